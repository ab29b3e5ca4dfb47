// Attributed text: reading, indices in UTF-16, and random edits against a naive model.

import assert from "node:assert/strict";
import test from "node:test";
import { inspect } from "node:util";
import { Attachment, AttributedText, chance, codeOf, FontBook, Formatter, Label, LinkTracker, randomString } from "./support.mjs";

const LOOKS = [{}, { weight: 1 }, { size: 12.5, color: "#ff000080" }, { baselineOffset: 3.25, kern: -1 },
    { italic: true, underline: 2, alignment: "justified" }];
const DEFAULTS = { weight: 0, size: 17, color: "#000000ff", baselineOffset: 0, kern: 0, italic: false, underline: 0, alignment: "natural" };
const IMAGE = new Attachment("star", { width: 12, height: 10, y: -2 });

/** A text as a list of code points, each with all that it has. */
class Model {
    characters = [];

    get string() {
        return this.characters.map(({ scalar }) => scalar).join("");
    }

    /** The place in the list of an index in UTF-16; undefined inside a pair. */
    place(index) {
        let units = 0;
        for (let i = 0; i <= this.characters.length; i++) {
            if (units === index) return i;
            units += this.characters[i]?.scalar.length;
        }
    }

    replace(start, end, string, image = null) {
        const [first, last] = [this.place(start), this.place(end)];
        const model = first < last ? this.characters[first] : this.characters[first - 1] ?? this.characters[first] ?? { look: DEFAULTS };
        this.characters.splice(first, last - first, ...Array.from(string, (scalar) => ({ scalar, look: model.look, image })));
    }

    set(start, end, look) {
        for (let i = this.place(start); i < this.place(end); i++) {
            const character = this.characters[i];
            this.characters[i] = { ...character, look: { ...character.look, ...look } };
        }
    }

    runs() {
        const runs = [];
        let at = 0;
        for (const { scalar, look, image } of this.characters) {
            const key = JSON.stringify(look), last = runs.at(-1);
            if (last && last.key === key && !image && !last.image) last.end += scalar.length;
            else runs.push({ start: at, end: at + scalar.length, key, image });
            at += scalar.length;
        }
        return runs.map(({ start, end, key, image }) => [start, end, key, image !== null]);
    }
}

const runsOf = (text) => text.runs.map((run) => [
    run.start, run.end, JSON.stringify(Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, run[name]]))), run.attachment !== null]);

test("random edits do what the model does", (context) => {
    const random = chance(context);
    let refused = 0;
    for (let round = 0; round < 60; round++) {
        const text = new AttributedText(), model = new Model();
        for (let step = 0; step < 40; step++) {
            const length = model.string.length, piece = randomString(random, 5), look = random.of(LOOKS);
            const [start, end] = [random.below(length + 1), random.below(length + 1)].sort((a, b) => a - b);
            const edit = random.below(5), before = text.toJSONString();
            const call = () => {
                if (edit === 0) text.append(piece);
                else if (edit === 1) text.insert(start, piece);
                else if (edit === 2) text.replace(start, end, random.below(4) ? piece : "");
                else if (edit === 3) text.setAttributes(start, end, look);
                else text.insertAttachment(IMAGE, start);
            };
            const places = edit === 0 ? [] : edit === 1 || edit === 4 ? [start] : [start, end];
            if (places.some((place) => model.place(place) === undefined)) {
                assert.equal(codeOf(call), "not_on_boundary");
                assert.equal(text.toJSONString(), before);
                refused++;
                continue;
            }
            call();
            if (edit === 0) model.replace(length, length, piece);
            else if (edit === 1) model.replace(start, start, piece);
            else if (edit === 2) model.replace(start, end, String(text).slice(start, String(text).length - (length - end)));
            else if (edit === 3) model.set(start, end, look);
            else model.replace(start, start, "\ufffc", IMAGE);
            assert.equal(String(text), model.string);
            assert.equal(text.length, model.string.length);
            assert.deepEqual(runsOf(text), model.runs());
        }
        assert.ok(AttributedText.fromJSON(text.toJSONString()).equals(text));
        text.dispose();
    }
    assert.ok(refused > 10);
});

test("a slice is the string's", (context) => {
    const random = chance(context);
    let cut = 0;
    for (let round = 0; round < 400; round++) {
        const string = randomString(random), text = new AttributedText(string);
        const bounds = [random.below(40) - 20, random.below(2) ? random.below(40) - 20 : undefined];
        const wanted = string.slice(...bounds);
        if (/\p{Surrogate}/u.test(wanted) || (wanted === "" && codeOf(() => text.slice(...bounds)) !== "none")) {
            assert.equal(codeOf(() => text.slice(...bounds)), "not_on_boundary");
            cut++;
        } else {
            assert.equal(String(text.slice(...bounds)), wanted);
        }
    }
    assert.ok(cut > 5);
});

