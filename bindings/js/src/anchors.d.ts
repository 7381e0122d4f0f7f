import type { Attribute } from "./choices.js";
import type { Constraint } from "./constraints.js";
import type { Item } from "./items.js";

export interface ConstraintOptions {
  /** 1 to 1000; default REQUIRED. */
  priority?: number;
  /** The factor of its violation among constraints of the same priority; default 1. */
  weight?: number;
  /** A name for reports and scene.findConstraint(). */
  identifier?: string;
  /** Default true. */
  active?: boolean;
}

/** multiplier * item.attribute + constant: the other side of a constraint. */
export class Expression {
  protected constructor();
  readonly item: Item;
  readonly attribute: Attribute;
  readonly multiplier: number;
  readonly constant: number;
  plus(constant: number): Expression;
  minus(constant: number): Expression;
  times(multiplier: number): Expression;
  dividedBy(divisor: number): Expression;
  toString(): string;
}

/** An attribute of an item, as view.leading. */
export class Anchor extends Expression {
  /** Adds the constraint anchor == other + constant. */
  equal(other: Expression | number, constant?: number, options?: ConstraintOptions): Constraint;
  equal(other: Expression | number, options?: ConstraintOptions): Constraint;
  /** Adds the constraint anchor >= other + constant. */
  atLeast(other: Expression | number, constant?: number, options?: ConstraintOptions): Constraint;
  atLeast(other: Expression | number, options?: ConstraintOptions): Constraint;
  /** Adds the constraint anchor <= other + constant. */
  atMost(other: Expression | number, constant?: number, options?: ConstraintOptions): Constraint;
  atMost(other: Expression | number, options?: ConstraintOptions): Constraint;
}
