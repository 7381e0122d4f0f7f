// Bars of controllers, the status bar, and obstructions that a program adds.
import * as abi from "./abi.js";
import * as check from "./arguments.js";
import { edges, obstructionKinds, statusBarSources, statusBarStyles } from "./choices.js";
import { StaleError } from "./errors.js";
import { Bar, rect } from "./items.js";

/** A bar of a controller. Its frame is without what it shares with the status bar. */
export class ControllerBar extends Bar {
  controller;

  constructor(controller, which, id) {
    super(controller.scene, id);
    this.controller = controller;
    this._which = which;
  }

  _state() {
    return this.scene._struct("cas_bar", "cas_bar_get", this.controller.id, this._which);
  }

  /** Its height with the part under the status bar; 0 while hidden. */
  get effectiveHeight() {
    return this._state().effective_height;
  }

  get hidden() {
    return this._state().is_hidden !== 0;
  }

  set hidden(hidden) {
    this.controller._call("cas_bar_set_hidden", this._which, check.flag(hidden, "hidden"));
  }

  get translucent() {
    return this._state().is_translucent !== 0;
  }

  set translucent(translucent) {
    this.controller._call("cas_bar_set_translucent", this._which, check.flag(translucent, "translucent"));
  }
}

export class NavigationBar extends ControllerBar {
  setPrompt(hasPrompt) {
    this.controller._call("cas_bar_set_prompt", check.flag(hasPrompt, "hasPrompt"));
  }

  setLargeTitle(isLarge) {
    this.controller._call("cas_bar_set_large_title", check.flag(isLarge, "isLarge"));
  }

  setImage(height) {
    this.controller._call("cas_bar_set_image", check.number(height, "height"));
  }

  get imageHeight() {
    return this.controller._ask("cas_bar_image_height");
  }

  /** Where an image of a height is drawn, and the height of the black above it. */
  imageFrame(height) {
    const { library } = this.scene;
    this.controller._call("cas_bar_image_frame", check.number(height, "height"), library.out, library.out + 32);
    return { frame: rect(library.numbers, library.out >> 3), black: library.numbers[(library.out + 32) >> 3] };
  }
}

/** The status bar. Its style never changes a layout. */
export class StatusBar extends Bar {
  _state() {
    return this.scene._struct("cas_status_bar", "cas_status_bar_get");
  }

  get effectiveHeight() {
    return this._state().height;
  }

  get hidden() {
    return this._state().is_hidden !== 0;
  }

  set hidden(hidden) {
    this.scene._call("cas_status_bar_set_hidden", check.flag(hidden, "hidden"));
  }

  get textWhite() {
    return this._state().is_text_white !== 0;
  }

  get opaque() {
    return this._state().is_opaque !== 0;
  }

  get style() {
    return statusBarStyles.word(this._state().style);
  }

  set style(style) {
    this.scene._call("cas_status_bar_set_style", statusBarStyles.number(style));
  }

  setSource(source) {
    this.scene._call("cas_status_bar_set_source", statusBarSources.number(source));
  }

  setInCall(inCall) {
    this.scene._call("cas_status_bar_set_in_call", check.flag(inCall, "inCall"));
  }
}

/** An area that something takes from the window. */
export class Obstruction extends Bar {
  _state() {
    const count = this.scene.library.exports.cas_scene_obstruction_count(this.scene._open());
    for (let index = 0; index < count; index++) {
      const state = this.scene._struct("cas_obstruction", "cas_scene_obstruction", index);
      if (state.item === this.id) return state;
    }
    throw new StaleError(`the obstruction #${this.id} was removed`);
  }

  get obstructionKind() {
    return obstructionKinds.word(this._state().kind);
  }

  /** The edge of the window that it takes from; null for a rectangle. */
  get edge() {
    const { edge } = this._state();
    return edge ? edges.word(edge) : null;
  }

  /** How far it reaches from its edge into the window, as of the last layout. */
  get depth() {
    const { edge } = this._state();
    const { width, height } = this.frame;
    return edge === abi.CAS_EDGE_LEFT || edge === abi.CAS_EDGE_RIGHT ? width : height;
  }

  set depth(depth) {
    this._call("cas_obstruction_set_depth", check.number(depth, "depth"));
  }

  /** Sets where in the window it is, if it has no edge. */
  move(frame) {
    this.scene._callWithNumbers("cas_obstruction_set_frame", this.id, [check.numbers(frame, check.RECT, "frame")]);
  }

  remove() {
    this.scene._forgetting(this, () => this._call("cas_obstruction_remove"));
  }
}

/** The object for a bar: that of the controller whose view it is in, the status bar, or the keyboard. */
export function barOf(scene, id) {
  const { exports, out, words } = scene.library;
  const isThis = (status) => status === abi.CAS_OK && words[out >> 2] === id;
  const owner = exports.cas_item_parent(scene._open(), id);
  const controller = exports.cas_item_controller(scene._open(), owner);
  for (const which of controller ? [abi.CAS_NAVIGATION_BAR, abi.CAS_TOOLBAR, abi.CAS_TAB_BAR] : []) {
    if (!isThis(exports.cas_bar_get(scene._open(), controller, which, out))) continue;
    const Kind = which === abi.CAS_NAVIGATION_BAR ? NavigationBar : ControllerBar;
    return new Kind(scene._controller(controller), which, id);
  }
  const Kind = isThis(exports.cas_status_bar_get(scene._open(), out)) ? StatusBar : Bar;
  return new Kind(scene, id);
}
