"""The engines that lay out the nested tree, each with the same few calls.

Every call answers the seconds that the engine took: of casement and kiwi all of
it, of yoga and taffy their own call for a layout alone, except that yoga builds
its nodes in the time of a build, too.
"""

import ctypes
import time
from ctypes import POINTER, c_char_p, c_double, c_int, c_void_p

STATES = {"build": 0, "rotate": 1, "margin": 2}


def load(path):
    library = ctypes.CDLL(path)
    for name, result, arguments in (
            ("new", c_void_p, [c_char_p, c_int]), ("free", None, [c_void_p]), ("build", c_double, [c_void_p]),
            ("first", c_double, [c_void_p]),
            ("rotate", c_double, [c_void_p, c_int]), ("indent", c_double, [c_void_p, c_int]),
            ("go", None, [c_void_p, c_int]), ("frames", None, [c_void_p, POINTER(c_double)]),
            ("window", None, [c_void_p, c_int, POINTER(c_double)])):
        function = getattr(library, f"nested_{name}")
        function.restype, function.argtypes = result, arguments
    return library


class Native:
    """An engine that is compiled into nested.so: casement, kiwi or yoga."""

    def __init__(self, library, name, count):
        self.name, self.count, self._library = name, count, library
        self._handle = library.nested_new(name.encode(), count)

    def free(self):
        self._library.nested_free(self._handle)

    def build(self):
        return self._library.nested_build(self._handle)

    def first(self):
        return self._library.nested_first(self._handle)

    def repeat(self, operation, pairs):
        """Returns the seconds of one change, from `count` changes to the other state and back."""
        function = {"rotate": self._library.nested_rotate, "margin": self._library.nested_indent}[operation]
        return function(self._handle, pairs) / (2 * pairs)

    def go(self, state):
        self._library.nested_go(self._handle, state)

    def frames(self):
        out = (c_double * (4 * self.count))()
        self._library.nested_frames(self._handle, out)
        return list(out)

    def window(self, state):
        out = (c_double * 2)()
        self._library.nested_window(self._handle, state, out)
        return tuple(out)


class Taffy:
    """Taffy through the native module of stretchable, called directly."""

    name = "taffy"
    MARGIN, INDENTED = 1.0, 5.0

    def __init__(self, windows, count):
        import stretchable.taffylib as native
        from stretchable.style import FlexDirection, Style
        from stretchable.style.geometry.size import SizeAvailableSpace, SizePoints

        self.count, self._windows, self._native = count, windows, native
        self._style, self._directions, self._size = Style, (FlexDirection.ROW, FlexDirection.COLUMN), SizePoints
        self._space = SizeAvailableSpace
        self._tree = None
        self._depth = [0] * count
        for box in range(1, count):
            self._depth[box] = self._depth[(box - 1) // 4] + 1
        self._leaf = count - 2

    def free(self):
        if self._tree is not None:
            self._native.free(self._tree)
        self._tree = None

    def _style_of(self, depth, margin):
        """`margin` is in the order top, right, bottom, left."""
        return self._style(flex_direction=self._directions[depth % 2], flex_grow=1, flex_basis=0,
                           margin=margin).to_dict()

    def _root_style(self, state):
        return self._style(flex_direction=self._directions[0], size=self._windows[state == 1]).to_dict()

    def build(self):
        self.free()
        native = self._native
        self._tree = native.init()
        native.disable_rounding(self._tree)
        styles = [self._style_of(depth, self.MARGIN) for depth in (0, 1)]
        self._nodes = [native.node_create(self._tree, self._root_style(0))]
        for box in range(1, self.count):
            self._nodes.append(native.node_create(self._tree, styles[self._depth[box] % 2]))
            native.node_add_child(self._tree, self._nodes[(box - 1) // 4], self._nodes[box])
        return self._lay_out(0)

    def _lay_out(self, state):
        width, height = self._windows[state == 1]
        space = self._space(width, height).to_dict()
        start = time.process_time()
        self._native.node_compute_layout(self._tree, self._nodes[0], space)
        return time.process_time() - start

    def _rotate(self, state):
        self._native.node_set_style(self._tree, self._nodes[0], self._root_style(state))
        return self._lay_out(state)

    def _indent(self, state):
        depth, near = self._depth[self._leaf], self.INDENTED if state == 2 else self.MARGIN
        margin = (self.MARGIN,) * 3 + (near,) if depth % 2 else (near,) + (self.MARGIN,) * 3
        self._native.node_set_style(self._tree, self._nodes[self._leaf], self._style_of(depth, margin))
        return self._lay_out(0)

    def first(self):
        self.build()
        taken = self._rotate(1)
        self._rotate(0)
        return taken

    def repeat(self, operation, pairs):
        change = {"rotate": self._rotate, "margin": self._indent}[operation]
        return sum(change(state) for _ in range(pairs) for state in (STATES[operation], 0)) / (2 * pairs)

    def go(self, state):
        self._indent(state)
        self._rotate(state)

    def frames(self):
        layout, out = self._native.PyLayout(), []
        for node in self._nodes:
            self._native.node_get_layout(self._tree, node, layout)
            out += [layout.x, layout.y, layout.width, layout.height]
        return out
