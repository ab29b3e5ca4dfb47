// Calls where the stack is nearly full: an exception of the host's, and nothing has happened.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { AttributedText, button, FontBook, Formatter, Label } from "./support.mjs";

/**
 * Calls `work` at many depths, from where the stack is full upwards. How often it returned, and how often it threw. Before that it calls
 * it often: what the host has compiled needs less of the stack in JavaScript, so that it is the library that would run out of it.
 */
function nearTheEnd(work, before = 2000) {
    while (before-- > 0) work();
    const counts = { done: 0, refused: 0 };
    let left = 700;
    const deeper = () => {
        try {
            deeper();
        } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            counts.refused++;
        }
        if (left-- > 0) {
            work();
            counts.done++;
        }
    };
    deeper();
    return counts;
}

const font = readFileSync(new URL("../../../Tests/Vectors/FontFiles/DejaVuSans-part.ttf", import.meta.url));
const mixed = "%0CRed %BBold%b %0Llink%l مرحبا  汪 ".repeat(20);
const formatter = new Formatter({ colors: ["red"], links: ["https://example.org"] });
const text = formatter.format(mixed), label = new Label(text, { width: 100 }), book = new FontBook(), json = text.toJSONString();

const CALLS = {
    length: () => text.length,
    format: () => formatter.format(mixed).dispose(),
    label: () => new Label(text, { width: 100, maxLines: 3, truncation: "middle", token: "…" }).dispose(),
    "a string's label": () => new Label("some text", { width: 30, weight: 1 }).dispose(),
    hit: () => label.linkAt(10, 10),
    pieces: () => label.pieces,
    svg: () => label.toSVG(),
    markdown: () => text.toMarkdown(),
    json: () => AttributedText.fromJSON(json).dispose(),
    font: () => book.loadFont("Helvetica", font),
    arrange: () => button.arrange("left", 4, [9, 9], { image: [1, 1], title: [2, 2] }),
};

for (const [name, call] of Object.entries(CALLS))
    test(name, () => {
        const before = label.toSVG();
        const { done, refused } = nearTheEnd(call);
        assert.ok(done > 100 && refused > 10, `${done} done, ${refused} refused`);
        assert.equal(label.toSVG(), before);
        assert.equal(text.toJSONString(), json);
    });

test("an edit has happened or has not", () => {
    const edited = new AttributedText("");
    const { done } = nearTheEnd(() => edited.append("x"));
    assert.equal(String(edited), "x".repeat(2000 + done));
});

test("what could not be disposed can be later", () => {
    let made = new Label("a");
    const { done } = nearTheEnd(() => {
        made?.dispose();
        made = undefined;
        made = new Label("a");
    });
    assert.ok(done > 100);
    made?.dispose();
});

test("a measuring function", () => {
    const measured = new FontBook(), forever = () => forever();
    measured.setMeasurer(forever);
    assert.throws(() => new Label(text, { fonts: measured }), ({ code, cause }) => code === "callback_failed" && cause instanceof RangeError);
    measured.setMeasurer(({ clusters }) => ({ advances: clusters.map(() => 5), ascent: 8, descent: 2, leading: 0, capHeight: 6, xHeight: 4 }));
    const whole = () => new Label(text, { fonts: measured, width: 100 });
    const before = whole().toSVG();
    let failed = 0;
    nearTheEnd(() => {
        try {
            whole().dispose();
        } catch (error) {
            if (error.code !== "callback_failed") throw error;
            failed++;
        }
    });
    assert.ok(failed < 700);
    assert.equal(whole().toSVG(), before);
});
