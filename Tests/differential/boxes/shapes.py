"""Random trees of boxes."""

import random as randomness

_JUSTIFY = ["flex-start", "flex-end", "center", "space-between", "space-around", "space-evenly"]
_ALIGN = ["flex-start", "flex-end", "center", "stretch", "stretch"]
_LINES = ["flex-start", "flex-end", "center", "stretch", "space-between", "space-around"]
_CELL = ["start", "end", "center", "stretch"]
_EDGES = ("left", "top", "right", "bottom")
_SIZES = ("width", "height", "min-width", "min-height", "max-width", "max-height")


class Builder:
    def __init__(self, random, first, kinds, percents):
        self.random, self.first, self.kinds, self.percents = random, first, kinds, percents
        self.operations, self.boxes, self.count, self.spans = [], ["root"], 0, random.random() < 0.5
        self.parents, self.kind_of, self.padded, self.listed = {}, {"root": "flow"}, set(), set()

    def often(self, odds):
        return self.random.random() < odds

    def style(self, key, **styles):
        for name, value in styles.items():
            self.operations.append(("style", key, name.replace("_", "-"), value))

    def length(self, most, percents):
        return f"{self.random.choice(percents)}%" if percents and self.often(0.25) else self.random.randint(0, most)

    def add(self):
        parent = self.random.choice(self.boxes[-3:]) if self.count else "root"
        kind = self.random.choice(self.kinds[self.kind_of[parent]]) if self.count else self.first
        key = f"n{self.count}"
        self.count += 1
        size = {"leaf": (self.random.randint(1, 120), self.random.randint(1, 60)), "text": (self.random.randint(1, 60) * 10, 0)}
        self.operations.append(("node", key, parent, kind, *size.get(kind, (0, 0))))
        self.parents[key], self.kind_of[key] = parent, kind
        if kind in ("flow", "grid"):
            self.boxes.append(key)
        return key

    def gaps_and_padding(self, key, percents=()):
        for name in ("column_gap", "row_gap"):
            if self.often(0.3):
                self.style(key, **{name: self.length(20, (5, 10) if self.percents or key == "n0" else ())})
        for edge in _EDGES:
            if self.often(0.12):
                self.style(key, **{f"padding_{edge}": self.length(20, percents)})
                self.padded.add(key)

    def flow(self, key, has_baselines, columns_wrap=True, is_reversed=True):
        reverse = ["row-reverse", "column-reverse"] if is_reversed and not has_baselines else []
        direction = self.random.choice(["row", "row", "column", "column", *reverse])
        self.style(key, flex_direction=direction)
        if (columns_wrap or direction.startswith("row")) and self.often(0.4):
            wraps = ["wrap", "wrap", *(["wrap-reverse"] if is_reversed and not has_baselines else [])]
            self.style(key, flex_wrap=self.random.choice(wraps), align_content=self.random.choice(_LINES))
        if self.often(0.5):
            self.style(key, justify_content=self.random.choice(_JUSTIFY))
        if self.often(0.5):
            self.style(key, align_items=self.random.choice(
                [*_ALIGN, "baseline"] if has_baselines and direction.startswith("row") else _ALIGN))
        self.gaps_and_padding(key)

    def dimensions(self, key, odds):
        for name in _SIZES:
            if name.startswith("max") and (key in self.padded or self.kind_of[key] == "flow"):
                continue
            if self.often(odds if name in ("width", "height") else odds / 3):
                is_text_height = self.kind_of[key] == "text" and "height" in name
                most = 200 if name.startswith("max") else 120
                self.style(key, **{name: self.length(most, () if is_text_height else self.percents)})

    def limits(self, key):
        """A size along an axis, or a limit of it."""
        for axis in ("width", "height"):
            if self.often(0.2):
                name, most = self.random.choice([("", 120), ("", 120), ("min-", 120), ("max-", 200)])
                if not (name == "max-" and key in self.padded):
                    self.style(key, **{name + axis: self.random.randint(0, most)})

    def margins(self, key, is_auto):
        for edge in _EDGES:
            if self.often(0.12):
                self.style(key, **{f"margin_{edge}": "auto" if self.often(is_auto) else self.random.randint(0, 20)})

    def flexibility(self, key):
        has_size = any(operation[1] == key and operation[2] in _SIZES for operation in self.operations)
        for name, values in (("flex_grow", [1, 1, 2]), ("flex_shrink", [0, 0, 2])):
            if self.often(0.3) and not (name == "flex_grow" and has_size and self.parents[key] != "root"):
                self.style(key, **{name: self.random.choice(values)})
        if self.often(0.3) and (self.parents[key] == "root" or self.kind_of[key] != "flow" and not has_size):
            self._basis(key)
        if self.often(0.15):
            self.style(key, align_self=self.random.choice(_ALIGN))

    def _basis(self, key):
        if self.parents[key] == "root":
            self.style(key, flex_basis=self.random.choice([0, 30, 80, "50%"]))
        else:
            self.style(key, flex_basis=self.random.choice([0, 30, 80]), flex_grow=0, flex_shrink=0)

    def track(self, is_definite):
        percents = [f"{self.random.choice([10, 25, 50])}%"] if is_definite and not self.spans else []
        return self.random.choice([
            *percents, str(self.random.randint(0, 80)), "1fr", "2fr", "auto", *(["auto"] if self.spans else [
                "min-content", "max-content", f"minmax({self.random.randint(0, 40)},1fr)", "minmax(min-content,max-content)"])])

    def template(self, is_definite, most):
        """Returns a list of tracks. Automatic repetitions need a size."""
        if is_definite and self.often(0.15):
            return f"repeat(auto-fill,minmax({self.random.randint(30, 90)},1fr))"
        if self.often(0.15):
            return f"repeat({self.random.randint(1, 3)},{self.track(is_definite)})"
        return "|".join(self.track(is_definite) for _ in range(self.random.randint(1, most)))

    def grid(self, key, has_width, has_height):
        for axis, odds, is_definite in (("columns", 0.85, has_width), ("rows", 0.6, has_height)):
            if self.often(odds):
                self.style(key, **{f"grid_template_{axis}": self.template(is_definite, 4)})
                self.listed.add((key, axis))
        for name in ("grid_auto_columns", "grid_auto_rows"):
            if self.often(0.2):
                self.style(key, **{name: "|".join(self.track(False) for _ in range(self.random.randint(1, 2)))})
        if self.often(0.35):
            self.style(key, grid_auto_flow=self.random.choice(["column", "row-dense", "column-dense"]))
        for name in ("justify_content", "align_content"):
            if self.often(0.3):
                self.style(key, **{name: self.random.choice(["start", "end", "center", "stretch", "space-between", "space-around",
                                                             "space-evenly"])})
        for name in ("justify_items", "align_items"):
            if self.often(0.3):
                self.style(key, **{name: self.random.choice(_CELL)})
        self.gaps_and_padding(key)

    def cell(self, key):
        parent = self.parents[key]
        has_lines = self.often(0.15) and {(parent, "columns"), (parent, "rows")} <= self.listed
        for axis in ("column", "row"):
            if has_lines:
                self.style(key, **{f"grid_{axis}": self.random.choice([1, 1, 2, 3, -1, -2])})
            elif self.spans and self.often(0.25) and self.kind_of[key] != "text":
                self.style(key, **{f"grid_{axis}_span": 2})
        for name in ("justify_self", "align_self"):
            if self.often(0.12):
                self.style(key, **{name: self.random.choice(_CELL)})

    def root(self):
        for axis in ("width", "height"):
            self.style("root", **{axis: self.random.randint(40, 500)})


