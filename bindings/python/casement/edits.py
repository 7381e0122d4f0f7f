"""Edits of a scene: numbers that change often, as the place of a divider that the user drags."""

from __future__ import annotations

import ctypes

from ._text import finite
from .errors import StaleError
from .references import Reference

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import List, Tuple

    from .reports import Change


class Edit(Reference):
    """A number of a scene that changes often. As a context manager it ends with its block.

    >>> from casement import Scene
    >>> with Scene(size=(300, 100)) as scene:
    ...     left, right = scene.add("left"), scene.add("right")
    ...     divider = left.width.equal(100)
    ...     fill = scene.rules("H:|[left][right]|")
    ...     with scene.edit(divider) as edit:
    ...         print(edit.range)
    ...         for x in (120, 130):
    ...             print([(item.name, frame.width) for item, frame in edit.suggest(x)])
    ...     print(right.frame, divider.constant)
    (0.0, 300.0)
    [('window', 300.0), ('left', 120.0), ('right', 180.0)]
    [('left', 130.0), ('right', 170.0)]
    (130, 0, 170, 0) 130.0
    """

    __slots__ = ()

    _noun = "edit"

    def suggest(self, value: float) -> List["Change"]:
        """Sets the number, lays out, and returns the changed frames."""
        return self.scene._report(self.scene._library.cas_scene_suggest, self.id, finite(value, "value"))[1]

    @property
    def range(self) -> Tuple[float, float]:
        """Between which numbers all exact frames are linear functions of the number. Lays out. While a required constraint is
        dropped, it is the present number alone, since that constraint may hold at the next one."""
        low, high = ctypes.c_double(), ctypes.c_double()
        self._call("cas_scene_edit_range", ctypes.byref(low), ctypes.byref(high))
        return low.value, high.value

    def end(self) -> None:
        """Ends the edit. A constraint of the program keeps the last number; one of an anchor is removed."""
        self._call("cas_scene_end_edit")

    def __enter__(self) -> "Edit":
        return self

    def __exit__(self, *error: object) -> None:
        try:
            self.end()
        except StaleError:  # Its constraint was removed, and it with that.
            pass

    def __repr__(self) -> str:
        return f"Edit({self.id})"
