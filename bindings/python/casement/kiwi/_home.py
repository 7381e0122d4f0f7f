"""The values of a solver's variables.

They are those of the last update, and are read from the library, all with one call, when
the first of them is needed: `unread` is the solver to read them from.
"""

from __future__ import annotations

from array import array

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Dict, Optional, Tuple

    from ._core import Core
    from ._symbolics import Variable


class Home:
    """Values by the number of the variable. A variable of several solvers is written by each at its update."""

    __slots__ = ("ids", "values", "unread", "shared", "_reading")

    def __init__(self) -> None:
        self.ids = array("I")  # of the library; later variables are not yet added to it
        self.values = array("d")
        self.unread: Optional["Core"] = None
        self.shared: Dict[int, "Variable"] = {}
        self._reading: Optional[Tuple[Any, ...]] = None  # the arguments for reading the values, until an array grows

    def extend(self) -> None:
        """Appends a value."""
        self.values.append(0.0)
        self._reading = None

    def introduce(self, core: "Core") -> None:
        """Adds new variables to the library."""
        fresh = len(self.values) - len(self.ids)
        if fresh:
            core.extend(self.ids, fresh)
            self._reading = None

    def read(self) -> None:
        """Reads the values from the library."""
        core, self.unread = self.unread, None
        if core is None:
            return
        if self._reading is None:
            self._reading = core.reading(self.ids, self.values)
        core.read(*self._reading)
        for place, variable in self.shared.items():
            variable._value = self.values[place]
