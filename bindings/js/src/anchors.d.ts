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

/** An anchor of a sum or of a constraint, and the number that it is multiplied by. */
export interface Summand {
  readonly anchor: Anchor;
  readonly multiplier: number;
}

/** A sum of anchors, each times a number, and a constant: a side of a constraint. */
export class Expression {
  protected constructor();
  readonly summands: Summand[];
  readonly constant: number;
  plus(other: Expression | number): Expression;
  minus(other: Expression | number): Expression;
  times(multiplier: number): Expression;
  dividedBy(divisor: number): Expression;
  /** Adds the constraint that it equals other + constant. */
  equal(other: Expression | number, constant?: number, options?: ConstraintOptions): Constraint;
  equal(other: Expression | number, options?: ConstraintOptions): Constraint;
  /** Adds the constraint that it is at least other + constant. */
  atLeast(other: Expression | number, constant?: number, options?: ConstraintOptions): Constraint;
  atLeast(other: Expression | number, options?: ConstraintOptions): Constraint;
  /** Adds the constraint that it is at most other + constant. */
  atMost(other: Expression | number, constant?: number, options?: ConstraintOptions): Constraint;
  atMost(other: Expression | number, options?: ConstraintOptions): Constraint;
  toString(): string;
}

/** An attribute of an item, as view.leading. */
export class Anchor extends Expression {
  readonly item: Item;
  readonly attribute: Attribute;
}
