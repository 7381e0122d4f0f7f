"""Tests the judges without the library: they accept the result of HiGHS, refuse it
after a small change, and find ambiguous variables."""

from itertools import combinations
from random import Random

from flint import fmpq, fmpq_mat

from . import canonical, exact, judge, oracle
from .cone import Directions, cone, tolerance
from .execution import Failure
from .factor import Factor, Singular
from .model import Model, Problem, Row
from .programs import ordinary, scaled


# HiGHS has an absolute tolerance of 1e-9. Allow as much as after large values.
_PAST = 1e5


def _problem(operations):
    """Returns all rows of a program, including removed ones."""
    model = Model()
    for name, *rest in operations:
        if name == "variables":
            model.variables += rest[0]
        elif name in ("add", "try"):
            for key, row in rest[0]:
                model.add(key, row)
    return model.problem()


def _verdict(problem, values):
    return exact.optimal(cone(problem, values, _PAST))


def check_judges(seed):
    _check_factor(seed)
    _check_starts(seed)
    _check_canonical(seed)
    whole, random = _problem(ordinary(seed)), Random(seed)
    problem = whole.without(oracle.dropped(whole))
    hierarchy = oracle.Hierarchy(problem.variables, problem.rows().values())
    if not hierarchy.solve():
        raise Failure("the rows kept cannot hold")
    values = [float(value) for value in hierarchy.values]
    verdict = _verdict(problem, values)
    if not verdict.right:
        raise Failure(f"the optimum of HiGHS is refused: {verdict.reason}")
    if not _is_on_face(problem, hierarchy, values):
        raise Failure("the optimum of HiGHS is not on its face of the optima")
    here = cone(problem, values, _PAST)
    free = Directions(here).movable(range(problem.variables), random)
    for variable in random.sample(range(problem.variables), min(3, problem.variables)):
        if exact.determined(here, variable) == (variable in free):
            raise Failure(f"the judges disagree whether x{variable} is determined")
        nudged = values[:]
        nudged[variable] += random.choice([-1, 1]) * 10 ** random.uniform(-5, 1)
        worse = _worse(problem, values, nudged)
        if worse is not None and _verdict(problem, nudged).right == worse:
            raise Failure(f"x{variable} nudged to {nudged[variable]!r} is "
                          f"{'accepted' if worse else 'refused'}")
        if worse and _is_on_face(problem, hierarchy, nudged):
            raise Failure(f"x{variable} nudged to {nudged[variable]!r} is on the face of the optima")


def _is_on_face(problem, hierarchy, values):
    return hierarchy.contains(values, [tolerance(row, values, _PAST) for row in hierarchy.rows])


def _worse(problem, values, others):
    """Returns whether the other point violates a required row or worsens a priority; None if undecided."""
    if any(row.violation(others) > 1e-6 for row in problem.required.values()):
        return True
    one, other = problem.objectives(values), problem.objectives(others)
    for level in sorted(one, reverse=True):
        if abs(other[level] - one[level]) > 1e-6:
            return other[level] > one[level]
        if other[level] != one[level]:
            return None
    return None if any(row.violation(others) for row in problem.required.values()) else False


def _check_factor(seed):
    """The sparse factor solves like a dense one, also after rows were replaced, and finds dependent rows."""
    random = Random(f"factor {seed}")
    size = random.randint(1, 8)

    def line():
        return {place: fmpq(random.choice([-2, -1, 1, 3])) for place in random.sample(range(size), random.randint(1, min(3, size)))}

    rows = [line() for _ in range(size)]
    try:
        factor = Factor(rows)
        for place in random.choices(range(size), k=3):
            rows[place], last = line(), rows[place]
            try:
                factor.replace(place, rows[place])
            except Singular:
                _expect_rank(rows, dependent=True)
                rows[place] = last
    except Singular:
        return _expect_rank(rows, dependent=True)
    dense, right = _expect_rank(rows, dependent=False), line()
    column = fmpq_mat(size, 1, [right.get(place, 0) for place in range(size)])
    for found, wanted in ((factor.solve(right), dense.solve(column)),
                          (factor.solve_transposed(right), dense.transpose().solve(column))):
        if found != {place: wanted[place, 0] for place in range(size) if wanted[place, 0] != 0}:
            raise Failure(f"{rows} solved for {right} is {found}")


def _expect_rank(rows, dependent):
    dense = fmpq_mat(len(rows), len(rows), [row.get(place, 0) for row in rows for place in range(len(rows))])
    if (dense.rank() < len(rows)) != dependent:
        raise Failure(f"rank {dense.rank()} of {len(rows)} is not what the factor says of {rows}")
    return dense


def _check_starts(seed):
    """The exact judge gives the same result from a cold start and at any scale."""
    problem = _problem((ordinary, scaled(3))[seed % 2](seed))
    if problem.variables > 25:
        return
    hierarchy = oracle.Hierarchy(problem.variables, problem.soft.values())
    try:
        hierarchy.solve()
    except oracle.OracleError:  # wild numbers
        return
    here = cone(problem._replace(required={}), [float(value) for value in hierarchy.values], _PAST)
    warm, cold = exact.optimal(here), exact.optimal(here, cold=True)
    judge.tally["cold pivots"] += cold.pivots
    judge.tally["warm pivots"] += warm.pivots
    judge.tally["found wrong"] += not warm.right
    if warm.right != cold.right:
        raise Failure(f"{warm.reason}, but from a cold start {cold.reason}")


def _check_canonical(seed):
    """The canonical answer is the best of all points at which two rows meet, for rows over two numbers."""
    random = Random(f"canonical {seed}")
    shapes = [((0, 1.0),), ((1, 1.0),), ((0, 1.0), (1, -1.0)), ((0, 1.0), (1, 1.0))]
    rows = [Row(shapes[min(place, random.randrange(4)) if place > 1 else place], random.choice(["=", "=", "<=", ">="]),
                float(random.randint(0, 12)), random.choice([250, 500]), float(random.choice([1, 1, 2])))
            for place in range(random.randint(2, 9))]
    problem = Problem(2, {}, {f"r{place}": row for place, row in enumerate(rows)})

    def cost(point):
        levels = [sum(row.weight * row.violation(point) for row in rows if row.priority == level) for level in (500, 250)]
        return levels + [sum((len(rows) - place) ** power * row.violation(point) for place, row in enumerate(rows))
                         for power in (0, 1, 2)]

    best = min(cost(point) for point in _meetings(rows))
    answer = canonical.solved(problem, {key: place for place, key in enumerate(problem.soft)})
    if answer is None:
        raise Failure("HiGHS has no canonical answer")
    mine = cost([float(value) for value in answer.values])
    if any(abs(one - other) > 1e-6 for one, other in zip(mine, best)):
        raise Failure(f"the canonical answer costs {mine}, and {best} is possible")


def _meetings(rows):
    for one, other in combinations(rows, 2):
        (a, b), (c, d) = ([dict(row.terms).get(variable, 0.0) for variable in (0, 1)] for row in (one, other))
        if a * d != b * c:
            size = a * d - b * c
            yield ((one.constant * d - b * other.constant) / size, (a * other.constant - one.constant * c) / size)
