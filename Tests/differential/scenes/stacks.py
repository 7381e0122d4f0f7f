"""Random programs of stacks. After any edits, the frames equal those of new stacks
with the same settings, except for frames that the library reports as ambiguous; these
reports are tested elsewhere.

    stack s1 window 0 200 -1        its parent, axis, width and height (-1: none)
    view v2 s1 40 20                a child, and its intrinsic size
    insert s1 v2 0 | take v2 | drop v2
    axis s1 1 | distribution s1 3 | alignment s1 2 | spacing s1 8
    after v2 12 | reset v2 | hide v2 1 | intrinsic v2 50 -1 | size 320 480 | layout
    rule r1 v2.width == v3.width @500 | active r1 0
"""

import random as randomness
from contextlib import contextmanager

from .. import judge
from ..execution import Failure
from ..library import LibraryError
from ..text import number
from . import binding

_NAMES = ("axis", "distribution", "alignment", "spacing")


class Model:
    """Stacks, views and rules by key, in the order of their creation: `order`. Every stack is a view.

    What was removed stays there under a name of its own, and in `gone`: the serial numbers of its rows are gaps.
    """

    def __init__(self):
        self.size, self.stacks, self.views, self.rules, self.order = (320.0, 480.0), {}, {}, {}, []
        self.gone = {}

    def parent_of(self, key):
        return next((stack for stack, record in self.stacks.items() if key in record["views"]), None)

    def operations(self, has_gaps=False):
        """Returns the operations that build everything directly, or with what was removed, which is removed again."""
        yield "size", *self.size
        for key in self.order:
            if key in self.gone and not has_gaps:
                continue
            yield (self.gone.get(key) or self.rules.get(key) or self.views[key])["made"]
            if key in self.views:
                yield "intrinsic", key, *self.views[key]["size"]
        if has_gaps:
            yield from (("drop", key) for key in self.gone)
        for key, record in self.stacks.items():
            for name in _NAMES:
                yield name, key, record[name]
            for place, view in enumerate(record["views"]):
                yield "insert", key, view, place
        for key, record in self.views.items():
            yield "hide", key, record["hidden"]
            if record["after"] is not None:
                yield "after", key, record["after"]
        for key, record in self.rules.items():
            yield "active", key, record["active"]

    def forget(self, key):
        """A view is gone, and with it its rules."""
        name = f"{key}-{len(self.gone)}"
        for rule in [rule for rule, record in self.rules.items() if key in record["views"]]:
            words = [str(word).replace(f"{key}.", f"{name}.") for word in self.rules.pop(rule)["made"][2:]]
            self._rename(rule, f"{rule}-{len(self.gone)}", {"made": ("rule", f"{rule}-{len(self.gone)}", *words)})
        made = self.views.pop(key)["made"]
        self._rename(key, name, {"made": (made[0], name, *made[2:])})

    def _rename(self, key, name, record):
        self.order[self.order.index(key)] = name
        self.gone[name] = record


