"""Modes: streams of programs, and their observers."""

from . import canonical, checks, deferred, forms, programs, text, verdicts
from .execution import Run
from .shapes import FAMILIES

_WATCHERS = {
    "correct": lambda seed, every: [checks.Correct(seed, every)],
    "exact": lambda seed, every: [checks.Exact(seed, every)],
    "fresh": lambda seed, every: [checks.Fresh()],
    "refused": lambda seed, every: [checks.Refused()],
    "conflicts": lambda seed, every: [checks.Conflicts()],
    "ambiguity": lambda seed, every: [checks.Ambiguity(seed, every)],
    "path": lambda seed, every: [checks.Paths(seed)],
    "certificate": lambda seed, every: [checks.Certificate()],
    "history": lambda seed, every: [canonical.History(keeps_gaps=False)],
    "history-gaps": lambda seed, every: [canonical.History(keeps_gaps=True)],
    "deferred": lambda seed, every: [deferred.Deferred()],
    "canonical": lambda seed, every: [canonical.Agrees()],
    "alike": lambda seed, every: [canonical.Alike()],
}


class Mode:
    """`count` programs of a stream, from `seed` on, checked by `watchers`."""

    write, read = staticmethod(text.write), staticmethod(text.read)

    def __init__(self, name, stream, watchers, count, seed):
        self.name, self.stream, self.watchers, self.count, self.seed = name, stream, watchers, count, seed

    def judge(self, operations, seed=0, every=False):
        observers = [watcher for name in self.watchers for watcher in _WATCHERS[name](seed, every)]
        Run(operations, observers).run()

    def run_seed(self, seed):
        self.judge(self.stream(seed), seed)

    def run_again(self, operations):
        """Checks every solve, so that a failure is found in a smaller program, too."""
        self.judge(operations, every=True)


def chosen(counts, scale, seed):
    """Returns the modes with a count. Together with others, "certificate" is not a mode:
    its observer is added to theirs."""
    beside = ["certificate"] if counts.get("certificate") and any(
        count for name, count in counts.items() if name != "certificate") else []
    modes = []

    def add(name, stream, watcher, count):
        modes.append(Mode(name, stream, [watcher, *beside], max(1, count), seed))

    for name, count in counts.items():
        if not count or name in beside:
            continue
        if name in ("correct", "fresh", "certificate"):
            add(name, programs.ordinary, name, count)
        if name == "large":
            add("correct-large", programs.large, "correct", count)
        if name == "limited":
            add(name, programs.limited(programs.ordinary), "correct", count)
        if name in ("fresh", "certificate"):
            add(f"{name}-large", programs.large, name, count // 100)
        if name in ("fresh", "certificate"):
            add(f"{name}-scaled-{scale:g}", programs.scaled(scale), name, count // 5)
        if name == "scaled":
            add(f"scaled-{scale:g}", programs.scaled(scale), "exact", count)
        if name == "families":
            for family in FAMILIES:
                add(f"family-{family}", programs.family(family), "correct", count // len(FAMILIES))
        if name == "refused":
            add(name, programs.refusing, name, count)
        if name == "conflicts":
            add(name, programs.unsatisfiable, name, count)
        if name == "ambiguity":
            add(name, programs.ordinary, name, count)
        if name == "path":
            add(name, programs.moving, name, count)
        if name == "history":
            for rule in ("history", "history-gaps"):
                add(rule, programs.ordinary, rule, count)
                add(f"{rule}-forms", forms.stream, rule, count // 2)
        if name == "deferred":
            add(name, programs.ordinary, name, count)
            add("deferred-forms", forms.stream, name, count // 2)
        if name == "canonical":
            add(name, programs.ordinary, name, count)
            add("canonical-forms", forms.stream, name, count // 2)
        if name == "alike":
            add(name, forms.stream, name, count)
    return modes + verdicts.chosen(counts, seed)


def everything(unit, scale, seed):
    """Returns all modes, with `unit` programs of the rarest one."""
    counts = {"correct": 8 * unit, "large": max(1, unit // 12), "families": max(1, unit // 25), "scaled": 2 * unit, "fresh": 4 * unit,
              "refused": 2 * unit, "conflicts": unit, "ambiguity": unit, "limited": unit, "path": 2 * unit, "deferred": 2 * unit, "verdicts": 20 * unit}
    return chosen(counts, scale, seed) + chosen({"certificate": 2 * unit}, scale, seed)


def unmet(unit, scale, seed):
    """The modes of what is defined and does not hold everywhere: which of equally good answers there is."""
    return chosen({"history": unit, "canonical": unit, "alike": unit}, scale, seed)
