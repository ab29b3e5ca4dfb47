// What editors and compilers are told: this is compiled, never run. Each line behind @ts-expect-error must be refused.

import {
    Attachment, AttributedText, button, ButtonError, escape, Face, FontBook, FormatError, Formatter, Label, LinkTracker, load, RegletError, unicode,
    type ErrorCode, type Handle, type Run, type Strings,
} from "reglet";

await load();
await load(new URL("file:///reglet.wasm"));
await load(fetch("reglet.wasm"));

const book = new FontBook();
book.register("Inter", { 0: ["Inter-Regular", "Inter-Italic"], 1: ["Inter-Bold", null] });
book.loadFont("Inter-Regular", new Uint8Array(4), { index: 0 });
const face: Face = book.resolve("Inter", { weight: 1, italic: true });
const height: number = face.at(24).bySize(2).metrics.ascent;
// @ts-expect-error
book.resolve("Inter", { bold: true });

const formatter = new Formatter({ fontFamilies: ["Courier"], colors: ["red"], attachments: [new Attachment("star", { width: 12 })], fonts: book });
const text: AttributedText = formatter.format("%0C%{who}%c", [escape("%")], { who: "Ann" });
// @ts-expect-error
formatter.format("%0T", "literal");
const run: Run | undefined = text.runs[0];
const target: string | null | undefined = run?.link?.target;
text.setAttributes(0, 1, { weight: 1, underline: 2, link: null });
text.clearAttributes(0, 1, "weight", "baselineOffset");
// @ts-expect-error
text.setAttributes(0, 1, { underline: 3 });
// @ts-expect-error
text.clearAttributes(0, 1, "link");
// @ts-expect-error
text.length = 5;
const part: AttributedText = text.slice(-2);
const sizes: number[] = book.measure(text).map((cluster) => cluster.advance);

const label = new Label("plain", { width: 100, token: part, insets: [1, 2, 3, 4], weight: 1 });
// @ts-expect-error
new Formatter({ colors: "red" });
// @ts-expect-error
new Label(text, { truncation: "start" });
const link: number | null = new LinkTracker(label, { slop: 4 }).begin(1, 2);
const drawn: string[] = label.pieces.map((piece) => piece.text);

const frames = button.arrange("top", 10, { width: 100, height: 100 }, { image: [40, 40], title: null, fit: "truncate" });
const lies: boolean = frames.flags.has("overlap");
// @ts-expect-error
frames.flags.has("outside");
const many: Float64Array | null = button.arrangeMany(3, 10, new Float64Array(4), { image: [40, 40] }).image;
const breaks: boolean[] = unicode.lineBreaks("a b").map((place) => place.mandatory);

try {
    text.insert(1, "x");
} catch (error) {
    if (error instanceof FormatError) console.log(error.offset, error.byteOffset);
    if (error instanceof ButtonError) console.log(error.index);
    if (error instanceof RegletError) {
        const code: ErrorCode = error.code;
        // @ts-expect-error
        if (error.code === "no_such_code") console.log(code);
    }
}
const names: Strings = new Set(["a"]);
const handles: Handle[] = [label, book, text, new Formatter({ links: names })];
handles.forEach((handle) => handle.dispose());
book[Symbol.dispose]();
export { breaks, drawn, height, lies, link, many, sizes, target };
