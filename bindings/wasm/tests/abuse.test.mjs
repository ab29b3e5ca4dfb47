// What callers do wrong is an exception that says so, never a broken module; what was there before is there after it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { bytes } from "../src/module.mjs";
import { Attachment, AttributedText, button, chance, codeOf, FontBook, Formatter, Label, LinkTracker, load, unicode } from "./support.mjs";

const ODD = [
    undefined, null, true, 0, -1, -0, 1.5, NaN, Infinity, -Infinity, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, 5n, "", "😀", "a\ud800", "toString",
    Symbol("s"), [], [1], [1, 2], [NaN, 1], {}, { width: 1 }, new Map(), () => 1, new Date(), new Uint8Array(3), new Float64Array(4),
    Object.create(null),
];

const subjects = () => {
    const text = new AttributedText("a😀b", { weight: 1 }), label = new Label(text), book = new FontBook(), formatter = new Formatter();
    const face = book.resolve("Courier");
    return { text, label, book, formatter, face, font: face.at(12), tracker: new LinkTracker(label), AttributedText, button, unicode };
};

/** The methods of an object that are not inherited from Object. */
function methods(object) {
    const names = new Set();
    for (let at = object; at && at !== Object.prototype && at !== Function.prototype; at = Object.getPrototypeOf(at))
        for (const name of Reflect.ownKeys(at)) {
            const found = Object.getOwnPropertyDescriptor(at, name);
            const isOwn = ["constructor", "dispose", "prototype"].includes(name) || String(name).startsWith("_");
            if (typeof name === "string" && typeof found.value === "function" && !isOwn) names.add(name);
        }
    return [...names];
}

test("every method with odd values", (context) => {
    const random = chance(context), values = [...ODD, ...Object.values(subjects())];
    let calls = 0;
    for (let round = 0; round < 40; round++) {
        const objects = subjects();
        for (const [key, object] of Object.entries(objects))
            for (const name of methods(object)) {
                const given = Array.from({ length: random.below(6) }, () => random.of(values));
                try {
                    object[name](...given);
                } catch (error) {
                    assert.ok(error.code !== undefined || error instanceof TypeError, `${key}.${name}: ${error.stack}`);
                }
                calls++;
            }
        assert.equal(new AttributedText("whole").length, 5);
    }
    assert.ok(calls > 2000);
});

test("every constructor and option with odd values", () => {
    const options = {
        Formatter: ["defaultFontFamily", "defaultPointSize", "defaultWeight", "defaultColor", "defaultAlignment",
            "fontFamilies", "colors", "links", "attachments", "lenient", "fonts"],
        Label: ["width", "height", "maxLines", "lineBreak", "truncation", "token", "direction", "vertical", "insets", "tabWidth",
            "scale", "fonts", "emptyIsLine", "family", "weight"],
        AttributedText: ["family", "weight", "italic", "size", "color", "background", "underline", "baselineOffset", "kern", "alignment",
            "link", "fonts"],
        Attachment: ["width", "height", "x", "y", "alignment", "alternativeText", "tag"],
    };
    const make = {
        Formatter: (given) => new Formatter(given), Label: (given) => new Label("a b", given),
        AttributedText: (given) => new AttributedText("a", given), Attachment: (given) => new Attachment("a", given),
    };
    for (const [kind, names] of Object.entries(options))
        for (const name of names)
            for (const value of ODD) {
                try {
                    make[kind]({ [name]: value });
                } catch (error) {
                    assert.ok(error.code !== undefined || error instanceof TypeError, `${kind} ${name}: ${error.stack}`);
                }
            }
});

test("types and the arguments' names", () => {
    const { text, book, label, formatter } = subjects();
    const wrong = (call, message) => assert.throws(call, { name: "TypeError", message });
    wrong(() => text.insert(1.5, "x"), "index must be a whole number, not 1.5");
    wrong(() => text.insert("1", "x"), "index must be a whole number, not string");
    wrong(() => text.replace(0, NaN, "x"), "end must be a whole number, not NaN");
    wrong(() => text.append(5), "other must be a string, not 5");
    wrong(() => text.setAttributes(0, 1, { italic: "no" }), "italic must be a boolean, not string");
    wrong(() => text.setAttributes(0, 1, { colour: "red" }), "there is no option colour");
    wrong(() => book.loadFont("Courier", "bytes"), "data must be an ArrayBuffer or a view of one, not string");
    wrong(() => label.linkAt("1", 2), "x must be a number, not string");
    wrong(() => formatter.format("%T", "x"), "values must be a list of strings, not string");
    wrong(() => formatter.format("%{a}", [], { a: 5 }), "a must be a string, not 5");
    wrong(() => new LinkTracker(text), "label must be a Label, not AttributedText");
    wrong(() => label.caret("1"), "index must be a whole number, not string");
    wrong(() => book.measure(5), "text must be a string or an AttributedText, not 5");
    wrong(() => formatter.format(5), "format must be a string or a Uint8Array, not 5");
});

