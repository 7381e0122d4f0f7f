import type { Animation, AnimationOptions } from "./animation.js";
import type { Obstruction, StatusBar } from "./bars.js";
import type { Capability, Curve, Edge, Height, ObstructionKind, Orientation, Profile } from "./choices.js";
import type { Device } from "./devices.js";
import type { Point, Rect } from "./geometry.js";
import { Handle } from "./handle.js";
import type { Guide } from "./items.js";
import type { Keyboard } from "./keyboard.js";
import type { Change, Covering, FrameView } from "./reports.js";

/** The part of a scene that is a screen. Without a profile its members throw a ModeError. */
export class Screen extends Handle {
  /** Setting it resets the heights. */
  profile: Profile;
  hasCapability(capability: Capability): boolean;
  /** Replaces a height of the profile. */
  setHeight(height: Height, value: number, options?: { landscape?: boolean }): void;
  /** The devices that setDevice() knows, by name. */
  readonly devices: Record<string, Required<Device>>;
  /** Makes the screen that of a device: the size of the window, and what it loses. */
  setDevice(device: string | Device): void;
  /** Resizes the window and sets where on the screen of the device it is. */
  setWindow(frame: Rect): void;
  /** Adds an obstruction at an edge of the window, or a rectangle without one; it takes nothing yet. */
  obstruct(options?: { edge?: Edge | null; kind?: ObstructionKind; name?: string }): Obstruction;
  setKeyboardGuide(options?: { followsUndocked?: boolean; ignoresSafeArea?: boolean }): void;
  readonly orientation: Orientation;
  /** Rotates the device, animated. */
  rotate(orientation: Orientation): Animation;
  /** The durations of rotations by 90 and by 180 degrees. */
  setRotationTimes(quarter?: number, half?: number): void;
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
  /** Calls a function; what it sets moves together, from where it is seen. */
  animate(options: AnimationOptions | undefined, body: () => void): Animation;
  /** When what still moves after the last sample ends, in seconds after the last commit; null if nothing moves. */
  readonly movingUntil: number | null;
  /** The frames as shown in the window, where they differ from the last call; the first time, of all items. */
  sampleInWindow(time?: number): Change[];
  /** Does what sampleInWindow() does, without copies: valid until the next call. */
  sampleInWindowView(time?: number): FrameView;
  /** Defines a curve by a number, as a cubic Bezier with these control points. */
  defineCurve(curve: Curve & number, first: Point, second: Point): void;
}
