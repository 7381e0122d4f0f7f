"""Random edits of a scene, and their inverses."""

from ..model import REQUIRED


def edit(random, writer):
    choices = [(_add, 5), (_remove, 4), (_constant, 7), (_priority, 4), (_weight, 2), (_toggle, 5), (_intrinsic, 4),
               (_firmness, 2), (_margins, 2), (_baselines, 2), (_direction, 3), (_resize, 3), (_scale, 1),
               (_item, 2), (_drop, 1), (_there_and_back, 5), (_drag_window, 2)]
    names, odds = zip(*choices)
    random.choices(names, odds)[0](random, writer)


def _pick(random, writer):
    return random.choice(list(writer.model.equations)) if writer.model.equations else None


def _set(writer, name, key, value):
    writer.emit(name, key, value)
    writer.model.change(key, **{name: value})


def _add(random, writer):
    writer.constrain(writer.any(), random.random() < 0.85)


def _remove(random, writer):
    keys = list(writer.model.equations)
    chosen = random.sample(keys, min(len(keys), random.choice([1, 1, 1, 3])))
    if chosen:
        writer.emit("remove", chosen)
        for key in chosen:
            writer.model.remove(key)


def _constant(random, writer):
    for _ in range(random.choice([1, 1, 3])):
        key = _pick(random, writer)
        if key:
            near = writer.model.equations[key].constant
            _set(writer, "constant", key, random.choice([writer.number(), near + random.randint(-9, 9)]))


def _priority(random, writer):
    key = _pick(random, writer)
    if key:
        _set(writer, "priority", key, writer.levels.priority(0.25))


def _weight(random, writer):
    key = _pick(random, writer)
    if key:
        _set(writer, "weight", key, float(random.choice([1, 2, 5, 0.25])))


def _activate(writer, key, is_active):
    writer.emit("active", key, int(is_active))
    (writer.model.inactive.discard if is_active else writer.model.inactive.add)(key)


def _toggle(random, writer):
    key = _pick(random, writer)
    if key:
        _activate(writer, key, key in writer.model.inactive)


def _own(writer):
    return writer.some(lambda item: item.is_own)


def _intrinsic(random, writer):
    if key := _own(writer):
        writer.intrinsic(key)


def _firmness(random, writer):
    if key := _own(writer):
        writer.firmness(key)


def _margins(random, writer):
    writer.margins(writer.some(lambda item: item.is_view))


def _baselines(random, writer):
    writer.baselines(writer.some(lambda item: item.is_view))


def _direction(random, writer):
    writer.direction("window" if random.random() < 0.3 else writer.some(lambda item: item.is_view))


def _size(writer, size):
    writer.emit("size", *size)
    writer.model.size = size


def _resize(random, writer):
    width, height = writer.model.size
    _size(writer, random.choice([(height, width), (320.0, 480.0), (float(random.randint(100, 900)), height),
                                 (width, round(random.uniform(100, 900), 3))]))


def _drag_window(random, writer):
    """Drags the size of the window along one axis or both."""
    (width, height), steps = writer.model.size, random.choice([(7, 0), (0, -11), (13.5, 4), (-31, 31), (0.25, -0.5)])
    for _ in range(random.randint(2, 9)):
        width, height = max(20.0, width + steps[0]), max(20.0, height + steps[1])
        _size(writer, (width, height))
        writer.emit("layout")


def _scale(random, writer):
    writer.model.scale = float(random.choice([0, 1, 1.5, 2, 3]))
    writer.emit("scale", writer.model.scale)


def _item(random, writer):
    key = writer.item()
    for axis in ("width", "height"):
        writer.constrain(writer.placed(key, axis))
        writer.constrain(writer.sized(key, axis))


def _drop(random, writer):
    key = writer.some(lambda item: item.kind in ("plain", "scroll", "guide"))
    if key:
        writer.emit("drop", key)
        writer.model.remove_item(key)


def _there_and_back(random, writer):
    """Writes an edit and its inverse, with or without a layout between them."""
    forth_and_back = random.choice([_removed, _moved, _ranked, _switched, _turned, _swapped])
    forth_and_back(random, writer, lambda: random.random() < 0.7 and writer.emit("layout"))


def _removed(random, writer, between):
    key = writer.constrain(writer.any())
    if key:
        between()
        writer.emit("remove", [key])
        writer.model.remove(key)


def _moved(random, writer, between):
    if key := _pick(random, writer):
        was = writer.model.equations[key].constant
        writer.emit("constant", key, was + random.randint(-50, 50))
        between()
        writer.emit("constant", key, was)


def _ranked(random, writer, between):
    if key := _pick(random, writer):
        was = writer.model.equations[key].priority
        writer.emit("priority", key, REQUIRED if was < REQUIRED else random.choice(writer.levels.soft))
        between()
        writer.emit("priority", key, was)


def _switched(random, writer, between):
    if key := _pick(random, writer):
        was = key not in writer.model.inactive
        _activate(writer, key, not was)
        between()
        _activate(writer, key, was)


def _turned(random, writer, between):
    key = writer.some(lambda item: item.is_view)
    was = writer.model.items[key].direction
    writer.direction(key)
    between()
    writer.emit("direction", key, was)
    writer.model.items[key].direction = was


def _swapped(random, writer, between):
    was = writer.model.size
    _size(writer, was[::-1])
    between()
    _size(writer, was)