class Run:
    def __init__(self, operations):
        self.operations, self.model = operations, Model()
        self.scene, self.ids = binding.Scene(320.0, 480.0), {"window": binding.WINDOW}
        self.told, self.conflicts = {}, 0

    def run(self):
        for name, *rest in self.operations:
            getattr(self, "_do_" + name, None) and getattr(self, "_do_" + name)(*rest)
            if name in _NAMES and rest[0] in self.model.stacks:
                self.scene.set("stack", self.ids[rest[0]], **{name: rest[1]})
                self.model.stacks[rest[0]][name] = rest[1]
        self._do_layout()

    def _do_layout(self):
        for item, frame in self.scene.layout():
            if self.told.get(item, (0.0,) * 4) == frame:
                raise Failure("the changes name what is where it was")
            self.told[item] = frame
        frames = self.scene.frames(list(self.ids.values()))
        for key, item, frame in zip(self.ids, self.ids.values(), frames):
            if self.told.get(item, (0.0,) * 4) != frame:
                raise Failure(f"{key} moved to {frame} unreported")
        self.scene.check()
        self.conflicts = len(self.scene.conflicts())

    def _do_size(self, *size):
        self.scene.call("cas_scene_set_size", *size)
        self.model.size = size

    def _do_stack(self, key, parent, axis, width, height):
        if key in self.ids or parent not in self.ids:
            return
        self.ids[key] = self.scene.make("cas_scene_add_stack", self.ids[parent], int(axis), key.encode())
        self.model.stacks[key] = {"made": ("stack", key, parent, axis, width, height), "axis": int(axis),
                                  "distribution": 0, "alignment": 0, "spacing": 0.0, "views": []}
        if parent == "window":
            for rule in ("left == window.left + 10 @999", "top == window.top + 20 @999"):
                self.scene.add_format(f"{key}.{rule}")
        for name, amount in (("width", width), ("height", height)):
            if amount >= 0:
                self.scene.add_format(f"{key}.{name} == {number(amount)} @998")
        self.model.views[key] = {"made": ("stack", key, parent, axis, width, height), "size": (-1.0, -1.0),
                                 "hidden": 0, "after": None}
        self.model.order.append(key)

    def _do_view(self, key, parent, width, height):
        if key not in self.ids and parent in self.model.stacks:
            self.ids[key] = self.scene.make("cas_scene_add_view", self.ids[parent], 0, key.encode())
            self.model.views[key] = {"made": ("view", key, parent, width, height), "size": (width, height), "hidden": 0,
                                     "after": None}
            self.model.order.append(key)
            self._do_intrinsic(key, width, height)

    def _do_intrinsic(self, key, width, height):
        if key in self.model.views:
            self.scene.call("cas_view_set_intrinsic", self.ids[key], width, height)
            self.model.views[key]["size"] = (width, height)

    def _do_insert(self, stack, view, place):
        record = self.model.views.get(view)
        if stack not in self.model.stacks or record is None or record["made"][2] != stack:
            return
        views = self.model.stacks[stack]["views"]
        others = [other for other in views if other != view]
        place = min(int(place), len(others))
        self.scene.call("cas_stack_insert", self.ids[stack], self.ids[view], place)
        views[:] = others[:place] + [view] + others[place:]

    def _do_take(self, view):
        stack = self.model.parent_of(view)
        if stack:
            self._do_reset(view)
            self.scene.call("cas_stack_remove", self.ids[view])
            self.model.stacks[stack]["views"].remove(view)

    def _do_drop(self, key):
        if key in self.model.views and key not in self.model.stacks:
            self.scene.call("cas_item_remove", self.ids.pop(key))
            stack = self.model.parent_of(key)
            if stack:
                self.model.stacks[stack]["views"].remove(key)
            self.model.forget(key)

    def _do_rule(self, key, *words):
        views = {_owner(word) for word in words} - {None}
        if key in self.model.rules or not views <= set(self.model.views):
            return
        made = self.scene.add_format(" ".join(map(str, words)))
        self.model.rules[key] = {"made": ("rule", key, *words), "views": views, "active": 1, "ids": made}
        self.model.order.append(key)

    def _do_active(self, key, is_active):
        if key in self.model.rules:
            self.scene.set_active(self.model.rules[key]["ids"], int(is_active))
            self.model.rules[key]["active"] = int(is_active)

    def _do_after(self, view, spacing):
        if self.model.parent_of(view):
            self.scene.set("arranged", self.ids[view], has_spacing_after=1, spacing_after=spacing)
            self.model.views[view]["after"] = spacing

    def _do_reset(self, view):
        if self.model.parent_of(view):
            self.scene.set("arranged", self.ids[view], has_spacing_after=0)
            self.model.views[view]["after"] = None

    def _do_hide(self, view, is_hidden):
        if view in self.model.views:
            self.scene.call("cas_view_set_hidden", self.ids[view], int(is_hidden))
            self.model.views[view]["hidden"] = int(is_hidden)


def _owner(word):
    """The view that a word of a rule names, or None."""
    name, dot, _ = str(word).partition(".")
    return name if dot and name[:1] in ("v", "s") else None


