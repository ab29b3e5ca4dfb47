/** All but the first compute the y. */
export type AttachmentAlignment =
    | "baseline" | "text_top" | "text_center" | "text_bottom" | "cap_center" | "x_center" | "line_top" | "line_bottom";

export interface AttachmentOptions {
    width?: number;
    height?: number;
    x?: number;
    y?: number;
    alignment?: AttachmentAlignment;
    alternativeText?: string;
    tag?: number | bigint;
}

/**
 * An image, or another object of the host's, that stands in a text as one U+FFFC. A frozen value.
 *
 * The box has its origin on the baseline and a positive y raises it; x moves the drawing only. Numbers are checked by whom it is
 * given to.
 */
export class Attachment {
    constructor(name: string, options?: AttachmentOptions);
    readonly name: string;
    /** Points, as the following three. */
    readonly width: number;
    readonly height: number;
    readonly x: number;
    readonly y: number;
    readonly alignment: AttachmentAlignment;
    readonly alternativeText: string;
    /** The host's own: 64 bits, kept and never read; a BigInt only where a number would not be exact. */
    readonly tag: number | bigint;
}