test("attributes, links and what ends them", () => {
    const text = new AttributedText("あ😀い", { weight: 1, link: "x:y" });
    assert.deepEqual(text.runs.map((run) => [run.start, run.end, run.weight, run.font, run.link]),
        [[0, 4, 1, "Helvetica-Bold", { number: 0, target: "x:y" }]]);
    text.clearLink(1, 3);
    assert.deepEqual(text.runs.map((run) => run.link?.number ?? null), [0, null, 1]);
    text.setLink(1, 3);
    assert.deepEqual(text.runs[1].link, { number: 1, target: null });
    text.setAttributes(0, 1, { weight: 0, link: null });
    text.setAttributes(0, 4, { color: "green", size: undefined });
    text.clearAttributes(0, 4, "color");
    assert.deepEqual(text.runs.map((run) => [run.weight, run.color, run.link?.number ?? null]),
        [[0, "#000000ff", null], [1, "#000000ff", 0], [1, "#000000ff", 1]]);
    text.clearAttributes(0, 4);
    assert.equal(text.runs[0].weight, 1);
    assert.throws(() => text.clearAttributes(0, 1, "link"), { name: "TypeError" });
    text.delete(1, 3);
    assert.equal(`${text}`, "あい");
});

test("attachments", () => {
    const text = AttributedText.withImage("😀b", IMAGE, { point: [0, -10], index: 2 });
    assert.equal(String(text), "😀\ufffcb");
    assert.deepEqual(text.attachments, [{ index: 2, attachment: new Attachment("star", { width: 12, height: 10, y: -10 }) }]);
    text.insertAttachment(new Attachment("big", { tag: 2n ** 64n - 1n, alternativeText: "(big)", alignment: "x_center" }));
    assert.deepEqual(text.attachments.map(({ index, attachment }) => [index, attachment.tag, attachment.alignment]),
        [[0, 2n ** 64n - 1n, "x_center"], [3, 0, "baseline"]]);
    assert.equal(text.toPlain(), "(big)😀\ufffcb");
    text.removeAttachment(1);
    assert.equal(String(text), "\ufffc😀b");
    assert.equal(codeOf(() => text.removeAttachment(1)), "index_out_of_range");
    assert.equal(codeOf(() => AttributedText.withImage("😀", IMAGE, { index: 1 })), "not_on_boundary");
    assert.equal(codeOf(() => AttributedText.withImage("😀", IMAGE, { index: 3 })), "index_out_of_range");
    assert.equal(codeOf(() => new Attachment("x", { tag: -1 })), "invalid_value");
});

test("copies, texts in texts, equality", () => {
    const text = new AttributedText("ab", { weight: 1 }), copy = text.copy();
    copy.insert(1, text);
    copy.append(copy);
    assert.equal(String(copy), "aabbaabb");
    assert.ok(!copy.equals(text) && text.equals(text.copy()));
    text.replace(0, 2, new AttributedText("c"));
    assert.equal(text.runs[0].weight, 0);
    class Own extends AttributedText {}
    assert.ok(new Own("abc").slice(1) instanceof Own && Own.fromJSON(text.toJSON()) instanceof Own);
});

test("other notations", () => {
    const formatter = new Formatter({ colors: ["red"], links: ["https://example.org", "x:y"] });
    const text = formatter.format("%0C%Ba\u0007😀%b%c %0Lb%l %1Lc%l");
    assert.equal(JSON.stringify({ text }), `{"text":${text.toJSONString()}}`);
    assert.ok(AttributedText.fromJSON(JSON.parse(JSON.stringify(text))).equals(text));
    assert.match(text.toHTML(), /<a href="https:\/\/example.org"/);
    assert.doesNotMatch(text.toHTML(), /x:y/);
    assert.match(text.toHTML({ anyLink: true }), /x:y/);
    assert.match(text.toANSI(), /38;2;255;0;0/);
    assert.doesNotMatch(text.toANSI(16), /38;2/);
    assert.match(text.toMarkdown(), /<strong>a/);
    assert.ok(formatter.format(text.toFormat(formatter)).equals(text));
    text.setAttributes(4, 5, { size: 1.23456789 });
    assert.throws(() => text.toFormat(formatter), (error) => error.code === "not_expressible" && error.byteOffset === 6 && error.offset === 4);
    assert.equal(codeOf(() => text.toANSI(8)), "invalid_value");
    assert.throws(() => AttributedText.fromJSON('{"version":1,"runs":[{"text":"é"},5]}'),
        (error) => error.code === "invalid_json" && error.byteOffset === 35 && error.offset === 34);
    assert.equal(codeOf(() => AttributedText.fromJSON({ version: 2, runs: [] })), "invalid_json");
    assert.equal(codeOf(() => AttributedText.fromJSON('{"version":1,"runs":[{"text":"\\ud800"}]}')), "invalid_json");
});

