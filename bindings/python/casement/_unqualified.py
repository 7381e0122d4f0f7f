"""Names of functions in the errors of Python."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Tuple, Type, TypeVar

    Owner = TypeVar("Owner")


def unqualified(kind: Type[Owner]) -> Type[Owner]:
    """Lets errors about arguments begin with set(), and not with the internal class in which it is."""
    for name, value in vars(kind).items():
        functions: Tuple[Any, ...] = (value, getattr(value, "__wrapped__", None))
        for function in functions:
            if hasattr(function, "__code__"):
                function.__qualname__ = name
    return kind
