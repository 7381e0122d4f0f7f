"""The solver of kiwisolver, on a casement solver in which only weights decide.

Constraints are handed over together, when values are asked for. A required one
that might not hold with the others has to be tried at once, but few have to:
`_witness` is a point at which all required constraints hold, and one that holds
there, or can by moving a variable that no required one mentions, holds with them.
"""

from array import array
from typing import Dict, List, Tuple

from .._buffers import address, zeros
from ..errors import ConflictError
from ..solver import Solver as CoreSolver
from ._exceptions import (BadRequiredStrength, DuplicateConstraint, DuplicateEditVariable, UnknownConstraint,
                          UnknownEditVariable, UnsatisfiableConstraint)
from ._rows import Terms, packed
from ._strength import REQUIRED, StrengthLike, expected, number, strength_of
from ._symbolics import Constraint, Variable, _constraint, _expression

NEAR_ZERO = 1e-8  # what kiwisolver takes for zero
WAITING, ROWLESS = 0, -1  # in place of a row's id


class _Home:
    """Who numbers variables, and where their values are: as of the last update, all in one place that the library
    fills with one call. Into variables that several solvers have, each writes when it is updated."""

    __slots__ = ("values", "shared")

    def __init__(self) -> None:
        self.values = array("d")
        self.shared: Dict[int, Variable] = {}


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
        self._core = CoreSolver(weights_only=True)
        self._home = _Home()
        self._foreign: Dict[int, int] = {}  # numbers of variables whose home is another solver
        self._variables: List[Variable] = []
        self._ids = array("I")
        self._witness = array("d")
        self._uses: List[int] = []  # required constraints on each variable
        self._rows: Dict[Constraint, int] = {}
        self._waiting: Dict[Constraint, Terms] = {}  # what the library does not know yet
        self._edits: Dict[int, _Edit] = {}
        self._suggested: Dict[_Edit, float] = {}
        self._is_solved = True
        self._is_published = True

    # Variables

    def _intern(self, variable: Variable) -> int:
        """A number for a variable that has none here, or that is at home elsewhere."""
        known = self._foreign.get(id(variable))
        if known is not None:
            return known
        new = len(self._variables)
        home = variable._home
        if home is None:
            variable._home, variable._number, variable._values = self._home, new, self._home.values
        else:
            assert isinstance(home, _Home)
            variable._value, variable._values = variable.value(), None
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
                for variable, factor in constraint._expression._pairs
                if factor > NEAR_ZERO or factor < -NEAR_ZERO]

    # Constraints

    def addConstraint(self, constraint: Constraint, /) -> None:
        """Add a constraint to the solver."""
        if not isinstance(constraint, Constraint):
            raise expected("Constraint", constraint)
        if constraint in self._rows:
            raise DuplicateConstraint(constraint)
        terms = self._numbered(constraint)
        if constraint._strength >= REQUIRED:
            if not self._holds(constraint, terms):
                self._try(constraint, terms)
                return
            uses = self._uses
            for place, _ in terms:
                uses[place] += 1
        if terms and constraint._strength > 0:
            self._rows[constraint] = WAITING
            self._waiting[constraint] = terms
        else:
            self._rows[constraint] = ROWLESS

    def _holds(self, constraint: Constraint, terms: Terms) -> bool:
        """Whether the witness meets the constraint, perhaps after moving a variable that is free to."""
        witness, uses = self._witness, self._uses
        free, value = 0.0, constraint._expression._constant
        for place, factor in terms:
            value += factor * witness[place]
            if not uses[place]:
                free, free_place = factor, place
        if constraint._op == "<=":
            holds = value <= NEAR_ZERO
        else:
            holds = value >= -NEAR_ZERO and (value <= NEAR_ZERO or constraint._op == ">=")
        if not holds and free:
            witness[free_place] -= value / free
            return True
        return holds

    def _try(self, constraint: Constraint, terms: Terms) -> None:
        """Adds a required constraint and solves, or refuses it."""
        if not terms:
            raise UnsatisfiableConstraint(constraint)
        self._hand_over()
        rows = packed([(constraint, terms)], self._ids)
        try:
            self._core._call(self._core._library.cas_solver_try_add, rows[0], self._core._made_place)
        except ConflictError:
            raise UnsatisfiableConstraint(constraint) from None
        self._rows[constraint] = self._core._made.value
        for place, _ in terms:
            self._uses[place] += 1
        self._read(self._witness)
        self._is_solved, self._is_published = not self._suggested, False

    def _hand_over(self) -> None:
        """Gives the library all variables and constraints it does not know yet."""
        core = self._core
        fresh = len(self._variables) - len(self._ids)
        if fresh:
            self._ids.extend(core.add_variables(fresh))
        if self._waiting:
            waiting, self._waiting = self._waiting, {}
            rows = packed(waiting.items(), self._ids)
            made = zeros("I", len(waiting))
            core._call(core._library.cas_solver_add_rows, rows[0], len(waiting), address(made))
            self._rows.update(zip(waiting, made))
            self._is_solved = False

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
            self._is_solved = False
        if constraint._strength >= REQUIRED:
            for place, _ in self._numbered(constraint):
                self._uses[place] -= 1

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
        constraint = _constraint(_expression(((variable, 1.0),), 0.0), "==", weight)
        self.addConstraint(constraint)
        self._edits[id(variable)] = _Edit(variable, constraint)

    def removeEditVariable(self, variable: Variable, /) -> None:
        """Remove an edit variable from the solver."""
        edit = self._edit(variable)
        del self._edits[id(variable)]
        self._suggested.pop(edit, None)
        self.removeConstraint(edit.constraint)

    def hasEditVariable(self, variable: Variable, /) -> bool:
        """Check whether the solver contains an edit variable."""
        if not isinstance(variable, Variable):
            raise expected("Variable", variable)
        return id(variable) in self._edits

    def _edit(self, variable: Variable) -> _Edit:
        edit = self._edits.get(id(variable))
        if edit is None:
            if not isinstance(variable, Variable):
                raise expected("Variable", variable)
            raise UnknownEditVariable(variable)
        return edit

    def suggestValue(self, variable: Variable, value: float, /) -> None:
        """Suggest a desired value for an edit variable."""
        edit = self._edits.get(id(variable)) or self._edit(variable)
        if not isinstance(value, (float, int)):
            number(value)
        edit.constraint._expression._constant = -float(value)
        self._suggested[edit] = value

    # Solving

    def updateVariables(self) -> None:
        """Update the values of the solver variables."""
        if self._waiting:
            self._hand_over()
        if self._suggested:
            self._suggest()
        if not self._is_solved:
            self._core.solve()
            self._is_solved, self._is_published = True, False
        if not self._is_published or self._home.shared:
            self._publish()

    def _suggest(self) -> None:
        """Passes on what was suggested: as a live number where it is only one, and not for the first time."""
        suggested, self._suggested = self._suggested, {}
        core = self._core
        if len(suggested) == 1 and self._is_solved:
            ((edit, value),) = suggested.items()
            row = self._rows[edit.constraint]
            if row == ROWLESS:
                return
            if not edit.live:
                edit.live = core.edit_constant(row)
            core.set_edit(edit.live, value)
            self._is_published = False
            return
        pairs = [(self._rows[edit.constraint], value) for edit, value in suggested.items()]
        pairs = [pair for pair in pairs if pair[0] != ROWLESS]
        core.set_constants([row for row, _ in pairs], [value for _, value in pairs])
        self._is_solved = False

    def _read(self, numbers: "array[float]") -> None:
        """The values of all variables that the library knows; others are where they were."""
        if self._ids:
            core = self._core
            core._call(core._library.cas_solver_values, address(self._ids), len(self._ids), address(numbers))

    def _publish(self) -> None:
        """The values become those of the variables."""
        values = self._home.values
        self._read(values)
        for place, variable in self._home.shared.items():
            variable._value = values[place]
        self._is_published = True

    # Insight

    def dump(self) -> None:
        """Dump a representation of the solver internals to stdout."""
        print(self.dumps())

    def dumps(self) -> str:
        """Dump a representation of the solver internals to a string."""
        from ._dump import dumps
        return dumps(self)
