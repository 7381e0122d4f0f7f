"""Scene documents with guides and margins inferred from stored frames, instead of computed."""

import copy

# For each length: the attribute of its edge, and its sign there.
MARGINS = {
    "top_margin": ("top", 1), "left_margin": ("left", 1), "leading_margin": ("leading", 1),
    "bottom_margin": ("bottom", -1), "right_margin": ("right", -1), "trailing_margin": ("trailing", -1),
}
SNAKE = {
    "topMargin": "top_margin", "leftMargin": "left_margin", "leadingMargin": "leading_margin",
    "bottomMargin": "bottom_margin", "rightMargin": "right_margin", "trailingMargin": "trailing_margin",
}


def alone(document, scene):
    """Returns the root view alone with its stored size; safe areas and layout guides have the given lengths."""
    document = copy.deepcopy(document)
    root, view = scene["root"], None
    for outer in document.pop("controllers", []):
        while "controllers" in outer:
            outer = outer["controllers"][0]
        view = outer["view"]
        if outer.get("kind") == "table":
            view["kind"] = "scroll"
    frame = next(v["frame"] for v in scene["views"] if v["parent"] is None)
    if view is None:
        view = document["views"][0]
    size = [frame[2], frame[3]] if frame else document["size"]
    view["name"] = root
    view["frame"] = [0, 0, *size]
    for key in ("profile", "idiom", "orientation", "device", "status_bar", "heights"):
        document.pop(key, None)
    document["size"] = size
    document["views"] = [view]
    lengths = places(document, scene)
    for constraint in document.get("constraints", []):
        move(constraint, "first", "attribute", lengths, size)
        move(constraint, "second", "to", lengths, size)
    return document


def places(document, scene):
    """Returns replacements of the sides of constraints: (item, attribute) to (item, attribute, constant)."""
    moved = {}
    safe = {}
    for kind, item, attribute, value in scene["given"]:
        if kind == "m":
            edge, sign = MARGINS[SNAKE[attribute]]
            moved[item, SNAKE[attribute]] = (item, edge, sign * value)
        else:
            safe.setdefault(item, {})[attribute] = value
    rule = scene["bars_rule"]
    insets = {}
    for guide in scene["guides"]:
        given = safe.get(guide["id"], {})
        owner = guide["owner"]
        if guide["kind"] == "top":
            moved[guide["id"], "bottom"] = (owner, "top", given.get("bottom", rule["top"]))
        elif guide["kind"] == "bottom":
            if "top" in given:
                moved[guide["id"], "top"] = (owner, "top", given["top"])
            else:
                moved[guide["id"], "top"] = (owner, "bottom", -rule["bottom"])
            moved[guide["id"], "bottom"] = (owner, "bottom", 0)
        elif owner == scene["root"] or given:
            usual = rule if owner == scene["root"] else {"top": 0, "bottom": 0}
            insets[guide["id"]] = [
                given.get("top", usual["top"]), given.get("leading", 0),
                given.get("bottom", usual["bottom"]), given.get("trailing", 0)]
    for view in every(document["views"]):
        area = view.get("safe_area")
        name = area["name"] if isinstance(area, dict) else area
        if name == scene["root"] + ".safe_area":
            insets[name] = [rule["top"], 0, rule["bottom"], 0]
        if name in insets:
            view["safe_area"] = {"name": name, "insets": insets[name]}
    return moved


def every(views):
    for view in views:
        yield view
        yield from every(view.get("views", []))


def move(constraint, item, attribute, moved, size):
    place = moved.get((constraint.get(item), constraint.get(attribute)))
    if place is None:
        return
    constraint[item], constraint[attribute], constant = place
    factor = -1 if item == "first" else constraint.get("multiplier", 1)
    constraint["constant"] = constraint.get("constant", 0) + factor * constant
