// Lengths are points, y grows downwards. Arguments may be objects or lists of numbers.

export interface Point { x: number; y: number }
export interface Size { width: number; height: number }
export interface Rect { x: number; y: number; width: number; height: number }
/** Distances from the four edges, positive inwards. Left is left in either direction of writing. */
export interface Insets { top: number; left: number; bottom: number; right: number }

/** x, y */
export type PointLike = Readonly<Point> | readonly [number, number];
/** width, height */
export type SizeLike = Readonly<Size> | readonly [number, number];
/** x, y, width, height */
export type RectLike = Readonly<Rect> | readonly [number, number, number, number];
/** top, left, bottom, right */
export type InsetsLike = Readonly<Insets> | readonly [number, number, number, number];

/** The direction of a paragraph; natural is that of its first strong character. */
export type BaseDirection = "natural" | "ltr" | "rtl";
