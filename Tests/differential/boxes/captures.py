"""Captured screens of real apps beside the frames of yoga: `python3 -m differential.boxes.captures FILE.json.gz [-v]`.

A screen is a tree with measured leaves, whose sizes were recorded. Nodes in the flow are boxes and their children, absolute nodes
are free children, which constraints hold to the edges of their parent. Prints how many frames are within half a point of yoga's;
with -v the others, too. The defaults of yoga differ from those of CSS.
"""

import gzip
import json
import sys
from dataclasses import dataclass, field

from . import casement
from .tree import Node

_TOLERANCE = 0.5
_EDGES = ("top", "left", "bottom", "right")
_DEFAULTS = {"flex-direction": "column", "flex-shrink": 0, "align-content": "flex-start", "min-width": 0, "min-height": 0}
_AXES = (("left", "right", "width", "centerX"), ("top", "bottom", "height", "centerY"))


def _is_near(one, other):
    return abs(one - other) < 0.01


@dataclass
class _Recorded(Node):
    """A node of a capture, with the calls of its measure function: width, mode, height, mode, and the size that was returned."""

    calls: list = field(default_factory=list)
    borders: dict = field(default_factory=dict)
    is_absolute: bool = False

    def answer(self, width):
        """The recorded size at a width, or the natural size, with the padding around it; None for a width without a record. What has
        its natural width is as high in a wider place."""
        across, along = (sum(self.styles.get(f"padding-{edge}", 0) for edge in edges) for edges in (("left", "right"), ("top", "bottom")))
        exact = [row for row in self.calls if row[1] == "exactly"]
        free = [row for row in self.calls if row[1] != "exactly"]
        if width is None:
            found = [row for row in free if row[0] is None] + free + exact
        else:
            width -= across
            found = [row for row in exact if _is_near(row[0], width)] + [row for row in free if row[4] <= width + 0.01]
        return (found[0][4] + across, found[0][5] + along) if found else None


def _value(text):
    if text.endswith("px"):
        return float(text[:-2])
    try:
        return float(text)
    except ValueError:
        return text


def _styles(properties, parent, is_rtl):
    """The properties by the names and with the initial values of CSS, and the borders, which count like padding."""
    styles, borders = dict(_DEFAULTS), dict.fromkeys(_EDGES, 0.0)
    start, end = ("right", "left") if is_rtl else ("left", "right")
    for name, text in properties.items():
        if name in ("measures", "overflow", "children", "position"):
            continue
        name = name.replace("inline-start", start).replace("inline-end", end)
        if name == "gap":
            styles["row-gap"] = styles["column-gap"] = _value(text)
        elif name.startswith("border-") and name.endswith("-width"):
            borders[name[7:-6]] = _value(text)
        else:
            styles[name.removeprefix("inset-")] = _value(text)
    for edge, border in borders.items():
        if border:
            styles[f"padding-{edge}"] = styles.get(f"padding-{edge}", 0.0) + border
    if properties.get("position") != "absolute":
        _move(styles)
    if properties.get("overflow") == "scroll" and _is_column(properties) == _is_column(parent):
        styles["flex-basis"] = 0.0  # a scroll view is as large as there is room, along the axis of its content
    elif styles.get("flex-basis") == 0:
        styles["flex-basis"] = "0%"  # to yoga that of the content, where the container has no size
    return styles, borders


def _move(styles):
    """Turns the offsets of a relative node into margins that cancel each other."""
    for start, end in (("left", "right"), ("top", "bottom")):
        offset = styles.get(start, -styles.get(end, 0.0))
        if offset:
            styles[f"margin-{start}"] = styles.get(f"margin-{start}", 0.0) + offset
            styles[f"margin-{end}"] = styles.get(f"margin-{end}", 0.0) - offset


def _is_column(properties):
    return properties.get("flex-direction", "column").startswith("column")


