"""The solver of kiwisolver, on a casement solver in which only weights decide.

Constraints are handed over together, when values are asked for. A required one
that might not hold with the others has to be tried at once, but few have to. One
that has a variable to itself among the required ones holds by moving that, and so
does one of `_loose` variables, which only stand in constraints that hold by moving
another one. For the rest there is `_witness`, a point at which all required ones hold.
"""

from array import array
from ctypes import c_double, c_void_p
from typing import Callable, Dict, List, Set

from .._abi.constants import ERROR_CONFLICT
from .._buffers import address, zeros
from ..errors import ConflictError
from ..solver import Solver as CoreSolver
from ._exceptions import (BadRequiredStrength, DuplicateConstraint, DuplicateEditVariable, UnknownConstraint,
                          UnknownEditVariable, UnsatisfiableConstraint)
from ._home import Home
from ._rows import Terms, packed
from ._strength import REQUIRED, StrengthLike, expected, number, strength_of
from ._symbolics import Constraint, Variable, _constraint

NEAR_ZERO = 1e-8  # what kiwisolver takes for zero
WAITING, ROWLESS = 0, -1  # in place of a row's id
_MEETS: Dict[str, Callable[[float], bool]] = {
    "==": lambda value: -NEAR_ZERO <= value <= NEAR_ZERO,
    "<=": lambda value: value <= NEAR_ZERO,
    ">=": lambda value: value >= -NEAR_ZERO,
}


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
        self._core = core = CoreSolver(weights_only=True)
        self._handle, self._number = c_void_p(core._address), c_double()  # arguments for calls that are made often
        self._set_edit = core._library.brief.cas_solver_edit_set
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
        home, factors = self._home, constraint._factors
        places = [variable._number if variable._home is home else self._intern(variable)
                  for variable in constraint._variables]
        for factor in factors:
            if -NEAR_ZERO <= factor <= NEAR_ZERO:
                kept = [place for place, factor in enumerate(factors) if not -NEAR_ZERO <= factor <= NEAR_ZERO]
                return [places[place] for place in kept], tuple([factors[place] for place in kept])
        return places, factors

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
        elif terms[0] and constraint._strength > 0:
            self._rows[constraint] = WAITING
            self._waiting[constraint] = terms
        else:
            self._rows[constraint] = ROWLESS

    def _holds(self, constraint: Constraint, terms: Terms) -> bool:
        """Whether the required constraint is known to hold with the others. Its variables are used from now on."""
        witness, uses, loose = self._witness, self._uses, self._loose
        places, factors = terms
        value, mover, by = constraint._constant, -1, 1.0
        for place, factor in zip(places, factors):
            value += factor * witness[place]
            if not uses[place]:
                loose.add(place)
                if mover < 0:
                    mover, by = place, factor
            uses[place] += 1
        is_met = _MEETS[constraint._op](value)
        if not places:
            return is_met
        if mover < 0:
            if not loose.issuperset(places):
                loose.clear()
                return is_met and not self._is_stale
            mover, by = places[0], factors[0]
            self._is_stale = self._is_stale or not is_met
        loose.remove(mover)
        if not is_met:
            witness[mover] -= value / by
        return True

    def _tried(self, constraint: Constraint, terms: Terms) -> int:
        """Adds a required constraint and solves, or refuses it."""
        if not terms[0]:
            raise UnsatisfiableConstraint(constraint)
        core = self._core
        self._hand_over()
        self._home.read()
        rows = packed({constraint: terms}, self._home.ids)
        try:
            core._call(core._library.cas_solver_try_add, rows[0], core._made_place)
        except ConflictError:
            raise UnsatisfiableConstraint(constraint) from None
        self._home.fetch(core, self._witness)
        self._is_stale, self._is_solved, self._is_published = False, not self._suggested, False
        return core._made.value

    def _release(self, terms: Terms) -> None:
        """The variables of a required constraint are used by one fewer."""
        for place in terms[0]:
            self._uses[place] -= 1

    def _hand_over(self) -> None:
        """Gives the library all variables and constraints it does not know yet."""
        core, ids = self._core, self._home.ids
        fresh = len(self._variables) - len(ids)
        if fresh:
            made = zeros("I", fresh)
            core._call(core._library.cas_solver_add_variables, fresh, address(made))
            ids.extend(made)
        waiting = self._waiting
        if waiting:
            rows, made = packed(waiting, ids), zeros("I", len(waiting))
            core._call(core._library.cas_solver_add_rows, rows[0], len(waiting), address(made))
            self._rows.update(zip(waiting, made))
            waiting.clear()
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
        suggested = self._suggested
        if self._waiting or not self._is_solved or len(suggested) > 1:
            self._solve()
        elif suggested:
            self._stream(*suggested.popitem())
        elif self._is_published and not self._home.shared:
            return
        home = self._home
        home.unread = self._core
        if home.shared:
            home.read()
        self._is_published = True

    def _stream(self, key: int, value: float) -> None:
        """Passes on the one number that was suggested, as a live one."""
        edit = self._edits[key]
        edit.constraint._constant = -value
        if not edit.live:
            row = self._rows[edit.constraint]
            if row == ROWLESS:
                return
            edit.live = self._core.edit_constant(row)
        self._number.value = value
        status = self._set_edit(self._handle, edit.live, self._number)
        if status and status != ERROR_CONFLICT:
            self._core._fail(status)

    def _solve(self) -> None:
        """Passes on all that was suggested and added, and solves."""
        core, suggested, self._suggested = self._core, self._suggested, {}
        rows, constants = [], []
        for key, value in suggested.items():
            constraint = self._edits[key].constraint
            constraint._constant = -value
            row = self._rows[constraint]
            if row != WAITING and row != ROWLESS:
                rows.append(row)
                constants.append(value)
        if rows:
            core.set_constants(rows, constants)
        self._hand_over()
        core.solve()
        self._is_solved = True

    # Insight

    def dump(self) -> None:
        """Dump a representation of the solver internals to stdout."""
        print(self.dumps())

    def dumps(self) -> str:
        """Dump a representation of the solver internals to a string."""
        from ._dump import dumps
        return dumps(self)
