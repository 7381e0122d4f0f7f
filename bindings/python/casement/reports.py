"""Reports of a scene: conflicts, ambiguities, views under bars and the keyboard, animated items, changed frames."""

from __future__ import annotations

from ._tuples import NamedTuple

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Tuple

    from .choices import Axis
    from .constraints import Constraint
    from .geometry import Insets, Rect
    from .items import Item
    from .words import RuleNameKind


class Conflict(NamedTuple):
    """A minimal set of constraints that cannot hold together: without any one the others can.

    `constraints` begins with the dropped one; printed, it is the library's report.

    >>> from casement import Scene
    >>> with Scene(size=(320, 480)) as scene:
    ...     box = scene.add("box")
    ...     _ = box.width.equal(100), box.width.equal(120)
    ...     _ = scene.layout()
    ...     print(scene.conflicts[0].dropped)
    box.width == 120 @1000
    """

    constraints: Tuple[Constraint, ...]
    text: str

    @property
    def dropped(self) -> Constraint:
        """The constraint that is left out until it can hold."""
        return self.constraints[0]

    def __str__(self) -> str:
        return self.text


class Ambiguity(NamedTuple):
    """An item whose position or size along an axis is not unique."""

    item: Item
    axis: Axis


class Covering(NamedTuple):
    """An item, and how much bars or a docked keyboard cover of it at each edge."""

    item: Item
    insets: Insets


class RuleName(NamedTuple):
    """A name in a rule, and the position of its first character, from 1.

    `kind` says what it can refer to: "item", "metric", "metric_or_item" or "priority".
    """

    name: str
    line: int
    column: int
    kind: RuleNameKind


class AnimatedItem(NamedTuple):
    """An item between its start and its end."""

    item: Item
    start: Rect
    end: Rect


class Change(NamedTuple):
    """An item and its changed frame."""

    item: Item
    frame: Rect
