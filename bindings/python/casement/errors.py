"""What can go wrong, as exceptions: one class for each answer a caller could act on.

Every class stands for one error number of the C interface and derives from
CasementError; those with a counterpart in Python derive from that, too.
"""

from typing import Any, Dict, Sequence, Tuple, Type

from ._abi import constants


class CasementError(Exception):
    """Anything that casement refuses. `status` is the number of the C interface, or 0."""

    status = 0


class LibraryNotFound(CasementError, OSError):
    """No shared library could be loaded; the message says what was tried."""


class ClosedError(CasementError, ValueError):
    """The solver or scene is closed, and what belonged to it is gone with it."""


class StaleError(CasementError, LookupError):
    """The item, constraint, variable or edit is gone, or was never there."""

    status = constants.ERROR_STALE


class NotFiniteError(CasementError, ValueError):
    """A number is NaN or infinite."""

    status = constants.ERROR_NOT_FINITE


class OutOfRangeError(CasementError, ValueError):
    """A priority, weight, size or option lies outside what is allowed."""

    status = constants.ERROR_OUT_OF_RANGE


class EmptyError(CasementError, ValueError):
    """A constraint without terms, or one whose terms cancel out."""

    status = constants.ERROR_EMPTY


class ZeroError(CasementError, ValueError):
    """A coefficient of zero."""

    status = constants.ERROR_ZERO


class RepeatedError(CasementError, ValueError):
    """Something is named twice."""

    status = constants.ERROR_REPEATED


class TooManyError(CasementError, OverflowError):
    """More things than there are ids."""

    status = constants.ERROR_TOO_MANY


class OutOfMemoryError(CasementError, MemoryError):
    """The allocator gave nothing."""

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
    """The thing is still used by another, or the scene is measuring."""

    status = constants.ERROR_IN_USE


class TextError(CasementError, ValueError):
    """A text is too long, or not one."""

    status = constants.ERROR_TEXT


class NumericError(CasementError, ArithmeticError):
    """The arithmetic could not be carried through, or came to no end."""

    status = constants.ERROR_NUMERIC


class InternalError(CasementError):
    """The library found a broken promise of its own: please report."""

    status = constants.ERROR_INTERNAL


class AttributesError(CasementError, TypeError):
    """Attributes that cannot be compared."""

    status = constants.ERROR_ATTRIBUTES


class KindError(CasementError, TypeError):
    """The item is not of a kind that has this."""

    status = constants.ERROR_KIND


class UnsettledError(CasementError):
    """Measured sizes do not come to rest."""

    status = constants.ERROR_UNSETTLED


class OwnedError(CasementError):
    """It belongs to what it came with, and changes with that."""

    status = constants.ERROR_OWNED


class RuleError(CasementError, ValueError):
    """A rule cannot be read; the message shows where, with a caret.

    `line` and `column` are the place as numbers, both from 1, or 0 where there is none.
    `kind` says what is wrong, as "syntax", "number" or "unknown_item".
    """

    status = constants.ERROR_RULE

    def __init__(self, message: str, line: int = 0, column: int = 0, kind: str = "none") -> None:
        super().__init__(message)
        self.line, self.column, self.kind = line, column, kind


class ModeError(CasementError, RuntimeError):
    """The scene has no screen, or is not in the mode that this needs."""

    status = constants.ERROR_MODE


_CLASSES: Dict[int, Type[CasementError]] = {kind.status: kind for kind in CasementError.__subclasses__() if kind.status}


def error_class(status: int) -> Type[CasementError]:
    """The class for an error number; CasementError for one this version does not know."""
    return _CLASSES.get(status, CasementError)
