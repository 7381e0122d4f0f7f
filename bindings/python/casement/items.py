"""Items: what views and guides have in common. They are names for what the scene holds; two
that stand for the same item are equal, and hold no state of their own.
"""

from __future__ import annotations

import ctypes

from . import choices, geometry
from ._abi import constants, structures
from ._text import encoded, finite, flag
from .choices import number_of, steps_of, word_of
from .geometry import from_struct
from .references import Node

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, List, Optional, Union, overload

    from ._abi.typed import FunctionName
    from .anchors import Anchor
    from .choices import AxisLike, FitLike, Kind
    from .constraints import Constraint
    from .geometry import Insets, Rect
    from .views import View


class _AnchorOf:
    """An attribute of an item, as an anchor."""

    def __init__(self, number: int) -> None:
        self._number = number

    if TYPE_CHECKING:
        @overload
        def __get__(self, item: None, owner: type) -> "_AnchorOf": ...
        @overload
        def __get__(self, item: "Item", owner: type) -> Anchor: ...

    def __get__(self, item: Optional["Item"], owner: type) -> Union[Anchor, "_AnchorOf"]:
        if item is None:
            return self
        from .anchors import Anchor
        return Anchor(item, self._number)

    def __set__(self, item: "Item", value: object) -> None:
        name = word_of("Attribute", self._number)
        raise AttributeError(f"frames are solved, not set: use {name}.equal(...)")


