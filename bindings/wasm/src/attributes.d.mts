export type Alignment = "natural" | "left" | "center" | "right" | "justified";

/** 0 none, 1 single, 2 double. */
export type LineStyle = 0 | 1 | 2;

/** What characters look like. */
export interface Attributes {
    family?: string;
    /** As wanted: 0 is regular, 1 bold; -1000 to 1000. */
    weight?: number;
    italic?: boolean;
    /** Points. */
    size?: number;
    /** #rgb, #rgba, #rrggbb, #rrggbbaa or a CSS name. */
    color?: string;
    background?: string;
    underline?: LineStyle;
    strikethrough?: LineStyle;
    /** Points; positive raises. */
    baselineOffset?: number;
    /** Points. */
    kern?: number;
    alignment?: Alignment;
    /** The target of a clickable field that the characters become; null takes them out of theirs. */
    link?: string | null;
}
