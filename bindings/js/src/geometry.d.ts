/** A frame: in the coordinates of the parent, or of the window. y grows downwards. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Distances from the edges of a rectangle, inwards. */
export interface Insets {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Width and height of content; null along an axis without a size. */
export type IntrinsicSize = readonly [width: number | null, height: number | null];
