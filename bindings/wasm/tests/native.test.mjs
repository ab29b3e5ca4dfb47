// The same input gives the same bits in every build: what native.py printed of the native library, from WebAssembly.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { Attachment, AttributedText, button, FontBook, Formatter, Label, RegletError, unicode, unitsOfScalars } from "./support.mjs";

const top = new URL("../../../", import.meta.url), file = new URL("build/wasm/native.json", top);
const { seed, config, image, cases } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { cases: [] };
const values = (object) => Object.values(object);

function outcome(make) {
    try {
        return make();
    } catch (error) {
        if (!(error instanceof RegletError)) throw error;
        return { code: error.code, at: error.byteOffset ?? null };
    }
}

const formatterOf = () => {
    const { name, alternative_text: alternativeText, ...box } = image;
    return new Formatter({ fontFamilies: config.font_families, colors: config.colors, links: config.links, lenient: true,
        attachments: [new Attachment(name, { ...box, alternativeText })] });
};

const KINDS = {
    formats(source) {
        const formatter = formatterOf(), text = formatter.format(source, ["%T 汪"], { who: "Ann %B" });
        return [text.toJSONString(), text.toHTML(), text.toHTML({ anyLink: true }), text.toANSI(), text.toANSI(16), text.toMarkdown(),
            text.toPlain(), outcome(() => text.toFormat(formatter)), text.diagnostics.map((problem) => [problem.code, problem.byteOffset]),
            text.runs.map((run) => run.font)];
    },

    labels([json, { max_lines, line_break, tab_width, ...rest }, start, end, x, y]) {
        const text = AttributedText.fromJSON(json), units = unitsOfScalars(String(text));
        const scalar = (index) => (index === null ? null : units.indexOf(index)), rects = (list) => list.map(values);
        return outcome(() => {
            const label = new Label(text, { maxLines: max_lines, lineBreak: line_break, tabWidth: tab_width, ...rest });
            return [
                label.lines.map((line) => [scalar(line.start), scalar(line.end), line.x, line.baseline, line.ascent, line.descent,
                    line.leading, line.width]),
                values(label.size), values(label.contentSize), [label.minimumWidth, label.maximumWidth, label.preferredHeight(77.7)],
                values(label.hidden).map(scalar), label.truncated, label.backgrounds.map((box) => [values(box.rect), box.color, box.line]),
                ["tight", "line", "leading"].map((style) => rects(label.rects(units[start], units[end], { style }))),
                rects(label.caret(units[end])),
                Array.from({ length: label.linkCount }, (_, link) => rects(label.linkRects(link))), label.linkAt(x, y, { slop: 5 }),
                scalar(label.indexAt(x, y)), values(label.sizeThatFits(90, 1e9)), label.toSVG(), label.toSVG({ anyLink: true }),
            ];
        });
    },

    properties([text, direction]) {
        const units = unitsOfScalars(text), levels = Array.from(unicode.bidiLevels(text, { direction })).filter((_, unit) => units.includes(unit));
        return [unicode.lineBreaks(text).map(({ index, mandatory }) => [units.indexOf(index), mandatory]),
            Array.from(unicode.graphemes(text), (index) => units.indexOf(index)), levels, [...unicode.bidiOrder(levels)]];
    },

    jsons: (source) => outcome(() => AttributedText.fromJSON(source).toJSONString()),

    fonts([path, changes, size, text]) {
        const data = Uint8Array.from(readFileSync(new URL(path, top))), units = unitsOfScalars(text), book = new FontBook();
        for (const [at, byte] of changes) data[at] = byte;
        return outcome(() => {
            book.loadFont("Helvetica", data.subarray(0, size));
            return [book.measure(text).map(({ start, end, advance }) => [units.indexOf(start), units.indexOf(end), advance]),
                values(book.face("Helvetica").at(20).metrics)];
        });
    },

    buttons([style, padding, bounds, image, title, how]) {
        return outcome(() => {
            const laid = button.layout(bounds, { image, title, titleInsets: how.content, ...how });
            const arranged = button.arrange(style, padding, bounds, { image, title, ...how });
            const back = button.insets(((style % 11) + 11) % 11, padding, bounds, laid.image, laid.title);
            const size = button.fittingSize(style, padding, { image, title, content: how.content });
            return [[values(laid.image), values(laid.title)], [...laid.flags].sort(), [values(arranged.image), values(arranged.title)],
                [...arranged.flags].sort(),
                [values(back.title), values(back.image)], values(size)];
        });
    },
};

for (const [kind, make] of Object.entries(KINDS))
    test(`native and WebAssembly: ${kind}`, { skip: cases.length ? false : "Python made no list of results" }, (context) => {
        const own = cases.filter(([name]) => name === kind);
        context.diagnostic(`${own.length} inputs, seed ${seed}`);
        for (const [, input, wanted] of own) assert.deepEqual(make(input), wanted, JSON.stringify(input));
        assert.ok(own.length >= 100);
    });
