"""The base of all errors."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from .words import FaultKind


class CasementError(Exception):
    """The base of all errors. `status` is the status of the C interface, or 0.

    For an error in a rule or a file, `line` and `column` are the position of the fault, both from 1; otherwise they are 0.
    `kind` names the fault, for example "syntax", "number" or "unknown_item"; "none" if there is none.
    """

    __module__ = "casement.errors"
    status = 0
    line = 0
    column = 0
    kind: FaultKind = "none"
