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
    if scene["kind"] == "tableViewCell" and "margin" in scene["has"] and not scene["clean"]:
        return "margins of a cell whose frames Xcode says are stale"
    return None


def is_vertical(one, other):
    """Returns whether two frames differ only in y and height."""
    return abs(one[0] - other[0]) <= 0.01 and abs(one[2] - other[2]) <= 0.01


GROUPS = [
    ("all", lambda scene: True), ("Xcode 5", lambda scene: scene["xcode"] == 5),
    ("with layout guides", lambda scene: "guide" in scene["has"]),
    ("with baselines", lambda scene: "baseline" in scene["has"]),
    ("with stacks", lambda scene: "stack" in scene["has"]),
]


def against_xcode(scenes, answers):
    """Returns a tally for each group of clean scenes, and one for the reference."""
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
