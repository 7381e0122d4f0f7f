"""The exceptions of kiwisolver. Each has the object it is about."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is slow to import
if TYPE_CHECKING:
    from typing import Any


class BadRequiredStrength(Exception):
    """An edit variable cannot be required."""


class DuplicateConstraint(Exception):
    """The constraint is in the solver already."""

    __slots__ = ("constraint",)

    def __init__(self, constraint: Any) -> None:
        super().__init__(constraint)
        self.constraint = constraint


class DuplicateEditVariable(Exception):
    """The variable is an edit variable already."""

    __slots__ = ("edit_variable",)

    def __init__(self, edit_variable: Any) -> None:
        super().__init__(edit_variable)
        self.edit_variable = edit_variable


class UnknownConstraint(Exception):
    """The constraint is not in the solver."""

    __slots__ = ("constraint",)

    def __init__(self, constraint: Any) -> None:
        super().__init__(constraint)
        self.constraint = constraint


class UnknownEditVariable(Exception):
    """The variable is not an edit variable."""

    __slots__ = ("edit_variable",)

    def __init__(self, edit_variable: Any) -> None:
        super().__init__(edit_variable)
        self.edit_variable = edit_variable


class UnsatisfiableConstraint(Exception):
    """The constraint is required and cannot hold; the solver is as it was before."""

    __slots__ = ("constraint",)

    def __init__(self, constraint: Any) -> None:
        super().__init__(constraint)
        self.constraint = constraint
