"""HiGHS, priority by priority.

`Hierarchy` is one linear program: the variables, and a slack for each side on which a
soft row may be violated. Each priority minimises its weighted slacks, from the highest.
After each, columns with a reduced cost and rows with a dual value are fixed. By
complementary slackness that is the face of the optima. No objective becomes a row, so
no priority inherits the tolerance of a higher one.
"""

import highspy
import numpy

INFINITY = highspy.kHighsInf
_BASIC = highspy.HighsBasisStatus.kBasic
# A multiplier below this part of the largest cost of its priority counts as zero.
_ZERO_MULTIPLIER = 1e-7
# Seconds for one program.
_PATIENCE = 120.0


class OracleError(Exception):
    """HiGHS gave no result."""


# Unused engines. Creating one takes longer than most solves.
_idle = []


def _engine():
    if _idle:
        engine = _idle.pop()
        # The time limit of an engine includes all its earlier runs.
        engine.setOptionValue("time_limit", engine.getRunTime() + _PATIENCE)
        return engine
    engine = highspy.Highs()
    for name, value in (("output_flag", False), ("presolve", "off"), ("solver", "simplex"), ("threads", 1),
                        ("primal_feasibility_tolerance", 1e-9), ("dual_feasibility_tolerance", 1e-9),
                        ("time_limit", _PATIENCE)):
        engine.setOptionValue(name, value)
    return engine


