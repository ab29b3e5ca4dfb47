// Where a button's image and title go, and which insets put them there: one button at a time, and all calls together.

import * as calls from "./button-calls.mjs";
import {
    ARRANGE, contentOf, FITTING, fitOf, flagNames, framesOf, INSETS, INSETS_FOR, LAYOUT, optionsOf, paddingOf, RECT, SIZE, styleOf,
} from "./button-values.mjs";
import { numbers, options } from "./convert.mjs";

export { arrangeMany, fittingSizeMany, insetsForMany, insetsMany, layoutMany } from "./button-many.mjs";
export { flagNames };

/** The numbers of one item; null for an item that is missing. */
const given = (value, names, name) => (value === undefined || value === null ? null : Float64Array.from(numbers(value, names, name)));
const sizeGiven = (value, name) => Float64Array.from(numbers(value, SIZE, name));
const named = (names, row) => row && Object.fromEntries(names.map((name, i) => [name, row[i]]));
const framesFrom = ({ image, title, flags }) => ({ image: named(RECT, image), title: named(RECT, title), flags: flagNames(flags[0]) });
const insetsFrom = ({ title, image }) => ({ title: named(INSETS, title), image: named(INSETS, image) });

export function insets(style, padding, bounds, image, title) {
    return insetsFrom(calls.insets(
        styleOf(style), paddingOf(padding), 1, sizeGiven(bounds, "bounds"), given(image, RECT, "image"), given(title, RECT, "title")));
}

export function layout(bounds, how) {
    const { image, title, imageInsets, titleInsets, ...rest } = options(how, LAYOUT);
    return framesFrom(calls.layout(
        optionsOf(rest), 1, sizeGiven(bounds, "bounds"), given(image, SIZE, "image"), given(title, SIZE, "title"),
        given(imageInsets, INSETS, "imageInsets"), given(titleInsets, INSETS, "titleInsets")));
}

export function arrange(style, padding, bounds, how) {
    const { image, title, fit, ...rest } = options(how, ARRANGE);
    return framesFrom(calls.arrange(
        optionsOf(rest), styleOf(style), paddingOf(padding), fitOf(fit), 1, sizeGiven(bounds, "bounds"), given(image, SIZE, "image"),
        given(title, SIZE, "title")));
}

export function insetsFor(frames, bounds, how) {
    const { image, title, ...rest } = options(how, INSETS_FOR), [imageFrame, titleFrame] = framesOf(frames);
    return insetsFrom(calls.insetsFor(
        optionsOf(rest), 1, given(imageFrame, RECT, "frames.image"), given(titleFrame, RECT, "frames.title"),
        sizeGiven(bounds, "bounds"), given(image, SIZE, "image"), given(title, SIZE, "title")));
}

export function fittingSize(style, padding, how) {
    const { image, title, content } = options(how, FITTING);
    return named(SIZE, calls.fittingSize(
        styleOf(style), paddingOf(padding), contentOf(content), 1, given(image, SIZE, "image"), given(title, SIZE, "title")));
}
