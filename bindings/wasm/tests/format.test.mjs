// Every field of every case of the format language's vectors, and what a formatter does besides.

import assert from "node:assert/strict";
import test from "node:test";
import { Attachment, AttributedText, codeOf, escape, FontBook, FormatError, Formatter, RegletError, unitsOfScalars, vectors } from "./support.mjs";

const NAMES = {
    font_families: "fontFamilies", default_font_family: "defaultFontFamily", default_point_size: "defaultPointSize",
    default_weight: "defaultWeight", default_color: "defaultColor", default_background_color: "defaultBackgroundColor",
    default_alignment: "defaultAlignment", baseline_offset: "baselineOffset", byte_offset: "byteOffset",
};
const BOX = ["name", "width", "height", "x", "y"];
const renamed = (object) => Object.fromEntries(Object.entries(object).map(([key, value]) => [NAMES[key] ?? key, value]));

function formatterOf({ arguments: _, named_arguments: __, ...config }, lenient) {
    const attachments = (config.attachments ?? []).map(({ name, ...box }) => new Attachment(name, box));
    return new Formatter({ ...renamed(config), attachments, lenient });
}

/** How many UTF-16 units the bytes before an offset are, by the host's own decoder. */
const unitsBefore = (source, offset) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(source.subarray(0, offset)).length;

function compare(file, { format, format_hex, config, lenient, expect, error }) {
    const bytes = format_hex === undefined ? new TextEncoder().encode(format) : Uint8Array.from(Buffer.from(format_hex, "hex"));
    const formatter = formatterOf(file.configs[config], lenient);
    const make = () => formatter.format(format ?? bytes, file.configs[config].arguments ?? [], file.configs[config].named_arguments ?? {});
    if (error) {
        assert.throws(make, (found) => found instanceof FormatError && found.code === error.code && found.byteOffset === error.byte_offset
            && found.offset === unitsBefore(bytes, error.byte_offset));
        return 2;
    }
    const text = make(), units = unitsOfScalars(expect.string);
    const runs = expect.runs.map(({ start, end, ...run }) => ({ start: units[start], end: units[end], ...renamed(run) }));
    const box = (attachment) => attachment && Object.fromEntries(BOX.map((key) => [key, attachment[key]]));
    const found = text.runs.map((run) => ({ ...run, attachment: box(run.attachment) }));
    assert.equal(String(text), expect.string);
    assert.deepEqual(found, runs);
    assert.deepEqual(text.diagnostics, expect.diagnostics.map((problem) => (
        { ...renamed(problem), offset: unitsBefore(bytes, problem.byte_offset) })));
    text.dispose();
    formatter.dispose();
    return 1 + 21 * runs.length + 2 * expect.diagnostics.length;
}

for (const [name, least] of [["format.json", 7000], ["format-own.json", 50000]])
    test(`every field of ${name}`, (context) => {
        const file = vectors(name);
        let fields = 0;
        for (const vector of file.cases) {
            try {
                fields += compare(file, vector);
            } catch (error) {
                error.message = `${vector.id}: ${error.message}`;
                throw error;
            }
        }
        context.diagnostic(`${fields} fields compared`);
        assert.ok(fields > least);
    });

test("escaped text stands for itself", () => {
    const text = "100% %s %{x} 😀";
    assert.equal(escape("100%"), "100%%");
    assert.equal(String(new Formatter().format(escape(text))), text);
});

test("arguments by number, in an object and in a Map", () => {
    const formatter = new Formatter();
    assert.equal(String(formatter.format("%T%1T %{who}", ["a", "%B"], { who: "Ann" })), "a%B Ann");
    assert.equal(String(formatter.format("%{}%{__proto__}", [], new Map([["", "x"], ["__proto__", "y"]]))), "xy");
    assert.equal(codeOf(() => formatter.format("%{who}")), "unknown_argument");
    assert.equal(codeOf(() => formatter.format("%{toString}", [], {})), "unknown_argument");
});

test("lenient and strict", () => {
    const formatter = new Formatter({ lenient: true });
    const text = formatter.format("100% sure");
    assert.equal(String(text), "100% sure");
    assert.deepEqual(text.diagnostics, [{ code: "unknown_code", byteOffset: 3, offset: 3 }]);
    formatter.lenient = false;
    assert.equal(formatter.lenient, false);
    assert.equal(codeOf(() => formatter.format("100% sure")), "unknown_code");
});

test("a text's book is the formatter's", () => {
    const book = new FontBook();
    book.register("Own", { 0: ["Own-Plain", null] });
    const formatter = new Formatter({ fonts: book, defaultFontFamily: "Own" });
    assert.equal(formatter.format("x").runs[0].font, "Own-Plain");
    assert.equal(AttributedText.fromJSON(formatter.format("x").toJSON()).runs[0].font, null);
});

test("what a formatter refuses", () => {
    assert.equal(codeOf(() => new Formatter({ fontFamilies: ["Comic"] })), "unknown_family");
    assert.equal(codeOf(() => new Formatter({ colors: ["reddish"] })), "invalid_color");
    assert.equal(codeOf(() => new Formatter({ defaultPointSize: NaN })), "invalid_number");
    assert.equal(codeOf(() => new Formatter({ defaultAlignment: "middle" })), "invalid_value");
    assert.equal(codeOf(() => new Formatter({ attachments: [new Attachment("x", { width: -1 })] })), "invalid_number");
    assert.throws(() => new Formatter({ colours: [] }), { name: "TypeError", message: "there is no option colours" });
    assert.throws(() => new Formatter({ colors: "red" }), { name: "TypeError", message: /^colors must be a list of strings/ });
    assert.throws(() => new Formatter().format("a\ud800"), (error) => error instanceof RegletError && error.code === "invalid_utf8"
        && /format .* at 1/.test(error.message));
});
