import type { Axis, RuleNameKind } from "./choices.js";
import type { Constraint } from "./constraints.js";
import type { Insets, Rect } from "./geometry.js";
import type { Item } from "./items.js";

/** An item and its changed frame. */
export interface Change {
  readonly item: Item;
  readonly frame: Rect;
}

/** An item whose position or size along an axis is not unique. */
export interface Ambiguity {
  readonly item: Item;
  readonly axis: Axis;
}

/** An item, and how much bars or a docked keyboard cover of it. */
export interface Covering {
  readonly item: Item;
  readonly insets: Insets;
}

/** What a layout that took place says of itself. */
export interface Remark {
  /** Constraints that cannot hold together were dropped; measured sizes keep changing; a measure function gave an
   * impossible size. In the last two cases the last valid sizes count. */
  readonly kind: "conflict" | "unsettled" | "mismeasured";
  readonly message: string;
}

/** A name in a rule, and the place of its first character, from 1. */
export interface RuleName {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly kind: RuleNameKind;
}

/** A minimal set of constraints that cannot hold together; without any one of them the others can. */
export class Conflict {
  private constructor();
  readonly constraints: Constraint[];
  /** The one that is dropped. */
  readonly dropped: Constraint;
  /** The report, as toString() returns it. */
  readonly text: string;
  toString(): string;
}

/**
 * Entries in the memory of the module, without copies. Valid until the next call on the solver or scene that
 * it is from; the arrays are detached, and empty, after memory has grown. Indices are from 0 to length - 1.
 */
declare class MemoryView {
  protected constructor();
  readonly length: number;
  /** The id of an entry. */
  id(index: number): number;
  /** The id of entry i is at i * wordStride. */
  readonly words: Uint32Array;
  readonly wordStride: number;
  /** The numbers of entry i begin at i * numberStride + 1. */
  readonly numbers: Float64Array;
  readonly numberStride: number;
}

/** Changed frames. The numbers of an entry are x, y, width and height. */
export class FrameView extends MemoryView {
  x(index: number): number;
  y(index: number): number;
  width(index: number): number;
  height(index: number): number;
}

/** Changed values of variables. */
export class ValueView extends MemoryView {
  value(index: number): number;
}
