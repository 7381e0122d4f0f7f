"""Tests of the goals of the corpus table."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import pathlib  # noqa: E402
import tempfile  # noqa: E402

from corpus import corpus  # noqa: E402
from corpus.goals import Goals  # noqa: E402


def check():
    """Returns (count, wrong). A case has shares, goals, floors, and whether it is a failure."""
    cases = [
        ([98.2, 99.1], (98, 99), None, False), ([98.2, 98.9], (98, 99), None, True), ([97.9, 98.4], (98,), None, True),
        ([98.0, 12.0], (98,), None, False), ([97.3], (99.5,), (97.2,), False), ([97.1], (99.5,), (97.2,), True),
    ]
    wrong = 0
    for shares, wanted, floors, fails in cases:
        goals = Goals()
        goals.judge("line", shares, wanted, floors)
        wrong += bool(goals.failures) != fails
    for count in (0, 3):
        goals = Goals()
        goals.none("line", count)
        wrong += bool(goals.failures) != bool(count)
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder) / name for name in ("a", "b")]
        states = []
        for texts in (("one", "two"), ("on", "etwo"), ("one", "two!")):
            for path, text in zip(files, texts):
                path.write_text(text)
            states.append(corpus.digest_of(files))
        wrong += len(set(states)) != len(states)
    return len(cases) + 3, wrong
