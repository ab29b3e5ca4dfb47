import type { Fitted, Placing, Scaled, Style } from "./button.mjs";
import type { InsetsLike, RectLike, SizeLike } from "./geometry.mjs";

// The calls of button.mjs for N buttons at once. Numbers come in Float64Arrays, a row for each button: two for a size, four for a rect or
// insets. What is no Float64Array holds for all of them; an item that is null is missing from all. Results are new arrays, or those
// given as titleOut and imageOut. Where a button is bad nothing is written, and a ButtonError's `index` says which.

export interface ManyFrames {
    image: Float64Array | null;
    title: Float64Array | null;
    /** The sum of each button's flags; `flagNames` has their names. */
    flags: Int32Array;
}
export interface ManyInsets { title: Float64Array; image: Float64Array }

export interface Outputs { titleOut?: Float64Array; imageOut?: Float64Array }

export interface ManyItems {
    image?: Float64Array | SizeLike | null;
    title?: Float64Array | SizeLike | null;
}

export function insetsMany(
    style: Style | number, padding: number, bounds: Float64Array, image: Float64Array | RectLike | null,
    title: Float64Array | RectLike | null, options?: Outputs,
): ManyInsets;

export function layoutMany(
    bounds: Float64Array,
    options?: ManyItems & Placing & Scaled & Outputs & { imageInsets?: Float64Array | InsetsLike; titleInsets?: Float64Array | InsetsLike },
): ManyFrames;

export function arrangeMany(
    style: Style | number, padding: number, bounds: Float64Array, options?: ManyItems & Placing & Scaled & Fitted & Outputs,
): ManyFrames;

export function insetsForMany(
    frames: { image: Float64Array | RectLike | null; title: Float64Array | RectLike | null }, bounds: Float64Array,
    options?: ManyItems & Placing & Outputs,
): ManyInsets;

/** Of as many buttons as there are images, or titles where the image is one size for all. */
export function fittingSizeMany(
    style: Style | number, padding: number, options?: ManyItems & { content?: InsetsLike; out?: Float64Array },
): Float64Array;
