"""Controllers: whose view shows what, and which bars lie over it. Like items they are names for
what the scene holds; two that stand for the same are equal.
"""

import ctypes
from typing import TYPE_CHECKING, Optional

from ._abi import constants
from ._abi.structures import Insets as InsetsStruct
from ._abi.typed import FunctionName
from ._text import encoded
from .bars import ControllerBar, NavigationBar
from .choices import ControllerKind, Edge, EdgeLike, StatusBarStyle, StatusBarStyleLike, choice
from .errors import KindError
from .holders import Holder
from .items import Guide
from .references import Reference

if TYPE_CHECKING:
    from .scrolling import ScrollView
    from .views import View


class Controller(Reference, Holder):
    """A controller with content of its own; others may be put into it.

    >>> from casement import Scene
    >>> with Scene(profile="ios7", size=(320, 480)) as scene:
    ...     page = scene.navigation().push("page")
    ...     _ = scene.layout()
    ...     print(page.view.frame, page.top_guide.frame.height, page.bars_height)
    (0, 0, 320, 480) 64.0 64.0
    """

    __slots__ = ()

    _noun = "controller"
    _kind_function: FunctionName = "cas_controller_get_kind"

    def _holder(self) -> "View":
        return self.view

    @property
    def kind(self) -> ControllerKind:
        """The kind of the controller."""
        self._expect_alive()
        return ControllerKind(self._ask("cas_controller_get_kind"))

    @property
    def view(self) -> "View":
        """Its view; a scroll view for a table controller."""
        view = self._ask("cas_controller_view")
        if not view:
            self._expect_alive()
        return self.scene.view(view)

    @property
    def name(self) -> str:
        """The name of its view."""
        return self.view.name

    @property
    def parent(self) -> Optional["Controller"]:
        """The controller that contains it, or None."""
        self._expect_alive()
        return self.scene._controller(self._ask("cas_controller_parent"))

    @property
    def top_guide(self) -> Guide:
        """The guide that spans the bars covering the view at its top."""
        return self._guide("cas_controller_top_guide")

    @property
    def bottom_guide(self) -> Guide:
        """The guide that spans the bars covering the view at its bottom."""
        return self._guide("cas_controller_bottom_guide")

    def _guide(self, name: FunctionName) -> Guide:
        guide = self._ask(name)
        if not guide:
            self._expect_alive()
            raise KindError("guides belong to controllers with content")
        return Guide(self.scene, guide)

    @property
    def bars_height(self) -> float:
        """The height that status bar and navigation bar cover at its top: the difference between profiles."""
        self._expect_alive()
        return float(self._ask("cas_controller_bars_height"))

    def set_edges(self, *edges: EdgeLike) -> bool:
        """The edges at which its view extends under bars (default: all).

        This and its like answer whether anything reads it there: only the navigation or tab
        controller that contains it does.
        """
        chosen = Edge.NONE
        for edge in edges:
            chosen |= choice(Edge, edge)
        return self._set("cas_controller_set_edges", int(chosen))

    def set_extends_under_opaque_bars(self, extends: bool) -> bool:
        """Whether its view extends under opaque bars (default: no)."""
        return self._set("cas_controller_set_extends_under_opaque_bars", extends)

    def set_adjusts_scroll_insets(self, adjusts: bool) -> bool:
        """Whether bars inset its scroll view (default: yes)."""
        return self._set("cas_controller_set_adjusts_scroll_insets", adjusts)

    def set_additional_insets(self, top: float = 0, left: float = 0, bottom: float = 0, right: float = 0) -> None:
        """What it keeps free in its view besides what is covered, for its safe area and those in it."""
        self._call("cas_controller_set_additional_insets", InsetsStruct(top, left, bottom, right))

    def _set(self, name: FunctionName, value: int) -> bool:
        has_effect = ctypes.c_int32()
        self._call(name, value, ctypes.byref(has_effect))
        return bool(has_effect.value)

    def set_status_bar_style(self, style: StatusBarStyleLike) -> None:
        """The style of the status bar while this controller is in front."""
        self._call("cas_controller_set_status_bar_style", choice(StatusBarStyle, style))

    def remove(self) -> None:
        """Removes it from the scene, with its view and all descendants."""
        self._expect_alive()
        with self.scene._forgetting(self.view):
            self._call("cas_controller_remove")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name or f'#{self.id}' if self.alive else f'#{self.id}, gone'}>"


