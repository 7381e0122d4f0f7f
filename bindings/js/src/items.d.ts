import type { Anchors, Axis, Kind } from "./choices.js";
import type { Constraint } from "./constraints.js";
import type { Insets, Rect } from "./geometry.js";
import type { Scene } from "./scene.js";
import type { View } from "./views.js";
import type { Fit } from "./words.js";

export interface Item extends Anchors {}

/** A view, a guide or a bar. There is one object for each item of a scene. */
export class Item {
  protected constructor();
  readonly scene: Scene;
  readonly id: number;
  /** Whether it still exists. */
  readonly alive: boolean;
  /** Its name; "" for none. Rules find the item by it. */
  get name(): string;
  set name(name: string | null);
  readonly kind: Kind;
  /** null for the window. */
  readonly parent: View | null;
  /** Its frame in the coordinates of its parent, as of the last layout. */
  readonly frame: Rect;
  /** Its frame in the window, with the offsets of the scroll views around it. */
  readonly windowFrame: Rect;
  /** Its frame without rounding to pixels. */
  readonly exactFrame: Rect;
  readonly exactWindowFrame: Rect;
  /** Its frame as last sampled while it is animated. */
  readonly shownFrame: Rect;
  /** A number of the program's own, 64 bits; 0n at first. */
  get data(): bigint;
  set data(data: bigint | number);
  readonly hidden: boolean;
  readonly rightToLeft: boolean;
  /** How much bars or a docked keyboard cover of it, from each edge. */
  readonly obscured: Insets;
  /** Whether its position or size along an axis is not unique. */
  isAmbiguous(axis: Axis): boolean;
  /** Adds the constraints by which it has an aspect ratio, width / height, and lies in the middle of another item: as large as fits
   * inside it, or with `fit` "cover" as small as covers it. Returns the ratio, the two centers, two bounds, and equal widths at 400. */
  fit(container: Item, aspectRatio: number, options?: { fit?: Fit; identifier?: string }): Constraint[];
  /** The added constraints on it, oldest first. */
  readonly constraints: Constraint[];
  /** The constraints that determine its position and size along an axis. */
  constraintsAffecting(axis: Axis): Constraint[];
  /** Moves an ambiguous item to another place that is as good. Returns false if it is not ambiguous. */
  exercise(): boolean;
  /** Removes it, everything inside it, and all constraints on these. */
  remove(): void;
  toString(): string;
}

/** A rectangle that is not drawn. */
export class Guide extends Item {}

/** A bar, the status bar or the keyboard: the screen places it. */
export class Bar extends Guide {}
