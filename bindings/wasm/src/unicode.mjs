// Unicode's rules for plain text: where lines may end, what is one character, which way it runs.

import { choice, list, options, string, trueView, whole } from "./convert.mjs";
import { check } from "./errors.mjs";
import { framed, structs, uint32 } from "./frame.mjs";
import { bytes, lib } from "./module.mjs";
import { REGLET_UNIT_UTF16, reglet_line_break } from "./raw.mjs";

const DIRECTIONS = ["natural", "ltr", "rtl"];

/** Calls `write(text, length, buffer, countOut)` with room for `capacity` items and reads them. */
function listed(text, size, capacity, write, read) {
    return framed((frame) => {
        const [at, length] = frame.utf8(text), buffer = frame.alloc(size * capacity), countOut = frame.alloc(4);
        check(write(at, length, buffer, countOut));
        return read(buffer, uint32(countOut));
    });
}

export function lineBreaks(text) {
    string(text, "text");
    return listed(text, reglet_line_break.size, text.length,
        (at, length, buffer, out) => lib.reglet_unicode_line_breaks(at, length, REGLET_UNIT_UTF16, buffer, text.length, out, 0),
        (buffer, count) => structs(reglet_line_break, buffer, count).map(
            ({ offset, mandatory }) => ({ index: offset, mandatory: mandatory !== 0 })));
}

export function graphemes(text) {
    string(text, "text");
    const capacity = text.length + 1;
    return listed(text, 4, capacity,
        (at, length, buffer, out) => lib.reglet_unicode_graphemes(at, length, REGLET_UNIT_UTF16, buffer, capacity, out, 0), words);
}

export function bidiLevels(text, given) {
    const { direction = "natural" } = options(given, ["direction"]);
    const base = choice(DIRECTIONS, direction, "direction");
    string(text, "text");
    return listed(text, 1, text.length,
        (at, length, buffer, out) => lib.reglet_unicode_bidi_levels(at, length, base, REGLET_UNIT_UTF16, buffer, text.length, out, 0),
        (buffer, count) => bytes().slice(buffer, buffer + count));
}

export function bidiOrder(levels) {
    const given = levels instanceof Uint8Array ? trueView(levels, Uint8Array)
        : Uint8Array.from(list(levels, "levels", "whole numbers"), (level) => (whole(level, "each of levels") >= 0 && level < 256 ? level : 255));
    return framed((frame) => {
        const at = frame.copy(given), order = frame.alloc(4 * given.length), countOut = frame.alloc(4);
        check(lib.reglet_unicode_bidi_order(at, given.length, order, given.length, countOut));
        return words(order, uint32(countOut));
    });
}

const words = (at, count) => new Uint32Array(bytes().slice(at, at + 4 * count).buffer);
