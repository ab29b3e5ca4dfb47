import type { BaseDirection } from "./geometry.mjs";

// Unicode 17.0's rules for plain text. Indices are those of the string; one with half a surrogate pair is refused.

/** Where lines may end, the end included; none for an empty string. UAX #14 as published. */
export function lineBreaks(text: string): { index: number; mandatory: boolean }[];

/** The boundaries of the grapheme clusters, 0 and the end included. UAX #29, extended clusters. */
export function graphemes(text: string): Uint32Array;

/** One embedding level a code unit, paragraph by paragraph, each one line (rule L1). Odd levels run right to left. UAX #9. */
export function bidiLevels(text: string, options?: { direction?: BaseDirection }): Uint8Array;

/** The indices of one line's elements from left to right, given their levels. UAX #9, rule L2. */
export function bidiOrder(levels: Iterable<number>): Uint32Array;
