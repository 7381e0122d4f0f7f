"""The variables of a solver, by number.

The first solver of a variable is its home. The variable stores its number there; other
solvers store their own numbers for it. It refers to its home, which does not refer to it
unless several solvers have it, so reference counting frees both.
"""

from __future__ import annotations

from array import array

from ._core import Core
from ._home import Home
from ._symbolics import Variable

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Dict, List


class Roster:
    """The variables of a solver with their data."""

    __slots__ = ("home", "variables", "witness", "uses", "_foreign")

    def __init__(self) -> None:
        self.home = Home()
        self.variables: List[Variable] = []
        self.witness = array("d")
        self.uses: List[int] = []  # required constraints on each
        self._foreign: Dict[int, int] = {}  # numbers of variables whose home is another solver

    def number(self, variable: Variable) -> int:
        """Returns the number of a variable that is new, or whose home is another solver."""
        known = self._foreign.get(id(variable))
        if known is not None:
            return known
        self.home.read()  # unread values are older than this variable
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
        """Sets the witness to the library's solution. All variables must be added to the library."""
        core.read(*core.reading(self.home.ids, self.witness))
