"""Anchors, sums of them, and comparisons: constraints as Python writes them.

A comparison is a statement, not a question. Inside `with scene:` it states a
constraint, which is in force from the next thing asked of the scene; elsewhere it
only makes a Comparison, to be given to scene.install(). Used as a truth value it
raises a TypeError, and states nothing. equal(), at_least() and at_most() add a
constraint at once, anywhere, and answer it.

Sums may have any number of anchors: row.width == icon.width + text.width + 8.
"""

from __future__ import annotations

import sys

from . import choices
from ._abi import constants
from ._text import shown
from ._tuples import NamedTuple
from .choices import REQUIRED, mirrored, priority_of, word_of
from .errors import OutOfRangeError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Dict, List, NoReturn, Optional, Tuple, Union

    from .choices import Attribute, Relation
    from .constraints import Constraint
    from .items import Item
    from .scene import Scene

    Operand = Union["Expression", float]
    Part = Tuple[Item, int, float]


_LENGTHS = (constants.WIDTH, constants.HEIGHT)


class Expression:
    """A sum of anchors with coefficients and a constant: an Anchor, or the result of arithmetic with anchors."""

    __slots__ = ("_parts", "_constant")
    __hash__ = None  # type: ignore[assignment]  # == makes a constraint

    def __init__(self, parts: Tuple[Part, ...], constant: float) -> None:
        self._parts = parts
        self._constant = constant

    def __add__(self, other: Operand) -> "Expression":
        if isinstance(other, Expression):
            return Sum(self._parts + other._parts, self._constant + other._constant)
        return Sum(self._parts, self._constant + other)

    __radd__ = __add__

    def __mul__(self, factor: float) -> "Expression":
        if isinstance(factor, Expression):
            raise TypeError("anchors can be multiplied by numbers only")
        parts = tuple((item, attribute, coefficient * factor) for item, attribute, coefficient in self._parts)
        return Sum(parts, self._constant * factor)

    __rmul__ = __mul__

    def __truediv__(self, divisor: float) -> "Expression":
        return self * (1 / divisor)

    def __neg__(self) -> "Expression":
        return self * -1

    def __sub__(self, other: Operand) -> "Expression":
        return self + -other

    def __rsub__(self, other: float) -> "Expression":
        return -self + other

    def __eq__(self, other: Operand) -> "Comparison":  # type: ignore[override]
        return _state(self, constants.EQUAL, other)

    def __le__(self, other: Operand) -> "Comparison":
        return _state(self, constants.LESS_OR_EQUAL, other)

    def __ge__(self, other: Operand) -> "Comparison":
        return _state(self, constants.GREATER_OR_EQUAL, other)

    def __ne__(self, other: object) -> NoReturn:
        raise TypeError("a constraint is ==, <= or >=, not !=")

    if not TYPE_CHECKING:  # type checkers report these
        def __lt__(self, other: object) -> NoReturn:
            raise TypeError("a constraint is ==, <= or >=, not <: write <=")

        def __gt__(self, other: object) -> NoReturn:
            raise TypeError("a constraint is ==, <= or >=, not >: write >=")

    def __or__(self, priority: int) -> NoReturn:
        raise TypeError("| binds more tightly than a comparison: write (a == b) | priority")

    def equal(self, other: Operand, priority: int = REQUIRED, *, weight: float = 1, identifier: str = "",
              active: bool = True) -> "Constraint":
        """Adds the constraint that it equals another expression or a number, and returns it.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     box = scene.add("box")
        ...     print(box.width.equal(scene.window.width / 2, 750, identifier="half"))
        box.width == 0.5 * window.width @750 "half"
        """
        return Comparison(self, constants.EQUAL, other, priority, weight, identifier, active).install()

    is_ = equal

    def at_least(self, other: Operand, priority: int = REQUIRED, *, weight: float = 1, identifier: str = "",
                 active: bool = True) -> "Constraint":
        """Adds the constraint that it is at least another expression or a number, and returns it."""
        return Comparison(self, constants.GREATER_OR_EQUAL, other, priority, weight, identifier, active).install()

    def at_most(self, other: Operand, priority: int = REQUIRED, *, weight: float = 1, identifier: str = "",
                active: bool = True) -> "Constraint":
        """Adds the constraint that it is at most another expression or a number, and returns it."""
        return Comparison(self, constants.LESS_OR_EQUAL, other, priority, weight, identifier, active).install()

    def __str__(self) -> str:
        texts = [(factor, f"{'' if abs(factor) == 1 else f'{shown(abs(factor))} * '}{item.name or f'#{item.id}'}.{word_of('Attribute', attribute)}")
                 for item, attribute, factor in self._parts]
        if self._constant or not texts:
            texts.append((self._constant, shown(abs(self._constant))))
        text = "".join(f" {'-' if factor < 0 else '+'} {each}" for factor, each in texts)
        return text[3:] if text.startswith(" +") else f"-{text[3:]}"

    def __repr__(self) -> str:
        return f"<{self}>"