test("a byte order mark and a NUL are characters", () => {
    const text = new AttributedText("\ufeffa\0b\ufeff");
    assert.equal(String(text), "\ufeffa\0b\ufeff");
    assert.equal(text.length, 5);
});

test("long texts", () => {
    const string = "aé😀\n".repeat(60000), text = new AttributedText(string);
    assert.equal(String(text), string);
    text.delete(0, string.length - 5);
    assert.equal(String(text), string.slice(-5));
});

test("fonts", () => {
    const book = new FontBook(), face = book.resolve("HelveticaNeue", { weight: 1, italic: true });
    assert.deepEqual([face.name, face.family, face.weight, face.italic, face.italicMissing, face.cssWeight],
        ["HelveticaNeue-MediumItalic", "HelveticaNeue", 1, true, false, 500]);
    assert.deepEqual([face.withWeight(0).name, face.byWeight(-1).name, face.asRegular().name, face.asRegular().asItalic().equals(face)],
        ["HelveticaNeue-Italic", "HelveticaNeue-Italic", "HelveticaNeue-Medium", true]);
    const font = face.at(24);
    assert.deepEqual([font.size, font.withSize(12).size, font.bySize(2).size, font.name, font.asRegular().face.name],
        [24, 12, 26, face.name, "HelveticaNeue-Medium"]);
    assert.ok(font.metrics.approximate && font.metrics.ascent > font.metrics.capHeight);
    assert.equal(codeOf(() => book.face("Comic")), "unknown_face");
    assert.equal(codeOf(() => face.at(0)), "value_out_of_range");
    book.register("Inter", { 0: ["Inter-Regular", "Inter-Italic"], 1: ["Inter-Bold", null], "-1": [null, "Inter-Thin"] });
    assert.equal(book.resolve("Inter", { weight: 5, italic: true }).italicMissing, true);
    book.register("Other", new Map([[0, ["Other", null]]]));
    assert.equal(codeOf(() => book.register("Third", { 0: ["Other", null] })), "duplicate_face");
    assert.equal(codeOf(() => book.register("Third", { 1: ["Third", null] })), "invalid_family");
    assert.equal(book.families.length, 21);
    assert.equal(book.copy().face("Inter-Bold").family, "Inter");
    assert.deepEqual(book.measure("a😀"), [{ start: 0, end: 1, advance: 556 * 17 / 1000 }, { start: 1, end: 3, advance: 17 }]);
    assert.deepEqual(book.measure(new AttributedText("a", { kern: 2 })), [{ start: 0, end: 1, advance: 556 * 17 / 1000 + 2 }]);
});

test("a link to nothing is a target like others", () => {
    const text = new AttributedText("abc", { link: "" });
    assert.deepEqual(text.runs.map(({ link }) => link), [{ number: 0, target: "" }]);
    text.setLink(0, 1, "");
    text.setLink(1, 2);
    assert.deepEqual(text.runs.map(({ link }) => link.target), ["", null, ""]);
});

test("slice takes infinity for an end", () => {
    const text = new AttributedText("a😀bc");
    for (const [start, end] of [[0, Infinity], [-Infinity, 3], [3, Infinity], [Infinity, 1], [1, -Infinity]])
        assert.equal(String(text.slice(start, end)), String(text).slice(start, end));
    assert.throws(() => text.slice(0, NaN), { name: "TypeError" });
    assert.throws(() => text.delete(0, Infinity), { name: "TypeError" });
});

test("Node's console shows what an object is", () => {
    const text = new AttributedText('a "b"'), book = new FontBook(), face = book.resolve("Arial"), label = new Label("ab", { width: 50 });
    const shown = [text, new AttributedText("a".repeat(200)), book, new Formatter({ lenient: true }), label, face, face.at(12), new LinkTracker(label)];
    assert.deepEqual(shown.map((object) => inspect(object)), [
        '<AttributedText "a \\"b\\"">', `<AttributedText "${"a".repeat(99)}…">`, "<FontBook 19 families>", "<Formatter lenient>",
        "<Label 50 x 17 points>", '<Face "ArialMT" weight=0>', '<Font "ArialMT" 12 points>', "<LinkTracker highlighted=null>",
    ]);
    label.dispose();
    assert.equal(inspect(label), "<Label disposed>");
    assert.equal(inspect(Object.create(Label.prototype)), "<Label disposed>");
});
