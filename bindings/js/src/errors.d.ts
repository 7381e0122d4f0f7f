import type { FaultKind } from "./choices.js";
import type { Constraint } from "./constraints.js";
import type { Conflict } from "./reports.js";

/** The base of all errors of the library. A failed call changes nothing. */
export class CasementError extends Error {
  /** The cas_status; 0 for an error of this client. */
  readonly status: number;
  /** Where in a rule the fault is, from 1; 0 for errors that are not about a rule. */
  readonly line: number;
  readonly column: number;
  readonly kind: FaultKind;
}

/** A scene or solver was made before load() had finished. */
export class NotLoadedError extends CasementError {}
/** The scene or solver is closed. */
export class ClosedError extends CasementError {}
/** A required pointer is missing. */
export class NullError extends CasementError {}
/** The item, constraint, variable or edit was removed, or never existed. */
export class StaleError extends CasementError {}
/** A number is NaN or infinite. */
export class NotFiniteError extends CasementError {}
/** A priority, weight, size or option is out of range. */
export class OutOfRangeError extends CasementError {}
/** A constraint without terms, or one whose terms cancel. */
export class EmptyError extends CasementError {}
/** A coefficient of zero. */
export class ZeroError extends CasementError {}
/** Something is given twice. */
export class RepeatedError extends CasementError {}
/** The ids are exhausted, or a count is impossible. */
export class TooManyError extends CasementError {}
/** The memory of the module cannot grow. */
export class OutOfMemoryError extends CasementError {}

/** Required constraints cannot hold together. */
export class ConflictError extends CasementError {
  /** The constraints of a scene, or rows of a solver, that the refused one conflicts with. */
  readonly constraints: readonly (Constraint | number)[];
  /** The conflicts of a layout with `throwConflicts`. */
  readonly conflicts: readonly Conflict[];
}

/** The object is still used, or the scene is measuring. */
export class InUseError extends CasementError {}
/** A text is too long, or is no valid Unicode. */
export class TextError extends CasementError {}
/** Numeric failure: overflow, or no convergence. */
export class NumericError extends CasementError {}
/** A check of the library found a wrong result: please report it. */
export class InternalError extends CasementError {}
/** Attributes that cannot be compared. */
export class AttributesError extends CasementError {}
/** Not possible for an item of this kind. */
export class KindError extends CasementError {}
/** Measured sizes keep changing. */
export class UnsettledError extends CasementError {}
/** Managed by its owner; change the owner instead. */
export class OwnedError extends CasementError {}
/** A rule cannot be read; the message shows where, with a caret. */
export class RuleError extends CasementError {}
/** The scene has no screen, or is in another mode. */
export class ModeError extends CasementError {}
/** The step limit was reached; the next call goes on. */
export class LimitError extends CasementError {}
/** A check cannot tell whether the result is right: rounding hides it. */
export class UndecidedError extends CasementError {}
