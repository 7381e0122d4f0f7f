"""Stacks: views that arrange children of their own, by constraints and nothing else."""

from typing import List, Optional

from . import _buffers
from .choices import Alignment, AlignmentLike, Axis, AxisLike, Distribution, DistributionLike, choice
from .views import View


class StackView(View):
    """A row or a column. What is added to it is arranged behind the others.

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

    def _adopt(self, view: View) -> None:
        self.append(view)

    @property
    def views(self) -> List[View]:
        """The arranged views, hidden ones included."""
        library, handle = self.scene._library, self.scene._open()
        return [self.scene.view(library.cas_stack_view(handle, self.id, index))
                for index in range(self._ask("cas_stack_count"))]

    def append(self, *views: View) -> None:
        """Arranges children behind those it has, all or none."""
        ids = _buffers.packed([view.id for view in views], _buffers.IDS, len(views))
        self._call("cas_stack_append", _buffers.address(ids), len(views))

    def insert(self, index: int, view: View) -> None:
        """Arranges a child at a place among the others; one that is arranged moves there."""
        self._call("cas_stack_insert", view.id, index)

    def take(self, view: View) -> None:
        """Takes a view out of the arrangement; it stays a child."""
        view._call("cas_stack_take")

    def arrange(self, *, axis: Optional[AxisLike] = None, distribution: Optional[DistributionLike] = None,
                alignment: Optional[AlignmentLike] = None, spacing: Optional[float] = None,
                in_margins: Optional[bool] = None) -> None:
        """Sets how views are arranged; what is not given stays."""
        if axis is not None:
            self._call("cas_stack_set_axis", choice(Axis, axis))
        if distribution is not None:
            self._call("cas_stack_set_distribution", choice(Distribution, distribution))
        if alignment is not None:
            self._call("cas_stack_set_alignment", choice(Alignment, alignment))
        if spacing is not None:
            self._call("cas_stack_set_spacing", spacing)
        if in_margins is not None:
            self._call("cas_stack_set_in_margins", in_margins)

    def set_spacing_after(self, view: View, spacing: Optional[float]) -> None:
        """Another spacing behind one view; None for that of the stack again."""
        if spacing is None:
            view._call("cas_stack_reset_spacing_after")
        else:
            view._call("cas_stack_set_spacing_after", spacing)
