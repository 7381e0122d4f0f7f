"""Boxes under constraints: views around them, and around their children, lie as if a plain view of that size were in place of
each box, and HiGHS finds the same for the scene of plain views.

Programs are those of scenes. A view b12 is a box whose tree is that of the seed 12, and m3b12 is its child n3. In the scene of
plain views b12 has the size of the content as its intrinsic size, and required constraints hold m3b12 where it is.
"""

import random as randomness

from .. import judge
from ..execution import Failure
from ..library import LibraryError
from ..model import REQUIRED
from ..scenes import binding, checks
from ..scenes.execution import Run
from ..scenes.model import Equation
from ..scenes.shapes import Levels, Writer
from . import shapes
from .beside import visible
from .casement import Layout
from .tree import read

_FARTHEST = 1e9
_FAR = 1e5
_UNSETTLED = "measured sizes keep changing"
_AXES = {"width": ("left", "right", "centerX"), "height": ("top", "bottom", "centerY")}


def tree_of(key):
    """The tree of the box b12 or of its child m3b12."""
    seed = int(key.rpartition("b")[2])
    return read(shapes.grids(seed) if seed % 2 else shapes.flows(seed))


def _child(key):
    return "n" + key[1:].partition("b")[0]


class Boxed(Run):
    """The scene with boxes."""

    def __init__(self, operations):
        self.layouts = {}
        super().__init__(operations, [])

    def _do_view(self, *views):
        for key, parent in views:
            if not self._fits(key, parent):
                continue
            if key[0] == "v":
                super()._do_view((key, parent))
                continue
            if key[0] == "b":
                item = self.scene.make("cas_scene_add_flow", self.item_ids[parent], key.encode())
                self.layouts[key] = Layout(tree_of(key), item, self.scene)
            else:
                item = self.layouts[parent].items[_child(key)]
            self.model.add_item(key, "plain", parent)
            self.item_ids[key] = item

    def layout(self):
        try:
            self.scene.layout()
        except LibraryError as error:
            if _UNSETTLED in str(error):
                self._check_unsettled()
            raise
        self.scene.check()
        self.frames = self._exact_frames()
        self.unclear = {(key, axis) for key, item in self.item_ids.items() for axis in (0, 1)
                        if self.scene.is_ambiguous(item, axis)}
        dropped = {conflict[0] for conflict in self.scene.conflicts()}
        self.dropped = {key for key, constraint in self.ids.items() if constraint in dropped}

    def _exact_frames(self):
        return {key: self.scene.rect("cas_item_exact_frame", item) for key, item in self.item_ids.items()}

    def _check_unsettled(self):
        """A layout that does not settle has frames of an ordinary size. Others after it move them less and less, or not."""
        frames, moves = [self._exact_frames()], []
        for _ in range(3):
            if max(abs(part) for frame in frames[-1].values() for part in frame) >= _FAR:
                raise Failure("frames of a layout that does not settle are far away")
            try:
                self.scene.layout()
            except LibraryError as error:
                if _UNSETTLED not in str(error):
                    raise
            frames.append(self._exact_frames())
            moves.append(max(abs(one - other) for key in frames[0] for one, other in zip(frames[-1][key], frames[-2][key])))
        if moves[2] > moves[1] / 2 + 1e-9 or moves[1] > moves[0] / 2 + 1e-9:
            raise Failure(f"layouts that do not settle move frames by {moves}")


def _alone(nodes, *rules):
    """The frames of a box on which nothing but the rules acts."""
    nodes["root"].styles = {name: value for name, value in nodes["root"].styles.items() if name not in ("width", "height")}
    layout = Layout(nodes)
    try:
        for rule in rules:
            layout.scene.add_format(rule)
        return layout.frames()
    finally:
        layout.scene.free()


def _is(axis, amount):
    """A rule for the size of a box, which rounding may have made negative."""
    return f"root.{axis} == {max(0.0, amount)!r}"


def _plain(operations, frames):
    """The operations of the scene of plain views."""
    number = 1_000_000
    for operation in operations:
        yield operation
        if operation[0] != "view" or operation[1][0] == "v" or operation[1] not in frames:
            continue
        key, nodes = operation[1], tree_of(operation[1])
        if key[0] == "b":
            width = _alone(nodes)["root"][2]
            yield "intrinsic", key, width, _alone(nodes, _is("width", frames[key][2]))["root"][3]
            continue
        box = frames[operation[2]]
        inside = _alone(nodes, _is("width", box[2]), _is("height", box[3]))
        for attribute, amount in zip(("left", "top", "width", "height"), inside[_child(key)]):
            number += 1
            second = (operation[2], attribute) if attribute in ("left", "top") else (None, "none")
            yield "constrain", f"c{number}", Equation(key, attribute, "=", *second, 1.0, amount), True


