"""Enumerations: relations, priorities, attributes, distributions, and others.

Wherever one of these enums is expected, its name in small letters is accepted: axis="vertical". The types of these words
are in `casement.words`.
"""

from __future__ import annotations

from sys import maxsize

from ._abi import constants
from ._abi.numbers import NUMBERS
from ._text import finite, suggestion
from .errors import OutOfRangeError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from enum import Enum
    from typing import Final, Type, TypeVar, Union

    from ._abi.enumerations import *  # noqa: F403
    from ._edge import Edge as Edge
    from ._types import *  # noqa: F403

    Choice = TypeVar("Choice", bound=Enum)


def relation_of(relation: RelationLike) -> int:
    """The number of a relation from "==", "<=" or ">=", or from its number."""
    numbers = NUMBERS["Relation"]
    if isinstance(relation, str):
        try:
            return numbers[relation]
        except KeyError:
            words = [repr(word) for word in numbers]
            raise ValueError(f"a relation is {', '.join(words[:-1])} or {words[-1]}, not {relation!r}") from None
    if relation not in numbers.values():
        raise ValueError(f"{relation!r} is not a valid Relation")
    return int(relation)


def mirrored(relation: int) -> int:
    """The relation of exchanged sides."""
    return {constants.LESS_OR_EQUAL: constants.GREATER_OR_EQUAL, constants.GREATER_OR_EQUAL: constants.LESS_OR_EQUAL}.get(relation, relation)


REQUIRED: Final = constants.REQUIRED
STRONG: Final = constants.STRONG
MEDIUM: Final = constants.MEDIUM
WEAK: Final = constants.WEAK
HIGH: Final = constants.PRIORITY_DEFAULT_HIGH
LOW: Final = constants.PRIORITY_DEFAULT_LOW
FITTING_SIZE: Final = constants.PRIORITY_FITTING_SIZE


def steps_of(value: object, argument: str) -> int:
    """Returns a number of 64 bits as an int, or raises an error with the argument and the allowed values."""
    return _count_of(value, argument, 2 ** 64 - 1)


def limit_of(value: object) -> int:
    """Returns how many entries are wanted at most, sys.maxsize for None, or raises an error as steps_of() does."""
    return maxsize if value is None else _count_of(value, "limit", maxsize)


def index_of(value: object, argument: str = "index") -> int:
    """Returns an index as an int, or raises an error as steps_of() does."""
    return _count_of(value, argument, 2 ** 32 - 1)


def whole_of(value: object, argument: str) -> int:
    """Returns a number of 32 bits with a sign as an int, or raises an error as steps_of() does."""
    return _count_of(value, argument, 2 ** 31 - 1, "a whole number", -2 ** 31)


def id_of(value: object, argument: str) -> int:
    """Returns an id of the library as an int, or raises an error as steps_of() does."""
    if type(value) is int and 0 <= value < 2 ** 32:  # most are, and calls of a solver take less than a microsecond
        return value
    return _count_of(value, argument, 2 ** 32 - 1)


def _count_of(value: object, argument: str, most: int, expected: str = "a whole number from 0", least: int = 0) -> int:
    kind: Type[Exception] = OutOfRangeError
    try:
        if isinstance(value, bool):
            raise TypeError
        count: int = value.__index__()  # type: ignore[attr-defined]  # a whole number has it
        if least <= count <= most:
            return count
    except (AttributeError, TypeError):
        kind = TypeError
    raise kind(f"{argument}: expected {expected}, not {value!r}") from None


def priority_of(value: object, argument: str = "priority", *, most: int = REQUIRED,
                names: str = "REQUIRED, HIGH, LOW and FITTING_SIZE") -> int:
    """Returns a priority as an int, or raises an error with the argument and the allowed values."""
    allowed = f"{argument}: expected a whole number between 1 and {most}, not {value!r}"
    if isinstance(value, str):
        raise TypeError(f"{allowed}; there are the constants {names}")
    try:
        if isinstance(value, bool):
            raise TypeError
        priority: int = value.__index__()  # type: ignore[attr-defined]  # a whole number has it
    except (AttributeError, TypeError):
        raise TypeError(allowed) from None
    if not 1 <= priority <= most:
        raise OutOfRangeError(allowed)
    return priority


def weight_of(value: object) -> float:
    """Returns a weight, or raises an error if it is not above 0. The library takes 0 for 1."""
    weight = finite(value, "weight")
    if weight <= 0:
        raise OutOfRangeError(f"weight: expected a number greater than 0, not {value}")
    return weight


def colour_of(value: object, argument: str) -> int:
    """Returns a colour as 0xRRGGBBAA, or raises an error with the argument."""
    if isinstance(value, str):
        digits = value[1:]
        if value[:1] != "#" or len(digits) not in (6, 8) or not all(each in "0123456789abcdefABCDEF" for each in digits):
            raise ValueError(f"{argument}: a colour is #rrggbb or #rrggbbaa, and not {value!r}")
        return int(digits if len(digits) == 8 else digits + "ff", 16)
    return 0 if value is None else _count_of(value, argument, 0xFFFFFFFF, "0xRRGGBBAA, from 0 to 0xFFFFFFFF")


def choice(kind: Type[Choice], value: Union[Choice, str, int]) -> Choice:
    """Returns the member for a name, a number or a member."""
    try:
        return kind[value.upper()] if isinstance(value, str) else kind(value)
    except (KeyError, ValueError):
        names = [member.name.lower() for member in kind]
        near = suggestion(value.replace("-", "_"), names) if isinstance(value, str) else ""
        from re import sub
        noun = sub("(?<=[a-z])(?=[A-Z])", " ", kind.__name__).lower()
        raise ValueError(f"{noun} is one of {', '.join(names)}, not {value!r}{near}") from None


def number_of(kind: str, value: Union[str, int]) -> int:
    """Returns the number of a word, a number or a member, as choice() does; for a word, the enumeration need not be made."""
    if isinstance(value, str):
        number = NUMBERS[kind].get(value.lower())
        if number is not None:
            return number
    from ._abi import enumerations
    return int(choice(getattr(enumerations, kind), value))


def word_of(kind: str, number: int) -> str:
    """Returns the word of a number; the enumeration need not be made."""
    return next(word for word, each in NUMBERS[kind].items() if each == number)


def curve_number(curve: CurveLike) -> int:
    """Returns the number of a curve. Numbers that are not a Curve are passed to the library."""
    return number_of("Curve", curve) if isinstance(curve, str) else int(curve)


if not TYPE_CHECKING:
    def __getattr__(name):
        """Loads an enumeration, or the type of an argument, when it is first used: enum and typing are slow to import."""
        if name == "Edge":
            from ._edge import Edge as found
        elif name in NUMBERS:
            from ._abi import enumerations
            found = getattr(enumerations, name)
        elif name in _LIKE:
            from . import _types
            found = getattr(_types, name)
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals().setdefault(name, found)

    def __dir__():
        return sorted({*globals(), *NUMBERS, "Edge", *_LIKE})

    _LIKE = {f"{each}Like" for each in (*NUMBERS, "Edge", "Edges", "Colour")}
