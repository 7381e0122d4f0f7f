// The scene: a tree of items, constraints between them, and their layout.
import * as abi from "./abi.js";
import { Anchor } from "./anchors.js";
import * as check from "./arguments.js";
import { FlowView, GridView } from "./boxes.js";
import { barOf } from "./bars.js";
import { choices } from "./choices.js";
import { Constraint, Edit } from "./constraints.js";
import { Controller, NavigationController, TabController } from "./controllers.js";
import { InUseError, OutOfRangeError, StaleError } from "./errors.js";
import { Guide, Item } from "./items.js";
import { LaidOutScene } from "./layout.js";
import { given } from "./load.js";
import { Measures } from "./measures.js";
import { described } from "./properties.js";
import { addRules, ruleNames } from "./rules.js";
import { ScrollView } from "./scrolling.js";
import { StackView, View, holding } from "./views.js";

const OPTIONS = ["size", "scale", "direction", "strict", "profile", "idiom", "orientation", "library"];
const ARRANGING = { stack: StackView, flow: FlowView, grid: GridView };
const CLASSES = { [abi.CAS_PLAIN]: View, [abi.CAS_SCROLL]: ScrollView };
let keys = 0;

export class Scene extends described(holding(LaidOutScene), "scene") {
  _measures = new Measures();
  _items = new Map();
  _controllers = new Map();
  /** Its constraints. */
  _known = new Map();

  /** The classes of views that arrange their children, by the owners of their settings. */
  get _arranging() {
    return ARRANGING;
  }

  /** The classes of other views, by kind. */
  get _classes() {
    return CLASSES;
  }

  /** `made` is the handle of a scene that another function of the module made; it is not for programs. */
  constructor(options, made = 0) {
    const {
      size = [0, 0], scale = 0, direction = "inherited", strict = false, profile = "none", idiom = "phone",
      orientation = "portrait", library: chosen,
    } = check.options(options, OPTIONS);
    const library = given(chosen);
    const [width, height] = check.pair(size, "size", check.SIZE);
    super(library, "scene", {
      width: length(width, "size: the width", 1e9),
      height: length(height, "size: the height", 1e9),
      scale: length(scale, "scale", 1000),
      direction: choices.direction.number(direction),
      flags: check.flag(strict, "strict") * abi.CAS_SCENE_STRICT,
      profile: choices.profile.number(profile),
      idiom: choices.idiom.number(idiom),
      orientation: choices.orientation.number(orientation),
    }, ++keys, made);
    library.measures.set(this._key, new WeakRef(this._measures));
  }

  _summary() {
    const { width, height } = this.window.frame;
    return { ...super._summary(), width, height };
  }

  close() {
    if (this._measures.busy) throw new InUseError("a measure function cannot close its scene");
    super.close();
  }

  _checked(status) {
    this._measures.surface();
    return super._checked(status);
  }

  /** Fails in a measure function of this scene, and after close(). */
  _expectFree() {
    this._open();
    if (this._measures.busy) throw new InUseError("a measure function cannot use its scene");
  }

  _fault() {
    const { library } = this;
    if (library.exports.cas_scene_last_fault(this._open(), library.out) !== abi.CAS_OK) return {};
    const { line, column, kind } = library.readStruct("cas_fault", library.out);
    return { line, column, kind: choices.faultKind.word(kind) };
  }

  _refusal() {
    return this._constraints("cas_scene_refusal");
  }

  /** The id that a function made; fails if it made none. */
  _checkedId(id) {
    this._measures.surface();
    if (id) return id;
    this._expectFree();
    return this._fail(this.library.exports.cas_scene_last_status(this._open()));
  }

  /** Calls a function that makes something with a name. */
  _madeId(name, text, rest) {
    const { library } = this;
    return library.using(() =>
      this._checkedId(library.exports[name](this._open(), ...rest(library.placeText(text, "name")))));
  }

  _made(name, text, rest) {
    return this.item(this._madeId(name, text, rest));
  }

  _given(name, id) {
    return this.item(this._checkedId(this.library.exports[name](this._open(), id)));
  }

  _madeController(name, text, rest) {
    return this._controller(this._madeId(name, text, rest));
  }

  // Items

  _holder() {
    return this.window;
  }

