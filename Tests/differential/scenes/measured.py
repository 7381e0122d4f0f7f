"""Random events of a screen with measured views, against a screen that is in the last state from the beginning.

    view v1 40 20 | rule v1.top == superview.topMargin + 8 @500      as in screens.py
    measure v1 30       the size of 30 letters; -30: their height for a width; 0: the intrinsic size again
    text 1.5            the size of text
    margins 2 | follow 1 | direction 2       of the root: a row of _MARGINS; the safe area; right to left
"""

import random as randomness

from . import binding, screens

_MARGINS = [((8, 8, 8, 8), False), ((4, 30, 6, 10), False), ((4, 30, 6, 10), True), ((0, 5, 0, 50), True)]


def _rows(letters, width, text_size):
    columns = max(1, int(width / (10 * text_size) + 1e-9))
    return -(-letters // columns)


class Run(screens.Run):
    EVENTS = (*screens.Run.EVENTS, "measure", "text", "margins", "follow", "direction")

    def __init__(self, operations, orientation=0):
        self.letters, self.sizes = {}, {}
        self.height, self.size = binding.MEASURE(self._height), binding.MEASURE(self._size)
        super().__init__(operations, orientation)

    def _height(self, request, answer, _):
        asked, answer = request.contents, answer.contents
        letters, answer.width = self.letters[asked.item]
        if asked.mode == 1:
            answer.height = 20.0 * _rows(letters, asked.width, 1)

    def _size(self, request, answer, _):
        asked, answer = request.contents, answer.contents
        letters, wide = self.letters[asked.item][0], 10 * asked.text_size
        answer.width = letters * wide
        rows = 1 if asked.mode == 0 else _rows(letters, asked.width, asked.text_size)
        answer.height = 2 * wide * rows
        if letters % 2:
            answer.first_baseline, answer.last_baseline = 1.5 * wide, 0.5 * wide + rows

    def _do_view(self, key, width, height):
        super()._do_view(key, width, height)
        self.sizes[key] = width, height

    def _do_measure(self, key, letters):
        if key not in self.views:
            return
        item = self.views[key]
        self.letters[item] = abs(letters), self.sizes[key][0]
        measure = self.size if letters > 0 else self.height if letters else binding.MEASURE()
        self.scene.call("cas_view_set_measure", item, measure, None)
        if not letters:
            self.scene.call("cas_view_set_intrinsic", item, *self.sizes[key])

    def _do_text(self, size):
        self.scene.set("scene", text_size=float(size))

    def _do_margins(self, row):
        numbers, is_directional = _MARGINS[row]
        self.scene.set("view", self.root, margins=binding.Insets(*numbers), margins_are_directional=int(is_directional))

    def _do_follow(self, follows):
        self.scene.set("view", self.root, margins_follow_safe_area=follows)

    def _do_direction(self, direction):
        self.scene.set("view", self.root, direction=direction)


def judged(operations):
    screens.judged(operations, Run)


def stream(seed):
    """Labels below each other in the margins of a screen, of which no width depends on a height."""
    random = randomness.Random(f"measured {seed}")
    count, levels = random.randint(1, 6), random.sample([240, 400, 500, 749, 751], random.randint(1, 3))
    operations = [("view", f"v{view}", float(random.randint(20, 400)), float(random.randint(10, 150)))
                  for view in range(count)]
    rules = []
    for view in range(count):
        last = "superview.topMargin" if view == 0 else random.choice(
            [f"v{view - 1}.bottom", f"v{view - 1}.lastBaseline"])
        side = "firstBaseline" if last.endswith("lastBaseline") or random.random() < 0.2 else "top"
        rules += [f"v{view}.{side} == {last} + {random.randint(0, 30)}", f"v{view}.left == superview.leftMargin",
                  f"v{view}.right {random.choice(['<=', '<=', '=='])} superview.rightMargin @{random.choice(levels)}"]
        if view and random.random() < 0.3:
            rules.append(f"v{view}.width == v{view - 1}.width @{random.choice(levels)}")
    operations += [("rule", *rule.split(" ")) for rule in rules] + [("layout",)]
    for _ in range(random.randint(1, 25)):
        key = f"v{random.randrange(count)}"
        operations.append(random.choice([
            ("rotate", random.randint(0, 3)), ("bar", random.randint(0, 1)), ("call", random.randint(0, 1)),
            ("hide", key, random.randint(0, 1)), ("text", random.choice([0.5, 1.0, 1.5, 2.0])),
            *[("measure", key, random.choice([1, 1, 1, -1, 0]) * random.randint(1, 80))] * 4,
            ("margins", random.randrange(len(_MARGINS))), ("follow", random.randint(0, 1)),
            ("direction", random.randint(1, 2)), *[("layout",)] * 4]))
    return operations
