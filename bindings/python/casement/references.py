"""References to objects of a scene: items, controllers, constraints and edits."""

from __future__ import annotations

from .errors import StaleError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Tuple

    from ._abi.typed import FunctionName
    from .scene import Scene


class Reference:
    """A reference to an object of a scene by its id. References to the same object are equal, and hold no state."""

    __slots__ = ("scene", "id")

    _noun = ""

    def __init__(self, scene: "Scene", id: int) -> None:
        self.scene = scene
        self.id = id

    def _place(self) -> Tuple["Scene", Tuple[int, ...]]:
        return self.scene, (self.id,)

    def _call(self, name: FunctionName, *arguments: Any) -> None:
        self.scene._call(getattr(self.scene._library, name), self.id, *arguments)

    def _ask(self, name: FunctionName) -> Any:
        return getattr(self.scene._library, name)(self.scene._open(), self.id)

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Reference) and self._noun == other._noun
                and self.id == other.id and self.scene is other.scene)

    def __hash__(self) -> int:
        return hash((id(self.scene), self.id))


class Node(Reference):
    """An item or a controller."""

    __slots__ = ()

    # A function that returns `_none` if it was removed.
    _kind_function: FunctionName
    _none = 0

    @property
    def alive(self) -> bool:
        """Whether it still exists."""
        return not self.scene.closed and self._ask(self._kind_function) != self._none

    def _expect_alive(self) -> None:
        self.scene._expect_free()
        if not self.alive:
            raise StaleError(f"{self._noun} #{self.id} is gone, or was never there")
