// The page's drawing, on a canvas that writes down what it is told.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { canvasMeasurer, draw } from "../examples/canvas.mjs";
import { Attachment, FontBook, Formatter, Label } from "./support.mjs";

/** Every UTF-16 unit is half as wide as the font is high. */
function paper() {
    const told = [];
    const context = {
        told,
        measureText(text) {
            const size = Number(/(\d+(\.\d+)?)px/.exec(context.font)[1]);
            return {
                width: text.length * size / 2, actualBoundingBoxAscent: 0.7 * size, fontBoundingBoxAscent: 0.8 * size,
                fontBoundingBoxDescent: 0.2 * size,
            };
        },
        fillRect: (...rect) => told.push(["rect", context.fillStyle, ...rect]),
        strokeRect: (...rect) => told.push(["frame", ...rect]),
        fillText: (text, x, y) => told.push(["text", text, x, y, context.font, context.fillStyle]),
    };
    return context;
}

test("a label on a canvas", () => {
    const fonts = new FontBook(), faces = fonts.copy(), context = paper();
    fonts.setMeasurer(canvasMeasurer(paper(), faces));
    const formatter = new Formatter({ colors: ["red", "gold"], links: ["x:y"],
        attachments: [new Attachment("star", { width: 9, height: 8 })], fonts, defaultPointSize: 10 });
    const label = new Label(formatter.format("a%1D%2U%0C%0Lbc%l%c%u%d\n%B%P%b"), { width: 60, fonts });
    draw(context, label, { faces, highlighted: 0 });
    const font = '400 10px "Helvetica", sans-serif';
    assert.deepEqual(context.told, [
        ["rect", "#ffd700ff", 5, 0, 10, 11.5], ["rect", "rgb(0 0 255 / 0.3)", 5, 0, 10, 10],
        ["text", "a", 0, 8, font, "#000000ff"], ["text", "bc", 5, 8, font, "#ff0000ff"], ["text", "", 15, 8, font, "#000000ff"],
        ["frame", 0, 11.5, 9, 8], ["text", "star", 2, 16.5, "8px sans-serif", "#000000ff"],
        ["rect", "#ff0000ff", 5, 8.25, 10, 0.5], ["rect", "#ff0000ff", 5, 9.25, 10, 0.5],
    ]);
});

test("the page has what its script asks for", () => {
    const page = readFileSync(new URL("../examples/index.html", import.meta.url), "utf8");
    for (const [, id] of page.matchAll(/element\("(\w+)"\)/g)) assert.match(page, new RegExp(`id="${id}"`));
    const script = /<script type="module">(.*)<\/script>/s.exec(page)[1];
    for (const [, path] of script.matchAll(/from "([^"]+)"/g)) assert.ok(readFileSync(new URL(path, new URL("../examples/", import.meta.url))));
});
