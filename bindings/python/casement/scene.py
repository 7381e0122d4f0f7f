"""The scene: a tree of items, constraints between them, and their layout."""

from __future__ import annotations

import ctypes
import os

from . import _buffers, choices, geometry, reports
from ._abi import constants, structures
from ._abi.settings import SCENE_SETTINGS
from ._handle import Handle
from ._contexts import contextmanager
from ._library import Library, given
from ._measures import Measures
from ._text import encoded, finite, shown, size_of, suggestion
from .bulk import Bulk
from .choices import HIGH, REQUIRED, limit_of, number_of, priority_of, weight_of, word_of
from .constraints import Constraint
from .errors import (AttributesError, CasementError, ConflictError, InUseError, KindError, LibraryNotFound, OutOfRangeError, StaleError,
                     error_class)
from .holders import Holder
from .items import Bar, Guide, Item
from .rules import Rules
from .screen import Screen
from .views import View

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, Iterator, List, NoReturn, Optional, Sequence, Set, Tuple, Type, TypeVar, Union

    from typing_extensions import Unpack

    from ._abi.part_settings import FlowValues, GridValues, ScrollValues, StackValues
    from ._abi.settings import ViewValues
    from ._buffers import Vector
    from ._settings import Group
    from .anchors import Anchor, Comparison
    from .animation import Block
    from .boxes import FlowView, GridView
    from .choices import AxisLike, Direction, DirectionLike, FlowDirectionLike, IdiomLike, OrientationLike, ProfileLike
    from .controllers import Controller
    from .edits import Edit
    from .geometry import Length
    from .reports import Ambiguity, Change, Conflict
    from .scrolling import ScrollView
    from .stacks import StackView

    Self = TypeVar("Self", bound="Scene")
    Entry = Tuple[int, float, float, float, float]

#: So many classes of items are kept. Removed items are among them.
_MOST_CLASSES = 100_000
#: The largest width and height of a window.
_LARGEST = 1e9


