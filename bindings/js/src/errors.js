// Errors: a class for each status of the C interface that a program could act on.
import * as abi from "./abi.js";

export class CasementError extends Error {
  constructor(message, { status, line = 0, column = 0, kind = "none" } = {}) {
    super(message);
    this.status = status ?? new.target.status ?? 0;
    this.line = line;
    this.column = column;
    this.kind = kind;
  }

  get name() {
    return this.constructor.name;
  }
}

export class NotLoadedError extends CasementError {}
export class ClosedError extends CasementError {}

export class NullError extends CasementError {
  static status = abi.CAS_ERROR_NULL;
}
export class StaleError extends CasementError {
  static status = abi.CAS_ERROR_STALE;
}
export class NotFiniteError extends CasementError {
  static status = abi.CAS_ERROR_NOT_FINITE;
}
export class OutOfRangeError extends CasementError {
  static status = abi.CAS_ERROR_OUT_OF_RANGE;
}
export class EmptyError extends CasementError {
  static status = abi.CAS_ERROR_EMPTY;
}
export class ZeroError extends CasementError {
  static status = abi.CAS_ERROR_ZERO;
}
export class RepeatedError extends CasementError {
  static status = abi.CAS_ERROR_REPEATED;
}
export class TooManyError extends CasementError {
  static status = abi.CAS_ERROR_TOO_MANY;
}
export class OutOfMemoryError extends CasementError {
  static status = abi.CAS_ERROR_OUT_OF_MEMORY;
}
export class ConflictError extends CasementError {
  static status = abi.CAS_ERROR_CONFLICT;

  constructor(message, { constraints = [], conflicts = [], ...rest } = {}) {
    super(message, rest);
    this.constraints = constraints;
    this.conflicts = conflicts;
  }
}
export class InUseError extends CasementError {
  static status = abi.CAS_ERROR_IN_USE;
}
export class TextError extends CasementError {
  static status = abi.CAS_ERROR_TEXT;
}
export class NumericError extends CasementError {
  static status = abi.CAS_ERROR_NUMERIC;
}
export class InternalError extends CasementError {
  static status = abi.CAS_ERROR_INTERNAL;
}
export class AttributesError extends CasementError {
  static status = abi.CAS_ERROR_ATTRIBUTES;
}
export class KindError extends CasementError {
  static status = abi.CAS_ERROR_KIND;
}
export class UnsettledError extends CasementError {
  static status = abi.CAS_ERROR_UNSETTLED;
}
export class OwnedError extends CasementError {
  static status = abi.CAS_ERROR_OWNED;
}
export class RuleError extends CasementError {
  static status = abi.CAS_ERROR_RULE;
}
export class ModeError extends CasementError {
  static status = abi.CAS_ERROR_MODE;
}
export class LimitError extends CasementError {
  static status = abi.CAS_ERROR_LIMIT;
}
export class UndecidedError extends CasementError {
  static status = abi.CAS_ERROR_UNDECIDED;
}
