// How a label lays its text out: from named arguments to the library's struct.

import { ATTRIBUTES } from "./attributes.mjs";
import { boolean, choice, int32, length, numbers, options, string } from "./convert.mjs";
import { check } from "./errors.mjs";
import { texts } from "./handle.mjs";
import { lib, view } from "./module.mjs";
import { reglet_label_options } from "./raw.mjs";

const LINE_BREAKS = ["word", "character"];
const TRUNCATIONS = ["none", "head", "middle", "tail"];
const DIRECTIONS = ["natural", "ltr", "rtl"];
const VERTICALS = ["top", "center", "bottom"];
const INSETS = ["top", "left", "bottom", "right"];

const insets = (value, name) => {
    const [top, left, bottom, right] = numbers(value, INSETS, name);
    return { top, left, bottom, right };
};
const choiceOf = (names) => (value, name) => choice(names, value, name);

// option -> [field, conversion]
const FIELDS = {
    width: ["width", length], height: ["height", length], maxLines: ["max_lines", int32], lineBreak: ["break_mode", choiceOf(LINE_BREAKS)],
    truncation: ["truncation", choiceOf(TRUNCATIONS)], direction: ["direction", choiceOf(DIRECTIONS)],
    vertical: ["vertical", choiceOf(VERTICALS)], insets: ["insets", insets], tabWidth: ["tab_width", length], scale: ["scale", length],
    emptyIsLine: ["empty_is_line", (value, name) => Number(boolean(value, name))],
};

/** The struct's fields, the token, the font book and the attributes that are given. */
export function labelOptions(given) {
    const { token, fonts, ...rest } = options(given, [...Object.keys(FIELDS), "token", "fonts", ...ATTRIBUTES, "link"]);
    const fields = {}, attributes = {};
    for (const [name, value] of Object.entries(rest)) {
        if (!(name in FIELDS)) attributes[name] = value;
        else if (value !== null || (name !== "width" && name !== "height")) fields[FIELDS[name][0]] = FIELDS[name][1](value, name);
    }
    return { fields, token: token === undefined || texts.has(token) ? token : string(token, "token"), fonts, attributes };
}

/** The struct. */
export function labelOptionsStruct(frame, { fields, token }) {
    const at = frame.alloc(reglet_label_options.size);
    check(lib.reglet_label_options_init(at));
    const defaults = reglet_label_options.read(view(), at);
    const own = { ...fields };
    if (typeof token === "string") [own.token, own.token_length] = frame.utf8(token);
    else if (token) own.token_text = texts.pointer(token);
    reglet_label_options.write(view(), at, { ...defaults, ...own });
    return at;
}
