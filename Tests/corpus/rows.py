"""A scene document without stacks as rows over plain variables, lowered independently of the library."""

from differential.model import Row

HORIZONTAL = {"left": 0, "leading": 0, "right": 1, "trailing": 1, "center_x": 0.5}
VERTICAL = {"top": 0, "bottom": 1, "center_y": 0.5, "first_baseline": 0, "last_baseline": 1}
# Margin attributes: the edge, the index of the margin in top, left, bottom, right, and its sign.
MARGINS = {
    "top_margin": ("top", {0: 1}), "left_margin": ("left", {1: 1}), "leading_margin": ("leading", {1: 1}),
    "bottom_margin": ("bottom", {2: -1}), "right_margin": ("right", {3: -1}),
    "trailing_margin": ("trailing", {3: -1}), "center_x_within_margins": ("center_x", {1: 0.5, 3: -0.5}),
    "center_y_within_margins": ("center_y", {0: 0.5, 2: -0.5}),
}
RELATIONS = {"==": "=", "<=": "<=", ">=": ">="}


class Item:
    def __init__(self, parent, first, view):
        self.parent, self.first, self.view = parent, first, view
        self.alignment = view.get("alignment_insets", [0, 0, 0, 0])
        self.margins = view.get("margins", [8, 8, 8, 8])
        self.is_scroll = view.get("kind") == "scroll"
        self.content = None

    def origin(self, vertical):
        return self.first + vertical

    def extent(self, vertical):
        return self.first + 2 + vertical


