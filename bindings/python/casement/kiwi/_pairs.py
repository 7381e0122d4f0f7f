"""Pairs of a variable and its coefficient."""

from typing import TYPE_CHECKING, Dict, Tuple

if TYPE_CHECKING:
    from ._symbolics import Variable

Pair = Tuple["Variable", float]


def reduced(pairs: Tuple[Pair, ...]) -> Tuple[Pair, ...]:
    """The same sum, in which every variable stands once."""
    if len(pairs) == 1 or len(pairs) == 2 and pairs[0][0] is not pairs[1][0]:
        return pairs
    merged: Dict[int, Pair] = {}
    for pair in pairs:
        key = id(pair[0])
        found = merged.get(key)
        merged[key] = pair if found is None else (pair[0], found[1] + pair[1])
    return pairs if len(merged) == len(pairs) else tuple(merged.values())
