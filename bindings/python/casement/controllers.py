"""Controllers: whose view shows what, and which bars lie over it. Like items they are names for
what the scene holds; two that stand for the same are equal.
"""

from __future__ import annotations

from ._abi import constants
from ._abi.part_settings import ControllerSettings
from ._text import encoded
from .bars import ControllerBar, NavigationBar
from .choices import index_of
from .holders import Holder
from .references import Node

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from ._abi.typed import FunctionName
    from .views import View


class Controller(Node, Holder, ControllerSettings):
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
    _kind_function: FunctionName = "cas_controller_view"

    def _holder(self) -> "View":
        return self.view

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

    def remove(self) -> None:
        """Removes it from the scene, with its view and all descendants."""
        self._expect_alive()
        with self.scene._forgetting(self.view):
            self._call("cas_controller_remove")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name or f'#{self.id}' if self.alive else f'#{self.id}, gone'}>"


class NavigationController(Controller):
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

    def tap_bar(self) -> None:
        """Expands collapsed bars, as a tap on the bar does."""
        self._call("cas_navigation_tap_bar")


class TabController(Controller):
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
        self._call("cas_tab_select", index_of(index))

    @property
    def bar(self) -> ControllerBar:
        """The bar at the bottom."""
        return ControllerBar(self, constants.TAB_BAR)
