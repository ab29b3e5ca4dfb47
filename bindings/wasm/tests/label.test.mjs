// Labels: the vectors, and what each call does.

import assert from "node:assert/strict";
import test from "node:test";
import { Attachment, AttributedText, codeOf, FontBook, Formatter, Label, LinkTracker, unitsOfScalars, vectors } from "./support.mjs";

const CELL = 10.2; // The advance of Courier at 17 points.
const courier = (text, options) => new Label(text, { family: "Courier", ...options });
const near = (found, wanted) => assert.ok(Math.abs(found - wanted) <= 1e-5, `${found} for ${wanted}`);

test("every field of label.json", (context) => {
    let fields = 0;
    for (const { id, text, width, family, size, lines } of vectors("label.json")) {
        const label = new Label(text, { width, family, size }), units = unitsOfScalars(text);
        assert.deepEqual(label.lines.map((line) => [line.start, line.end]), lines.map((line) => [units[line.start], units[line.end]]), id);
        label.lines.forEach((line, i) => near(line.width, lines[i].width));
        assert.equal(label.preferredHeight(width), label.height);
        fields += 3 * lines.length;
        label.dispose();
    }
    context.diagnostic(`${fields} fields compared`);
    assert.ok(fields > 1000);
});

test("sizes", () => {
    const label = courier("aaaa bb\nccc");
    assert.deepEqual([label.width, label.height], [label.maximumWidth, label.preferredHeight(1e9)]);
    near(label.maximumWidth, 7 * CELL);
    near(label.minimumWidth, 4 * CELL);
    near(label.sizeThatFits(5 * CELL, 1e9).width, 4 * CELL);
    assert.equal(courier("aaaa bb\nccc", { width: 4 * CELL }).lines.length, 3);
    const inset = courier("aaaa", { insets: [1, 2, 3, 4] });
    assert.deepEqual(inset.size, courier("aaaa", { insets: { top: 1, left: 2, bottom: 3, right: 4 } }).size);
    near(inset.height, inset.contentSize.height + 4);
    assert.equal(inset.lines[0].x, 2);
    assert.equal(new Label("", { emptyIsLine: false }).height, 0);
    assert.equal(new Label("x", { width: null, height: null }).height, new Label("x").height);
});

test("truncation, and a token with a link", () => {
    const token = new AttributedText("more…", { link: "https://example.org/more" });
    const label = courier("😀aaa bbb ccc ddd", { width: 10 * CELL, maxLines: 1, truncation: "tail", token });
    assert.ok(label.truncated);
    assert.equal(label.hidden.end, 17);
    assert.equal(String(label.token), "more…");
    assert.equal(label.linkCount, 1);
    const [rect] = label.linkRects(0);
    assert.equal(label.linkAt(rect.x + 1, rect.y + 1), 0);
    assert.deepEqual(label.pieces.map((piece) => piece.content), ["text", "text", "token"].slice(-label.pieces.length));
    assert.equal(label.pieces.at(-1).text, "more…");
    const own = new Formatter().format("é%B😀b%b");
    const pieces = courier("aaa bbb ccc", { width: 9 * CELL, maxLines: 1, truncation: "head", token: own }).pieces.filter((piece) => piece.content === "token");
    assert.deepEqual(pieces.map((piece) => [piece.text, piece.start, piece.end, piece.run]), [["é", 0, 1, 0], ["😀b", 1, 4, 1]]);
    assert.equal(codeOf(() => courier("x").linkRects(0)), "index_out_of_range");
});

test("indices are those of the string", () => {
    const text = "😀a\u05d0é\n👍🏽b";
    const label = courier(text);
    assert.deepEqual(label.lines.map((line) => text.slice(line.start, line.end)), ["😀a\u05d0é\n", "👍🏽b"]);
    const [rect] = label.rects(2, 3);
    assert.equal(label.indexAt(rect.x + 1, rect.y + 1), 2);
    assert.equal(label.indexAt(-5, 1, { exact: true }), null);
    assert.equal(codeOf(() => label.rects(1, 3)), "not_on_boundary");
    assert.equal(codeOf(() => label.caret(-1)), "index_out_of_range");
    assert.equal(label.caret(4).length, 2);
    assert.deepEqual(label.pieces.map((piece) => piece.text).join("").replaceAll("\n", ""), text.replaceAll("\n", ""));
});

