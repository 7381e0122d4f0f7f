"""Views: items that hold others, and may have a size of their own."""

from string import hexdigits
from typing import TYPE_CHECKING, Callable, Iterator, List, Optional, Tuple, Union

from ._abi import constants
from ._abi.structures import Insets as InsetsStruct
from ._text import encoded
from .choices import AlignmentLike, Axis, AxisLike, Direction, DirectionLike, DistributionLike, Kind, choice, priority_of
from .holders import Holder
from .items import Bar, Guide, Item

if TYPE_CHECKING:
    from .scrolling import ScrollView
    from .stacks import StackView

Measure = Callable[[float], float]
Metric = Optional[float]


class View(Item, Holder):
    """An item that can hold others, and may have a size of its own."""

    __slots__ = ()

    def _holder(self) -> "View":
        return self

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
        """The guides it owns, bars among them."""
        return [item for item in self._siblings("cas_item_first_guide") if isinstance(item, Guide)]

    @property
    def bars(self) -> List[Bar]:
        """The bars in it: the window has status bar and keyboard, controllers' views have the others.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     print([bar.name for bar in scene.window.bars], [bar.name for bar in scene.navigation().view.bars])
        ['status_bar', 'keyboard'] ['navigation_bar', 'toolbar']
        """
        return [guide for guide in self.guides if isinstance(guide, Bar)]

    def _adopt(self, view: "View") -> None:
        """Called with every view that is added."""

    def _made(self, id: int, *, intrinsic: Optional[Tuple[Metric, Metric]] = None) -> "View":
        view = self.scene.view(self.scene._given(id))
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
        return self._made(make(self.scene._open(), self.id, Kind.PLAIN, encoded(name)), intrinsic=intrinsic)

    def add_scroll(self, name: str = "") -> "ScrollView":
        """Adds a view of something larger."""
        make = self.scene._library.cas_scene_add_view
        view = self._made(make(self.scene._open(), self.id, Kind.SCROLL, encoded(name)))
        if TYPE_CHECKING:
            assert isinstance(view, ScrollView)
        return view

    def add_guide(self, name: str = "") -> Guide:
        """Adds a guide in the coordinates of this view."""
        make = self.scene._library.cas_scene_add_guide
        return Guide(self.scene, self.scene._given(make(self.scene._open(), self.id, encoded(name))))

    def add_stack(self, name: str = "", axis: AxisLike = Axis.HORIZONTAL, *, spacing: float = 0,
                  distribution: DistributionLike = "fill", alignment: AlignmentLike = "fill") -> "StackView":
        """Adds a view that arranges its children in a row or a column."""
        make = self.scene._library.cas_scene_add_stack
        id = self.scene._given(make(self.scene._open(), self.id, choice(Axis, axis), encoded(name)))
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

    def set_index(self, index: int) -> None:
        """Puts it at a place among the children of its parent, from 0; bars pad a scroll view that is the first."""
        self._call("cas_view_set_index", index)

    def set_intrinsic(self, width: Metric = None, height: Metric = None) -> None:
        """The size it has of its own; None along an axis where it has none."""
        none = constants.NO_METRIC
        self._call("cas_view_set_intrinsic", none if width is None else width, none if height is None else height)

    def set_hugging(self, priority: int, axis: AxisLike) -> None:
        """How firmly it is no larger than its intrinsic size along an axis (at first 250)."""
        self._call("cas_view_set_hugging", *_firmness("set_hugging", priority, axis))

    def set_compression(self, priority: int, axis: AxisLike) -> None:
        """How firmly it is no smaller than its intrinsic size along an axis (at first 750)."""
        self._call("cas_view_set_compression", *_firmness("set_compression", priority, axis))

    def set_baselines(self, first: float, last: float) -> None:
        """Distances of the first baseline from the top and of the last one from the bottom."""
        self._call("cas_view_set_baselines", first, last)

    def set_margins(self, top: float, left: float, bottom: float, right: float) -> None:
        """Distances of the margins from the edges (at first 8)."""
        self._call("cas_view_set_margins", InsetsStruct(top, left, bottom, right))

    def set_alignment_insets(self, top: float, left: float, bottom: float, right: float) -> None:
        """How far inside the frame the rect lies that it is aligned by (at first 0)."""
        self._call("cas_view_set_alignment_insets", InsetsStruct(top, left, bottom, right))

    def set_background(self, colour: Union[int, str, None]) -> None:
        """The colour that pictures fill it with: 0xRRGGBBAA, "#rrggbb" or "#rrggbbaa"; None for the usual one.

        >>> from casement import Scene
        >>> with Scene(size=(10, 10)) as scene:
        ...     scene.window.set_background("#000000")
        ...     'fill="#000000"' in scene.svg()
        True
        """
        if isinstance(colour, str):
            digits = colour[1:]
            if colour[:1] != "#" or len(digits) not in (6, 8) or not all(each in hexdigits for each in digits):
                raise ValueError(f"a colour is #rrggbb or #rrggbbaa, and not {colour!r}")
            colour = int(digits if len(digits) == 8 else digits + "ff", 16)
        self._call("cas_view_set_background", colour or 0)

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

    def invalidate_measure(self) -> None:
        """Has the next layout ask again, though the width may be the same."""
        self._call("cas_view_invalidate_measure")


def _firmness(name: str, priority: int, axis: AxisLike) -> Tuple[Axis, int]:
    if isinstance(priority, (str, Axis)):
        raise TypeError(f"{name}(priority, axis): the priority, a number, comes before the axis, not {priority!r}")
    return choice(Axis, axis), priority_of(priority)
