"""Strengths: weights of one priority, and `required` above them."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is slow to import
if TYPE_CHECKING:
    from typing import Dict, Literal, Union

    StrengthLike = Union[float, Literal["required", "strong", "medium", "weak"]]


def expected(kind: str, value: object) -> TypeError:
    """Returns the exception for an object of the wrong type, with kiwisolver's message."""
    return TypeError(f"Expected object of type `{kind}`. Got object of type `{type(value).__name__}` instead.")


def number(value: object) -> float:
    """Returns the value if kiwisolver accepts it as a number."""
    if isinstance(value, (float, int)):
        return float(value)
    raise expected("float, int, or long", value)


class Strength:
    """The named strengths, and strengths between them.

    >>> from casement.kiwi import strength
    >>> strength.weak < strength.create(0, 0, 1, 5) < strength.medium
    True
    """

    __slots__ = ()

    @staticmethod
    def create(a: float, b: float, c: float, weight: float = 1.0, /) -> float:
        """Returns the strength of strong, medium and weak parts, each times the weight and limited to 0 to 1000."""
        scale = number(weight)
        parts = (max(0.0, min(1000.0, number(part) * scale)) for part in (a, b, c))
        return sum(part * unit for part, unit in zip(parts, (1_000_000.0, 1_000.0, 1.0)))

    weak = 1.0
    medium = 1_000.0
    strong = 1_000_000.0
    required = 1_001_001_000.0


strength = Strength()
REQUIRED = Strength.required
_NAMES: Dict[str, float] = {name: getattr(strength, name) for name in ("required", "strong", "medium", "weak")}


def strength_of(value: StrengthLike) -> float:
    """Returns a strength from its name or number, clipped to the valid range."""
    if isinstance(value, str):
        try:
            return _NAMES[value]
        except KeyError:
            raise ValueError("string strength must be 'required', 'strong', 'medium', "
                             f"or 'weak', not '{value}'") from None
    return max(0.0, min(REQUIRED, number(value)))
