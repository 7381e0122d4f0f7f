// Made from include/casement.h by interface/javascript.py; not to be edited.
import { CasementError } from "./error.js";

/** A required pointer is NULL. */
export class NullError extends CasementError {}

/** Unknown id, or id of a removed object. */
export class StaleError extends CasementError {}

/** A number is NaN or infinite. */
export class NotFiniteError extends CasementError {}

/** An enum value, priority, weight, size or coefficient outside its range. */
export class OutOfRangeError extends CasementError {}

/** A row without terms. */
export class EmptyError extends CasementError {}

/** A coefficient of zero. */
export class ZeroError extends CasementError {}

/** A variable or id named twice. */
export class RepeatedError extends CasementError {}

/** Out of ids, or an impossible count. */
export class TooManyError extends CasementError {}

/** The allocator returned NULL. */
export class OutOfMemoryError extends CasementError {}

/** Refused: conflicts with required rows or constraints. */
export class ConflictError extends CasementError {}

/** Still used by something else, or called from its own callback. */
export class InUseError extends CasementError {}

/** Invalid UTF-8, or longer than CAS_NAME_MAX bytes. */
export class TextError extends CasementError {}

/** Numeric failure: overflow, no convergence, or no provable solution. */
export class NumericError extends CasementError {}

/** A check found a wrong result: a bug, please report it. */
export class InternalError extends CasementError {}

/** Attributes that cannot be compared. */
export class AttributesError extends CasementError {}

/** Not possible for an item of this kind. */
export class KindError extends CasementError {}

/** Measured sizes do not converge. */
export class UnsettledError extends CasementError {}

/** Managed by its owner; change the owner instead. */
export class OwnedError extends CasementError {}

/** Syntax error or unknown name in a rule. */
export class RuleError extends CasementError {}

/** The scene has no screen, or is in a mode that excludes this. */
export class ModeError extends CasementError {}

/** Step limit reached; the next solve continues. */
export class LimitError extends CasementError {}

/** A check is inconclusive because of rounding errors. */
export class UndecidedError extends CasementError {}
