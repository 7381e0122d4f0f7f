"""measure.py PROGRAM FOLDER [PATTERN...]: measures the patterns and writes FOLDER/patterns.tsv; see Benchmarks/growth.

PROGRAM times casement and kiwi. Here HiGHS solves the rows after the operation, priority by priority, and callgrind
counts casement's instructions at the sizes at which that takes less than a minute or two.
"""

import argparse
import csv
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import draw

COLUMNS = ("pattern", "title", "n", "column", "seconds", "outcome", "pivots", "instructions")
SIZES = "100,1000,10000"
LARGEST_COUNTED, LONGEST_COUNTED = 1000, 0.05  # n, and seconds without callgrind
SLOW = 50  # a peer that takes more than this part of the limit is left out of larger sizes
_HERE = Path(__file__).parent


def _parser():
    parser = argparse.ArgumentParser(prog="growth", description="how the cost of layouts that do not fit grows")
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("patterns", nargs="*", metavar="PATTERN")
    parser.add_argument("--sizes", metavar="N,N,...")
    parser.add_argument("--limit", type=float, metavar="SECONDS")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--without", default="", metavar="PART,...")
    parser.add_argument("--list", action="store_true")
    return parser


def listed(program, names=()):
    """(name, whether its rows are known, title) of the patterns."""
    answer = subprocess.run([program, "--list", *names], stdout=subprocess.PIPE, text=True)
    if answer.returncode:
        sys.exit(answer.returncode)  # the program has said why
    lines = answer.stdout.splitlines()
    return [(name, bool(rows), title) for name, rows, title in (line.split("\t") for line in lines)]


def timed(program, pattern, sizes, limit, without):
    """The cells of casement and kiwi."""
    command = [program, pattern, "--sizes", ",".join(map(str, sizes)), "--limit", str(limit)]
    command += ["--without", "kiwi"] if "kiwi" in without else []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            _, n, column, seconds, outcome, pivots = line.rstrip("\n").split("\t")
            yield {"n": int(n), "column": column, "seconds": float(seconds), "outcome": outcome, "pivots": pivots}
    if process.returncode:
        sys.exit(process.returncode)


def ranked(program, pattern, sizes, limit):
    """The cells of HiGHS."""
    for n in sizes:
        with tempfile.NamedTemporaryFile(suffix=".rows") as file:
            subprocess.run([program, pattern, "--sizes", str(n), "--rows", file.name], check=True)
            command = [sys.executable, str(_HERE / "highs.py"), file.name, str(limit)]
            answer = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
        outcome, seconds = answer[-1].split() if answer else ("failed", limit)
        if outcome == "begins" or float(seconds) > limit:
            outcome, seconds = "stopped", limit
        yield {"n": n, "column": "HiGHS", "seconds": float(seconds), "outcome": outcome, "pivots": ""}
        if outcome != "measured" or float(seconds) > limit / SLOW:
            return


def counted(program, pattern, n):
    """The instructions of the operation, or nothing where they cannot be counted."""
    command = [str(_HERE.parent / "instructions"), program, "--count", pattern, "--sizes", str(n)]
    words = subprocess.run(command, capture_output=True, text=True).stdout.split()
    return words[-1] if words else ""


def cells(options, pattern, is_known):
    without = options.without.split(",")
    for cell in timed(options.program, pattern, options.sizes, options.limit, without):
        is_counted = (cell["column"] == "casement" and "instructions" not in without and cell["outcome"] == "measured"
                      and cell["n"] <= LARGEST_COUNTED and cell["seconds"] < LONGEST_COUNTED)
        yield {**cell, "instructions": counted(options.program, pattern, cell["n"]) if is_counted else ""}
    if is_known and "highs" not in without:
        yield from ({**cell, "instructions": ""} for cell in ranked(options.program, pattern, options.sizes, options.limit))


def main():
    options = _parser().parse_args()
    patterns = listed(options.program, options.patterns)
    if options.list:
        for name, _, title in patterns:
            print(f"{name:18} {title}")
        return
    is_part = bool(options.patterns or options.sizes)
    options.limit = options.limit or (2 if options.quick else 5)
    options.sizes = [int(n) for n in (options.sizes or ("100,1000" if options.quick else SIZES)).split(",")]
    path = options.folder / ("part.tsv" if is_part else "patterns.tsv")
    with open(path, "w", newline="") as file:
        sheet = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
        sheet.writeheader()
        for name, is_known, title in patterns:
            print(title, flush=True)
            for cell in cells(options, name, is_known):
                sheet.writerow({"pattern": name, "title": title, **cell})
                file.flush()
                time = f"{cell['seconds']:.3g} s" if cell["outcome"] == "measured" else f"{cell['outcome']} after {cell['seconds']:g} s"
                print(f"  n = {cell['n']:<7,} {cell['column']:9} {time}", flush=True)
    if not is_part:
        (options.folder / "patterns.svg").write_text(draw.draw(path))
    print(f"Written: {path}")


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
