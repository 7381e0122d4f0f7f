"""Decides without the library whether some required constraints hold.

A required constraint with a variable that no other one has can hold by moving that
variable. So can a constraint of loose variables only: variables in constraints that hold
by moving another variable. For the others there is a witness, a point at which all
required constraints hold.
"""

from __future__ import annotations

from ._core import Core
from ._roster import Roster
from ._rows import NEAR_ZERO
from ._symbolics import Constraint

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import List, Set, Tuple


class Required:
    """The required constraints of a solver."""

    __slots__ = ("_roster", "_loose", "_is_stale")

    def __init__(self, roster: Roster) -> None:
        self._roster = roster
        self._loose: Set[int] = set()
        self._is_stale = False  # the witness: a loose variable was moved without its dependents

    def take(self, constraint: Constraint) -> bool:
        """Adds a constraint, and returns whether it is known to hold with the others."""
        roster, loose = self._roster, self._loose
        home, witness, uses = roster.home, roster.witness, roster.uses
        value, mover, by = constraint._constant, -1, 1.0
        for variable, factor in zip(constraint._variables, constraint._factors):
            if -NEAR_ZERO <= factor <= NEAR_ZERO:
                continue
            place = variable._number if variable._home is home else roster.number(variable)
            value += factor * witness[place]
            users = uses[place]
            uses[place] = users + 1
            if not users:
                if mover < 0:
                    mover, by = place, factor
                else:
                    loose.add(place)
        op = constraint._op
        is_met = (abs(value) if op == "==" else value if op == "<=" else -value) <= NEAR_ZERO
        if mover < 0:
            terms = self.terms(constraint)
            if not terms:
                return is_met
            if not loose.issuperset([place for place, _ in terms]):
                loose.clear()
                return is_met and not self._is_stale
            mover, by = terms[0]
            self._is_stale = self._is_stale or not is_met
        loose.discard(mover)
        if not is_met:
            witness[mover] -= value / by
        return True

    def drop(self, constraint: Constraint) -> None:
        """Removes a constraint."""
        for place, _ in self.terms(constraint):
            self._roster.uses[place] -= 1

    def terms(self, constraint: Constraint) -> List[Tuple[int, float]]:
        """Returns the terms with nonzero factors, with variables as numbers."""
        roster = self._roster
        home = roster.home
        return [(variable._number if variable._home is home else roster.number(variable), factor)
                for variable, factor in zip(constraint._variables, constraint._factors)
                if factor > NEAR_ZERO or factor < -NEAR_ZERO]

    def refresh(self, core: Core) -> None:
        """Sets the witness to the library's solution."""
        self._roster.find_witness(core)
        self._is_stale = False
