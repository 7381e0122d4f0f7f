"""Bars: items placed by the screen. Constraints can use them like all items."""

from __future__ import annotations

import ctypes

from ._abi.part_settings import BAR_STATE, STATUS_BAR_STATE, BarSettings, StatusBarSettings
from ._abi.structures import Rect as RectStruct
from ._text import finite
from .geometry import Rect, from_struct
from .items import Bar

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Tuple

    from .controllers import Controller
    from .scene import Scene


class ControllerBar(BarSettings, Bar):
    """A bar of a controller. Its frame is without what it shares with the status bar.

    >>> from casement import Scene
    >>> with Scene(profile="ios7", size=(320, 480)) as scene:
    ...     bar = scene.navigation().bar
    ...     _ = scene.layout()
    ...     print(bar.frame, bar.effective_height)
    (0, 20, 320, 44) 64.0
    """

    __slots__ = ("controller", "_which")

    def __init__(self, controller: "Controller", which: int) -> None:
        self.controller = controller
        self._which = which
        self.scene = controller.scene
        super().__init__(self.scene, self._filled(BAR_STATE).item)

    def _place(self) -> Tuple["Scene", Tuple[int, ...]]:
        return self.scene, (self.controller.id, self._which)


class NavigationBar(ControllerBar):
    """The bar at the top of a navigation controller."""

    __slots__ = ()

    def image_frame(self, height: float) -> Tuple[Rect, float]:
        """Where a background image so high is drawn, and how much opaque black is above it."""
        frame, black = RectStruct(), ctypes.c_double()
        self.controller._call("cas_bar_image_frame", finite(height, "height"), ctypes.byref(frame), ctypes.byref(black))
        return from_struct(Rect, frame), black.value


class StatusBar(StatusBarSettings, Bar):
    """The status bar. Its style never changes the layout; `status_bar_style` of scene and controllers sets it.

    >>> from casement import Scene
    >>> with Scene(profile="ios7", size=(320, 480)) as scene:
    ...     scene.status_bar.hidden = True
    ...     page = scene.navigation().push("page")
    ...     _ = scene.layout()
    ...     print(page.top_guide.frame.height)
    44.0
    """

    __slots__ = ()

    def __init__(self, scene: "Scene") -> None:
        self.scene = scene
        super().__init__(scene, self._filled(STATUS_BAR_STATE).item)

    def _place(self) -> Tuple["Scene", Tuple[int, ...]]:
        return self.scene, ()
