"""The solver of kiwisolver, on a casement solver in which only weights decide.

Constraints are handed over together, when values are asked for. A required one
that might not hold with the others has to be tried at once, but few have to. One
that has a variable to itself among the required ones holds by moving that, and so
does one of `_loose` variables, which only stand in constraints that hold by moving
another one. For the rest there is `_witness`, a point at which all required ones hold.
"""

from array import array
from typing import Dict, List, Set

from ..errors import ConflictError
from ._core import Core
from ._exceptions import (BadRequiredStrength, DuplicateConstraint, DuplicateEditVariable, UnknownConstraint,
                          UnknownEditVariable, UnsatisfiableConstraint)
from ._home import Home
from ._rows import Batch, Terms
from ._strength import REQUIRED, StrengthLike, expected, number, strength_of
from ._symbolics import Constraint, Variable, _constraint

NEAR_ZERO = 1e-8  # what kiwisolver takes for zero
WAITING, ROWLESS = 0, -1  # in place of a row's id


class _Edit:
    """An edit variable: its row, and the live number once it has one."""

    __slots__ = ("variable", "constraint", "live")

    def __init__(self, variable: Variable, constraint: Constraint) -> None:
        self.variable = variable
        self.constraint = constraint
        self.live = 0


class Solver:
    """Constraints between variables, and edit variables whose values are suggested."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Reset the solver to the initial empty starting condition."""
        self._core = Core()
        self._batch = Batch(self._core)
        self._home = Home()
        self._foreign: Dict[int, int] = {}  # numbers of variables whose home is another solver
        self._variables: List[Variable] = []
        self._witness = array("d")
        self._is_stale = False  # the witness, until it is read again: a loose variable moved and not what depends on it
        self._uses: List[int] = []  # required constraints on each variable
        self._loose: Set[int] = set()
        self._rows: Dict[Constraint, int] = {}
        self._waiting: Dict[Constraint, Terms] = {}  # what the library does not know yet
        self._edits: Dict[int, _Edit] = {}  # under the id() of the variable, here and in the next
        self._suggested: Dict[int, float] = {}
        self._is_current = True  # the library knows and has solved all but what was suggested; _home may read it

    # Variables

    def _intern(self, variable: Variable) -> int:
        """A number for a variable that has none here, or that is at home elsewhere."""
        known = self._foreign.get(id(variable))
        if known is not None:
            return known
        new = len(self._variables)
        home = variable._home
        if home is None:
            variable._home, variable._number = self._home, new
        else:
            variable._value, variable._is_shared = variable.value(), True
            home.shared[variable._number] = variable
            self._home.shared[new] = variable
            self._foreign[id(variable)] = new
        self._variables.append(variable)
        self._home.values.append(0.0)
        self._witness.append(0.0)
        self._uses.append(0)
        return new

    def _numbered(self, constraint: Constraint) -> Terms:
        """The terms that count, with variables as numbers."""
        home = self._home
        return [(variable._number if variable._home is home else self._intern(variable), factor)
                for variable, factor in zip(constraint._variables, constraint._factors)
                if factor > NEAR_ZERO or factor < -NEAR_ZERO]

    # Constraints

    def addConstraint(self, constraint: Constraint, /) -> None:
        """Add a constraint to the solver."""
        if not isinstance(constraint, Constraint):
            raise expected("Constraint", constraint)
        if constraint in self._rows:
            raise DuplicateConstraint(constraint)
        terms = self._numbered(constraint)
        if constraint._strength >= REQUIRED and not self._holds(constraint, terms):
            try:
                self._rows[constraint] = self._tried(constraint, terms)
            except Exception:
                self._release(terms)
                raise
        elif terms and constraint._strength > 0:
            self._rows[constraint] = WAITING
            self._waiting[constraint] = terms
            self._is_current = False
        else:
            self._rows[constraint] = ROWLESS

    def _holds(self, constraint: Constraint, terms: Terms) -> bool:
        """Whether the required constraint is known to hold with the others. Its variables are used from now on."""
        witness, uses, loose = self._witness, self._uses, self._loose
        value, mover, by = constraint._constant, -1, 1.0
        for place, factor in terms:
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
        if not terms:
            return is_met
        if mover < 0:
            if not loose.issuperset([place for place, _ in terms]):
                loose.clear()
                return is_met and not self._is_stale
            mover, by = terms[0]
            self._is_stale = self._is_stale or not is_met
        loose.discard(mover)
        if not is_met:
            witness[mover] -= value / by
        return True

    def _tried(self, constraint: Constraint, terms: Terms) -> int:
        """Adds a required constraint and solves, or refuses it."""
        if not terms:
            raise UnsatisfiableConstraint(constraint)
        self._hand_over()
        self._home.read()
        try:
            row = self._batch.try_add(constraint, terms, self._home.ids)
        except ConflictError:
            raise UnsatisfiableConstraint(constraint) from None
        self._home.fetch(self._core, self._witness)
        self._is_stale = self._is_current = False
        return row

    def _release(self, terms: Terms) -> None:
        """The variables of a required constraint are used by one fewer."""
        for place, _ in terms:
            self._uses[place] -= 1

    def _hand_over(self) -> None:
        """Gives the library all variables and constraints it does not know yet."""
        ids, waiting = self._home.ids, self._waiting
        fresh = len(self._variables) - len(ids)
        if fresh:
            ids.extend(self._core.add_variables(fresh))
        if waiting:
            self._rows.update(zip(waiting, self._batch.add(waiting, ids)))
            waiting.clear()

    def removeConstraint(self, constraint: Constraint, /) -> None:
        """Remove a constraint from the solver."""
        if not isinstance(constraint, Constraint):
            raise expected("Constraint", constraint)
        row = self._rows.pop(constraint, None)
        if row is None:
            raise UnknownConstraint(constraint)
        if row == WAITING:
            del self._waiting[constraint]
        elif row != ROWLESS:
            self._core.remove(row)
            self._is_current = False
        if constraint._strength >= REQUIRED:
            self._release(self._numbered(constraint))

    def hasConstraint(self, constraint: Constraint, /) -> bool:
        """Check whether the solver contains a constraint."""
        if not isinstance(constraint, Constraint):
            raise expected("Constraint", constraint)
        return constraint in self._rows

    # Edit variables

    def addEditVariable(self, variable: Variable, strength: StrengthLike, /) -> None:
        """Add an edit variable to the solver."""
        if self.hasEditVariable(variable):
            raise DuplicateEditVariable(variable)
        weight = strength_of(strength)
        if weight >= REQUIRED:
            raise BadRequiredStrength("A required strength cannot be used in this context.")
        constraint = _constraint((variable,), (1.0,), 0.0, "==", weight)
        self.addConstraint(constraint)
        self._edits[id(variable)] = _Edit(variable, constraint)

    def removeEditVariable(self, variable: Variable, /) -> None:
        """Remove an edit variable from the solver."""
        edit = self._edit(variable)
        del self._edits[id(variable)]
        self._suggested.pop(id(variable), None)
        self.removeConstraint(edit.constraint)

    def hasEditVariable(self, variable: Variable, /) -> bool:
        """Check whether the solver contains an edit variable."""
        if not isinstance(variable, Variable):
            raise expected("Variable", variable)
        return id(variable) in self._edits

    def _edit(self, variable: Variable) -> _Edit:
        """The edit of the variable, if it has one."""
        edit = self._edits.get(id(variable))
        if edit is None:
            if not isinstance(variable, Variable):
                raise expected("Variable", variable)
            raise UnknownEditVariable(variable)
        return edit

    def suggestValue(self, variable: Variable, value: float, /) -> None:
        """Suggest a desired value for an edit variable."""
        key = id(variable)
        if key not in self._edits:
            self._edit(variable)
        self._suggested[key] = value if isinstance(value, float) else number(value)

    # Solving

    def updateVariables(self) -> None:
        """Update the values of the solver variables."""
        suggested, home = self._suggested, self._home
        if not self._is_current or len(suggested) > 1:
            self._solve()
        elif suggested:
            self._stream(*suggested.popitem())
        elif not home.shared:
            return
        home.unread = self._core
        if home.shared:
            home.read()

    def _stream(self, key: int, value: float) -> None:
        """Passes on the one number that was suggested, as a live one."""
        edit = self._edits[key]
        edit.constraint._constant = -value
        if not edit.live:
            row = self._rows[edit.constraint]
            if row == ROWLESS:
                return
            edit.live = self._core.edit_constant(row)
        self._core.drag(edit.live, value)

    def _solve(self) -> None:
        """Passes on all that was suggested and added, and solves."""
        suggested, self._suggested = self._suggested, {}
        rows, constants = array("I"), array("d")
        for key, value in suggested.items():
            constraint = self._edits[key].constraint
            constraint._constant = -value
            row = self._rows[constraint]
            if row != WAITING and row != ROWLESS:
                rows.append(row)
                constants.append(value)
        if rows:
            self._core.write_constants(rows, constants)
        self._hand_over()
        self._core.bring_up_to_date()
        self._is_current = True

    # Insight

    def dump(self) -> None:
        """Dump a representation of the solver internals to stdout."""
        print(self.dumps())

    def dumps(self) -> str:
        """Dump a representation of the solver internals to a string."""
        from ._dump import dumps
        return dumps(self)