def judged(operations, compare=None):
    run = Run(operations)
    try:
        run.run()
        with freshly(run) as fresh:
            (compare or _compare)(run, fresh)
    except LibraryError as error:
        raise Failure(str(error)) from None
    finally:
        run.scene.free()


@contextmanager
def freshly(run, has_gaps=False):
    """A run that builds what another has come to."""
    fresh = Run(list(run.model.operations(has_gaps)))
    try:
        fresh.run()
        yield fresh
    finally:
        fresh.scene.free()


def _compare(run, fresh):
    if run.conflicts or fresh.conflicts:
        judge.tally["with conflicts"] += 1
        if bool(run.conflicts) != bool(fresh.conflicts):
            raise Failure(f"{run.conflicts} conflicts, {fresh.conflicts} in a fresh scene")
        return
    for key, item in run.ids.items():
        mine, theirs = (one.scene.rect("cas_item_exact_frame", one.ids[key]) for one in (run, fresh))
        for axis in (0, 1):
            if run.scene.is_ambiguous(item, axis) != fresh.scene.is_ambiguous(fresh.ids[key], axis):
                raise Failure(f"{key} is ambiguous along axis {axis} in one scene only")
            if run.scene.is_ambiguous(item, axis):
                continue
            judge.tally["compared"] += 1
            for part in (axis, axis + 2):
                if abs(mine[part] - theirs[part]) > 1e-9 * max(1.0, abs(theirs[part]), *run.model.size):
                    raise Failure(f"{key} is at {mine}, fresh {theirs}")


# -- programs


def stream(seed):
    random = randomness.Random(f"stacks {seed}")
    operations, stacks, views = [], [], []

    def amount(odds=0.6):
        return float(random.randint(20, 300)) if random.random() < odds else -1.0

    def size():
        return float(random.choice([-1, random.randint(5, 90), random.randint(10, 400) / 4]))

    def more():
        if not stacks or random.random() < 0.12:
            parent = random.choice(["window", *stacks])
            stacks.append(f"s{len(operations)}")
            operations.append(("stack", stacks[-1], parent, float(random.randint(0, 1)), amount(), amount()))
            if parent != "window":
                operations.append(("insert", parent, stacks[-1], float(random.randint(0, 3))))
        else:
            views.append((f"v{len(operations)}", random.choice(stacks)))
            operations.append(("view", *views[-1], size(), size()))
            if random.random() < 0.85:
                operations.append(("insert", views[-1][1], views[-1][0], float(random.randint(0, 5))))

    def change():
        stack, (view, owner) = random.choice(stacks), random.choice(views)
        return random.choice([
            ("axis", stack, random.randint(0, 1)), ("distribution", stack, random.randint(0, 4)),
            ("alignment", stack, random.randint(0, 5)), ("spacing", stack, float(random.choice([0, 8, 12, 3.5]))),
            ("after", view, float(random.choice([0, 4, 20]))), ("reset", view), ("hide", view, random.randint(0, 1)),
            ("intrinsic", view, size(), size()), ("take", view), ("insert", owner, view, random.randint(0, 4)),
            ("insert", owner, view, random.randint(0, 4)), ("drop", view),
            ("size", float(random.randint(100, 700)), float(random.randint(100, 700))), ("layout",)])

    for _ in range(random.randint(3, 10)):
        more()
    for _ in range(random.randint(2, 40)):
        if not views or random.random() < 0.1:
            more()
        else:
            operations.append(change())
    return operations


def write(operations, comments=()):
    lines = [f"# {line}" for comment in comments for line in str(comment).splitlines()]
    lines += [" ".join(number(word) if isinstance(word, (int, float)) else word for word in operation)
              for operation in operations]
    return "\n".join(lines) + "\n"


def read(text):
    def value(word):
        try:
            return float(word) if "." in word else int(word)
        except ValueError:
            return word

    lines = (line.partition("#")[0].split() for line in text.splitlines())
    return [(words[0], *map(value, words[1:])) for words in lines if words]