test("wrong numbers are named", () => {
    const { text, label, face } = subjects();
    for (const [call, message] of [
        [() => new Label("a", { width: NaN }), "width must be finite, not NaN"], [() => new Label("a", { scale: -1 }), "scale must not be negative, as -1 is"],
        [() => text.setAttributes(0, 1, { kern: Infinity }), "kern must be finite, not Infinity"], [() => face.at(NaN), "size must be finite, not NaN"],
        [() => label.indexAt(0, -Infinity), "y must be finite, not -Infinity"], [() => label.preferredHeight(-1), "width must not be negative, as -1 is"],
        [() => new LinkTracker(label, { slop: -2 }), "slop must not be negative, as -2 is"],
        [() => new Attachment("a", { height: -1 }), "height must not be negative, as -1 is"],
    ])
        assert.throws(call, { name: "RegletError", code: "invalid_number", message });
});

test("options are what braces make", () => {
    const { text, label, book, face, formatter } = subjects();
    class Own { width = 5; }
    for (const given of [new Map([["width", 5]]), book, face, text, label, [], new Own(), new Date(), null, 5, "x"])
        for (const call of [() => new Label("a", given), () => new Formatter(given), () => new AttributedText("a", given),
            () => text.setAttributes(0, 1, given), () => book.resolve("Courier", given), () => button.layout([1, 1], given)])
            assert.throws(call, { name: "TypeError", message: /^options must be an object of names and values, not / });
    const bare = Object.assign(Object.create(null), { width: 50 });
    for (const given of [{ width: 50 }, bare, runInNewContext("({ width: 50 })")]) assert.equal(new Label("a", given).width, 50);
    assert.equal(formatter.format("x", [], new Map()).length, 1);
});

test("frozen objects are as others", () => {
    const book = Object.freeze(new FontBook()), formatter = Object.freeze(new Formatter()), tracker = Object.freeze(new LinkTracker(new Label("a")));
    const plain = book.measure("ab");
    book.setMeasurer(({ clusters }) => ({ advances: clusters.map(() => 5), ascent: 8, descent: 2, leading: 0, capHeight: 6, xHeight: 4 }));
    assert.deepEqual(book.measure("ab").map(({ advance }) => advance), [5, 5]);
    book.setMeasurer(null);
    assert.deepEqual(book.measure("ab"), plain);
    formatter.lenient = true;
    assert.equal(formatter.format("%q").diagnostics.length, 1);
    tracker.slop = 3;
    assert.equal(tracker.begin(0, 0), null);
});

test("arrays whose lengths lie or change", () => {
    const lying = (array, length) => Object.defineProperties(array, { length: { value: length }, byteLength: { value: length * array.BYTES_PER_ELEMENT } });
    const refused = (call) => assert.throws(call, (error) => error instanceof RangeError || error.code === "invalid_value");
    refused(() => button.layoutMany(lying(new Float64Array([9, 9]), 2000), { image: [1, 1] }));
    refused(() => button.layoutMany(new Float64Array(2000), { image: lying(new Float64Array(2), 2000) }));
    refused(() => unicode.bidiOrder(lying(new Uint8Array(2), 2000)));
    refused(() => new Formatter().format(lying(new Uint8Array(2), 2000)));
    const bounds = new Float64Array(200);
    refused(() => button.layoutMany(bounds, { image: { get width() { structuredClone(bounds.buffer, { transfer: [bounds.buffer] }); return 1; }, height: 1 } }));
    const whole = button.layoutMany(Float64Array.of(9, 9), { image: [1, 1] });
    assert.deepEqual([...whole.image], [4, 4, 1, 1]);
});

test("methods of one class on objects of another", () => {
    const { text, label, book, formatter } = subjects();
    for (const other of [label, book, formatter, {}, null]) {
        assert.throws(() => AttributedText.prototype.append.call(other, "x"), { name: "TypeError" });
        assert.throws(() => AttributedText.prototype.toHTML.call(other), { name: "TypeError" });
    }
    assert.throws(() => Object.getOwnPropertyDescriptor(Label.prototype, "size").get.call(text), { name: "TypeError" });
    assert.throws(() => FontBook.prototype.measure.call(book, label), { name: "TypeError" });
    assert.throws(() => FontBook.prototype.measure.call(text, "x"), { name: "TypeError" });
});

test("after dispose, and in the midst of a call", () => {
    const { text, label, book, formatter } = subjects();
    const other = new AttributedText("x");
    const treacherous = { get weight() { other.dispose(); return 1; } };
    assert.throws(() => other.setAttributes(0, 1, treacherous), { name: "ReferenceError", message: "this AttributedText is disposed" });
    assert.throws(() => text.append(other), { name: "ReferenceError" });
    const face = book.resolve("Courier");
    for (const object of [text, label, book, formatter]) {
        object.dispose();
        object.dispose();
        if (Symbol.dispose) object[Symbol.dispose]();
    }
    for (const [kind, calls] of Object.entries({
        AttributedText: [() => text.length, () => text.runs], FontBook: [() => book.families, () => face.name], Formatter: [() => formatter.format("x")],
        Label: [() => label.lines, () => label.linkAt(1, 1), () => label.text, () => label.token, () => label.caret(0), () => label.rects(0, 1)],
    }))
        for (const call of calls) assert.throws(call, { name: "ReferenceError", message: `this ${kind} is disposed` });
});

