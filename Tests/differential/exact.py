"""The exact judge: a simplex method over the rationals. It decides where HiGHS disagrees.

The problem is a `Cone`: is any direction lexicographically better? For n variables,
the basis has n members that form a nonsingular matrix: active rows and stays (a
variable that keeps its value). Every other row of the cone is on one side, where its
multiplier is at a bound. The multipliers of the members follow from the equation of
every priority,

    sum over members (multiplier * row) = gradient - sum over the others,

and the point is optimal if each multiplier, a vector over the priorities compared
lexicographically, is within its bounds:

    required: >= 0, or free for =      soft: 0...w, or -w...w for =      stay: 0

with w at the priority of the row. Otherwise the member leaves along its direction. If
no row blocks, that direction is better. A multiplier may be out of bounds by 1e-9 of
its Skeel size, |A^-T| (|A|^T |m|).
"""

from typing import NamedTuple

from flint import fmpq

from .cone import Directions, as_float, rational
from .factor import Factor, Singular
from .oracle import OracleError

SKEEL = rational(1e-9)
ROUNDING = rational(1e-13)
_PIVOTS = 4000
_REPLACED = 40  # rows exchanged before a new factorisation
_ZERO, _ONE = fmpq(0), fmpq(1)


class Verdict(NamedTuple):
    right: bool | None  # None: undecided
    reason: str
    pivots: int = 0


class _Row:
    """A row of the cone, with <= rewritten as >=, its bounds and its side."""

    def __init__(self, row, levels):
        sign = -1 if row.relation == "<=" else 1
        self.terms = [(variable, sign * rational(coefficient)) for variable, coefficient in row.terms]
        self.equality, self.required = row.relation == "=", row.required
        self.level = None if row.required else levels.index(row.priority)
        self.weight = None if row.required else rational(row.weight)
        self.side = "low"

    def low(self):
        """The least multiplier, as the only priority at which it is not zero; None if unbounded."""
        if self.required:
            return None if self.equality else (0, _ZERO)
        return (self.level, -self.weight if self.equality else _ZERO)

    def high(self):
        return None if self.required else (self.level, self.weight)

    def held(self):
        """The multiplier of an inactive row: at a bound, or zero while `side` is
        "fixed", which blocks both ways."""
        return {"low": self.low, "high": self.high, "fixed": lambda: (0, _ZERO)}[self.side]()

    def along(self, direction):
        """Its slope along a direction. A slope made by rounding of the data counts as zero, so that
        rows that are dependent except for rounding do not block."""
        parts = [coefficient * direction[variable] for variable, coefficient in self.terms if variable in direction]
        speed = sum(parts, _ZERO)
        return speed if abs(speed) > ROUNDING * sum((abs(part) for part in parts), _ZERO) else _ZERO

    def blocks(self, speed):
        if self.side == "low":
            return speed < 0
        return speed > 0 if self.side == "high" else speed != 0


