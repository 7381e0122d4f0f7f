import type { Curve } from "./choices.js";
import type { Rect } from "./geometry.js";
import type { Item } from "./items.js";
import type { Change, FrameView } from "./reports.js";
import type { Scene } from "./scene.js";

export interface AnimationOptions {
  /** Seconds; default 0.25. */
  duration?: number;
  /** Default "easeInOut". */
  curve?: Curve;
  /** Animate constants, so that every sample is a layout; default: animate frames. */
  constraints?: boolean;
  /** Start from where layout had put items, not from where they are shown. */
  fromBeginning?: boolean;
}

/** What moves since a commit. The program passes the time; nothing waits. */
export class Animation {
  private constructor();
  readonly scene: Scene;
  readonly duration: number;
  readonly curve: Curve;
  /** The time until the end, in seconds. */
  readonly length: number;
  /** The frames so many seconds after the commit, where they differ from the last report. A time before the commit, as a
   * timestamp of requestAnimationFrame may be, is the beginning. */
  sample(time: number): Change[];
  /** Does what sample() does, without copies: valid until the next call. */
  sampleView(time: number): FrameView;
  /** Shows another time without a report. */
  seek(time: number): void;
  /** The time of the last sample or seek. */
  readonly time: number;
  /** Samples at so many frames a second; the last is exactly at the end. */
  frames(rate?: number): Generator<{ time: number; changes: Change[] }, void, undefined>;
  /** What it moves, with start and end. */
  readonly animatedItems: { item: Item; start: Rect; end: Rect }[];
}
