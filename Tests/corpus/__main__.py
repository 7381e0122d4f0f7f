"""Prints a table of how storyboards are read and laid out, with the figures of a reference solver."""

import re
import sys
from collections import Counter

from . import ambiguity, corpus, given, judge, peers, speed, tool
from .goals import Goals

SCENES_OF_ORACLE = 500
# Goals: percent of views within 0.5 pt, and within 1 pt if there is a second number.
GOALS = {"all": (98, 99), "Xcode 5": (99.3,), "with layout guides": (99,), "with baselines": (95,), "with stacks": (98,)}
# The reference also differs from the frames that Xcode stored. The remaining differences are counted by class.
REFERENCE, REFERENCE_FLOOR = (99.5,), (97.4,)
RULED = (95,)


def line(what, here, reference="", goal=""):
    print(f"  {what:<58} {here:>22} {reference:>16} {goal:>12}")


def percent(shares):
    return " / ".join(f"{share:.2f} %" for share in shares)


def main():
    place = corpus.folder()
    if place is None:
        print("no corpus of storyboards beside this checkout (CASEMENT_CORPUS): nothing judged")
        return 0
    paths = corpus.originals(place, corpus.CHECKOUT / "build" / "corpus")
    scenes = corpus.scenes(place)
    line("", "here", "reference", "goal")
    goals = Goals()
    read, documents = reading(paths, scenes, goals)
    exact = solving(scenes, documents, read, goals)
    judge_ambiguity(scenes, documents, exact, goals)
    judge_speed(documents, read)
    for failure in goals.failures:
        print(f"FAILED  {failure}")
    return 1 if goals.failures else 0


def reading(paths, scenes, goals):
    print("1. reading")
    read, failures, seconds = tool.imported(paths)
    bad = {failure["file"] for failure in failures}
    goals.none("documents that are not read whole", len(bad))
    line("documents read whole", f"{len(paths) - len(bad)} of {len(paths)}", goal="all")
    goals.none("scenes with a reference that are not read", sum(key not in read for key in scenes))
    line("scenes read; of those with a reference", f"{len(read)}; {sum(key in read for key in scenes)} of {len(scenes)}")
    line("parsed and imported, seconds", f"{seconds:.1f}")
    left = Counter(re.sub(r"\S*\d\S*|[A-Za-z0-9]{3}-\S+", "…", remark) for scene in read.values()
                   for remark in scene.get("remarks", []))
    for remark, count in left.most_common(12):
        line(f"  left out, and said: {remark[:36]}", str(count))
    for failure in failures[:5]:
        print("  ", failure["error"].splitlines()[0])
    return read, {key: given.alone(read[key]["document"], scenes[key]) for key in scenes if key in read}


def solving(scenes, documents, read, goals):
    exact, seconds = tool.solved(documents, "--device-scale", "0")
    rounded, _ = tool.solved(documents)
    print("2. the solver against the reference, with given guides and margins")
    tally, classes = judge.against_reference(scenes, exact, documents)
    what = f"of {tally.count} determined views within 0.01 pt"
    line(what, percent(tally.shares()), "", goals.judge(what, tally.shares(), REFERENCE, REFERENCE_FLOOR))
    unexplained = classes.pop(None, 0)
    for name, count in classes.most_common():
        line(f"  {name}", str(count))
    line("  differences that no class explains", str(unexplained), "", goals.none("unexplained differences", unexplained))
    print("3. against Xcode: clean scenes, given guides, within 0.5 / 1 pt")
    tallies, reference = judge.against_xcode(scenes, rounded)
    for name, found in tallies.items():
        beside = percent(reference.shares()) if name == "all" else ""
        line(f"{name} ({found.count} views)", percent(found.shares()), beside,
             goals.judge(f"{name}, within 0.5 / 1 pt of Xcode", found.shares(), GOALS[name]))
    print("4. against Xcode, bars and margins by rule, nothing given")
    ruled, _ = tool.solved({key: read[key]["document"] for key in documents})
    found = judge.against_xcode(scenes, ruled)[0]["all"]
    line(f"all ({found.count} views)", percent(found.shares()), "88.5 / 89.9 %",
         goals.judge("by rule, within 0.5 pt of Xcode", found.shares(), RULED))
    print(f"   {len(documents)} scenes built and solved in {seconds:.1f} s")
    return exact


def judge_ambiguity(scenes, documents, exact, goals):
    print("5. ambiguity")
    table = ambiguity.flags(scenes, exact)
    line("Xcode says ambiguous, and so it is found / is not", f"{table[True, True]} / {table[True, False]}")
    line("Xcode says nothing, and it is found / is not", f"{table[False, True]} / {table[False, False]}")
    count, judged, wrong, unsure = ambiguity.oracle(documents, exact, SCENES_OF_ORACLE)
    what = f"disagree with HiGHS, of {judged} sides in {count} scenes"
    line(what, str(len(wrong)), goal=goals.none(what, len(wrong)))
    if unsure:
        line("  scenes that HiGHS gave no answer for", str(unsure))
    for key, sides in wrong[:10]:
        print("  ", *key, sides[:4])


def judge_speed(documents, read):
    print("6. milliseconds: median / worst")
    answers, _ = tool.solved({key: read[key]["document"] for key in documents}, "--time")
    for name, (count, median, worst) in speed.times(answers.values()).items():
        line(f"{name} ({count} scenes, with reading the JSON)" if name == "build" else f"{name} ({count} scenes)",
             f"{median:.3f} / {worst:.2f}")
    tables = peers.times(documents, str(corpus.CHECKOUT / "bindings" / "python"))
    if tables is None:
        print("  kiwisolver or the library is not there: not beside kiwi")
        return
    for peer, (steps, ended) in tables.items():
        for name, (count, median, worst) in steps.items():
            line(f"the same rows from Python, {peer}, {name} ({count} scenes)", f"{median:.3f} / {worst:.2f}")
        if ended:
            line(f"  scenes that end the process of {peer}", str(ended))


if __name__ == "__main__":
    sys.exit(main())
