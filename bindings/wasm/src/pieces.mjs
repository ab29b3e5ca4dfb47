// What a label draws: the pieces of its text, underlines and strikethroughs.

import { colorText } from "./attributes.mjs";
import { structsFrom } from "./frame.mjs";
import { labels } from "./handle.mjs";
import { lib } from "./module.mjs";
import * as raw from "./raw.mjs";
import { unitIndex } from "./text.mjs";

const CONTENTS = ["text", "token", "hyphen"];
const HYPHEN = "-"; // Whose advance a label measures at a soft hyphen.

export function readPieces(label, text) {
    const lineCount = structsFrom(raw.reglet_line, (...buffer) => lib.reglet_label_lines(labels.pointer(label), ...buffer)).length;
    const pieces = structsFrom(raw.reglet_piece, (...buffer) => lib.reglet_label_pieces(labels.pointer(label), 0, lineCount, ...buffer));
    const token = label.token;
    try {
        const sources = { text: [text, String(text)], token: [token, String(token)], hyphen: [text, ""] };
        return pieces.map(({ attachment_box, link, attachment, ...piece }) => {
            const content = CONTENTS[piece.content];
            const [source, characters] = sources[content];
            const start = unitIndex(source, piece.start), end = unitIndex(source, piece.end);
            return {
                ...piece, content, start, end,
                text: content === "hyphen" ? HYPHEN : characters.slice(start, end),
                link: link < 0 ? null : link,
                attachment: attachment < 0 ? null : attachment,
                attachmentBox: attachment < 0 ? null : attachment_box,
            };
        });
    } finally {
        token.dispose();
    }
}

export function readDecorations(label) {
    return structsFrom(raw.reglet_decoration, (...buffer) => lib.reglet_label_decorations(labels.pointer(label), ...buffer))
        .map(({ strikethrough, color, ...line }) => ({ ...line, color: colorText(color), strikethrough: strikethrough !== 0 }));
}
