"""A tree of boxes, laid out by the library."""

from .. import library
from ..scenes import binding
from .tree import tracks

UNITS = {"auto": 0, "min-content": 3, "max-content": 4, "fit-content": 5, "stretch": 6, "content": 7}
_ALIGNMENTS = {"start": 1, "end": 2, "flex-start": 3, "flex-end": 4, "center": 7, "stretch": 8, "baseline": 9,
               "space-between": 10, "space-around": 11, "space-evenly": 12}
_DIRECTIONS = {"row": 0, "row-reverse": 1, "column": 2, "column-reverse": 3}
_WRAPS = {"nowrap": 0, "wrap": 1, "wrap-reverse": 2}
_EDGES = ("top", "left", "bottom", "right")


def length(value):
    if isinstance(value, str):
        return binding.Length(0, UNITS[value]) if value in UNITS else binding.Length(float(value[:-1]), 2)
    return binding.Length(float(value), 1)


def _lengths(styles, prefix):
    return binding.Lengths(*(length(styles.get(f"{prefix}-{edge}", 0)) for edge in _EDGES))


class Layout:
    """The items of a tree in a scene: `items` by key."""

    def __init__(self, nodes, root=None, scene=None):
        """Adds the nodes to a scene, the root at the corner of the window; a root that is given is already there."""
        self.nodes, self.scene, self.measures = nodes, scene or binding.Scene(2000.0, 2000.0), []
        try:
            self.items = {"root": root or self._root()}
            for key, node in nodes.items():
                if key != "root":
                    self.items[key] = self._item(key, node)
                self.set_styles(key)
        except library.LibraryError:
            if scene is None:
                self.scene.free()
            raise

    def _root(self):
        item = self.scene.make("cas_scene_add_flow", binding.WINDOW, b"root")
        for rule in ("root.left == window.left", "root.top == window.top"):
            self.scene.add_format(rule)
        for axis in ("width", "height"):
            if axis in self.nodes["root"].styles:
                self.scene.add_format(f"root.{axis} == {self.nodes['root'].styles[axis]}")
        return item

    def _item(self, key, node):
        name, parent = key.encode(), self.items[node.parent]
        if node.is_box:
            return self.scene.make(f"cas_scene_add_{node.kind}", parent, name)
        item = self.scene.make("cas_scene_add_view", parent, 0, name)
        if node.kind == "leaf":
            self.scene.call("cas_view_set_intrinsic", item, *node.size)
        else:
            self.scene.call("cas_view_set_measure", item, self._measure(node), None)
        return item

    def _measure(self, node):
        def answer(request, out, _):
            asked, out = request.contents, out.contents
            out.width = node.size[0]
            out.height = node.height_of_text(asked.width if asked.mode == 1 else node.size[0])

        self.measures.append(binding.MEASURE(answer))
        return self.measures[-1]

    def set_styles(self, key):
        node, item = self.nodes[key], self.items[key]
        styles = node.styles
        if node.kind == "flow":
            self.scene.set("flow", item, padding=_lengths(styles, "padding"), **self._flow(styles))
        elif node.kind == "grid":
            self.scene.set("grid", item, padding=_lengths(styles, "padding"), **self._grid(styles))
        if key == "root":
            return
        self.scene.set("boxed", item, margins=_lengths(styles, "margin"), **self._boxed(styles))
        self.scene.set("dimensions", item, aspect_ratio=styles.get("aspect-ratio", 0), **{
            name.replace("-", "_"): length(styles.get(name, "auto"))
            for name in ("width", "height", "min-width", "min-height", "max-width", "max-height")})
        if node.is_hidden:
            self.scene.call("cas_view_set_hidden", item, 1)

    @staticmethod
    def _flow(styles):
        direction = styles.get("flex-direction", "row")
        gaps = length(styles.get("column-gap", 0)), length(styles.get("row-gap", 0))
        gap, line_gap = gaps if direction.startswith("row") else gaps[::-1]
        return {"direction": _DIRECTIONS[direction], "wrap": _WRAPS[styles.get("flex-wrap", "nowrap")], "gap": gap,
                "line_gap": line_gap, "justify": _ALIGNMENTS.get(styles.get("justify-content"), 0),
                "align": _ALIGNMENTS.get(styles.get("align-items"), 0),
                "align_lines": _ALIGNMENTS.get(styles.get("align-content"), 0)}

    @staticmethod
    def _grid(styles):
        texts = {name: tracks(styles[f"grid-{css}"]).encode()
                 for name, css in (("columns", "template-columns"), ("rows", "template-rows"),
                                   ("auto_columns", "auto-columns"), ("auto_rows", "auto-rows"))
                 if f"grid-{css}" in styles}
        flow = styles.get("grid-auto-flow", "row")
        return {**texts, "flow": int(flow.startswith("column")), "is_dense": int(flow.endswith("dense")),
                "column_gap": length(styles.get("column-gap", 0)), "row_gap": length(styles.get("row-gap", 0)),
                "justify_tracks": _ALIGNMENTS.get(styles.get("justify-content"), 0),
                "align_tracks": _ALIGNMENTS.get(styles.get("align-content"), 0),
                "justify": _ALIGNMENTS.get(styles.get("justify-items"), 0),
                "align": _ALIGNMENTS.get(styles.get("align-items"), 0)}

    @staticmethod
    def _boxed(styles):
        return {"grow": styles.get("flex-grow", 0), "shrink": styles.get("flex-shrink", 1),
                "basis": length(styles.get("flex-basis", "auto")),
                "align_self": _ALIGNMENTS.get(styles.get("align-self"), 0),
                "justify_self": _ALIGNMENTS.get(styles.get("justify-self"), 0),
                "column": styles.get("grid-column", 0), "column_span": styles.get("grid-column-span", 1),
                "row": styles.get("grid-row", 0), "row_span": styles.get("grid-row-span", 1)}

    def frames(self):
        """Lays out, and returns the frames by key."""
        self.scene.layout()
        return {key: self.scene.rect("cas_item_exact_frame", item) for key, item in self.items.items()}


def lay_out(nodes):
    layout = Layout(nodes)
    try:
        frames = layout.frames()
        layout.scene.check()
        return frames
    finally:
        layout.scene.free()
