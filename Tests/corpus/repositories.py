"""The facts of the importer: which documents show them, and scenes laid out with what the other repositories show."""

import json
import pathlib
import random
import re
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

from . import corpus, judge, tool

# The repositories that must show a fact.
ENOUGH = 3
# The draws of repositories that are left out together, the repositories of a draw, and the seed of all draws.
DRAWS, DRAWN, SEED = 10, 10, 1
# A line begins with its file and scene, which must not be parsed to compare it.
HEAD = re.compile(rb'\{"file": ?("(?:[^"\\]|\\.)*"), ?"scene": ?("(?:[^"\\]|\\.)*")')
# Builds of Xcode without a version number store 32700, and draw as Xcode 15 does.
UNNUMBERED, THEIR_TOOLS = 32700, 22505


class Corpus:
    """The documents with a clean scene, what was imported from them, and the views that were found in their places."""

    def __init__(self, paths, scenes):
        self.scenes = {key: scene for key, scene in scenes.items() if scene["clean"] and not scene["noframe"]}
        digests = {digest for digest, _ in self.scenes}
        self.paths = {corpus.digest(path): path for path in paths if corpus.digest(path) in digests}
        self.tools = {key[0]: version(scene) for key, scene in self.scenes.items()}
        self.lines = self.imported(self.paths)
        self.hits = self.solved(self.lines)

    def imported(self, digests, without=()):
        """Returns the lines of the clean scenes of documents."""
        lines = {}
        for line in tool.imported_lines([self.paths[digest] for digest in digests], without):
            head = HEAD.match(line)
            key = head and (corpus.digest(json.loads(head[1])), json.loads(head[2]))
            if key in self.scenes:
                lines[key] = line
        return lines

    def solved(self, lines):
        """Returns the results of lines: by scene, the views within half a point of Xcode and all others."""
        answers, _ = tool.solved({key: tool.parsed(line)["document"] for key, line in lines.items()})
        return {key: dict(judge.placed(self.scenes[key], answer)) for key, answer in answers.items()}


def version(scene):
    stated = int(float(scene["toolsVersion"].split(".")[0]))
    return THEIR_TOOLS if stated >= UNNUMBERED else stated


def support(place, whole):
    """Returns by fact the documents that show it and those that contradict it: {name: {"for": {repository: [digest]}, "against": …}}.

    A document shows a fact if more of its views are where Xcode stored them than without the fact. The result is kept
    beside the documents, for what it was computed with: the tool, the corpus and these scripts."""
    kept = corpus.unpacked(place) / "support.json"
    scripts = sorted(pathlib.Path(__file__).parent.glob("*.py"))
    inputs = corpus.digest_of([tool.TOOL, place / "originals.tar.xz", place / "scenes.jsonl.gz", *scripts])
    if kept.exists():
        found = json.loads(kept.read_text())
        if found.get("inputs") == inputs:
            return found["facts"]
    facts = tool.facts()
    with ThreadPoolExecutor(2) as pool:
        found = dict(zip([fact["name"] for fact in facts], pool.map(lambda fact: shown(whole, fact), facts)))
    kept.write_text(json.dumps({"inputs": inputs, "facts": found}))
    return found


def shown(whole, fact):
    """Returns the documents that show a fact, and those that contradict it, by repository."""
    digests = [digest for digest in whole.paths if fact["since"] <= whole.tools[digest] < fact.get("before", 1e9)]
    lines = whole.imported(digests, [fact["name"]])
    changed = {key: line for key, line in lines.items() if line != whole.lines[key]}
    difference = defaultdict(int)
    for key, views in (whole.solved(changed) if changed else {}).items():
        difference[key[0]] += sum(whole.hits[key].values()) - sum(views.values())
    repositories = {key[0]: whole.scenes[key]["repo"] for key in changed}
    sides = {"for": defaultdict(set), "against": defaultdict(set)}
    for digest, more in difference.items():
        if more:
            sides["for" if more > 0 else "against"][repositories[digest]].add(digest)
    if "control" in fact:
        for repository, digests in stored(whole, fact).items():
            sides["for"][repository] |= digests
    return {side: {repository: sorted(each) for repository, each in found.items()} for side, found in sides.items()}


def stored(whole, fact):
    """Returns the documents in which Xcode stored a control of the length that a fact states, by repository."""
    axis, element = fact["control"].split()
    found = defaultdict(set)
    for key, line in whole.lines.items():
        if not fact["since"] <= whole.tools[key[0]] < fact.get("before", 1e9) or element.encode() not in line:
            continue
        document = tool.parsed(line)["document"]
        views = document.get("views", []) + [view for outer in document.get("controllers", []) for view in inner(outer)]
        if any(view.get("about", "").split(" ")[0] == element and "stored" in view
               and abs(length(view, axis) - fact["length"]) < 0.01 for view in judge.every(views)):
            found[whole.scenes[key]["repo"]].add(key[0])
    return found


def inner(controller):
    while "controllers" in controller:
        controller = controller["controllers"][0]
    return [controller["view"]]


def length(view, axis):
    insets = view.get("alignment_insets", [0, 0, 0, 0])
    frame = view["stored"]["frame"]
    return frame[2] - insets[1] - insets[3] if axis == "width" else frame[3] - insets[0] - insets[2]


def unsupported(facts, found, repositories):
    """Returns the facts that Apple does not document and that fewer than `ENOUGH` other repositories show."""
    return frozenset(fact["name"] for fact in facts if "source" not in fact
                     and len(found[fact["name"]]["for"].keys() - repositories) < ENOUGH)


def left_out(whole, found):
    """Returns the views in their places, by scene: each repository with the facts that the others show."""
    facts = tool.facts()
    groups = defaultdict(set)
    for key, scene in whole.scenes.items():
        groups[unsupported(facts, found, {scene["repo"]})].add(key[0])
    hits = {}
    for without, digests in groups.items():
        hits |= whole.solved(whole.imported(sorted(digests & whole.paths.keys()), without))
    return hits


def draws(whole, found):
    """Yields for each draw the repositories that are left out together, and their views in their places, by scene: with
    the facts that the other repositories show."""
    facts, chance = tool.facts(), random.Random(SEED)
    every = sorted({scene["repo"] for scene in whole.scenes.values()})
    for _ in range(DRAWS):
        drawn = set(chance.sample(every, DRAWN))
        digests = {key[0] for key, scene in whole.scenes.items() if scene["repo"] in drawn}
        lines = whole.imported(sorted(digests & whole.paths.keys()), unsupported(facts, found, drawn))
        yield sorted(drawn), whole.solved(lines)
