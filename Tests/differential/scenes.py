"""Random scenes against HiGHS.

The oracle knows nothing of parents: it has four variables per view in the
coordinates of the window, and measures positions from the nearest item that
both items are in or are. Checked are that conflicts are minimal, that frames
lie among the optima, and that exactly those are ambiguous that can move.
"""

from random import Random

from . import oracle
from .execution import Failure
from .judge import tally
from .library import LibraryError
from .model import Row
from .scene import WINDOW, Scene

_WIDTH, _HEIGHT = 320, 480
_BOX = 1e6
_TOLERANCE = 1e-4
# attribute: axis, whether it is a position, share of the size
_ATTRIBUTES = {1: (0, True, 0), 2: (0, True, 1), 9: (0, True, 0.5), 3: (1, True, 0), 4: (1, True, 1),
               10: (1, True, 0.5), 7: (0, False, 1), 8: (1, False, 1)}
_FAMILIES = ((1, 2, 9), (3, 4, 10), (7, 8))


def _variable(place, axis, is_size):
    return 4 * place + 2 * is_size + axis


class _World:
    """A scene, and the rows it should mean. The window is the item at place 0."""

    def __init__(self, random):
        self.scene, self.items, self.parents = Scene(_WIDTH, _HEIGHT), [WINDOW], [None]
        self.origin = [Row(((_variable(0, axis, False), 1.0),), "=", 0.0) for axis in (0, 1)]
        self.window = {7: Row(((_variable(0, 0, True), 1.0),), "=", _WIDTH),
                       8: Row(((_variable(0, 1, True), 1.0),), "=", _HEIGHT)}
        self.rows = {}
        for _ in range(random.randint(1, 5)):
            self.parents.append(random.randrange(len(self.items)) if random.random() < 0.5 else 0)
            self.items.append(self.scene.add_view(self.items[self.parents[-1]]))
        for _ in range(random.randint(2, 6 * len(self.items))):
            self._add_any(random)
        for place in range(1, len(self.items)):
            if random.random() < 0.6:
                self._add_wishes(random, place)

    def _line(self, place):
        line = [place]
        while line[-1]:
            line.append(self.parents[line[-1]])
        return line

    def _add_any(self, random):
        family = random.choice(_FAMILIES)
        second = random.randrange(len(self.items))
        if family[0] == 7 and random.random() < 0.25:
            second = None
        self._add(random.randrange(1, len(self.items)), random.choice(family), random.choice(("=", "=", "<=", ">=")),
                  second, random.choice(family), random.choice((1.0, 1.0, 1.0, 2.0, 0.5)), random.randint(-40, 120),
                  random.choice((1000, 750, 500, 250)), random.choice((1.0, 1.0, 2.0)))

    def _add_wishes(self, random, place):
        """Where the view would like to be: one for each of its variables."""
        for attribute in (1, 3, 7, 8):
            second = self.parents[place] if attribute < 7 else None
            self._add(place, attribute, "=", second, attribute, 1.0, random.randint(0, 100), 100 + attribute, 1.0)

    def _add(self, first, here, relation, second, there, multiplier, constant, priority, weight):
        near = first if second is None else next(place for place in self._line(first) if place in self._line(second))
        parts, other = {}, (0, 0)
        self._put(parts, first, here, 1.0, near)
        if second is not None:
            self._put(parts, second, there, -multiplier, near)
            other = (self.items[second], there)
        terms = tuple((variable, factor) for variable, factor in parts.items() if factor)
        made = self.scene.add((self.items[first], here), relation, other, multiplier, constant, priority, weight)
        if bool(made) != bool(terms):
            raise Failure(f"a constraint with the terms {terms} is answered {made}: {self.scene.last_error()}")
        if made:
            self.rows[made] = Row(terms, relation, float(constant), priority, weight)

    def _put(self, parts, place, attribute, factor, near):
        axis, is_position, share = _ATTRIBUTES[attribute]
        added = [(_variable(place, axis, True), factor * share)]
        if is_position:
            added += [(_variable(place, axis, False), factor), (_variable(near, axis, False), -factor)]
        for variable, part in added:
            parts[variable] = parts.get(variable, 0.0) + part

    def row(self, constraint):
        if constraint in self.rows:
            return self.rows[constraint]
        equation = self.scene.equation(constraint)
        if equation.first != WINDOW:
            raise Failure("a conflict has a member that nobody stated")
        return self.window[equation.first_attribute]


def _feasible(world, rows):
    return oracle.feasible(4 * len(world.items), world.origin + rows)


def _check_conflicts(world):
    """Every conflict is minimal; answers the dropped constraints."""
    conflicts = world.scene.conflicts()
    for members in conflicts:
        rows = [world.row(member) for member in members]
        if _feasible(world, rows):
            raise Failure(f"a conflict of {len(rows)} can hold together")
        for place in range(len(rows)):
            if not _feasible(world, rows[:place] + rows[place + 1:]):
                raise Failure(f"a conflict of {len(rows)} is not minimal")
        if members[0] != max(member for member in members if member in world.rows):
            raise Failure("the dropped constraint is not the newest")
    tally["conflicts"] += len(conflicts)
    return {members[0] for members in conflicts}


def _check_axis(world, hierarchy, place, axis):
    item, parent = world.items[place], world.parents[place]
    frame, is_loose = world.scene.frame(item), False
    position = {_variable(place, axis, False): 1.0, _variable(parent, axis, False): -1.0}
    for slopes, value in ((position, frame[axis]), ({_variable(place, axis, True): 1.0}, frame[2 + axis])):
        ends = []
        for sign in (1.0, -1.0):
            values = hierarchy.extreme({variable: sign * slope for variable, slope in slopes.items()})
            ends.append(sum(slope * values[variable] for variable, slope in slopes.items()))
        is_loose = is_loose or ends[1] - ends[0] > _TOLERANCE
        if not ends[0] - _TOLERANCE <= value <= ends[1] + _TOLERANCE:
            raise Failure(f"view {place}, axis {axis}: {value} is not in {ends}")
    if world.scene.is_ambiguous(item, axis) != is_loose:
        raise Failure(f"view {place}, axis {axis}: ambiguous is {not is_loose}, and should not be")
    tally["axes ambiguous" if is_loose else "axes decided"] += 1


def check_scene(seed):
    world = _World(Random(seed))
    try:
        is_satisfied = world.scene.layout()
        world.scene.check()
        dropped = _check_conflicts(world)
        if is_satisfied == bool(dropped):
            raise Failure("a layout and its conflicts disagree")
        kept = [row for constraint, row in world.rows.items() if constraint not in dropped]
        rows = world.origin + list(world.window.values()) + kept
        hierarchy = oracle.Hierarchy(4 * len(world.items), rows, box=_BOX)
        if not hierarchy.solve():
            raise Failure("what is kept cannot hold together")
        for place in range(1, len(world.items)):
            for axis in (0, 1):
                _check_axis(world, hierarchy, place, axis)
    except LibraryError as error:
        raise Failure(str(error)) from error
    finally:
        world.scene.free()