class Scene(Rules, Bulk, Screen, Holder, Handle):
    """Views and guides with constraints between them; with a profile, on a screen.

    Inside `with scene:` a comparison of anchors states a constraint. At the end of the
    block the scene is closed, and its items are gone.

    >>> from casement import Scene
    >>> with Scene(size=(320, 480)) as scene:
    ...     icon, name = scene.add("icon", intrinsic=(44, 44)), scene.add("name")
    ...     icon.leading == scene.window.leading + 16
    ...     name.leading == icon.trailing + 8
    ...     (name.width == 200) | 750
    ...     for item, frame in scene.layout():
    ...         print(item.name, frame)
    <icon.leading == window.leading + 16 @1000, not installed>
    <name.leading == icon.trailing + 8 @1000, not installed>
    <name.width == 200 @750, not installed>
    window (0, 0, 320, 480)
    icon (16, 0, 44, 44)
    name (68, 0, 200, 0)
    """

    __slots__ = ("remarks", "_measures", "_missed", "_missed_in_window", "_classes", "_pending", "_is_stating")

    _kind = "scene"

    @staticmethod
    def _view_class(owner: str) -> Type[View]:
        """The class of a scroll view, a stack, a flow or a grid."""
        if owner == "scroll":
            from .scrolling import ScrollView
            return ScrollView
        if owner == "stack":
            from .stacks import StackView
            return StackView
        from .boxes import FlowView, GridView
        return FlowView if owner == "flow" else GridView

    @staticmethod
    def _functions(library: Library) -> Tuple[Callable[..., Any], Callable[..., Any], Callable[[int], bytes]]:
        return library.cas_scene_new, library.cas_scene_free, library.cas_scene_last_error

    def __init__(self, size: Tuple[float, float] = (0, 0), *, scale: float = 0,
                 direction: DirectionLike = "inherited", strict: bool = False,
                 profile: ProfileLike = "none", idiom: IdiomLike = "phone",
                 orientation: OrientationLike = "portrait", library: Optional[Library] = None) -> None:
        """A strict scene refuses edits that required constraints cannot hold with.

        A profile, as "ios7", gives it a screen. The size is that of the window in the orientation given.
        """
        library = given(library)
        width, height = size_of(size, _LARGEST)
        options = structures.SceneOptions(size=ctypes.sizeof(structures.SceneOptions), width=width, height=height, scale=_scale(scale))
        options.direction, options.flags = number_of("Direction", direction), constants.SCENE_STRICT if strict else 0
        options.profile, options.idiom = number_of("Profile", profile), number_of("Idiom", idiom)
        options.orientation = number_of("Orientation", orientation)
        self._begin(library, options)

    def _begin(self, library: Library, options: Optional[ctypes.Structure], address: int = 0) -> None:
        super()._begin(library, options, address)
        #: The remarks on the document that the scene was loaded from.
        self.remarks: Tuple[str, ...] = ()
        self._commits = 0
        self._block: Optional[Block] = None
        self._known_curves: Set[int] = set()  # beside those of Curve
        self._measures = Measures()
        self._missed: Dict[int, None] = {}
        self._missed_in_window: Dict[int, Entry] = {}
        self._classes: Dict[int, Type[Item]] = {}
        self._pending: List[Comparison] = []
        self._is_stating = False

    @classmethod
    def _adopt(cls: Type[Self], library: Library, address: int) -> Self:
        """Returns the Scene for a handle of the library."""
        scene = cls.__new__(cls)
        scene._begin(library, None, address)
        return scene

    @property
    def strict(self) -> bool:
        """Whether it refuses edits that required constraints cannot hold with."""
        return bool(self._filled(SCENE_SETTINGS).flags & constants.SCENE_STRICT)

    # Life

    def __enter__(self: Self) -> Self:
        self._open()
        self._is_stating = True
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Any) -> None:
        self._is_stating = False
        try:
            if error is None and not self.closed:
                self._settled()
        finally:
            self.close()

    def close(self) -> None:
        """Frees the scene. Using it or its items afterwards raises a ClosedError."""
        if self._measures.busy:
            raise InUseError("a measure function cannot close its scene")
        super().close()
        self._pending.clear()
        self._measures.clear()

    def _settled(self) -> int:
        """Adds recorded comparisons, and returns the address of the scene."""
        address = self._open()
        if self._pending:
            self._install_pending()
        return address

    def _call(self, function: Callable[..., Any], *arguments: Any) -> None:
        status = function(self._settled(), *arguments)
        self._surface()
        if status < 0:
            self._fail(status)

    def _given(self, id: int) -> int:
        """Returns a created id. Raises if it is 0."""
        if not id:
            self._expect_free()
            self._fail(self._library.cas_scene_last_status(self._open()))
        return id

    def _expect_free(self) -> None:
        """Raises if the scene is closed or in a measure function."""
        self._open()
        if self._measures.busy:
            raise InUseError("a measure function cannot use its scene")

    def _surface(self, added: Sequence[int] = ()) -> None:
        """Raises the exception of a measure function. First removes the constraints that the call has added: it changes nothing."""
        if self._measures.failure is not None:
            self._take_back(added)
            self._measures.surface(lambda id: f'view "{self.item(id).name}"' if self.item(id).name else f"view #{id}")

    def _take_back(self, added: Sequence[int]) -> None:
        """Removes constraints that a call had added before it failed."""
        ids = (ctypes.c_uint32 * len(added))(*added)
        self._library.cas_scene_remove_constraints(self._open(), ids, len(added))

    def _own(self, item: Item, argument: str = "view") -> int:
        """Returns the id of an item of this scene, or raises an error with the argument."""
        if not isinstance(item, Item):
            raise TypeError(f"{argument}: expected an item of the scene, not {item!r}")
        if item.scene is not self:
            raise StaleError(f"{argument}: {item} belongs to another scene")
        return item.id

    # Items

    def named(self, name: str) -> Item:
        """Returns the first item with a name, parents first."""
        for item in self.walk():
            if item.name == name:
                return item
        raise self._unknown(name)

    def _unknown(self, name: object) -> KeyError:
        """Returns the error for a name that no item has."""
        self._expect_free()
        names = (item.name for item in self.walk() if item.id != constants.WINDOW)
        return KeyError(f"no item has this name: {name}{suggestion(name, names)}")

    def item(self, id: int) -> Item:
        """The item with an id."""
        self._open()
        made = self._classes.get(id)
        return made(self, id) if made else self._class_of(id)(self, id)

    def _class_of(self, id: int) -> Type[Item]:
        """Returns the class of an item, and keeps it, as ids are not used twice."""
        kind = self._library.cas_item_kind(self._open(), id)
        if kind < 0:
            return Guide  # it was removed
        made: Type[Item] = Bar if kind == constants.BAR else Guide
        if kind == constants.SCROLL:
            made = self._view_class("scroll")
        elif id == constants.WINDOW:
            made = View
        elif kind == constants.PLAIN:
            from ._abi.part_settings import FLOW_SETTINGS, GRID_SETTINGS, STACK_SETTINGS
            made = next((self._view_class(owner) for owner, group in (("stack", STACK_SETTINGS), ("flow", FLOW_SETTINGS),
                                                                      ("grid", GRID_SETTINGS)) if self._fills_in(group, id)), View)
        self._keep_class(made(self, id))
        return made

    def _fills_in(self, group: Group, id: int) -> bool:
        """Whether an item has the settings of a group."""
        settings = group.empty()
        return bool(getattr(self._library, group.getter)(self._open(), id, ctypes.byref(settings)) == constants.OK)

    def _keep_class(self, item: Item) -> None:
        """Keeps the class of an item for item()."""
        if len(self._classes) >= _MOST_CLASSES:
            self._classes.clear()
        self._classes[item.id] = type(item)

    def item_at(self, x: float, y: float) -> Optional[Item]:
        """The innermost view or bar at a point of the window, as of the last layout; None outside."""
        id = self._library.cas_scene_item_at(self._settled(), finite(x, "x"), finite(y, "y"))
        return self.item(id) if id else None

    def view(self, id: int) -> View:
        """The view with an id."""
        item = self.item(id)
        if not isinstance(item, View):
            raise KindError(f"{item} is not a view")
        return item

    @property
    def window(self) -> View:
        """The root view of the scene."""
        return View(self, constants.WINDOW)

    @property
    def direction(self) -> Direction:
        """The direction of the window: that of all views without one of their own."""
        return self.window.direction

    @direction.setter
    def direction(self, value: DirectionLike) -> None:
        self.window.direction = value

    def add(self, name: str = "", *, intrinsic: Optional[Tuple[Optional[float], Optional[float]]] = None,
            **settings: "Unpack[ViewValues]") -> View:
        """Adds a view to the window. Its settings may be given, as margins=(8, 8, 8, 8)."""
        return self.window.add(name, intrinsic=intrinsic, **settings)

    def add_scroll(self, name: str = "", *, intrinsic: Optional[Tuple[Optional[float], Optional[float]]] = None,
                   **settings: "Unpack[ScrollValues]") -> ScrollView:
        """Adds a scroll view to the window, as View.add_scroll() does."""
        return self.window.add_scroll(name, intrinsic=intrinsic, **settings)

    def add_guide(self, name: str = "") -> Guide:
        """Adds a guide in the coordinates of the window."""
        return self.window.add_guide(name)

    def add_stack(self, name: str = "", axis: AxisLike = "horizontal", **settings: "Unpack[StackValues]") -> StackView:
        """Adds a stack view to the window, as View.add_stack() does.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     form = scene.add_stack("form", "vertical", spacing=8)
        ...     _ = form.add("name", intrinsic=(200, 30)), form.add("mail", intrinsic=(200, 30))
        ...     _ = scene.layout()
        ...     print(form.frame)
        (0, 0, 200, 68)
        """
        return self.window.add_stack(name, axis, **settings)

    def add_flow(self, name: str = "", flow_direction: FlowDirectionLike = "row",
                 **settings: "Unpack[FlowValues]") -> FlowView:
        """Adds a flow to the window, as View.add_flow() does.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     row = scene.add_flow("row", gap=8)
        ...     _ = row.add("icon", intrinsic=(24, 24)), row.add("title", intrinsic=(80, 18), grow=1)
        ...     _ = scene.rules("H:|[row]|", "V:|[row]")
        ...     _ = scene.layout()
        ...     print(scene["title"].frame)
        (32, 0, 288, 24)
        """
        return self.window.add_flow(name, flow_direction, **settings)

    def add_grid(self, name: str = "", *, gap: Optional[Length] = None, **settings: "Unpack[GridValues]") -> GridView:
        """Adds a grid to the window, as View.add_grid() does."""
        return self.window.add_grid(name, gap=gap, **settings)

    def walk(self, item: Optional[Item] = None) -> Iterator[Item]:
        """Iterates over an item and its descendants, parents first; without an item, over all."""
        item = item or self.window
        yield item
        if isinstance(item, View):
            yield from item.guides
            for child in item.children:
                yield from self.walk(child)

    def __getitem__(self, name: str) -> Item:
        """Returns the first item with a name."""
        for item in self.walk():
            if item.name == name and item.id != constants.WINDOW:
                return item
        if name == self.window.name:
            raise KeyError(f"no view in the window has this name: {name}; scene.window is the window")
        raise self._unknown(name)

    def _remove(self, item: Item) -> None:
        with self._forgetting(item):
            self._call(self._library.cas_item_remove, item.id)

    @contextmanager
    def _forgetting(self, item: Item) -> Iterator[None]:
        """Releases the data of an item and its descendants after the block has removed it."""
        gone = [each.id for each in self.walk(item)] if self._measures else []
        yield
        self._measures.forget(gone)
        self._classes.clear()

    # Controllers

    def _holder(self) -> View:
        return self.window

    def _controller(self, id: int) -> Optional[Controller]:
        """The controller with an id; None for 0."""
        if not id:
            return None
        from .controllers import Controller, NavigationController, TabController
        kind = Controller(self, id).kind
        made = {constants.NAVIGATION: NavigationController, constants.TAB: TabController}.get(kind, Controller)
        return made(self, id)

    def controller_of(self, view: View) -> Optional[Controller]:
        """The controller whose view this is; None if it is not the view of a controller."""
        return self._controller(self._library.cas_item_controller(self._open(), self._own(view)))

    def _controller_made(self, id: int) -> Controller:
        """Returns a created controller. Raises if the id is 0."""
        made = self._controller(self._given(id))
        assert made is not None
        return made

    def resize(self, width: float, height: float) -> None:
        """Resizes the window."""
        self._call(self._library.cas_scene_set_size, *size_of((width, height)))

    # Constraints

    @contextmanager
    def stating(self: Self) -> Iterator[Self]:
        """States the comparisons of a block, as `with scene:` does, and leaves the scene open: for programs that keep it.

        >>> from casement import Scene
        >>> scene = Scene(size=(320, 480))
        >>> with scene.stating():
        ...     box = scene.add("box", intrinsic=(100, 44))
        ...     _ = box.right == scene.window.right - 8
        >>> scene.layout()[-1].frame
        Rect(x=212.0, y=0.0, width=100.0, height=44.0)
        >>> scene.close()
        """
        self._open()
        outer, self._is_stating = self._is_stating, True
        try:
            yield self
            self._settled()
        finally:
            self._is_stating = outer

    def state(self, comparison: Comparison) -> None:
        """Records a comparison made inside `with scene:`."""
        if self._is_stating:
            self._pending.append(comparison)

    def forget(self, comparison: Comparison) -> None:
        """Removes a recorded comparison."""
        self._pending = [other for other in self._pending if other is not comparison]

    def install(self, *comparisons: Comparison) -> List[Constraint]:
        """Adds comparisons, all or none, and returns their constraints."""
        from .anchors import Comparison
        for each in comparisons:
            if not isinstance(each, Comparison):
                raise TypeError(f"expected comparisons such as a.top == b.top, not {each!r}")
        fresh = list({id(each): each for each in comparisons if each._constraint is None}.values())
        for comparison in fresh:
            self.forget(comparison)
        address = self._settled()
        if any(each.summands for each in fresh):
            made = self._add_in_order(address, fresh)
        else:
            made = self._add_together(address, fresh)
        self._surface(made)
        for comparison, given in zip(fresh, made):
            comparison._constraint = Constraint(self, given)
        return [comparison.install() for comparison in comparisons]

    def _add_in_order(self, address: int, comparisons: List[Comparison]) -> List[int]:
        """Adds comparisons of which some are sums, one by one, all or none."""
        add_sum, add_constraint = self._library.cas_scene_add_sum, self._library.cas_scene_add_constraint
        stated = [(add_sum, _sum(each)) if each.summands else (add_constraint, _equation(each)) for each in comparisons]
        made: List[int] = []
        for add, struct in stated:
            id = add(address, ctypes.byref(struct))
            if not id:
                break
            made.append(id)
        else:
            return made
        self._surface(made)
        try:
            self._expect_free()
            self._refuse(self._library.cas_scene_last_status(address), [comparisons[len(made)]])
        except CasementError as error:
            if len(comparisons) > 1:
                error.args = (f"equations[{len(made)}]: {error.args[0]}", *error.args[1:])
            raise
        finally:
            self._take_back(made)

    def _add_together(self, address: int, comparisons: List[Comparison]) -> List[int]:
        equations = (structures.Equation * len(comparisons))(*map(_equation, comparisons))
        ids = (ctypes.c_uint32 * len(comparisons))()
        status = self._library.cas_scene_add_constraints(address, equations, len(comparisons), ids)
        if status < 0 and len(comparisons) == 1:
            self._library.cas_scene_add_constraint(address, equations)  # stores the refusal
        if status < 0:
            self._surface()
            self._refuse(status, comparisons)
        return list(ids)

    def _refuse(self, status: int, comparisons: List[Comparison]) -> NoReturn:
        """Raises the error of comparisons; for a position beside a number, it says what to write instead."""
        try:
            self._fail(status)
        except AttributesError as error:
            from .anchors import Anchor
            for comparison in comparisons:
                first, constant = Anchor(*comparison.first[:2]), comparison.constant
                if not comparison.summands and comparison.second is None and first.attribute not in (constants.WIDTH, constants.HEIGHT):
                    name, parent = word_of("Attribute", first.attribute), first.item.parent
                    if parent is not None:
                        beside = f"{parent.name or 'parent'}.{name}"
                        distance = f" {'-' if constant < 0 else '+'} {shown(abs(constant))}" if constant else ""
                        error.args = (f"{error.args[0]}; write {first} {word_of('Relation', comparison._relation)} {beside}{distance}",)
                        break
            raise

    def _install_pending(self) -> None:
        """Adds recorded comparisons in one call. If that fails, adds them one by one up to the failing one."""
        pending, self._pending = self._pending, []
        try:
            self.install(*pending)
        except CasementError:
            for place, comparison in enumerate(pending):
                try:
                    self.install(comparison)
                except CasementError as error:
                    self._pending = pending[place + 1 :]
                    error.args = (f"{error.args[0]}\n  stated at {comparison.place}: {comparison}",)
                    raise

    def _constraints(self, function: Callable[..., Any], *arguments: Any) -> List[Constraint]:
        return [Constraint(self, id) for id in _buffers.ids_at(*self._array(function, *arguments))]

    def _added(self, function: Callable[..., Any], *arguments: Any) -> List[Constraint]:
        """Calls a function that adds constraints, and returns these."""
        status = function(self._settled(), *arguments, self._out_place, self._count_place)
        ids = _buffers.ids_at(self._out.value or 0, self._count.value) if status >= 0 else []
        self._surface(ids)
        if status < 0:
            self._fail(status)
        return [Constraint(self, id) for id in ids]

    @property
    def constraints(self) -> List[Constraint]:
        """All constraints added by anchors, by rules or from a file, active or not."""
        return self._constraints(self._library.cas_scene_constraints)

    def find_constraint(self, identifier: str) -> Constraint:
        """Returns the oldest constraint with an identifier.

        >>> from casement import Scene
        >>> with Scene() as scene:
        ...     gap = scene.add("box").left.equal(scene.window.left + 8, identifier="gap")
        ...     print(scene.find_constraint("gap"))
        box.left == window.left + 8 @1000 "gap"
        """
        id = self._library.cas_scene_find_constraint(self._settled(), encoded(identifier))
        if id == 0:
            self._expect_free()
            known = (constraint.identifier for constraint in self.constraints)
            raise KeyError(f"no constraint has this identifier: {identifier}{suggestion(identifier, known)}")
        return Constraint(self, id)

    def edit(self, target: Union[Constraint, Anchor], priority: float = HIGH) -> Edit:
        """Begins an edit: of the constant of a constraint, or of where an anchor is to be.

        For an anchor a soft constraint is added, with a priority below REQUIRED and the present number. Positions are
        measured from the left, leading or top edge of the parent.

        >>> from casement import Scene
        >>> with Scene(size=(300, 100)) as scene:
        ...     box = scene.add("box", intrinsic=(40, 40))
        ...     with scene.edit(box.left) as drag:
        ...         for x in (10, 25):
        ...             print(drag.suggest(x)[-1].frame)
        (10, 0, 40, 40)
        (25, 0, 40, 40)
        """
        from .anchors import Anchor
        from .edits import Edit
        if not isinstance(target, (Constraint, Anchor)):
            raise TypeError(f"target: expected a constraint or an anchor such as view.left, not {target!r}")
        if isinstance(target, Constraint):
            return Edit(self, self._given(self._library.cas_scene_edit_constant(self._settled(), target.id)))
        return Edit(self, self._given(self._library.cas_scene_edit_attribute(
            self._settled(), target.item.id, target.attribute, priority_of(priority, most=REQUIRED - 1))))

    def _refusal(self) -> List[Constraint]:
        return self._constraints(self._library.cas_scene_refusal)

    # Layout

    def layout(self, *, raise_conflicts: bool = False) -> List[Change]:
        """Updates all frames and returns exactly the changed ones.

        Where required constraints conflict, one of each conflict is dropped and the layout
        is that of the others; `conflicts` tells, or with raise_conflicts a ConflictError.
        Measured sizes that keep changing raise an UnsettledError; frames are those of the last valid sizes.
        """
        has_conflicts, changes = self._report(self._library.cas_scene_layout_if_needed)
        if raise_conflicts:
            self._raise_conflicts(has_conflicts)
        return changes

    def sample_in_window(self, time: float = 0.0) -> List[Change]:
        """Returns the frames as shown in the window so many seconds after the last animation began, of the items where
        they differ from the last call; the first time, of all items. For programs that draw every view in one
        coordinate system: one call for each picture.

        >>> from casement import Scene
        >>> scene = Scene(size=(320, 480), profile="plain")
        >>> card = scene.add("card", intrinsic=(200, 100))
        >>> title = card.add("title", intrinsic=(80, 20))
        >>> _ = card.top.equal(scene.window.top + 40), title.top.equal(card.top + 10)
        >>> [change.frame.y for change in scene.sample_in_window() if change.item == title]
        [50.0]
        >>> scene.close()
        """
        return self._report(self._library.cas_scene_sample_in_window, finite(time, "time"), is_in_window=True)[1]

    def layout_columns(self, *, raise_conflicts: bool = False) -> Tuple[Vector[int], Vector[Sequence[float]]]:
        """Does what layout() does, and returns the ids of the changed items, and their frames: four numbers each.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     box = scene.add("box", intrinsic=(44, 30))
        ...     ids, frames = scene.layout_columns()
        ...     print(ids.tolist() == [scene.window.id, box.id], [frame.tolist() for frame in frames])
        True [[0.0, 0.0, 320.0, 480.0], [0.0, 0.0, 44.0, 30.0]]
        """
        has_conflicts = self._reported(self._library.cas_scene_layout_if_needed)
        if self._missed:
            ids, numbers = _buffers.columns_of(self._found())
        else:
            ids, numbers = _buffers.columns_at(self._out.value or 0, self._count.value, 4)
        if raise_conflicts:
            self._raise_conflicts(has_conflicts)
        return _buffers.vector(ids), _buffers.rows(numbers, 4)

    def _raise_conflicts(self, has_conflicts: bool) -> None:
        if has_conflicts:
            conflicts = self.conflicts
            members = [constraint for conflict in conflicts for constraint in conflict.constraints]
            raise ConflictError("\n".join(map(str, conflicts)), members, conflicts)

    def _report(self, function: Callable[..., Any], *arguments: Any, is_in_window: bool = False) -> Tuple[bool, List[Change]]:
        """Calls a function that reports frames. Returns whether constraints were dropped, and the changes."""
        has_conflicts = self._reported(function, *arguments, is_in_window=is_in_window)
        found = self._found(is_in_window)
        item, made = self.item, tuple.__new__  # which is faster than the classes' own
        change, rect = reports.Change, geometry.Rect
        return has_conflicts, [made(change, (item(id), made(rect, frame))) for id, *frame in found]

    def _reported(self, function: Callable[..., Any], *arguments: Any, is_in_window: bool = False) -> bool:
        """Calls a function that reports frames, and returns whether constraints were dropped."""
        status = function(self._settled(), *arguments, self._out_place, self._count_place)
        try:
            self._check(status)
        except BaseException:
            if status >= 0:  # a layout took place, and what it has reported is not reported again
                found = _buffers.changes_at(self._out.value or 0, self._count.value)
                self._missed.update(dict.fromkeys(each[0] for each in found))
                if is_in_window:
                    self._missed_in_window.update({each[0]: each for each in found})
            raise
        return bool(status)

    def _found(self, is_in_window: bool = False) -> List[Entry]:
        """What the last call has reported, and what calls before it that raised an error had."""
        found = _buffers.changes_at(self._out.value or 0, self._count.value)
        if not self._missed and not self._missed_in_window:
            return found
        if is_in_window:
            missed, self._missed_in_window = self._missed_in_window, {}
        else:
            ids, self._missed = self._missed, {}
            missed = {id: (id, *self.item(id).shown_frame) for id in ids if self._has(id)}
        latest = {**missed, **{each[0]: each for each in found}}
        for id in latest:
            self._missed.pop(id, None)  # the library does not report to layouts either what it told in the window
        return [each for id, each in latest.items() if self._has(id)]

    def _has(self, id: int) -> bool:
        """Whether an item is still there."""
        return bool(self._library.cas_item_kind(self._open(), id) >= 0)

    @property
    def conflicts(self) -> List[Conflict]:
        """The conflicts of required constraints, each with its report."""
        return self.find_conflicts()

    def find_conflicts(self, limit: Optional[int] = None) -> List[Conflict]:
        """Returns the conflicts of required constraints, or the first of them: each that is returned costs up to one solve.

        >>> from casement import Scene
        >>> scene = Scene(size=(100, 100))
        >>> box = scene.add("box")
        >>> made = scene.rules("box.width == 10", "box.width == 20", "box.height == 10", "box.height == 20")
        >>> len(scene.conflicts), len(scene.find_conflicts(limit=1))
        (2, 1)
        """
        most = limit_of(limit)
        library = self._library
        count = library.cas_scene_conflict_count(self._settled())
        self._surface()
        if count == 0:
            # There is none, or the solve failed: then the first is refused for another reason than that.
            status = library.cas_scene_conflict(self._open(), 0, self._out_place, self._count_place)
            self._surface()
            if status == constants.OK:
                count = library.cas_scene_conflict_count(self._open())
            elif status != constants.ERROR_OUT_OF_RANGE:
                self._fail(status)
        return [reports.Conflict(tuple(self._constraints(library.cas_scene_conflict, index)),
                                 self._text(library.cas_scene_write_conflict, index)) for index in range(min(count, most))]

    @property
    def ambiguities(self) -> List[Ambiguity]:
        """All items whose position or size is not unique, with the axis."""
        return self.find_ambiguities()

    def find_ambiguities(self, limit: Optional[int] = None) -> List[Ambiguity]:
        """Returns the items whose position or size is not unique, with the axis, or the first of them: then no more are
        looked for."""
        place, count = self._array(self._library.cas_scene_ambiguities, limit_of(limit))
        entries = (structures.Ambiguity * count).from_address(place) if count else ()
        return [reports.Ambiguity(self.item(id), choices.Axis(axis)) for id, axis in [(each.item, each.axis) for each in entries]]

    def statistics(self) -> Dict[str, int]:
        """Statistics of the scene's solver."""
        return self._statistics(self._library.cas_scene_get_statistics)

    def check(self) -> None:
        """Verifies the last layout; raises InternalError if it is wrong, UndecidedError if rounding hides whether it is."""
        self._call(self._library.cas_scene_check)

    # Pictures and words

    def svg(self, *, margins: bool = False, bare: bool = False, zoom: float = 0) -> str:
        """Returns a picture of the last layout as SVG, drawn by libcasement-documents."""
        return self._picture("cas_documents_write_svg", margins=margins, bare=bare, zoom=zoom)

    def save(self, path: "os.PathLike[str] | str") -> None:
        """Writes the scene as a file, JSON, which `casement.load()` reads.

        Items without a name that a constraint is about, and all but one of items with one name, get names of their own. Measured
        views have their present sizes. Edits, animations and content sizes that were set are not written.
        """
        text = self.file_text()
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def file_text(self) -> str:
        """Returns what `save()` writes."""
        address = self._settled()
        from ._documents import scene_file
        status, text = scene_file(self._library, address)
        if status:
            self._fail(status)
        return text

    def _picture(self, name: str, *arguments: Any, margins: bool, bare: bool, zoom: float) -> str:
        address = self._settled()
        from ._documents import draw
        status, picture = draw(self._library, name, address, *arguments, margins=margins, bare=bare, zoom=zoom)
        self._surface()
        if status == self._library.cas_scene_last_status(address) and status:
            self._fail(status)
        if status:
            raise error_class(status)(self._library.cas_status_text(status).decode())
        return picture

    def _repr_svg_(self) -> Optional[str]:
        return None if self.closed else self._shown(self.svg)

    @staticmethod
    def _shown(picture: Callable[[], str]) -> Optional[str]:
        """A picture for a notebook, which shows text instead where libcasement-documents is missing."""
        try:
            return picture()
        except LibraryNotFound:
            return None

    def save_svg(self, path: "os.PathLike[str] | str", **options: Any) -> None:
        """Writes a picture of the last layout to a file that ends in .svg, with the options of svg()."""
        suffix = os.path.splitext(path)[1]
        if suffix.lower() not in (".svg", ""):
            raise ValueError(f"{os.fspath(path)}: save_svg() writes SVG, not {suffix}; end the name in .svg")
        picture = self.svg(**options)
        with open(path, "w", encoding="utf-8") as file:
            file.write(picture)

    def describe(self) -> str:
        """Returns the tree with its frames, and all constraints with their state, as text."""
        return self._text(self._library.cas_scene_describe)


