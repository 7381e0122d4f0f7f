"""Long stacks in windows that are far too small for them, and in some with room. After each layout the rows that
describe() writes are solved by HiGHS, priority by priority, along the axis of the stack; where it disagrees, the
exact judge decides. check() has to pass where the layout is right, and to fail where it is wrong.

    stack 4 8 0.05                 its distribution, its spacing, and the window as a part of all sizes and spacings
    view 120                       its width
    hide 3 1 | size 3 80 | spacing 12 | after 3 20 | resize 0.1 | lay
"""

import random as randomness
import re

from .. import judge, library, oracle
from ..execution import Failure
from ..library import LibraryError
from ..model import Problem, Row
from . import binding

_HEIGHT = 20.0
_PLACES = {"left": 0.0, "leading": 0.0, "centerX": 0.5, "right": 1.0, "trailing": 1.0}
_RELATIONS = {"==": "=", "<=": "<=", ">=": ">="}
_NAME = r"(?:#\d+|\w+)"
_ITEM = re.compile(rf"( +)({_NAME})  \(")
_ROW = re.compile(rf"  ({_NAME})\.(\w+) (==|<=|>=) (?:(?:(\S+) \* )?({_NAME})\.([a-zA-Z]\w*)(?: ([-+]) (\S+))?|(\S+))"
                  r" @(\d+)(?: weight (\S+))?(.*)")


class _Rows:
    """What describe() says along the horizontal axis: a left edge and a width of every item, and rows between these."""

    def __init__(self, text):
        self.parents, self.places, self.count = {}, {}, 0
        self.required, self.soft, self.dropped = {}, {}, {}
        path = []
        for line in text.splitlines():
            if found := _ROW.fullmatch(line):
                self._add_row(line.strip(), found)
            elif found := _ITEM.match(line):
                depth, name = len(found[1]) // 2 - 1, found[2]
                path[depth:] = [name]
                self.parents[name] = path[depth - 1] if depth else None
                self.places[name] = self.count
                self.count += 2
            elif not re.fullmatch(r"\d+ (items?|constraints?)", line):
                raise Failure(f"describe() writes {line!r}, which is neither an item nor a row")
        for name, place in self.places.items():
            self.required[f"{name}.width >= 0"] = Row(((place + 1, 1.0),), ">=", 0.0)

    def problem(self):
        return Problem(self.count, self.required, self.soft)

    def _add_row(self, key, found):
        first, attribute, relation, factor, second, other, sign, distance, number, priority, weight, state = found.groups()
        constant = float(number or distance or 0) * (-1 if sign == "-" else 1)
        terms = self._terms(first, attribute)
        if terms is None or "inactive" in state:
            return
        for variable, coefficient in (self._terms(second, other) if second else {}).items():
            terms[variable] = terms.get(variable, 0.0) - float(factor or 1) * coefficient
        row = Row(tuple((variable, coefficient) for variable, coefficient in terms.items() if coefficient), _RELATIONS[relation],
                  constant, int(priority), float(weight or 1))
        if row.terms:
            kind = self.dropped if "  dropped" in state else self.required if row.required else self.soft
            kind[f"{key} ({len(kind)})"] = row

    def _terms(self, item, attribute):
        """Returns the terms of an attribute in the window; None if it is of the other axis."""
        left, width = self.places[item], self.places[item] + 1
        if attribute == "width":
            return {width: 1.0}
        if attribute not in _PLACES:
            return None
        terms = {width: _PLACES[attribute]} if _PLACES[attribute] else {}
        while self.parents[item] is not None:
            terms[self.places[item]] = 1.0
            item = self.parents[item]
        return terms


