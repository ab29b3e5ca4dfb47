// Font books: families of faces, and what measures text.

import { boolean, int32, list, options, size, string, wrongType } from "./convert.mjs";
import { check, errorFor } from "./errors.mjs";
import { Face } from "./face.mjs";
import { copied, framed, structs, textFrom, uint32 } from "./frame.mjs";
import { books, Handle, texts } from "./handle.mjs";
import { callbacks, keep } from "./measurer.mjs";
import { lib, view } from "./module.mjs";
import * as raw from "./raw.mjs";

export class FontBook extends Handle {
    constructor() {
        super();
        measuringBy(books.adopt(this, lib.reglet_fonts_create()), null);
    }

    _summary() {
        return `${this.families.length} families`;
    }

    get families() {
        const count = framed((frame) => {
            const out = frame.alloc(4);
            check(lib.reglet_fonts_family_count(books.pointer(this), out));
            return uint32(out);
        });
        return Array.from({ length: count }, (_, number) =>
            textFrom((...buffer) => lib.reglet_fonts_family_name(books.pointer(this), number, ...buffer)));
    }

    resolve(family, given) {
        const { weight = 0, italic = false } = options(given, ["weight", "italic"]);
        const wish = [int32(weight, "weight"), Number(boolean(italic, "italic"))];
        string(family, "family");
        return faceFrom(this, (frame, out) => lib.reglet_fonts_resolve(books.pointer(this), ...frame.utf8(family), ...wish, out));
    }

    face(name) {
        string(name, "name");
        return faceFrom(this, (frame, out) => lib.reglet_fonts_face_named(books.pointer(this), ...frame.utf8(name), out));
    }

    register(family, ladder) {
        string(family, "family");
        const rungs = rungsOf(ladder);
        framed((frame) => {
            const name = frame.utf8(family);
            const records = rungs.map(({ weight, faces }) => {
                const [[regular, regular_length], [italic, italic_length]] = faces.map((face) => frame.utf8(face ?? ""));
                return { weight, regular, regular_length, italic, italic_length };
            });
            check(lib.reglet_fonts_register(books.pointer(this), ...name, frame.array(raw.reglet_rung, records), records.length, 0));
        });
    }

    loadFont(face, data, given) {
        const { index = 0 } = options(given, ["index"]);
        const place = size(index, "index");
        string(face, "face");
        if (!(data instanceof ArrayBuffer) && !ArrayBuffer.isView(data)) throw wrongType("data", "an ArrayBuffer or a view of one", data);
        const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : data;
        framed((frame) => {
            const file = frame.bytes(bytes);
            check(lib.reglet_fonts_load_file(books.pointer(this), ...frame.utf8(face), ...file, place));
        });
    }

    setMeasurer(measurer) {
        const kept = measurer === null ? null : keep(measurer), [measure, release] = kept ? callbacks() : [0, 0];
        check(lib.reglet_fonts_set_measurer(books.pointer(this), measure, kept ? kept.number : 0, release));
        this._measuring.by = kept;
    }

    measure(text) {
        if (texts.has(text)) return clusters(this, () => texts.pointer(text));
        if (typeof text !== "string") throw wrongType("text", "a string or an AttributedText", text);
        string(text, "text");
        return framed((frame) => {
            const out = frame.alloc(4);
            check(lib.reglet_text_create(...frame.utf8(text), 0, out, 0));
            const own = uint32(out);
            try {
                return clusters(this, () => own);
            } finally {
                lib.reglet_text_destroy(own);
            }
        });
    }

    copy() {
        return framed((frame) => {
            const out = frame.alloc(4);
            check(lib.reglet_fonts_copy(books.pointer(this), out));
            return measuringBy(books.adopt(Object.create(Object.getPrototypeOf(this)), uint32(out)), this._measuring.by);
        });
    }
}

/** A book, or a label, that may measure with a function, and so has to hold it. */
export function measuringBy(object, kept) {
    return Object.defineProperty(object, "_measuring", { value: { by: kept } });
}

function faceFrom(book, find) {
    return framed((frame) => {
        const out = frame.alloc(raw.reglet_face.size);
        check(find(frame, out));
        return new Face(book, raw.reglet_face.read(view(), out));
    });
}

/** The rungs of a Map or an object: weight -> [regular, italic], where one may be null. */
function rungsOf(ladder) {
    if (typeof ladder !== "object" || ladder === null || Array.isArray(ladder)) throw wrongType("ladder", "an object of names by weight", ladder);
    const entries = ladder instanceof Map ? [...ladder] : Object.entries(ladder).map(([weight, faces]) => [Number(weight), faces]);
    return entries.map(([weight, faces]) => {
        const pair = list(faces, "each of ladder", "two names");
        if (pair.length !== 2) throw errorFor(raw.REGLET_STATUS_INVALID_FAMILY);
        return {
            weight: int32(weight, "a weight"),
            faces: pair.map((face) => (face === null || face === undefined ? null : string(face, "a face"))),
        };
    });
}

function clusters(book, text) {
    return framed((frame) => copied(frame, raw.reglet_cluster.size, 64,
        (...buffer) => lib.reglet_fonts_measure(books.pointer(book), text(), raw.REGLET_UNIT_UTF16, ...buffer),
        (at, count) => structs(raw.reglet_cluster, at, count).map(({ start, end, advance }) => ({ start, end, advance }))));
}
