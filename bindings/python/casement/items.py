"""Items: the window, views and guides. They are names for what the scene holds; two
that stand for the same item are equal, and hold no state of their own.
"""

import ctypes
from typing import TYPE_CHECKING, Any, Callable, Iterator, List, Optional, Sequence, Tuple, Union, overload

from ._abi import constants
from ._abi.structures import Insets as InsetsStruct
from .anchors import Anchor
from .choices import (AlignmentLike, Attribute, Axis, AxisLike, Direction, DirectionLike, DistributionLike, Kind,
                      choice)
from .constraints import Constraint
from .geometry import Rect

if TYPE_CHECKING:
    from .scene import Scene
    from .stacks import StackView

Measure = Callable[[float], float]
Metric = Optional[float]


class _AnchorOf:
    """An attribute of an item, as an anchor."""

    def __init__(self, attribute: Attribute) -> None:
        self._attribute = attribute

    @overload
    def __get__(self, item: None, owner: type) -> "_AnchorOf": ...
    @overload
    def __get__(self, item: "Item", owner: type) -> Anchor: ...
    def __get__(self, item: Optional["Item"], owner: type) -> Union[Anchor, "_AnchorOf"]:
        return self if item is None else Anchor(item, self._attribute)

    def __set__(self, item: "Item", value: object) -> None:
        name = self._attribute.name.lower()
        raise AttributeError(f"frames are solved, not set: use {name}.equal(...)")


class Item:
    """What views and guides have in common: a place in the tree, a frame, anchors."""

    __slots__ = ("scene", "id")

    left = _AnchorOf(Attribute.LEFT)
    right = _AnchorOf(Attribute.RIGHT)
    top = _AnchorOf(Attribute.TOP)
    bottom = _AnchorOf(Attribute.BOTTOM)
    leading = _AnchorOf(Attribute.LEADING)
    trailing = _AnchorOf(Attribute.TRAILING)
    width = _AnchorOf(Attribute.WIDTH)
    height = _AnchorOf(Attribute.HEIGHT)
    center_x = _AnchorOf(Attribute.CENTER_X)
    center_y = _AnchorOf(Attribute.CENTER_Y)
    last_baseline = _AnchorOf(Attribute.LAST_BASELINE)
    first_baseline = _AnchorOf(Attribute.FIRST_BASELINE)
    left_margin = _AnchorOf(Attribute.LEFT_MARGIN)
    right_margin = _AnchorOf(Attribute.RIGHT_MARGIN)
    top_margin = _AnchorOf(Attribute.TOP_MARGIN)
    bottom_margin = _AnchorOf(Attribute.BOTTOM_MARGIN)
    leading_margin = _AnchorOf(Attribute.LEADING_MARGIN)
    trailing_margin = _AnchorOf(Attribute.TRAILING_MARGIN)
    center_x_within_margins = _AnchorOf(Attribute.CENTER_X_WITHIN_MARGINS)
    center_y_within_margins = _AnchorOf(Attribute.CENTER_Y_WITHIN_MARGINS)

    def __init__(self, scene: "Scene", id: int) -> None:
        self.scene = scene
        self.id = id

    def _call(self, name: str, *arguments: Any) -> None:
        self.scene._call(getattr(self.scene._library, name), self.id, *arguments)

    def _ask(self, name: str) -> Any:
        return getattr(self.scene._library, name)(self.scene._open(), self.id)

    def _frame(self, name: str) -> Rect:
        rect = self._ask(name)
        if rect.x != rect.x:
            self.scene._fail(constants.ERROR_STALE)
        return Rect(rect.x, rect.y, rect.width, rect.height)

    @property
    def name(self) -> str:
        """The name given at birth, "" for none."""
        text: bytes = self._ask("cas_item_name")
        return text.decode()

    @property
    def alive(self) -> bool:
        """Whether the item is still there."""
        return not self.scene.closed and self._ask("cas_item_kind") != -1

    @property
    def kind(self) -> Kind:
        return Kind(self._ask("cas_item_kind"))

    @property
    def parent(self) -> Optional["View"]:
        """The view it is in; None for the window."""
        id = self._ask("cas_item_parent")
        return View._of(self.scene, id) if id else None

    @property
    def frame(self) -> Rect:
        """Its frame in the coordinates of its parent, as of the last layout."""
        return self._frame("cas_item_frame")

    @property
    def window_frame(self) -> Rect:
        """Its frame in the coordinates of the window."""
        return self._frame("cas_item_window_frame")

    @property
    def exact_frame(self) -> Rect:
        """Its frame as solved, without rounding."""
        return self._frame("cas_item_exact_frame")

    @property
    def exact_window_frame(self) -> Rect:
        return self._frame("cas_item_exact_window_frame")

    @property
    def right_to_left(self) -> bool:
        """Whether leading is right here."""
        return bool(self._ask("cas_item_is_right_to_left"))

    def is_ambiguous(self, axis: AxisLike) -> bool:
        """Whether another place or size along the axis would be just as good."""
        answer = ctypes.c_int32()
        self._call("cas_item_is_ambiguous", choice(Axis, axis), ctypes.byref(answer))
        return bool(answer.value)

    def constraints_affecting(self, axis: AxisLike) -> List[Constraint]:
        """The constraints that decide where it is, or how large, along the axis."""
        function = self.scene._library.cas_item_constraints_affecting
        return self.scene._constraints(function, self.id, choice(Axis, axis))

    def exercise(self) -> bool:
        """Moves what is ambiguous in it elsewhere; False where nothing is."""
        moved = ctypes.c_int32()
        self.scene._call(self.scene._library.cas_scene_exercise, self.id, ctypes.byref(moved))
        return bool(moved.value)

    def remove(self) -> None:
        """Takes it out of the scene, with all in it and every constraint that mentions any of that."""
        self.scene._remove(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Item) and self.id == other.id and self.scene is other.scene

    def __hash__(self) -> int:
        return hash((id(self.scene), self.id))

    def __repr__(self) -> str:
        if not self.alive:
            return f"<{type(self).__name__} #{self.id}, gone>"
        return f"<{type(self).__name__} {self.name or f'#{self.id}'} {self.frame}>"


