"""The solver: linear equations and inequalities over numbered variables.

A thin layer. Variables, rows and edits are the numbers the library gives out;
include/casement.h says what each call does and costs.
"""

from __future__ import annotations

import ctypes

from . import _buffers, choices
from ._abi import constants, structures
from ._handle import Handle
from ._library import Library, given
from ._text import encoded, finite
from ._tuples import NamedTuple
from .choices import REQUIRED, STRONG, id_of, limit_of, priority_of, relation_of, steps_of, weight_of
from .errors import OutOfRangeError, TooManyError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple

    from ._buffers import Column, Vector
    from .choices import Relation
    from .paths import Path

    Terms = Sequence[Tuple[int, float]]
    Values = List[Tuple[int, float]]
    from .choices import RelationLike

#: The most variables of a solver.
MOST = 1 << 22

#: The priorities that messages suggest; an edited variable cannot be required.
_PRIORITIES = "REQUIRED, STRONG, MEDIUM and WEAK"
_SOFT_PRIORITIES = "STRONG, MEDIUM and WEAK"


class Row(NamedTuple):
    """A row of a solver: the sum of its terms (relation) constant, at a priority."""

    terms: Tuple[Tuple[int, float], ...]
    relation: Relation
    constant: float
    priority: int
    weight: float


