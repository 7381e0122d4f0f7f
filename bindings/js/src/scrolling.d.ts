import type { Point, Rect, Size } from "./geometry.js";
import type { Guide } from "./items.js";
import type { ScrollSettings, ScrollState } from "./settings.js";
import { View } from "./views.js";
import type { ViewSetting } from "./views.js";

export interface ScrollView extends ScrollSettings, ScrollState {}

/** A scroll view. On a screen it has insets in layers, program + max(bars, keyboard), and an offset. */
export class ScrollView extends View {
  /** As large as the content. */
  readonly contentGuide: Guide;
  /** As large as the view itself; it stays in place while the content scrolls. */
  readonly frameGuide: Guide;
  /** Set it where no constraints determine it. */
  contentSize: Size;
  /** Setting it collapses no bars. */
  offset: Point;
  set(settings: ViewSetting & Partial<ScrollSettings>): void;
  /** Scrolls as the user does, which can collapse bars. */
  drag(x: number, y: number, velocity?: number): void;
  /** Scrolls to the end of the content in the next layout. */
  scrollToBottom(): void;
  /** The nearest offset that shows a rectangle of the content. */
  offsetShowing(rect: Rect): Point;
}
