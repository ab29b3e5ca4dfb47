import type { Attributes, LineStyle } from "./attributes.mjs";
import type { FontBook } from "./fonts.mjs";
import type { BaseDirection, InsetsLike, Rect, Size } from "./geometry.mjs";
import { Handle } from "./handle.mjs";
import type { AttributedText } from "./text.mjs";

export interface LabelOptions {
    /** Null, and none given, are as wide and as high as the text is. */
    width?: number | null;
    height?: number | null;
    /** 0, the default, is any number. */
    maxLines?: number;
    lineBreak?: "word" | "character";
    truncation?: "none" | "head" | "middle" | "tail";
    /** Stands for text that truncation hides: a string looks as the text next to it, a text brings its own attributes and links. */
    token?: string | AttributedText;
    direction?: BaseDirection;
    vertical?: "top" | "center" | "bottom";
    insets?: InsetsLike;
    /** 28. */
    tabWidth?: number;
    /** Pixels in a point, for the tops and baselines of lines; 0 for no snapping. */
    scale?: number;
    emptyIsLine?: boolean;
    fonts?: FontBook | null;
}

export interface Line {
    start: number;
    /** With the spaces and the line end that hang at the line's end. */
    end: number;
    x: number;
    baseline: number;
    ascent: number;
    descent: number;
    /** The space below the line; none is laid out below the last one. */
    leading: number;
    /** Without what hangs. */
    width: number;
}

/** A box to fill behind text. */
export interface Background { rect: Rect; color: string; line: number }

/** A line under or through text; y is its middle, of a double line the middle of the space between. */
export interface Decoration {
    x: number;
    y: number;
    width: number;
    thickness: number;
    color: string;
    line: number;
    strikethrough: boolean;
    style: LineStyle;
}

/** A stretch of text that is drawn in one piece, in one font and one direction. */
export interface Piece {
    /** Indices and numbers of a token are those of the label's `token`. The range of a hyphen is that of its soft hyphen. */
    content: "text" | "token" | "hyphen";
    /** The characters to draw. */
    text: string;
    start: number;
    end: number;
    x: number;
    /** The piece's own: the line's with the baseline offset. */
    baseline: number;
    width: number;
    line: number;
    /** The number of the run of the text that has the attributes. */
    run: number;
    link: number | null;
    attachment: number | null;
    attachmentBox: Rect | null;
    /** The embedding level; odd is right to left. */
    level: number;
}

/**
 * A text laid out. It keeps a copy of the text: one that is changed later needs a new label.
 *
 * Indices are those of the string; one inside a grapheme cluster means the cluster's start. Distances are points from the label's
 * top left corner, y downwards.
 */
export class Label extends Handle {
    /** Lays a text out; a string takes attributes among the options. */
    constructor(text: string, options?: LabelOptions & Attributes);
    constructor(text: string | AttributedText, options?: LabelOptions);
    /** A copy of the text, and of the token as the label shows it. */
    readonly text: AttributedText;
    readonly token: AttributedText;

    readonly width: number;
    readonly height: number;
    /** The width and the height that were given, else those of the lines with the insets. */
    readonly size: Size;
    /** The size of the lines alone. */
    readonly contentSize: Size;
    /** The height that the text takes in a width, with the insets, under the limit of lines. */
    preferredHeight(width: number): number;
    /** The size that the lines take within a size, with the insets. */
    sizeThatFits(width: number, height: number): Size;
    /** That of the widest piece that no line break divides, with the insets. */
    readonly minimumWidth: number;
    /** That of the text where only line ends break it, with the insets. */
    readonly maximumWidth: number;

    readonly lines: Line[];
    /** The rects of a range, line by line and from left to right: "tight" as high as each run's font, "leading" with that below. */
    rects(start: number, end: number, options?: { style?: "tight" | "line" | "leading" }): Rect[];
    /** The boxes to fill behind text; they tile, and leave out what hangs. */
    readonly backgrounds: Background[];
    readonly decorations: Decoration[];
    /** All that is to be drawn, line by line and from left to right. */
    readonly pieces: Piece[];
    /** The caret of an index: one rect without a width, or two where the direction of the text changes. */
    caret(index: number): Rect[];
    /** Whether more than white space is hidden. */
    readonly truncated: boolean;
    /** Where the text begins and ends that is not shown; an empty range where all is. */
    readonly hidden: { start: number; end: number };

    /** The index of the cluster at a point; beside a line its nearer end. Exact: null beside the glyphs. */
    indexAt(x: number, y: number, options?: { exact?: boolean }): number | null;
    /** The number of the link at a point, or of the nearest within `slop` points. Links of the token come behind the text's. */
    linkAt(x: number, y: number, options?: { slop?: number }): number | null;
    readonly linkCount: number;
    /** The rects of a link, one for each piece of it on each line. */
    linkRects(number: number): Rect[];

    /**
     * An SVG document of the label's size: text, backgrounds, decorations, images and links, where the label has them. Only http, https,
     * mailto and tel targets become links, unless `anyLink`.
     */
    toSVG(options?: { anyLink?: boolean }): string;
}
