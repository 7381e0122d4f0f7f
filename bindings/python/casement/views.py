"""Views: items with children and an intrinsic size."""

from __future__ import annotations

import ctypes

from . import _buffers, geometry
from ._abi import constants, structures
from ._abi.settings import VIEW_STATE, ViewSettings
from ._settings import KEEP, METRICS
from ._text import encoded, finite
from .choices import index_of, number_of, priority_of
from .geometry import from_struct
from .holders import Holder
from .items import Bar, Guide, Item

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable, Iterator, List, Mapping, Optional, Tuple, Type

    from typing_extensions import Unpack

    from ._abi.part_settings import FlowValues, GridValues, ScrollValues, StackValues
    from ._abi.settings import ViewValues
    from ._abi.typed import FunctionName
    from ._measures import MeasureFunction
    from .boxes import FlowView, GridView
    from .choices import AttributeLike, AxisLike, FlowDirectionLike
    from .geometry import Insets, Length, Size
    from .scrolling import ScrollView
    from .stacks import StackView

    Metric = Optional[float]


class View(Item, Holder, ViewSettings):
    """An item that can have children and an intrinsic size."""

    __slots__ = ()

    def _holder(self) -> "View":
        return self

    def _set_alone(self, values: Mapping[str, Any]) -> None:
        if values.get("intrinsic", KEEP) is not KEEP:
            self._send("cas_view_set_intrinsic", VIEW_STATE, "intrinsic", values["intrinsic"])

    def _siblings(self, name: FunctionName) -> Iterator[Item]:
        id = self._ask(name)
        while id:
            item = self.scene.item(id)
            yield item
            id = item._ask("cas_item_next_sibling")

    @property
    def children(self) -> List["View"]:
        """Its child views in order."""
        return [item for item in self._siblings("cas_item_first_child") if isinstance(item, View)]

    @property
    def guides(self) -> List[Guide]:
        """Its guides, including bars."""
        return [item for item in self._siblings("cas_item_first_guide") if isinstance(item, Guide)]

    @property
    def bars(self) -> List[Bar]:
        """Its bars: the window has status bar and keyboard, views of controllers have the others.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     print([bar.name for bar in scene.window.bars], [bar.name for bar in scene.navigation().view.bars])
        ['status_bar', 'keyboard'] ['navigation_bar', 'toolbar']
        """
        return [guide for guide in self.guides if isinstance(guide, Bar)]

    def _new(self, kind: int, name: str) -> int:
        """Adds a view and returns its id."""
        return self.scene._given(self.scene._library.cas_scene_add_view(self.scene._open(), self.id, kind, encoded(name)))

    def _adopt(self, view: "View") -> None:
        """Called for every added stack, flow and grid."""

    def _undo(self) -> None:
        """Removes a new view that could not be set up."""
        self.scene._library.cas_item_remove(self.scene._open(), self.id)
        self.scene._classes.pop(self.id, None)

    def _add(self, kind: int, made: Type["View"], name: str, intrinsic: Optional[Tuple[Metric, Metric]],
             settings: Mapping[str, Any]) -> Any:
        """Adds a view and sets it up, or adds none."""
        made._expect_known(settings, "intrinsic")
        size = METRICS.written(intrinsic, "intrinsic", self.scene) if intrinsic is not None else None
        view = made(self.scene, self._new(kind, name))
        self.scene._keep_class(view)
        try:
            if size is not None:
                view._call("cas_view_set_intrinsic", *size)
            view._change(**settings)
        except Exception:
            view._undo()
            raise
        return view

    def add(self, name: str = "", *, intrinsic: Optional[Tuple[Metric, Metric]] = None, **settings: "Unpack[ViewValues]") -> "View":
        """Adds a view in front of the others. Its settings may be given, as margins=(8, 8, 8, 8).

        >>> from casement import Scene
        >>> with Scene() as scene:
        ...     print([child.name for child in scene.window.add("bar").scene.window.children])
        ['bar']
        """
        made: View = self._add(constants.PLAIN, View, name, intrinsic, settings)
        return made

    def add_scroll(self, name: str = "", *, intrinsic: Optional[Tuple[Metric, Metric]] = None,
                   **settings: "Unpack[ScrollValues]") -> "ScrollView":
        """Adds a scroll view. Its settings may be given, as insets=(0, 0, 44, 0)."""
        made: ScrollView = self._add(constants.SCROLL, self.scene._view_class("scroll"), name, intrinsic, settings)
        return made

    def add_guide(self, name: str = "") -> Guide:
        """Adds a guide in the coordinates of this view."""
        make = self.scene._library.cas_scene_add_guide
        return Guide(self.scene, self.scene._given(make(self.scene._open(), self.id, encoded(name))))

    def add_barrier(self, edge: AttributeLike, items: Iterable[Item], margin: float = 0, name: str = "") -> Guide:
        """Adds a guide from the opposite edge of this view to the furthest of several items, and a margin beyond. The edge is "left",
        "right", "top", "bottom", "leading" or "trailing". The constraints of the guide can be changed and removed one by one. An item
        that nothing else holds in its place is pulled along.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     names = [scene.add(name, intrinsic=(width, 20)) for name, width in (("name", 40), ("mail", 60))]
        ...     _ = [name.left.equal(scene.window.left) for name in names]
        ...     field = scene.add("field")
        ...     labels = scene.window.add_barrier("trailing", names, 8, "labels")
        ...     _ = field.leading.equal(labels.trailing), field.trailing.equal(scene.window.trailing)
        ...     _ = scene.layout()
        ...     print(field.frame)
        (68, 0, 252, 0)
        """
        ids = [self.scene._own(item, "items") for item in items]
        place = _buffers.packed(ids, _buffers.IDS, len(ids))
        make = self.scene._library.cas_scene_add_barrier
        return Guide(self.scene, self.scene._given(make(
            self.scene._settled(), self.id, number_of("Attribute", edge), _buffers.address(place), len(ids), finite(margin, "margin"),
            encoded(name))))

    def add_stack(self, name: str = "", axis: AxisLike = "horizontal", **settings: "Unpack[StackValues]") -> "StackView":
        """Adds a stack view, a row or a column. Its settings may be given, as spacing=8 and distribution="fill_equally"."""
        made: StackView = self._add_arranging(
            "stack", self.scene._library.cas_scene_add_stack, name, settings, number_of("Axis", axis))
        return made

    def add_flow(self, name: str = "", flow_direction: FlowDirectionLike = "row",
                 **settings: "Unpack[FlowValues]") -> "FlowView":
        """Adds a flow, a row or a column that can wrap. Its settings may be given, as gap=8, wrap="lines" and padding=12."""
        made: FlowView = self._add_arranging(
            "flow", self.scene._library.cas_scene_add_flow, name, {"flow_direction": flow_direction, **settings})
        return made

    def add_grid(self, name: str = "", *, gap: Optional[Length] = None, **settings: "Unpack[GridValues]") -> "GridView":
        """Adds a grid. Its settings may be given, as columns="100 1fr" and areas="head head / side main"; gap is that of columns and
        rows."""
        gaps = {} if gap is None else {"column_gap": gap, "row_gap": gap}
        made: GridView = self._add_arranging("grid", self.scene._library.cas_scene_add_grid, name, {**gaps, **settings})
        return made

    def _add_arranging(self, owner: str, make: Callable[..., int], name: str, settings: Mapping[str, Any], *more: int) -> Any:
        """Adds a stack, a flow or a grid and sets it up, or adds none."""
        made = self.scene._view_class(owner)
        made._expect_known(settings)
        view = made(self.scene, self.scene._given(make(self.scene._open(), self.id, *more, encoded(name))))
        self.scene._keep_class(view)
        try:
            self._adopt(view)
            view._change(**settings)
        except Exception:
            view._undo()
            raise
        return view

    def move(self, parent: "View", index: int) -> None:
        """Moves it to an index among the children of a view, from 0, with everything inside it and all constraints.

        Bars inset a scroll view at index 0.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     card, text = scene.add("card"), scene.add("text", intrinsic=(80, 20))
        ...     _ = text.left.equal(scene.window.left + 40), card.left.equal(scene.window.left + 30)
        ...     text.move(card, 0)
        ...     _ = scene.layout()
        ...     print(text.parent.name, text.frame.x)
        card 10.0
        """
        self._call("cas_view_move", self.scene._own(parent, "parent"), index_of(index))

    def fitting_size(self, width: float = 0, height: float = 0, *, width_priority: int = constants.PRIORITY_FITTING_SIZE,
                     height_priority: int = constants.PRIORITY_FITTING_SIZE) -> Size:
        """The size it would have by what is inside it, and by width and height at their priorities.

        >>> from casement import REQUIRED, Scene
        >>> with Scene(size=(400, 300)) as scene:
        ...     card = scene.add("card")
        ...     text = card.add("text", intrinsic=(120, 20))
        ...     _ = scene.rules("H:|-8-[text]-8-|", "V:|-8-[text]-8-|", root=card)
        ...     print(card.fitting_size(), card.fitting_size(width=300, width_priority=REQUIRED))
        Size(width=136.0, height=36.0) Size(width=300.0, height=36.0)
        """
        size = structures.Size()
        self._call("cas_view_fitting_size", structures.Size(finite(width, "width"), finite(height, "height")), priority_of(width_priority),
                   priority_of(height_priority), ctypes.byref(size))
        return from_struct(geometry.Size, size)

    @property
    def safe_area(self) -> Guide:
        """The guide of its safe area: what bars and obstructions leave of it. Made when first asked for."""
        made = self.scene._library.cas_view_safe_area(self.scene._settled(), self.id)
        return Guide(self.scene, self.scene._given(made))

    @property
    def safe_insets(self) -> Insets:
        """How far its safe area lies inside it at each edge, as of the last layout."""
        insets = structures.Insets()
        self._call("cas_view_safe_insets", ctypes.byref(insets))
        return from_struct(geometry.Insets, insets)

    @property
    def readable(self) -> Guide:
        """The guide of the part of it where text is readable: inside its margins, and not too wide. Made when first asked for."""
        made = self.scene._library.cas_view_readable_guide(self.scene._settled(), self.id)
        return Guide(self.scene, self.scene._given(made))

    @property
    def measure(self) -> Optional[MeasureFunction]:
        """Sets a function from a MeasureRequest to width and height, or to a Measurement, which may have baselines.

        Layout asks it for the natural size, and for the size at each width that constraints give the view instead. What
        only has a height for a width has no natural size: (None, None). What the function raises comes out of the
        layout, and the last good sizes stay.

        >>> from casement import Scene
        >>> def lines(request):
        ...     letters, wide = 40, 10 * request.text_size
        ...     columns = letters if request.width is None else request.width // wide
        ...     return letters * wide, -(-letters // columns) * 2 * wide
        >>> with Scene(size=(150, 300)) as scene:
        ...     text, picture = scene.add("text"), scene.add("picture")
        ...     text.measure = lines
        ...     picture.measure = lambda request: (None, request.width and request.width / 2)
        ...     _ = scene.rules("H:|[text]", "V:|[text][picture]", "text.right <= superview.right", "H:|[picture]|")
        ...     _ = scene.layout()
        ...     print(text.frame, text.intrinsic, picture.frame)
        (0, 0, 150, 60) (400.0, 60.0) (0, 60, 150, 75)
        """
        return self.scene._measures.functions.get(self.id)

    @measure.setter
    def measure(self, function: Optional[MeasureFunction]) -> None:
        if function is not None and not callable(function):
            raise TypeError(f"measure: expected a function or None, not {function!r}")
        measures = self.scene._measures
        self._call("cas_view_set_measure", None if function is None else measures.pointer, None)
        measures.set(self.id, function)

    def invalidate_measure(self) -> None:
        """Makes the next layout measure it again."""
        self._call("cas_view_invalidate_measure")
