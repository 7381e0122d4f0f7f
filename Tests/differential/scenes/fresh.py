"""Builds a scene directly in the final state of another."""

from .execution import Run
from .model import NO_METRIC


def operations(model):
    """Returns the operations that build the scene of the model. Required constraints keep their ages."""
    yield "size", *model.size
    yield "scale", model.scale
    for key, item in model.items.items():
        if item.kind in ("plain", "scroll", "guide"):
            yield {"plain": "view"}.get(item.kind, item.kind), key, item.parent
        if item.is_view:
            yield "margins", key, *item.margins
            yield "baselines", key, *item.baselines
            yield "direction", key, item.direction
        if item.is_own:
            for attribute, content in item.contents.items():
                yield "hugging", key, attribute, content.hugging
                yield "compression", key, attribute, content.compression
    yield from _by_age(model)


def _by_age(model):
    sizes = {}
    for key in model.by_age():
        if key in model.equations:
            yield "constrain", key, model.equations[key], key not in model.inactive
            continue
        item, attribute, _ = key.rsplit(":", 2)
        if item != "window":
            size = sizes.setdefault(item, {"width": NO_METRIC, "height": NO_METRIC})
            if size[attribute] == NO_METRIC:
                size[attribute] = model.items[item].contents[attribute].intrinsic
                yield "intrinsic", item, size["width"], size["height"]


def fresh_run(model):
    run = Run([("batches",), *operations(model)], [])
    run.run()
    return run
