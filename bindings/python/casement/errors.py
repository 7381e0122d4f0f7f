"""Exceptions: one class for each error that a caller could act on.

Every class stands for one error number of the C interface and derives from
CasementError; those with a counterpart in Python derive from that, too.
"""

from typing import Any, Dict, Sequence, Tuple, Type

from ._abi import constants
from .words import FaultKind


class CasementError(Exception):
    """The base of all errors. `status` is the status of the C interface, or 0.

    For an error in a rule or a file, `line` and `column` are the position of the fault, both from 1; otherwise they are 0.
    `kind` names the fault, for example "syntax", "number" or "unknown_item"; "none" if there is none.
    """

    status = 0
    line = 0
    column = 0
    kind: FaultKind = "none"


class LibraryNotFound(CasementError, OSError):
    """No shared library could be loaded; the message says what was tried."""


class ClosedError(CasementError, ValueError):
    """The solver or scene is closed, and its objects are invalid."""


class StaleError(CasementError, LookupError):
    """The item, constraint, variable or edit was removed, or never existed."""

    status = constants.ERROR_STALE


class NotFiniteError(CasementError, ValueError):
    """A number is NaN or infinite."""

    status = constants.ERROR_NOT_FINITE


class OutOfRangeError(CasementError, ValueError):
    """A priority, weight, size or option is out of range."""

    status = constants.ERROR_OUT_OF_RANGE


class EmptyError(CasementError, ValueError):
    """A constraint without terms, or one whose terms cancel out."""

    status = constants.ERROR_EMPTY


class ZeroError(CasementError, ValueError):
    """A coefficient of zero."""

    status = constants.ERROR_ZERO


class RepeatedError(CasementError, ValueError):
    """Something is given twice."""

    status = constants.ERROR_REPEATED


class TooManyError(CasementError, OverflowError):
    """The ids are exhausted."""

    status = constants.ERROR_TOO_MANY


class OutOfMemoryError(CasementError, MemoryError):
    """Out of memory."""

    status = constants.ERROR_OUT_OF_MEMORY


class ConflictError(CasementError):
    """Required constraints cannot hold together.

    `constraints` are the ones already there with which the refused one cannot
    hold, or, raised by a layout, all members of all conflicts. `conflicts` are the
    reports of a layout.
    """

    status = constants.ERROR_CONFLICT

    def __init__(self, message: str, constraints: Sequence[Any] = (), conflicts: Sequence[Any] = ()) -> None:
        super().__init__(message)
        self.constraints: Tuple[Any, ...] = tuple(constraints)
        self.conflicts: Tuple[Any, ...] = tuple(conflicts)


class InUseError(CasementError):
    """The object is in use by another, or the scene is measuring."""

    status = constants.ERROR_IN_USE


class TextError(CasementError, ValueError):
    """A text is too long, or not UTF-8."""

    status = constants.ERROR_TEXT


class NumericError(CasementError, ArithmeticError):
    """Numeric failure: overflow, or no convergence."""

    status = constants.ERROR_NUMERIC


class InternalError(CasementError):
    """An internal check of the library failed; please report it."""

    status = constants.ERROR_INTERNAL


class AttributesError(CasementError, TypeError):
    """Attributes that cannot be compared."""

    status = constants.ERROR_ATTRIBUTES


class KindError(CasementError, TypeError):
    """The item is of another kind."""

    status = constants.ERROR_KIND


class UnsettledError(CasementError):
    """Measured sizes do not converge. After a layout that raises it frames are those of the last valid sizes."""

    status = constants.ERROR_UNSETTLED


class OwnedError(CasementError):
    """The object is managed by its owner; change the owner instead."""

    status = constants.ERROR_OWNED


class RuleError(CasementError, ValueError):
    """A rule cannot be read; the message shows where, with a caret."""

    status = constants.ERROR_RULE


class DocumentError(CasementError, ValueError):
    """A file cannot be read as a scene, or an option does not fit it. `line` and `column` are the position in the file."""


class ModeError(CasementError, RuntimeError):
    """The scene has no screen, or is in another mode."""

    status = constants.ERROR_MODE


class LimitError(CasementError, TimeoutError):
    """The step limit was reached; the next call goes on."""

    status = constants.ERROR_LIMIT


class UndecidedError(CasementError):
    """A check cannot tell whether the result is right: rounding hides it."""

    status = constants.ERROR_UNDECIDED


_CLASSES: Dict[int, Type[CasementError]] = {
    **{kind.status: kind for kind in CasementError.__subclasses__() if kind.status},
    constants.UNSETTLED: UnsettledError, constants.MISMEASURED: OutOfRangeError}  # layouts that took place


def error_class(status: int) -> Type[CasementError]:
    """The class for an error number; CasementError for one this version does not know."""
    return _CLASSES.get(status, CasementError)
