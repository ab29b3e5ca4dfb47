// Faces of a font book, and fonts: faces at a size.

import { finite, instance, int32 } from "./convert.mjs";
import { check } from "./errors.mjs";
import { double, framed, int32 as int32At, textFrom } from "./frame.mjs";
import { books, INSPECT } from "./handle.mjs";
import { lib, view } from "./module.mjs";
import * as raw from "./raw.mjs";

export class Face {
    #book;
    #raw;

    /** Made by a book. */
    constructor(book, fields) {
        this.#book = book;
        this.#raw = fields;
    }

    get name() {
        return framed((frame) => {
            const at = this.#struct(frame);
            return textFrom((...buffer) => lib.reglet_fonts_face_name(books.pointer(this.#book), at, ...buffer));
        });
    }

    get family() {
        return textFrom((...buffer) => lib.reglet_fonts_family_name(books.pointer(this.#book), this.#raw.family, ...buffer));
    }

    get weight() {
        return this.#raw.weight;
    }

    get italic() {
        return this.#raw.italic !== 0;
    }

    get italicMissing() {
        return this.#raw.italic_missing !== 0;
    }

    get cssWeight() {
        return framed((frame) => {
            const at = this.#struct(frame), out = frame.alloc(4);
            check(lib.reglet_fonts_face_css_weight(books.pointer(this.#book), at, out));
            return int32At(out);
        });
    }

    withWeight(weight) {
        return this.#relative("reglet_fonts_face_with_weight", int32(weight, "weight"));
    }

    byWeight(difference) {
        return this.#relative("reglet_fonts_face_by_weight", int32(difference, "difference"));
    }

    asItalic() {
        return this.#relative("reglet_fonts_face_with_slant", 1);
    }

    asRegular() {
        return this.#relative("reglet_fonts_face_with_slant", 0);
    }

    at(size) {
        return new Font(this, size);
    }

    equals(other) {
        instance(other, Face, "other");
        return this.weight === other.weight && this.italic === other.italic && this.family === other.family && this.name === other.name;
    }

    [INSPECT]() {
        return `<Face ${JSON.stringify(this.name)} weight=${this.weight}>`;
    }

    #struct(frame) {
        return frame.struct(raw.reglet_face, this.#raw);
    }

    #relative(name, argument) {
        return framed((frame) => {
            const at = this.#struct(frame), out = frame.alloc(raw.reglet_face.size);
            check(lib[name](books.pointer(this.#book), at, argument, out));
            return new Face(this.#book, raw.reglet_face.read(view(), out));
        });
    }

    /** The vertical figures at a size. */
    static metrics(face, size) {
        return framed((frame) => {
            const at = face.#struct(frame), out = frame.alloc(raw.reglet_font_metrics.size);
            check(lib.reglet_fonts_metrics(books.pointer(face.#book), at, size, out));
            const { ascent, descent, leading, cap_height, x_height, approximate } = raw.reglet_font_metrics.read(view(), out);
            return { ascent, descent, leading, capHeight: cap_height, xHeight: x_height, approximate: approximate !== 0 };
        });
    }
}

function sizeBy(size, difference) {
    return framed((frame) => {
        const out = frame.alloc(8);
        check(lib.reglet_fonts_size_by(finite(size, "size"), finite(difference, "difference"), out));
        return double(out);
    });
}

/** A value. It has the calls of its face, which give fonts of the same size. */
export class Font {
    constructor(face, size) {
        this.face = instance(face, Face, "face");
        this.size = sizeBy(size, 0);
        Object.freeze(this);
    }

    withSize(size) {
        return new Font(this.face, size);
    }

    bySize(difference) {
        return new Font(this.face, sizeBy(this.size, difference));
    }

    at(size) {
        return this.withSize(size);
    }

    get metrics() {
        return Face.metrics(this.face, this.size);
    }

    [INSPECT]() {
        return `<Font ${JSON.stringify(this.name)} ${this.size} points>`;
    }

    equals(other) {
        instance(other, Font, "other");
        return this.size === other.size && this.face.equals(other.face);
    }
}

for (const name of ["name", "family", "weight", "italic", "italicMissing", "cssWeight"])
    Object.defineProperty(Font.prototype, name, {
        get() {
            return this.face[name];
        },
    });
for (const name of ["withWeight", "byWeight", "asItalic", "asRegular"])
    Object.defineProperty(Font.prototype, name, {
        value(...values) {
            return new Font(this.face[name](...values), this.size);
        },
    });
