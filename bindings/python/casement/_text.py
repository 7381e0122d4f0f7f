"""Conversion of texts and numbers."""

from __future__ import annotations

from ._shown import shown as shown
from .errors import NotFiniteError, OutOfRangeError, TextError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Iterable, Sequence, Tuple, Type

#: A search for a similar name looks at this many.
MOST_NAMES = 1000


def encoded(text: str, argument: str = "") -> bytes:
    """Returns a text for C. Refuses zero characters, at which it would end. Errors begin with the argument."""
    where = f"{argument}: " if argument else ""
    if not isinstance(text, str):
        raise TypeError(f"{where}a text is a str, not {type(text).__name__}")
    if "\0" in text:
        raise TextError(f"{where}a text cannot contain a zero character")
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise TextError(f"{where}a text cannot contain half of a surrogate pair") from None


def finite(value: Any, argument: str, noun: str = "number") -> float:
    """Returns a finite number as a float, or raises an error with the argument."""
    kind: Type[Exception] = NotFiniteError
    try:
        if isinstance(value, (bool, str, bytes)):
            raise TypeError
        number = float(value)
        if number - number == 0:  # neither infinite nor NaN
            return number
    except (TypeError, ValueError):
        kind = TypeError
    except OverflowError:
        pass
    raise kind(f"{argument}: expected a finite {noun}, not {value!r}") from None


def flag(value: Any, argument: str) -> int:
    """Returns True or False as a number, or raises an error with the argument."""
    if value not in (True, False):
        raise TypeError(f"{argument}: expected True or False, not {value!r}")
    return int(value)


def entries(value: Any, argument: str, names: Sequence[str]) -> Tuple[Any, ...]:
    """Returns the entries of a tuple that has one for each name, or raises an error with the argument."""
    found: Tuple[Any, ...] = ()
    if hasattr(value, "__iter__") and not isinstance(value, (str, bytes)):
        found = tuple(value)
    if len(found) != len(names):
        raise TypeError(f"{argument}: expected ({', '.join(names)}), not {value!r}")
    return found


def finite_entries(value: Any, argument: str, names: Sequence[str]) -> Tuple[float, ...]:
    """Returns the entries of a tuple that has a finite number for each name, or raises an error with the argument."""
    return tuple(finite(each, argument, name) for each, name in zip(entries(value, argument, names), names))


def not_negative(value: Any, argument: str, noun: str = "number") -> float:
    """Returns a number of at least 0, or raises an error with the argument."""
    number = finite(value, argument, noun)
    if number < 0:
        raise OutOfRangeError(f"{argument}: expected a {noun} of at least 0, not {shown(number)}")
    return number


def size_of(value: Any, most: float = float("inf")) -> Tuple[float, float]:
    """Returns a width and a height from 0 to `most`, or raises an error with the argument."""
    names = ("width", "height")
    width, height = (not_negative(each, "size", name) for each, name in zip(entries(value, "size", names), names))
    for name, length in (("width", width), ("height", height)):
        if length > most:
            raise OutOfRangeError(f"size: expected a {name} of at most {shown(most)}, not {shown(length)}")
    return width, height


def suggestion(name: object, names: Iterable[str]) -> str:
    """Returns the end of a message about an unknown name: the nearest of the known names; "" if none is near."""
    from difflib import get_close_matches
    from itertools import islice
    near = get_close_matches(str(name), set(islice(filter(None, names), MOST_NAMES)), 1)
    return f'; did you mean "{near[0]}"?' if near else ""
