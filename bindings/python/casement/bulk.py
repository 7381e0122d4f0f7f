"""Calls for many items or constraints at once, with arrays of numbers.

Items and constraints are named by their ids here; constraints may be given themselves, too. Columns are numpy arrays,
array.array or any iterable; one number counts for all.
"""

from __future__ import annotations

from . import _buffers
from ._abi import structures
from ._abi.constants import PLAIN, WINDOW
from ._handle import Handle
from ._text import encoded
from .choices import REQUIRED, priority_of
from .errors import StaleError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable, List, Optional, Sequence, Tuple, Union

    from ._buffers import Column, Vector
    from .constraints import Constraint
    from .views import View

    Constraints = Union[Column, Sequence[Constraint]]


class Bulk(Handle):
    """The part of a scene that takes arrays."""

    __slots__ = ()

    _take_back: Callable[[Sequence[int]], None]

    def add_views(self, count: int, parent: Optional[View] = None, *, parents: Optional[Column] = None,
                  names: Iterable[str] = ()) -> Vector[int]:
        """Adds plain views, all in one parent (default: the window) or each in its own."""
        records = _buffers.Records(structures.View, count)
        records.fill("parent", _buffers.IDS, parents if parents is not None else parent.id if parent else WINDOW)
        records.fill("kind", _buffers.INTEGERS, PLAIN)
        kept: List[bytes] = [encoded(name) for name in names]
        if kept:
            records.fill("name", _buffers.POINTERS, [_buffers.text_address(name) for name in kept])
        ids = _buffers.zeros(_buffers.IDS, count)
        self._call(self._library.cas_scene_add_views, records.address, count, _buffers.address(ids))
        del kept
        return _buffers.vector(ids)

    def add_constraints(self, first: Column, first_attribute: Column, relation: Column = 0, second: Column = 0,
                        second_attribute: Column = 0, constant: Column = 0.0, multiplier: Column = 1.0,
                        priority: Column = REQUIRED, weight: Column = 1.0) -> Vector[int]:
        """Adds constraints, all or none. Returns their ids.

        Attributes are numbers of Attribute, relations of Relation; 0 as the second item
        and attribute for none.

        >>> from casement import Attribute, Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     views = scene.add_views(3)
        ...     ids = scene.add_constraints(views, Attribute.WIDTH, constant=[10, 20, 30])
        ...     _ = scene.layout()
        ...     print([frame[2] for frame in scene.frames(views)])
        [10.0, 20.0, 30.0]
        """
        count = _buffers.length(first, first_attribute, second, second_attribute, constant)
        priority = priority_of(priority) if isinstance(priority, (bool, float, str)) else priority
        records = _buffers.Records(structures.Equation, count)
        for name, kind, numbers in (
                ("first", _buffers.IDS, first), ("first_attribute", _buffers.INTEGERS, first_attribute),
                ("relation", _buffers.INTEGERS, relation), ("second", _buffers.IDS, second),
                ("second_attribute", _buffers.INTEGERS, second_attribute),
                ("priority", _buffers.INTEGERS, priority), ("multiplier", _buffers.DOUBLES, multiplier),
                ("constant", _buffers.DOUBLES, constant), ("weight", _buffers.DOUBLES, weight)):
            records.fill(name, kind, numbers)
        ids = _buffers.zeros(_buffers.IDS, count)
        try:
            self._call(self._library.cas_scene_add_constraints, records.address, count, _buffers.address(ids))
        except BaseException:
            self._take_back([id for id in ids if id])  # of a measure function: they were added
            raise
        return _buffers.vector(ids)

    def remove_constraints(self, constraints: Constraints) -> None:
        """Removes many constraints, all or none."""
        ids, count = self._ids_of(constraints, "constraints")
        self._call(self._library.cas_scene_remove_constraints, _buffers.address(ids), count)

    def switch(self, off: Constraints = (), on: Constraints = ()) -> None:
        """Deactivates some constraints and activates others, together, all or none: what is in both is activated.

        A strict scene tries those of `on` without those of `off`. So a layout changes from one arrangement to another.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     note = scene.add("note", intrinsic=(100, 20))
        ...     narrow, wide = scene.rules("H:|[note]|"), scene.rules("note.right == superview.right - 40")
        ...     scene.switch(off=wide)
        ...     _ = scene.layout()
        ...     print(note.frame)
        ...     scene.switch(off=narrow, on=wide)
        ...     _ = scene.layout()
        ...     print(note.frame)
        (0, 0, 320, 20)
        (180, 0, 100, 20)
        """
        off_ids, off_count = self._ids_of(off, "off")
        on_ids, on_count = self._ids_of(on, "on")
        self._call(self._library.cas_scene_switch_constraints, _buffers.address(off_ids), off_count,
                   _buffers.address(on_ids), on_count)

    def set_constants(self, constraints: Constraints, constants: Column) -> None:
        """Replaces the constants of many constraints."""
        ids, count = self._ids_of(constraints, "constraints")
        numbers = _buffers.packed(constants, _buffers.DOUBLES, count)
        self._call(self._library.cas_scene_set_constants, _buffers.address(ids), _buffers.address(numbers), count)

    def set_intrinsics(self, views: Column, widths: Column, heights: Column) -> None:
        """Sets the intrinsic sizes of many views; -1 for none along an axis."""
        count = _buffers.length(views)
        ids, sizes = _buffers.packed(views, _buffers.IDS, count), _buffers.Records(structures.Size, count)
        sizes.fill("width", _buffers.DOUBLES, widths)
        sizes.fill("height", _buffers.DOUBLES, heights)
        self._call(self._library.cas_scene_set_intrinsics, _buffers.address(ids), sizes.address, count)

    def frames(self, items: Column) -> Vector[Sequence[float]]:
        """Returns the frames of many items in the coordinates of their parents: four numbers each."""
        count = _buffers.length(items)
        ids, rects = _buffers.packed(items, _buffers.IDS, count), _buffers.Records(structures.Rect, count)
        self._call(self._library.cas_scene_frames, _buffers.address(ids), count, rects.address)
        return rects.rows()

    def _ids_of(self, constraints: Constraints, argument: str) -> Tuple[Any, int]:
        """Returns the ids of constraints, and how many there are."""
        if not hasattr(constraints, "__len__"):
            raise TypeError(f"{argument}: expected a list of constraints or of their ids, not {constraints!r}")
        ids: Any = constraints
        if isinstance(constraints, (list, tuple)):
            ids = [self._id_of(each, argument) for each in constraints]
        return _buffers.packed(ids, _buffers.IDS, len(ids)), len(ids)

    def _id_of(self, constraint: Union[Constraint, int], argument: str) -> int:
        from .constraints import Constraint
        if not isinstance(constraint, Constraint):
            if isinstance(constraint, bool) or not hasattr(constraint, "__index__"):
                raise TypeError(f"{argument}: expected constraints or their ids, not {constraint!r}")
            return constraint
        if constraint.scene is not self:
            raise StaleError(f"{argument}: {constraint!r} belongs to another scene")
        return constraint.id
