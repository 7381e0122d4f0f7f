"""Stack views, which arrange their children by constraints."""

from __future__ import annotations

from . import _buffers
from ._abi.part_settings import StackSettings
from ._text import encoded
from .choices import index_of
from .views import View

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import List


class StackView(StackSettings, View):
    """A row or a column. Children added to it are arranged after the others.

    >>> from casement import Scene
    >>> with Scene(size=(300, 40)) as scene:
    ...     row = scene.window.add_stack("row", spacing=10, distribution="fill_equally")
    ...     views = [row.add(name) for name in ("one", "two", "three")]
    ...     _ = scene.rules("H:|[row]|", "V:|[row]|")
    ...     _ = scene.layout()
    ...     print(*(view.frame for view in views))
    (0, 0, 93.3333, 40) (103.333, 0, 93.3333, 40) (206.667, 0, 93.3333, 40)
    """

    __slots__ = ()

    def _new(self, kind: int, name: str) -> int:
        return self.scene._given(self.scene._library.cas_stack_add_view(self.scene._open(), self.id, kind, encoded(name)))

    def _adopt(self, view: View) -> None:
        self.append(view)

    @property
    def views(self) -> List[View]:
        """The arranged views, hidden ones included."""
        library, handle = self.scene._library, self.scene._open()
        return [self.scene.view(library.cas_stack_view(handle, self.id, index))
                for index in range(self._ask("cas_stack_count"))]

    def append(self, *views: View) -> None:
        """Appends children to the arrangement, all or none; add() creates children."""
        ids = _buffers.packed([self.scene._own(view) for view in views], _buffers.IDS, len(views))
        self._call("cas_stack_append", _buffers.address(ids), len(views))

    def insert(self, index: int, view: View) -> None:
        """Inserts a child at an index of the arrangement; an arranged child moves there."""
        self._call("cas_stack_insert", self.scene._own(view), index_of(index))

    def remove_arranged(self, view: View) -> None:
        """Removes a view from the arrangement; it remains a child."""
        self.scene._own(view)
        view._call("cas_stack_remove")
