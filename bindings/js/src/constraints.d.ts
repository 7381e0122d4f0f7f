import type { Anchor, Summand } from "./anchors.js";
import type { Relation } from "./choices.js";
import type { Change, FrameView } from "./reports.js";
import type { Scene } from "./scene.js";

/** A constraint of a scene. There is one object for each constraint. */
export class Constraint {
  private constructor();
  readonly scene: Scene;
  readonly id: number;
  /** Its anchors, each with the number that it is multiplied by: their sum is equal to the constant, at least or at most as large. */
  readonly summands: Summand[];
  /** This, `second` and `multiplier` throw a KindError if it was added as a sum. */
  readonly first: Anchor;
  /** null if only the constant counts. */
  readonly second: Anchor | null;
  readonly relation: Relation;
  readonly identifier: string;
  /** That of the second anchor; not 0. */
  multiplier: number;
  /** Setting it costs as much as the next layout moves. */
  constant: number;
  /** The constant while an item that it names is hidden and collapses; null for none: then it keeps its constant, or has 0 if it
   * names nothing but a view that is gone and what is inside it. */
  gone: number | null;
  priority: number;
  weight: number;
  /** An inactive constraint keeps its id, and counts as old as before. */
  active: boolean;
  /** How far it is from holding, as of the last layout. */
  readonly violation: number;
  remove(): void;
  /** The constraint as a rule, which scene.rules() can read. */
  toString(): string;
}

/** A number of a scene that changes often, as the place of a divider that the user drags. */
export class Edit {
  private constructor();
  readonly scene: Scene;
  readonly id: number;
  /** Sets the number, lays out, and returns the changed frames. */
  suggest(value: number): Change[];
  /** Does what suggest() does, without copies: valid until the next call. */
  suggestView(value: number): FrameView;
  /**
   * Between which numbers all exact frames are linear functions of the number. Lays out. While a required constraint is
   * dropped, it is the present number alone, since that constraint may hold at the next one.
   */
  readonly range: [low: number, high: number];
  /** Ends the edit: a constraint of the program keeps the last number, that of an anchor is removed. */
  end(): void;
}
