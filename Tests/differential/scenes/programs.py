"""Random programs of scenes. A program depends only on its seed."""

import random as randomness

from .. import oracle
from ..model import REQUIRED
from .edits import edit as _edit
from .lowering import lower
from .model import Equation
from .shapes import Levels, Writer


def _begin(seed, salt, count=None, least=2, most=12):
    random = randomness.Random(f"{salt} {seed}")
    writer = Writer(random, Levels(random, count))
    if random.random() < 0.5:
        writer.emit("batches")
    for _ in range(random.randint(least, most)):
        writer.item()
    for key in list(writer.model.items):
        writer.decorate(key)
    return random, writer


def _constrain_all(random, writer, required, fullness=0.9):
    """Two constraints for most items and axes, and some at random."""
    for key, item in list(writer.model.items.items()):
        if item.kind == "window" or item.kind == "frame":
            continue
        for axis in ("width", "height"):
            if random.random() < fullness and item.kind != "content":
                writer.constrain(writer.placed(key, axis, required))
            if random.random() < fullness:
                shape = random.choice([writer.placed, writer.sized]) if item.kind != "content" else writer.sized
                writer.constrain(shape(key, axis, required))
    for _ in range(random.randint(0, len(writer.model.items))):
        writer.constrain(writer.wild(0.1) if random.random() < 0.7 else writer.sum(0.1))


def ambiguous(seed):
    """Scenes that are unique, ambiguous, or ambiguous in part."""
    random, writer = _begin(seed, "ambiguous")
    _constrain_all(random, writer, random.choice([0.2, 0.5, 0.8]), random.choice([0.6, 0.8, 0.95]))
    writer.emit("layout")
    for _ in range(random.randint(0, 3)):
        _edit(random, writer)
    return writer.operations


def ranked(seed):
    """One constraint at 750 against a thousand at 749, or constraints of six priorities."""
    if seed % 8 == 0:
        return _outvoted(seed)
    random, writer = _begin(seed, "ranked", count=6)
    _constrain_all(random, writer, random.choice([0.0, 0.2, 0.4]))
    for _ in range(random.randint(0, 3 * len(writer.model.items))):
        writer.constrain(writer.any(0.1))
    writer.emit("layout")
    for _ in range(random.randint(0, 4)):
        _edit(random, writer)
    return writer.operations


def _outvoted(seed):
    random, writer = _begin(seed, "outvoted", most=6)
    views = [key for key, item in writer.model.items.items() if item.is_own]
    if not views:
        views = ["v0"]
        writer.emit("view", "v0", "window")
        writer.model.add_item("v0", "plain", "window")
    view, axis = random.choice(views), random.choice(["width", "height"])
    attributes = [attribute for pair in [("leading", "trailing", "centerX"), ("top", "bottom", "centerY")]
                  [axis == "height":][:1] for attribute in pair]
    parent = writer.model.items[view].parent
    heavy = random.choice([1.0, 1.0, 0.001])
    crowd = [_vote(random, view, axis, attributes, parent, 749, random.choice([1.0, 1.0, 50.0])) for _ in range(1000)]
    one = _vote(random, view, axis, attributes, parent, 750, heavy)
    crowd.insert(random.randint(0, 1000), one)
    for equation in crowd:
        writer.constrain(equation)
    writer.emit("layout")
    # At another priority the others may outweigh the constraint, or it is required.
    key = next(key for key, equation in writer.model.equations.items() if equation is one)
    writer.emit("priority", key, random.choice([748, 749, REQUIRED]))
    return writer.operations


def _vote(random, view, axis, attributes, parent, priority, weight):
    if random.random() < 0.5:
        return Equation(view, axis, random.choice(["=", "=", ">=", "<="]), constant=float(random.randint(0, 300)),
                        priority=priority, weight=weight)
    attribute = random.choice(attributes)
    return Equation(view, attribute, "=", parent, attribute, 1.0, float(random.randint(-100, 100)), priority, weight)


def unsatisfiable(seed):
    """Scenes with one conflict or several."""
    random, writer = _begin(seed, "unsatisfiable", least=1, most=9)
    _constrain_all(random, writer, random.choice([0.5, 0.8, 1.0]))
    for _ in range(random.randint(0, 2)):
        _crowd(random, writer)
    while _is_satisfiable(writer):
        _contradict(random, writer)
    writer.emit("layout")
    built = list(writer.operations)
    for _ in range(random.choice([0, 0, 0, 4, 8])):
        _edit(random, writer)
        writer.emit("layout")
    return built if _is_satisfiable(writer) else writer.operations


def _is_satisfiable(writer):
    problem = lower(writer.model).problem
    return oracle.feasible(problem.variables, list(problem.required.values()))


def _contradict(random, writer):
    """Adds a constraint that conflicts with an existing one, if possible by way of others."""
    equations = [equation for key, equation in writer.model.equations.items()
                 if equation.priority == REQUIRED and key not in writer.model.inactive]
    if not equations or random.random() < 0.3:
        return _crowd(random, writer)
    equation = random.choice(equations)
    distance = float(random.choice([1, 5, 0.25, 40]))
    if equation.relation == "<=" or (equation.relation == "=" and random.random() < 0.5):
        writer.constrain(equation._replace(relation=">=", constant=equation.constant + distance))
    else:
        writer.constrain(equation._replace(relation="<=", constant=equation.constant - distance))


def _crowd(random, writer):
    """Views side by side that need more space than there is."""
    parent = writer.some(lambda item: item.is_view)
    near, far, axis = random.choice([("leading", "trailing", "width"), ("top", "bottom", "height"),
                                     ("left", "right", "width")])
    last, total = None, 0
    for place in range(random.randint(1, 4)):
        key = writer.key("v")
        writer.emit("view", key, parent)
        writer.model.add_item(key, "plain", parent)
        width = float(random.randint(20, 200))
        total += width + 8
        writer.constrain(Equation(key, axis, random.choice(["=", ">="]), constant=width))
        if last is None:
            writer.constrain(Equation(key, near, "=", parent, near, 1.0, 8.0))
        else:
            writer.constrain(Equation(key, near, random.choice(["=", ">="]), last, far, 1.0, 8.0))
        last = key
    writer.constrain(Equation(last, far, random.choice(["=", "<="]), parent, far, 1.0, -8.0))
    if parent != "window":
        writer.constrain(Equation(parent, axis, random.choice(["=", "<="]), constant=total - random.randint(1, 60)))


def edited(seed):
    """Random edits, many of which are undone."""
    random, writer = _begin(seed, "edited")
    _constrain_all(random, writer, random.choice([0.2, 0.4, 0.7]))
    if random.random() < 0.3:
        writer.model.scale = float(random.choice([1, 1.5, 2, 3]))
        writer.emit("scale", writer.model.scale)
    writer.emit("layout")
    for _ in range(random.randint(4, 40)):
        _edit(random, writer)
        if random.random() < 0.4:
            writer.emit("layout")
    return writer.operations


def crowded(seed):
    """Random edits of a strict scene with many required constraints."""
    random, writer = _begin(seed, "crowded", most=8)
    _constrain_all(random, writer, random.choice([0.6, 0.9]))
    for _ in range(random.randint(0, 2)):
        _crowd(random, writer)
    for _ in range(random.randint(5, 30)):
        if random.random() < 0.3:
            _contradict(random, writer)
        else:
            _edit(random, writer)
        if random.random() < 0.2:
            writer.emit("layout")
    return writer.operations
