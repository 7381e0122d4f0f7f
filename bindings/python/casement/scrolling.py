"""Scroll views: insets in layers, and offsets."""

from __future__ import annotations

import ctypes

from ._abi.part_settings import ScrollSettings
from ._abi.structures import Point as PointStruct
from ._abi.structures import Rect as RectStruct
from ._text import finite, finite_entries
from .geometry import Point, Rect, from_struct
from .items import Guide
from .views import View

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Tuple


class ScrollView(ScrollSettings, View):
    """A scroll view; its children are in the coordinates of its content.

    `effective_insets` are the sum of layers, `insets` + max(bars, keyboard) at each edge, so that none overwrites
    another. A docked view is part of the keyboard's layer. Without a screen there are no bars and no keyboard.

    >>> from casement import Scene
    >>> with Scene(profile="ios7", size=(320, 480)) as scene:
    ...     page = scene.navigation().push("page").view.add_scroll("list")
    ...     _ = scene.rules("H:|[list]|", "V:|[list]|")
    ...     page.content_size = 320, 1000
    ...     _ = scene.keyboard.show()
    ...     page.scroll_to_bottom()
    ...     _ = scene.layout()
    ...     print(*page.effective_insets, page.offset.y)
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

    def drag(self, x: float, y: float, velocity: float = 0) -> None:
        """Scrolls as the user does, which can collapse bars; a velocity into the content is positive."""
        self._call("cas_scroll_drag", finite(x, "x"), finite(y, "y"), finite(velocity, "velocity"))

    def scroll_to_bottom(self) -> None:
        """Scrolls to the end of the content in the next layout, or in the one after an event that comes before it."""
        self._call("cas_scroll_to_bottom")

    def offset_showing(self, rect: Tuple[float, float, float, float]) -> Point:
        """Returns the nearest offset that shows a rectangle of the content."""
        offset = PointStruct()
        self._call("cas_scroll_offset_showing", RectStruct(*finite_entries(rect, "rect", Rect._fields)),
                   ctypes.byref(offset))
        return from_struct(Point, offset)
