"""Views: items with children and an intrinsic size."""

import ctypes
from contextlib import contextmanager
from string import hexdigits
from typing import TYPE_CHECKING, Iterator, List, NamedTuple, Optional, Tuple, Union

from ._abi import constants
from ._abi.structures import DirectionalInsets as DirectionalStruct
from ._abi.structures import Insets as InsetsStruct
from ._abi.structures import Size as SizeStruct
from ._abi.typed import FunctionName
from ._abi.structures import ViewSettings as SettingsStruct
from ._measures import HeightFunction, SizeFunction
from ._text import encoded, entries, finite, finite_entries, not_negative
from .choices import AlignmentLike, Axis, AxisLike, Direction, DirectionLike, DistributionLike, Kind, choice, priority_of
from .errors import OutOfRangeError
from .geometry import DirectionalInsets, Insets, Size
from .holders import Holder
from .items import Bar, Guide, Item

if TYPE_CHECKING:
    from .scrolling import ScrollView
    from .stacks import StackView

Metric = Optional[float]


class ViewSettings(NamedTuple):
    """The settings of a view; `intrinsic` has None along an axis without an intrinsic size."""

    intrinsic: Tuple[Metric, Metric]
    is_measured: bool
    background: int
    first_baseline: float
    last_baseline: float
    margins: Insets
    alignment_insets: Insets
    has_directional_margins: bool
    margins_follow_safe_area: bool
    effective_margins: Insets


def _insets(of: InsetsStruct) -> Insets:
    return Insets(of.top, of.left, of.bottom, of.right)


def _metric(number: float) -> Metric:
    return None if number == constants.NO_METRIC else number


