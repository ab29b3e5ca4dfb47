import type { Face, FontMetrics } from "./face.mjs";
import { Handle } from "./handle.mjs";
import type { AttributedText } from "./text.mjs";

type Faces = readonly [regular: string | null, italic: string | null];

/** weight -> [regular, italic], where one may be null. Weights are contiguous and have 0. */
export type Ladder = ReadonlyMap<number, Faces> | { readonly [weight: number]: Faces };

/** A grapheme cluster and its advance in points. */
export interface Cluster { start: number; end: number; advance: number }

/** A stretch of text in one font, with the indices of its grapheme clusters. */
export interface MeasureRequest { text: string; face: string; size: number; clusters: { start: number; end: number }[] }

/** The clusters' advances and the font's vertical figures, in points: from 0 to 1,000,000. */
export interface Measurement extends Omit<FontMetrics, "approximate"> { advances: ArrayLike<number> | Iterable<number> }

/** Families of faces: the 19 built-in ones, and those that are registered. */
export class FontBook extends Handle {
    constructor();
    /** The names of all families. */
    readonly families: string[];
    /** The face nearest to a wish; unknown_family. */
    resolve(family: string, options?: { weight?: number; italic?: boolean }): Face;
    /** The face of that name; unknown_face. */
    face(name: string): Face;
    /** Adds or replaces a family; invalid_family, duplicate_face. */
    register(family: string, ladder: Ladder): void;
    /**
     * Measures the face of that name by a TrueType or OpenType file; `index` is the font's place in a collection. unknown_face,
     * invalid_font.
     */
    loadFont(face: string, data: BufferSource, options?: { index?: number }): void;
    /**
     * Measures faces that have no font file by a function of yours, or, given null, by the built-in tables again. What it throws becomes
     * the `cause` of a callback_failed. It must not use the texts, books and labels that are being measured: each throws if it does.
     */
    setMeasurer(measurer: ((request: MeasureRequest) => Measurement) | null): void;
    /** Each grapheme cluster, kern included, as a label lays them out; of a string in Helvetica, 17 points. */
    measure(text: AttributedText | string): Cluster[];
    /** A book of its own with the same families, font files and measurer. Cheap. */
    copy(): this;
}
