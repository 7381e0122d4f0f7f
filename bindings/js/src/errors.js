// Made from include/casement.h by interface/javascript.py; not to be edited.
import * as abi from "./abi.js";
import { CasementError } from "./error.js";

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
