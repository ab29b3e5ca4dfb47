// What the calls for one button and those for many share: names, and numbers from objects or arrays.

import { boolean, constants, int32, invalidValue, numbers, real, wrongType } from "./convert.mjs";

export const SIZE = ["width", "height"];
export const RECT = ["x", "y", "width", "height"];
export const INSETS = ["top", "left", "bottom", "right"];
const STYLES = constants("REGLET_BUTTON_STYLE_");
const FITS = constants("REGLET_BUTTON_FIT_");
const HORIZONTAL = constants("REGLET_BUTTON_HORIZONTAL_");
const VERTICAL = constants("REGLET_BUTTON_VERTICAL_");
const FLAGS = Object.entries(constants("REGLET_BUTTON_FLAG_"));

// The named arguments of layout, arrange and insetsFor.
const ITEMS = ["image", "title", "content", "horizontal", "vertical", "rtl"];
export const LAYOUT = [...ITEMS, "imageInsets", "titleInsets", "scale"];
export const ARRANGE = [...ITEMS, "scale", "fit"];
export const INSETS_FOR = ITEMS;
export const FITTING = ["image", "title", "content"];

/** The constant of a name; a number stays as it is, for the library to refuse. */
function constant(names, value, name) {
    if (typeof value === "number") return int32(value, name);
    if (typeof value !== "string") throw wrongType(name, "a string or a number", value);
    if (!Object.hasOwn(names, value)) throw invalidValue(`${name} must be one of ${Object.keys(names).join(", ")}, not ${value}`);
    return names[value];
}

export const styleOf = (value) => constant(STYLES, value, "style");
export const fitOf = (value = "none") => constant(FITS, value, "fit");
export const paddingOf = (value) => real(value, "padding");

/** The names of the flags that are set in a number. */
export const flagNames = (flags) => new Set(FLAGS.filter(([, bit]) => int32(flags, "flags") & bit).map(([name]) => name));

export function contentOf(content = [0, 0, 0, 0]) {
    const [top, left, bottom, right] = numbers(content, INSETS, "content");
    return { top, left, bottom, right };
}

/** The fields of reglet_button_options. */
export const optionsOf = ({ content, horizontal = "center", vertical = "center", rtl = false, scale = 0 }) => ({
    content: contentOf(content), horizontal: constant(HORIZONTAL, horizontal, "horizontal"),
    vertical: constant(VERTICAL, vertical, "vertical"), direction: Number(boolean(rtl, "rtl")), scale: real(scale, "scale"),
});

/** The frames of image and title that layout or arrange gave. */
export function framesOf(frames) {
    if (typeof frames !== "object" || frames === null || !("image" in frames && "title" in frames))
        throw wrongType("frames", "what layout or arrange gives", frames);
    return [frames.image, frames.title];
}
