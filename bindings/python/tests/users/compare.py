"""compare.py FOLDER NAME...: prints a table of the tests that scripts/users ran, from FOLDER/NAME-kiwisolver.json and
FOLDER/NAME-casement.json, which solver_log.py wrote.

The calls that a test made with kiwisolver are made again with casement.kiwi, so that both have the same constraints at each
update, and again with kiwisolver, whose variables then lie elsewhere in memory.

Fails if a test passes with kiwisolver and not with casement.kiwi, or if casement.kiwi has an update at a higher cost. Tests
that want the very pixels of a picture may fail where own_tests.py of matplotlib lists them.
"""

import json
import sys
from collections import Counter
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import casement.kiwi
import kiwisolver

from replays import same, updates

sys.path.append(str(Path(__file__).parent.parent / "matplotlib"))
from own_tests import LAST_BIT

ABSENT = {"outcome": "absent"}
VERDICTS = ("same values", "as good", "better", "worse")
HEAD = ("program", "kiwisolver", "casement.kiwi", "updates", *VERDICTS, "kiwisolver again", "kiwisolver, ms", "casement.kiwi, ms")


def judged(one, two):
    """Says how an update ended in comparison with the recorded one."""
    if same(one, two):
        return "same values"
    if abs(one.cost - two.cost) <= 1e-6 * (1 + one.cost):
        return "as good"
    return "better" if two.cost < one.cost else "worse"


def verdicts(test, kiwi):
    """Counts how the updates of a test end if its calls are made with another solver."""
    return Counter(judged(recorded, again) for calls in test["solvers"] for recorded, again in updates(calls, kiwi))


def title(name):
    """Returns a name with the version of its package, if it is one."""
    try:
        return f"{name} {version(name)}"
    except PackageNotFoundError:
        return name


def ends(tests):
    found = Counter(test["outcome"] for test in tests.values())
    return ", ".join(str(found[end]) for end in ("passed", "failed", "skipped"))


def milliseconds(tests):
    return f"{1000 * sum(test['seconds'] for test in tests.values()):.1f}"


def compared(name, theirs, mine):
    """Returns the cells of a program, and the tests that are worse with casement.kiwi."""
    found, repeated, wrong = Counter(), Counter(), []
    for test, one in theirs.items():
        two = mine.get(test, ABSENT)
        short = test.rpartition("::")[2]
        if one["outcome"] == "passed" != two["outcome"]:
            print(f"{name}: {short} passed with kiwisolver, {two['outcome']} with casement.kiwi")
            if short not in LAST_BIT:
                wrong.append(short)
        counts = verdicts(one, casement.kiwi)
        if set(counts) - {"same values"}:
            print(f"{name}: {short}: {', '.join(f'{count} {verdict}' for verdict, count in counts.items())}")
        if counts["worse"]:
            wrong.append(short)
        found += counts
        repeated += verdicts(one, kiwisolver)
    return [title(name), ends(theirs), ends(mine), sum(found.values()), *(found[verdict] for verdict in VERDICTS),
            repeated["same values"], milliseconds(theirs), milliseconds(mine)], wrong


def main():
    folder, *names = sys.argv[1:]
    rows, failed = [HEAD, ["---", *["--:"] * (len(HEAD) - 1)]], []
    for name in names:
        logs = [json.loads(Path(folder, f"{name}-{run}.json").read_text()) for run in ("kiwisolver", "casement")]
        cells, wrong = compared(name, *logs)
        rows.append(cells)
        failed += [f"{name}: {test}" for test in wrong]
    print("\n" + "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows))
    if failed:
        sys.exit("worse than with kiwisolver: " + ", ".join(failed))


if __name__ == "__main__":
    main()
