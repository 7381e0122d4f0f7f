"""Modes of scenes."""

from ..boxes import modes as boxes
from . import alike, checks, history, measured, programs, screens, sizes, stacks, text, tight
from .execution import Run
from .refusals import StrictRun

_MODES = {
    "scene-conflicts": (programs.unsatisfiable, lambda seed, every: [checks.Conflicts()]),
    "scene-ambiguity": (programs.ambiguous, lambda seed, every: [
        checks.Correct(seed, every), checks.Ambiguity(seed, every), checks.Extent(seed, every)]),
    "scene-strict": (programs.ranked, lambda seed, every: [checks.Certificate(), checks.Correct(seed, every)]),
    "scene-refused": (programs.crowded, lambda seed, every: [checks.Fresh(), checks.Certificate()]),
    "scene-edits": (programs.edited, lambda seed, every: [checks.Pixels(), checks.Fresh(), checks.Certificate()]),
    "scene-fitting": (programs.ranked, lambda seed, every: [checks.Fitting(seed, every)]),
    "scene-sizes": (sizes.stream, lambda seed, every: [
        checks.Certificate(), checks.Conflicts(), checks.Correct(seed, every), checks.Fresh(), sizes.Explicit()]),
    "history-scenes": (programs.edited, lambda seed, every: [history.History()]),
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


class JudgedMode:
    """Programs of a module of their own, which runs and judges them."""

    def __init__(self, name, stream, form, judge, count, seed):
        self.name, self.stream, self.write, self.read, self.run_again = name, stream, form.write, form.read, judge
        self.count, self.seed = count, seed

    def judge(self, operations, seed=0, every=False):
        self.run_again(operations)

    def run_seed(self, seed):
        self.run_again(self.stream(seed))


def unmet(count, seed):
    """What is defined and does not hold everywhere: which of equally good frames there are."""
    return [SceneMode("history-scenes", count, seed),
            JudgedMode("history-stacks", history.sized, stacks, history.judged_stacks, count, seed),
            JudgedMode("history-filters", history.filters, stacks, history.judged_stacks, max(1, count // 4), seed),
            JudgedMode("history-mixed", history.mixed, stacks, history.judged_stacks, count, seed),
            JudgedMode("history-screens", screens.stream, stacks, screens.judged, count, seed),
            JudgedMode("history-measured", measured.stream, stacks, measured.judged, count, seed)]


def equal(count, seed):
    return [JudgedMode("alike-scenes", alike.stream, stacks, alike.judged, count, seed)]


def chosen(counts, seed):
    modes = [SceneMode(name, count, seed) for name, count in counts.items() if name in _MODES and count]
    if count := counts.get("history"):
        modes += unmet(count, seed)
    if count := counts.get("alike"):
        modes += equal(count, seed)
    if count := counts.get("scene-stacks"):
        modes.append(StackMode(count, seed))
    if count := counts.get("tight-stacks"):
        modes.append(JudgedMode("tight-stacks", tight.stream, stacks, tight.judged, count, seed))
    modes += [JudgedMode(name, *boxes.MODES[name], count, seed) for name, count in counts.items() if name in boxes.MODES and count]
    return modes


def everything(unit, seed):
    counts = {"scene-conflicts": unit, "scene-ambiguity": unit, "scene-strict": 2 * unit, "scene-refused": unit,
              "scene-fitting": unit, "scene-sizes": unit, "scene-edits": 2 * unit, "scene-stacks": 2 * unit,
              "tight-stacks": max(1, unit // 2), **dict.fromkeys(boxes.MODES, 4 * unit)}
    return chosen(counts, seed)
