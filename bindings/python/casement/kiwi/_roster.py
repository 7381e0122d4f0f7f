"""The variables of a solver, by number.

A variable is at home in the solver that it came to first, and has its number there
with itself; others know it under a number of their own. It refers to its home, and
nothing there refers to it while only one solver has it, so both go in good time.
"""

from array import array
from typing import Dict, List

from ._core import Core
from ._home import Home
from ._symbolics import Variable


class Roster:
    """Variables, and what the solver has to know of each."""

    __slots__ = ("home", "variables", "witness", "uses", "_foreign")

    def __init__(self) -> None:
        self.home = Home()
        self.variables: List[Variable] = []
        self.witness = array("d")
        self.uses: List[int] = []  # required constraints on each
        self._foreign: Dict[int, int] = {}  # numbers of variables that are at home elsewhere

    def number(self, variable: Variable) -> int:
        """The number of a variable that is at home elsewhere, or has none anywhere until now."""
        known = self._foreign.get(id(variable))
        if known is not None:
            return known
        self.home.read()  # what is not read yet is older than this variable
        new, home = len(self.variables), variable._home
        if home is None:
            variable._home, variable._number = self.home, new
        else:
            variable._value, variable._is_shared = variable.value(), True
            home.shared[variable._number] = self.home.shared[new] = variable
            self._foreign[id(variable)] = new
        self.variables.append(variable)
        self.home.extend()
        self.witness.append(0.0)
        self.uses.append(0)
        return new

    def find_witness(self, core: Core) -> None:
        """The witness becomes the solution that the library has, which knows all variables."""
        core.read(*core.reading(self.home.ids, self.witness))
