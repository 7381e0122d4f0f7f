// The part of a scene that is a screen: bars, keyboard, rotation, animation. Without a profile
// these throw a ModeError.
import * as abi from "./abi.js";
import { Animation } from "./animation.js";
import * as check from "./arguments.js";
import { choices, curveNumber, wholeCurve } from "./choices.js";
import { deviceOf, devices, placeDevice } from "./devices.js";
import { ModeError } from "./errors.js";
import { Handle } from "./handle.js";
import { Keyboard } from "./keyboard.js";
import { described } from "./properties.js";

export class Screen extends described(Handle, "screen") {
  _commits = 0;
  /** The settings of the open animation block. */
  _block = null;

  _expectScreen() {
    if (!this._hasScreen()) throw new ModeError("the scene has no screen: give it a profile, as new Scene({ profile: \"ios7\" })");
  }

  _hasScreen() {
    this._expectFree();
    return !Number.isNaN(this.library.exports.cas_scene_time(this._open()));
  }

  /** "none" for a scene without a screen. */
  get profile() {
    return this._hasScreen() ? super.profile : "none";
  }

  set profile(profile) {
    super.profile = profile;
  }

  hasCapability(capability) {
    this._expectFree();
    return this.library.exports.cas_scene_has_capability(this._open(), choices.capability.number(capability)) !== 0;
  }

  /** A height of the profile, for portrait or for landscape. */
  height(height, options) {
    const { landscape = false } = check.options(options, ["landscape"]);
    this._expectScreen();
    return this.library.exports.cas_scene_height(this._open(), choices.height.number(height), check.flag(landscape, "landscape"));
  }

  /** Replaces a height of the profile, for portrait or for landscape. */
  setHeight(height, value, options) {
    const { landscape = false } = check.options(options, ["landscape"]);
    this._call("cas_scene_set_height", choices.height.number(height), check.flag(landscape, "landscape"),
      check.number(value, "value"));
  }

  /** The devices that setDevice() knows, by name. */
  get devices() {
    return devices(this.library);
  }

  /** The device that setDevice() was given; null without one. */
  get device() {
    const { library } = this;
    this._expectScreen();
    if (library.exports.cas_scene_device(this._open(), library.out) === abi.CAS_ERROR_MODE) return null;
    return deviceOf(library, library.readStruct("cas_device", library.out));
  }

  setDevice(device) {
    this.library.using(() => this._call("cas_scene_set_device", placeDevice(this.library, device)));
  }

  get windowOnScreen() {
    return super.windowOnScreen;
  }

  /** Resizes the window and sets where on the screen of the device it is. */
  set windowOnScreen(frame) {
    const { library } = this;
    const numbers = check.numbers(frame, check.RECT, "windowOnScreen");
    library.using(() => this._call("cas_scene_set_window", library.placeNumbers(numbers, "frame")));
  }

  /** Adds an obstruction at an edge of the window, or a rectangle without one; it takes nothing yet. */
  obstruct(options) {
    const { edge = null, kind = "panel", name = "" } = check.options(options, ["edge", "kind", "name"]);
    const numbers = [choices.obstructionKind.number(kind), edge === null ? 0 : choices.edge.number(edge)];
    return this._made("cas_scene_add_obstruction", name, (text) => [...numbers, name ? text : 0]);
  }

  /** Rotates the device, animated. */
  rotate(orientation) {
    const number = choices.orientation.number(orientation);
    if (orientation === this.orientation && !this._block) return new Animation(this, this._commits);
    return this._moving("cas_scene_rotate", number);
  }

  get statusBar() {
    this._expectScreen();
    return this.item(this._struct("cas_status_bar_state", "cas_status_bar_get_state").item);
  }

  get keyboard() {
    this._expectScreen();
    return new Keyboard(this);
  }

  /** The guide below the bars that cover the shown controller with content at its top. */
  get topGuide() {
    return this._shownContent().topGuide;
  }

  get bottomGuide() {
    return this._shownContent().bottomGuide;
  }

  /** The controller with content that is in front in the window. */
  _shownContent() {
    this._expectScreen();
    let controller = this.window.children.map((view) => view.ownController).filter(Boolean).pop() ?? null;
    while (controller?.shown) controller = controller.shown;
    if (!controller || ["navigation", "tab"].includes(controller.kind)) throw new ModeError("the scene has no controller with content: make one with scene.controller()");
    return controller;
  }

  /** What bars and a docked keyboard cover of views. */
  get obscured() {
    return this._structs("cas_covering", "cas_scene_obscured").map(({ item, insets }) => ({ item: this.item(item), insets }));
  }

  // Animation

  /** Calls a function; what it sets moves together, from where it is seen. Returns the animation. */
  animate(given, body) {
    const { duration, curve, constraints = false, fromBeginning = false } =
      check.options(given, ["duration", "curve", "constraints", "fromBeginning"]);
    if (typeof body !== "function") throw new TypeError("animate(options, body): expected a function");
    const flags = check.flag(constraints, "constraints") * abi.CAS_MOVE_CONSTRAINTS +
      check.flag(fromBeginning, "fromBeginning") * abi.CAS_FROM_BEGINNING;
    const status = this.library.exports.cas_scene_begin_animation(
      this._open(), check.number(duration ?? 0.25, "duration"), curveNumber(curve ?? "easeInOut"), flags);
    if (status < abi.CAS_OK) this._checked(status);
    this._block = { duration, curve };
    try {
      this._checked(status); // the layout before it may have measured
      body();
    } catch (error) {
      try {
        if (!this.closed) this.commit();
      } catch {} // the first error is thrown
      throw error;
    }
    if (!this.closed) this.commit();
    return new Animation(this, this._commits);
  }

  /** Ends a block of animate() that failed to end, for example at the step limit. */
  commit() {
    const status = this.library.exports.cas_scene_commit_animation(this._open());
    if (status >= abi.CAS_OK) {
      this._block = null;
      this._commits += 1;
    }
    this._laidOut(status);
  }

  /** Calls a function that animates. It begins an animation, or joins that of the open block. */
  _moving(name, ...rest) {
    const status = this.library.exports[name](this._open(), ...rest);
    if (status >= abi.CAS_OK && !this._block) this._commits += 1;
    this._laidOut(status);
    return new Animation(this, this._commits + (this._block ? 1 : 0));
  }

  /** When what still moves after the last sample ends, in seconds after the last commit; null if nothing moves. */
  get movingUntil() {
    this._expectScreen();
    const { library } = this;
    return library.exports.cas_scene_is_moving(this._open(), library.out) ? library.numbers[library.out >> 3] : null;
  }

  /** The frames as shown in the window so many seconds after the last commit, where they differ from the last call. */
  sampleInWindow(time = 0) {
    return this._changes("cas_scene_sample_in_window", check.number(time, "time"));
  }

  sampleInWindowView(time = 0) {
    return this._changesView("cas_scene_sample_in_window", check.number(time, "time"));
  }

  /** The control points of a curve that defineCurve() defined. */
  curve(curve) {
    const { library } = this;
    this._call("cas_scene_curve", wholeCurve(curve), library.out, library.out + 16);
    return [library.readStruct("cas_point", library.out), library.readStruct("cas_point", library.out + 16)];
  }

  /** Defines a curve of the program's own, a cubic Bezier with these control points. */
  defineCurve(curve, first, second) {
    const { library } = this;
    const number = wholeCurve(curve);
    const points = [first, second].map((point, place) => check.numbers(point, check.POINT, ["first", "second"][place]));
    library.using(() => this._call("cas_scene_define_curve", number, ...points.map((each) => library.placeNumbers(each, "points"))));
  }
}
