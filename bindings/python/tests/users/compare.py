"""compare.py FOLDER NAME...: prints a table of the tests that scripts/users ran, from FOLDER/NAME-kiwisolver.json,
FOLDER/NAME-again.json, a second run of kiwisolver, and FOLDER/NAME-casement.json, which solver_log.py wrote.

Fails if a test passes with kiwisolver and not with casement.kiwi, or if casement.kiwi leaves the same rows at a higher
cost. Tests that want the very pixels of a picture may fail where own_tests.py of matplotlib lists them.
"""

import json
import sys
from collections import Counter
from importlib.metadata import version
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "matplotlib"))
from own_tests import LAST_BIT

CLOSE = 1e-6
RUNS = ("kiwisolver", "again", "casement")
ABSENT = {"outcome": "absent", "updates": []}
VERDICTS = ("same values", "as good", "better", "worse", "other rows")
HEAD = ("program", "kiwisolver", "casement.kiwi", "updates", *VERDICTS, "kiwisolver again", "kiwisolver, ms", "casement.kiwi, ms")


def close(one, two):
    return abs(one - two) <= CLOSE * (1 + abs(one))


def judged(one, two):
    """Says how an update ended in comparison with another run's."""
    if one["rows"] != two["rows"]:
        return "other rows"
    if all(map(close, one["values"], two["values"])):
        return "same values"
    if close(one["cost"], two["cost"]):
        return "as good"
    return "better" if two["cost"] < one["cost"] else "worse"


def verdicts(one, two):
    """Counts how the updates of a test ended. Where one run has more of them, those have other rows."""
    found = Counter(judged(*pair) for pair in zip(one["updates"], two["updates"]))
    found["other rows"] += abs(len(one["updates"]) - len(two["updates"]))
    return +found


def ends(tests):
    found = Counter(test["outcome"] for test in tests.values())
    return ", ".join(str(found[end]) for end in ("passed", "failed", "skipped"))


def milliseconds(tests):
    return f"{1000 * sum(test['seconds'] for test in tests.values()):.1f}"


def compared(name, theirs, again, mine):
    """Returns the cells of a program, and the tests that are worse with casement.kiwi."""
    found, repeated, wrong = Counter(), Counter(), []
    for test, one in theirs.items():
        two = mine.get(test, ABSENT)
        short = test.rpartition("::")[2]
        if one["outcome"] == "passed" != two["outcome"]:
            print(f"{name}: {short} passed with kiwisolver, {two['outcome']} with casement.kiwi")
            if short not in LAST_BIT:
                wrong.append(short)
        counts = verdicts(one, two)
        if set(counts) - {"same values"}:
            print(f"{name}: {short}: {', '.join(f'{count} {verdict}' for verdict, count in counts.items())}")
        if counts["worse"]:
            wrong.append(short)
        found += counts
        repeated += verdicts(one, again.get(test, ABSENT))
    return [f"{name} {version(name)}", ends(theirs), ends(mine), sum(found.values()), *(found[verdict] for verdict in VERDICTS),
            repeated["same values"], milliseconds(theirs), milliseconds(mine)], wrong


def main():
    folder, *names = sys.argv[1:]
    rows, failed = [HEAD, ["---", *["--:"] * (len(HEAD) - 1)]], []
    for name in names:
        logs = [json.loads(Path(folder, f"{name}-{run}.json").read_text()) for run in RUNS]
        cells, wrong = compared(name, *logs)
        rows.append(cells)
        failed += [f"{name}: {test}" for test in wrong]
    print("\n" + "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows))
    if failed:
        sys.exit("worse than with kiwisolver: " + ", ".join(failed))


if __name__ == "__main__":
    main()
