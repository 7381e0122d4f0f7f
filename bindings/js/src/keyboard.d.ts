import type { Animation } from "./animation.js";
import type { Curve } from "./choices.js";
import type { Rect } from "./geometry.js";
import type { Scene } from "./scene.js";

export interface KeyboardTiming {
  /** Seconds; default 0.25, or that of animate() around it. 0 takes effect at once. */
  duration?: number;
  /** Default "keyboard", which takes half a second, or that of animate() around it. */
  curve?: Curve;
}

export interface KeyboardOptions extends KeyboardTiming {
  /** Where it is; default: at the bottom. On ios6 and ios7 in portrait coordinates of the screen. */
  frame?: Rect;
  /** Default: that of the profile. */
  height?: number;
  /** The height of a view on top of it; default 0. */
  accessory?: number;
}

/** The keyboard of a scene. */
export class Keyboard {
  private constructor();
  readonly scene: Scene;
  show(options?: KeyboardOptions): Animation;
  hide(options?: KeyboardTiming): Animation;
  /** Its frame in the window; all 0 while it is hidden. */
  readonly frame: Rect;
  /** Whether it is shown and docked at the bottom of the window. */
  readonly shown: boolean;
  /** Whether it is shown elsewhere, or is split. */
  readonly floating: boolean;
  /** The frame for show() of the standard keyboard. */
  standardFrame(accessory?: number): Rect;
}
