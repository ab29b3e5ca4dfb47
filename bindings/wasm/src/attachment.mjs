// Images, and other objects of the host's, that stand in a text.

import { choice, finite, invalidValue, length, options, size, string, wrongType } from "./convert.mjs";
import { check } from "./errors.mjs";
import { copied, framed, textAt, uint32 } from "./frame.mjs";
import { texts } from "./handle.mjs";
import { lib, view } from "./module.mjs";
import { reglet_attachment } from "./raw.mjs";

const ALIGNMENTS = ["baseline", "text_top", "text_center", "text_bottom", "cap_center", "x_center", "line_top", "line_bottom"];
const OPTIONS = ["width", "height", "x", "y", "alignment", "alternativeText", "tag"];

export class Attachment {
    constructor(name, given) {
        const { width = 0, height = 0, x = 0, y = 0, alignment = "baseline", alternativeText = "", tag = 0 } = options(given, OPTIONS);
        this.name = string(name, "name");
        this.width = length(width, "width");
        this.height = length(height, "height");
        this.x = finite(x, "x");
        this.y = finite(y, "y");
        choice(ALIGNMENTS, alignment, "alignment");
        this.alignment = alignment;
        this.alternativeText = string(alternativeText, "alternativeText");
        this.tag = word(tag);
        Object.freeze(this);
    }
}

/** 64 bits: a number where that is exact, else a BigInt. */
function word(tag) {
    if (typeof tag !== "bigint" && !Number.isSafeInteger(tag)) throw wrongType("tag", "a safe whole number or a BigInt", tag);
    const bits = BigInt(tag);
    if (BigInt.asUintN(64, bits) !== bits) throw invalidValue("tag must have 64 bits");
    return bits <= Number.MAX_SAFE_INTEGER ? Number(bits) : bits;
}

/** The struct's fields. */
export function attachmentFields(frame, image) {
    const [name, name_length] = frame.utf8(image.name), [alternative_text, alternative_length] = frame.utf8(image.alternativeText);
    const { width, height, x, y } = image, tag = BigInt(image.tag);
    return {
        alignment: ALIGNMENTS.indexOf(image.alignment), name, name_length, alternative_text, alternative_length,
        tag_low: Number(tag & 0xffffffffn), tag_high: Number(tag >> 32n), width, height, x, y,
    };
}

/** The attachment of that number in a text, and the byte offset where it stands. */
export function readAttachment(text, number) {
    return framed((frame) => {
        const place = size(number, "number"), index = frame.alloc(4), at = frame.struct(reglet_attachment, {});
        const write = (...buffer) => lib.reglet_text_attachment(texts.pointer(text), place, index, at, ...buffer);
        return copied(frame, 1, 256, write, () => {
            const { name, name_length, alignment, alternative_text, alternative_length, tag_low, tag_high, ...box } =
                reglet_attachment.read(view(), at);
            const { width, height, x, y } = box;
            const attachment = new Attachment(textAt(name, name_length), {
                width, height, x, y, alignment: ALIGNMENTS[alignment], alternativeText: textAt(alternative_text, alternative_length),
                tag: BigInt(tag_high) << 32n | BigInt(tag_low),
            });
            return [uint32(index), attachment];
        });
    });
}