class Sum(Expression):
    """The result of arithmetic with anchors.

    Neither this nor Anchor derives from the other: Python would then exchange the sides
    of some comparisons.
    """

    __slots__ = ()


Sum.__name__ = Sum.__qualname__ = "Expression"  # which Python's own messages then call it


class Anchor(Expression):
    """One attribute of an item, as view.leading."""

    __slots__ = ()

    def __init__(self, item: "Item", attribute: int) -> None:
        super().__init__(((item, attribute, 1.0),), 0.0)

    @property
    def item(self) -> "Item":
        """The item whose attribute it is."""
        return self._parts[0][0]

    @property
    def attribute(self) -> Attribute:
        """The attribute of the item."""
        return choices.Attribute(self._parts[0][1])


class Summand(NamedTuple):
    """An anchor of a constraint, and the number that it is multiplied by."""

    anchor: Anchor
    multiplier: float


class Comparison:
    """A comparison of expressions, which becomes a constraint when it is added.

    With one anchor, or with two positions or two lengths, it has the form first (relation) multiplier * second +
    constant. An anchor on both sides stays on both, so that a violation is what the two sides differ by. Where the
    anchor on the left has a coefficient, everything is divided by that.

    With more anchors, or with a position beside a length, it is a sum: `summands` (relation) constant. Nothing is
    divided.

    `|` gives it a priority: (a.width == b.width) | 750. Mind the parentheses: | binds
    more tightly than ==.

    >>> from casement import Scene
    >>> with Scene(size=(320, 480)) as scene:
    ...     box = scene.add("box")
    ...     half = box.width == scene.window.width / 2 + 10
    ...     print((half | 750).named("half"))
    box.width == 0.5 * window.width + 10 @750
    >>> with Scene(size=(320, 480)) as scene:
    ...     row, icon, text = scene.add("row"), scene.add("icon"), scene.add("text")
    ...     print(row.width == icon.width + text.width + 8)
    row.width == icon.width + text.width + 8 @1000
    """

    __slots__ = ("priority", "weight", "identifier", "active", "place", "multiplier", "constant", "first", "second",
                 "summands", "_relation", "_sides", "_constraint")

    def __init__(self, left: Expression, relation: int, right: Operand, priority: int = REQUIRED,
                 weight: float = 1, identifier: str = "", active: bool = True) -> None:
        self.priority, self.weight, self.identifier, self.active = priority_of(priority), weight, identifier, active
        self.place = ""
        self._relation, self.multiplier, self.constant = relation, 1.0, 0.0
        self.first: Part
        self.second: Optional[Part] = None
        #: Those of a sum; none if it is an equation of one or two anchors.
        self.summands: Tuple[Summand, ...] = ()
        self._sides = left, right
        if not isinstance(right, Expression) and not hasattr(right, "__float__"):
            raise TypeError(f"expected a number or an attribute such as view.width, not {right!r}")
        difference = left - right
        ours, theirs = _merged(left._parts), _merged(right._parts if isinstance(right, Expression) else ())
        if len(ours) == len(theirs) == 1 and ours[0][:2] == theirs[0][:2]:
            self._keep(ours[0], theirs[0], -difference._constant)
        else:
            self._solve(_merged(difference._parts), -difference._constant)
        self.constant += 0.0  # a zero has no sign
        self._constraint: Optional["Constraint"] = None

    def _keep(self, first: Part, second: Part, constant: float) -> None:
        """Sets first (relation) second + constant for one anchor on both sides, without a division."""
        if second[2] == 1 and first[2] != 1:
            first, second, constant, self._relation = second, first, -constant, mirrored(self._relation)
        self.first, self.constant = first, constant
        self.multiplier = second[2] - (first[2] - 1)
        self.second = second if self.multiplier else None

    def _solve(self, parts: List[Part], constant: float) -> None:
        """Takes the sum of parts (relation) constant, as first (relation) multiplier * second + constant where it can be."""
        if not parts:
            raise TypeError("a constraint is about an anchor, and here all cancel out")
        if any(each[0].scene is not parts[0][0].scene for each in parts):
            raise ValueError("a constraint is between items of one scene")
        if len(parts) > 2 or len({attribute in _LENGTHS for _, attribute, _ in parts}) > 1:
            self.first, self.constant = parts[0], constant
            self.summands = tuple(Summand(Anchor(item, attribute), factor) for item, attribute, factor in parts)
            return
        factor = parts[0][2]
        if factor < 0:
            self._relation = mirrored(self._relation)
        self.first, self.constant = parts[0], constant / factor
        self.multiplier = -parts[-1][2] / factor
        self.second = parts[1] if len(parts) == 2 and self.multiplier else None

    @property
    def relation(self) -> Relation:
        """The relation of its sides."""
        return choices.Relation(self._relation)

    @property
    def scene(self) -> "Scene":
        """The scene of its items."""
        return self.first[0].scene

    def install(self) -> "Constraint":
        """Adds the constraint to the scene and returns it. Later calls return the same constraint."""
        if self._constraint is None:
            self.scene.install(self)
        assert self._constraint is not None
        return self._constraint

    def __or__(self, priority: int) -> "Comparison":
        if self._constraint is not None:
            raise TypeError("the comparison is in force; set the priority of its constraint")
        try:
            self.priority = priority_of(priority)
        except (TypeError, OutOfRangeError):
            self.scene.forget(self)  # `|` replaces the required comparison
            raise
        return self

    __ror__ = __or__

    def named(self, identifier: str) -> "Comparison":
        """Sets its identifier, which reports show."""
        self.identifier = identifier
        return self

    def __bool__(self) -> NoReturn:
        self.scene.forget(self)
        raise TypeError(f"{self} is a constraint, not a question; compare frames instead")

    def __str__(self) -> str:
        if self.summands:
            left, right = self._sides
            return f"{left} {word_of('Relation', self._relation)} {right if isinstance(right, Expression) else shown(right)} @{self.priority}"
        other = ((*self.second[:2], self.multiplier),) if self.second is not None else ()
        return f"{Anchor(*self.first[:2])} {word_of('Relation', self._relation)} {Sum(other, self.constant)} @{self.priority}"

    def __repr__(self) -> str:
        return f"<{self}{'' if self._constraint else ', not installed'}>"


def _merged(parts: Tuple[Part, ...]) -> List[Part]:
    """Returns each anchor once, in order, without those whose coefficients cancel."""
    merged: Dict[Tuple[Any, int], float] = {}
    for item, attribute, coefficient in parts:
        key = (item, attribute)
        merged[key] = merged.get(key, 0.0) + coefficient
    return [(item, attribute, coefficient) for (item, attribute), coefficient in merged.items() if coefficient]


def _state(left: Expression, relation: int, right: Operand) -> Comparison:
    comparison = Comparison(left, relation, right)
    frame = sys._getframe(2)
    comparison.place = f"{frame.f_code.co_filename}:{frame.f_lineno}"
    comparison.scene.state(comparison)
    return comparison