class Guide(Item):
    """A rectangle to lay out by, without a drawing."""

    __slots__ = ()


class View(Item):
    """An item that can hold others, and may have a size of its own."""

    __slots__ = ()

    @staticmethod
    def _of(scene: "Scene", id: int) -> "View":
        item = scene.item(id)
        assert isinstance(item, View)
        return item

    def _siblings(self, name: str) -> Iterator[Item]:
        id = self._ask(name)
        while id:
            item = self.scene.item(id)
            yield item
            id = item._ask("cas_item_next_sibling")

    @property
    def children(self) -> List["View"]:
        """The views in it, in order."""
        return [item for item in self._siblings("cas_item_first_child") if isinstance(item, View)]

    @property
    def guides(self) -> List[Guide]:
        """The guides it owns."""
        return [item for item in self._siblings("cas_item_first_guide") if isinstance(item, Guide)]

    def _adopt(self, view: "View") -> None:
        """Called with every view that is added."""

    def _made(self, id: int, *, intrinsic: Optional[Tuple[Metric, Metric]] = None) -> "View":
        view = View._of(self.scene, self.scene._given(id, self.id))
        if intrinsic is not None:
            view.set_intrinsic(*intrinsic)
        self._adopt(view)
        return view

    def add(self, name: str = "", *, intrinsic: Optional[Tuple[Metric, Metric]] = None) -> "View":
        """Adds a view in front of the others.

        >>> from casement import Scene
        >>> with Scene() as scene:
        ...     print([child.name for child in scene.window.add("bar").scene.window.children])
        ['bar']
        """
        make = self.scene._library.cas_scene_add_view
        return self._made(make(self.scene._open(), self.id, Kind.PLAIN, name.encode()), intrinsic=intrinsic)

    def add_scroll(self, name: str = "") -> "ScrollView":
        """Adds a view of something larger."""
        make = self.scene._library.cas_scene_add_view
        view = self._made(make(self.scene._open(), self.id, Kind.SCROLL, name.encode()))
        assert isinstance(view, ScrollView)
        return view

    def add_guide(self, name: str = "") -> Guide:
        """Adds a guide in the coordinates of this view."""
        make = self.scene._library.cas_scene_add_guide
        return Guide(self.scene, self.scene._given(make(self.scene._open(), self.id, name.encode()), self.id))

    def add_stack(self, name: str = "", axis: AxisLike = Axis.HORIZONTAL, *, spacing: float = 0,
                  distribution: DistributionLike = "fill", alignment: AlignmentLike = "fill") -> "StackView":
        """Adds a view that arranges its children in a row or a column."""
        make = self.scene._library.cas_scene_add_stack
        id = self.scene._given(make(self.scene._open(), self.id, choice(Axis, axis), name.encode()), self.id)
        self.scene._stacks.add(id)
        stack = self._made(id)
        if TYPE_CHECKING:
            assert isinstance(stack, StackView)
        stack.arrange(spacing=spacing, distribution=distribution, alignment=alignment)
        return stack

    @property
    def hidden(self) -> bool:
        """A hidden view keeps its frame; only stacks pass over it."""
        return bool(self._ask("cas_item_is_hidden"))

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        self._call("cas_view_set_hidden", hidden)

    def set_intrinsic(self, width: Metric = None, height: Metric = None) -> None:
        """The size it has of its own; None along an axis where it has none."""
        none = constants.NO_METRIC
        self._call("cas_view_set_intrinsic", none if width is None else width, none if height is None else height)

    def set_hugging(self, priority: int, axis: AxisLike) -> None:
        """How firmly it is no larger than its intrinsic size (at first 250)."""
        self._call("cas_view_set_hugging", choice(Axis, axis), priority)

    def set_compression(self, priority: int, axis: AxisLike) -> None:
        """How firmly it is no smaller than its intrinsic size (at first 750)."""
        self._call("cas_view_set_compression", choice(Axis, axis), priority)

    def set_baselines(self, first: float, last: float) -> None:
        """Distances of the first baseline from the top and of the last one from the bottom."""
        self._call("cas_view_set_baselines", first, last)

    def set_margins(self, top: float, left: float, bottom: float, right: float) -> None:
        """Distances of the margins from the edges (at first 8)."""
        self._call("cas_view_set_margins", InsetsStruct(top, left, bottom, right))

    def set_direction(self, direction: DirectionLike) -> None:
        """Where leading is in this view, and in all in it that inherits."""
        self._call("cas_view_set_direction", choice(Direction, direction))

    @property
    def measure(self) -> Optional[Measure]:
        """A function from width to height, which a layout asks whenever the width is new.

        What it raises comes out of the layout, and the last good heights stay.

        >>> from casement import Scene
        >>> with Scene(size=(100, 100)) as scene:
        ...     text = scene.add("text")
        ...     text.measure = lambda width: 2000 / width
        ...     _ = scene.rules("H:|[text]|")
        ...     _ = scene.rules("V:|[text]")
        ...     _ = scene.layout()
        ...     print(text.frame)
        (0, 0, 100, 20)
        """
        return self.scene._measures.functions.get(self.id)

    @measure.setter
    def measure(self, function: Optional[Measure]) -> None:
        measures = self.scene._measures
        self._call("cas_view_set_measure", None if function is None else measures.pointer, None)
        measures.set(self.id, function)

    def remeasure(self) -> None:
        """Has the next layout ask again, though the width may be the same."""
        self._call("cas_view_remeasure")


class ScrollView(View):
    """A view of something larger; its children lie in the coordinates of its content."""

    __slots__ = ()

    @property
    def content_guide(self) -> Guide:
        """As large as the content."""
        return Guide(self.scene, self._ask("cas_scroll_content_guide"))

    @property
    def frame_guide(self) -> Guide:
        """As large as the view itself."""
        return Guide(self.scene, self._ask("cas_scroll_frame_guide"))
