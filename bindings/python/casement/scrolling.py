"""Scroll views: insets in layers, and offsets."""

import ctypes
from typing import Optional, Tuple

from ._abi import constants
from ._abi.structures import Insets as InsetsStruct
from ._abi.structures import Point as PointStruct
from ._abi.structures import Rect as RectStruct
from ._abi.structures import Scroll
from ._text import finite_entries
from .choices import Adjustment, AdjustmentLike, choice
from .geometry import Insets, Point, Rect, Size
from .items import Guide
from .views import View


class ScrollView(View):
    """A scroll view; its children are in the coordinates of its content.

    On a screen its insets are layers, what the host says + max(bars, keyboard) at each edge,
    so that none overwrites another. A docked view is part of the keyboard's layer. Without a
    screen there are no insets and offsets.

    >>> from casement import Scene
    >>> with Scene(profile="ios7", size=(320, 480)) as scene:
    ...     page = scene.navigation().push("page").view.add_scroll("list")
    ...     _ = scene.rules("H:|[list]|", "V:|[list]|")
    ...     page.content_size = 320, 1000
    ...     _ = scene.keyboard.show()
    ...     page.scroll_to_bottom()
    ...     _ = scene.layout()
    ...     print(*page.insets, page.offset.y)
    64.0 0.0 216.0 0.0 736.0
    """

    __slots__ = ()

    @property
    def content_guide(self) -> Guide:
        """The guide with the frame of the content."""
        return Guide(self.scene, self._ask("cas_scroll_content_guide"))

    @property
    def frame_guide(self) -> Guide:
        """The guide with the frame of the view itself."""
        return Guide(self.scene, self._ask("cas_scroll_frame_guide"))

    def _state(self) -> Scroll:
        state = Scroll()
        self._call("cas_scroll_get", ctypes.byref(state))
        return state

    # Insets

    @property
    def insets(self) -> Insets:
        """The sum of the insets of all layers."""
        return _insets(self._state().insets)

    @property
    def shown_insets(self) -> Insets:
        """The insets at the last sample of an animation."""
        self._state()
        return _insets(self._ask("cas_scroll_shown_insets"))

    @property
    def indicator_insets(self) -> Insets:
        """The insets of the scroll indicators."""
        return _insets(self._state().indicator_insets)

    def set_insets(self, top: float = 0, left: float = 0, bottom: float = 0, right: float = 0, *,
                   indicators: Optional[Tuple[float, float, float, float]] = None) -> None:
        """Sets the insets of the host; those of the indicators are the same by default."""
        own = InsetsStruct(top, left, bottom, right)
        self._call("cas_scroll_set_insets", own, own if indicators is None else InsetsStruct(
            *finite_entries(indicators, "indicators", Insets._fields)))

    @property
    def adjusted(self) -> bool:
        """Whether bars inset it. Only the first child of its controller's view, or that view, can be."""
        return bool(self._state().is_adjusted)

    def set_adjustment(self, adjustment: AdjustmentLike) -> bool:
        """Which edges of the safe area inset it: "automatic", "scrollable_axes", "never", "always".

        Answers whether the profile has safe areas.
        """
        has_effect = ctypes.c_int32()
        self._call("cas_scroll_set_adjustment", choice(Adjustment, adjustment), ctypes.byref(has_effect))
        return bool(has_effect.value)

    def set_follows_keyboard(self, follows: Optional[bool]) -> None:
        """Whether the keyboard and a docked view inset it; None: where bars do, or a view is docked."""
        self._call("cas_scroll_set_follows_keyboard",
                   constants.FOLLOWS_BY_DEFAULT if follows is None else constants.FOLLOWS * bool(follows))

    def dock(self, input: Optional[View]) -> None:
        """Docks a view at the bottom, as the input of a chat; None undocks it.

        Where that lies over this one padding reaches as far as its top, with the keyboard and without.
        Bars below it are counted with it, not added. Insets of the host do not count it again.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     chat = scene.navigation().push("chat").view
        ...     messages, input = chat.add_scroll("messages"), chat.add("input", intrinsic=(320, 44))
        ...     _ = scene.rules("H:|[messages]|", "V:|[messages]|", "input.bottom == keyboard_guide.top")
        ...     messages.dock(input)
        ...     _ = scene.layout()
        ...     print(messages.insets.bottom)
        ...     _ = scene.keyboard.show()
        ...     print(messages.insets.bottom)
        44.0
        260.0
        """
        id = 0 if input is None else self.scene._own(input)
        self.scene._call(self.scene._library.cas_scene_dock, self.id, id)

    # Offsets

    @property
    def content_size(self) -> Size:
        """The size of the content. Set it where no constraints determine it."""
        size = self._state().content_size
        return Size(size.width, size.height)

    @content_size.setter
    def content_size(self, size: Tuple[float, float]) -> None:
        self._call("cas_scroll_set_content_size", *finite_entries(size, "content_size", ("width", "height")))

    @property
    def offset(self) -> Point:
        """The point of the content at the origin of the view. Setting it does not collapse bars."""
        return _point(self._state().offset)

    @offset.setter
    def offset(self, offset: Tuple[float, float]) -> None:
        self._call("cas_scroll_set_offset", *finite_entries(offset, "offset", ("x", "y")))

    @property
    def shown_offset(self) -> Point:
        """The offset as last sampled."""
        return _point(self._state().shown_offset)

    @property
    def visible(self) -> Rect:
        """The rectangle of the content that nothing covers."""
        rect = self._state().visible
        return Rect(rect.x, rect.y, rect.width, rect.height)

    def drag(self, x: float, y: float, velocity: float = 0) -> None:
        """Scrolls as the user does, which can collapse bars; a velocity into the content is positive."""
        self._call("cas_scroll_drag", x, y, velocity)

    def scroll_to_bottom(self) -> None:
        """Scrolls to the end of the content in the next layout, or in the one after an event that comes before it."""
        self._call("cas_scroll_to_bottom")

    def offset_showing(self, rect: Tuple[float, float, float, float]) -> Point:
        """Returns the nearest offset that shows a rectangle of the content."""
        offset = PointStruct()
        self._call("cas_scroll_offset_showing", RectStruct(*finite_entries(rect, "rect", Rect._fields)),
                   ctypes.byref(offset))
        return _point(offset)


def _insets(insets: InsetsStruct) -> Insets:
    return Insets(insets.top, insets.left, insets.bottom, insets.right)


def _point(point: PointStruct) -> Point:
    return Point(point.x, point.y)