class Container(Controller):
    """A controller that shows one of its child controllers."""

    __slots__ = ()

    @property
    def shown(self) -> Optional[Controller]:
        """The visible child controller, or None."""
        self._expect_alive()
        return self.scene._controller(self._ask("cas_controller_shown"))


class NavigationController(Container):
    """A stack of controllers that shows the last one, with a navigation bar and a toolbar, which is hidden by default.

    >>> from casement import Scene
    >>> with Scene(profile="ios7", size=(320, 480)) as scene:
    ...     stack = scene.navigation()
    ...     first, second = stack.push("first"), stack.push("second")
    ...     stack.pop()
    ...     print(stack.shown, second)
    <Controller first> <Controller #3225419778, gone>
    """

    __slots__ = ()

    def push(self, name: str = "") -> Controller:
        """Pushes a new content controller; navigation.table() pushes one with a scroll view."""
        make = self.scene._library.cas_navigation_push
        return self.scene._controller_made(make(self.scene._settled(), self.id, encoded(name)))

    def pop(self) -> None:
        """Pops the last controller of a stack of more than one."""
        last = self.shown
        if last is None:
            return self._call("cas_navigation_pop")
        with self.scene._forgetting(last.view):
            self._call("cas_navigation_pop")

    @property
    def bar(self) -> NavigationBar:
        """The bar at the top."""
        return NavigationBar(self, constants.NAVIGATION_BAR)

    @property
    def toolbar(self) -> ControllerBar:
        """The bar at the bottom."""
        return ControllerBar(self, constants.TOOLBAR)

    def set_large_title(self, large: bool = True) -> None:
        """Whether its bar has a large title, which collapses as the content scrolls (from iOS 11 on)."""
        self._call("cas_bar_set_large_title", large)

    def set_collapsing(self, scroll: Optional["ScrollView"], *, compact_height: Optional[float] = None,
                     velocity: float = 300) -> None:
        """Makes the bars collapse as the user scrolls into a scroll view; None ends that.

        They come back on a flick upwards that is faster than velocity, in points a second.
        """
        id = 0 if scroll is None else self.scene._own(scroll)
        self._call("cas_navigation_set_collapsing", id, -1 if compact_height is None else compact_height, velocity)

    def tap_bar(self) -> None:
        """Expands collapsed bars, as a tap on the bar does."""
        self._call("cas_navigation_tap_bar")

    @property
    def collapsed(self) -> float:
        """How far the bars have collapsed, from 0 to 1."""
        self._expect_alive()
        return float(self._ask("cas_navigation_collapsed"))


class TabController(Container):
    """Controllers with a tab bar, one of them visible. Each controller added is a tab.

    >>> from casement import Scene
    >>> with Scene(size=(320, 480), profile="ios7") as scene:
    ...     tabs = scene.tabs()
    ...     first, second = tabs.add("first"), tabs.add("second")
    ...     tabs.select(1)
    ...     _ = scene.layout()
    ...     print(tabs.shown == second, tabs.bar.effective_height)
    True 49.0
    """

    __slots__ = ()

    def add(self, name: str = "") -> Controller:
        """Adds a tab with content; tabs.navigation() and tabs.table() add others."""
        return self.controller(name)

    def select(self, index: int) -> None:
        """Shows a tab, counted from 0."""
        self._call("cas_tab_select", index)

    @property
    def bar(self) -> ControllerBar:
        """The bar at the bottom."""
        return ControllerBar(self, constants.TAB_BAR)
