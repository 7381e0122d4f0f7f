"""highs.py FILE SECONDS: solves the rows of a file with HiGHS, priority by priority, as the differential tests do.

Prints how it ended and the processor time of the solve; reading and stating the rows is not part of it.
"""

import os
import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "Tests"))

from differential import oracle  # noqa: E402
from differential.model import Row  # noqa: E402


def read(path):
    with open(path) as file:
        variables = int(file.readline())
        rows = []
        for line in file:
            relation, constant, priority, weight, *words = line.split()
            terms = {}
            for variable, coefficient in zip(words[::2], words[1::2]):
                terms[int(variable)] = terms.get(int(variable), 0.0) + float(coefficient)
            rows.append(Row(tuple(terms.items()), relation, float(constant), int(priority), float(weight)))
    return variables, rows


def solve(path):
    """Prints that the solve begins, and how it ended."""
    hierarchy = oracle.Hierarchy(*read(path))
    print("begins", time.process_time(), flush=True)
    begin = time.process_time()
    try:
        outcome = "measured" if hierarchy.solve() else "failed"
    except oracle.OracleError:
        outcome = "failed"
    print(outcome, time.process_time() - begin, flush=True)


def main():
    """HiGHS has no limit for all priorities together, and a timer of the processor would make its clock coarse."""
    path, limit = sys.argv[1], float(sys.argv[2])
    child = os.fork()
    if child == 0:
        solve(path)
        os._exit(0)
    clock = (~child << 3) | 2  # as clock_getcpuclockid() has it
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        time.sleep(0.02)
        try:
            if time.clock_gettime(clock) > limit + 10:  # ten seconds to read and state the rows
                os.kill(child, signal.SIGKILL)
        except OSError:
            pass  # it has just ended


if __name__ == "__main__":
    main()
