"""Compares frames: how many views are where they should be."""

from collections import Counter

from .given import every


class Tally:
    """Counts the views within each of several distances."""

    def __init__(self, distances):
        self.distances = distances
        self.count = 0
        self.within = [0] * len(distances)

    def add(self, distance):
        self.count += 1
        for place, limit in enumerate(self.distances):
            self.within[place] += distance <= limit + 1e-6

    def shares(self):
        return [100 * each / max(1, self.count) for each in self.within]


def distance(frame, other):
    if not frame or None in frame:
        return float("inf")
    return max(abs(one - two) for one, two in zip(frame, other))


def determined(scene):
    """Returns the views that the reference placed uniquely, each with its frame there and that of Xcode."""
    views = {view["id"]: view for view in scene["views"]}
    for name, found in scene["ref"].items():
        if not any(found["amb"]):
            yield views[name], found["f"]


def against_reference(scenes, answers, documents):
    """Returns a tally, and the number of differing views by class; None is the class of unclassified views."""
    tally, classes = Tally([0.01]), Counter()
    for key, answer in answers.items():
        scene = scenes[key]
        loose = {name for name, _ in answer["ambiguous"]}
        for view, frame in determined(scene):
            off = distance(answer["frames"].get(view["id"]), frame)
            tally.add(off)
            if off > 0.01:
                classes[reason(scene, answer, view, frame, loose, documents[key])] += 1
    return tally, classes


def reason(scene, answer, view, frame, loose, document):
    """Returns the class of a difference, or None. A class is a property of the scene or of the difference."""
    here, stored = answer["frames"].get(view["id"]), view["frame"]
    if answer["conflicts"]:
        return "required constraints conflict; another one is dropped"
    if scene["noframe"]:
        return "no frames are stored; sizes are unknown"
    if stored and distance(here, stored) < distance(frame, stored) - 0.01:
        return "nearer to Xcode than the reference"
    if "baseline" in scene["has"] and is_vertical(here, frame):
        return "other baselines of fonts, by which views lie higher or lower"
    if view["id"] in loose:
        return "ambiguous, as found here"
    distributions = {each.get("distribution") for each in every(document["views"]) if each.get("kind") == "stack"}
    if "fill_proportionally" in distributions:
        return "in stacks that fill proportionally, which share out otherwise"
    if distributions:
        return "in stacks, whose views and spaces give way otherwise"
    if "margin" in scene["has"] and not scene["clean"]:
        return "margins of views whose frames Xcode says are stale"
    if not is_as_stored(document["views"][0]):
        return "in cells that old tools draw as high as their rows"
    return None


def is_as_stored(cell):
    """Returns whether the content of a cell was imported for the stored size of the cell."""
    places = [view["frame"]["in"] for view in cell.get("views", []) if "in" in view.get("frame", [])]
    return all(place == cell["stored"]["frame"][2:] for place in places if "stored" in cell)


def is_vertical(one, other):
    """Returns whether two frames differ only in y and height."""
    return abs(one[0] - other[0]) <= 0.01 and abs(one[2] - other[2]) <= 0.01


GROUPS = [
    ("all", lambda scene: True), ("Xcode 5", lambda scene: scene["xcode"] == 5),
    ("with layout guides", lambda scene: "guide" in scene["has"]),
    ("with baselines", lambda scene: "baseline" in scene["has"]),
    ("with stacks", lambda scene: "stack" in scene["has"]),
]


RULED_GROUPS = [
    ("all", lambda scene: True), ("cells", lambda scene: scene["kind"] in CELLS),
    ("with margins", lambda scene: "margin" in scene["has"]), ("with stacks", lambda scene: "stack" in scene["has"]),
    ("with safe areas", lambda scene: "safe" in scene["has"]),
    ("with baselines of known fonts", lambda scene: "baseline" in scene["has"] and not scene.get("unknown fonts")),
]
CELLS = {"tableViewCell", "collectionViewCell", "reusable", "tableHeaderView", "tableFooterView"}
WITHIN = 0.5


def stored(scene):
    """Returns the determined views of a clean scene that Xcode stored a frame for, each with that of the reference."""
    if scene["clean"] and not scene["noframe"]:
        yield from ((view, frame) for view, frame in determined(scene) if view["frame"])


def against_xcode(scenes, answers):
    """Returns a tally for each group of clean scenes, and one for the reference."""
    tallies = {name: Tally([WITHIN, 1]) for name, _ in GROUPS}
    reference = Tally([WITHIN, 1])
    for key, answer in answers.items():
        for view, frame in stored(scenes[key]):
            off = distance(answer.get("frames", {}).get(view["id"]), view["frame"])
            for name, belongs in GROUPS:
                if belongs(scenes[key]):
                    tallies[name].add(off)
            reference.add(distance(frame, view["frame"]))
    return tallies, reference


def placed(scene, answer):
    """Returns by view whether it is within half a point of where Xcode stored it."""
    frames = answer.get("frames", {})
    return {view["id"]: distance(frames.get(view["id"]), view["frame"]) <= WITHIN + 1e-6 for view, _ in stored(scene)}


def shares(scenes, hits):
    """Returns by group the number of views, and the percentage of those in their places."""
    found = {}
    for name, belongs in RULED_GROUPS:
        views = [hit for key, each in hits.items() if belongs(scenes[key]) for hit in each.values()]
        found[name] = (len(views), 100 * sum(views) / max(1, len(views)))
    return found


def wrong_conflicts(scenes, answers):
    """Returns the clean scenes with a conflict here, in which the reference keeps all required constraints."""
    return [key for key, answer in answers.items() if scenes[key]["clean"] and not scenes[key]["noframe"]
            and answer.get("conflicts", 1) and "1000" not in scenes[key]["ref_violation"]]


def wrongly_ambiguous(scenes, answers):
    """Returns the views of clean scenes without a conflict, here and in the reference, that are ambiguous here, but neither
    for the reference nor for Xcode."""
    found = []
    for key, answer in answers.items():
        if "1000" in scenes[key]["ref_violation"] or answer.get("conflicts"):
            continue  # What is free depends on the constraint that is dropped. Conflicts here are counted on their own.
        loose = {name for name, _ in answer.get("ambiguous", [])}
        found += [(key, view["id"]) for view, _ in stored(scenes[key])
                  if view["id"] in loose and "ambiguous" not in view["flags"]]
    return found
