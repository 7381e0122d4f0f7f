"""The solver of kiwisolver, on a casement solver with weights only.

Constraints are added to the library together, when values are needed. A required
constraint is tried at once if it may conflict with the others, which is rare.
"""

from __future__ import annotations

from array import array
from math import isfinite

from ..errors import ConflictError
from ._common import check_numbers, reduced
from ._core import Core
from ._exceptions import (BadRequiredStrength, DuplicateConstraint, DuplicateEditVariable, UnknownConstraint,
                          UnknownEditVariable, UnsatisfiableConstraint)
from ._required import Required
from ._roster import Roster
from ._rows import ROWLESS, Batch
from ._strength import REQUIRED, expected, number, strength_of
from ._symbolics import Constraint, Variable, _constraint

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Dict, List, Tuple

    from ._strength import StrengthLike


WAITING = 0  # instead of an id, for a constraint that is not yet in the library


class _Edit:
    """An edit variable: its row, and its edit once it has one."""

    __slots__ = ("variable", "constraint", "live")

    def __init__(self, variable: Variable, constraint: Constraint) -> None:
        self.variable = variable
        self.constraint = constraint
        self.live = 0


class Solver:
    """Constraints between variables, and edit variables whose values are suggested."""

    __slots__ = ("_core", "_batch", "_roster", "_home", "_required", "_rows", "_waiting", "_edits", "_suggested",
                 "_is_current", "__weakref__")
    __module__ = "casement.kiwi"

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Reset the solver to the initial empty starting condition."""
        self._core = Core()
        self._batch = Batch(self._core)
        self._roster = Roster()
        self._home = self._roster.home
        self._required = Required(self._roster)
        self._rows: Dict[Constraint, int] = {}
        self._waiting: Dict[Constraint, None] = {}  # not yet in the library
        self._edits: Dict[int, _Edit] = {}  # by id() of the variable, as in the next one
        self._suggested: Dict[int, float] = {}
        self._is_current = True  # everything except suggestions is solved, so values can be read

    # Constraints

    def addConstraint(self, constraint: Constraint, /) -> None:
        """Add a constraint to the solver."""
        if not isinstance(constraint, Constraint):
            raise expected("Constraint", constraint)
        if constraint in self._rows:
            raise DuplicateConstraint(constraint)
        if not isfinite(sum(constraint._factors, constraint._constant)):
            check_numbers(constraint)
        for size in (*constraint._factors, constraint._strength):
            if not 1e-300 <= abs(size) <= 1e300:
                check_numbers(constraint)
        if constraint._strength >= REQUIRED:
            if not self._required.take(constraint):
                self._try(constraint)
                return
        elif constraint._strength > 0:
            home = self._home
            for variable in constraint._variables:
                if variable._home is not home:
                    self._roster.number(variable)
        else:
            self._rows[constraint] = ROWLESS
            return
        self._rows[constraint] = WAITING
        self._waiting[constraint] = None
        self._is_current = False

    def _try(self, constraint: Constraint) -> None:
        """Tries a required constraint: adds it and solves, or refuses it."""
        if not self._required.terms(constraint):
            raise UnsatisfiableConstraint(constraint)
        try:
            self._hand_over()
            self._home.read()
            self._rows[constraint] = self._batch.try_add(constraint, self._roster)
        except Exception as error:
            self._required.drop(constraint)
            if isinstance(error, ConflictError):
                raise UnsatisfiableConstraint(constraint) from None
            raise
        self._required.refresh(self._core)
        self._is_current = False

    def _hand_over(self) -> None:
        """Adds all waiting variables and constraints to the library."""
        self._home.introduce(self._core)
        waiting = self._waiting
        if waiting:
            self._rows.update(zip(waiting, self._batch.add(waiting, self._roster)))
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
            self._required.drop(constraint)

    def hasConstraint(self, constraint: Constraint, /) -> bool:
        """Check whether the solver contains a constraint."""
        if not isinstance(constraint, Constraint):
            raise expected("Constraint", constraint)
        return constraint in self._rows

    # Edit variables

    def addEditVariable(self, variable: Variable, strength: "StrengthLike", /) -> None:
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
        """Returns the edit of a variable, if it has one."""
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
        value = value if isinstance(value, float) else number(value)
        if not isfinite(value):
            raise ValueError(f"a suggested value is NaN or infinite: {value}")
        self._suggested[key] = value

    # Solving

    def updateVariables(self) -> None:
        """Update the values of the solver variables."""
        suggested, home = self._suggested, self._home
        if not self._is_current or len(suggested) > 1:
            self._solve()
        elif suggested:
            key, value = suggested.popitem()
            edit = self._edits[key]
            edit.constraint._restate(-value)
            if edit.live or self._is_live(edit):
                self._core.drag(edit.live, value)
        elif not home.shared:
            return
        home.unread = self._core
        if home.shared:
            home.read()

    def _is_live(self, edit: _Edit) -> bool:
        """Begins an edit of the row's constant, if there is a row."""
        row = self._rows[edit.constraint]
        if row != ROWLESS:
            edit.live = self._core.edit_constant(row)
        return row != ROWLESS

    def _solve(self) -> None:
        """Passes suggestions and constraints to the library, and solves."""
        if self._suggested:
            self._pass_on()
        self._hand_over()
        self._core.bring_up_to_date()
        self._is_current = True

    def _pass_on(self) -> None:
        """Sets all suggested numbers. Waiting constraints are added with theirs."""
        suggested, self._suggested = self._suggested, {}
        rows, constants = array("I"), array("d")
        for key, value in suggested.items():
            constraint = self._edits[key].constraint
            constraint._restate(-value)
            row = self._rows[constraint]
            if row != WAITING and row != ROWLESS:
                rows.append(row)
                constants.append(value)
        if rows:
            self._core.write_constants(rows, constants)

    # Insight

    def _parts(self) -> Tuple[List[Constraint], List[Variable], List[Variable]]:
        """Returns the constraints, the variables and the edit variables, for a dump."""
        return list(self._rows), self._roster.variables, [edit.variable for edit in self._edits.values()]

    def __reduce__(self) -> Tuple[Any, ...]:
        return reduced(self)

    def dump(self) -> None:
        """Dump a representation of the solver internals to stdout."""
        print(self.dumps())

    def dumps(self) -> str:
        """Dump a representation of the solver internals to a string."""
        from ._dump import dumps
        return dumps(self)
