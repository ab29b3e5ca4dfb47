import type { Label } from "./label.mjs";

/** Follows a touch over a label's links. */
export class LinkTracker {
    /** `slop` is how far, in points, from a link a touch still counts as on it. */
    constructor(label: Label, options?: { slop?: number });
    /** Another label cancels the touch. */
    label: Label;
    slop: number;
    /** The link to draw highlighted. */
    readonly highlighted: number | null;
    /** A touch begins; the link that it highlights. */
    begin(x: number, y: number): number | null;
    /** The touch moves; the link that is highlighted now. */
    move(x: number, y: number): number | null;
    /** The touch ends; the link that it selects. */
    end(x: number, y: number): number | null;
    /** The touch is taken away. */
    cancel(): void;
}
