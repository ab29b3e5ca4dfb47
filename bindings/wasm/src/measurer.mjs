// The measuring callback: between the library and a JavaScript function.
//
// The library keeps a number for the function. Two functions in its table find it by that. The function itself is the books' and the
// labels', so that the garbage collector sees a cycle from a book through its function back to it.

import { real, wrongType } from "./convert.mjs";
import { measurerFailed } from "./errors.mjs";
import { textAt } from "./frame.mjs";
import { calledBack, functionTable, view } from "./module.mjs";
import { REGLET_OK, reglet_font_metrics, reglet_measure_request } from "./raw.mjs";

const FAILED = 1;
const FIGURES = { ascent: "ascent", descent: "descent", leading: "leading", cap_height: "capHeight", x_height: "xHeight" };

/** A module that takes m.a, (i32 i32 i32 i32) -> i32, and m.b, (i32), from its host and gives them back as functions of WebAssembly. */
const ADAPTER = Uint8Array.of(
    0, 97, 115, 109, 1, 0, 0, 0,
    1, 13, 2, 96, 4, 127, 127, 127, 127, 1, 127, 96, 1, 127, 0,
    2, 13, 2, 1, 109, 1, 97, 0, 0, 1, 109, 1, 98, 0, 1,
    7, 9, 2, 1, 97, 0, 0, 1, 98, 0, 1);

const kept = new Map(); // number -> a weak reference to { number, measurer }
const places = new WeakMap(); // table -> where the two are in it
let last = 0;

/** Holds a function; whoever may measure with it holds this. */
export function keep(measurer) {
    if (typeof measurer !== "function") throw wrongType("measurer", "a function", measurer);
    const own = { number: ++last, measurer };
    kept.set(own.number, new WeakRef(own));
    return own;
}

/** The places in the table of the functions that measure and release. */
export function callbacks() {
    const table = functionTable();
    if (!places.has(table)) {
        const { a, b } = new WebAssembly.Instance(new WebAssembly.Module(ADAPTER), { m: { a: measure, b: release } }).exports;
        const first = table.grow(2);
        table.set(first, a);
        table.set(first + 1, b);
        places.set(table, [first, first + 1]);
    }
    return places.get(table);
}

function release(number) {
    kept.delete(number);
}

function measure(number, request, advancesOut, metricsOut) {
    try {
        return calledBack(() => measured(kept.get(number).deref().measurer, request >>> 0, advancesOut >>> 0, metricsOut >>> 0));
    } catch (error) {
        measurerFailed(error); // Nothing may pass through the module: what the call throws has it as its cause.
        return FAILED;
    }
}

function measured(measurer, request, advancesOut, metricsOut) {
    const { size, text, text_length, face, face_length, boundaries, count } = reglet_measure_request.read(view(), request);
    const clusters = [];
    let string = "";
    for (let i = 0; i < count; i++) {
        const [from, to] = [boundaries + 4 * i, boundaries + 4 * i + 4].map((at) => view().getUint32(at, true));
        const start = string.length;
        string += textAt(text + from, to - from);
        clusters.push({ start, end: string.length });
    }
    const { advances, ...metrics } = measurer({ text: string, face: textAt(face, face_length), size, clusters });
    const numbers = Array.from(advances, (advance) => real(advance, "each of advances"));
    if (numbers.length !== count) throw new RangeError(`${numbers.length} advances for ${count} clusters`);
    const figures = Object.fromEntries(Object.entries(FIGURES).map(([field, name]) => [field, real(metrics[name], name)]));
    numbers.forEach((advance, i) => view().setFloat64(advancesOut + 8 * i, advance, true));
    reglet_font_metrics.write(view(), metricsOut, figures);
    return REGLET_OK;
}