class Item(Node):
    """The base of views and guides: a place in the tree, a frame, anchors.

    >>> from casement import Scene
    >>> with Scene(size=(320, 480)) as scene:
    ...     card = scene.add("card", intrinsic=(200, 100))
    ...     button = card.add("button", intrinsic=(80, 44))
    ...     _ = card.center_x.equal(scene.window.center_x), button.bottom.equal(card.bottom - 8)
    ...     _ = scene.layout()
    ...     print(button.parent.name, button.frame, button.window_frame)
    card (0, 48, 80, 44) (60, 48, 80, 44)
    """

    __slots__ = ()

    _noun = "item"
    _kind_function: FunctionName = "cas_item_kind"
    _none = -1

    left = _AnchorOf(constants.LEFT)
    right = _AnchorOf(constants.RIGHT)
    top = _AnchorOf(constants.TOP)
    bottom = _AnchorOf(constants.BOTTOM)
    leading = _AnchorOf(constants.LEADING)
    trailing = _AnchorOf(constants.TRAILING)
    width = _AnchorOf(constants.WIDTH)
    height = _AnchorOf(constants.HEIGHT)
    center_x = _AnchorOf(constants.CENTER_X)
    center_y = _AnchorOf(constants.CENTER_Y)
    last_baseline = _AnchorOf(constants.LAST_BASELINE)
    first_baseline = _AnchorOf(constants.FIRST_BASELINE)
    left_margin = _AnchorOf(constants.LEFT_MARGIN)
    right_margin = _AnchorOf(constants.RIGHT_MARGIN)
    top_margin = _AnchorOf(constants.TOP_MARGIN)
    bottom_margin = _AnchorOf(constants.BOTTOM_MARGIN)
    leading_margin = _AnchorOf(constants.LEADING_MARGIN)
    trailing_margin = _AnchorOf(constants.TRAILING_MARGIN)
    center_x_within_margins = _AnchorOf(constants.CENTER_X_WITHIN_MARGINS)
    center_y_within_margins = _AnchorOf(constants.CENTER_Y_WITHIN_MARGINS)

    def _frame(self, name: FunctionName) -> Rect:
        rect = self._ask(name)
        if rect.x != rect.x:
            self._expect_alive()
        return geometry.Rect(rect.x, rect.y, rect.width, rect.height)

    @property
    def name(self) -> str:
        """Its name; "" for none. Rules find the item by it."""
        text: bytes = self._ask("cas_item_name")
        return text.decode()

    @name.setter
    def name(self, name: Optional[str]) -> None:
        self._call("cas_item_set_name", None if name is None else encoded(name))

    @property
    def kind(self) -> Kind:
        """The kind of the item."""
        self._expect_alive()
        return choices.Kind(self._ask("cas_item_kind"))

    @property
    def parent(self) -> Optional["View"]:
        """Its parent; None for the window."""
        id = self._ask("cas_item_parent")
        return self.scene.view(id) if id else None

    @property
    def frame(self) -> Rect:
        """Its frame in the coordinates of its parent, as of the last layout."""
        return self._frame("cas_item_frame")

    @property
    def window_frame(self) -> Rect:
        """Its frame in the coordinates of the window, with the offsets of the scroll views around it."""
        return self._frame("cas_item_window_frame")

    @property
    def exact_frame(self) -> Rect:
        """Its frame as solved, without rounding."""
        return self._frame("cas_item_exact_frame")

    @property
    def exact_window_frame(self) -> Rect:
        """Its frame in the coordinates of the window, without rounding."""
        return self._frame("cas_item_exact_window_frame")

    @property
    def shown_frame(self) -> Rect:
        """Its frame as last sampled while it is animated; else as of the last layout."""
        return self._frame("cas_item_shown_frame")

    @property
    def data(self) -> int:
        """A number of your own, up to 64 bits; 0 at first."""
        self._expect_alive()
        return int(self._ask("cas_item_data"))

    @data.setter
    def data(self, data: int) -> None:
        self._call("cas_item_set_data", steps_of(data, "data"))

    @property
    def hidden(self) -> bool:
        """Whether it is hidden. Stacks leave a hidden view out; others lay it out as before. Of a guide or a bar it cannot be set:
        controllers and the screen hide bars."""
        return bool(self._ask("cas_item_is_hidden"))

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        self._call("cas_view_set_hidden", flag(hidden, "hidden"))

    @property
    def obscured(self) -> Insets:
        """How much bars or a docked keyboard cover of it at each edge."""
        insets = structures.Insets()
        self._call("cas_item_obscured", ctypes.byref(insets))
        return from_struct(geometry.Insets, insets)

    @property
    def right_to_left(self) -> bool:
        """Whether its layout direction is right to left."""
        return bool(self._ask("cas_item_is_right_to_left"))

    def is_ambiguous(self, axis: AxisLike) -> bool:
        """Whether its position or size along the axis is not unique."""
        answer = ctypes.c_int32()
        self._call("cas_item_is_ambiguous", number_of("Axis", axis), ctypes.byref(answer))
        return bool(answer.value)

    def fit(self, container: "Item", aspect_ratio: float, fit: FitLike = "contain", identifier: str = "") -> List[Constraint]:
        """Adds the constraints by which it has an aspect ratio, width / height, and lies in the middle of another item: as large as fits
        inside it, or with fit="cover" as small as covers it. Returns them: the ratio, the two centers, two bounds, and equal widths at
        priority 400.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     photo = scene.add("photo")
        ...     _ = photo.fit(scene.window, 16 / 9)
        ...     _ = scene.layout()
        ...     print(photo.frame)
        (0, 150, 320, 180)
        """
        return self.scene._added(
            self.scene._library.cas_scene_add_fit, self.id, self.scene._own(container, "container"),
            finite(aspect_ratio, "aspect_ratio"), number_of("Fit", fit), encoded(identifier) if identifier else None)

    @property
    def constraints(self) -> List[Constraint]:
        """The added constraints on it, active or not, oldest first."""
        return self.scene._constraints(self.scene._library.cas_item_constraints, self.id)

    def constraints_affecting(self, axis: AxisLike) -> List[Constraint]:
        """The constraints that determine its position and size along the axis."""
        function = self.scene._library.cas_item_constraints_affecting
        return self.scene._constraints(function, self.id, number_of("Axis", axis))

    def exercise(self) -> bool:
        """Moves an ambiguous item to another position or size. Returns False if it is not ambiguous."""
        moved = ctypes.c_int32()
        self._call("cas_scene_exercise", ctypes.byref(moved))
        return bool(moved.value)

    def remove(self) -> None:
        """Removes it from the scene, with its descendants and all constraints on them."""
        self.scene._remove(self)

    def __repr__(self) -> str:
        if not self.alive:
            return f"<{type(self).__name__} #{self.id}, gone>"
        return f"<{type(self).__name__} {self.name or f'#{self.id}'} {self.frame}>"


class Guide(Item):
    """A rectangle for layout that is not drawn.

    >>> from casement import Scene
    >>> with Scene(size=(320, 480)) as scene:
    ...     column = scene.window.add_guide("column")
    ...     _ = scene.rules("H:|-[column(120)]", "V:|-[column]-|")
    ...     _ = scene.layout()
    ...     print(column.frame)
    (20, 20, 120, 440)
    """

    __slots__ = ()


class Bar(Guide):
    """A bar, the status bar or the keyboard, placed by the screen."""

    __slots__ = ()