def _scale(scale: float) -> float:
    """Returns a scale that the library takes, or raises an error with the argument."""
    number = finite(scale, "scale")
    if not 0 <= number <= 1000:
        raise OutOfRangeError(f"scale: expected a number between 0 and 1000, not {shown(number)}")
    return number


def _equation(comparison: Comparison) -> structures.Equation:
    first, second = comparison.first, comparison.second
    return structures.Equation(
        first=first[0].id, first_attribute=first[1], relation=comparison._relation,
        second=second[0].id if second else 0, second_attribute=second[1] if second else 0,
        priority=priority_of(comparison.priority), multiplier=comparison.multiplier, constant=comparison.constant,
        weight=weight_of(comparison.weight), identifier=encoded(comparison.identifier) or None,
        is_inactive=not comparison.active)


def _sum(comparison: Comparison) -> structures.Sum:
    summands = (structures.Summand * len(comparison.summands))(*(structures.Summand(anchor.item.id, anchor._parts[0][1], multiplier)
                                                               for anchor, multiplier in comparison.summands))
    made = structures.Sum(
        summands=ctypes.addressof(summands), count=len(summands), relation=comparison._relation,
        priority=priority_of(comparison.priority), constant=comparison.constant, weight=weight_of(comparison.weight),
        identifier=encoded(comparison.identifier) or None, is_inactive=not comparison.active)
    made.kept = summands  # which it points to
    return made
