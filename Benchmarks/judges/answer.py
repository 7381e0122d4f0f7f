"""What a judge says about one limit."""

from dataclasses import dataclass


@dataclass
class Answer:
    word: str       # met, missed, or unknown
    what: str
    measured: str
    limit: str


def at_most(what, value, limit, unit=""):
    """`value` is None where it was not measured."""
    word = "unknown" if value is None else "met" if value <= limit else "missed"
    return Answer(word, what, "not measured" if value is None else f"{value:.4g}{unit}", f"≤ {limit:g}{unit}")


def at_least(what, ratio, limit, is_bound=False):
    """How many times as fast; a ratio that is only a lower bound and too small says nothing."""
    if ratio is None:
        return Answer("unknown", what, "not measured", f"≥ {limit:g}×")
    word = "met" if ratio >= limit else "unknown" if is_bound else "missed"
    return Answer(word, what, f"{'>' if is_bound else ''}{ratio:g}×", f"≥ {limit:g}×")
