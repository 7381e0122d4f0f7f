"""The base of the enumerations."""

from __future__ import annotations

from enum import IntEnum
from types import new_class

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from typing import Any

    from .._lazy import Body


class Choice(IntEnum):
    """A number of the C interface, which is printed as its word."""

    @property
    def word(self) -> str:
        """The word for it, which arguments take as well."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.word


def made(name: str, body: Body) -> Any:
    """Makes an enumeration of its name and the body of its class."""
    def fill(names: Any) -> None:
        for each, value in body.items():
            names[each] = value
    return new_class(name, (Choice,), {}, fill)