def _read(capture):
    """Returns the nodes by key, parents before their children, and the frames of yoga."""
    nodes, frames = {}, {}

    def add(properties, frame, key, parent, parent_key):
        styles, borders = _styles(properties, parent, capture["direction"] == "rtl")
        calls = properties.get("measures")
        nodes[key] = _Recorded("text" if calls else "flow", (0, 0), styles, parent=parent_key, calls=calls or [], borders=borders,
                               is_absolute=properties.get("position") == "absolute")
        frames[key] = frame[0]
        if parent_key:
            nodes[parent_key].children.append(key)
        for index, (child, below) in enumerate(zip(properties.get("children", []), frame[1])):
            add(child, below, f"{key}_{index}", properties, key)

    add(capture["tree"], capture["frames"], "root", {}, None)
    return nodes, frames


class _Layout(casement.Layout):
    unrecorded = 0

    def _measure(self, node):
        def answer(request, out, _):
            asked, out = request.contents, out.contents
            found = node.answer(asked.width if asked.mode == 1 else None)
            self.unrecorded += found is None
            out.width, out.height = found or (10, 10)

        self.measures.append(casement.binding.MEASURE(answer))
        return self.measures[-1]

    def set_styles(self, key):
        super().set_styles(key)
        if self.nodes[key].is_absolute:
            self.scene.set("boxed", self.items[key], is_free=1)
            for axis in (0, 1):
                self._hold(key, axis)

    def _hold(self, key, axis):
        """Holds an absolute node along an axis: to the edges it names, or else where it would lie as the only child."""
        node, (start, end, size, center) = self.nodes[key], _AXES[axis]
        styles, parent = node.styles, node.parent
        borders, padding = self.nodes[parent].borders, self.nodes[parent].styles
        if start in styles or end in styles:
            edges = [edge for edge in (start, end) if edge in styles and not (edge == end and start in styles and size in styles)]
            within = borders
        else:
            place = self._static_place(node, axis)
            if place == "center":
                self.scene.add_format(f"{key}.{center} == {parent}.{center}")
                return
            edges = [end if place == "flex-end" else start]
            within = {edge: padding.get(f"padding-{edge}", 0) for edge in edges}
        for edge in edges:
            sign = 1 if edge == start else -1
            inset, margin = styles.get(edge, 0), styles.get(f"margin-{edge}", 0)
            part = sign * float(inset[:-1]) / 100 if isinstance(inset, str) else 0
            points = sign * ((0 if part else inset) + within[edge] + (0 if margin == "auto" else margin))
            self.scene.add_format(f"{key}.{edge} == {parent}.{edge} {part:+} * {parent}.{size} {points:+}" if part else
                                  f"{key}.{edge} == {parent}.{edge} {points:+}")

    def _static_place(self, node, axis):
        parent = self.nodes[node.parent].styles
        if parent["flex-direction"].startswith("column") == (axis == 1):
            return parent.get("justify-content", "flex-start")
        return node.styles.get("align-self", parent.get("align-items", "flex-start"))


def main():
    with gzip.open(sys.argv[1]) as file:
        capture = json.load(file)
    nodes, wanted = _read(capture)
    scene = casement.binding.Scene(*capture["available"], direction=2 if capture["direction"] == "rtl" else 1)
    root = scene.make("cas_scene_add_flow", casement.binding.WINDOW, b"root")
    for rule in ("H:|[root]|", "V:|[root]|"):
        scene.add_format(rule)
    layout = _Layout(nodes, root, scene)
    try:
        found = layout.frames()
        layout.scene.check()
    finally:
        layout.scene.free()
    misses = [key for key in nodes if max(abs(one - other) for one, other in zip(found[key], wanted[key])) > _TOLERANCE]
    if "-v" in sys.argv:
        for key in misses:
            print(f"{key}: {found[key]} should be {wanted[key]}")
    absolute = sum(node.is_absolute for node in nodes.values())
    print(f"{capture['name']} {len(nodes) - len(misses)} of {len(nodes)} nodes, {absolute} of them absolute, "
          f"{layout.unrecorded} requests were not recorded")


if __name__ == "__main__":
    main()
