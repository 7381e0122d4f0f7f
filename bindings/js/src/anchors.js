// Anchors of items, sums of them, and the constraints between them.
import { CAS_EQUAL, CAS_GREATER_OR_EQUAL, CAS_HEIGHT, CAS_LESS_OR_EQUAL, CAS_REQUIRED, CAS_WIDTH } from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";
import { Known } from "./known.js";

/** A sum of anchors, each times a number, and a constant: a side of a constraint. */
export class Expression extends Known {
  _parts;
  constant;

  constructor(parts, constant) {
    super();
    this._parts = parts;
    this.constant = constant;
  }

  get summands() {
    return this._parts.map(({ item, attribute, multiplier }) => ({ anchor: new Anchor(item, attribute), multiplier }));
  }

  plus(other) {
    return this._sum(other, 1);
  }

  minus(other) {
    return this._sum(other, -1);
  }

  times(multiplier) {
    return this._scaled(check.number(multiplier, "multiplier"));
  }

  dividedBy(divisor) {
    return this._scaled(1 / check.number(divisor, "divisor"));
  }

  _scaled(factor) {
    return new Expression(scaled(this._parts, factor), this.constant * factor);
  }

  _sum(other, factor) {
    const [parts, constant] = side(other);
    return new Expression([...this._parts, ...scaled(parts, factor)], this.constant + constant * factor);
  }

  equal(other, constant, options) {
    return this._compare(CAS_EQUAL, other, constant, options);
  }

  atLeast(other, constant, options) {
    return this._compare(CAS_GREATER_OR_EQUAL, other, constant, options);
  }

  atMost(other, constant, options) {
    return this._compare(CAS_LESS_OR_EQUAL, other, constant, options);
  }

  _compare(relation, other, constant = 0, options = undefined) {
    const [number, rest] = typeof constant === "number" ? [constant, options] : [0, constant];
    const [parts, more] = side(other);
    return this._parts[0].item.scene._add(stated(this, relation, parts, more + number), optional(rest));
  }

  toString() {
    const texts = this._parts.map(({ item, attribute, multiplier }) => {
      const place = `${item.name || `#${item.id}`}.${choices.attribute.word(attribute)}`;
      return [multiplier, Math.abs(multiplier) === 1 ? place : `${Math.abs(multiplier)} * ${place}`];
    });
    if (this.constant) texts.push([this.constant, String(Math.abs(this.constant))]);
    const text = texts.map(([number, words]) => ` ${number < 0 ? "-" : "+"} ${words}`).join("");
    return text.startsWith(" -") ? `-${text.slice(3)}` : text.slice(3);
  }

  _summary() {
    return String(this);
  }

  /** Called where an operator of the language makes a number or a text of it. */
  [Symbol.toPrimitive](hint) {
    if (hint === "number") throw new TypeError("anchors have no operators: write plus(), minus(), times(), dividedBy(), and equal(), atLeast() or atMost()");
    return this.toString();
  }
}

/** An attribute of an item, as view.leading. */
export class Anchor extends Expression {
  constructor(item, attribute) {
    super([{ item, attribute, multiplier: 1 }], 0);
  }

  get item() {
    return this._parts[0].item;
  }

  get attribute() {
    return choices.attribute.word(this._attribute);
  }

  get _attribute() {
    return this._parts[0].attribute;
  }
}

const scaled = (parts, factor) => parts.map((part) => ({ ...part, multiplier: part.multiplier * factor }));

/** The parts and the constant of an expression or a number. */
function side(other) {
  if (typeof other === "number") return [[], other];
  if (!(other instanceof Expression)) {
    throw new TypeError(`other: expected a number or an anchor, not ${check.shown(other)}`);
  }
  return [other._parts, other.constant];
}

const isSame = (one, other) => one.item === other.item && one.attribute === other.attribute;
const isLength = ({ attribute }) => attribute === CAS_WIDTH || attribute === CAS_HEIGHT;

/** Each anchor once, in order, without those whose multipliers cancel. */
function merged(parts) {
  const found = [];
  for (const part of parts) {
    const known = found.find((each) => isSame(each, part));
    if (known) known.multiplier += part.multiplier;
    else found.push({ ...part });
  }
  return found.filter(({ multiplier }) => multiplier !== 0);
}

/** The relation of exchanged sides. */
const MIRRORED = { [CAS_EQUAL]: CAS_EQUAL, [CAS_LESS_OR_EQUAL]: CAS_GREATER_OR_EQUAL, [CAS_GREATER_OR_EQUAL]: CAS_LESS_OR_EQUAL };

/**
 * The members of a cas_equation where there are one or two anchors, both positions or both lengths; else those of a
 * cas_sum, with its summands. An anchor on both sides stays on both, so that a violation is what the sides differ by.
 */
function stated(left, relation, right, constant) {
  const { scene } = left._parts[0].item;
  for (const { item } of right) scene._own(item, "other");
  for (const { item } of left._parts) scene._own(item, "this side");
  const [ours, theirs] = [merged(left._parts), merged(right)];
  const all = merged([...left._parts, ...scaled(right, -1)]);
  const number = constant - left.constant + 0;
  if (ours.length === 1 && theirs.length === 1 && isSame(ours[0], theirs[0])) {
    return onBothSides(ours[0], relation, theirs[0], number);
  }
  if (all.length === 0) throw new TypeError("other: a constraint is about an anchor, and here all cancel out");
  if (all.length > 2 || isLength(all[0]) !== isLength(all.at(-1))) {
    return { summands: all.map(({ item, ...rest }) => ({ item: item.id, ...rest })), relation, constant: number };
  }
  const [first, second] = all;
  const made = {
    first: first.item.id, first_attribute: first.attribute, multiplier: 1, constant: number / first.multiplier + 0,
    relation: first.multiplier < 0 ? MIRRORED[relation] : relation,
  };
  if (!second) return made;
  return { ...made, second: second.item.id, second_attribute: second.attribute, multiplier: -second.multiplier / first.multiplier };
}

function onBothSides(left, relation, right, constant) {
  const isTurned = right.multiplier === 1 && left.multiplier !== 1;
  const [first, second] = isTurned ? [right, left] : [left, right];
  const made = {
    first: first.item.id, first_attribute: first.attribute, multiplier: second.multiplier - (first.multiplier - 1),
    relation: isTurned ? MIRRORED[relation] : relation, constant: (isTurned ? -constant : constant) + 0,
  };
  // A multiplier of 0 would stand for 1.
  if (made.multiplier === 0) return { ...made, multiplier: 1 };
  return { ...made, second: second.item.id, second_attribute: second.attribute };
}

/** The members that both structs have, with the text of the identifier. */
function optional(given) {
  const options = check.options(given, ["priority", "weight", "identifier", "active"]);
  const { priority = CAS_REQUIRED, weight = 1, identifier = "", active = true } = options;
  return {
    priority: check.priority(priority),
    weight: check.weight(weight),
    identifier,
    is_inactive: 1 - check.flag(active, "active"),
  };
}
