import type { Edge, ObstructionKind, StatusBarSource, StatusBarStyle } from "./choices.js";
import type { Controller } from "./controllers.js";
import type { Rect } from "./geometry.js";
import { Bar } from "./items.js";

/** A bar of a controller. Its frame is without what it shares with the status bar. */
export class ControllerBar extends Bar {
  readonly controller: Controller;
  /** Its height with the part under the status bar; 0 while hidden. */
  readonly effectiveHeight: number;
  hidden: boolean;
  /** Content extends under translucent bars. */
  translucent: boolean;
}

/** The bar of a navigation controller. */
export class NavigationBar extends ControllerBar {
  setPrompt(hasPrompt: boolean): void;
  setLargeTitle(isLarge: boolean): void;
  /** The height of its background image; 0 for none. */
  setImage(height: number): void;
  readonly imageHeight: number;
  /** Where an image of a height is drawn, and the height of the black above it. */
  imageFrame(height: number): { frame: Rect; black: number };
}

/** The status bar. Its style never changes a layout. */
export class StatusBar extends Bar {
  readonly effectiveHeight: number;
  hidden: boolean;
  readonly textWhite: boolean;
  readonly opaque: boolean;
  style: StatusBarStyle;
  /** Who decides the style. */
  setSource(source: StatusBarSource): void;
  setInCall(inCall: boolean): void;
}

/** An area that something takes from the window. */
export class Obstruction extends Bar {
  readonly obstructionKind: ObstructionKind;
  /** null for a rectangle. */
  readonly edge: Edge | null;
  /** How far it reaches from its edge into the window. */
  depth: number;
  /** Sets where in the window it is, if it has no edge. */
  move(frame: Rect): void;
}
