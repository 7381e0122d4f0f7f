"""Modes of scenes."""

from . import checks, programs, stacks, text
from .execution import Run
from .refusals import StrictRun

_MODES = {
    "scene-conflicts": (programs.unsatisfiable, lambda seed, every: [checks.Conflicts()]),
    "scene-ambiguity": (programs.ambiguous, lambda seed, every: [
        checks.Correct(seed, every), checks.Ambiguity(seed, every), checks.Extent(seed, every)]),
    "scene-strict": (programs.ranked, lambda seed, every: [checks.Certificate(), checks.Correct(seed, every)]),
    "scene-refused": (programs.crowded, lambda seed, every: [checks.Fresh(), checks.Certificate()]),
    "scene-edits": (programs.edited, lambda seed, every: [checks.Pixels(), checks.Fresh(), checks.Certificate()]),
}


class SceneMode:
    """`count` programs of scenes from `seed` on."""

    write, read = staticmethod(text.write), staticmethod(text.read)

    def __init__(self, name, count, seed):
        self.name, self.count, self.seed = name, count, seed
        self.stream, self._observers = _MODES[name]

    def judge(self, operations, seed=0, every=False):
        kind = StrictRun if self.name == "scene-refused" else Run
        kind(operations, self._observers(seed, every)).run()

    def run_seed(self, seed):
        self.judge(self.stream(seed), seed)

    def run_again(self, operations):
        """Checks every layout, so that a failure is found in a smaller program, too."""
        self.judge(operations, every=True)


class StackMode:
    """`count` programs of stacks from `seed` on."""

    name = "scene-stacks"
    stream, write, read = staticmethod(stacks.stream), staticmethod(stacks.write), staticmethod(stacks.read)
    run_again = staticmethod(stacks.judged)

    def __init__(self, count, seed):
        self.count, self.seed = count, seed

    def run_seed(self, seed):
        stacks.judged(stacks.stream(seed))


def chosen(counts, seed):
    modes = [SceneMode(name, count, seed) for name, count in counts.items() if name in _MODES and count]
    if count := counts.get("scene-stacks"):
        modes.append(StackMode(count, seed))
    return modes


def everything(unit, seed):
    counts = {"scene-conflicts": unit, "scene-ambiguity": unit, "scene-strict": 2 * unit, "scene-refused": unit,
              "scene-edits": 2 * unit, "scene-stacks": 2 * unit}
    return chosen(counts, seed)
