import type { Adjustment } from "./choices.js";
import type { Insets, Point, Rect, Size } from "./geometry.js";
import type { Guide } from "./items.js";
import { View } from "./views.js";

/** A scroll view. On a screen it has insets in layers, program + max(bars, keyboard), and an offset. */
export class ScrollView extends View {
  /** As large as the content. */
  readonly contentGuide: Guide;
  /** As large as the view itself; it stays in place while the content scrolls. */
  readonly frameGuide: Guide;
  readonly insets: Insets;
  /** The insets as last sampled. */
  readonly shownInsets: Insets;
  readonly indicatorInsets: Insets;
  /** Sets the insets of the program; those of the indicators are the same unless they are given. */
  setInsets(insets: Partial<Insets>, indicators?: Partial<Insets>): void;
  /** Whether bars adjust its insets. */
  readonly adjusted: boolean;
  /** Which edges of the safe area pad it. Returns whether the profile has safe areas. */
  setAdjustment(adjustment: Adjustment): boolean;
  /** Whether keyboard and docked input adjust its insets; null: where bars do, or an input is docked. */
  setFollowsKeyboard(follows: boolean | null): void;
  /** Docks a view, as the input of a chat; null undocks it. */
  dock(input: View | null): void;
  /** Set it where no constraints determine it. */
  contentSize: Size;
  /** Setting it collapses no bars. */
  offset: Point;
  readonly shownOffset: Point;
  /** The rectangle of the content that nothing covers. */
  readonly visible: Rect;
  /** Scrolls as the user does, which can collapse bars. */
  drag(x: number, y: number, velocity?: number): void;
  /** Scrolls to the end of the content in the next layout. */
  scrollToBottom(): void;
  /** The nearest offset that shows a rectangle of the content. */
  offsetShowing(rect: Rect): Point;
}
