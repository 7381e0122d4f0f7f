"""Sums: variables, a factor for each, and a constant."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Dict, Tuple

    from ._symbolics import Variable

    Variables = Tuple[Variable, ...]
    Factors = Tuple[float, ...]
    Sum = Tuple[Variables, Factors, float]


def merged(variables: Variables, factors: Factors) -> Tuple[Variables, Factors]:
    """Returns the terms with each variable once."""
    count = len(variables)
    if count == 2 and variables[0] is not variables[1] or len(set(map(id, variables))) == count:
        return variables, factors
    totals: Dict[int, float] = {}
    for variable, factor in zip(variables, factors):
        totals[id(variable)] = totals.get(id(variable), 0.0) + factor
    by_id = {id(variable): variable for variable in variables}
    return tuple(by_id.values()), tuple(totals.values())
