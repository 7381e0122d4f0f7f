"""Where the values of a solver's variables are.

They are those of the last update, but are fetched, all with one call, only when one
of them is asked for: `unread` is the solver to fetch them from.
"""

from array import array
from typing import TYPE_CHECKING, Any, Dict, Optional, Tuple

if TYPE_CHECKING:
    from ._core import Core
    from ._symbolics import Variable


class Home:
    """Values by the number of the variable. Into variables that several solvers have, each writes at its update."""

    __slots__ = ("ids", "values", "unread", "shared", "_reading")

    def __init__(self) -> None:
        self.ids = array("I")  # of the library; numbers beyond them are of variables that it does not know yet
        self.values = array("d")
        self.unread: Optional["Core"] = None
        self.shared: Dict[int, "Variable"] = {}
        self._reading: Optional[Tuple[Any, ...]] = None  # the arguments that fetch the values, until an array grows

    def extend(self) -> None:
        """Makes room for one more value."""
        self.values.append(0.0)
        self._reading = None

    def introduce(self, core: "Core") -> None:
        """Has the library know all variables."""
        fresh = len(self.values) - len(self.ids)
        if fresh:
            core.extend(self.ids, fresh)
            self._reading = None

    def read(self) -> None:
        """The values become those that the library has."""
        core, self.unread = self.unread, None
        if core is None:
            return
        if self._reading is None:
            self._reading = core.reading(self.ids, self.values)
        core.read(*self._reading)
        for place, variable in self.shared.items():
            variable._value = self.values[place]
