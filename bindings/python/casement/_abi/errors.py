"""A class for each error of the C interface. Made from include/casement.h by generate.py; not to be edited."""

from .._error import CasementError
from . import constants

__all__ = [
    "StaleError", "NotFiniteError", "OutOfRangeError", "EmptyError", "ZeroError", "RepeatedError",
    "TooManyError", "OutOfMemoryError", "InUseError", "TextError", "NumericError", "InternalError", "AttributesError",
    "KindError", "UnsettledError", "OwnedError", "RuleError", "ModeError", "LimitError", "UndecidedError"]


class StaleError(CasementError, LookupError):
    """Unknown id, or id of a removed object."""

    __module__ = "casement.errors"
    status = constants.ERROR_STALE


class NotFiniteError(CasementError, ValueError):
    """A number is NaN or infinite."""

    __module__ = "casement.errors"
    status = constants.ERROR_NOT_FINITE


class OutOfRangeError(CasementError, ValueError):
    """An enum value, priority, weight, size or coefficient outside its range."""

    __module__ = "casement.errors"
    status = constants.ERROR_OUT_OF_RANGE


class EmptyError(CasementError, ValueError):
    """A row without terms."""

    __module__ = "casement.errors"
    status = constants.ERROR_EMPTY


class ZeroError(CasementError, ValueError):
    """A coefficient of zero."""

    __module__ = "casement.errors"
    status = constants.ERROR_ZERO


class RepeatedError(CasementError, ValueError):
    """A variable or id named twice."""

    __module__ = "casement.errors"
    status = constants.ERROR_REPEATED


class TooManyError(CasementError, OverflowError):
    """Out of ids, or an impossible count."""

    __module__ = "casement.errors"
    status = constants.ERROR_TOO_MANY


class OutOfMemoryError(CasementError, MemoryError):
    """The allocator returned NULL."""

    __module__ = "casement.errors"
    status = constants.ERROR_OUT_OF_MEMORY


class InUseError(CasementError):
    """Still used by something else, or called from its own callback."""

    __module__ = "casement.errors"
    status = constants.ERROR_IN_USE


class TextError(CasementError, ValueError):
    """Invalid UTF-8, or longer than CAS_NAME_MAX bytes."""

    __module__ = "casement.errors"
    status = constants.ERROR_TEXT


class NumericError(CasementError, ArithmeticError):
    """Numeric failure: overflow, no convergence, or no provable solution."""

    __module__ = "casement.errors"
    status = constants.ERROR_NUMERIC


class InternalError(CasementError):
    """A check found a wrong result: a bug, please report it."""

    __module__ = "casement.errors"
    status = constants.ERROR_INTERNAL


class AttributesError(CasementError, TypeError):
    """Attributes that cannot be compared."""

    __module__ = "casement.errors"
    status = constants.ERROR_ATTRIBUTES


class KindError(CasementError, TypeError):
    """Not possible for an item of this kind."""

    __module__ = "casement.errors"
    status = constants.ERROR_KIND


class UnsettledError(CasementError):
    """Measured sizes do not converge."""

    __module__ = "casement.errors"
    status = constants.ERROR_UNSETTLED


class OwnedError(CasementError):
    """Managed by its owner; change the owner instead."""

    __module__ = "casement.errors"
    status = constants.ERROR_OWNED


class RuleError(CasementError, ValueError):
    """Syntax error or unknown name in a rule."""

    __module__ = "casement.errors"
    status = constants.ERROR_RULE


class ModeError(CasementError, RuntimeError):
    """The scene has no screen, or is in a mode that excludes this."""

    __module__ = "casement.errors"
    status = constants.ERROR_MODE


class LimitError(CasementError, TimeoutError):
    """Step limit reached; the next solve continues."""

    __module__ = "casement.errors"
    status = constants.ERROR_LIMIT


class UndecidedError(CasementError):
    """A check is inconclusive because of rounding errors."""

    __module__ = "casement.errors"
    status = constants.ERROR_UNDECIDED
