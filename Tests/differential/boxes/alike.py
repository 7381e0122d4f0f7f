"""The same layout as boxes, as stacks, and as constraints: equal frames.

    row n1 root row 8 end             in the root: a row or a column, its gap, and where its children are across it
    leaf n2 n1 40 20 | hide n2        a view of that size; it takes no room
    root 300 200 between              of the root: its size, and how its children fill it: as large as they are from its start,
                                      equally large, with equal gaps, or the last leaf takes the room (rest)
    turn                              from right to left
"""

import random as randomness

from .. import judge
from ..execution import Failure
from ..library import LibraryError
from ..scenes import binding

_ALIGNMENTS = {"stretch": (8, 0), "start": (1, 1), "center": (7, 2), "end": (2, 3)}  # of boxes, of stacks
_DISTRIBUTIONS = {"natural": 0, "equal": 1, "between": 3, "rest": 0}
_EDGES = {"row": ("leading", "trailing", "width"), "column": ("top", "bottom", "height")}
_CENTERS = {"row": "centerX", "column": "centerY"}
_OTHER = {"row": "column", "column": "row"}


class _Plan:
    def __init__(self, operations):
        self.rows, self.leaves, self.hidden, self.is_turned = {"root": ("row", 0, "start")}, {}, set(), False
        self.children, self.parents, self.size, self.filling = {"root": []}, {}, (300, 200), "natural"
        for name, *rest in operations:
            if name == "turn":
                self.is_turned = True
            elif name == "hide":
                self.hidden |= {rest[0]} & set(self.leaves)
            elif name == "root":
                self.rows["root"], self.size, self.filling = tuple(rest[:3]), tuple(rest[3:5]), rest[5]
            elif rest[1] in self.rows and rest[0] not in self.parents:
                self._add(name, *rest)
        leaves = [key for key in self.shown("root") if key in self.leaves]
        if self.filling == "rest" and not leaves or self.filling in ("between", "equal") and len(self.shown("root")) < 2:
            self.filling = "natural"
        self.rest = leaves[-1] if self.filling == "rest" else None
        # A stack of which nothing is said has any size.
        self.suits_stacks = self.filling != "natural" and all(self.shown(key) for key in self.rows)

    def _add(self, name, key, parent, *rest):
        self.parents[key] = parent
        self.children[parent].append(key)
        if name == "leaf":
            self.leaves[key] = rest
        else:
            self.rows[key], self.children[key] = rest, []

    def shown(self, key):
        return [child for child in self.children[key] if child not in self.hidden]


class _Scene:
    """A scene with the items of a plan; `make` adds rows and columns."""

    def __init__(self, plan):
        self.plan = plan
        self.scene = binding.Scene(2000.0, 2000.0, direction=2 if plan.is_turned else 1)
        self.items = {}

    def frames(self):
        try:
            self.items["root"] = self.make("root", binding.WINDOW)
            self.state("root.leading == window.leading", "root.top == window.top",
                       *(f"root.{axis} == {amount}" for axis, amount in zip(("width", "height"), self.plan.size)))
            for key, parent in self.plan.parents.items():
                self.items[key] = self._leaf(key, parent) if key in self.plan.leaves else self.make(key, self.items[parent])
                self.added(key, parent)
            for key in self.plan.rows:
                self.finish(key)
            for key in self.plan.hidden:
                self.scene.call("cas_view_set_hidden", self.items[key], 1)
            self.scene.layout()
            self.scene.check()
            if self.scene.conflicts():
                raise Failure(f"{type(self).__name__} has a conflict: {self.scene.conflict_text(0)}")
            return {key: self.scene.rect("cas_item_exact_frame", item) for key, item in self.items.items()
                    if key not in self.plan.hidden}
        finally:
            self.scene.free()

    def _leaf(self, key, parent):
        item = self.scene.make("cas_scene_add_view", self.items[parent], 0, key.encode())
        self.scene.call("cas_view_set_intrinsic", item, *map(float, self.plan.leaves[key]))
        return item

    def state(self, *rules):
        for rule in rules:
            self.scene.add_format(rule)

    def make(self, key, parent):
        return self.scene.make("cas_scene_add_view", parent, 0, key.encode())

    def added(self, key, parent):
        pass

    def finish(self, key):
        pass


class Boxes(_Scene):
    def make(self, key, parent):
        item = self.scene.make("cas_scene_add_flow", parent, key.encode())
        direction, gap, alignment = self.plan.rows[key]
        justify = 10 if key == "root" and self.plan.filling == "between" else 0
        self.scene.set("flow", item, direction=2 if direction == "column" else 0, gap=binding.Length(float(gap), 1),
                       align=_ALIGNMENTS[alignment][0], justify=justify)
        return item

    def added(self, key, parent):
        is_equal = parent == "root" and self.plan.filling == "equal"
        if is_equal or key == self.plan.rest:
            basis = {"basis": binding.Length(0.0, 1)} if is_equal else {}
            self.scene.set("boxed", self.items[key], grow=1.0, **basis)


