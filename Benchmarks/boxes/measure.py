#!/usr/bin/env python3
"""measure.py LIBRARY --output FILE [--quick]: layouts of boxes, casement beside yoga and taffy.

Engines take turns; the figures are the least times of several turns, since whatever else the machine does adds to them. Frames
must be equal to a fiftieth of a point in every state, or nothing is written and the answer is 1.
"""

import argparse
import ctypes
import sys
import time
from ctypes import POINTER, c_char_p, c_double, c_int, c_void_p

import stretchable.taffylib as native
from stretchable.style import FlexDirection, Style
from stretchable.style.geometry.length import AUTO, LengthAvailableSpace
from stretchable.style.geometry.size import SizeAvailableSpace
from stretchable.style.props import AlignItems, Display

WORKLOADS = {"tree": ("yoga", "taffy"), "list": ("yoga",), "rows": ("yoga", "taffy"), "cards": ("taffy",), "table": ("taffy",)}
SIZES = {"tree": (341, 5461), "list": (20, 200, 2000), "rows": (20, 200, 2000), "cards": (100, 1000), "table": (12, 125)}
OPERATIONS = ("wider", "leaf", "nothing")
STATES = {"built": 0, "wider": 1, "leaf": 2}
HEADER = ("workload", "n", "operation", "casement_ns", "peer", "peer_ns", "ratio", "instructions",
          "bytes_per_constraint", "peak_bytes_per_constraint", "peer_bytes_per_constraint", "constraints")


def load(path):
    library = ctypes.CDLL(path)
    for name, result, arguments in (
            ("new", c_void_p, [c_char_p, c_int, c_char_p]), ("free", None, [c_void_p]), ("count", c_int, [c_void_p]),
            ("build", c_double, [c_void_p]), ("repeat", c_double, [c_void_p, c_char_p, c_int]), ("go", None, [c_void_p, c_int]),
            ("frames", None, [c_void_p, POINTER(c_double)])):
        function = getattr(library, f"boxes_{name}")
        function.restype, function.argtypes = result, arguments
    return library


class Compiled:
    """Casement or yoga. Every call takes all the time of the engine, building its nodes included."""

    most_pairs = 20000

    def __init__(self, library, workload, n, name):
        self.name, self._library = name, library
        self._handle = library.boxes_new(workload.encode(), n, name.encode())
        self.count = library.boxes_count(self._handle)

    def free(self):
        self._library.boxes_free(self._handle)

    def build(self):
        return self._library.boxes_build(self._handle)

    def repeat(self, operation, pairs):
        return self._library.boxes_repeat(self._handle, operation.encode(), pairs) / (2 * pairs)

    def go(self, state):
        self._library.boxes_go(self._handle, state)

    def frames(self):
        out = (c_double * (4 * self.count))()
        self._library.boxes_frames(self._handle, out)
        return list(out)


