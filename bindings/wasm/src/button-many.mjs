// Many buttons in one call, from and to Float64Arrays of rows.

import * as calls from "./button-calls.mjs";
import {
    ARRANGE, contentOf, FITTING, fitOf, framesOf, INSETS, INSETS_FOR, LAYOUT, optionsOf, paddingOf, RECT, SIZE, styleOf,
} from "./button-values.mjs";
import { invalidValue, numbers, options, trueView, wrongType } from "./convert.mjs";

const OUT = ["titleOut", "imageOut"];

/** How many sizes an array has. */
function countOf(sizes, name) {
    const { length } = own(sizes, name);
    if (length % 2) throw invalidValue(`${name} must have two numbers for each button`);
    return length / 2;
}

/** The numbers of an array. */
function own(array, name) {
    if (!(array instanceof Float64Array)) throw wrongType(name, "a Float64Array", array);
    return trueView(array, Float64Array);
}

/** As many rows as there are buttons; what is no Float64Array holds for all of them, null is an item that none has. */
function rows(value, count, names, name) {
    if (value === undefined || value === null) return null;
    if (value instanceof Float64Array) return checked(own(value, name), count, names.length, name);
    const row = numbers(value, names, name), all = new Float64Array(row.length * count);
    for (let i = 0; i < all.length; i++) all[i] = row[i % row.length];
    return all;
}

function checked(array, count, width, name) {
    if (array.length !== count * width) throw invalidValue(`${name} must have ${count} rows of ${width} numbers, not ${array.length} numbers`);
    return array;
}

/** Checks the arrays that a caller wants the results in, before the call, and fills them after it. */
function intoOutputs({ titleOut, imageOut }, count, call) {
    for (const [name, out] of Object.entries({ titleOut, imageOut })) {
        if (out !== undefined) checked(own(out, name), count, 4, name);
    }
    const found = call();
    const filled = (out, array) => {
        if (!out || !array) return array;
        out.set(array);
        return out;
    };
    return { ...found, title: filled(titleOut, found.title), image: filled(imageOut, found.image) };
}

export function insetsMany(style, padding, bounds, image, title, how) {
    const outputs = options(how, OUT), count = countOf(bounds, "bounds");
    const given = [own(bounds, "bounds"), rows(image, count, RECT, "image"), rows(title, count, RECT, "title")];
    return intoOutputs(outputs, count, () => calls.insets(styleOf(style), paddingOf(padding), count, ...given));
}

export function layoutMany(bounds, how) {
    const { image, title, imageInsets, titleInsets, titleOut, imageOut, ...rest } = options(how, [...LAYOUT, ...OUT]);
    const count = countOf(bounds, "bounds");
    const given = [own(bounds, "bounds"), rows(image, count, SIZE, "image"), rows(title, count, SIZE, "title"),
        rows(imageInsets, count, INSETS, "imageInsets"), rows(titleInsets, count, INSETS, "titleInsets")];
    return intoOutputs({ titleOut, imageOut }, count, () => calls.layout(optionsOf(rest), count, ...given));
}

export function arrangeMany(style, padding, bounds, how) {
    const { image, title, fit, titleOut, imageOut, ...rest } = options(how, [...ARRANGE, ...OUT]);
    const count = countOf(bounds, "bounds");
    const given = [own(bounds, "bounds"), rows(image, count, SIZE, "image"), rows(title, count, SIZE, "title")];
    return intoOutputs({ titleOut, imageOut }, count,
        () => calls.arrange(optionsOf(rest), styleOf(style), paddingOf(padding), fitOf(fit), count, ...given));
}

export function insetsForMany(frames, bounds, how) {
    const { image, title, titleOut, imageOut, ...rest } = options(how, [...INSETS_FOR, ...OUT]);
    const [imageFrames, titleFrames] = framesOf(frames), count = countOf(bounds, "bounds");
    const given = [rows(imageFrames, count, RECT, "frames.image"), rows(titleFrames, count, RECT, "frames.title"), own(bounds, "bounds"),
        rows(image, count, SIZE, "image"), rows(title, count, SIZE, "title")];
    return intoOutputs({ titleOut, imageOut }, count, () => calls.insetsFor(optionsOf(rest), count, ...given));
}

export function fittingSizeMany(style, padding, how) {
    const { image, title, content, out } = options(how, [...FITTING, "out"]);
    const count = image instanceof Float64Array ? countOf(image, "image") : countOf(title, "title");
    if (out !== undefined) checked(own(out, "out"), count, 2, "out");
    const sizes = calls.fittingSize(styleOf(style), paddingOf(padding), contentOf(content), count, rows(image, count, SIZE, "image"),
        rows(title, count, SIZE, "title"));
    if (!out) return sizes;
    out.set(sizes);
    return out;
}
