"""highs.py FILE SECONDS: solves the rows of a file with HiGHS, priority by priority, as the differential tests do.

Prints how it ended and the processor time of the solve; reading and stating the rows is not part of it.
"""

import resource
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


def main():
    path, limit = sys.argv[1], float(sys.argv[2])
    hierarchy = oracle.Hierarchy(*read(path))
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + limit) + 1,) * 2)
    print("stopped", limit, flush=True)  # the last line counts
    begin = time.process_time()
    try:
        outcome = "measured" if hierarchy.solve() else "failed"
    except oracle.OracleError:
        outcome = "failed"
    seconds = time.process_time() - begin
    print("stopped" if seconds > limit else outcome, min(seconds, limit))


if __name__ == "__main__":
    main()
