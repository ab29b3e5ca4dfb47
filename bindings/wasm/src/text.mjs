// Attributed text: characters with attributes, clickable fields and attachments.

import { Attachment, attachmentFields, readAttachment } from "./attachment.mjs";
import { ALL, ATTRIBUTES, attributeFields, attributes, mask } from "./attributes.mjs";
import { instance, numbers, options, size, string, whole } from "./convert.mjs";
import { check, errorFor } from "./errors.mjs";
import { Exports } from "./exports.mjs";
import { framed, int32, uint32 } from "./frame.mjs";
import { texts } from "./handle.mjs";
import { lib, view } from "./module.mjs";
import * as raw from "./raw.mjs";
import { readRuns } from "./runs.mjs";
import { bookOrNone, sharedBook } from "./shared.mjs";

export class AttributedText extends Exports {
    constructor(text = "", given) {
        super();
        string(text, "text");
        const { fonts, link, ...rest } = options(given, [...ATTRIBUTES, "link", "fonts"]);
        const fields = attributeFields(rest), book = bookOrNone(fonts), target = targetOf(link);
        made(this, book, (frame, out) => lib.reglet_text_create(...frame.utf8(text), attributes(frame, fields), out, 0));
        if (target !== undefined) setLink(this, 0, text.length, target);
    }

    static withImage(text, image, given) {
        const { point, index = 0, fonts } = options(given, ["point", "index", "fonts"]);
        string(text, "text");
        instance(image, Attachment, "image");
        const place = whole(index, "index"), book = bookOrNone(fonts);
        const own = point === undefined || point === null ? null : new Float64Array(numbers(point, ["x", "y"], "point"));
        if (place < 0 || place > text.length) throw errorFor(raw.REGLET_STATUS_INDEX_OUT_OF_RANGE);
        // What is before an index inside a pair ends with half of it: three bytes, where the library sees that the pair has four.
        return made(Object.create(this.prototype), book, (frame, out) => lib.reglet_text_create_with_image(
            ...frame.utf8(text), frame.struct(raw.reglet_attachment, attachmentFields(frame, image)), own ? frame.copy(own) : 0,
            frame.utf8(text.slice(0, place))[1], out, 0));
    }

    /** Takes over a text that a C function made. */
    static _adopted(pointer, fonts, diagnostics) {
        return owning(Object.create(this.prototype), pointer, fonts, diagnostics);
    }

    _summary() {
        const string = this.toString();
        return JSON.stringify(string.length > 100 ? `${string.slice(0, 99)}…` : string);
    }

    get length() {
        return counts(this).utf16;
    }

    get runs() {
        return readRuns(this, counts(this).runs, this._fonts ?? sharedBook());
    }

    get attachments() {
        return Array.from({ length: counts(this).attachments }, (_, number) => {
            const [index, attachment] = readAttachment(this, number);
            return { index: unitIndex(this, index), attachment };
        });
    }

    get diagnostics() {
        return this._diagnostics.map((diagnostic) => ({ ...diagnostic }));
    }

    equals(other) {
        instance(other, AttributedText, "other");
        return framed((frame) => {
            const out = frame.alloc(4);
            check(lib.reglet_text_equal(texts.pointer(this), texts.pointer(other), out));
            return int32(out) !== 0;
        });
    }

    copy() {
        return made(Object.create(Object.getPrototypeOf(this)), this._fonts, (frame, out) => lib.reglet_text_copy(texts.pointer(this), out),
            this._diagnostics);
    }

    slice(start = 0, end = undefined) {
        const length = this.length;
        const first = clamped(start, length, "start"), last = end === undefined ? length : clamped(end, length, "end");
        return made(Object.create(Object.getPrototypeOf(this)), this._fonts, (frame, out) =>
            lib.reglet_text_slice(texts.pointer(this), ...range(frame, this, first, Math.max(first, last)), out));
    }

    append(other) {
        framed((frame) => {
            if (other instanceof AttributedText) check(lib.reglet_text_append_text(texts.pointer(this), texts.pointer(other)));
            else check(lib.reglet_text_append(texts.pointer(this), ...frame.utf8(string(other, "other")), 0));
        });
    }

    insert(index, other) {
        size(index, "index");
        this.replace(index, index, other);
    }

    replace(start, end, other) {
        framed((frame) => {
            const places = range(frame, this, start, end);
            if (other instanceof AttributedText) {
                check(lib.reglet_text_replace_text(texts.pointer(this), ...places, texts.pointer(other)));
            } else if (other instanceof Attachment) {
                const image = frame.struct(raw.reglet_attachment, attachmentFields(frame, other));
                check(lib.reglet_text_replace_with_attachment(texts.pointer(this), ...places, image));
            } else {
                check(lib.reglet_text_replace(texts.pointer(this), ...places, ...frame.utf8(string(other, "other")), 0));
            }
        });
    }

