"""Where the variables of a solver have their numbers and values.

A variable is at home in the solver that it came to first; others know it under a
number of their own, and each writes its value at its update. At home the values
are those of the last update, but are fetched, all with one call, only when one of
them is asked for: `unread` is the solver to fetch them from.
"""

from array import array
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Tuple

if TYPE_CHECKING:
    from ._core import Core
    from ._symbolics import Variable


class Home:
    """Variables by number, and what is known of each."""

    __slots__ = ("variables", "ids", "values", "witness", "uses", "unread", "shared", "_foreign", "_reading")

    def __init__(self) -> None:
        self.variables: List["Variable"] = []
        self.ids = array("I")  # of the library; numbers beyond them are of variables that it does not know yet
        self.values, self.witness = array("d"), array("d")
        self.uses: List[int] = []  # required constraints on each
        self.unread: Optional["Core"] = None
        self.shared: Dict[int, "Variable"] = {}
        self._foreign: Dict[int, int] = {}  # numbers here of variables that are at home elsewhere
        self._reading: Optional[Tuple[Any, ...]] = None  # the arguments that fetch values, until an array grows

    def number(self, variable: "Variable") -> int:
        """The number of a variable that is at home elsewhere, or has none anywhere until now."""
        known = self._foreign.get(id(variable))
        if known is not None:
            return known
        new, home = len(self.variables), variable._home
        if home is None:
            variable._home, variable._number = self, new
        else:
            variable._value, variable._is_shared = variable.value(), True
            home.shared[variable._number] = self.shared[new] = variable
            self._foreign[id(variable)] = new
        self.variables.append(variable)
        self.values.append(0.0)
        self.witness.append(0.0)
        self.uses.append(0)
        self._reading = None
        return new

    def introduce(self, core: "Core") -> None:
        """Has the library know all variables."""
        fresh = len(self.variables) - len(self.ids)
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

    def find_witness(self, core: "Core") -> None:
        """The witness becomes the solution that the library has."""
        core.read(*core.reading(self.ids, self.witness))