test("an edit that is refused changes nothing", () => {
    const text = new AttributedText("a😀b"), before = text.toJSONString();
    for (const [code, call] of [
        ["not_on_boundary", () => text.insert(2, "x")], ["index_out_of_range", () => text.insert(5, "x")],
        ["index_out_of_range", () => text.delete(3, 1)],
        ["index_out_of_range", () => text.delete(-1, 1)], ["index_out_of_range", () => text.replace(0, 2 ** 53, "x")],
        ["invalid_utf8", () => text.append("\udc00")],
        ["value_out_of_range", () => text.setAttributes(0, 1, { weight: 2 ** 40 })],
        ["invalid_number", () => text.setAttributes(0, 1, { size: NaN })],
        ["invalid_color", () => text.setAttributes(0, 1, { color: "#12" })],
        ["invalid_utf8", () => text.setAttributes(0, 1, { weight: 1, link: "\ud800" })],
        ["invalid_number", () => text.insertAttachment(new Attachment("x", { height: -1 }))],
        ["not_on_boundary", () => text.setAttributes(0, 2, { weight: 1, link: "x" })],
    ]) {
        assert.equal(codeOf(call), code);
        assert.equal(text.toJSONString(), before);
    }
});

test("font files, whole and broken", (context) => {
    const random = chance(context), book = new FontBook(), file = new URL("../../../Tests/Vectors/FontFiles/DejaVuSans-part.ttf", import.meta.url);
    const bytes = readFileSync(file);
    const before = book.measure("Wave");
    book.loadFont("Helvetica", bytes);
    assert.notDeepEqual(book.measure("Wave"), before);
    assert.equal(codeOf(() => book.loadFont("Helvetica", new Uint8Array(0))), "invalid_font");
    assert.equal(codeOf(() => book.loadFont("Helvetica", bytes, { index: 1 })), "index_out_of_range");
    let refused = 0;
    for (let round = 0; round < 300; round++) {
        const broken = Uint8Array.from(bytes);
        for (let i = random.below(8); i >= 0; i--) broken[random.below(random.below(2) ? 400 : broken.length)] = random.below(256);
        try {
            book.loadFont("Helvetica", random.below(4) ? broken : broken.subarray(0, random.below(broken.length)));
            book.measure("Wave 😀 \u05d0");
        } catch (error) {
            assert.equal(error.code, "invalid_font");
            refused++;
        }
    }
    assert.ok(refused > 20);
});

/** How many bytes the module has once `step` has been called often. */
async function grown(step, rounds) {
    for (let round = 0; round < rounds / 10; round++) await step();
    const before = bytes().length;
    for (let round = 0; round < rounds; round++) await step();
    return bytes().length - before;
}

test("calls, refused ones too, give their memory back", async () => {
    const { text, label, book, formatter } = subjects(), long = "a😀".repeat(2000);
    assert.equal(await grown(() => {
        formatter.format(long).dispose();
        for (const call of [() => text.insert(2, long), () => formatter.format(`${long}%q`), () => AttributedText.fromJSON(long),
            () => new Label(long, { width: NaN }), () => new AttributedText(long, { family: "\ud800" })]) assert.notEqual(codeOf(call), "none");
        book.measure(long);
        [text.runs, label.lines, label.pieces, label.toSVG(), text.toHTML()].flat();
        text.slice(0, 1).dispose();
        book.copy().dispose();
        new Label(long, { width: 50, token: "…", maxLines: 1, truncation: "tail" }).dispose();
    }, 60), 0);
});

test("what nobody has any more gives its memory back", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc"), string = "a".repeat(1 << 18);
    assert.ok(await grown(async () => {
        for (let i = 0; i < 4; i++) new Label(new AttributedText(string.slice(i)), { maxLines: 1 });
        collect();
        await new Promise((resolve) => setTimeout(resolve, 1));
    }, 20) < 1 << 25);
});

test("memory that grows, and memory that comes back", () => {
    const texts = Array.from({ length: 40 }, (_, i) => new AttributedText(String.fromCharCode(97 + i % 26).repeat(200000)));
    texts.forEach((text, i) => assert.equal(String(text)[199999], String.fromCharCode(97 + i % 26)));
    texts.forEach((text) => text.dispose());
});

test("loading again is no loading, and what is no module is refused", async () => {
    const text = new AttributedText("x");
    await load(new Uint8Array(4));
    assert.equal(text.length, 1);
});
