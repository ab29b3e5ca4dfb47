import type { Insets, InsetsLike, Rect, RectLike, Size, SizeLike } from "./geometry.mjs";

export {
    arrangeMany, fittingSizeMany, insetsForMany, insetsMany, layoutMany, type ManyFrames, type ManyInsets, type ManyItems, type Outputs,
} from "./button-many.mjs";

/**
 * left 0, right 2, top 3, bottom 4: the image on that side of the title, padding between them, as one group. center_top 5,
 * center_bottom 6: the title padding from the button's edge. center_up 7, center_down 8: the title padding from the image, which is
 * by itself. right_left 9, left_right 10: image and title at opposite edges. reset 1: UIKit's own layout. The last four, left or right
 * by the direction, are for arrange and fittingSize only.
 */
export type Style =
    | "left" | "reset" | "right" | "top" | "bottom" | "center_top" | "center_bottom" | "center_up" | "center_down" | "right_left" | "left_right"
    | "image_leading" | "image_trailing" | "spread_leading" | "spread_trailing";

/**
 * A dimension of the bounds is 0; a frame is outside the bounds; image and title overlap; the title is narrower than it naturally
 * is. Up to 1e-9 points do not count.
 */
export type Flag = "empty" | "overflow_left" | "overflow_top" | "overflow_right" | "overflow_bottom" | "overlap" | "title_truncated";

export interface Placing {
    content?: InsetsLike;
    /** layout alone takes "fill". */
    horizontal?: "center" | "left" | "right" | "fill" | "leading" | "trailing" | number;
    vertical?: "center" | "top" | "bottom" | "fill" | number;
    rtl?: boolean;
}

/** The natural sizes; null for an item that the button lacks. */
export interface Items {
    image?: SizeLike | null;
    title?: SizeLike | null;
}

/** Frames in the button's own coordinates, null for a missing item. */
export interface ButtonFrames { image: Rect | null; title: Rect | null; flags: Set<Flag> }
export interface ButtonInsets { title: Insets; image: Insets }

/** Pixels in a point to which the frames' origins are rounded; 0 for none. */
export interface Scaled { scale?: number }
/** With "truncate" a title beside the image is cut to the room. */
export interface Fitted { fit?: "none" | "truncate" | number }

/**
 * The insets that put image and title, from their frames without insets, where one of the styles 0 to 10 wants them: to the last bit
 * those of UIButton+ImageTitleStyle, for content that is centred, written left to right and without content insets.
 */
export function insets(style: Style | number, padding: number, bounds: SizeLike, image: RectLike | null, title: RectLike | null): ButtonInsets;

/** The frames that UIKit gives to image and title, of these natural sizes, under insets. */
export function layout(bounds: SizeLike, options?: Items & Placing & Scaled & { imageInsets?: InsetsLike; titleInsets?: InsetsLike }): ButtonFrames;

/** The frames in a style, from natural sizes alone. */
export function arrange(style: Style | number, padding: number, bounds: SizeLike, options?: Items & Placing & Scaled & Fitted): ButtonFrames;

/**
 * The insets under which `layout` gives these frames. "unreachable": a frame larger than its item, an image frame larger than the
 * room, a frame for a missing item or none for another, a button that is empty.
 */
export function insetsFor(
    frames: { image: RectLike | null; title: RectLike | null }, bounds: SizeLike, options?: Items & Placing,
): ButtonInsets;

/** The least size of a button that holds image, title and padding whole. */
export function fittingSize(style: Style | number, padding: number, options?: Items & { content?: InsetsLike }): Size;

/** The names of the flags that are set in a number, as the calls for many give them. */
export function flagNames(flags: number): Set<Flag>;