class Solver(Handle):
    """Variables, rows between them, and edits. Their ids are plain numbers: an id of another solver is not detected.

    >>> from casement import Solver
    >>> with Solver() as solver:
    ...     left, right = solver.add_variables(2)
    ...     row = solver.add([(right, 1), (left, -1)], "==", 100)
    ...     row = solver.add([(right, 1)], "<=", 320)
    ...     drag = solver.edit_variable(left)
    ...     for x in (180, 240):
    ...         changes = solver.suggest(drag, x)
    ...         print(x, solver.value(left), solver.value(right))
    180 180.0 280.0
    240 220.0 320.0
    """

    __slots__ = ("_made", "_made_place")

    _kind = "solver"

    @staticmethod
    def _functions(library: Library) -> Tuple[Callable[..., Any], Callable[..., Any], Callable[[int], bytes]]:
        return library.cas_solver_new, library.cas_solver_free, library.cas_solver_last_error

    def __init__(self, *, weights_only: bool = False, newer_wins: bool = False, library: Optional[Library] = None) -> None:
        """With weights_only, soft rows share one level and only their weights decide. Among
        equally good answers the sum of all violations without weights is least, then the sum of violations times the age of
        their rows, then times the square of the age: older rows mostly win. With newer_wins the second sum is greatest, and
        newer rows mostly win."""
        library = given(library)
        options = structures.SolverOptions(size=ctypes.sizeof(structures.SolverOptions))
        options.flags = ((constants.SOLVER_WEIGHTS_ONLY if weights_only else 0)
                         | (constants.SOLVER_NEWER_WINS if newer_wins else 0))
        self._begin(library, options)
        self._made = ctypes.c_uint32()
        self._made_place = ctypes.byref(self._made)

    @classmethod
    def _lent(cls, library: Library, address: int) -> Solver:
        """Returns a solver with a handle that another object frees."""
        solver = cls.__new__(cls)
        solver._begin(library, None, address)
        solver._owned.clear()
        solver._made = ctypes.c_uint32()
        solver._made_place = ctypes.byref(solver._made)
        return solver

    # Variables

    def add_variable(self, name: str = "") -> int:
        """Adds a variable with value 0."""
        return self._created(self._library.cas_solver_add_variable, encoded(name))

    def add_variables(self, count: int) -> Vector[int]:
        """Adds variables without names in one call."""
        if not hasattr(count, "__index__"):
            raise TypeError(f"count: expected a whole number, not {count!r}")
        if count < 0:
            raise OutOfRangeError(f"count: expected a whole number of at least 0, not {count}")
        if count > MOST:
            raise TooManyError(f"count: a solver has at most {MOST} variables, not {count}")
        ids = _buffers.zeros(_buffers.IDS, count)
        self._call(self._library.cas_solver_add_variables, count, _buffers.address(ids))
        return _buffers.vector(ids)

    def remove_variable(self, variable: int) -> None:
        """Removes a variable that no row and no edit uses."""
        self._call(self._library.cas_solver_remove_variable, id_of(variable, "variable"))

    def name(self, variable: int) -> str:
        """The name given when it was created; "" for none."""
        text: bytes = self._library.cas_solver_name(self._open(), id_of(variable, "variable"))
        return text.decode()

    # Rows

    def add(self, terms: Terms, relation: RelationLike, constant: float, priority: int = REQUIRED,
            weight: float = 1) -> int:
        """Adds the row terms (relation) constant, which the next solve() applies."""
        row = self._row(terms, relation, constant, priority, weight)
        self._call(self._library.cas_solver_add_rows, ctypes.byref(row), 1, self._made_place)
        return self._made.value

    def try_add(self, terms: Terms, relation: RelationLike, constant: float, priority: int = REQUIRED,
                weight: float = 1) -> int:
        """Adds a row and solves, or raises a ConflictError with the rows it conflicts with."""
        row = self._row(terms, relation, constant, priority, weight)
        return self._created(self._library.cas_solver_try_add, ctypes.byref(row))

    def row(self, row: int) -> Row:
        """Returns a row as it was stated, with all edits since; the terms of one variable are added up.

        >>> from casement import Solver
        >>> with Solver() as solver:
        ...     x, y = solver.add_variables(2)
        ...     sum = solver.row(solver.add([(x, 1), (y, 2)], "<=", 30, priority=500))
        ...     print(sum.terms == ((x, 1.0), (y, 2.0)), sum.relation.word, sum.constant, sum.priority, sum.weight)
        True <= 30.0 500 1.0
        """
        found = structures.Row()
        self._call(self._library.cas_solver_get_row, id_of(row, "row"), ctypes.byref(found))
        terms = _buffers.values_at(found.terms or 0, found.term_count)
        return Row(tuple(terms), choices.Relation(found.relation), found.constant, found.priority, found.weight)

    def _row(self, terms: Terms, relation: RelationLike, constant: float, priority: int, weight: float) -> structures.Row:
        try:
            entries = (structures.Term * len(terms))(*(structures.Term(id_of(term[0], "terms"), *term[1:]) for term in terms))
        except (TypeError, IndexError):
            raise TypeError(f"terms: expected pairs (variable, coefficient), not {terms!r}") from None
        row = structures.Row(ctypes.addressof(entries), len(terms), relation_of(relation), priority_of(priority, names=_PRIORITIES),
                             finite(constant, "constant"), weight_of(weight))
        row.kept = entries  # must live as long as the row
        return row

    def add_rows(self, starts: Column, variables: Column, coefficients: Column, relations: Column,
                 constants: Column, priorities: Column = REQUIRED, weights: Column = 1.0) -> Vector[int]:
        """Adds many rows in one call, all or none.

        The terms of row i are those from starts[i] up to starts[i + 1]; relations are
        numbers of Relation. Columns that are one number count for all.

        >>> from casement import Solver
        >>> with Solver() as solver:
        ...     x, y = solver.add_variables(2)
        ...     rows = solver.add_rows([0, 1, 3], [x, x, y], [1, -1, 1], 0, [20.0, 8.0])
        ...     solver.solve()
        ...     solver.values([x, y]).tolist()
        True
        [20.0, 28.0]
        """
        count, term_count = _buffers.length(starts) - 1, _buffers.length(variables, coefficients)
        first = _buffers.column(starts, _buffers.POINTERS, count + 1).tolist()
        if count < 0 or first[0] != 0 or first[-1] != term_count or sorted(first) != first:
            raise ValueError("starts rise from 0 to the number of terms")
        priorities = priority_of(priorities, "priorities", names=_PRIORITIES) if isinstance(priorities, (bool, float, str)) else priorities
        terms, rows = _buffers.Records(structures.Term, term_count), _buffers.Records(structures.Row, count)
        terms.fill("variable", _buffers.IDS, variables)
        terms.fill("coefficient", _buffers.DOUBLES, coefficients)
        size = ctypes.sizeof(structures.Term)
        rows.fill("terms", _buffers.POINTERS, [terms.address + size * start for start in first[:-1]])
        rows.fill("term_count", _buffers.POINTERS, [end - start for start, end in zip(first, first[1:])])
        for name, kind, numbers in (("relation", _buffers.INTEGERS, relations),
                                    ("priority", _buffers.INTEGERS, priorities),
                                    ("constant", _buffers.DOUBLES, constants), ("weight", _buffers.DOUBLES, weights)):
            rows.fill(name, kind, numbers)
        ids = _buffers.zeros(_buffers.IDS, count)
        self._call(self._library.cas_solver_add_rows, rows.address, count, _buffers.address(ids))
        return _buffers.vector(ids)

    def remove(self, row: int) -> None:
        """Removes a row; an edit of its constant ends. The next solve() applies it."""
        self._call(self._library.cas_solver_remove, id_of(row, "row"))

    def remove_rows(self, rows: Column) -> None:
        """Removes many rows, all or none."""
        count = _buffers.length(rows)
        ids = _buffers.packed(rows, _buffers.IDS, count)
        self._call(self._library.cas_solver_remove_rows, _buffers.address(ids), count)

    def set_constant(self, row: int, constant: float) -> None:
        """Replaces the constant; the next solve updates only what it moves."""
        if type(row) is not int or not 0 <= row < 2 ** 32:  # without calls: this, value() and suggest() are called most
            row = id_of(row, "row")
        if type(constant) is not float or constant - constant:
            constant = finite(constant, "constant")
        status = self._library.cas_solver_set_constant(self._address or self._open(), row, constant)
        if status < 0:
            self._fail(status)

    def set_constants(self, rows: Column, constants: Column) -> None:
        """Replaces many constants in one call."""
        count = _buffers.length(rows)
        ids = _buffers.packed(rows, _buffers.IDS, count)
        numbers = _buffers.packed(constants, _buffers.DOUBLES, count)
        self._call(self._library.cas_solver_set_constants, _buffers.address(ids), _buffers.address(numbers), count)

    def set_priority(self, row: int, priority: int) -> None:
        """Replaces the priority: a required row may become soft, and a soft one required."""
        self._call(self._library.cas_solver_set_priority, id_of(row, "row"), priority_of(priority, names=_PRIORITIES))

    def set_weight(self, row: int, weight: float) -> None:
        """Replaces the weight, which must be positive. A required row keeps it for when it becomes soft."""
        self._call(self._library.cas_solver_set_weight, id_of(row, "row"), weight_of(weight))

    # Solving

    def solve(self) -> bool:
        """Updates the values. Returns False if required rows conflict; conflicts() then returns them."""
        status = self._library.cas_solver_solve(self._open())
        if status < 0:
            self._fail(status)
        return bool(status == constants.OK)

    @property
    def step_limit(self) -> int:
        """The most steps of each later call; 0, the default, means no limit. A call that reaches it raises a LimitError,
        and changes no values and rows, but one that tries or asks something may have solved what was recorded before. The
        next solve() goes on where it stopped."""
        return int(self._library.cas_solver_limit(self._open()))

    @step_limit.setter
    def step_limit(self, steps: int) -> None:
        self._call(self._library.cas_solver_set_limit, steps_of(steps, "step_limit"))

    def value(self, variable: int) -> float:
        """Returns the value as of the last solve; NaN for a removed variable."""
        if type(variable) is not int or not 0 <= variable < 2 ** 32:
            variable = id_of(variable, "variable")
        value: float = self._library.cas_solver_value(self._address or self._open(), variable)
        return value

    def values(self, variables: Column) -> Vector[float]:
        """Returns the values of many variables."""
        count = _buffers.length(variables)
        ids = _buffers.packed(variables, _buffers.IDS, count)
        numbers = _buffers.zeros(_buffers.DOUBLES, count)
        self._call(self._library.cas_solver_values, _buffers.address(ids), count, _buffers.address(numbers))
        return _buffers.vector(numbers)

    def changes(self) -> Values:
        """Returns the variables whose values changed since the last report, with their values."""
        return _buffers.values_at(*self._array(self._library.cas_solver_changes))

    def conflicts(self, limit: Optional[int] = None) -> List[List[int]]:
        """Returns minimal sets of rows that cannot hold together, or the first of them; the dropped row of each comes first.
        Each set costs up to one solve."""
        most = limit_of(limit)
        if self.solve():
            return []
        count = self._library.cas_solver_conflict_count(self._open())
        return [self._ids(self._library.cas_solver_conflict, index) for index in range(min(count, most))]

    def _ids(self, function: Callable[..., Any], *arguments: int) -> List[int]:
        return _buffers.ids_at(*self._array(function, *arguments))

    def _refusal(self) -> List[int]:
        return self._ids(self._library.cas_solver_refusal)

    def is_ambiguous(self, variable: int) -> bool:
        """Whether the value of the variable is not unique."""
        answer = ctypes.c_int32()
        self._call(self._library.cas_solver_is_ambiguous, id_of(variable, "variable"), ctypes.byref(answer))
        return bool(answer.value)

    def ambiguous(self, limit: Optional[int] = None) -> List[int]:
        """Returns all ambiguous variables, or the first of them: then no more are looked for."""
        return self._ids(self._library.cas_solver_ambiguous, limit_of(limit))

    def violation(self, row: int) -> float:
        """Returns the violation of the row."""
        amount = ctypes.c_double()
        self._call(self._library.cas_solver_violation, id_of(row, "row"), ctypes.byref(amount))
        return amount.value

    # Edits

    def edit_variable(self, variable: int, priority: int = STRONG, weight: float = 1) -> int:
        """Begins an edit of a variable: adds a soft row for its value, which suggest() changes."""
        return self._created(self._library.cas_solver_edit_variable_weighted, id_of(variable, "variable"),
                             priority_of(priority, most=REQUIRED - 1, names=_SOFT_PRIORITIES), weight_of(weight))

    def edit_constant(self, row: int) -> int:
        """Begins an edit of the constant of a row."""
        return self._created(self._library.cas_solver_edit_constant, id_of(row, "row"))

    def _created(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Returns the created id, or raises the solver's last error."""
        created: int = function(self._open(), *arguments)
        if not created:
            self._fail(self._library.cas_solver_last_status(self._open()))
        return created

    def suggest(self, edit: int, value: float) -> Values:
        """Sets the number of an edit, solves, and returns the changed variables.

        Where required rows conflict the answer is complete all the same, and conflicts() tells.
        """
        if type(edit) is not int or not 0 <= edit < 2 ** 32:
            edit = id_of(edit, "edit")
        if type(value) is not float or value - value:
            value = finite(value, "value")
        status = self._library.cas_solver_suggest(self._address or self._open(), edit, value, self._out_place, self._count_place)
        if status < 0:
            self._fail(status)
        return _buffers.values_at(self._out.value or 0, self._count.value)

    def suggest_all(self, values: Dict[int, float]) -> Values:
        """Sets several edits and solves once."""
        from array import array
        if not hasattr(values, "values"):
            raise TypeError(f"values: expected a mapping of edits to numbers, not {values!r}")
        try:
            edits, numbers = array(_buffers.IDS, values), array(_buffers.DOUBLES, values.values())
        except (TypeError, OverflowError):
            edits = array(_buffers.IDS, [id_of(edit, "values") for edit in values])
            numbers = array(_buffers.DOUBLES, [finite(value, "values") for value in values.values()])
        self._report(self._library.cas_solver_suggest_all, _buffers.address(edits), _buffers.address(numbers), len(values))
        return _buffers.values_at(self._out.value or 0, self._count.value)

    def suggest_columns(self, edit: int, value: float) -> Tuple[Vector[int], Vector[float]]:
        """Does what suggest() does, and returns the changed variables and their values as two arrays."""
        self._report(self._library.cas_solver_suggest, id_of(edit, "edit"), finite(value, "value"))
        variables, values = _buffers.columns_at(self._out.value or 0, self._count.value, 1)
        return _buffers.vector(variables), _buffers.vector(values)

    def _report(self, function: Callable[..., Any], *arguments: float) -> None:
        """Calls a function that reports values, also where required rows conflict."""
        status = function(self._open(), *arguments, self._out_place, self._count_place)
        if status < 0:
            self._fail(status)

    def edit_range(self, edit: int) -> Tuple[float, float]:
        """Solves and returns the range of the number in which all values are linear functions of it. While a required row is
        dropped, it is the present number alone, since the row may hold at the next one."""
        low, high = ctypes.c_double(), ctypes.c_double()
        self._call(self._library.cas_solver_edit_range, id_of(edit, "edit"), ctypes.byref(low), ctypes.byref(high))
        return low.value, high.value

    def end_edit(self, edit: int) -> None:
        """Ends the edit. Of an edited variable, its soft row is removed."""
        self._call(self._library.cas_solver_end_edit, id_of(edit, "edit"))

    def path(self, edit: int, target: float) -> Path:
        """Moves the edit to the target and returns the path of all values. Raises a ConflictError if required rows contradict
        each other at the target; the edit is then unchanged. If they do at the start or on the way, the rest of the path is a
        straight line to the values at the target."""
        from .paths import Path
        handle = self._created(self._library.cas_solver_path, id_of(edit, "edit"), finite(target, "target"))
        try:
            return Path(self._library, handle)
        finally:
            self._library.cas_path_free(handle)

    # Insight

    def statistics(self) -> Dict[str, int]:
        """Statistics by the names of cas_solver_statistics."""
        return self._statistics(self._library.cas_solver_get_statistics)

    def check(self) -> None:
        """Verifies the last solve from the rows alone; raises InternalError if it is wrong, UndecidedError if rounding hides
        whether it is."""
        self._call(self._library.cas_solver_check)

    @property
    def digest(self) -> int:
        """A hash of the state, equal for solvers in the same state."""
        digest: int = self._library.cas_solver_digest(self._open())
        return digest

    def dump(self) -> str:
        """Returns the variables, the rows and the basis as text."""
        return self._text(self._library.cas_solver_dump)
