// Items: what views, guides and bars have in common.
import { Anchor } from "./anchors.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";
import { StaleError } from "./errors.js";
import { Known } from "./known.js";

/** A part of a scene that has an id: an item or a controller. There is one object for each id. */
export class Reference extends Known {
  scene;
  id;

  constructor(scene, id) {
    super();
    this.scene = scene;
    this.id = id;
  }

  _call(name, ...rest) {
    this.scene._call(name, this.id, ...rest);
  }

  _subject() {
    return [this.id];
  }

  /** Calls a function that returns a number; it returns 0 in a measure function, and if this was removed, which are errors. */
  _ask(name) {
    const found = this._askAnyway(name);
    if (!found) this._expectAlive();
    return found;
  }

  _askAnyway(name) {
    return this.scene.library.exports[name](this.scene._open(), this.id);
  }

  get alive() {
    if (this.scene.closed) return false;
    this.scene._expectFree();
    return this._exists();
  }

  _summary() {
    return this.alive ? { id: this.id, name: this.name, kind: this.kind } : { id: this.id, alive: false };
  }

  _expectAlive() {
    this.scene._open();
    if (!this.alive) throw new StaleError(`the ${this._noun} #${this.id} was removed, or never existed`);
  }
}

export class Item extends Reference {
  get _noun() {
    return "item";
  }

  _exists() {
    return this._askAnyway("cas_item_kind") !== -1;
  }

  get name() {
    const name = this.scene.library.text(this._ask("cas_item_name"));
    if (!name) this._expectAlive();
    return name;
  }

  set name(name) {
    const { library } = this.scene;
    library.using(() => this._call("cas_item_set_name", name === null ? 0 : library.placeText(name, "name")));
  }

  get kind() {
    this._expectAlive();
    return choices.kind.word(this._askAnyway("cas_item_kind"));
  }

  get parent() {
    const id = this._ask("cas_item_parent");
    return id ? this.scene.item(id) : null;
  }

  _frame(name) {
    const { library } = this.scene;
    library.exports[name](library.out, this.scene._open(), this.id);
    const found = rect(library.numbers, library.out >> 3);
    if (Number.isNaN(found.x)) this._expectAlive();
    return found;
  }

  get frame() {
    return this._frame("cas_item_frame");
  }

  get windowFrame() {
    return this._frame("cas_item_window_frame");
  }

  get exactFrame() {
    return this._frame("cas_item_exact_frame");
  }

  get exactWindowFrame() {
    return this._frame("cas_item_exact_window_frame");
  }

  get shownFrame() {
    return this._frame("cas_item_shown_frame");
  }

  get data() {
    return BigInt.asUintN(64, this._ask("cas_item_data"));
  }

  set data(data) {
    const number = typeof data === "bigint" ? data : BigInt(check.whole(data, "data", 0, Number.MAX_SAFE_INTEGER));
    if (number !== BigInt.asUintN(64, number)) throw new RangeError(`data: expected 64 bits, not ${data}`);
    this._call("cas_item_set_data", number);
  }

  get hidden() {
    return this._ask("cas_item_is_hidden") !== 0;
  }

  get rightToLeft() {
    return this._ask("cas_item_is_right_to_left") !== 0;
  }

  get obscured() {
    return this.scene._struct("cas_insets", "cas_item_obscured", this.id);
  }

  isAmbiguous(axis) {
    return this.scene._flag("cas_item_is_ambiguous", this.id, choices.axis.number(axis));
  }

  fit(container, aspectRatio, options) {
    const { fit = "contain", identifier = "" } = check.options(options, ["fit", "identifier"]);
    const { library } = this.scene;
    const other = this.scene._own(container, "container");
    const number = choices.fit.number(fit);
    return library.using(() => this.scene._added("cas_scene_add_fit", this.id, other,
      check.number(aspectRatio, "aspectRatio"), number, identifier === "" ? 0 : library.placeText(identifier, "identifier")));
  }

  get constraints() {
    return this.scene._constraints("cas_item_constraints", this.id);
  }

  constraintsAffecting(axis) {
    return this.scene._constraints("cas_item_constraints_affecting", this.id, choices.axis.number(axis));
  }

  exercise() {
    return this.scene._flag("cas_scene_exercise", this.id);
  }

  remove() {
    this.scene._forgetting(this, () => this._call("cas_item_remove"));
  }

  toString() {
    return this.alive ? this.name || `#${this.id}` : `#${this.id}, removed`;
  }

  _summary() {
    return this.alive ? { ...super._summary(), frame: this.frame } : super._summary();
  }
}

for (const word of choices.attribute.words) {
  const attribute = choices.attribute.number(word);
  Object.defineProperty(Item.prototype, word, {
    configurable: true,
    get() {
      return new Anchor(this, attribute);
    },
    set() {
      throw new TypeError(`frames are computed, not set: use ${word}.equal(...)`);
    },
  });
}

/** A rectangle that is not drawn. */
export class Guide extends Item {}

/** A bar, the status bar or the keyboard: the screen places it. */
export class Bar extends Guide {}

/** The rectangle whose four numbers begin at an index. */
export function rect(numbers, index) {
  return { x: numbers[index], y: numbers[index + 1], width: numbers[index + 2], height: numbers[index + 3] };
}
