"""Taffy through the native module of stretchable, called directly. Only its own call for a layout is timed.

It has no texts here, since a function for them would be one of Python.
"""

import time

import stretchable.taffylib as native
from stretchable.style import FlexDirection, Style
from stretchable.style.geometry.length import AUTO, LengthAvailableSpace
from stretchable.style.geometry.size import SizeAvailableSpace
from stretchable.style.props import AlignItems, Display

ROW, COLUMN, GRID, LEAF = range(4)  # as in workload.hpp
NONE = -1
FREE_LISTS = ("grid_template_rows", "grid_auto_rows", "grid_auto_columns", "grid_template_columns")
COLUMNS = {"table": ["64px", "1fr"] * 4, "cards": ["repeat(auto-fill,minmax(200px,1fr))"]}


class Taffy:
    name, most_pairs = "taffy", 200

    def __init__(self, workload, nodes, changed, count, size):
        """`nodes` and `changed` are of workload.hpp: the nodes, with the row that comes and goes, and the one that changes."""
        self.count, self.width, self.height = count, size[0], None if size[1] == NONE else size[1]
        self._styles = [self._style(node, workload) for node in nodes]
        self._parents = [node.parent for node in nodes]
        self._changed = changed[0], (self._styles[changed[0]], self._style(changed[1], workload))
        self.tree = None

    @staticmethod
    def _style(node, workload):
        """The settings of a node; those of CSS are left out."""
        auto = lambda number: AUTO if number == NONE else number  # noqa: E731
        style = {}
        if node.kind == GRID:
            style = {"display": Display.GRID, "grid_template_columns": COLUMNS[workload], "gap": 8}
        elif node.kind != LEAF:
            style["flex_direction"] = FlexDirection.COLUMN if node.kind == COLUMN else FlexDirection.ROW
        if node.is_centered:
            style["align_items"] = AlignItems.CENTER
        if node.padding:
            style["padding"] = node.padding
        if node.grow:
            style |= {"flex_grow": node.grow, "flex_basis": auto(node.basis)}
        if node.shrink != 1:
            style["flex_shrink"] = node.shrink
        if node.width != NONE or node.height != NONE:
            style["size"] = auto(node.width), auto(node.height)
        if node.least_height != NONE:
            style["min_size"] = AUTO, node.least_height
        if node.margin or node.before or node.behind:
            style["margin"] = node.margin, node.margin + node.behind, node.margin, node.margin + node.before
        return style

    @staticmethod
    def _native(style):
        result = Style(**style).to_dict()
        for name in FREE_LISTS:
            if name not in style:
                result[name] = []  # stretchable makes one track of none
        return result

    def free(self):
        if self.tree is not None:
            native.free(self.tree)
        self.tree = None

    def build(self):
        self.free()
        self.tree = native.init()
        native.disable_rounding(self.tree)
        self.made, self._known = [], {}
        self._add(0, self.count)
        self._resize(self.width)
        return self._layout()

    def _add(self, first, end):
        for place in range(first, end):
            key = repr(self._styles[place])
            if key not in self._known:
                self._known[key] = self._native(self._styles[place])
            self.made.append(native.node_create(self.tree, self._known[key]))
            if self._parents[place] >= 0:
                native.node_add_child(self.tree, self.made[self._parents[place]], self.made[-1])

    def _resize(self, width):
        style = {**self._styles[0], "size": (width, AUTO if self.height is None else self.height)}
        native.node_set_style(self.tree, self.made[0], self._native(style))

    def _change(self, is_changed):
        place, styles = self._changed
        native.node_set_style(self.tree, self.made[place], self._native(styles[bool(is_changed)]))

    def _extend(self, is_extended):
        if is_extended:
            self._add(self.count, len(self._styles))
            return
        for place in reversed(range(self.count, len(self._styles))):
            if self._parents[place] < self.count:
                native.node_remove_child(self.tree, self.made[self._parents[place]], self.made[place])
            native.node_drop(self.tree, self.made[place])
        del self.made[self.count:]

    def _layout(self):
        space = SizeAvailableSpace(*[LengthAvailableSpace.max_content()] * 2).to_dict()
        start = time.process_time()
        native.node_compute_layout(self.tree, self.made[0], space)
        return time.process_time() - start

    def repeat(self, operation, pairs):
        total = 0.0
        for place in reversed(range(2 * pairs)):
            if operation == "mixed":
                self._change(place % 2)
                self._layout()
            if operation in ("wider", "mixed"):
                self._resize(self.width + place % 2)
            elif operation == "change":
                self._change(place % 2)
            elif operation == "extend":
                self._extend(place % 2)
            total += self._layout()
        return total / (2 * pairs)

    def go(self, state, is_there):
        if state == 1:
            self._resize(self.width + is_there)
        elif state == 2:
            self._change(is_there)
        else:
            self._extend(is_there)
        self._layout()

    def frames(self):
        layout, out = native.PyLayout(), []
        for node in self.made:
            native.node_get_layout(self.tree, node, layout)
            out += [layout.x, layout.y, layout.width, layout.height]
        return out
