"""What fails when a mechanism of the solver is switched off.

  python3 -m differential.mechanisms FILE COUNT [--write]

Runs the programs that once failed, and random programs: COUNT ordinary ones, fewer of the other streams. With --write the
results go to FILE, and their number is printed. Without it they are compared with those in FILE, and a line is printed for
each program that differs: its name, how it differs, and the first difference. CASEMENT_LIBRARY is the library,
CASEMENT_WITHOUT the mechanism that is off in it. A program may take a second of the processor, or ten times what it took
with everything on.

  hang     no answer in time
  crash    the process ended
  error    a call failed, a refused row left a trace, or a report of changes was wrong
  fault    check() proves that an answer is wrong
  rows     other rows are dropped, or rows are violated by more or less
  values   the rows are violated as much, but values differ by more than a part of 1e-9: nothing determines them
  bits     values differ by less
"""

import pickle
import sys
import time

from . import forms, kept, library, modes, programs, workers
from .execution import Failure, Observer, Run
from .shapes import FAMILIES

# Each stream, and for how many programs of the first one there is one of it.
_STREAMS = {"ordinary": (programs.ordinary, 1), "forms": (forms.stream, 2), "moving": (programs.moving, 4),
            "refusing": (programs.refusing, 4), "unsatisfiable": (programs.unsatisfiable, 4),
            "scaled": (programs.scaled(3.0), 2), "large": (programs.large, 60),
            **{f"family-{name}": (programs.family(name), 8) for name in FAMILIES}}
_SECONDS = 1


class Answers(Observer):
    """What every solve of a run answers, and whether check() calls one wrong."""

    def __init__(self):
        self.answers, self.is_wrong = [], False

    def solved(self, run):
        if run.solver.verdict() == library.INTERNAL:
            self.is_wrong = True
        violations = [run.solver.violation(run.ids[key]) for key in sorted(run.ids)]
        self.answers.append((run.values, violations, sorted(run.dropped)))


def _named(count):
    """The programs by name, as functions that return their operations."""
    solver_modes = {mode.name for mode in modes.everything(1, 3.0, 0) + modes.unmet(1, 3.0, 0)}
    named = {}
    for name in kept.names():
        mode, operations = kept.read(f"differential/programs/{name}.txt")
        if mode.name in solver_modes:
            named[f"kept {name}"] = lambda operations=operations: operations
    for name, (stream, rarity) in _STREAMS.items():
        for seed in range(max(1, count // rarity)):
            named[f"{name} {seed}"] = lambda stream=stream, seed=seed: stream(seed)
    return named


def _run(operations):
    """Returns (message or None, whether an answer is wrong, answers)."""
    answers = Answers()
    try:
        Run(operations, [answers]).run()
    except Failure as failure:
        return str(failure).splitlines()[0], answers.is_wrong, answers.answers
    return None, answers.is_wrong, answers.answers


def _difference(known, new):
    """Says how a result differs from the known one, or returns None."""
    if new[0] != known[0]:
        return f"error: {new[0]}"
    if new[1] and not known[1]:
        return "fault: check says that an answer is wrong"
    worst = None
    for (values, violations, dropped), (others, other_violations, other_dropped) in zip(known[2], new[2]):
        if dropped != other_dropped:
            return f"rows: {other_dropped} are dropped instead of {dropped}"
        size = max(1, *map(abs, values), *map(abs, others))
        if found := _first_apart(violations, other_violations, 1e-9 * size):
            return f"rows: a row is violated by {found[1]!r} instead of {found[0]!r}"
        if found := _first_apart(values, others, 1e-9 * size):
            worst = f"values: {found[1]!r} instead of {found[0]!r}"
        elif found := _first_apart(values, others, 0):
            worst = worst or f"bits: {found[1]!r} instead of {found[0]!r}"
    return worst


def _first_apart(numbers, others, tolerance):
    """Returns the first pair of numbers that are farther apart, or None."""
    return next(((one, other) for one, other in zip(numbers, others) if abs(one - other) > tolerance), None)


def _write(path, named):
    known = {}
    for name, program in named.items():
        start = time.process_time()
        result = _run(program())
        known[name] = *result, time.process_time() - start
    with open(path, "wb") as file:
        pickle.dump(known, file)
    print(len(known))


def main():
    path, count = sys.argv[1], int(sys.argv[2])
    named = _named(count)
    if "--write" in sys.argv:
        return _write(path, named)
    with open(path, "rb") as file:
        known = pickle.load(file)

    def compare(name):
        workers._allow(max(_SECONDS, 10 * known[name][3]))
        difference = _difference(known[name], _run(named[name]()))
        if difference:
            raise Failure(difference)

    for name, message, _ in workers.run(compare, list(named), 60, 1):
        if message:
            print(name, message if ":" in message else f"error: {message}", sep="\t", flush=True)


if __name__ == "__main__":
    main()
