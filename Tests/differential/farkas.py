"""Proves that rows contradict each other, without a solver.

A minimal conflict has one combination of its rows (Farkas' lemma) that cancels every
coefficient, with the right sign for each row, and leaves a contradiction between the
constants. It is computed in rationals. If the rows are dependent only up to rounding,
it is the least singular vector, and has to cancel up to rounding.
"""

import numpy
from flint import fmpq, fmpq_mat

from .cone import as_float, rational, residual

_CONTRADICTION = 0.5e-9  # half the tolerance of the solver, so that borderline cases agree
_ROUNDING = 1e-12


def contradicts(rows, values):
    """Returns whether the rows are a minimal set that cannot hold together, and the reason.
    The contradiction must exceed 1e-9 of its operands. Their sizes are taken at a point
    where all rows but the first, dropped one meet their bounds."""
    factors, reason = _combination(rows)
    if factors is None:
        return False, reason
    exact = [rational(factor) if isinstance(factor, float) else factor for factor in factors]
    gap = as_float(sum((factor * rational(row.constant) for factor, row in zip(exact, rows)), fmpq(0)))
    near = _where_met(rows[1:], values)
    size = as_float(sum((abs(factor) * rational(row.size(near)) for factor, row in zip(exact, rows)), fmpq(0)))
    if abs(gap) <= _CONTRADICTION * size:
        return False, f"the contradiction {gap:.3g} is rounding of {size:.3g}"
    for factor, row in zip(exact, rows):
        side = {"=": 0, ">=": 1, "<=": -1}[row.relation]
        if factor == 0 or (side and (side * factor > 0) != (gap > 0)):
            return False, "the combination needs a row the wrong way round, or not at all"
    return True, "a contradiction"


def _combination(rows):
    """Returns one factor per row such that all coefficients cancel, or None and the reason."""
    variables = sorted({variable for row in rows for variable, _ in row.terms})
    place = {variable: index for index, variable in enumerate(variables)}
    matrix = fmpq_mat(len(variables), len(rows))
    for column, row in enumerate(rows):
        for variable, coefficient in row.terms:
            matrix[place[variable], column] = rational(coefficient)
    reduced, rank = matrix.rref()
    if rank < len(rows) - 1:
        return None, f"{len(rows)} rows of rank {rank} are not minimal"
    if rank == len(rows):
        return _rounded_combination(rows, place)
    pivots = [next(column for column in range(len(rows)) if reduced[line, column] != 0) for line in range(rank)]
    free = next(column for column in range(len(rows)) if column not in pivots)
    factors = [fmpq(0)] * len(rows)
    factors[free] = fmpq(1)
    for line, column in enumerate(pivots):
        factors[column] = -reduced[line, free]
    return factors, ""


def _where_met(rows, values):
    """The nearest point where independent rows meet their bounds, each variable's
    way measured by its own size: x + D A'y with A D A'y = b - A x."""
    variables = sorted({variable for row in rows for variable, _ in row.terms})
    place = {variable: index for index, variable in enumerate(variables)}
    matrix = fmpq_mat(len(rows), len(variables))
    for line, row in enumerate(rows):
        for variable, coefficient in row.terms:
            matrix[line, place[variable]] = rational(coefficient)
    weighted = matrix.transpose()
    for index, variable in enumerate(variables):
        for line in range(len(rows)):
            weighted[index, line] *= rational(1 + values[variable] ** 2)
    missing = fmpq_mat(len(rows), 1, [-residual(row, values) for row in rows])
    try:
        moved = weighted * (matrix * weighted).solve(missing)
    except ZeroDivisionError:
        return values
    near = list(values)
    for index, variable in enumerate(variables):
        near[variable] += as_float(moved[index, 0])
    return near


def _rounded_combination(rows, place):
    dense = numpy.zeros((len(place), len(rows)))
    for column, row in enumerate(rows):
        for variable, coefficient in row.terms:
            dense[place[variable], column] = coefficient
    lines, columns = numpy.ones((len(place), 1)), numpy.ones((1, len(rows)))
    for _ in range(8):  # Scale the rows, so that different sizes do not hide a singular matrix.
        lines /= numpy.sqrt(numpy.abs(dense * lines * columns).max(axis=1, keepdims=True))
        columns /= numpy.sqrt(numpy.abs(dense * lines * columns).max(axis=0, keepdims=True))
    vector = numpy.linalg.svd(dense * lines * columns, full_matrices=True)[2][-1] * columns[0]
    left = numpy.abs(dense @ vector)
    if (left > _ROUNDING * (numpy.abs(dense) @ numpy.abs(vector))).any():
        return None, f"{len(rows)} rows are independent"
    return [float(factor) for factor in vector], ""
