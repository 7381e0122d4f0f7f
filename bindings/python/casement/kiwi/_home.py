"""Where the variables of a solver have their values.

A variable is at home in the solver that it came to first, and has a number there.
The values are those of the last update, but are fetched, all with one call, only
when one of them is asked for: `unread` is the solver to fetch them from.
"""

from array import array
from typing import TYPE_CHECKING, Dict, Optional

if TYPE_CHECKING:
    from ._core import Core
    from ._symbolics import Variable


class Home:
    """Numbers of variables and their values. Into variables that several solvers have, each writes at its update."""

    __slots__ = ("ids", "values", "unread", "shared")

    def __init__(self) -> None:
        self.ids = array("I")  # of the library; numbers beyond them are of variables that it does not know yet
        self.values = array("d")
        self.unread: Optional["Core"] = None
        self.shared: Dict[int, "Variable"] = {}

    def read(self) -> None:
        """The values become those that the library has."""
        core, self.unread = self.unread, None
        if core is not None:
            self.fetch(core, self.values)
            for place, variable in self.shared.items():
                variable._value = self.values[place]

    def fetch(self, core: "Core", numbers: "array[float]") -> None:
        """Writes the values of all variables that the library knows."""
        if self.ids:
            core.read_values(self.ids, numbers)
