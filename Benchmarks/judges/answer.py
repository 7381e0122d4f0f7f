"""The result of one limit."""

from dataclasses import dataclass


@dataclass
class Answer:
    word: str       # met, missed, or unknown
    what: str
    measured: str
    limit: str


def at_most(what, value, limit, unit=""):
    """Checks a value against a limit; `value` is None if it was not measured."""
    word = "unknown" if value is None else "met" if value <= limit else "missed"
    return Answer(word, what, "not measured" if value is None else f"{value:.4g}{unit}", f"≤ {limit:g}{unit}")


def at_least(what, ratio, limit, is_bound=False):
    """Checks a speedup. A ratio that is only a lower bound below the limit is undecided."""
    if ratio is None:
        return Answer("unknown", what, "not measured", f"≥ {limit:g}×")
    word = "met" if ratio >= limit else "unknown" if is_bound else "missed"
    return Answer(word, what, f"{'>' if is_bound else ''}{ratio:g}×", f"≥ {limit:g}×")
