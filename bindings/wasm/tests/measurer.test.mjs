// Measuring functions: what they get, what they may not do, how long they live.

import assert from "node:assert/strict";
import test from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { AttributedText, codeOf, FontBook, Label } from "./support.mjs";

const FIGURES = { ascent: 8, descent: 2, leading: 1, capHeight: 7, xHeight: 5 };
const ten = ({ clusters }) => ({ ...FIGURES, advances: clusters.map(() => 10) });

function bookWith(measurer) {
    const book = new FontBook();
    book.setMeasurer(measurer);
    return book;
}

test("it gets the text, the face, the size and the clusters", () => {
    const requests = [];
    const book = bookWith((request) => {
        requests.push(request);
        return ten(request);
    });
    const text = new AttributedText("a😀e\u0301", { family: "Courier", size: 12 });
    assert.deepEqual(book.measure(text), [{ start: 0, end: 1, advance: 10 }, { start: 1, end: 3, advance: 10 }, { start: 3, end: 5, advance: 10 }]);
    assert.deepEqual(requests.at(-1), { text: "a😀e\u0301", face: "Courier", size: 12,
        clusters: [{ start: 0, end: 1 }, { start: 1, end: 3 }, { start: 3, end: 5 }] });
    assert.deepEqual(book.resolve("Courier").at(12).metrics, { ...FIGURES, approximate: false });
    const label = new Label("aaa bbb", { width: 45, fonts: book });
    assert.deepEqual(label.lines.map((line) => [line.width, line.ascent]), [[30, 8], [30, 8]]);
    assert.equal(book.copy().measure("a")[0].advance, 10);
    book.setMeasurer(null);
    assert.notEqual(book.measure("a")[0].advance, 10);
    assert.equal(label.preferredHeight(1000), 10);
});

test("what it throws is the cause", () => {
    const cause = new Error("no canvas"), text = new AttributedText("ab");
    const thrown = (measurer) => {
        try {
            bookWith(measurer).measure(text);
        } catch (error) {
            return error;
        }
    };
    const error = thrown(() => {
        throw cause;
    });
    assert.deepEqual([error.code, error.cause], ["callback_failed", cause]);
    for (const wrong of [() => undefined, () => ({}), () => ({ ...FIGURES, advances: [1] }), () => ({ ...FIGURES, advances: ["1", 2] }),
        ({ clusters }) => ({ ...ten({ clusters }), ascent: "8" })]) {
        assert.equal(thrown(wrong).code, "callback_failed");
        assert.ok(thrown(wrong).cause instanceof Error);
    }
    for (const bad of [NaN, Infinity, -1, 1e7])
        assert.equal(thrown(({ clusters }) => ({ ...FIGURES, advances: clusters.map(() => bad) })).code, "invalid_number");
    assert.throws(() => new FontBook().setMeasurer(5), { name: "TypeError" });
    assert.equal(text.length, 2);
});

test("it cannot use what is being measured, and may use the rest", () => {
    const text = new AttributedText("ab"), other = new AttributedText("x"), book = new FontBook(), faces = new FontBook();
    let uses;
    book.setMeasurer((request) => {
        uses = [() => text.append("c"), () => text.dispose(), () => String(text), () => book.setMeasurer(null), () => book.dispose(),
            () => book.measure("x")].map(codeOf);
        other.append(faces.face(request.face).family);
        new Label("y".repeat(100000), { fonts: faces }).dispose(); // Memory grows.
        return ten(request);
    });
    assert.equal(book.measure(text).length, 2);
    assert.deepEqual(uses, Array(6).fill("Error"));
    assert.match(String(other), /^x(Helvetica)+$/);
    text.append("c");
    assert.equal(book.measure(text).length, 3);
});

test("books that measure by each other", () => {
    const inner = bookWith(ten);
    const outer = bookWith((request) => ({ ...FIGURES, advances: inner.measure(request.text).map(({ advance }) => 2 * advance) }));
    assert.deepEqual(outer.measure("ab").map(({ advance }) => advance), [20, 20]);
    const failing = bookWith(() => outer.measure("x", inner.setMeasurer(() => null)));
    assert.throws(() => failing.measure("a"), (error) => error.code === "callback_failed" && error.cause.code === "callback_failed"
        && error.cause.cause.cause instanceof TypeError);
});

test("a function that refers to its book goes with it", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc");
    const gone = (() => {
        const book = new FontBook();
        book.setMeasurer((request) => (book ? ten(request) : null));
        const label = new Label("a", { fonts: book });
        assert.equal(label.lines[0].width, 10);
        return [new WeakRef(book), new WeakRef(label)];
    })();
    for (let round = 0; round < 20 && gone.some((reference) => reference.deref()); round++) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        collect();
    }
    assert.deepEqual(gone.map((reference) => reference.deref()), [undefined, undefined]);
});
