"""Scenes with room to spare, too little room, or none: sizes are never negative.

The end of a program equals that of a scene that states `size >= 0` for every item before all else.
"""

import random as randomness

from .. import judge
from ..execution import Failure, Observer
from ..model import REQUIRED
from . import fresh
from .edits import edit
from .execution import Run
from .model import Equation
from .shapes import Levels, Writer

_AXES = {"width": ("left", "right"), "height": ("top", "bottom")}


class Explicit(Observer):
    """Against a scene with the same constraints that states all sizes."""

    def finished(self, run):
        stated = Run([("batches",), *_stating(run.model)], [])
        stated.run()
        judge.tally["sizes at 0"] += sum(part == 0 for frame in run.frames.values() for part in frame[2:])
        judge.tally["sizes"] += 2 * len(run.frames)
        if min(part for frame in run.frames.values() for part in frame[2:]) < -1e-9 * max(1.0, run.largest):
            raise Failure("a size is negative")
        if set(stated.dropped) != set(run.dropped):
            raise Failure(f"{sorted(run.dropped)} are dropped, {sorted(stated.dropped)} where sizes are stated")
        problem = run.lowering.problem.without(run.dropped)
        names = {variable: f"{key}.{name}" for (key, name), variable in run.lowering.variables.items()}
        wrong = judge.difference(problem, run.values, stated.values, run.largest)
        if wrong:
            raise Failure("where sizes are stated: " + "; ".join(
                f"{names[variable]} is {run.values[variable]!r}, stated {stated.values[variable]!r}"
                for variable in wrong))


def _stating(model):
    """The operations that build the scene with its items first and then their sizes."""
    operations = list(fresh.operations(model))
    constraints = [operation for operation in operations if operation[0] == "constrain"]
    yield from (operation for operation in operations if operation[0] != "constrain")
    number = 1_000_000
    for key, item in model.items.items():
        if item.kind not in ("window", "frame"):
            for axis in _AXES:
                number += 1
                yield "constrain", f"c{number}", Equation(key, axis, ">=", priority=REQUIRED), True
    yield from constraints


def stream(seed):
    """Chains of items along both axes of a view, whose sizes and distances may need more room than there is."""
    random = randomness.Random(f"sizes {seed}")
    writer = Writer(random, Levels(random, random.randint(1, 4)))
    if random.random() < 0.5:
        writer.emit("batches")
    _resize(random, writer)
    for _ in range(random.randint(1, 4)):
        _chain(random, writer)
    writer.emit("layout")
    for _ in range(random.choice([0, 2, 8])):
        random.choice([_resize, _resize, _squeeze, edit])(random, writer)
        writer.emit("layout")
    return writer.operations


def _resize(random, writer):
    room = random.choice([0.0, 10.0, 60.0, 320.0, 1000.0])
    writer.model.size = (room, random.choice([room, 480.0]))
    writer.emit("size", *writer.model.size)


def _squeeze(random, writer):
    """Changes the constants of some constraints, or removes one."""
    keys = list(writer.model.equations)
    for key in random.sample(keys, min(len(keys), random.randint(1, 4))):
        constant = float(random.choice([0, 4, -10, 100, -200, random.randint(-60, 60)]))
        writer.emit("constant", key, constant)
        writer.model.change(key, constant=constant)
    if keys and random.random() < 0.3:
        key = random.choice(keys)
        writer.emit("remove", [key])
        writer.model.remove(key)


def _chain(random, writer):
    parent = writer.some(lambda item: item.is_view)
    views = []
    for _ in range(random.randint(1, 5)):
        key = writer.key("v" if random.random() < 0.8 else "g")
        kind = "guide" if key[0] == "g" else "view"
        writer.emit(kind, key, parent)
        writer.model.add_item(key, "plain" if kind == "view" else kind, parent)
        if kind == "view" and random.random() < 0.6:
            writer.intrinsic(key)
        views.append(key)
    for axis, (near, far) in _AXES.items():
        gap, edge = float(random.choice([0, 8, 20])), float(random.choice([0, 10, 40]))
        required = random.choice([0.5, 0.9, 1.0])
        if axis == "height" and random.random() < 0.7:
            for key in views:
                writer.constrain(writer.finished(key, near, "=", parent, near, 1.0, edge, required))
                writer.constrain(writer.finished(key, far, "=", parent, far, 1.0, -edge, required))
            continue
        writer.constrain(writer.finished(views[0], near, "=", parent, near, 1.0, edge, required))
        for one, other in zip(views[1:], views):
            writer.constrain(writer.finished(one, near, "=", other, far, 1.0, gap, required))
            if random.random() < 0.3:
                writer.constrain(writer.finished(one, axis, "=", other, axis, required=required))
        writer.constrain(writer.finished(views[-1], far, random.choice(["=", "=", "<="]), parent, far, 1.0, -edge,
                                         required))
        for key in views:
            if random.random() < 0.4:
                writer.constrain(writer.finished(key, axis, random.choice(["=", ">="]),
                                                 constant=float(random.randint(0, 120)), required=0.2))
