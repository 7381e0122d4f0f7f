"""Bars: items placed by the screen. Constraints can use them like all items."""

import ctypes
from typing import TYPE_CHECKING, Tuple

from ._abi.structures import Bar as BarStruct
from ._abi.structures import Rect as RectStruct
from ._abi.structures import StatusBar as StatusBarStruct
from .choices import StatusBarSource, StatusBarSourceLike, StatusBarStyle, StatusBarStyleLike, choice
from .geometry import Rect
from .items import Bar

if TYPE_CHECKING:
    from .controllers import Controller
    from .scene import Scene


class ControllerBar(Bar):
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
        super().__init__(controller.scene, self._state().item)

    def _state(self) -> BarStruct:
        state = BarStruct()
        self.controller._call("cas_bar_get", self._which, ctypes.byref(state))
        return state

    @property
    def effective_height(self) -> float:
        """Its height including the status bar's part; 0 while hidden."""
        return float(self._state().effective_height)

    @property
    def hidden(self) -> bool:
        """Whether it is hidden; a hidden bar takes no height."""
        return bool(self._state().is_hidden)

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        self.controller._call("cas_bar_set_hidden", self._which, hidden)

    @property
    def translucent(self) -> bool:
        """Whether it is translucent, so that content extends under it (default on iOS 7)."""
        return bool(self._state().is_translucent)

    @translucent.setter
    def translucent(self, translucent: bool) -> None:
        self.controller._call("cas_bar_set_translucent", self._which, translucent)


class NavigationBar(ControllerBar):
    """The bar at the top of a navigation controller."""

    __slots__ = ()

    def set_prompt(self, prompt: bool) -> None:
        """Whether it has a prompt, one more line above its title."""
        self.controller._call("cas_bar_set_prompt", prompt)

    def set_image(self, height: float) -> None:
        """The height of its background image; 0 for none. Pictures show the black area above it."""
        self.controller._call("cas_bar_set_image", height)

    @property
    def image_height(self) -> float:
        """The height of its background image; 0 for none."""
        return float(self.controller._ask("cas_bar_image_height"))

    def image_frame(self, height: float) -> Tuple[Rect, float]:
        """Where a background image so high is drawn, and how much opaque black is above it."""
        frame, black = RectStruct(), ctypes.c_double()
        self.controller._call("cas_bar_image_frame", height, ctypes.byref(frame), ctypes.byref(black))
        return Rect(frame.x, frame.y, frame.width, frame.height), black.value


class StatusBar(Bar):
    """The status bar. Its style never changes the layout.

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
        super().__init__(scene, self._state().item)

    def _state(self) -> StatusBarStruct:
        state = StatusBarStruct()
        self.scene._call(self.scene._library.cas_status_bar_get, ctypes.byref(state))
        return state

    @property
    def effective_height(self) -> float:
        """Its height for layout; 0 while hidden."""
        return float(self._state().height)

    @property
    def hidden(self) -> bool:
        """Whether it is hidden; a hidden bar takes no height."""
        return bool(self._state().is_hidden)

    @hidden.setter
    def hidden(self, hidden: bool) -> None:
        self.scene._call(self.scene._library.cas_status_bar_set_hidden, hidden)

    @property
    def text_white(self) -> bool:
        """Whether its text is white, or black."""
        return bool(self._state().is_text_white)

    @property
    def opaque(self) -> bool:
        """Whether it has a ground, which is black."""
        return bool(self._state().is_opaque)

    @property
    def style(self) -> StatusBarStyle:
        """Its style. Setting it applies if the source is the application; otherwise controllers decide."""
        return StatusBarStyle(self._state().style)

    @style.setter
    def style(self, style: StatusBarStyleLike) -> None:
        self.scene._call(self.scene._library.cas_status_bar_set_style, choice(StatusBarStyle, style))

    def set_source(self, source: StatusBarSourceLike) -> None:
        """The source of its style: controllers (default) or the application."""
        self.scene._call(self.scene._library.cas_status_bar_set_source, choice(StatusBarSource, source))

    def set_in_call(self, in_call: bool) -> None:
        """Whether a call is active: the status bar is then higher."""
        self.scene._call(self.scene._library.cas_status_bar_set_in_call, in_call)
