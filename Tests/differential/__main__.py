"""python3 -m differential: random programs against HiGHS and exact arithmetic."""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter

from . import cases, checks, programs, selftest, shrink, text, workers
from .execution import Run

# What a mode runs: a stream of programs, and who looks at them.
_WATCHERS = {
    "correct": lambda seed, every: [checks.Correct(seed, every), checks.Conflicts()],
    "exact": lambda seed, every: [checks.Exact(seed, every)],
    "fresh": lambda seed, every: [checks.Fresh()],
    "refused": lambda seed, every: [checks.Refused()],
    "conflicts": lambda seed, every: [checks.Conflicts()],
    "ambiguity": lambda seed, every: [checks.Ambiguity(seed, every)],
    "path": lambda seed, every: [checks.Paths(seed)],
    "certificate": lambda seed, every: [checks.Certificate()],
}


class Mode:
    """`count` programs of a stream, watched by `watchers`."""

    def __init__(self, name, stream, watchers, count, seed=0):
        self.name, self.stream, self.count, self.seed = name, stream, count, seed
        self.watchers = watchers

    def judge(self, operations, seed=0, every=False):
        observers = [watcher for name in self.watchers for watcher in _WATCHERS[name](seed, every)]
        Run(operations, observers).run()

    def run_seed(self, seed):
        self.judge(self.stream(seed), seed)

    def run_again(self, operations):
        self.judge(operations, every=True)


class Report:
    """Counts, prints, and keeps a small program of each of the first failures."""

    def __init__(self, folder, limit):
        self.folder, self.limit = folder, limit
        self.passed, self.failed, self.shrinking = 0, 0, []
        os.makedirs(folder, exist_ok=True)

    def run(self, mode, until=None):
        passed, failed, tally, begin = 0, 0, Counter(), time.monotonic()
        for seed, message, seen in workers.run(mode.run_seed, range(mode.seed, mode.seed + mode.count), until=until):
            tally.update(seen)
            passed, failed = passed + (message is None), failed + (message is not None)
            if message is not None:
                self._failure(mode, seed, message)
        self._line(mode.name, passed, failed, tally, time.monotonic() - begin)

    def run_named(self, name, function, items):
        passed, failed, tally, begin = 0, 0, Counter(), time.monotonic()
        for item, message, seen in workers.run(function, items):
            tally.update(seen)
            passed, failed = passed + (message is None), failed + (message is not None)
            if message is not None:
                print(f"{name}: FAILED {item}\n  {message}", flush=True)
        self._line(name, passed, failed, tally, time.monotonic() - begin)

    def _line(self, name, passed, failed, tally, seconds):
        self.passed, self.failed = self.passed + passed, self.failed + failed
        notes = ", ".join(f"{key} {value}" for key, value in sorted(tally.items()))
        print(f"{name}: {passed} passed, {failed} failed, {seconds:.0f} s" + (f" ({notes})" if notes else ""), flush=True)

    def _failure(self, mode, seed, message):
        print(f"{mode.name}: FAILED seed {seed}: {message}", flush=True)
        path = os.path.join(self.folder, f"{mode.name}-{seed}.txt")
        comments = [f"mode {mode.name}", f"seed {seed}", message]
        with open(path, "w") as file:
            file.write(text.write(mode.stream(seed), comments))
        if len(self.shrinking) < self.limit:
            process = multiprocessing.get_context("fork").Process(target=_shrink, args=(mode, seed, message, path))
            process.start()
            self.shrinking.append(process)

    def finish(self):
        for process in self.shrinking:
            process.join()
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0


def _shrink(mode, seed, message, path):
    function = mode.run_again
    operations = mode.stream(seed)
    first = workers.isolated(function, operations, 60)
    if first is None:
        function, first = (lambda some: mode.judge(some, seed)), message
    operations, message = shrink.Shrinker(function, operations, first).run()
    source = text.write(operations, [f"mode {mode.name}", f"shrunk from seed {seed}", message])
    with open(path, "w") as file:
        file.write(source)
    print(f"--- {path}\n{source[:4000]}---", flush=True)


