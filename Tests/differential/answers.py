"""The answers of random programs, to compare two libraries.

  python3 -m differential.answers COUNT [SEED]

COUNT programs of each stream, from SEED on, with the library of CASEMENT_LIBRARY. Prints a line for each program: the
stream, the seed, a digest of its answers, and one of the solver's state. The answers are all values, which rows are
violated, and which are dropped, after every operation that solves. The state, cas_solver_digest() after every operation,
also has the basis and the multipliers, so that it differs where another way leads to the same answers.
"""

import hashlib
import struct
import sys

from . import forms, programs
from .execution import Failure, Observer, Run
from .shapes import FAMILIES

# Each stream, and for how many programs of the first one there is one of it.
_STREAMS = {"ordinary": (programs.ordinary, 1), "forms": (forms.stream, 2), "moving": (programs.moving, 4),
            "refusing": (programs.refusing, 4), "unsatisfiable": (programs.unsatisfiable, 4),
            "scaled": (programs.scaled(3.0), 4), "large": (programs.large, 50),
            **{f"family-{name}": (programs.family(name), 8) for name in FAMILIES}}


class Answers(Observer):
    """Digests of what a run answers, and of its states."""

    def __init__(self):
        self.answers, self.states = hashlib.blake2b(digest_size=8), hashlib.blake2b(digest_size=8)

    def operation(self, run):
        self.states.update(struct.pack("<Q", run.solver.digest()))

    def solved(self, run):
        self.answers.update(struct.pack(f"<{len(run.values)}d", *run.values))
        violated = [key for key, constraint in run.ids.items() if run.solver.violation(constraint) != 0]
        self.answers.update(repr((sorted(violated), sorted(run.dropped))).encode())

    def hexdigests(self):
        return self.answers.hexdigest(), self.states.hexdigest()


def main():
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for name, (stream, rarity) in _STREAMS.items():
        for seed in range(first, first + max(1, count // rarity)):
            answers = Answers()
            try:
                Run(stream(seed), [answers]).run()
            except Failure as failure:
                answers.answers.update(str(failure).encode())
            print(name, seed, *answers.hexdigests(), flush=True)


if __name__ == "__main__":
    main()
