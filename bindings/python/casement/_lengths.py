"""Lengths of boxes as values: a number is points; a text is a percentage or a unit that needs no number."""

from __future__ import annotations

import re

from ._abi.enumerations import Unit
from ._text import entries, finite, suggestion
from .geometry import Lengths

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Mapping, Tuple

    from .geometry import Length

#: The units that need no number, by their words.
WORDS = {unit.name.lower().replace("_", "-"): unit for unit in Unit if unit not in (Unit.POINTS, Unit.PERCENT)}
#: Those for a limit of a width or a height.
_LIMITS = {"auto": Unit.AUTO}
_NAMES = {unit: word for word, unit in WORDS.items()}
_NUMBER = r"([+-]?(?:\d+\.?\d*|\.\d+))"


def length_of(value: Any, argument: str, words: Mapping[str, int] = WORDS) -> Tuple[float, int]:
    """The number and the unit of a length, or an error with the argument."""
    if value is None:
        raise TypeError(_expected(value, argument, words, '; did you mean "auto"?'))
    if not isinstance(value, str):
        return finite(value, argument, "length"), Unit.POINTS
    if value in words:
        return 0, words[value]
    if percent := re.fullmatch(f"{_NUMBER}%", value):
        return finite(float(percent[1]), argument, "length"), Unit.PERCENT
    number = re.fullmatch(f"{_NUMBER} ?(?:px|pt)?", value)
    more = f"; points are a number: {number[1]}" if number else suggestion(value, words)
    raise ValueError(_expected(value, argument, words, more))


def _expected(value: Any, argument: str, words: Mapping[str, int], more: str) -> str:
    allowed = f"one of {', '.join(words)}" if len(words) > 1 else f'"{next(iter(words))}"'
    return f'{argument}: expected a number of points, a percentage as "50%", or {allowed}, not {value!r}{more}'


def dimension_of(value: Any, argument: str) -> Tuple[float, int]:
    """The same for a width or a height: None is "auto", as the view has none then."""
    return (0, Unit.AUTO) if value is None else length_of(value, argument)


def limit_of(value: Any, argument: str) -> Tuple[float, int]:
    """The same for a limit, which is a number, a percentage or "auto"."""
    return (0, Unit.AUTO) if value is None else length_of(value, argument, _LIMITS)


def lengths_of(value: Any, argument: str) -> Tuple[Tuple[float, int], ...]:
    """The lengths of all edges, or an error with the argument."""
    if isinstance(value, (int, float, str)):
        return (length_of(value, argument),) * 4
    sides = Lengths._fields
    return tuple(length_of(each, f"{argument}: {side}") for each, side in zip(entries(value, argument, sides), sides))


def length_from(struct: Any) -> Length:
    """A length from its struct."""
    if struct.unit == Unit.POINTS:
        return float(struct.value)
    return f"{struct.value:.7g}%" if struct.unit == Unit.PERCENT else _NAMES[struct.unit]


def lengths_from(struct: Any) -> Lengths:
    """The lengths of all edges from their struct."""
    return Lengths(*(length_from(getattr(struct, side)) for side in Lengths._fields))
