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

/** A number of points, a percentage, or a word of CSS. */
export type Length = number | `${number}%` | "auto" | "min-content" | "max-content" | "fit-content" | "stretch" | "own-content";

/** A length for each edge of a rectangle. */
export interface Lengths {
  top: Length;
  left: Length;
  bottom: Length;
  right: Length;
}

/** One length for all edges, or one for each; 0 where an edge is left out. */
export type LengthsLike = Length | Partial<Lengths>;

/** Width and height of content; null along an axis without a size. */
export type IntrinsicSize = readonly [width: number | null, height: number | null];