def _modes(arguments):
    """The modes asked for, with their counts."""
    large = lambda count: max(1, count // 100)
    extra = ["certificate"] if arguments.certificate is not None else []
    chosen, seed = [], arguments.seed

    def add(name, stream, watchers, count):
        chosen.append(Mode(name, stream, [*watchers, *(w for w in extra if w not in watchers)], count, seed))

    if arguments.correct is not None:
        add("correct", programs.ordinary, ["correct"], arguments.correct)
        add("correct-large", programs.large, ["correct"], large(arguments.correct))
    if arguments.scaled is not None:
        add(f"scaled-{arguments.scale:g}", programs.scaled(arguments.scale), ["exact"], arguments.scaled)
    if arguments.fresh is not None:
        add("fresh", programs.ordinary, ["fresh"], arguments.fresh)
        add("fresh-large", programs.large, ["fresh"], large(arguments.fresh))
        add(f"fresh-scaled-{arguments.scale:g}", programs.scaled(arguments.scale), ["fresh"],
            max(1, arguments.fresh // 5))
    if arguments.refused is not None:
        add("refused", programs.refusing, ["refused"], arguments.refused)
    if arguments.conflicts is not None:
        add("conflicts", programs.unsatisfiable, ["conflicts"], arguments.conflicts)
    if arguments.ambiguity is not None:
        add("ambiguity", programs.ordinary, ["ambiguity"], arguments.ambiguity)
    if arguments.path is not None:
        add("path", programs.moving, ["path"], arguments.path)
    if extra and not chosen:
        add("certificate", programs.ordinary, ["certificate"], arguments.certificate)
        add("certificate-large", programs.large, ["certificate"], large(arguments.certificate))
    return chosen


def _arguments():
    parser = argparse.ArgumentParser(prog="differential", description=__doc__)
    counts = {
        "correct": (20000, "equal to HiGHS level by level; and a hundredth of N with 300-1000 variables"),
        "scaled": (4000, "wild coefficients and weights, judged exactly"),
        "fresh": (20000, "the end equals a solver built directly"),
        "refused": (2000, "refused rows leave no trace and have a minimal reason"),
        "conflicts": (1000, "reported conflicts are minimal"),
        "ambiguity": (2000, "ambiguous variables are those that can move"),
        "path": (2000, "paths are continuous and right everywhere"),
        "certificate": (2000, "check after every operation; beside other modes it checks theirs"),
        "self": (500, "the judges judged, without the library"),
    }
    for name, (count, help_text) in counts.items():
        parser.add_argument(f"--{name}", nargs="?", type=int, const=count, metavar="N",
                            help=f"{help_text} (default {count})")
    parser.add_argument("--cases", action="store_true", help="the named cases")
    parser.add_argument("--scale", type=float, default=3.0, help="orders of magnitude of --scaled (default 3)")
    parser.add_argument("--quick", action="store_true", help="a little of everything")
    parser.add_argument("--soak", nargs="?", type=float, const=float("inf"), metavar="SECONDS",
                        help="everything, over and over, with new seeds (default: until stopped)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (default 0)")
    parser.add_argument("--replay", metavar="FILE", help="runs one program again, with the mode it names")
    parser.add_argument("--show", metavar="MODE:SEED", help="prints a program")
    parser.add_argument("--failures", default="../build/differential", metavar="FOLDER", help="where programs that fail go")
    parser.add_argument("--shrink", type=int, default=5, metavar="N", help="how many failures are made small")
    return parser, parser.parse_args()


def _replay(path, arguments):
    with open(path) as file:
        source = file.read()
    name = next((line.split()[2] for line in source.splitlines() if line.startswith("# mode ")), "correct")
    everything = _everything(arguments, 1, arguments.seed)
    mode = next((mode for mode in everything if mode.name == name), everything[0])
    message = workers.isolated(mode.run_again, text.read(source), 600)
    print(message or "passed")
    print("0 passed, 1 failed" if message else "1 passed, 0 failed")
    return 1 if message else 0


def _everything(arguments, unit, seed):
    """All modes, `unit` programs of the rarest."""
    counts = {"correct": 8 * unit, "scaled": 2 * unit, "fresh": 4 * unit, "refused": 2 * unit, "conflicts": unit,
              "ambiguity": unit, "path": 2 * unit}
    modes = _modes(argparse.Namespace(**{**vars(arguments), **counts, "certificate": None, "seed": seed}))
    proofs = _modes(argparse.Namespace(**{**vars(arguments), **dict.fromkeys(counts), "certificate": unit, "seed": seed}))
    return modes + proofs


def _soak(arguments, report):
    until, seed = time.monotonic() + arguments.soak, arguments.seed + 1_000_000
    while time.monotonic() < until:
        for mode in _everything(arguments, 100, seed):
            if time.monotonic() < until:
                report.run(mode, until)
        seed += 1000


def main():
    parser, arguments = _arguments()
    if arguments.replay:
        return _replay(arguments.replay, arguments)
    if arguments.show:
        name, _, seed = arguments.show.partition(":")
        mode = next(mode for mode in _everything(arguments, 1, 0) if mode.name == name)
        print(text.write(mode.stream(int(seed))), end="")
        return 0
    modes = _modes(arguments)
    if not (modes or arguments.quick or arguments.soak or arguments.cases or arguments.self is not None):
        parser.print_help()
        return 2
    report = Report(arguments.failures, arguments.shrink)
    if arguments.quick:
        arguments.cases, arguments.self = True, arguments.self or 40
        modes = _everything(arguments, 50, arguments.seed)
    if arguments.self is not None:
        report.run_named("self", selftest.check_judges, range(arguments.seed, arguments.seed + arguments.self))
    if arguments.cases:
        report.run_named("cases", cases.run_case, list(cases.ALL))
    for mode in modes:
        report.run(mode)
    if arguments.soak:
        _soak(arguments, report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