class Stacks(_Scene):
    def make(self, key, parent):
        item = self.scene.make("cas_scene_add_stack", parent, int(self.plan.rows[key][0] == "column"), key.encode())
        direction, gap, alignment = self.plan.rows[key]
        distribution = _DISTRIBUTIONS[self.plan.filling] if key == "root" else 0
        self.scene.set("stack", item, spacing=float(gap), alignment=_ALIGNMENTS[alignment][1], distribution=distribution)
        return item

    def added(self, key, parent):
        self.scene.call("cas_stack_insert", self.items[parent], self.items[key],
                        self.plan.children[parent].index(key))
        if key == self.plan.rest:
            # Hugging is low, so that this leaf grows and its neighbours, which are stacks, do not.
            axis = "vertical" if self.plan.rows["root"][0] == "column" else "horizontal"
            self.scene.set("view", self.items[key], **{f"{axis}_hugging": 1})


class Constraints(_Scene):
    def finish(self, key):
        direction, gap, alignment = self.plan.rows[key]
        near, far, size = _EDGES[direction]
        children = self.plan.shown(key)
        filling = self.plan.filling if key == "root" else "natural"
        for before, child in zip([None, *children], children):
            behind = f"{key}.{near}" if before is None else f"{before}.{far} + {gap}"
            if before is not None and filling == "between":
                behind = None
            if behind:
                self.state(f"{child}.{near} == {behind}")
            self._across(key, child, direction, alignment)
            if child in self.plan.rows or child == self.plan.rest or filling == "equal":
                continue
            self.state(f"{child}.{size} == {self.plan.leaves[child][direction == 'column']}")
        if children and (filling in ("equal", "between", "rest") or key != "root"):
            self._end(key, children, filling, near, far, size)
        elif key != "root":
            self.state(f"{key}.width == 0", f"{key}.height == 0")

    def _end(self, key, children, filling, near, far, size):
        if filling != "between" or len(children) > 1:
            self.state(f"{children[-1]}.{far} == {key}.{far}")
        if filling == "equal":
            self.state(*(f"{child}.{size} == {children[0]}.{size}" for child in children[1:]))
        if filling == "between":
            room = self.plan.size[size == "height"] - sum(self._amount(child, size) for child in children)
            gap = room / max(1, len(children) - 1)
            self.state(*(f"{child}.{near} == {before}.{far} + {gap!r}" for before, child in zip(children, children[1:-1])))

    def _amount(self, key, size):
        """The size of a leaf or of a row that is as large as its children."""
        if key in self.plan.leaves:
            return self.plan.leaves[key][size == "height"]
        amounts = [self._amount(child, size) for child in self.plan.shown(key)]
        direction, gap, _ = self.plan.rows[key]
        is_along = _EDGES[direction][2] == size
        return sum(amounts) + gap * max(0, len(amounts) - 1) if is_along else max(amounts, default=0)

    def _across(self, key, child, direction, alignment):
        near, far, size = _EDGES[_OTHER[direction]]
        edges = {"stretch": [near, far], "start": [near], "end": [far], "center": [_CENTERS[_OTHER[direction]]]}[alignment]
        self.state(*(f"{child}.{edge} == {key}.{edge}" for edge in edges))
        if alignment != "stretch" and child in self.plan.leaves:
            self.state(f"{child}.{size} == {self.plan.leaves[child][size == 'height']}")
        if key != "root" and child == self.plan.shown(key)[0]:
            self.state(f"{key}.{size} == {self._amount(key, size)}")


def judged(operations):
    plan = _Plan(operations)
    try:
        kinds = [Boxes, Constraints, Stacks] if plan.suits_stacks else [Boxes, Constraints]
        boxes, *others = [(kind.__name__, kind(plan).frames()) for kind in kinds]
    except LibraryError as error:
        raise Failure(str(error)) from None
    for name, frames in others:
        judge.tally[name.lower()] += 1
        for key, frame in boxes[1].items():
            if any(abs(one - other) > 1e-7 for one, other in zip(frame, frames[key])):
                raise Failure(f"frame of {key} is {frame}, with {name.lower()} {frames[key]}")


def stream(seed):
    random = randomness.Random(f"alike boxes {seed}")
    filling = random.choice(list(_DISTRIBUTIONS))
    alignments = ["start", "center", "end"]
    has_rows = filling != "equal" and random.random() < 0.6
    direction = random.choice(["row", "column"])
    alignment = random.choice(alignments if has_rows else [*alignments, "stretch"])
    operations = [("root", direction, random.choice([0, 4, 8]), alignment,
                   random.randint(900, 1500), random.randint(900, 1500), filling)]
    if random.random() < 0.3:
        operations.append(("turn",))
    rows = ["root"]
    for place in range(random.randint(1, 9)):
        key, parent = f"n{place}", random.choice(rows)
        if has_rows and random.random() < 0.3:
            rows.append(key)
            direction, gap = random.choice(["row", "column"]), random.choice([0, 5, 10])
            operations.append(("row", key, parent, direction, gap, random.choice(alignments)))
        else:
            operations.append(("leaf", key, parent, random.randint(1, 60), random.randint(1, 40)))
            if random.random() < 0.12:
                operations.append(("hide", key))
    return operations
