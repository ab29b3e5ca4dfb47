// Labels: a text wrapped into a width, and what is where on it.

import { colorText } from "./attributes.mjs";
import { boolean, choice, finite, length, options, size, wrongType } from "./convert.mjs";
import { check } from "./errors.mjs";
import { measuringBy } from "./fonts.mjs";
import { double, framed, int32, structsFrom, textFrom, uint32 } from "./frame.mjs";
import { books, Handle, labels, texts } from "./handle.mjs";
import { labelOptions, labelOptionsStruct } from "./label-options.mjs";
import { lib, view } from "./module.mjs";
import { readDecorations, readPieces } from "./pieces.mjs";
import * as raw from "./raw.mjs";
import { sharedBook, bookOrNone } from "./shared.mjs";
import { AttributedText, byteOffset, inUnits, made, range, unitIndex } from "./text.mjs";

const RECT_STYLES = ["tight", "line", "leading"];

export class Label extends Handle {
    constructor(text, given) {
        super();
        if (typeof text !== "string" && !texts.has(text)) throw wrongType("text", "a string or an AttributedText", text);
        const { attributes, fonts, ...how } = labelOptions(given);
        if (typeof text !== "string" && Object.keys(attributes).length)
            throw new TypeError("attributes are for a string; set them on the text");
        const named = bookOrNone(fonts);
        const copy = typeof text === "string" ? new AttributedText(text, attributes) : text.copy();
        try {
            const book = named ?? copy._fonts ?? sharedBook();
            framed((frame) => {
                const out = frame.alloc(4), struct = labelOptionsStruct(frame, how);
                check(lib.reglet_label_create(texts.pointer(copy), books.pointer(book), struct, out, 0));
                measuringBy(labels.adopt(this, uint32(out)), book._measuring.by);
            });
        } catch (error) {
            copy.dispose();
            throw error;
        }
        Object.defineProperty(this, "_text", { value: copy });
    }

    dispose() {
        super.dispose();
        this._text.dispose();
    }

    _summary() {
        const { width, height } = this.size;
        return `${width} x ${height} points`;
    }

    /** Its own text; a ReferenceError for a label that is disposed. */
    get #ownText() {
        labels.pointer(this);
        return this._text;
    }

    get text() {
        return this.#ownText.copy();
    }

    get token() {
        return made(Object.create(AttributedText.prototype), this.#ownText._fonts, (frame, out) => lib.reglet_label_token(labels.pointer(this), out));
    }

    // ---- Sizes

    get width() {
        return this.size.width;
    }

    get height() {
        return this.size.height;
    }

    get size() {
        return sizeFrom((out) => lib.reglet_label_size(labels.pointer(this), out));
    }

    get contentSize() {
        return sizeFrom((out) => lib.reglet_label_content_size(labels.pointer(this), out));
    }

    preferredHeight(width) {
        const limit = length(width, "width");
        return outs(([out]) => lib.reglet_label_preferred_height(labels.pointer(this), limit, out), double)[0];
    }

    sizeThatFits(width, height) {
        const limits = [length(width, "width"), length(height, "height")];
        return sizeFrom((out) => lib.reglet_label_size_that_fits(labels.pointer(this), ...limits, out));
    }

    get minimumWidth() {
        return this.#widths()[0];
    }

    get maximumWidth() {
        return this.#widths()[1];
    }

    #widths() {
        return outs((places) => lib.reglet_label_content_widths(labels.pointer(this), ...places), double, double);
    }

    // ---- Lines and what is to be drawn

    get lines() {
        const lines = structsFrom(raw.reglet_line, (...buffer) => lib.reglet_label_lines(labels.pointer(this), ...buffer));
        return inUnits(this._text, lines);
    }

    rects(start, end, given) {
        const { style = "line" } = options(given, ["style"]);
        const number = choice(RECT_STYLES, style, "style");
        return framed((frame) => {
            const places = range(frame, this.#ownText, start, end);
            return rectsFrom((...buffer) => lib.reglet_label_rects(labels.pointer(this), ...places, number, ...buffer));
        });
    }

    get backgrounds() {
        return structsFrom(raw.reglet_background, (...buffer) => lib.reglet_label_backgrounds(labels.pointer(this), 0, ...buffer))
            .map(({ color, ...box }) => ({ ...box, color: colorText(color) }));
    }

    get decorations() {
        return readDecorations(this);
    }

    get pieces() {
        return readPieces(this, this._text);
    }

    caret(index) {
        return framed((frame) => {
            const place = byteOffset(frame, this.#ownText, index, "index");
            return rectsFrom((...buffer) => lib.reglet_label_carets(labels.pointer(this), place, ...buffer));
        });
    }

    get truncated() {
        return this.#hidden()[2] !== 0;
    }

    get hidden() {
        const [start, end] = this.#hidden();
        return inUnits(this._text, [{ start, end }])[0];
    }

    #hidden() {
        return outs((places) => lib.reglet_label_hidden(labels.pointer(this), ...places), uint32, uint32, int32);
    }

    // ---- Points

    indexAt(x, y, given) {
        const { exact = false } = options(given, ["exact"]);
        const question = [finite(x, "x"), finite(y, "y"), Number(boolean(exact, "exact"))];
        const hit = framed((frame) => {
            const out = frame.alloc(raw.reglet_hit.size);
            check(lib.reglet_label_hit(labels.pointer(this), ...question, out));
            return raw.reglet_hit.read(view(), out);
        });
        return hit.line < 0 ? null : unitIndex(this._text, hit.index);
    }

    linkAt(x, y, given) {
        const { slop = 0 } = options(given, ["slop"]);
        const question = [finite(x, "x"), finite(y, "y"), length(slop, "slop")];
        const [link] = outs(([out]) => lib.reglet_label_link_at(labels.pointer(this), ...question, out), int32);
        return link < 0 ? null : link;
    }

    get linkCount() {
        return outs(([out]) => lib.reglet_label_link_count(labels.pointer(this), out), uint32)[0];
    }

    linkRects(number) {
        const link = size(number, "number");
        return rectsFrom((...buffer) => lib.reglet_label_link_rects(labels.pointer(this), link, ...buffer));
    }

    toSVG(given) {
        const { anyLink = false } = options(given, ["anyLink"]);
        const any = Number(boolean(anyLink, "anyLink"));
        return textFrom((...buffer) => lib.reglet_label_to_svg(labels.pointer(this), any, ...buffer));
    }
}

/** What a call writes to outputs of at most eight bytes each, read with these functions. */
function outs(call, ...reads) {
    return framed((frame) => {
        const places = reads.map(() => frame.alloc(8));
        check(call(places));
        return reads.map((read, i) => read(places[i]));
    });
}

function sizeFrom(call) {
    return framed((frame) => {
        const out = frame.alloc(raw.reglet_size.size);
        check(call(out));
        return raw.reglet_size.read(view(), out);
    });
}

const rectsFrom = (write) => structsFrom(raw.reglet_rect, write);