def flows(seed):
    """A tree of flows. In half of them no item has an automatic minimum, which yoga does not know.

    Yoga and taffy agree on other answers than CSS for what is not here: maximum sizes of flows, whose base size is that of the
    content all the same, also where padding needs more, and grow factors below 1 of items that have a minimum (Flexbox 9.7),
    contributions of items with a basis and a size or a limit, that are columns, or below 0 by their margins (Flexbox 4.5, 9.9),
    baselines of reversed flows and of items with auto margins (Flexbox 8.5, 9.4), and heights of texts in percent of what has
    none (Sizing 5.2).
    """
    random = randomness.Random(f"flows {seed}")
    builder = Builder(random, "flow", {"flow": ["leaf"] * 5 + ["text"] * 2 + ["flow"] * 3}, (10, 25, 50, 100))
    has_minimums, has_baselines = builder.often(0.5), builder.often(0.3)
    builder.root()
    builder.flow("root", has_baselines)
    for _ in range(random.randint(2, 12)):
        key = builder.add()
        if builder.kind_of[key] == "flow":
            builder.flow(key, has_baselines)
        if not has_minimums:
            builder.style(key, min_width=0, min_height=0)
        builder.dimensions(key, 0.25)
        builder.margins(key, 0.0 if has_baselines else 0.3)
        builder.flexibility(key)
        if builder.often(0.04):
            builder.style(key, display="none")
    return builder.operations


