// Constraints of a scene, and edits of their numbers.
import { CAS_NO_ATTRIBUTE } from "./abi.js";
import { Anchor } from "./anchors.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";
import { StaleError } from "./errors.js";
import { Known } from "./known.js";

/** A constraint of a scene. One that was removed throws a StaleError. */
export class Constraint extends Known {
  scene;
  id;

  constructor(scene, id) {
    super();
    this.scene = scene;
    this.id = id;
  }

  _summary() {
    return { id: this.id, rule: String(this) };
  }

  _equation() {
    return this.scene._struct("cas_equation", "cas_constraint_get", this.id);
  }

  _anchor(item, attribute) {
    return attribute === CAS_NO_ATTRIBUTE ? null : new Anchor(this.scene.item(item), attribute);
  }

  /** Any constraint as a sum. */
  _sum() {
    return this.scene._struct("cas_sum", "cas_constraint_get_sum", this.id);
  }

  get summands() {
    const { summands, count } = this._sum();
    return this.scene.library.readStructs("cas_summand", summands, count).map(({ item, attribute, multiplier }) =>
      ({ anchor: this._anchor(item, attribute), multiplier }));
  }

  get first() {
    const equation = this._equation();
    return this._anchor(equation.first, equation.first_attribute);
  }

  get second() {
    const equation = this._equation();
    return this._anchor(equation.second, equation.second_attribute);
  }

  get relation() {
    return choices.relation.word(this._sum().relation);
  }

  get multiplier() {
    return this._equation().multiplier;
  }

  set multiplier(multiplier) {
    this.scene._call("cas_constraint_set_multiplier", this.id, check.number(multiplier, "multiplier"));
  }

  get identifier() {
    return this.scene.library.text(this._sum().identifier);
  }

  get constant() {
    return this._sum().constant;
  }

  set constant(constant) {
    this.scene._call("cas_constraint_set_constant", this.id, check.number(constant, "constant"));
  }

  get gone() {
    const { exports } = this.scene.library;
    const constant = exports.cas_constraint_gone(this.scene._open(), this.id);
    if (!Number.isNaN(constant)) return constant;
    this._sum(); // it may have been removed
    return null;
  }

  set gone(constant) {
    this.scene._call("cas_constraint_set_gone", this.id, constant === null ? 0 : 1,
      constant === null ? 0 : check.number(constant, "gone"));
  }

  get priority() {
    return this._sum().priority;
  }

  set priority(priority) {
    this.scene._call("cas_constraint_set_priority", this.id, check.priority(priority));
  }

  get weight() {
    return this._sum().weight;
  }

  set weight(weight) {
    this.scene._call("cas_constraint_set_weight", this.id, check.number(weight, "weight"));
  }

  get active() {
    return this._sum().is_inactive === 0;
  }

  set active(active) {
    this.scene._call("cas_constraint_set_active", this.id, check.flag(active, "active"));
  }

  get violation() {
    return this.scene._number("cas_constraint_violation", this.id);
  }

  remove() {
    this.scene._call("cas_constraint_remove", this.id);
    this.scene._forgetConstraint(this.id);
  }

  toString() {
    return this.scene._text("cas_constraint_write", this.id);
  }
}

/** A number of a scene that changes often, as the place of a divider that the user drags. */
export class Edit extends Known {
  scene;
  id;

  constructor(scene, id) {
    super();
    this.scene = scene;
    this.id = id;
  }

  _summary() {
    return { id: this.id };
  }

  suggest(value) {
    return this.scene._changes("cas_scene_suggest", this.id, check.number(value, "value"));
  }

  suggestView(value) {
    return this.scene._changesView("cas_scene_suggest", this.id, check.number(value, "value"));
  }

  get range() {
    const { library } = this.scene;
    this.scene._call("cas_scene_edit_range", this.id, library.out, library.out + 8);
    return [library.numbers[library.out >> 3], library.numbers[(library.out >> 3) + 1]];
  }

  /** Ends the edit; it may have ended already, with its constraint. */
  end() {
    try {
      this.scene._call("cas_scene_end_edit", this.id);
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
    }
  }
}
