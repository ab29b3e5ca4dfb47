// Attributes as named arguments, and as the library takes them.

import { boolean, choice, constants, finite, int32, string } from "./convert.mjs";
import { check } from "./errors.mjs";
import { framed, uint32 } from "./frame.mjs";
import { lib } from "./module.mjs";
import { reglet_attributes } from "./raw.mjs";

export const ALIGNMENTS = ["natural", "left", "center", "right", "justified"];

const BITS = constants("REGLET_ATTRIBUTE_");
const CONVERSIONS = {
    family: string, weight: int32, italic: (value, name) => Number(boolean(value, name)), size: finite, color: parseColor,
    background: parseColor, underline: int32, strikethrough: int32, baselineOffset: finite, kern: finite,
    alignment: (value, name) => choice(ALIGNMENTS, value, name),
};

/** The names of the attributes in the struct; `link` is none. */
export const ATTRIBUTES = Object.keys(CONVERSIONS);

const fieldOf = (name) => name.replace("O", "_o");

/** 0xRRGGBBAA of a colour. */
export function parseColor(text, name) {
    string(text, name);
    return framed((frame) => {
        const out = frame.alloc(4);
        check(lib.reglet_color_parse(...frame.utf8(text), out));
        return uint32(out);
    });
}

export const colorText = (color) => `#${color.toString(16).padStart(8, "0")}`;

/** The sum of the attributes' bits. */
export function mask(names) {
    return names.reduce((sum, name) => {
        if (!ATTRIBUTES.includes(name)) throw new TypeError(`there is no attribute ${String(name)}`);
        return sum | BITS[fieldOf(name)];
    }, 0);
}

export const ALL = BITS.all;

/** The struct's fields of given attributes. `names` are those of arguments that are called otherwise. */
export function attributeFields(given, names = {}) {
    const fields = { mask: mask(Object.keys(given)) };
    for (const [name, value] of Object.entries(given)) fields[fieldOf(name)] = CONVERSIONS[name](value, names[name] ?? name);
    return fields;
}

/** The struct of these fields. */
export function attributes(frame, { family, ...fields }) {
    const [at, length] = family === undefined ? [0, 0] : frame.utf8(family);
    return frame.struct(reglet_attributes, { ...fields, family: at, family_length: length });
}