  get window() {
    return this.item(abi.CAS_WINDOW);
  }

  get direction() {
    return this.window.direction;
  }

  set direction(direction) {
    this.window.direction = direction;
  }

  /** The item with an id: the same object for the same item. */
  item(id) {
    return this._items.get(id) ?? this._keep(this._new(check.id(id, "id")));
  }

  _keep(item) {
    this._items.set(item.id, item);
    return item;
  }

  _new(id) {
    const kind = this.library.exports.cas_item_kind(this._open(), id);
    if (kind < 0) {
      this._expectFree();
      throw new StaleError(`the item #${id} was removed, or never existed`);
    }
    if (kind === abi.CAS_BAR) return barOf(this, id);
    const owner = kind === abi.CAS_PLAIN && Object.keys(this._arranging).find((each) => this._fillsIn(each, id));
    const Kind = owner ? this._arranging[owner] : this._classes[kind] ?? Guide;
    return new Kind(this, id);
  }

  /** Whether an item has the settings of a stack, a flow or a grid. */
  _fillsIn(owner, id) {
    const { library } = this;
    library.writeStruct(`cas_${owner}_settings`, library.out, {});
    return library.exports[`cas_${owner}_get`](this._open(), id, library.out) === abi.CAS_OK;
  }

  /** The controller with an id; null for 0. */
  _controller(id) {
    if (id === 0) return null;
    if (!this._controllers.has(id)) {
      const { kind } = this._struct("cas_controller_state", "cas_controller_get_state", id);
      const Kind = { [abi.CAS_NAVIGATION]: NavigationController, [abi.CAS_TAB]: TabController }[kind] ?? Controller;
      this._controllers.set(id, new Kind(this, id));
    }
    return this._controllers.get(id);
  }

  /** The first item with a name, parents first; undefined if there is none. */
  find(name) {
    for (const item of this.walk()) if (item.name === name) return item;
    return undefined;
  }

  /** The innermost view or bar at a point of the window, as of the last layout; null outside. */
  itemAt(x, y) {
    const id = this.library.exports.cas_scene_item_at(this._open(), check.number(x, "x"), check.number(y, "y"));
    if (!id) this._expectFree();
    return id ? this.item(id) : null;
  }

  /** An item and everything inside it, parents first; without an item, everything. */
  *walk(item = this.window) {
    const waiting = [item];
    while (waiting.length) {
      const next = waiting.pop();
      yield next;
      if (!(next instanceof View)) continue;
      for (const inside of [...next.guides, ...next.children].reverse()) waiting.push(inside);
    }
  }

  /** Calls a function that removes an item, and forgets what was inside it. */
  _forgetting(item, body) {
    const { exports } = this.library;
    const gone = item.alive ? [...this.walk(item)].map(({ id }) => [id, exports.cas_item_controller(this._open(), id)]) : [];
    body();
    for (const [id, controller] of gone) {
      this._items.delete(id);
      this._controllers.delete(controller);
      this._measures.forget([id]);
    }
  }

  /** The id of an item of this scene. */
  _own(item, argument) {
    if (!(item instanceof Item)) throw new TypeError(`${argument}: expected an item of the scene, not ${check.shown(item)}`);
    if (item.scene !== this) throw new StaleError(`${argument}: ${item} belongs to another scene`);
    return item.id;
  }

  resize(width, height) {
    this._call("cas_scene_set_size", check.number(width, "width"), check.number(height, "height"));
  }

  /** Whether it refuses edits that required constraints cannot hold with. */
  get strict() {
    return (this._struct("cas_scene_settings", "cas_scene_get").flags & abi.CAS_SCENE_STRICT) !== 0;
  }

  // Constraints

  _constraint(id) {
    if (!this._known.has(id)) this._known.set(id, new Constraint(this, id));
    return this._known.get(id);
  }

  _forgetConstraint(id) {
    this._known.delete(id);
  }

  _constraints(name, ...rest) {
    return this._ids(name, ...rest).map((id) => this._constraint(id));
  }

