import type { Item } from "./items.js";
import type { Ambiguity, Change, Conflict, FrameView, Remark } from "./reports.js";
import { Screen } from "./screen.js";
import type { Statistics } from "./settings.js";

/** The part of a scene that lays out and reports. */
export class LaidOutScene extends Screen {
  /** Brings all frames up to date and returns exactly the changed ones. */
  layout(options?: { throwConflicts?: boolean }): Change[];
  /** Does what layout() does, without copies: valid until the next call. */
  layoutView(): FrameView;
  /** What the last layout or event says of itself; null if all is well. */
  readonly remark: Remark | null;
  /** The frames of many items, x, y, width and height each, without copies: valid until the next call of it, and close(). */
  framesView(items: readonly Item[]): Float64Array;
  readonly conflicts: Conflict[];
  /** The first conflicts, at most `limit` of them: each that is returned costs up to one solve. */
  firstConflicts(limit: number): Conflict[];
  readonly ambiguities: Ambiguity[];
  /** The first ambiguous items, at most `limit` of them; no more are looked for. */
  firstAmbiguities(limit: number): Ambiguity[];
  statistics(): Statistics;
  /** Verifies the last layout from the constraints alone. */
  check(): void;
  /** A number that stays the same as long as nothing changes the scene. */
  readonly digest: bigint;
  /** Items with their frames, and constraints with their state, as text. */
  describe(): string;
}
