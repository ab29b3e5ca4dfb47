// Breaks, clusters, levels and order in UTF-16; Unicode's own files where REGLET_UCD names their folder.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { chance, codeOf, randomString, unicode } from "./support.mjs";

test("line breaks", () => {
    const plain = (text) => unicode.lineBreaks(text).map(({ index, mandatory }) => [index, mandatory]);
    assert.deepEqual(plain("a😀 é\nb"), [[1, false], [4, false], [6, true], [7, true]]);
    assert.deepEqual(plain("a\r\nb\n"), [[3, true], [5, true]]);
    assert.deepEqual(plain(""), []);
});

test("grapheme clusters, as the host has them", (context) => {
    const random = chance(context), segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    assert.deepEqual([...unicode.graphemes("")], [0]);
    for (let round = 0; round < 200; round++) {
        const text = randomString(random, 20);
        assert.deepEqual([...unicode.graphemes(text)], [...Array.from(segmenter.segment(text), (part) => part.index), text.length],
            JSON.stringify(text));
    }
});

test("levels, one for each code unit", () => {
    assert.deepEqual([...unicode.bidiLevels("א1a😀. ")], [1, 2, 2, 1, 1, 1, 1]);
    assert.deepEqual([...unicode.bidiLevels("a\nא b\n")], [0, 0, 1, 1, 2, 1]);
    assert.deepEqual([...unicode.bidiLevels(".", { direction: "rtl" })], [1]);
    assert.deepEqual([...unicode.bidiLevels("")], []);
});

test("order", () => {
    assert.deepEqual([...unicode.bidiOrder([0, 1, 1, 2, 2, 1, 0])], [0, 5, 3, 4, 2, 1, 6]);
    assert.deepEqual([...unicode.bidiOrder(unicode.bidiLevels("אב"))], [1, 0]);
    assert.deepEqual([...unicode.bidiOrder(new Set())], []);
    for (const levels of [[127], [-1], [0, 300], [2 ** 70]]) assert.equal(codeOf(() => unicode.bidiOrder(levels)), "value_out_of_range");
});

test("what is refused", () => {
    for (const call of [unicode.lineBreaks, unicode.graphemes, unicode.bidiLevels]) {
        assert.equal(codeOf(() => call("a\ud800b")), "invalid_utf8");
        assert.equal(codeOf(() => call("\udc00\ud800")), "invalid_utf8");
        for (const wrong of [undefined, null, 5, ["a"], new String("a")]) assert.throws(() => call(wrong), { name: "TypeError" });
    }
    assert.equal(codeOf(() => unicode.bidiLevels("a", { direction: "sideways" })), "invalid_value");
    assert.throws(() => unicode.bidiOrder([0.5]), { name: "TypeError" });
    assert.throws(() => unicode.bidiOrder("01"), { name: "TypeError" });
});

const folder = process.env.REGLET_UCD;
for (const [name, call] of [["LineBreakTest.txt", (text) => unicode.lineBreaks(text).map(({ index }) => index)],
    ["GraphemeBreakTest.txt", unicode.graphemes]])
    test(name, { skip: folder ? false : "REGLET_UCD names no folder with Unicode's test files" }, (context) => {
        let read = 0;
        for (const line of readFileSync(`${folder}/${name}`, "utf8").split("\n")) {
            const marks = line.split("#")[0].trim().split(/\s+/);
            if (marks.length < 3) continue;
            let text = "";
            const breaks = [];
            marks.forEach((mark, i) => {
                if (i % 2) text += String.fromCodePoint(parseInt(mark, 16));
                else if (mark === "÷") breaks.push(text.length);
            });
            if (/\p{Surrogate}/u.test(text)) continue;
            assert.deepEqual([...call(text)], breaks, line);
            read++;
        }
        context.diagnostic(`${read} lines`);
        assert.ok(read > 700);
    });
