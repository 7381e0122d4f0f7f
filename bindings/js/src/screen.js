// The part of a scene that is a screen: bars, keyboard, rotation, animation. Without a profile
// these throw a ModeError.
import * as abi from "./abi.js";
import { Animation } from "./animation.js";
import * as check from "./arguments.js";
import { Obstruction } from "./bars.js";
import { capabilities, curveNumber, edges, heights, obstructionKinds, orientations, profiles } from "./choices.js";
import { placeDevice, devices } from "./devices.js";
import { ModeError } from "./errors.js";
import { Handle } from "./handle.js";
import { Keyboard } from "./keyboard.js";

/** With these an event took place. */
const TOOK_PLACE = [abi.CAS_OK, abi.CAS_ERROR_CONFLICT, abi.CAS_ERROR_UNSETTLED];

export class Screen extends Handle {
  _expectScreen() {
    this._expectFree();
    if (this.library.exports.cas_scene_orientation(this._open()) < 0) {
      throw new ModeError("the scene has no screen: give it a profile, as new Scene({ profile: \"ios7\" })");
    }
  }

  get profile() {
    return profiles.word(this.library.exports.cas_scene_profile(this._open()));
  }

  set profile(profile) {
    this._call("cas_scene_set_profile", profiles.number(profile));
  }

  hasCapability(capability) {
    this._expectFree();
    return this.library.exports.cas_scene_has_capability(this._open(), capabilities.number(capability)) !== 0;
  }

  /** Replaces a height of the profile, for portrait or for landscape. */
  setHeight(height, value, options) {
    const { landscape = false } = check.options(options, ["landscape"]);
    this._call("cas_scene_set_height", heights.number(height), check.flag(landscape, "landscape"),
      check.number(value, "value"));
  }

  /** The devices that setDevice() knows, by name. */
  get devices() {
    return devices(this.library);
  }

  setDevice(device) {
    this.library.using(() => this._call("cas_scene_set_device", placeDevice(this.library, device)));
  }

  /** Resizes the window and sets where on the screen of the device it is. */
  setWindow(frame) {
    const { library } = this;
    const numbers = check.numbers(frame, check.RECT, "frame");
    library.using(() => this._call("cas_scene_set_window", library.placeNumbers(numbers, "frame")));
  }

  /** Adds an obstruction at an edge of the window, or a rectangle without one; it takes nothing yet. */
  obstruct(options) {
    const { edge = null, kind = "panel", name = "" } = check.options(options, ["edge", "kind", "name"]);
    const numbers = [obstructionKinds.number(kind), edge === null ? 0 : edges.number(edge)];
    const id = this._madeId("cas_scene_add_obstruction", name, (text) => [...numbers, name ? text : 0]);
    return this._keep(new Obstruction(this, id));
  }

  setKeyboardGuide(options) {
    const { followsUndocked = false, ignoresSafeArea = false } =
      check.options(options, ["followsUndocked", "ignoresSafeArea"]);
    this._call("cas_scene_set_keyboard_guide",
      check.flag(followsUndocked, "followsUndocked") * abi.CAS_GUIDE_FOLLOWS_UNDOCKED +
      check.flag(ignoresSafeArea, "ignoresSafeArea") * abi.CAS_GUIDE_IGNORES_SAFE_AREA);
  }

  get orientation() {
    this._expectScreen();
    return orientations.word(this.library.exports.cas_scene_orientation(this._open()));
  }

  /** Rotates the device, animated. */
  rotate(orientation) {
    const number = orientations.number(orientation);
    if (orientation === this.orientation && !this._block) return new Animation(this, this._commits);
    return this._moving("cas_scene_rotate", number);
  }

  setRotationTimes(quarter = 0.4, half = 0.8) {
    this._call("cas_scene_set_rotation_times", check.number(quarter, "quarter"), check.number(half, "half"));
  }

  get statusBar() {
    this._expectScreen();
    return this.item(this._struct("cas_status_bar", "cas_status_bar_get").item);
  }

  get keyboard() {
    this._expectScreen();
    return new Keyboard(this);
  }

  get keyboardGuide() {
    this._expectScreen();
    return this.item(this.library.exports.cas_scene_keyboard_guide(this._open()));
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
    while (controller && "shown" in controller) controller = controller.shown;
    if (!controller) throw new ModeError("the scene has no controller with content: make one with scene.controller()");
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
    this._check(this.library.exports.cas_scene_begin_animation(this._open(), check.number(duration ?? 0.25, "duration"),
      curveNumber(curve ?? "easeInOut"), flags));
    this._block = { duration, curve };
    try {
      body();
    } finally {
      if (!this.closed) this._commit();
    }
    return new Animation(this, this._commits);
  }

  _commit() {
    const status = this.library.exports.cas_scene_commit_animation(this._open());
    this._block = null;
    if (TOOK_PLACE.includes(status)) this._commits += 1;
    this._check(status);
  }

  /** Calls a function that animates. It begins an animation, or joins that of the open block. */
  _moving(name, ...rest) {
    const status = this.library.exports[name](this._open(), ...rest);
    if (TOOK_PLACE.includes(status) && !this._block) this._commits += 1;
    this._check(status);
    return new Animation(this, this._commits + (this._block ? 1 : 0));
  }

  /** Fails for the status of a call that lays out. A conflict is an error only in a strict scene. */
  _check(status) {
    this._measures.surface();
    if (status !== abi.CAS_OK && (status !== abi.CAS_ERROR_CONFLICT || this._isStrict)) this._fail(status);
  }

  /** When what still moves after the last sample ends, in seconds after the last commit; null if nothing moves. */
  get movingUntil() {
    this._expectScreen();
    const { exports, numbers, out } = this.library;
    return exports.cas_scene_is_moving(this._open(), out) ? numbers[out >> 3] : null;
  }

  /** The frames as shown in the window so many seconds after the last commit, where they differ from the last call. */
  sampleInWindow(time = 0) {
    return this._changes("cas_scene_sample_in_window", check.number(time, "time"));
  }

  sampleInWindowView(time = 0) {
    return this._changesView("cas_scene_sample_in_window", check.number(time, "time"));
  }

  /** Defines a curve of the program's own, a cubic Bezier with these control points. */
  defineCurve(curve, first, second) {
    const { library } = this;
    const number = check.whole(curve, "curve", -(2 ** 31), 2 ** 31 - 1);
    const points = [first, second].map((point, place) => check.numbers(point, check.POINT, ["first", "second"][place]));
    library.using(() => this._call("cas_scene_define_curve", number, ...points.map((each) => library.placeNumbers(each, "points"))));
  }
}
