"""The cone of a point: the rows through it, and the gradients of violated rows.

A point is right if it is a lexicographic optimum after a change of the constants
within tolerance. Rows within tolerance of their bound are taken to pass through
the point; the others are on a known side. Whether the point is optimal then
depends on directions only, with all constants zero: is there a direction that
lowers the first objective that it changes? `Cone` has this problem. Its rows and
objectives may be scaled freely, which the floating-point oracle needs.
"""

import sys
from typing import NamedTuple

import numpy
from flint import fmpq

from .model import REQUIRED, Row
from .oracle import Hierarchy, OracleError

RESIDUAL = 1e-9
TRANSIENT = 1e-13
# Smaller numbers have fewer digits.
LEAST = sys.float_info.min


def tolerance(row, values, largest):
    """Returns the largest distance of `values` from the bound of a satisfied row.
    `largest` is the largest |value| in the run."""
    return RESIDUAL * (row.size(values) + LEAST) + TRANSIENT * largest * sum(abs(c) for _, c in row.terms)


def rational(number):
    return fmpq(*float(number).as_integer_ratio())


def as_float(number):
    return int(number.p) / int(number.q)


def residual(row, values):
    """Returns a.x - b without rounding."""
    total = -rational(row.constant)
    for variable, coefficient in row.terms:
        total += rational(coefficient) * rational(values[variable])
    return total


class Cone(NamedTuple):
    variables: int
    keys: list[str]
    rows: list[Row]  # through the point, constants zero
    gradients: dict[int, dict[int, fmpq]]  # by priority: the gradient of rows that are certainly violated
    broken: list[str]  # descriptions of required rows that are certainly violated


def cone(problem, values, largest):
    keys, rows, gradients, broken = [], [], {}, []
    for key, row in problem.rows().items():
        distance = residual(row, values)
        limit = tolerance(row, values, largest)
        if abs(distance) <= rational(limit):
            keys.append(key)
            rows.append(row._replace(constant=0.0))
            continue
        if (row.relation == ">=" and distance > 0) or (row.relation == "<=" and distance < 0):
            continue
        if row.required:
            broken.append(f"required row {key} misses its bound by {as_float(distance):.3g}, allowed {limit:.3g}")
            continue
        gradient = gradients.setdefault(row.priority, {})
        sign = 1 if distance > 0 else -1
        for variable, coefficient in row.terms:
            slope = sign * rational(row.weight) * rational(coefficient)
            gradient[variable] = gradient.get(variable, fmpq(0)) + slope
    return Cone(problem.variables, keys, rows, gradients, broken)


def _power(number):
    """Returns the power of two nearest to a positive number. Scaling by it is exact."""
    return 2.0 ** numpy.round(numpy.log2(number))


class Directions:
    """The cone in floating point: scaled, bounded, and solved priority by priority."""

    def __init__(self, cone, extra=None):
        gradients = {level: {v: as_float(g) for v, g in gradient.items()} for level, gradient in cone.gradients.items()}
        if extra is not None:
            gradients[0] = extra
        self._unit = self._balance(cone)
        rows = []
        for row in cone.rows:
            terms = [(variable, coefficient * self._unit[variable]) for variable, coefficient in row.terms]
            factor = float(_power(1 / max(abs(coefficient) for _, coefficient in terms)))
            weight = row.weight if row.priority == REQUIRED else row.weight / factor
            rows.append(row._replace(terms=tuple((v, c * factor) for v, c in terms), weight=weight))
        scaled = {level: {v: g * self._unit[v] for v, g in gradient.items()} for level, gradient in gradients.items()}
        self.hierarchy = Hierarchy(cone.variables, rows, scaled, box=1.0)
        if not self.hierarchy.solve():
            raise OracleError("HiGHS finds no direction, though zero is one")

    @staticmethod
    def _balance(cone):
        """Returns a power of two per variable that scales the coefficients to about 1."""
        if not cone.rows:
            return numpy.ones(cone.variables)
        owner = numpy.array([place for place, row in enumerate(cone.rows) for _ in row.terms])
        variable = numpy.array([v for row in cone.rows for v, _ in row.terms])
        size = numpy.log2(numpy.abs([c for row in cone.rows for _, c in row.terms]))
        unit, scale = numpy.zeros(cone.variables), numpy.zeros(len(cone.rows))
        row_terms = numpy.maximum(1, numpy.bincount(owner, minlength=len(scale)))
        column_terms = numpy.maximum(1, numpy.bincount(variable, minlength=len(unit)))
        for _ in range(6):
            scale = -numpy.bincount(owner, size + unit[variable], len(scale)) / row_terms
            unit = -numpy.bincount(variable, size + scale[owner], len(unit)) / column_terms
        return 2.0 ** numpy.round(unit)

    def movable(self, candidates, random):
        """Returns the variables that can move without changing an objective."""
        waiting, found = list(candidates), set()
        for _ in range(2):
            slopes = {variable: random.uniform(-1, 1) for variable in waiting}
            found |= self._moved(self.hierarchy.extreme(slopes), waiting)
            waiting = [variable for variable in waiting if variable not in found]
        while waiting:
            variable = waiting.pop()
            for sign in (1.0, -1.0):
                moved = self._moved(self.hierarchy.extreme({variable: sign}), waiting + [variable])
                found |= moved
                waiting = [other for other in waiting if other not in moved]
                if variable in found:
                    break
        return found

    @staticmethod
    def _moved(direction, candidates):
        return {variable for variable in candidates if abs(direction[variable]) > 1e-6}
