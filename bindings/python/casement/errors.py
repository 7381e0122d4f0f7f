"""Exceptions: one class for each error that a caller could act on.

Every class stands for one error number of the C interface and derives from
CasementError; those with a counterpart in Python derive from that, too.
"""

from __future__ import annotations

from ._abi import constants
from ._abi.errors import *  # noqa: F403
from ._abi.errors import OutOfRangeError, UnsettledError
from ._error import CasementError as CasementError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Dict, Sequence, Tuple, Type


class LibraryNotFound(CasementError, OSError):
    """No shared library could be loaded; the message says what was tried."""


class ClosedError(CasementError, ValueError):
    """The solver or scene is closed, and its objects are invalid."""


class DocumentError(CasementError, ValueError):
    """A file cannot be read as a scene, or an option does not fit it. `line` and `column` are the position in the file."""


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


_CLASSES: Dict[int, Type[CasementError]] = {
    **{kind.status: kind for kind in CasementError.__subclasses__() if kind.status},
    constants.UNSETTLED: UnsettledError, constants.MISMEASURED: OutOfRangeError}  # layouts that took place


def error_class(status: int) -> Type[CasementError]:
    """The class for an error number; CasementError for one this version does not know."""
    return _CLASSES.get(status, CasementError)
