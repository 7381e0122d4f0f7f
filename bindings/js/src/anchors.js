// Anchors of items, and the constraints between them.
import { CAS_REQUIRED } from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";

/** multiplier * item.attribute + constant: the second side of a constraint. */
export class Expression {
  constructor(item, attribute, multiplier, constant) {
    this.item = item;
    this._attribute = attribute;
    this.multiplier = multiplier;
    this.constant = constant;
  }

  get attribute() {
    return choices.attribute.word(this._attribute);
  }

  plus(constant) {
    return this._scaled(1, check.number(constant, "constant"));
  }

  minus(constant) {
    return this._scaled(1, -check.number(constant, "constant"));
  }

  times(multiplier) {
    return this._scaled(check.number(multiplier, "multiplier"), 0);
  }

  dividedBy(divisor) {
    return this._scaled(1 / check.number(divisor, "divisor"), 0);
  }

  _scaled(factor, constant) {
    return new Expression(this.item, this._attribute, this.multiplier * factor, this.constant * factor + constant);
  }

  toString() {
    const { multiplier, constant } = this;
    const place = `${this.item.name || `#${this.item.id}`}.${this.attribute}`;
    const sum = constant ? ` ${constant < 0 ? "-" : "+"} ${Math.abs(constant)}` : "";
    return `${multiplier === 1 ? "" : `${multiplier} * `}${place}${sum}`;
  }
}

/** An attribute of an item, as view.leading. */
export class Anchor extends Expression {
  constructor(item, attribute) {
    super(item, attribute, 1, 0);
  }

  equal(other, constant, options) {
    return this._compare("==", other, constant, options);
  }

  atLeast(other, constant, options) {
    return this._compare(">=", other, constant, options);
  }

  atMost(other, constant, options) {
    return this._compare("<=", other, constant, options);
  }

  _compare(relation, other, constant = 0, options = undefined) {
    const [number, rest] = typeof constant === "number" ? [constant, options] : [0, constant];
    return this.item.scene._add(equation(this, relation, other, number, rest));
  }
}

const OPTIONS = ["priority", "weight", "identifier", "active"];

/** The members of a cas_equation, with the text of its identifier. */
export function equation(first, relation, other, constant, given) {
  const options = check.options(given, OPTIONS);
  const { priority = CAS_REQUIRED, weight = 1, identifier = "", active = true } = options;
  const isNumber = typeof other === "number";
  if (!isNumber && !(other instanceof Expression)) {
    throw new TypeError(`other: expected a number or an anchor, not ${check.shown(other)}`);
  }
  const made = {
    first: first.item.id,
    first_attribute: first._attribute,
    relation: choices.relation.number(relation),
    priority: check.priority(priority),
    multiplier: 1,
    constant: (isNumber ? other : other.constant) + constant,
    weight: check.number(weight, "weight"),
    identifier,
    is_inactive: 1 - check.flag(active, "active"),
  };
  // Without a multiplier only the constant counts.
  if (isNumber || other.multiplier === 0) return made;
  return {
    ...made,
    second: first.item.scene._own(other.item, "other"),
    second_attribute: other._attribute,
    multiplier: other.multiplier,
  };
}
