"""python3 -m differential: random programs against HiGHS and exact arithmetic."""

import argparse
import sys
import time

from . import cases, kept, modes, peers, selftest, workers
from .report import Report
from .scenes import modes as scene_modes

_COUNTS = {
    "correct": (20000, "equal to HiGHS level by level"),
    "large": (200, "the same with 300-1000 variables"),
    "scaled": (4000, "wild coefficients and weights, judged exactly"),
    "families": (400, "degenerate, redundant, nearly dependent or parallel, rounded and cycling ones"),
    "limited": (2000, "the same where a solve ends after a few steps and is called again"),
    "fresh": (20000, "the end equals a solver built directly, for the programs of --correct and --scaled"),
    "refused": (2000, "refused rows leave no trace and have a minimal reason"),
    "conflicts": (1000, "reported conflicts are minimal"),
    "ambiguity": (2000, "ambiguous variables are those that can move"),
    "path": (2000, "paths are continuous and right everywhere"),
    "certificate": (2000, "check after every operation; beside other modes it checks theirs"),
    "verdicts": (20000, "small near-parallel and mixed systems: check says wrong only of what is wrong"),
    "history": (2000, "the end equals a solver to which the same rows are stated by serial number, with ties"),
    "deferred": (2000, "the end equals a solver that makes the same changes without a solve between them"),
    "canonical": (2000, "the end is the canonical answer: among equally good ones older soft rows win, or newer ones"),
    "alike": (2000, "copies of a part have equal values to the last bit"),
    "scene-conflicts": (1000, "scenes that cannot be: reports are minimal, and read back"),
    "scene-ambiguity": (1000, "ambiguous items are those that can move"),
    "scene-strict": (2000, "one constraint at 750 against a thousand at 749; six levels, equal to HiGHS"),
    "scene-refused": (1000, "a strict scene refuses exactly what cannot hold, and is as it was"),
    "scene-fitting": (1000, "fitting sizes are the best, by HiGHS priority by priority"),
    "scene-sizes": (2000, "sizes are not negative: equal to scenes that state so for every item, and to HiGHS"),
    "scene-edits": (2000, "the end equals a scene built directly; changes are what changed"),
    "tight-stacks": (5000, "long stacks in small windows, by the rows of describe(): equal to HiGHS, and check is right"),
    "scene-stacks": (2000, "stacks lie as if they had been made so at once"),
    "box-flows": (2000, "random flows: where yoga and taffy agree, so does the library"),
    "box-grids": (2000, "random grids are as those of taffy"),
    "box-constraints": (2000, "boxes under constraints lie as plain views of their size, and by HiGHS"),
    "box-alike": (2000, "the same layout as boxes, stacks and constraints"),
}


def _parser():
    parser = argparse.ArgumentParser(prog="differential", description=__doc__)
    for name, (count, purpose) in _COUNTS.items():
        parser.add_argument(f"--{name}", nargs="?", type=int, const=count, metavar="N",
                            help=f"{purpose} (default {count})")
    parser.add_argument("--judges", nargs="?", type=int, const=500, metavar="N",
                        help="the judges judged, without the library (default 500)")
    parser.add_argument("--peers", nargs="?", type=int, const=2000, metavar="N",
                        help="the same programs through kiwisolver and cassowary-rs: how often each is right (default 2000)")
    parser.add_argument("--cases", action="store_true", help="the named cases")
    parser.add_argument("--quick", action="store_true", help="a little of everything")
    parser.add_argument("--soak", nargs="?", type=float, const=float("inf"), metavar="SECONDS",
                        help="everything, over and over, with new seeds (default: until stopped)")
    parser.add_argument("--scale", type=float, default=3.0, metavar="E",
                        help="coefficients and weights of --scaled are in 1e-E...1e+E (default 3)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (default 0)")
    parser.add_argument("--replay", metavar="FILE", help="runs one program, in the mode it names")
    parser.add_argument("--show", metavar="MODE:SEED", help="prints a program")
    parser.add_argument("--failures", default="../build/differential", metavar="FOLDER",
                        help="where programs that fail go (default ../build/differential)")
    parser.add_argument("--shrink", type=int, default=5, metavar="N",
                        help="how many kinds of failure get a small program (default 5)")
    return parser


def _replay(arguments):
    mode, operations = kept.read(arguments.replay)
    message = workers.isolated(mode.run_again, operations, 600)
    print(message or "no error")
    print("0 passed, 1 failed" if message else "1 passed, 0 failed")
    return 1 if message else 0


def _soak(arguments, report):
    until, seed = time.monotonic() + arguments.soak, arguments.seed + 1_000_000
    while time.monotonic() < until:
        for mode in kept.everything(100, arguments.scale, seed):
            if time.monotonic() < until:
                report.run(mode, until)
        seed += 1000


def main():
    parser = _parser()
    arguments = parser.parse_args()
    if arguments.replay:
        return _replay(arguments)
    if arguments.show:
        name, _, seed = arguments.show.partition(":")
        mode = kept.mode_named(name, arguments.scale)
        print(mode.write(mode.stream(int(seed))), end="")
        return 0
    if arguments.peers:
        return 0 if peers.compare(range(arguments.seed, arguments.seed + arguments.peers)) else 1
    counts = {name: getattr(arguments, name.replace("-", "_")) for name in _COUNTS}
    wanted = modes.chosen(counts, arguments.scale, arguments.seed) + scene_modes.chosen(counts, arguments.seed)
    if arguments.quick:
        arguments.cases, arguments.judges = True, arguments.judges or 40
        wanted += kept.everything(25, arguments.scale, arguments.seed)
    if not (wanted or arguments.soak or arguments.cases or arguments.judges):
        parser.print_help()
        return 2
    report = Report(arguments.failures, arguments.shrink)
    if arguments.judges:
        report.run_named("judges", selftest.check_judges, range(arguments.seed, arguments.seed + arguments.judges))
    if arguments.cases:
        report.run_named("cases", cases.run_case, list(cases.ALL))
        report.run_named("kept", kept.run, kept.names())
    for mode in wanted:
        report.run(mode)
    if arguments.soak:
        _soak(arguments, report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
