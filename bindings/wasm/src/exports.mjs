// Texts in other notations: the part of AttributedText that writes them, and reads JSON.

import { boolean, invalidValue, options, string, wrongType } from "./convert.mjs";
import { errorFor, FormatError, RegletError, statusName, statusText } from "./errors.mjs";
import { framed, int32, textFrom, uint32, unitsAt } from "./frame.mjs";
import { books, formatters, Handle, texts } from "./handle.mjs";
import { lib } from "./module.mjs";
import * as raw from "./raw.mjs";
import { bookOrNone, sharedBook } from "./shared.mjs";

const COLORS = new Map([["true", raw.REGLET_ANSI_TRUE_COLOR], ["256", raw.REGLET_ANSI_256], ["16", raw.REGLET_ANSI_16]]);

/** The exception for a problem at a place in a text, whose UTF-8 is at an address. */
export function placedError(status, byteOffset, at) {
    const offset = unitsAt(at, byteOffset);
    return new FormatError(statusName(status), `${statusText(status)} (at ${offset})`, byteOffset, offset);
}

/** What the classes of texts can be written as. All of it is deterministic. */
export class Exports extends Handle {
    toJSONString() {
        return textFrom((...buffer) => lib.reglet_text_to_json(texts.pointer(this), ...buffer));
    }

    /** For JSON.stringify. */
    toJSON() {
        return JSON.parse(this.toJSONString());
    }

    static fromJSON(json, given) {
        const { fonts } = options(given, ["fonts"]);
        const book = bookOrNone(fonts);
        const source = string(typeof json === "object" && json !== null ? JSON.stringify(json) : json, "json");
        return framed((frame) => {
            const [at, length] = frame.utf8(source), out = frame.alloc(4), error = frame.struct(raw.reglet_error, {});
            const status = lib.reglet_text_from_json(at, length, out, error);
            if (status === raw.REGLET_STATUS_TOO_LARGE) throw errorFor(status);
            if (status !== raw.REGLET_OK) throw placedError(status, uint32(error + 4), at);
            return this._adopted(uint32(out), book);
        });
    }

    toANSI(colors = "true") {
        if (typeof colors !== "string" && typeof colors !== "number") throw wrongType("colors", "a string or a number", colors);
        if (!COLORS.has(String(colors))) throw invalidValue(`colors must be one of true, 256, 16, not ${colors}`);
        return textFrom((...buffer) => lib.reglet_text_to_ansi(texts.pointer(this), COLORS.get(String(colors)), ...buffer));
    }

    toHTML(given) {
        const { anyLink = false, fonts } = options(given, ["anyLink", "fonts"]);
        const any = Number(boolean(anyLink, "anyLink")), book = bookOrNone(fonts) ?? this._fonts ?? sharedBook();
        return textFrom((...buffer) => lib.reglet_text_to_html(texts.pointer(this), books.pointer(book), any, ...buffer));
    }

    toMarkdown(given) {
        const { anyLink = false } = options(given, ["anyLink"]);
        const any = Number(boolean(anyLink, "anyLink"));
        return textFrom((...buffer) => lib.reglet_text_to_markdown(texts.pointer(this), any, ...buffer));
    }

    toFormat(formatter) {
        if (!formatters.has(formatter)) throw wrongType("formatter", "a Formatter", formatter);
        return framed((frame) => {
            const error = frame.struct(raw.reglet_error, {});
            try {
                return textFrom((...buffer) => lib.reglet_text_to_format(texts.pointer(this), formatters.pointer(formatter), ...buffer, error));
            } catch (problem) {
                if (!(problem instanceof RegletError) || int32(error) !== raw.REGLET_STATUS_NOT_EXPRESSIBLE) throw problem;
                throw placedError(int32(error), uint32(error + 4), frame.utf8(this.toString())[0]);
            }
        });
    }

    toPlain() {
        return textFrom((...buffer) => lib.reglet_text_to_plain(texts.pointer(this), ...buffer));
    }

    toString() {
        return textFrom((...buffer) => lib.reglet_text_utf8(texts.pointer(this), ...buffer));
    }
}
