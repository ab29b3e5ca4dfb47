// Format strings to attributed text.

import { Attachment, attachmentFields } from "./attachment.mjs";
import { attributeFields, attributes, parseColor } from "./attributes.mjs";
import { boolean, instance, list, options, string, wrongType } from "./convert.mjs";
import { check, errorFor, statusName } from "./errors.mjs";
import { placedError } from "./exports.mjs";
import { copied, framed, structs, textFrom, uint32, unitsAt } from "./frame.mjs";
import { books, formatters, Handle } from "./handle.mjs";
import { lib } from "./module.mjs";
import * as raw from "./raw.mjs";
import { bookOrNone } from "./shared.mjs";
import { AttributedText } from "./text.mjs";

const DEFAULTS = {
    family: "defaultFontFamily", size: "defaultPointSize", weight: "defaultWeight", color: "defaultColor",
    background: "defaultBackgroundColor", alignment: "defaultAlignment",
};
const OPTIONS = [...Object.values(DEFAULTS), "fontFamilies", "colors", "links", "attachments", "lenient", "fonts"];

const strings = (values, name) => list(values, name, "strings").map((value) => string(value, `each of ${name}`));

/** An array of the library's strings: its address and its length. */
function stringArray(frame, values) {
    const records = values.map((value) => {
        const [utf8, length] = frame.utf8(value);
        return { utf8, length };
    });
    return [frame.array(raw.reglet_string, records), records.length];
}

export class Formatter extends Handle {
    #lenient = false;

    constructor(given) {
        super();
        const { fontFamilies = [], colors = [], links = [], attachments = [], lenient = false, fonts, ...rest } = options(given, OPTIONS);
        const defaults = Object.entries(DEFAULTS).filter(([, name]) => name in rest).map(([key, name]) => [key, rest[name]]);
        const fields = attributeFields(Object.fromEntries(defaults), DEFAULTS);
        const families = strings(fontFamilies, "fontFamilies"), targets = strings(links, "links");
        const numbers = new Uint32Array(list(colors, "colors", "strings").map((color) => parseColor(color, "each of colors")));
        const images = list(attachments, "attachments", "Attachments").map((image) => instance(image, Attachment, "each of attachments"));
        boolean(lenient, "lenient");
        const book = bookOrNone(fonts);
        Object.defineProperty(this, "_fonts", { value: book });
        formatters.adopt(this, lib.reglet_formatter_create());
        framed((frame) => {
            const own = formatters.pointer(this), bookPointer = book ? books.pointer(book) : 0;
            check(lib.reglet_formatter_set_defaults(own, attributes(frame, fields), bookPointer));
            check(lib.reglet_formatter_set_families(own, ...stringArray(frame, families), bookPointer));
            check(lib.reglet_formatter_set_colors(own, frame.copy(numbers), numbers.length));
            check(lib.reglet_formatter_set_links(own, ...stringArray(frame, targets)));
            const boxes = frame.array(raw.reglet_attachment, images.map((image) => attachmentFields(frame, image)));
            check(lib.reglet_formatter_set_attachments(own, boxes, images.length));
        });
        this.lenient = lenient;
    }

    get lenient() {
        return this.#lenient;
    }

    set lenient(lenient) {
        check(lib.reglet_formatter_set_lenient(formatters.pointer(this), Number(boolean(lenient, "lenient"))));
        this.#lenient = lenient;
    }

    _summary() {
        return this.#lenient ? "lenient" : "strict";
    }

    format(format, values = [], named = {}) {
        if (typeof format !== "string" && !(format instanceof Uint8Array)) throw wrongType("format", "a string or a Uint8Array", format);
        if (typeof format === "string") string(format, "format");
        const inserted = strings(values, "values"), pairs = namedPairs(named);
        return framed((frame) => {
            const [at, length] = typeof format === "string" ? frame.utf8(format) : frame.bytes(format);
            const call = [at, length, argumentsStruct(frame, inserted, pairs)];
            const out = frame.alloc(4), error = frame.struct(raw.reglet_error, {});
            const status = lib.reglet_formatter_format(formatters.pointer(this), ...call, out, error);
            if (status === raw.REGLET_STATUS_TOO_LARGE) throw errorFor(status);
            if (status !== raw.REGLET_OK) throw placedError(status, uint32(error + 4), at);
            return AttributedText._adopted(uint32(out), this._fonts, this.#lenient ? diagnose(frame, this, call) : []);
        });
    }
}

export function escape(text) {
    string(text, "text");
    return framed((frame) => {
        const source = frame.utf8(text);
        return textFrom((...buffer) => lib.reglet_escape(...source, ...buffer));
    });
}

function namedPairs(named) {
    if (typeof named !== "object" || named === null || Array.isArray(named)) throw wrongType("named", "an object of strings", named);
    const entries = named instanceof Map ? [...named] : Object.entries(named);
    return entries.map(([name, value]) => [string(name, "a name"), string(value, name)]);
}

function argumentsStruct(frame, values, named) {
    const [array, value_count] = stringArray(frame, values);
    const records = named.map((pair) => {
        const [[name, name_length], [value, value_length]] = pair.map((text) => frame.utf8(text));
        return { name, name_length, value, value_length };
    });
    return frame.struct(raw.reglet_arguments, {
        values: array, value_count, named: frame.array(raw.reglet_argument, records), named_count: records.length,
    });
}

function diagnose(frame, formatter, [at, length, struct]) {
    const write = (...buffer) => lib.reglet_formatter_diagnose(formatters.pointer(formatter), at, length, struct, ...buffer);
    const problems = copied(frame, raw.reglet_error.size, 16, write, (buffer, count) => structs(raw.reglet_error, buffer, count));
    let start = 0, offset = 0;
    return problems.map(({ code, byte_offset }) => {
        if (byte_offset < start) start = offset = 0; // Bytes that are no UTF-8 come first, fields that no one ends last.
        offset += unitsAt(at + start, byte_offset - start);
        start = byte_offset;
        return { code: statusName(code), byteOffset: byte_offset, offset };
    });
}
