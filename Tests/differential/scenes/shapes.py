"""Random items, with typical and with random equations between them."""

from ..model import REQUIRED
from .lowering import row_of
from .model import Equation, Insets, Model, Sum

HORIZONTAL = ["left", "right", "centerX", "leftMargin", "rightMargin", "centerXWithinMargins"]
TURNING = ["leading", "trailing", "centerX", "leadingMargin", "trailingMargin", "centerXWithinMargins"]
VERTICAL = ["top", "bottom", "centerY", "topMargin", "bottomMargin", "centerYWithinMargins", "firstBaseline",
            "lastBaseline"]
# Pairs of attributes of a child and its parent.
_EDGES = {"width": [("leading", "leading"), ("trailing", "trailing"), ("centerX", "centerX"), ("left", "left"),
                    ("right", "right"), ("leading", "leadingMargin"), ("trailing", "trailingMargin"),
                    ("centerX", "centerXWithinMargins")],
          "height": [("top", "top"), ("bottom", "bottom"), ("centerY", "centerY"), ("top", "topMargin"),
                     ("bottom", "bottomMargin"), ("firstBaseline", "top")]}
_SIBLINGS = {"width": [("leading", "trailing"), ("leading", "leading"), ("centerX", "centerX"), ("left", "right")],
             "height": [("top", "bottom"), ("top", "top"), ("firstBaseline", "firstBaseline"),
                        ("lastBaseline", "lastBaseline"), ("firstBaseline", "lastBaseline"), ("centerY", "centerY")]}
_SIGNS = {"leading": 1, "left": 1, "top": 1, "trailing": -1, "right": -1, "bottom": -1}


class Levels:
    """Chooses from a few priorities, so that constraints share priorities."""

    def __init__(self, random, count=None):
        self.random = random
        usual = random.sample([50, 250, 490, 500, 510, 749, 750, 999], 4)
        chance = random.sample(range(1, REQUIRED), 6)
        self.soft = sorted(random.sample(sorted(set(usual + chance)), count or random.randint(1, 6)))
        self.weights = random.choice([(1,), (1,), (1, 2, 3), (0.5, 1, 4, 10)])

    def priority(self, required=0.3):
        return REQUIRED if self.random.random() < required else self.random.choice(self.soft)

    def weight(self, priority):
        return 1.0 if priority == REQUIRED else float(self.random.choice(self.weights))