def grids(seed):
    """A grid, and in it leaves, texts and flows.

    Taffy 0.7 has other answers than CSS and Chrome for what is not here: percentages of what is as large as its content
    (Sizing 5.2), sizes beyond limits of the same item (Grid 6.6), margins of items that are as wide as fits (Sizing 3.2),
    which it subtracts twice, gaps beside collapsed tracks (Grid 7.2.3.2), lines of an axis without listed tracks (Grid 8.3),
    items whose line is before the last one, and begin another row (Grid 8.5, step 4), grids that are as large as their tracks
    (Grid 5.2, 11.7.1), tracks that do not grow while others can, by items of no size or of different spans (Grid 11.5.1),
    items that span several kinds of tracks, or that do not fit (Grid 6.6, 11.5), tracks with a fixed minimum or maximum, or
    fit-content, and texts in several columns that are as wide as fits (Grid 11.6), auto margins and reversed flows where
    there is too little room (Flexbox 8.2, 9.5), baselines in reversed lines (Flexbox 9.6), columns that wrap in rows without
    a height (Flexbox 9.3), and flexible or limited items in flows that are as large as their content (Flexbox 9.9).
    """
    random = randomness.Random(f"grids {seed}")
    simple = ["leaf"] * 5 + ["text"] * 2
    builder = Builder(random, "grid", {"grid": [*simple, "flow"], "flow": simple}, ())
    builder.root()
    has_height = builder.often(0.6)
    for _ in range(random.randint(3, 10)):
        _cell(builder, has_height)
    for key in builder.boxes[1:]:
        if key not in builder.parents.values():
            builder.operations.append(("node", f"{key}x", key, "leaf", 10, 10))
    return builder.operations


def _cell(builder, has_height):
    key = builder.add()
    kind, parent = builder.kind_of[key], builder.parents[key]
    if kind == "grid":
        builder.grid(key, key == "n0", key == "n0" and has_height)
    elif kind == "flow":
        builder.flow(key, False, columns_wrap=False, is_reversed=False)
    if key == "n0":
        sizes = {"width": builder.random.randint(300, 700), **({"height": builder.random.randint(300, 700)} if has_height else {})}
        builder.style(key, flex_shrink=0, **sizes)
        return
    if kind == "text":
        builder.style(key, width=builder.random.randint(40, 120))
    elif builder.kind_of[parent] == "grid":
        builder.limits(key)
    if kind == "leaf":
        builder.margins(key, 0.0)
    if builder.kind_of[parent] == "grid":
        builder.cell(key)
