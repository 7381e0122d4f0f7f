"""A tree of boxes, laid out by taffy: the native module of stretchable, called directly."""

import math
import re

import stretchable.taffylib as native
from stretchable.style.core import Style
from stretchable.style.geometry.length import AUTO, PCT, LengthAvailableSpace
from stretchable.style.geometry.size import SizeAvailableSpace
from stretchable.style.props import (AlignContent, AlignItems, AlignSelf, Display, FlexDirection, FlexWrap, GridAutoFlow,
                                     JustifyContent, JustifyItems, JustifySelf)

from .tree import tracks

_MIN_CONTENT = 3
_ENUMS = {"flex-direction": FlexDirection, "flex-wrap": FlexWrap, "justify-content": JustifyContent, "align-items": AlignItems,
          "align-content": AlignContent, "align-self": AlignSelf, "justify-items": JustifyItems, "justify-self": JustifySelf,
          "grid-auto-flow": GridAutoFlow}
_NUMBERS = ("flex-grow", "flex-shrink", "aspect-ratio")
_LISTS = ("grid-template-columns", "grid-template-rows", "grid-auto-columns", "grid-auto-rows")
_EDGES = ("top", "right", "bottom", "left")
_SPACE = re.compile(r" (?![^(]*\))")


def _length(value):
    if value == "auto":
        return AUTO
    return float(value[:-1]) * PCT if isinstance(value, str) else float(value)


def _pair(styles, one, other, default):
    return tuple(_length(styles.get(name, default)) for name in (one, other))


def _track(text):
    """A track with the unit that stretchable wants of points."""
    return re.sub(r"(?<![\w.-])(\d+(?:\.\d+)?)(?![\w%.])", r"\1px", text)


def _list(text):
    parts = _SPACE.split(tracks(text))
    return [re.sub(r"repeat\((\d+)px,", r"repeat(\1,", _track(part)) for part in parts]


def _line(styles, axis):
    start, span = styles.get(f"grid-{axis}", 0), styles.get(f"grid-{axis}-span", 1)
    return f"{start} / span {span}" if start else f"span {span}"


def _style(node):
    styles = node.styles
    values = {"display": Display.NONE if node.is_hidden else Display.GRID if node.kind == "grid" else Display.FLEX,
              "size": _pair(styles, "width", "height", "auto"), "gap": _pair(styles, "column-gap", "row-gap", 0),
              "min_size": _pair(styles, "min-width", "min-height", "auto"),
              "max_size": _pair(styles, "max-width", "max-height", "auto"),
              "grid_column": _line(styles, "column"), "grid_row": _line(styles, "row")}
    for name in ("margin", "padding"):
        values[name] = tuple(_length(styles.get(f"{name}-{edge}", 0)) for edge in _EDGES)
    for name, value in styles.items():
        member = name.replace("-", "_")
        if name in _ENUMS:
            values[member] = _ENUMS[name]["NO_WRAP" if value == "nowrap" else value.upper().replace("-", "_").replace("|", "_")]
        elif name in _NUMBERS:
            values[member] = float(value)
        elif name in _LISTS:
            values[member] = _list(value)
        elif name == "flex-basis":
            values[member] = _length(value)
    result = Style(**values).to_dict()
    for name in _LISTS:  # stretchable makes one track of none
        if name not in styles:
            result[name.replace("-", "_")] = []
    return result


def _measured(nodes):
    def answer(width, height, available_width, available_height, context):
        node = nodes[context]
        if node.kind == "leaf":
            natural = node.size
            return tuple(size if math.isnan(known) else known for known, size in zip((width, height), natural))
        if math.isnan(width):
            width, unit = node.size[0], available_width["dim"]
            if unit == _MIN_CONTENT:
                width = 0.0
            elif unit == 1:
                width = min(width, available_width["value"])
        return width, node.height_of_text(width) if math.isnan(height) else height

    return answer


def lay_out(nodes):
    tree = native.init()
    try:
        native.disable_rounding(tree)
        made = {}
        for key, node in nodes.items():
            made[key] = native.node_create(tree, _style(node))
            if node.parent:
                native.node_add_child(tree, made[node.parent], made[key])
            if not node.is_box:
                native.node_set_measure(tree, made[key], True)
        space = SizeAvailableSpace(*[LengthAvailableSpace.max_content()] * 2).to_dict()
        leaves = {made[key]: node for key, node in nodes.items() if not node.is_box}
        native.node_compute_layout_with_measure(tree, made["root"], space, _measured(leaves))
        layout, frames = native.PyLayout(), {}
        for key, node in made.items():
            native.node_get_layout(tree, node, layout)
            frames[key] = layout.x, layout.y, layout.width, layout.height
        return frames
    finally:
        native.free(tree)
