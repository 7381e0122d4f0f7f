"""Frames beside frames: how many views lie where they should."""

from collections import Counter

from .given import every


class Tally:
    """How many of some views lie within each of some distances."""

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
    """Views that the reference found in one place only, each with its frame there and the one that Xcode stored."""
    views = {view["id"]: view for view in scene["views"]}
    for name, found in scene["ref"].items():
        if not any(found["amb"]):
            yield views[name], found["f"]


def against_reference(scenes, answers, documents):
    """A tally, and why views differ: a count by class, that of None for views of no class."""
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
    """The class of a difference, or None: each is a property of the scene or of the difference that is looked at here."""
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
    if scene["kind"] == "tableViewCell" and "margin" in scene["has"] and not scene["clean"]:
        return "margins of a cell whose frames Xcode says are stale"
    return None


def is_vertical(one, other):
    """Whether two frames differ in y and height alone."""
    return abs(one[0] - other[0]) <= 0.01 and abs(one[2] - other[2]) <= 0.01


GROUPS = [
    ("all", lambda scene: True), ("Xcode 5", lambda scene: scene["xcode"] == 5),
    ("with layout guides", lambda scene: "guide" in scene["has"]),
    ("with baselines", lambda scene: "baseline" in scene["has"]),
    ("with stacks", lambda scene: "stack" in scene["has"]),
]


def against_xcode(scenes, answers):
    """A tally for each group of clean scenes, and one of the reference."""
    tallies = {name: Tally([0.5, 1]) for name, _ in GROUPS}
    reference = Tally([0.5, 1])
    for key, answer in answers.items():
        scene = scenes[key]
        if not scene["clean"] or scene["noframe"]:
            continue
        for view, frame in determined(scene):
            if not view["frame"]:
                continue
            off = distance(answer["frames"].get(view["id"]), view["frame"])
            for name, belongs in GROUPS:
                if belongs(scene):
                    tallies[name].add(off)
            reference.add(distance(frame, view["frame"]))
    return tallies, reference
