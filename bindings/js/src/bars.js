// Bars of controllers, the status bar, and obstructions that a program adds.
import * as abi from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";
import { StaleError } from "./errors.js";
import { Bar, rect } from "./items.js";
import { described } from "./properties.js";

/** A bar of a controller. Its frame is without what it shares with the status bar. */
export class ControllerBar extends described(Bar, "bar") {
  controller;
  _which;

  constructor(controller, which, id) {
    super(controller.scene, id);
    this.controller = controller;
    this._which = which;
  }

  _subject() {
    return [this.controller.id, this._which];
  }

  get hidden() {
    return super.hidden;
  }

  set hidden(hidden) {
    this.controller._call("cas_bar_set_hidden", this._which, check.flag(hidden, "hidden"));
  }
}

export class NavigationBar extends ControllerBar {
  /** Where an image of a height is drawn, and the height of the black above it. */
  imageFrame(height) {
    const { library } = this.scene;
    this.controller._call("cas_bar_image_frame", check.number(height, "height"), library.out, library.out + 32);
    return { frame: rect(library.numbers, library.out >> 3), black: library.numbers[(library.out + 32) >> 3] };
  }
}

/** The status bar. Its style never changes a layout. */
export class StatusBar extends described(Bar, "status_bar") {
  _subject() {
    return [];
  }

  get hidden() {
    return super.hidden;
  }

  set hidden(hidden) {
    this.scene._call("cas_status_bar_set_hidden", check.flag(hidden, "hidden"));
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
    return choices.obstructionKind.word(this._state().kind);
  }

  /** The edge of the window that it takes from; null for a rectangle. */
  get edge() {
    const { edge } = this._state();
    return edge ? choices.edge.word(edge) : null;
  }

  /** How far it reaches from its edge into the window. */
  get depth() {
    const { edge, frame: { width, height } } = this._state();
    return edge === abi.CAS_EDGE_LEFT || edge === abi.CAS_EDGE_RIGHT ? width : height;
  }

  set depth(depth) {
    this._call("cas_obstruction_set_depth", check.number(depth, "depth"));
  }

  /** Sets where in the window it is, if it has no edge. */
  move(frame) {
    const { library } = this.scene;
    const numbers = check.numbers(frame, check.RECT, "frame");
    library.using(() => this._call("cas_obstruction_set_frame", library.placeNumbers(numbers, "frame")));
  }
}

/** The object for a bar: that of the controller whose view it is in, the status bar, an obstruction, or the keyboard. */
export function barOf(scene, id) {
  const { exports, out } = scene.library;
  const isThis = (kind, get, ...subject) => {
    scene.library.writeStruct(kind, out, {});
    return exports[get](scene._open(), ...subject, out) === abi.CAS_OK && scene.library.readMember(kind, "item", out) === id;
  };
  const owner = exports.cas_item_parent(scene._open(), id);
  const controller = exports.cas_item_controller(scene._open(), owner);
  for (const which of controller ? [abi.CAS_NAVIGATION_BAR, abi.CAS_TOOLBAR, abi.CAS_TAB_BAR] : []) {
    if (!isThis("cas_bar_state", "cas_bar_get_state", controller, which)) continue;
    const Kind = which === abi.CAS_NAVIGATION_BAR ? NavigationBar : ControllerBar;
    return new Kind(scene._controller(controller), which, id);
  }
  if (isThis("cas_status_bar_state", "cas_status_bar_get_state")) return new StatusBar(scene, id);
  const count = exports.cas_scene_obstruction_count(scene._open());
  for (let index = 0; index < count; index++) {
    scene._call("cas_scene_obstruction", index, out);
    if (scene.library.readMember("cas_obstruction", "item", out) === id) return new Obstruction(scene, id);
  }
  return new Bar(scene, id);
}