class Taffy:
    """Taffy through the native module of stretchable. Only its own call for a layout is timed."""

    name, most_pairs = "taffy", 200

    def __init__(self, workload, n):
        self.width, self.height, self.changed, self.nodes = 1024.0, None, 0, []
        getattr(self, f"_{workload}")(n)
        self.tree = None

    def _add(self, parent=None, **style):
        self.nodes.append((parent, style))
        return len(self.nodes) - 1

    def _tree(self, n):
        depth = [0] * n
        for box in range(n):
            depth[box] = depth[(box - 1) // 4] + 1 if box else 0
            direction = FlexDirection.COLUMN if depth[box] % 2 else FlexDirection.ROW
            inner = {"flex_grow": 1, "flex_basis": 0, "margin": 1} if box else {}
            self._add((box - 1) // 4 if box else None, flex_direction=direction, **inner)
        size = [8.0, 8.0]
        for level in reversed(range(depth[-1])):
            size[level % 2] = 4 * size[level % 2] + 8
            size[1 - level % 2] += 2
        (self.width, self.height), self.changed = size, n - 2
        self.change = lambda is_changed: {"margin": (1, 1, 1, 5)} if is_changed else {}

    def _rows(self, n):
        root = self._add(flex_direction=FlexDirection.COLUMN)
        for place in range(n):
            row = self._add(root, padding=8, align_items=AlignItems.CENTER)
            icon = self._add(row, size=(20, 20), flex_shrink=0, margin=(0, 8, 0, 0))
            if place == n // 2:
                self.changed = icon
            box = self._add(row, flex_grow=1, flex_basis=0)
            self._add(box, size=(120, 16))
            self._add(row, size=(20, 20), flex_shrink=0, margin=(0, 0, 0, 8))
        self.change = lambda is_changed: {"size": (20, 21)} if is_changed else {}

    def _cards(self, n):
        self._grid(n, ["repeat(auto-fill,minmax(200px,1fr))"], "min_size")

    def _table(self, n):
        self._grid(8 * n, ["64px", "1fr"] * 4, "size")

    def _grid(self, n, columns, name):
        root = self._add(display=Display.GRID, grid_template_columns=columns, gap=8)
        for _ in range(n):
            self._add(root, **{name: ("auto", 20)})
        self.changed = n // 2
        self.change = lambda is_changed: {name: ("auto", 21)} if is_changed else {}

    @staticmethod
    def _style(style):
        values = {key: tuple(AUTO if part == "auto" else part for part in value) if isinstance(value, tuple) else value
                  for key, value in style.items()}
        result = Style(**values).to_dict()
        for name in ("grid_template_rows", "grid_auto_rows", "grid_auto_columns", "grid_template_columns"):
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
        self.made = []
        styles = {}
        for parent, style in self.nodes:
            key = repr(style)
            if key not in styles:
                styles[key] = self._style(style)
            self.made.append(native.node_create(self.tree, styles[key]))
            if parent is not None:
                native.node_add_child(self.tree, self.made[parent], self.made[-1])
        self._resize(self.width)
        return self._layout()

    def _resize(self, width):
        style = {**self.nodes[0][1], "size": (width, AUTO if self.height is None else self.height)}
        native.node_set_style(self.tree, self.made[0], self._style(style))

    def _set(self, is_changed):
        style = {**self.nodes[self.changed][1], **self.change(is_changed)}
        native.node_set_style(self.tree, self.made[self.changed], self._style(style))

    def _layout(self):
        space = SizeAvailableSpace(*[LengthAvailableSpace.max_content()] * 2).to_dict()
        start = time.process_time()
        native.node_compute_layout(self.tree, self.made[0], space)
        return time.process_time() - start

    def repeat(self, operation, pairs):
        total = 0.0
        for place in reversed(range(2 * pairs)):
            if operation == "wider":
                self._resize(self.width + place % 2)
            elif operation == "leaf":
                self._set(place % 2)
            total += self._layout()
        return total / (2 * pairs)

    def go(self, state):
        self._set(state == 2)
        self._resize(self.width + (state == 1))
        self._layout()

    def frames(self):
        layout, out = native.PyLayout(), []
        for node in self.made:
            native.node_get_layout(self.tree, node, layout)
            out += [layout.x, layout.y, layout.width, layout.height]
        return out


def compare(engines, where):
    first, *others = [(engine.name, engine.frames()) for engine in engines]
    for name, frames in others:
        for place, (mine, theirs) in enumerate(zip(first[1], frames)):
            if not abs(mine - theirs) <= 0.02:
                raise SystemExit(f"{where}: {('left', 'top', 'width', 'height')[place % 4]} of node {place // 4} is {mine!r} to "
                                 f"casement, {theirs!r} to {name}")


def measure(library, workload, n, turns):
    """Returns {operation: {engine: seconds}}."""
    engines = [Compiled(library, workload, n, "casement")]
    engines += [Taffy(workload, n) if peer == "taffy" else Compiled(library, workload, n, peer) for peer in WORKLOADS[workload]]
    result = {"build": {engine.name: min(engine.build() for _ in range(turns)) for engine in engines}}
    compare(engines, f"{workload} {n}")
    for operation in OPERATIONS:
        pairs = {engine.name: min(engine.most_pairs, max(1, int(0.005 / max(1e-8, engine.repeat(operation, 1))))) for engine in engines}
        samples = {engine.name: [] for engine in engines}
        for _ in range(turns):
            for engine in engines:
                samples[engine.name].append(engine.repeat(operation, pairs[engine.name]))
        result[operation] = {name: min(values) for name, values in samples.items()}
    for name, state in STATES.items():
        for engine in engines:
            engine.go(state)
        compare(engines, f"{workload} {n} {name}")
    for engine in engines:
        engine.free()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--output", required=True)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    library, table = load(options.library), [HEADER]
    for workload, sizes in SIZES.items():
        for n in sizes[:1] if options.quick else sizes:
            for operation, times in measure(library, workload, n, 5 if options.quick else 9).items():
                own = times["casement"]
                for peer in WORKLOADS[workload]:
                    print(f"{workload:6} {n:6} {operation:8} casement {own * 1e6:10.2f} us   {peer:6} {times[peer] * 1e6:10.2f} us  "
                          f"{times[peer] / own:8.3g}×", flush=True)
                    table.append((workload, n, operation, f"{own * 1e9:.0f}", peer, f"{times[peer] * 1e9:.0f}",
                                  f"{times[peer] / own:.3g}", "", "", "", "", ""))
    with open(options.output, "w") as file:
        file.writelines("\t".join(map(str, line)) + "\n" for line in table)


if __name__ == "__main__":
    sys.exit(main())