class Rows:
    def __init__(self, document):
        self.items, self.rows, self.count, self.guides = {}, [], 0, {}
        self.window = self.add("window", None, {})
        for place, number in enumerate([0, 0, *document["size"]]):
            self.row([(place, 1)], "=", number)
        for view in document["views"]:
            self.read(view, self.window)
        root = self.items[document["views"][0]["name"]]
        self.size = (root.extent(0), root.extent(1))
        for item in list(self.items.values()):
            self.hold(item)
        for name, (item, insets) in self.guides.items():
            self.hold_guide(self.items[name], item, insets)
        for constraint in document.get("constraints", []):
            self.constraint(constraint)
        for item in list(self.items.values()):
            self.intrinsic(item)

    def add(self, name, parent, view):
        item = Item(parent, self.count, view)
        self.count += 4
        self.items[name] = item
        return item

    def read(self, view, parent):
        item = self.add(view["name"], parent, view)
        if item.is_scroll:
            item.content = self.count
            self.count += 2
        area = view.get("safe_area")
        if area:
            name, insets = (area, [0] * 4) if isinstance(area, str) else (area["name"], area.get("insets", [0] * 4))
            self.add(name, item, {"guide": True})
            self.guides[name] = (item, insets)
        for child in view.get("views", []):
            self.read(child, item)

    def row(self, terms, relation, constant, priority=1000):
        merged = {}
        for variable, coefficient in terms:
            merged[variable] = merged.get(variable, 0) + coefficient
        kept = tuple((variable, value) for variable, value in merged.items() if value)
        if kept:
            self.rows.append(Row(kept, relation, constant, priority))

    def hold(self, item):
        """Adds the rows of a view's frame, its content size, and its sizes of at least 0."""
        view = item.view
        frame = view.get("frame")
        if frame is not None:
            rect = frame if isinstance(frame, list) else frame["rect"]
            outer = [0, 0] if isinstance(frame, list) else frame.get("in", [0, 0])
            springs = [] if isinstance(frame, list) else frame.get("flexible", [])
            for vertical, names in enumerate([("left", "width", "right"), ("top", "height", "bottom")]):
                self.stretch(item, vertical, rect[vertical], rect[2 + vertical], outer[vertical],
                             [name in springs for name in names])
        elif item is not self.window and not view.get("guide"):
            for vertical in (0, 1):
                terms, offset = self.anchor(item, "height" if vertical else "width", None)
                self.row(terms, ">=", -offset, 999)
        content = view.get("content", [])
        for vertical, length in enumerate([None, None] if content == "frame" else content):
            if length is None:
                self.row([(item.content + vertical, 1), (item.extent(vertical), -1)], "=", 0)
            else:
                self.row([(item.content + vertical, 1)], "=", length)

    def stretch(self, item, vertical, origin, length, outer, flexible):
        lengths = [origin, length, outer - origin - length]
        total = sum(max(0, each) for each, bends in zip(lengths, flexible) if bends)
        share = [((max(0, each) / total) if total else 1 / sum(flexible)) if bends else 0
                 for each, bends in zip(lengths, flexible)]
        whole = item.parent.extent(vertical)
        self.row([(item.origin(vertical), 1), (whole, -share[0])], "=", origin - share[0] * outer)
        self.row([(item.extent(vertical), 1), (whole, -share[1])], "=", length - share[1] * outer)

    def hold_guide(self, guide, view, insets):
        for vertical, (near, far) in enumerate([(insets[1], insets[3]), (insets[0], insets[2])]):
            self.row([(guide.origin(vertical), 1)], "=", near)
            self.row([(guide.extent(vertical), 1), (view.extent(vertical), -1)], "=", -near - far)

    def intrinsic(self, item):
        for vertical, length in enumerate(item.view.get("intrinsic", [])):
            if length is None:
                continue
            axis = "vertical" if vertical else "horizontal"
            terms, offset = self.anchor(item, "height" if vertical else "width", None)
            self.row(terms, "<=", length - offset, item.view.get("hugging", {}).get(axis, 250))
            self.row(terms, ">=", length - offset, item.view.get("compression", {}).get(axis, 750))

    def anchor(self, item, attribute, other):
        """Returns the terms and the number of an attribute, in the coordinates of the window."""
        near, far = item.alignment[1], item.alignment[3]
        if attribute in ("height", *VERTICAL):
            near, far = item.alignment[0], item.alignment[2]
        if attribute in ("width", "height"):
            return [(item.extent(attribute == "height"), 1)], -near - far
        vertical = attribute in VERTICAL
        share = (VERTICAL if vertical else HORIZONTAL)[attribute]
        if attribute.endswith("baseline"):
            first, last = item.view.get("baselines", [0, 0])
            offset = first if attribute == "first_baseline" else -last
        else:
            offset = near * (1 - share) - far * share
        is_inside = item.is_scroll and share != 0.5 and other is not None and other is not item and is_in(other, item)
        terms = [(item.content + vertical if is_inside else item.extent(vertical), share)]
        while item is not None:
            terms.append((item.origin(vertical), 1))
            item = item.parent
        return terms, offset

    def turned(self, name, attribute):
        """Returns an item, an attribute other than a margin, and an offset, for any attribute."""
        item = self.items[name]
        if attribute not in MARGINS:
            return item, attribute, 0
        edge, parts = MARGINS[attribute]
        length = sum(item.margins[place] * sign for place, sign in parts.items())
        guide = item.view.get("margins_in")
        return (self.items[guide] if guide else item), edge, length

    def constraint(self, stated):
        first, attribute, offset = self.turned(stated["first"], stated["attribute"])
        second = None
        if "second" in stated:
            second, to, more = self.turned(stated["second"], stated["to"])
        terms, number = self.anchor(first, attribute, second)
        constant = stated.get("constant", 0) - number - offset
        if second is not None:
            factor = stated.get("multiplier", 1)
            others, number = self.anchor(second, to, first)
            if factor != 1 and attribute not in ("width", "height"):
                terms, others = self.near(first, second, terms), self.near(second, first, others)
            terms = terms + [(variable, -factor * value) for variable, value in others]
            constant += factor * (number + more)
        self.row(terms, RELATIONS[stated.get("relation", "==")], constant, int(stated.get("priority", 1000)))

    def near(self, item, other, terms):
        """Removes the origins of the nearest common ancestor and its ancestors, which cancel."""
        above = set()
        ancestor = common(item, other)
        while ancestor is not None:
            above |= {ancestor.origin(0), ancestor.origin(1)}
            ancestor = ancestor.parent
        return [(variable, value) for variable, value in terms if variable not in above]


def is_in(item, outer):
    while item is not None:
        if item is outer:
            return True
        item = item.parent
    return False


def common(one, other):
    while not is_in(other, one):
        one = one.parent
    return one