class Judge:
    def __init__(self, cone, extra=None, cold=False):
        """`extra` is a linear objective below all others. `cold` starts from stays only, without
        the floating-point basis."""
        self.variables = cone.variables
        self.keys = cone.keys
        gradients = dict(cone.gradients)
        if extra is not None:
            gradients[0] = {variable: rational(slope) for variable, slope in extra.items()}
        levels = sorted({row.priority for row in cone.rows if not row.required} | set(gradients), reverse=True)
        self.levels = max(1, len(levels))
        self.rows = [_Row(row, levels) for row in cone.rows]
        self.pull = [[_ZERO] * self.levels for _ in range(self.variables)]
        for level, gradient in gradients.items():
            for variable, slope in gradient.items():
                self.pull[variable][levels.index(level)] += slope
        if cold:
            self._begin_cold()
        else:
            self._begin(cone, extra)

    def _begin(self, cone, extra):
        """Starts with the final basis of the floating-point oracle, if it is nonsingular."""
        try:
            sides, stays = Directions(cone, extra).hierarchy.basis()
        except OracleError:
            return self._begin_cold()
        self.members = [("stay", variable) for variable in stays]
        for place, (row, source, side) in enumerate(zip(self.rows, cone.rows, sides)):
            if side == "active":
                self.members.append(("row", place))
            elif row.equality:
                row.side = {"holds": "fixed", "fails": "high", "exceeds": "low"}[side]
            else:
                row.side = "high" if side == "fails" else "low"
        if len(self.members) != self.variables:
            return self._begin_cold()
        try:
            self._factorize()
        except Singular:
            self._begin_cold()

    def _begin_cold(self):
        self.members = [("stay", variable) for variable in range(self.variables)]
        for row in self.rows:
            row.side = "fixed" if row.equality else "low"
        self._factorize()

    def _factorize(self):
        self.factor = Factor([self._terms(*member) for member in self.members])

    def _terms(self, kind, index):
        return dict(self.rows[index].terms) if kind == "row" else {index: _ONE}

    def _multipliers(self):
        """Returns those of every level, by place."""
        pull = [{variable: amount for variable, amount in enumerate(level) if amount != 0} for level in zip(*self.pull)]
        active = {index for kind, index in self.members if kind == "row"}
        for place, row in enumerate(self.rows):
            if place not in active:
                level, amount = row.held()
                if amount != 0:
                    for variable, coefficient in row.terms:
                        pull[level][variable] = pull[level].get(variable, _ZERO) - amount * coefficient
        return [self.factor.solve_transposed({variable: amount for variable, amount in level.items() if amount != 0})
                for level in pull]

    def _excess(self, multipliers, place):
        """Returns (priority, amount, sign of the direction) of a multiplier out of bounds, or None."""
        kind, index = self.members[place]
        if kind == "row":
            bounds = ((self.rows[index].low(), 1), (self.rows[index].high(), -1))
        else:
            bounds = (((0, _ZERO), 1), ((0, _ZERO), -1))
        for bound, sign in bounds:
            if bound is None:
                continue
            for level in range(self.levels):
                amount = multipliers[level].get(place, _ZERO) - (bound[1] if level == bound[0] else _ZERO)
                if amount != 0:
                    if sign * amount < 0:
                        return level, abs(amount), sign
                    break
        return None

    def _load(self, multipliers):
        """Returns |A|^T |m| of one level."""
        load = {}
        for place, multiplier in multipliers.items():
            for variable, coefficient in self._terms(*self.members[place]).items():
                load[variable] = load.get(variable, _ZERO) + abs(coefficient * multiplier)
        return load

    def _order(self, place):
        kind, index = self.members[place]
        return index if kind == "row" else len(self.rows) + index

    def verdict(self):
        for pivot in range(_PIVOTS):
            leaving = self._leaving()
            if leaving is None:
                return Verdict(True, "every multiplier is within bounds", pivot)
            if not self._pivot(*leaving[:3]):
                return Verdict(False, self._disproof(*leaving), pivot)
        return Verdict(None, f"no decision after {_PIVOTS} pivots")

    def _leaving(self):
        """Returns the first member with a multiplier out of bounds: its place, the sign of its direction,
        the direction, how much it is out of bounds, and at which level."""
        multipliers, loads = self._multipliers(), {}
        for place in sorted(range(self.variables), key=self._order):
            excess = self._excess(multipliers, place)
            if excess is None:
                continue
            level, amount, sign = excess
            direction = self.factor.solve({place: fmpq(sign)})
            if level not in loads:
                loads[level] = self._load(multipliers[level])
            skeel = sum((abs(speed) * loads[level].get(variable, _ZERO) for variable, speed in direction.items()), _ZERO)
            if amount > SKEEL * skeel:
                return place, sign, direction, amount, level
        return None

    def _pivot(self, place, sign, direction):
        """Exchanges a member for the first row that blocks. Returns False if no row blocks."""
        active = {index for kind, index in self.members if kind == "row"}
        for entering, row in enumerate(self.rows):
            if entering not in active and row.blocks(row.along(direction)):
                kind, index = self.members[place]
                if kind == "row":
                    self.rows[index].side = "low" if sign > 0 else "high"
                self.members[place] = ("row", entering)
                self.factor.replace(place, dict(row.terms))
                if len(self.factor.replaced) >= _REPLACED:
                    self._factorize()
                return True
        return False

    def _disproof(self, place, sign, direction, amount, level):
        kind, index = self.members[place]
        name = self.keys[index] if kind == "row" else f"x{index}"
        moving = [(variable, as_float(speed)) for variable, speed in sorted(direction.items())]
        way = ", ".join(f"x{variable} by {speed:.4g}" for variable, speed in moving[:8])
        more = f" and {len(moving) - 8} more" if len(moving) > 8 else ""
        return (f"level {level + 1} from the top falls by {as_float(amount):.4g} per step of {name} when one moves "
                f"{way}{more}")


def optimal(cone, extra=None, cold=False):
    """Returns whether the point of a cone is right; `extra` adds a last objective."""
    if cone.broken:
        return Verdict(False, cone.broken[0])
    return Judge(cone, extra, cold).verdict()


def determined(cone, variable):
    """Returns whether a variable has the same value in all optima."""
    return all(optimal(cone, {variable: slope}).right for slope in (1.0, -1.0))