class Run:
    def __init__(self, operations):
        self.operations, self.views, self.sizes, self.hidden = operations, [], [], set()
        self.scene, self.spacing, self.after, self.share = None, 0.0, {}, 1.0
        self.ids, self.is_stated = {"window": binding.WINDOW}, False

    def run(self):
        for name, *rest in self.operations:
            getattr(self, "_do_" + name)(*rest)

    def _length(self):
        return max(1.0, round(self.share * (sum(self.sizes) + self.spacing * max(0, len(self.sizes) - 1)), 2))

    def _do_stack(self, distribution, spacing, share):
        self.spacing, self.share = float(spacing), float(share)
        self.scene = binding.Scene(1.0, 400.0)
        self.ids["k"] = stack = self.scene.make("cas_scene_add_stack", binding.WINDOW, 0, b"k")
        self.scene.set("stack", stack, distribution=distribution, spacing=self.spacing)
        for edge in ("left", "top", "right"):
            self.scene.add_format(f"k.{edge} == window.{edge}")

    def _do_view(self, width):
        name = f"v{len(self.views)}"
        self.ids[name] = self.scene.make("cas_scene_add_view", self.ids["k"], 0, name.encode())
        self.scene.call("cas_view_set_intrinsic", self.ids[name], float(width), _HEIGHT)
        self.scene.call("cas_stack_insert", self.ids["k"], self.ids[name], len(self.views))
        self.views.append(name)
        self.sizes.append(width)
        self._fit()

    def _fit(self):
        self.scene.call("cas_scene_set_size", self._length(), 400.0)

    def _view(self, place):
        return self.ids[self.views[place % len(self.views)]]

    def _do_hide(self, place, is_hidden):
        self.scene.call("cas_view_set_hidden", self._view(place), is_hidden)

    def _do_size(self, place, width):
        self.scene.call("cas_view_set_intrinsic", self._view(place), float(width), _HEIGHT)

    def _do_spacing(self, spacing):
        self.scene.set("stack", self.ids["k"], spacing=float(spacing))

    def _do_after(self, place, spacing):
        self.scene.set("arranged", self._view(place), has_spacing_after=1, spacing_after=float(spacing))

    def _do_resize(self, share):
        self.share = float(share)
        self._fit()

    def _do_lay(self):
        self.scene.layout()
        rows = _Rows(self.scene.describe())
        values = self._values(rows)
        largest = max(map(abs, values))
        verdict = self.scene.call("cas_scene_check", allowed=(library.OK, library.INTERNAL, library.UNDECIDED))
        judge.tally["layouts"] += 1
        wrong = None
        try:
            judge.check_required(rows.problem(), values, largest)
            judge.check_optimal(rows.problem(), values, largest)
            _check_dropped(rows)
        except Failure as failure:
            wrong = str(failure)
        if wrong is not None:
            raise Failure(f"{wrong}; check answers {verdict}")
        if verdict == library.INTERNAL:
            raise Failure(f"right, and check answers {verdict}: {self.scene.error()}")
        judge.tally["check undecided"] += verdict == library.UNDECIDED

    def _values(self, rows):
        """Returns left and width of every item, in its parent."""
        values = []
        for name in rows.places:
            item = int(name[1:]) if name.startswith("#") else self.ids[name]
            frame = self.scene.rect("cas_item_exact_frame", item)
            values += [frame[0], frame[2]]
        return values


def _check_dropped(rows):
    kept = list(rows.required.values())
    for key, row in rows.dropped.items():
        judge.tally["dropped"] += 1
        if oracle.feasible(rows.count, [*kept, row]):
            raise Failure(f"{key} is dropped and can hold")


def judged(operations):
    run = Run(operations)
    try:
        run.run()
    except LibraryError as error:
        raise Failure(str(error)) from None
    finally:
        if run.scene is not None:
            run.scene.free()


def stream(seed):
    random = randomness.Random(f"tight stacks {seed}")
    count, distribution = random.randint(50, 300), seed % 5
    share = random.uniform(0.02, 0.2) if random.random() < 0.85 else random.uniform(0.5, 1.3)
    is_whole = random.random() < 0.7

    def size():
        return random.randint(20, 219) if is_whole else random.randint(80, 880) / 4 + random.choice([0.0, 1 / 3])

    operations = [("stack", distribution, random.choice([0, 4, 4, 8, 2.5]), round(share, 4))]
    operations += [("view", size()) for _ in range(count)]
    hidden = random.sample(range(count), random.choice([0, 0, 1, 1, 3]))
    operations += [("hide", place, 1) for place in hidden]
    operations.append(("lay",))
    place = random.randrange(count)
    changes = [("hide", place, 1), ("size", place, size()), ("after", place, random.choice([0, 20])),
               ("spacing", random.choice([0, 4, 6, 12])), ("resize", round(share * random.uniform(0.8, 1.2), 4))]
    changes += [("hide", place, 0) for place in hidden]
    operations += [random.choice(changes), ("lay",)]
    return operations