class Hierarchy:
    """The lexicographic minimum of required and soft `rows`.

    `gradients` adds a linear objective to a level; `box` bounds every variable,
    for programs that ask for directions instead of points.
    """

    def __init__(self, variables, rows, gradients=None, box=None):
        self.variables, self.rows = variables, list(rows)
        gradients = gradients or {}
        soft = [row for row in self.rows if not row.required]
        self.levels = sorted({row.priority for row in soft} | set(gradients), reverse=True)
        self._build(box)
        self._costs = {level: numpy.zeros(self._columns) for level in self.levels}
        for row, slacks in zip(self.rows, self._slacks):
            for slack in slacks:
                self._costs[row.priority][slack] = row.weight
        for level, gradient in gradients.items():
            for variable, slope in gradient.items():
                self._costs[level][variable] = slope
        self.objectives = {}

    def _build(self, box):
        start, index, value, lower, upper, self._slacks = [0], [], [], [], [], []
        column = self.variables
        for row in self.rows:
            for variable, coefficient in row.terms:
                index.append(variable)
                value.append(coefficient)
            slacks = []
            if not row.required:
                signs = {"=": (1.0, -1.0), ">=": (1.0,), "<=": (-1.0,)}[row.relation]
                for sign in signs:
                    index.append(column)
                    value.append(sign)
                    slacks.append(column)
                    column += 1
            self._slacks.append(slacks)
            start.append(len(index))
            lower.append(-INFINITY if row.relation == "<=" else row.constant)
            upper.append(INFINITY if row.relation == ">=" else row.constant)
        self._columns = column
        bound = INFINITY if box is None else box
        self._lower = numpy.concatenate([numpy.full(self.variables, -bound), numpy.zeros(column - self.variables)])
        self._upper = numpy.concatenate([numpy.full(self.variables, bound),
                                         numpy.full(column - self.variables, INFINITY)])
        self._row_lower, self._row_upper = numpy.array(lower, float), numpy.array(upper, float)
        self._terms = numpy.array(index, int), numpy.array(value, float), numpy.repeat(numpy.arange(len(self.rows)), numpy.diff(start))
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = column, len(self.rows)
        program.col_cost_ = numpy.zeros(column)
        program.col_lower_, program.col_upper_ = self._lower, self._upper
        program.row_lower_, program.row_upper_ = self._row_lower, self._row_upper
        matrix = program.a_matrix_
        matrix.format_ = highspy.MatrixFormat.kRowwise
        matrix.start_ = numpy.array(start, numpy.int32)
        matrix.index_ = numpy.array(index, numpy.int32)
        matrix.value_ = numpy.array(value, float)
        self._highs = _engine()
        self._highs.passModel(program)

    def __del__(self):
        if hasattr(self, "_highs"):
            _idle.append(self._highs)

    def _minimise(self, cost):
        largest = numpy.abs(cost).max(initial=0.0)
        if largest > 0:
            cost = cost / largest
        self._highs.changeColsCost(self._columns, numpy.arange(self._columns, dtype=numpy.int32), cost)
        self._highs.run()
        status = self._highs.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return None
        if status != highspy.HighsModelStatus.kOptimal:
            raise OracleError(self._highs.modelStatusToString(status))
        return self._highs.getSolution()

    def solve(self):
        """Returns False if the required rows cannot hold; otherwise sets `objectives` and `values`."""
        solution = self._minimise(numpy.zeros(self._columns)) if not self.levels else None
        for level in self.levels:
            solution = self._minimise(self._costs[level])
            if solution is None:
                return False
            values = numpy.array(solution.col_value)
            self.objectives[level] = float(self._costs[level] @ values)
            self._fix(values, numpy.array(solution.col_dual), numpy.array(solution.row_dual))
        if solution is None:
            return False
        columns = numpy.array(solution.col_value)
        self.values = columns[: self.variables]
        # How much lower priorities worsened higher ones. This is not 0 if a multiplier
        # was taken for zero wrongly.
        self.drift = max((float(self._costs[level] @ columns) - self.objectives[level] for level in self.levels),
                         default=0.0)
        return True

    def _fix(self, values, duals, row_duals):
        """Restricts the program to the face of the optima of the last priority."""
        held = numpy.flatnonzero(numpy.abs(duals) > _ZERO_MULTIPLIER).astype(numpy.int32)
        held = held[self._lower[held] < self._upper[held]]
        if len(held):
            at_lower = duals[held] > 0
            place = numpy.where(at_lower, self._lower[held], self._upper[held])
            self._lower[held] = self._upper[held] = place
            self._highs.changeColsBounds(len(held), held, place, place)
        rows = numpy.flatnonzero(numpy.abs(row_duals) > _ZERO_MULTIPLIER).astype(numpy.int32)
        rows = rows[self._row_lower[rows] < self._row_upper[rows]]
        for row in rows:
            bound = self._row_lower[row] if self._row_lower[row] > -INFINITY else self._row_upper[row]
            self._row_lower[row] = self._row_upper[row] = bound
            self._highs.changeRowBounds(int(row), bound, bound)

    def contains(self, values, limits):
        """After solve(), returns whether a point is on the face of the optima, where every row may be off by its limit."""
        point = numpy.zeros(self._columns)
        point[: self.variables] = values
        index, value, owner = self._terms
        activity = numpy.bincount(owner, value * point[index], len(self.rows))
        for place, (row, slacks) in enumerate(zip(self.rows, self._slacks)):
            signs = {"=": (1.0, -1.0), ">=": (1.0,), "<=": (-1.0,)}[row.relation]
            for slack, sign in zip(slacks, signs):
                missing = max(0.0, sign * (row.constant - activity[place]))
                point[slack] = min(missing, self._upper[slack])
                if missing > point[slack] + limits[place]:
                    return False
        activity = numpy.bincount(owner, value * point[index], len(self.rows))
        return bool(numpy.all(activity >= self._row_lower - limits) and numpy.all(activity <= self._row_upper + limits))

    def extreme(self, slopes):
        """After solve(), returns the optima that minimise `slopes`, a mapping."""
        cost = numpy.zeros(self._columns)
        for variable, slope in slopes.items():
            cost[variable] = slope
        solution = self._minimise(cost)
        if solution is None:
            raise OracleError("the face of the optima is empty")
        return numpy.array(solution.col_value[: self.variables])

    def basis(self):
        """Returns the side of each row and the fixed variables of the last solve.

        A row's side is "active", or on which side its slack stands: "holds" or,
        for a soft row, "fails" (short of the bound) and "exceeds" (an equality
        beyond it)."""
        basis = self._highs.getBasis()
        columns, rows = basis.col_status, basis.row_status
        sides = []
        for place, slacks in enumerate(self._slacks):
            side = "holds" if rows[place] == _BASIC else "active"
            for order, slack in enumerate(slacks):
                if columns[slack] == _BASIC:
                    side = "exceeds" if order == 1 else "fails"
            sides.append(side)
        return sides, [variable for variable in range(self.variables) if columns[variable] != _BASIC]


def feasible(variables, rows):
    """Returns whether all rows can hold together, without regard to priorities."""
    from .model import REQUIRED

    return Hierarchy(variables, [row._replace(priority=REQUIRED) for row in rows]).solve()


def dropped(problem):
    """Returns the required rows that conflict with older kept rows."""
    keys, lost = list(problem.required), []
    rows = problem.required

    def holds(count):
        kept = [rows[key] for key in keys[:count] if key not in lost]
        return feasible(problem.variables, kept)

    if holds(len(keys)):
        return set()
    low = 0  # keys[:low] without the dropped ones hold together
    while low < len(keys):
        if holds(len(keys)):
            break
        high = len(keys)  # keys[:high] do not hold together
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if holds(middle) else (low, middle)
        lost.append(keys[high - 1])
        low = high
    return set(lost)
