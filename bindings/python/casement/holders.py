"""Holders of controllers: a scene, a view, another controller."""

from __future__ import annotations

from ._abi import constants
from ._text import encoded

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from .controllers import Controller, NavigationController, TabController
    from .views import View


class Holder:
    """Controllers fill the view that they are put into.

    In a navigation controller that is a push, in a tab controller one more tab.

    >>> from casement import Scene
    >>> with Scene(profile="ios7", size=(320, 480)) as scene:
    ...     tabs = scene.tabs()
    ...     inbox = tabs.navigation("inbox").table("messages")
    ...     settings = tabs.controller("settings")
    ...     print(inbox.parent, inbox.parent.parent == tabs)
    <NavigationController inbox> True
    """

    __slots__ = ()

    def _holder(self) -> "View":
        """The view that holds controllers."""
        raise NotImplementedError

    def controller(self, name: str = "") -> "Controller":
        """Adds a content controller."""
        return self._put(constants.CONTENT, name)

    def table(self, name: str = "") -> "Controller":
        """Adds a controller whose view is a scroll view."""
        return self._put(constants.TABLE, name)

    def navigation(self, name: str = "") -> "NavigationController":
        """Adds a navigation controller."""
        made = self._put(constants.NAVIGATION, name)
        if TYPE_CHECKING:
            assert isinstance(made, NavigationController)
        return made

    def tabs(self, name: str = "") -> "TabController":
        """Adds a tab controller."""
        made = self._put(constants.TAB, name)
        if TYPE_CHECKING:
            assert isinstance(made, TabController)
        return made

    def _put(self, kind: int, name: str) -> "Controller":
        view = self._holder()
        scene = view.scene
        make = scene._library.cas_scene_add_controller
        return scene._controller_made(make(scene._settled(), view.id, kind, encoded(name)))
