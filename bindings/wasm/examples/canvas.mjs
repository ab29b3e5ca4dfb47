// A label on a canvas, measured by that canvas.

const css = (face, size) => `${face.italic && !face.italicMissing ? "italic " : ""}${face.cssWeight} ${size}px "${face.family}", sans-serif`;

/** A measuring function for FontBook.setMeasurer. `faces` is another book, since the one that measures is busy meanwhile. */
export function canvasMeasurer(context, faces) {
    const top = (text) => Math.max(0, context.measureText(text).actualBoundingBoxAscent);
    return ({ text, face, size, clusters }) => {
        context.font = css(faces.face(face), size);
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("");
        let before = 0;
        const advances = clusters.map(({ end }) => {
            const width = context.measureText(text.slice(0, end)).width, advance = Math.max(0, width - before);
            before = width;
            return advance;
        });
        return {
            advances, ascent: Math.max(0, ascent), descent: Math.max(0, descent), leading: 0.15 * size, capHeight: top("H"), xHeight: top("x"),
        };
    };
}

/** Draws all of a label; the link that is highlighted lies on a pale blue. */
export function draw(context, label, { faces, highlighted = null }) {
    for (const { rect, color } of label.backgrounds) fill(context, rect, color);
    if (highlighted !== null) for (const rect of label.linkRects(highlighted)) fill(context, rect, "rgb(0 0 255 / 0.3)");
    const runs = { text: label.text.runs, token: label.token.runs };
    runs.hyphen = runs.text;
    for (const piece of label.pieces) {
        const run = runs[piece.content][piece.run];
        if (piece.attachmentBox) frame(context, piece.attachmentBox, run.attachment.name, run.color);
        else drawText(context, piece, run, faces);
    }
    for (const { x, y, width, thickness, color, style } of label.decorations)
        for (const middle of style === 2 ? [y - thickness, y + thickness] : [y])
            fill(context, { x, y: middle - thickness / 2, width, height: thickness }, color);
}

function drawText(context, piece, run, faces) {
    context.font = css(faces.resolve(run.family, { weight: run.weight, italic: run.italic }), run.size);
    context.letterSpacing = `${run.kern}px`;
    context.direction = piece.level % 2 ? "rtl" : "ltr";
    context.textAlign = "left";
    context.fillStyle = run.color;
    context.fillText(piece.text.replace(/[\n\r\t\u0085\u2028\u2029]/g, ""), piece.x, piece.baseline);
}

function fill(context, { x, y, width, height }, color) {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
}

/** Where a page would draw its image. */
function frame(context, { x, y, width, height }, name, color) {
    context.strokeStyle = color;
    context.strokeRect(x, y, width, height);
    context.font = "8px sans-serif";
    context.fillStyle = color;
    context.fillText(name, x + 2, y + height - 3);
}
