"""Prints a table of how storyboards are read and laid out, with the figures of a reference solver.

--by-repository: also lay out each repository, and ten at a time, with the facts that three other repositories show
--facts: also write docs/facts.md, the documents and repositories that show each fact
"""

import argparse
import re
import sys
from collections import Counter

from . import ambiguity, corpus, facts, given, judge, peers, repositories, speed, tool
from .goals import (DRAWN_FLOOR, DRAWN_GOAL, FLOORS, GOALS, LEFT_OUT_FLOORS, LEFT_OUT_GOALS, REFERENCE,
                    REFERENCE_FLOOR, RULED_FLOORS, RULED_GOALS, WRONG, Goals)

SCENES_OF_ORACLE = 500
# A remark ends with what people call the view that it is about.
OF_A_VIEW = re.compile(r"\b(size in|of) (?!another )[A-Za-z]+ .*")
UNKNOWN_FONT = re.compile("the font .* is not known")


def line(what, here, reference="", goal=""):
    print(f"  {what:<58} {here:>22} {reference:>16} {goal:>12}")


def percent(shares):
    return " / ".join(f"{share:.2f} %" for share in shares)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--by-repository", action="store_true")
    options.add_argument("--facts", action="store_true")
    options = options.parse_args()
    place = corpus.folder()
    if place is None:
        print("skipped: the corpus of storyboards: CASEMENT_CORPUS names none, and none is beside this checkout")
        return 0
    paths = corpus.originals(place)
    scenes = corpus.scenes(place)
    line("", "here", "reference", "goal")
    goals = Goals()
    read, documents = reading(paths, scenes, goals)
    exact = solving(scenes, documents, read, goals)
    if options.by_repository or options.facts:
        judge_repositories(place, repositories.Corpus(paths, scenes), goals, options.facts)
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
    left = Counter(re.sub(r"\S*\d\S*|[A-Za-z0-9]{3}-\S+", "…", OF_A_VIEW.sub(r"\1 …", remark)) for scene in read.values()
                   for remark in scene.get("remarks", []))
    for remark, count in left.most_common(12):
        line(f"  left out, and said: {remark[:36]}", str(count))
    for failure in failures[:5]:
        print("  ", failure["error"].splitlines()[0])
    for key, scene in scenes.items():
        scene["unknown fonts"] = any(UNKNOWN_FONT.match(remark) for remark in read.get(key, {}).get("remarks", []))
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
             goals.judge(f"{name}, within 0.5 / 1 pt of Xcode", found.shares(), GOALS[name], FLOORS.get(name)))
    print("4. against Xcode, bars and margins by rule, nothing given")
    ruled, _ = tool.solved({key: read[key]["document"] for key in documents})
    hits = {key: judge.placed(scenes[key], answer) for key, answer in ruled.items()}
    judge_groups("by rule", judge.shares(scenes, hits), RULED_GOALS, RULED_FLOORS, goals)
    for what, answers in [("given", rounded), ("by rule", ruled)]:
        wrong = {"wrong conflicts": judge.wrong_conflicts(scenes, answers),
                 "views wrongly ambiguous": judge.wrongly_ambiguous(scenes, answers)}
        for name, found in wrong.items():
            line(f"{name} in clean scenes, {what}", str(len(found)), "",
                 goals.at_most(f"{name}, {what}", len(found), WRONG[name, what]))
            for each in found[:3]:
                print("  ", *each)
    print(f"   {len(documents)} scenes built and solved in {seconds:.1f} s")
    return exact


def judge_groups(what, shares, goal, floor, goals):
    for name, (count, share) in shares.items():
        line(f"{what}: {name} ({count} views)", percent([share]), "",
             goals.judge(f"{what}: {name}, within 0.5 pt of Xcode", [share], goal[name], floor.get(name)))


def judge_repositories(place, whole, goals, writes):
    print(f"   by rule; each repository with the facts that {repositories.ENOUGH} others show or Apple documents")
    found = repositories.support(place, whole)
    judge_groups("left out", judge.shares(whole.scenes, repositories.left_out(whole, found)), LEFT_OUT_GOALS,
                 LEFT_OUT_FLOORS, goals)
    judge_draws(whole, found, goals)
    few = [fact["name"] for fact in tool.facts() if len(found[fact["name"]]["for"]) < repositories.ENOUGH]
    line(f"facts; shown by fewer than {repositories.ENOUGH} repositories", f"{len(tool.facts())}; {len(few)}")
    if writes:
        facts.write(corpus.CHECKOUT / "docs" / "facts.md", tool.facts(), found, whole)


def judge_draws(whole, found, goals):
    results = []
    for drawn, hits in repositories.draws(whole, found):
        count, share = judge.shares(whole.scenes, hits)["all"]
        results.append((share, count, drawn))
    mean = sum(share for share, _, _ in results) / len(results)
    what = f"{repositories.DRAWN} repositories left out at a time, {len(results)} draws: mean"
    line(what, percent([mean]), "", goals.judge(what, [mean], DRAWN_GOAL, DRAWN_FLOOR))
    share, count, drawn = min(results)
    line(f"  worst draw ({count} views)", percent([share]))
    print("    " + ", ".join(drawn))


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
