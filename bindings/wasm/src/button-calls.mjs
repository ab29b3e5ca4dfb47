// The library's functions for buttons, from and to typed arrays: `count` buttons, null for an item that none has.

import { invalidValue } from "./convert.mjs";
import { ButtonError, errorFor, statusName, statusText } from "./errors.mjs";
import { framed, uint32 } from "./frame.mjs";
import { bytes, lib } from "./module.mjs";
import * as raw from "./raw.mjs";

/** The addresses of copies of arrays, which have so many numbers, or are null. The caller's code may have run since that was checked. */
function lent(frame, length, ...arrays) {
    return arrays.map((array) => {
        if (!array) return 0;
        if (array.length !== length) throw invalidValue("an array has changed its length during the call");
        return frame.copy(array);
    });
}

/** Calls `run(frame, ...places, error)` with room for `count` rows of each kind, [array's class, numbers in a row], and copies them. */
function results(count, kinds, run) {
    return framed((frame) => {
        const lengths = kinds.map(([kind, width]) => kind.BYTES_PER_ELEMENT * width * count);
        const places = lengths.map((length) => frame.alloc(length)), error = frame.struct(raw.reglet_error, {});
        const status = run(frame, ...places, error);
        if (status !== raw.REGLET_OK) throw refused(status, uint32(error + 4), count);
        return places.map((at, i) => new kinds[i][0](bytes().slice(at, at + lengths[i]).buffer));
    });
}

/** Where one button is bad the library says which. */
function refused(status, index, count) {
    if (status !== raw.REGLET_STATUS_INVALID_NUMBER && status !== raw.REGLET_STATUS_UNREACHABLE) return errorFor(status);
    return new ButtonError(statusName(status), statusText(status) + (count > 1 ? ` (button ${index})` : ""), index);
}

const FOUR = [Float64Array, 4], TWO = [Float64Array, 2], FLAGS = [Int32Array, 1];

function frames(count, image, title, call) {
    const [images, titles, flags] = results(count, [FOUR, FOUR, FLAGS], call);
    return { image: image && images, title: title && titles, flags };
}

export function insets(style, padding, count, bounds, image, title) {
    const [titles, images] = results(count, [FOUR, FOUR], (frame, ...outs) => lib.reglet_button_insets(
        style, padding, count, ...lent(frame, 2 * count, bounds), ...lent(frame, 4 * count, image, title), ...outs));
    return { title: titles, image: images };
}

export function layout(options, count, bounds, image, title, imageInsets, titleInsets) {
    return frames(count, image, title, (frame, ...outs) => lib.reglet_button_layout(
        frame.struct(raw.reglet_button_options, options), count, ...lent(frame, 2 * count, bounds, image, title),
        ...lent(frame, 4 * count, imageInsets, titleInsets), ...outs));
}

export function arrange(options, style, padding, fit, count, bounds, image, title) {
    return frames(count, image, title, (frame, ...outs) => lib.reglet_button_arrange(
        frame.struct(raw.reglet_button_options, options), style, padding, fit, count, ...lent(frame, 2 * count, bounds, image, title),
        ...outs));
}

export function insetsFor(options, count, imageFrames, titleFrames, bounds, image, title) {
    const [titles, images] = results(count, [FOUR, FOUR], (frame, ...outs) => lib.reglet_button_insets_for(
        frame.struct(raw.reglet_button_options, options), count, ...lent(frame, 4 * count, imageFrames, titleFrames),
        ...lent(frame, 2 * count, bounds, image, title), ...outs));
    return { title: titles, image: images };
}

export function fittingSize(style, padding, content, count, image, title) {
    return results(count, [TWO], (frame, ...outs) => lib.reglet_button_fitting_size(
        style, padding, frame.struct(raw.reglet_insets, content), count, ...lent(frame, 2 * count, image, title), ...outs))[0];
}
