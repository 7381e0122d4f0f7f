import type { Edge, ObstructionKind } from "./choices.js";
import type { Controller } from "./controllers.js";
import type { Rect } from "./geometry.js";
import { Bar } from "./items.js";
import type { BarSettings, BarState, StatusBarState } from "./settings.js";

export interface ControllerBar extends BarSettings, BarState {}

/** A bar of a controller. Its frame is without what it shares with the status bar. */
export class ControllerBar extends Bar {
  readonly controller: Controller;
  hidden: boolean;
  /** Changes several settings, all or none. */
  set(settings: Partial<BarSettings>): void;
}

/** The bar of a navigation controller. */
export class NavigationBar extends ControllerBar {
  /** Where an image of a height is drawn, and the height of the black above it. */
  imageFrame(height: number): { frame: Rect; black: number };
}

export interface StatusBar extends StatusBarState {}

/** The status bar. Its style never changes a layout. */
export class StatusBar extends Bar {
  hidden: boolean;
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
