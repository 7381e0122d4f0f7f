import type { Animation, AnimationOptions } from "./animation.js";
import type { Obstruction, StatusBar } from "./bars.js";
import type { Capability, Curve, Edge, Height, ObstructionKind, Orientation } from "./choices.js";
import type { Device } from "./devices.js";
import type { Point, Rect } from "./geometry.js";
import { Handle } from "./handle.js";
import type { Guide } from "./items.js";
import type { Keyboard } from "./keyboard.js";
import type { Change, Covering, FrameView } from "./reports.js";
import type { ScreenSettings, ScreenState } from "./settings.js";

export interface Screen extends ScreenSettings, ScreenState {}

/** The part of a scene that is a screen. Without one, `profile` is "none" and the other members throw a ModeError. */
export class Screen extends Handle {
  set(settings: Partial<ScreenSettings>): void;
  hasCapability(capability: Capability): boolean;
  /** A height of the profile, or the one that replaces it. */
  height(height: Height, options?: { landscape?: boolean }): number;
  /** Replaces a height of the profile. */
  setHeight(height: Height, value: number, options?: { landscape?: boolean }): void;
  /** The devices that setDevice() knows, by name. */
  readonly devices: Record<string, Required<Device>>;
  /** The device that setDevice() was given; null without one. */
  readonly device: Required<Device> | null;
  /** Makes the screen that of a device: the size of the window, and what it loses. */
  setDevice(device: string | Device): void;
  /** Where on the screen of the device the window is; setting it resizes the window. */
  windowOnScreen: Rect;
  /** Adds an obstruction at an edge of the window, or a rectangle without one; it takes nothing yet. */
  obstruct(options?: { edge?: Edge | null; kind?: ObstructionKind; name?: string }): Obstruction;
  /** Rotates the device, animated. */
  rotate(orientation: Orientation): Animation;
  readonly statusBar: StatusBar;
  readonly keyboard: Keyboard;
  /** Its top is that of the docked keyboard, or of the bars at the bottom. */
  readonly keyboardGuide: Guide;
  /** The top guide of the controller with content that is shown in front. */
  readonly topGuide: Guide;
  /** The bottom guide of the controller with content that is shown in front. */
  readonly bottomGuide: Guide;
  /** What bars and a docked keyboard cover of views. */
  readonly obscured: Covering[];
  /**
   * Calls a function; what it sets moves together, from where it is seen. The function is not called if a measure function
   * throws in the layout before it. commit() in it ends the block there: animate() throws a ModeError at the end.
   */
  animate(options: AnimationOptions | undefined, body: () => void): Animation;
  /** Ends a block of animate() that failed to end, for example at the step limit. */
  commit(): void;
  /** When what still moves after the last sample ends, in seconds after the last commit; null if nothing moves. */
  readonly movingUntil: number | null;
  /** The frames as shown in the window, where they differ from the last call; the first time, of all items. */
  sampleInWindow(time?: number): Change[];
  /** Does what sampleInWindow() does, without copies: valid until the next call. */
  sampleInWindowView(time?: number): FrameView;
  /** Defines a curve by a number, as a cubic Bezier with these control points. */
  defineCurve(curve: Curve & number, first: Point, second: Point): void;
  /** The control points of a curve that defineCurve() defined. */
  curve(curve: Curve & number): [first: Point, second: Point];
}