    delete(start, end) {
        framed((frame) => check(lib.reglet_text_delete(texts.pointer(this), ...range(frame, this, start, end))));
    }

    insertAttachment(image, index = 0) {
        this.insert(index, instance(image, Attachment, "image"));
    }

    removeAttachment(number) {
        check(lib.reglet_text_remove_attachment(texts.pointer(this), size(number, "number")));
    }

    setAttributes(start, end, given) {
        const { link, ...rest } = options(given, [...ATTRIBUTES, "link"]);
        const fields = attributeFields(rest), target = targetOf(link);
        framed((frame) => {
            check(lib.reglet_text_set_attributes(texts.pointer(this), ...range(frame, this, start, end), attributes(frame, fields)));
        });
        if (target !== undefined) setLink(this, start, end, target);
    }

    clearAttributes(start, end, ...names) {
        const bits = names.length ? mask(names) : ALL;
        framed((frame) => check(lib.reglet_text_clear_attributes(texts.pointer(this), ...range(frame, this, start, end), bits)));
    }

    setLink(start, end, target = undefined) {
        framed((frame) => {
            const text = target === undefined || target === null ? [0, 0] : frame.utf8(string(target, "target"));
            check(lib.reglet_text_set_link(texts.pointer(this), ...range(frame, this, start, end), ...text));
        });
    }

    clearLink(start, end) {
        framed((frame) => check(lib.reglet_text_clear_link(texts.pointer(this), ...range(frame, this, start, end))));
    }
}

/** An index as a string's slice takes it: from the end where it is negative, and never outside; infinity is an end. */
function clamped(index, length, name) {
    const place = index === Infinity || index === -Infinity ? index : whole(index, name);
    return Math.max(0, Math.min(place < 0 ? place + length : place, length));
}

const targetOf = (link) => (link === undefined || link === null ? link : string(link, "link"));

function setLink(text, start, end, target) {
    if (target === null) text.clearLink(start, end);
    else text.setLink(start, end, target);
}

function owning(text, pointer, fonts, diagnostics = []) {
    texts.adopt(text, pointer);
    Object.defineProperties(text, { _fonts: { value: fonts }, _diagnostics: { value: diagnostics } });
    return text;
}

/** A text that `make(frame, out)` makes. */
export function made(text, fonts, make, diagnostics) {
    return framed((frame) => {
        const out = frame.alloc(4);
        check(make(frame, out));
        return owning(text, uint32(out), fonts, diagnostics);
    });
}

function counts(text) {
    return framed((frame) => {
        const at = frame.alloc(raw.reglet_text_counts.size);
        check(lib.reglet_text_count(texts.pointer(text), at));
        return raw.reglet_text_counts.read(view(), at);
    });
}

function convert(frame, text, index, from, to) {
    const out = frame.alloc(4);
    check(lib.reglet_text_convert(texts.pointer(text), index, from, to, out));
    return uint32(out);
}

/** The byte offset of an index in UTF-16. */
export const byteOffset = (frame, text, index, name) =>
    convert(frame, text, size(index, name), raw.REGLET_UNIT_UTF16, raw.REGLET_UNIT_UTF8);

/** The byte offsets of a range in UTF-16. */
export function range(frame, text, start, end) {
    const last = size(end, "end"), offset = byteOffset(frame, text, start, "start");
    return [offset, start === last ? offset : byteOffset(frame, text, last, "end")];
}

/** The index in UTF-16 of a byte offset. */
export const unitIndex = (text, offset) => unitIndices(text, [offset])[0];

/** The indices in UTF-16 of byte offsets; of neighbours that are equal, as an end and the next start, one is asked for. */
export function unitIndices(text, offsets) {
    return framed((frame) => {
        const out = frame.alloc(4), own = texts.pointer(text);
        let last = 0, index = 0;
        return offsets.map((offset) => {
            if (offset !== last) {
                check(lib.reglet_text_convert(own, offset, raw.REGLET_UNIT_UTF8, raw.REGLET_UNIT_UTF16, out));
                index = uint32(out);
                last = offset;
            }
            return index;
        });
    });
}

/** Makes the `start` and the `end` of records, which are byte offsets, indices in UTF-16. */
export function inUnits(text, records) {
    const indices = unitIndices(text, records.flatMap(({ start, end }) => [start, end]));
    records.forEach((record, i) => {
        record.start = indices[2 * i];
        record.end = indices[2 * i + 1];
    });
    return records;
}
