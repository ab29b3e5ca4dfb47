/** A font's vertical figures in points; all but the leading are distances from the baseline. */
export interface FontMetrics {
    ascent: number;
    descent: number;
    leading: number;
    capHeight: number;
    xHeight: number;
    /** Whether these, and advances, are the built-in ones of a similar face. */
    approximate: boolean;
}

interface FaceProperties {
    readonly name: string;
    readonly family: string;
    /** The weight of the face's rung in its family; 0 is regular. */
    readonly weight: number;
    /** Whether an italic was asked for. */
    readonly italic: boolean;
    /** Whether an italic was asked for and the weight has none. */
    readonly italicMissing: boolean;
    /** 100 to 900. */
    readonly cssWeight: number;
}

/** A face of a font book, and the slant that was asked for. Made by a book; a value. */
export class Face implements FaceProperties {
    private constructor();
    readonly name: string;
    readonly family: string;
    readonly weight: number;
    readonly italic: boolean;
    readonly italicMissing: boolean;
    readonly cssWeight: number;
    /** The same family and slant at the nearest weight. */
    withWeight(weight: number): Face;
    /** The same family and slant, as many rungs bolder, as far as there are. */
    byWeight(difference: number): Face;
    /** The italic of the same weight, or the one face that there is. */
    asItalic(): Face;
    /** The upright face of the same weight, or the one face that there is. */
    asRegular(): Face;
    /** This face at a size in points. */
    at(size: number): Font;
    equals(other: Face): boolean;
}

/** A face at a size in points; a value. It has the calls of its face, which give fonts of the same size. */
export class Font implements FaceProperties {
    constructor(face: Face, size: number);
    readonly face: Face;
    readonly size: number;
    readonly name: string;
    readonly family: string;
    readonly weight: number;
    readonly italic: boolean;
    readonly italicMissing: boolean;
    readonly cssWeight: number;
    /** The vertical figures of the face at this size. */
    readonly metrics: FontMetrics;
    withSize(size: number): Font;
    bySize(difference: number): Font;
    withWeight(weight: number): Font;
    byWeight(difference: number): Font;
    asItalic(): Font;
    asRegular(): Font;
    at(size: number): Font;
    equals(other: Font): boolean;
}