class View(Item, Holder):
    """An item that can have children and an intrinsic size."""

    __slots__ = ()

    def _holder(self) -> "View":
        return self

    def _siblings(self, name: FunctionName) -> Iterator[Item]:
        id = self._ask(name)
        while id:
            item = self.scene.item(id)
            yield item
            id = item._ask("cas_item_next_sibling")

    @property
    def children(self) -> List["View"]:
        """Its child views in order."""
        return [item for item in self._siblings("cas_item_first_child") if isinstance(item, View)]

    @property
    def guides(self) -> List[Guide]:
        """Its guides, including bars."""
        return [item for item in self._siblings("cas_item_first_guide") if isinstance(item, Guide)]

    @property
    def bars(self) -> List[Bar]:
        """Its bars: the window has status bar and keyboard, views of controllers have the others.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     print([bar.name for bar in scene.window.bars], [bar.name for bar in scene.navigation().view.bars])
        ['status_bar', 'keyboard'] ['navigation_bar', 'toolbar']
        """
        return [guide for guide in self.guides if isinstance(guide, Bar)]

    def _adopt(self, view: "View") -> None:
        """Called for every added view."""

    def _made(self, id: int, *, intrinsic: Optional[Tuple[Metric, Metric]] = None) -> "View":
        view = self.scene.view(self.scene._given(id))
        if intrinsic is not None:
            with view._removed_on_error():
                view.set_intrinsic(*intrinsic)
        self._adopt(view)
        return view

    @contextmanager
    def _removed_on_error(self) -> Iterator[None]:
        """Removes a new view if the block, which sets it up, raises an error."""
        try:
            yield
        except Exception:
            self.scene._library.cas_scene_remove(self.scene._open(), self.id)
            self.scene._stacks.discard(self.id)
            self.scene._classes.pop(self.id, None)
            raise

    def add(self, name: str = "", *, intrinsic: Optional[Tuple[Metric, Metric]] = None) -> "View":
        """Adds a view in front of the others.

        >>> from casement import Scene
        >>> with Scene() as scene:
        ...     print([child.name for child in scene.window.add("bar").scene.window.children])
        ['bar']
        """
        size = None if intrinsic is None else _intrinsic(intrinsic)
        make = self.scene._library.cas_scene_add_view
        return self._made(make(self.scene._open(), self.id, Kind.PLAIN, encoded(name)), intrinsic=size)

    def add_scroll(self, name: str = "") -> "ScrollView":
        """Adds a scroll view."""
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
        """Adds a stack view, a row or a column."""
        make = self.scene._library.cas_scene_add_stack
        id = self.scene._given(make(self.scene._open(), self.id, choice(Axis, axis), encoded(name)))
        self.scene._stacks.add(id)
        stack = self._made(id)
        if TYPE_CHECKING:
            assert isinstance(stack, StackView)
        with stack._removed_on_error():
            stack.arrange(spacing=finite(spacing, "spacing"), distribution=distribution, alignment=alignment)
        return stack

    def set_index(self, index: int) -> None:
        """Moves it to an index among the children of its parent, from 0. Bars inset a scroll view at index 0."""
        self._call("cas_view_set_index", index)

    def set_intrinsic(self, width: Metric = None, height: Metric = None) -> None:
        """Its intrinsic size; None along an axis without one."""
        none = constants.NO_METRIC
        for name, number in (("width", width), ("height", height)):
            if number is not None and not hasattr(number, "__float__"):
                raise TypeError(f"{name}: expected a number or None, not {number!r}")
            if number is not None:
                not_negative(number, name)  # -1 means "no size" in C
        self._call("cas_view_set_intrinsic", none if width is None else width, none if height is None else height)

    def fitting_size(self, width: float = 0, height: float = 0, *, width_priority: int = constants.PRIORITY_FITTING_SIZE,
                     height_priority: int = constants.PRIORITY_FITTING_SIZE) -> Size:
        """The size it would have by what is inside it, and by width and height at their priorities.

        >>> from casement import REQUIRED, Scene
        >>> with Scene(size=(400, 300)) as scene:
        ...     card = scene.add("card")
        ...     text = card.add("text", intrinsic=(120, 20))
        ...     _ = scene.rules("H:|-8-[text]-8-|", "V:|-8-[text]-8-|", root=card)
        ...     print(card.fitting_size(), card.fitting_size(width=300, width_priority=REQUIRED))
        Size(width=136.0, height=36.0) Size(width=300.0, height=36.0)
        """
        size = SizeStruct()
        self._call("cas_view_fitting_size", SizeStruct(width, height), priority_of(width_priority),
                   priority_of(height_priority), ctypes.byref(size))
        return Size(size.width, size.height)

    @property
    def safe_area(self) -> Guide:
        """The guide of its safe area: what bars and obstructions leave of it. Made when first asked for."""
        made = self.scene._library.cas_view_safe_area(self.scene._settled(), self.id)
        return Guide(self.scene, self.scene._given(made))

    @property
    def safe_insets(self) -> Insets:
        """How far its safe area lies inside it at each edge, as of the last layout."""
        insets = InsetsStruct()
        self._call("cas_view_safe_insets", ctypes.byref(insets))
        return _insets(insets)

    @property
    def readable(self) -> Guide:
        """The guide of the part of it where text is readable: inside its margins, and not too wide. Made when first asked for."""
        made = self.scene._library.cas_view_readable_guide(self.scene._settled(), self.id)
        return Guide(self.scene, self.scene._given(made))

    def set_hugging(self, priority: int, axis: AxisLike) -> None:
        """Its content hugging priority along an axis (default 250)."""
        self._call("cas_view_set_hugging", *_firmness("set_hugging", priority, axis))

    def set_compression(self, priority: int, axis: AxisLike) -> None:
        """Its compression resistance priority along an axis (default 750)."""
        self._call("cas_view_set_compression", *_firmness("set_compression", priority, axis))

    def set_baselines(self, first: float, last: float) -> None:
        """The distances of the first baseline from the top and of the last baseline from the bottom."""
        self._call("cas_view_set_baselines", first, last)

    def set_margins(self, top: float, left: float, bottom: float, right: float) -> None:
        """The distances of the margins from the edges (default 8)."""
        self._call("cas_view_set_margins", InsetsStruct(top, left, bottom, right))

    @property
    def directional_margins(self) -> DirectionalInsets:
        """The margins by its direction; setting them makes them change places when that does.

        >>> from casement import Scene
        >>> with Scene(size=(100, 100)) as scene:
        ...     scene.window.directional_margins = 0, 20, 0, 10
        ...     scene.window.set_direction("right_to_left")
        ...     print(scene.window.settings.margins)
        Insets(top=0.0, left=10.0, bottom=0.0, right=20.0)
        """
        top, left, bottom, right = self.settings.margins
        if self.right_to_left:
            left, right = right, left
        return DirectionalInsets(top, left, bottom, right)

    @directional_margins.setter
    def directional_margins(self, margins: Tuple[float, float, float, float]) -> None:
        numbers = finite_entries(margins, "margins", DirectionalInsets._fields)
        self._call("cas_view_set_directional_margins", DirectionalStruct(*numbers))

    @property
    def margins_follow_safe_area(self) -> bool:
        """Whether its margins grow by how far its safe area lies inside it."""
        return self.settings.margins_follow_safe_area

    @margins_follow_safe_area.setter
    def margins_follow_safe_area(self, follows: bool) -> None:
        self._call("cas_view_set_margins_follow_safe_area", follows)

    def set_alignment_insets(self, top: float, left: float, bottom: float, right: float) -> None:
        """The insets of its alignment rect in its frame (default 0)."""
        self._call("cas_view_set_alignment_insets", InsetsStruct(top, left, bottom, right))

    def set_background(self, colour: Union[int, str, None]) -> None:
        """Its background colour, which pictures show: 0xRRGGBBAA, "#rrggbb" or "#rrggbbaa"; None for none."""
        if isinstance(colour, str):
            digits = colour[1:]
            if colour[:1] != "#" or len(digits) not in (6, 8) or not all(each in hexdigits for each in digits):
                raise ValueError(f"a colour is #rrggbb or #rrggbbaa, and not {colour!r}")
            colour = int(digits if len(digits) == 8 else digits + "ff", 16)
        if colour is not None and not 0 <= colour <= 0xFFFFFFFF:
            raise OutOfRangeError(f"colour: expected 0xRRGGBBAA, from 0 to 0xFFFFFFFF, not {colour}")
        self._call("cas_view_set_background", colour or 0)

    @property
    def settings(self) -> ViewSettings:
        """The settings of the view.

        >>> from casement import Scene
        >>> with Scene(size=(10, 10)) as scene:
        ...     scene.window.set_background("#102030")
        ...     print(f"{scene.window.settings.background:08x}", scene.window.settings.intrinsic)
        102030ff (None, None)
        """
        found = SettingsStruct()
        found.size = ctypes.sizeof(found)
        self._call("cas_view_get", ctypes.byref(found))
        size = found.intrinsic
        return ViewSettings(
            (_metric(size.width), _metric(size.height)), bool(found.is_measured), found.background, found.first_baseline,
            found.last_baseline, _insets(found.margins), _insets(found.alignment_insets),
            bool(found.has_directional_margins), bool(found.margins_follow_safe_area), _insets(found.effective_margins))

    def set_direction(self, direction: DirectionLike) -> None:
        """The layout direction of this view, and of descendants that inherit it."""
        self._call("cas_view_set_direction", choice(Direction, direction))

    @property
    def measure(self) -> Optional[HeightFunction]:
        """Sets a function from width to height, which layout calls for new widths.

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
        return self.scene._measures.heights.get(self.id)

    @measure.setter
    def measure(self, function: Optional[HeightFunction]) -> None:
        measures = self.scene._measures
        self._call("cas_view_set_measure", None if function is None else measures.pointer, None)
        measures.set(self.id, height=function)

    @property
    def measure_size(self) -> Optional[SizeFunction]:
        """Sets a function from a MeasureRequest to width and height, or to a Measurement, which may have baselines.

        Layout asks it for the natural size, and for the size at each width that constraints give the view instead.
        It replaces `measure`, and the other way round.

        >>> from casement import Scene
        >>> def lines(request):
        ...     letters, wide = 40, 10 * request.text_size
        ...     columns = letters if request.width is None else request.width // wide
        ...     return letters * wide, -(-letters // columns) * 2 * wide
        >>> with Scene(size=(150, 300)) as scene:
        ...     text = scene.add("text")
        ...     text.measure_size = lines
        ...     _ = scene.rules("H:|[text]", "V:|[text]", "text.right <= superview.right")
        ...     _ = scene.layout()
        ...     print(text.frame, text.settings.intrinsic)
        (0, 0, 150, 60) (400.0, 60.0)
        """
        return self.scene._measures.sizes.get(self.id)

    @measure_size.setter
    def measure_size(self, function: Optional[SizeFunction]) -> None:
        measures = self.scene._measures
        self._call("cas_view_set_measure_size", None if function is None else measures.size_pointer, None)
        measures.set(self.id, size=function)

    def invalidate_measure(self) -> None:
        """Makes the next layout measure it again."""
        self._call("cas_view_invalidate_measure")


def _intrinsic(value: Tuple[Metric, Metric]) -> Tuple[Metric, Metric]:
    """Returns an intrinsic size, or raises an error with the argument."""
    width, height = (None if each is None else not_negative(each, "intrinsic", name)
                     for each, name in zip(entries(value, "intrinsic", ("width", "height")), ("width", "height")))
    return width, height


def _firmness(name: str, priority: int, axis: AxisLike) -> Tuple[Axis, int]:
    if isinstance(priority, (str, Axis)):
        raise TypeError(f"{name}(priority, axis): the priority, a number, comes before the axis, not {priority!r}")
    return choice(Axis, axis), priority_of(priority)
