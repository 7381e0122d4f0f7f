// The keyboard of a scene. Only the last event counts, so showing it elsewhere moves it.
import * as check from "./arguments.js";
import { curveNumber } from "./choices.js";
import { NotFiniteError, OutOfRangeError } from "./errors.js";
import { rect } from "./items.js";
import { Known } from "./known.js";

const TIMING = ["duration", "curve"];

export class Keyboard extends Known {
  scene;

  constructor(scene) {
    super();
    this.scene = scene;
  }

  show(options) {
    const { frame, height, accessory = 0, ...timing } =
      check.options(options, ["frame", "height", "accessory", ...TIMING]);
    const { library } = this.scene;
    const chosen = frame ?? (height === undefined ? this.standardFrame(accessory) : this._frameOf(height, accessory));
    const numbers = check.numbers(chosen, check.RECT, "frame");
    const times = this._timing(timing);
    return library.using(() => this.scene._moving("cas_keyboard_show", library.placeNumbers(numbers, "frame"), ...times));
  }

  _summary() {
    return { shown: this.shown, frame: this.frame };
  }

  hide(options) {
    return this.scene._moving("cas_keyboard_hide", ...this._timing(check.options(options, TIMING)));
  }

  /** Duration and curve of an event: the given ones, or those of animate() around it, or the defaults. */
  _timing({ duration, curve }) {
    const block = this.scene._block;
    return [
      check.number(duration ?? block?.duration ?? 0.25, "duration"),
      curveNumber(curve ?? block?.curve ?? "keyboard"),
    ];
  }

  /** Its frame in the window, docked or floating; all 0 while it is hidden. */
  get frame() {
    return this._rect("cas_keyboard_frame");
  }

  _rect(name, ...rest) {
    const { library } = this.scene;
    this.scene._expectScreen();
    library.exports[name](library.out, this.scene._open(), ...rest);
    return rect(library.numbers, library.out >> 3);
  }

  /** Whether it is shown and docked at the bottom of the window. */
  get shown() {
    this.scene._expectScreen();
    return this.scene.library.exports.cas_keyboard_is_docked(this.scene._open()) !== 0;
  }

  get floating() {
    return this.frame.width > 0 && !this.shown;
  }

  /** The frame for show() of the standard keyboard with an accessory of a height on top. */
  standardFrame(accessory = 0) {
    const frame = this._rect("cas_keyboard_standard_frame", check.number(accessory, "accessory"));
    if (!Number.isNaN(frame.x)) return frame;
    const Kind = Number.isFinite(accessory) ? OutOfRangeError : NotFiniteError;
    throw new Kind(`accessory: expected a height of at least 0, not ${accessory}`);
  }

  /** The frame for show() of a keyboard of another height, at the edge at which the standard one is. */
  _frameOf(height, accessory) {
    const high = check.finite(height, "height") + check.finite(accessory, "accessory");
    const { x, y, width, height: usual } = this.standardFrame();
    // In portrait coordinates of a device in landscape the keyboard is higher than wide.
    if (usual > width) return { x: x === 0 ? 0 : x + width - high, y, width: high, height: usual };
    return { x, y: y === 0 ? 0 : y + usual - high, width, height: high };
  }
}