def judged(operations):
    boxed = Boxed(operations)
    try:
        boxed.run()
    except Failure as failure:
        # The size of a box may depend on a view that depends on a child of the box.
        if _UNSETTLED not in str(failure):
            raise
        judge.tally["unsettled"] += 1
        return
    if max(abs(part) for frame in boxed.frames.values() for part in frame) >= _FARTHEST:
        raise Failure("a box grew up to the largest length, and the layout counts as settled")
    plain = Run(list(_plain(operations, boxed.frames)), [checks.Certificate(), checks.Correct(0, True)])
    plain.run()
    dropped = {key for key in plain.dropped if ":" not in key}  # the others are those of intrinsic sizes
    if dropped != boxed.dropped:
        raise Failure(f"{sorted(boxed.dropped)} are dropped, {sorted(dropped)} without boxes")
    judge.tally["with conflicts"] += bool(plain.dropped)
    for key, frame in boxed.frames.items():
        for axis in (0, 1):
            judge.tally["ambiguous" if (key, axis) in boxed.unclear else "compared"] += 1
            for part in (axis, axis + 2) if (key, axis) not in boxed.unclear else ():
                if abs(frame[part] - plain.frames[key][part]) > 1e-7 * max(1.0, boxed.largest, *map(abs, frame)):
                    raise Failure(f"frame of {key} is {frame}, without boxes {plain.frames[key]}")


# -- programs


def _place(random, writer, key, others):
    """Constraints for a position and a size along each axis."""
    parent = writer.model.items[key].parent
    for axis, (near, far, center) in _AXES.items():
        beside = [other for other in others if writer.model.items[other].parent == parent]
        gap = float(random.choice([0, 8, 20, random.randint(0, 60)]))
        if beside and random.random() < 0.5:
            writer.constrain(writer.finished(key, near, "=", random.choice(beside), far, 1.0, gap, 0.7))
        elif random.random() < 0.2:
            writer.constrain(writer.finished(key, center, "=", parent, center, 1.0, gap, 0.7))
        else:
            writer.constrain(writer.finished(key, near, "=", parent, near, 1.0, gap, 0.7))
        if random.random() < 0.4:
            writer.constrain(writer.finished(key, far, random.choice(["=", "<="]), parent, far, 1.0, -gap, 0.4))
        if random.random() < 0.3:
            writer.constrain(writer.finished(key, axis, writer.relation(), constant=float(random.randint(20, 400)), required=0.2))
        if beside and random.random() < 0.2:
            writer.constrain(writer.finished(key, axis, writer.relation(), random.choice(beside), axis, 1.0, 0.0, 0.2))


def _reach(random, writer, child, views):
    """Constraints between a child of a box and views around it. The child is not pushed."""
    for axis, edges in _AXES.items():
        for _ in range(random.randint(0, 2)):
            other = random.choice([*views, "window"])
            first, second = (child, other) if random.random() < 0.5 else (other, child)
            writer.constrain(writer.finished(first, random.choice(edges), random.choice(["=", "<=", ">="]), second,
                                             random.choice(edges), 1.0, float(random.randint(-40, 80)), 0.4))
        if random.random() < 0.2:
            factor = random.choice([1.0, 0.5, 2.0])
            writer.constrain(writer.finished(random.choice(views), axis, "=", child, axis, factor, 0.0, 0.3))


def stream(seed):
    random = randomness.Random(f"constrained {seed}")
    writer = Writer(random, Levels(random, random.randint(1, 4)))
    writer.emit("size", float(random.randint(200, 800)), float(random.randint(200, 800)))
    writer.model.size = writer.operations[-1][1:]
    views, boxes, children = [], [], []

    def add(key, parent):
        writer.emit("view", key, parent)
        writer.model.add_item(key, "plain", parent)
        return key

    for _ in range(random.randint(2, 5)):
        parent = random.choice(["window", "window", *views])
        if len(boxes) < 2 and random.random() < 0.4 or len(views) == 4:
            boxes.append(add(f"b{random.randrange(1_000_000)}", parent))
        else:
            views.append(add(writer.key("v"), parent))
            writer.emit("intrinsic", views[-1], float(random.randint(0, 120)), float(random.randint(0, 80)))
    if not boxes:
        boxes.append(add(f"b{random.randrange(1_000_000)}", "window"))
    if not views:
        views.append(add(writer.key("v"), "window"))
    for box in boxes:
        nodes = tree_of(box)
        inside = [key for key in nodes["root"].children if key in visible(nodes)]
        children += [add(f"m{key[1:]}{box}", box) for key in random.sample(inside, min(2, len(inside)))]
    for key in [*views, *boxes]:
        if random.random() < 0.3:
            writer.firmness(key)
    placed = []
    for key in random.sample(views + boxes, len(views + boxes)):
        _place(random, writer, key, placed)
        placed.append(key)
    for child in children:
        _reach(random, writer, child, views)
    return writer.operations
