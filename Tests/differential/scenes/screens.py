"""Random events of a screen, against a screen that is in the last state from the beginning.

    view v1 40 20 | rule v1.top == v0.bottom + 8 @500      what there is, from the beginning
    rotate 2 | keyboard 1 | bar 1 | call 1                  orientation; shown; hidden; in call
    active 3 0 | hide v1 1 | layout                         the constraints of rule 3
"""

import random as randomness

from .. import judge
from ..execution import Failure
from ..library import CONFLICT, OK, LibraryError
from . import binding

_SIZE = (320.0, 480.0)
_IOS7, _NAVIGATION, _NAVIGATION_BAR, _KEYBOARD_CURVE = 2, 1, 1, 7
_EITHER = {"allowed": (OK, CONFLICT)}


class Run:
    """The state is in `states`: by the event and what it is about, the last number."""

    EVENTS = ("rotate", "keyboard", "bar", "call", "active", "hide")

    def __init__(self, operations, orientation=0):
        size = _SIZE if orientation < 2 else _SIZE[::-1]
        self.operations, self.states, self.views, self.rules = operations, {}, {}, []
        self.scene = binding.Scene(*size, profile=_IOS7, orientation=orientation)
        self.bars = self.scene.make("cas_scene_add_controller", binding.WINDOW, _NAVIGATION, None)
        controller = self.scene.make("cas_navigation_push", self.bars, b"screen")
        self.root = self.scene.make("cas_controller_view", controller)

    def run(self):
        for name, *rest in self.operations:
            getattr(self, "_do_" + name)(*rest)
            if name in self.EVENTS:
                self.states[(name, *rest[:-1])] = rest[-1]
        self._do_layout()

    def _do_layout(self):
        self.scene.layout()

    def _do_view(self, key, width, height):
        self.views[key] = self.scene.make("cas_scene_add_view", self.root, 0, key.encode())
        self.scene.call("cas_view_set_intrinsic", self.views[key], width, height)

    def _do_rule(self, *words):
        try:
            self.rules.append(self.scene.add_format(" ".join(map(str, words))))
        except LibraryError:  # a view of it is gone, since a program may be shrunk
            self.rules.append([])

    def _do_rotate(self, orientation):
        self.scene.call("cas_scene_rotate", orientation, **_EITHER)

    def _do_keyboard(self, is_shown):
        if is_shown:
            frame = self.scene._library.cas_keyboard_standard_frame(self.scene._handle, 0.0)
            self.scene.call("cas_keyboard_show", frame, 0.0, _KEYBOARD_CURVE, **_EITHER)
        else:
            self.scene.call("cas_keyboard_hide", 0.0, _KEYBOARD_CURVE, **_EITHER)

    def _do_bar(self, is_hidden):
        self.scene.call("cas_bar_set_hidden", self.bars, _NAVIGATION_BAR, is_hidden)

    def _do_call(self, is_in_call):
        self.scene.set("screen", is_in_call=is_in_call)

    def _do_active(self, place, is_active):
        if place < len(self.rules) and self.rules[place]:
            self.scene.set_active(self.rules[place], is_active)

    def _do_hide(self, key, is_hidden):
        if key in self.views:
            self.scene.call("cas_view_set_hidden", self.views[key], is_hidden)


def _fresh(run):
    """What is there from the beginning, then its last states."""
    stated = [operation for operation in run.operations if operation[0] in ("view", "rule")]
    states = sorted(run.states.items(), key=lambda state: str(state[0]))
    stated += [(*event, number) for event, number in states if event != ("rotate",)]
    return type(run)(stated, run.states.get(("rotate",), 0))


def judged(operations, kind=Run):
    run, fresh = kind(operations), None
    try:
        run.run()
        fresh = _fresh(run)
        fresh.run()
        _compare(run, fresh)
    except LibraryError as error:
        raise Failure(str(error)) from None
    finally:
        run.scene.free()
        fresh and fresh.scene.free()


def _compare(run, fresh):
    is_tied = False
    for key, item in run.views.items():
        mine, theirs = (one.scene.rect("cas_item_exact_window_frame", one.views[key]) for one in (run, fresh))
        ambiguous = [run.scene.is_ambiguous(item, axis) for axis in (0, 1)]
        is_tied = is_tied or any(ambiguous)
        if any(abs(one - other) > 1e-9 * max(_SIZE) for one, other in zip(mine, theirs)):
            judge.tally["differ"] += 1
            raise Failure(f"{key} is at {mine}, in a fresh screen at {theirs}; ambiguous: {ambiguous}")
    judge.tally["equal, with ties" if is_tied else "equal, without ties"] += 1


def stream(seed):
    """Views below each other between the top and the keyboard; equalities at few priorities, so that each is felt."""
    random = randomness.Random(f"screens {seed}")
    count, levels = random.randint(2, 7), random.sample([250, 400, 500, 749, 751], random.randint(1, 2))
    operations, rules = [], []
    for view in range(count):
        operations.append(("view", f"v{view}", float(random.randint(20, 400)), float(random.randint(10, 150))))
    places = [("top", "top_guide.bottom", 8)] + [("top", f"v{view}.bottom", 8) for view in range(count - 1)]
    for view, (side, other, gap) in enumerate(places):
        rules.append(f"v{view}.{side} == {other} + {gap} @{random.choice(levels)}")
        rules.append(f"v{view}.left == superview.left + {random.randint(0, 20)} @{random.choice(levels)}")
        rules.append(f"v{view}.right == superview.right - {random.randint(0, 20)} @{random.choice(levels)}")
        if random.random() < 0.3:
            rules.append(f"v{view}.height == v{random.choice([v for v in range(count) if v != view])}.height "
                         f"@{random.choice(levels)}")
    rules.append(f"v{count - 1}.bottom == keyboard_guide.top - 8 @{random.choice(levels)}")
    if random.random() < 0.5:
        rules.append(f"v{count - 1}.bottom <= keyboard_guide.top @{random.choice([800, 999])}")
    operations += [("rule", *rule.split(" ")) for rule in rules] + [("layout",)]
    for _ in range(random.randint(1, 15)):
        choice = random.randrange(7)
        operations.append([("rotate", random.randint(0, 3)), ("keyboard", random.randint(0, 1)),
                           ("bar", random.randint(0, 1)), ("call", random.randint(0, 1)),
                           ("active", random.randrange(len(rules)), random.randint(0, 1)),
                           ("hide", f"v{random.randrange(count)}", random.randint(0, 1)), ("layout",)][choice])
    # An inactive constraint would leave its view to no row.
    return operations + [("active", place, 1) for place in range(len(rules))]