class Writer:
    """Writes a program, and updates the model of it."""

    def __init__(self, random, levels):
        self.random, self.levels = random, levels
        self.operations, self.model, self.fresh = [], Model(320.0, 480.0), 0

    def emit(self, *operation):
        self.operations.append(operation)

    def key(self, letter):
        self.fresh += 1
        return f"{letter}{self.fresh}"

    # -- items

    def item(self):
        views = [key for key, item in self.model.items.items() if item.is_view]
        parent = self.random.choice(views[-3:] if self.random.random() < 0.5 else views)
        kind = self.random.choices(["view", "scroll", "guide"], [75, 12, 13])[0]
        key = self.key("nq"[self.random.random() < 0.5] if self.random.random() < 0.15 else kind[0])
        self.emit(kind, key, parent)
        self.model.add_item(key, "plain" if kind == "view" else kind, parent)
        return key

    def some(self, test=lambda item: True):
        keys = [key for key, item in self.model.items.items() if test(item)]
        return self.random.choice(keys) if keys else None

    def number(self):
        random = self.random
        return float(random.choice([0, 0, 8, 20, random.randint(-30, 60), random.randint(0, 300),
                                    random.randint(-8, 80) / 4, round(random.uniform(-50, 200), 2)]))

    # -- equations

    def constrain(self, equation, is_active=True):
        if equation is None or row_of(self.model, equation) is None:
            return None
        key = self.key("c")
        self.emit("constrain", key, equation, is_active)
        self.model.add(key, equation, is_active)
        return key

    def finished(self, first, attribute, relation, second=None, other="none", multiplier=1.0, constant=0.0,
                 required=0.5):
        priority = self.levels.priority(required)
        return Equation(first, attribute, relation, second, other, multiplier, constant, priority,
                        self.levels.weight(priority))

    def relation(self, equal=0.6):
        return "=" if self.random.random() < equal else self.random.choice(["<=", ">="])

    def placed(self, key, axis, required=0.5):
        """Returns a constraint that helps to place an item along an axis."""
        random, item = self.random, self.model.items[key]
        siblings = [other for other, beside in self.model.items.items()
                    if other != key and beside.parent == item.parent and beside.kind not in ("content", "frame")]
        if random.random() < 0.35 and siblings:
            second, (one, other) = random.choice(siblings), random.choice(_SIBLINGS[axis])
        else:
            second, (one, other) = item.parent, random.choice(_EDGES[axis])
        return self.finished(key, one, self.relation(0.75), second, other, 1.0,
                             _SIGNS.get(one, 1) * float(random.choice([0, 8, 8, 20, random.randint(0, 60)])),
                             required)

    def sized(self, key, axis, required=0.5):
        random = self.random
        if random.random() < 0.5:
            return self.finished(key, axis, self.relation(), constant=float(random.randint(0, 200)), required=required)
        second = self.some()
        other = axis if random.random() < 0.7 else random.choice(["width", "height"])
        return self.finished(key, axis, self.relation(), second, other,
                             float(random.choice([1, 1, 1, 0.5, 2, 0.25, 1.5, 3])),
                             float(random.choice([0, 0, -8, 16])), required)

    def wild(self, required=0.2):
        """Returns any two attributes that can be compared."""
        random = self.random
        family = random.choice([HORIZONTAL, TURNING, VERTICAL])
        multiplier = float(random.choice([1, 1, 1, 1, 0.5, 2, -1]))
        return self.finished(self.some(), random.choice(family), self.relation(0.4), self.some(),
                             random.choice(family), multiplier, self.number(), required)

    def sum(self, required=0.2):
        """Returns a sum of up to five attributes that can stand beside each other."""
        random = self.random
        family = random.choice([HORIZONTAL, TURNING, VERTICAL])
        attributes = [random.choice(family if random.random() < 0.6 else ["width", "height"])
                      for _ in range(random.randint(2, 5))]
        summands = tuple((float(random.choice([1, 1, -1, -1, 2, -0.5])), self.some(), attribute)
                         for attribute in attributes)
        positions = [factor for factor, _, attribute in summands if attribute not in ("width", "height")]
        if len({item for _, item, _ in summands}) == 1 and sum(positions) != 0:
            return None
        priority = self.levels.priority(required)
        return Sum(summands, self.relation(0.4), self.number(), priority, self.levels.weight(priority))

    def any(self, required=0.3):
        key = self.some(lambda item: item.kind not in ("window", "content", "frame"))
        axis = self.random.choice(["width", "height"])
        if key is None:
            return None
        shape = self.random.choices([self.placed, self.sized, None], [4, 3, 3])[0]
        if shape:
            return shape(key, axis, required)
        return self.sum(required) if self.random.random() < 0.4 else self.wild(required)

    # -- properties of views

    def intrinsic(self, key):
        random = self.random
        size = [random.choice([-1.0, float(random.randint(0, 200)), random.randint(0, 800) / 8]) for _ in range(2)]
        self.emit("intrinsic", key, *size)
        for axis, amount in zip(("width", "height"), size):
            self.model.set_content(key, axis, intrinsic=amount)

    def firmness(self, key):
        random = self.random
        name, axis = random.choice(["hugging", "compression"]), random.choice(["width", "height"])
        priority = self.levels.priority(0.1)
        self.emit(name, key, axis, priority)
        self.model.set_content(key, axis, **{name: priority})

    def margins(self, key):
        margins = [float(self.random.choice([0, 8, 16, self.random.randint(0, 40)])) for _ in range(4)]
        self.emit("margins", key, *margins)
        self.model.items[key].margins = Insets(*margins)

    def baselines(self, key):
        baselines = float(self.random.randint(0, 40)), float(self.random.randint(0, 20))
        self.emit("baselines", key, *baselines)
        self.model.items[key].baselines = baselines

    def direction(self, key):
        direction = self.random.choice(["rtl", "rtl", "ltr", "inherited"])
        self.emit("direction", key, direction)
        self.model.items[key].direction = direction

    def decorate(self, key):
        """Sets some properties of a view."""
        item, chance = self.model.items[key], self.random.random
        if not item.is_view:
            return
        if item.is_own and chance() < 0.4:
            self.intrinsic(key)
            if chance() < 0.4:
                self.firmness(key)
        if chance() < 0.25:
            self.margins(key)
        if chance() < 0.3:
            self.baselines(key)
        if chance() < 0.12:
            self.direction(key)