  /** Adds an equation or a sum, as its members, with options and the text of the identifier. */
  _add({ summands, ...stated }, { identifier, ...options }) {
    const { library } = this;
    return library.using(() => {
      const members = { ...stated, ...options };
      if (identifier !== "") members.identifier = library.placeText(identifier, "identifier");
      if (!summands) {
        return this._addedOne("cas_scene_add_constraint", library.placeStructs("cas_equation", [members]));
      }
      Object.assign(members, { summands: library.placeStructs("cas_summand", summands), count: summands.length });
      return this._addedOne("cas_scene_add_sum", library.placeStructs("cas_sum", [members]));
    });
  }

  /** Calls a function that adds a constraint, and returns that. */
  _addedOne(name, place) {
    const id = this.library.exports[name](this._open(), place);
    if (id) this._takeBack([id]);
    return this._constraint(this._checkedId(id));
  }

  /** Calls a function that adds constraints, and returns these. */
  _added(name, ...rest) {
    const { library } = this;
    const { out } = library;
    const status = library.exports[name](this._open(), ...rest, out, out + 4);
    const ids = status < abi.CAS_OK ? [] : library.idsAt(library.words[out >> 2], library.words[(out >> 2) + 1]);
    this._takeBack(ids);
    this._checked(status);
    return ids.map((id) => this._constraint(id));
  }

  /** Removes what a call added if a measure function threw in it: it changes nothing. */
  _takeBack(ids) {
    const { library } = this;
    if (!this._measures.failed) return;
    library.using(() => library.exports.cas_scene_remove_constraints(this._open(), library.placeIds(ids, "ids"), ids.length));
  }

  /** The ids of constraints of this scene. */
  _idsOf(constraints, argument) {
    return Array.from(check.list(constraints, argument), (each) => {
      if (!(each instanceof Constraint)) throw new TypeError(`${argument}: expected constraints, not ${check.shown(each)}`);
      if (each.scene !== this) throw new StaleError(`${argument}: a constraint of another scene`);
      return each.id;
    });
  }

  /** Deactivates some constraints and activates others, together. */
  switch(groups) {
    const { off = [], on = [] } = check.options(groups, ["off", "on"], "groups");
    const { library } = this;
    const [less, more] = [this._idsOf(off, "off"), this._idsOf(on, "on")];
    library.using(() => this._call("cas_scene_switch_constraints", library.placeIds(less, "off"), less.length,
      library.placeIds(more, "on"), more.length));
  }

  rules(rules, options) {
    return addRules(this, rules, options);
  }

  ruleNames(rules, options) {
    return ruleNames(this, rules, options);
  }

  /** All constraints that were added by anchors or rules, active or not. */
  get constraints() {
    return this._constraints("cas_scene_constraints");
  }

  /** The oldest constraint with an identifier; undefined if there is none. */
  findConstraint(identifier) {
    const { library } = this;
    const id = library.using(() =>
      library.exports.cas_scene_find_constraint(this._open(), library.placeText(identifier, "identifier")));
    if (!id) this._expectFree();
    return id ? this._constraint(id) : undefined;
  }

  /** Replaces the constants of many constraints, all or none. */
  setConstants(constraints, constants) {
    const { library } = this;
    library.using(() => {
      const place = library.placeIds(this._idsOf(constraints, "constraints"), "constraints");
      const numbers = library.placeNumbers(constants, "constants");
      if (constraints.length !== constants.length) {
        throw new RangeError(`${constraints.length} constraints, but ${constants.length} constants`);
      }
      this._call("cas_scene_set_constants", place, numbers, constants.length);
    });
  }

  /** Begins an edit: of the constant of a constraint, or of where an anchor is to be. */
  edit(target, priority = abi.CAS_PRIORITY_DEFAULT_HIGH) {
    const { exports } = this.library;
    if (target instanceof Constraint) {
      return new Edit(this, this._checkedId(exports.cas_scene_edit_constant(this._open(), target.id)));
    }
    if (!(target instanceof Anchor)) throw new TypeError("edit(target): expected a constraint or an anchor");
    return new Edit(this, this._checkedId(exports.cas_scene_edit_attribute(
      this._open(), this._own(target.item, "target"), target._attribute, check.priority(priority))));
  }
}

function length(value, argument, most) {
  if (check.finite(value, argument) >= 0 && value <= most) return value;
  throw new OutOfRangeError(`${argument}: expected a number from 0 to ${most}, not ${value}`);
}