test("what is drawn", () => {
    const text = new Formatter({ colors: ["red"], attachments: [new Attachment("star", { width: 9, height: 30, y: -2 })] })
        .format("a%0D%1Ub%u%d %P");
    const label = new Label(text);
    assert.deepEqual(label.backgrounds.map((box) => [box.color, box.line]), [["#ff0000ff", 0]]);
    const { x, width } = label.backgrounds[0].rect;
    assert.deepEqual(label.decorations.map((line) => [line.x, line.width, line.strikethrough, line.style]), [[x, width, false, 1]]);
    const image = label.pieces.at(-1);
    assert.deepEqual([image.attachment, image.attachmentBox.width, image.attachmentBox.height], [0, 9, 30]);
    const soft = courier("aa\u00adbb", { width: 3 * CELL });
    assert.deepEqual(soft.pieces.filter((piece) => piece.content === "hyphen").map((piece) => [piece.text, piece.start, piece.end]), [["-", 2, 3]]);
});

test("a touch follows its link", () => {
    const label = new Label(new Formatter({ links: ["x:y"] }).format("%0Laaa%l bbb %Lccc%l"));
    const tracker = new LinkTracker(label), [first] = label.linkRects(0), [second] = label.linkRects(1);
    const at = ({ x, y }) => [x + 1, y + 1];
    assert.equal(tracker.highlighted, null);
    assert.equal(tracker.begin(...at(first)), 0);
    assert.equal(tracker.move(...at(second)), null);
    assert.equal(tracker.move(...at(first)), 0);
    assert.equal(tracker.end(...at(first)), 0);
    assert.equal(tracker.highlighted, null);
    tracker.begin(...at(second));
    tracker.label = label;
    assert.equal(tracker.highlighted, null);
    assert.equal(tracker.end(...at(second)), null);
    assert.equal(new LinkTracker(label, { slop: 8 }).begin(second.x + second.width + 5, second.y), 1);
});

test("a label keeps the text that it was made of", () => {
    const text = new AttributedText("abc");
    const label = new Label(text);
    text.append("def");
    assert.equal(String(label.text), "abc");
    text.dispose();
    assert.equal(label.lines[0].end, 3);
    label.dispose();
    assert.throws(() => label.lines, { name: "ReferenceError" });
    assert.throws(() => label.text, { name: "ReferenceError" });
});

test("what a label refuses", () => {
    for (const width of [NaN, Infinity, -1, -2, 1e10]) assert.equal(codeOf(() => new Label("x", { width })), "invalid_number");
    assert.equal(codeOf(() => new Label("x", { truncation: "begin" })), "invalid_value");
    assert.equal(codeOf(() => new Label("x", { family: "Comic" })), "unknown_family");
    assert.throws(() => new Label("x", { width: "100" }), { name: "TypeError", message: "width must be a number, not string" });
    assert.throws(() => new Label(new AttributedText("x"), { weight: 1 }), { name: "TypeError" });
    assert.throws(() => new Label("x", { fonts: {} }), { name: "TypeError", message: "fonts must be a FontBook, not Object" });
    assert.throws(() => new Label(5), { name: "TypeError" });
    const book = new FontBook();
    book.dispose();
    assert.throws(() => new Label("x", { fonts: book }), { name: "ReferenceError", message: "this FontBook is disposed" });
});

test("a drawing", () => {
    const text = new AttributedText("a <link> שלום", { family: "Courier", background: "yellow" });
    text.setAttributes(2, 8, { link: "javascript:x" });
    const label = new Label(text), svg = label.toSVG();
    assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="132.6/);
    assert.deepEqual(Array.from(svg.matchAll(/<text [^>]*>([^<]*)/g), ([, content]) => content), ["a ", "&lt;link&gt;", " ", "שלום"]);
    assert.equal(svg.match(/<rect /g).length, label.backgrounds.length);
    assert.doesNotMatch(svg, /javascript/);
    assert.match(label.toSVG({ anyLink: true }), /<a href="javascript:x">/);
    assert.throws(() => label.toSVG({ anyLink: 1 }), { name: "TypeError" });
});
