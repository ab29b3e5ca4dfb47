// What a label draws: the pieces of its text, underlines and strikethroughs.

import { colorText } from "./attributes.mjs";
import { structsFrom } from "./frame.mjs";
import { labels } from "./handle.mjs";
import { lib } from "./module.mjs";
import * as raw from "./raw.mjs";
import { inUnits } from "./text.mjs";

const CONTENTS = ["text", "token", "hyphen"];
const HYPHEN = "-"; // Whose advance a label measures at a soft hyphen.

export function readPieces(label, text) {
    const lineCount = structsFrom(raw.reglet_line, (...buffer) => lib.reglet_label_lines(labels.pointer(label), ...buffer)).length;
    const pieces = structsFrom(
        raw.reglet_piece, (...buffer) => lib.reglet_label_pieces(labels.pointer(label), 0, lineCount, ...buffer), 4 * lineCount + 8);
    const token = label.token;
    try {
        // Those of the token are its own.
        inUnits(token, pieces.filter(isOfToken));
        inUnits(text, pieces.filter((piece) => !isOfToken(piece)));
        const strings = { text: String(text), token: String(token) };
        return pieces.map((piece) => described(piece, CONTENTS[piece.content], strings));
    } finally {
        token.dispose();
    }
}

const isOfToken = ({ content }) => content === raw.REGLET_PIECE_TOKEN;
const orNull = (number) => (number < 0 ? null : number);

/** Written out, since a label may have very many. */
function described({ start, end, x, baseline, width, line, run, link, attachment, attachment_box, level }, content, strings) {
    const text = content === "hyphen" ? HYPHEN : strings[content].slice(start, end);
    return {
        content, text, start, end, x, baseline, width, line, run, link: orNull(link), attachment: orNull(attachment),
        attachmentBox: attachment < 0 ? null : attachment_box, level,
    };
}

export function readDecorations(label) {
    return structsFrom(raw.reglet_decoration, (...buffer) => lib.reglet_label_decorations(labels.pointer(label), ...buffer))
        .map(({ strikethrough, color, ...line }) => ({ ...line, color: colorText(color), strikethrough: strikethrough !== 0 }));
}
