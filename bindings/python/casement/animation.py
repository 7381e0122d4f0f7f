"""Animations, which the host samples at any time."""

from __future__ import annotations

import ctypes

from . import choices, geometry, reports
from ._abi import constants, structures
from ._handle import Handle
from ._contexts import contextmanager
from ._text import finite, finite_entries
from ._tuples import NamedTuple
from .choices import curve_number
from .errors import ModeError
from .geometry import from_struct

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator, List, Optional, Set, Tuple

    from .choices import CurveLike
    from .geometry import Point, Rect
    from .items import Item
    from .reports import AnimatedItem, Change
    from .scene import Scene


class Animation:
    """An animation of all that moves since a commit. Notebooks show it as a filmstrip.

    Another one takes over what it moves from where that was last sampled, and this one ends.

    >>> from casement import Scene
    >>> with Scene(size=(320, 480), profile="ios7") as scene:
    ...     box = scene.add("box", intrinsic=(100, 44))
    ...     left = box.left.equal(scene.window.left + 0)
    ...     _ = scene.layout()
    ...     with scene.animate(0.5, "linear") as moving:
    ...         left.constant = 100
    ...     for time, changes in moving.frames(4):
    ...         print(time, *(frame.x for item, frame in changes if item == box))
    0.0 0.0
    0.25 50.0
    0.5 100.0
    """

    __slots__ = ("scene", "_number")

    def __init__(self, scene: "Scene", number: int) -> None:
        self.scene = scene
        self._number = number

    def _expect_current(self) -> None:
        self.scene._open()
        if self._number < self.scene._commits:
            raise ModeError("another animation has taken over")
        if self._number > self.scene._commits:
            raise ModeError("the animation begins at the end of its block")

    def _timing(self) -> Tuple[float, int]:
        self._expect_current()
        duration, curve = ctypes.c_double(), ctypes.c_int32()
        self.scene._call(self.scene._library.cas_scene_last_timing, ctypes.byref(duration), ctypes.byref(curve))
        return duration.value, curve.value

    @property
    def duration(self) -> float:
        """The duration as given."""
        return self._timing()[0]

    @property
    def curve(self) -> int:
        """The curve as given: a Curve, or another number."""
        number = self._timing()[1]
        return choices.Curve(number) if number in list(choices.Curve) else number

    @property
    def length(self) -> float:
        """The time until the end: the duration, or 0.5 s for the keyboard's curve unless the duration is 0."""
        duration, curve = self._timing()
        return 0.5 if curve == constants.CURVE_KEYBOARD and duration > 0 else duration

    def sample(self, time: float) -> List[Change]:
        """The frames so many seconds after the commit that are not what was last told.

        Where frames move, the first sample tells all that is on its way, moved or not. On their way
        they are not rounded to pixels, but where they begin and end. A time before the commit, as that of a
        picture that was begun before, is the beginning.
        """
        self._expect_current()
        return self.scene._report(self.scene._library.cas_scene_sample, finite(time, "time"))[1]

    def seek(self, time: float) -> None:
        """Shows the scene at a time in seconds after the commit, without a report: `shown_frame`, `shown_offset` and
        `shown_insets` are those at this time. The next sample reports everything that differs from the last one."""
        self._expect_current()
        self.scene._call(self.scene._library.cas_scene_seek, finite(time, "time"))

    @property
    def time(self) -> float:
        """The time of the last sample."""
        self._expect_current()
        return float(self.scene._library.cas_scene_time(self.scene._open()))

    def frames(self, rate: float = 60) -> Iterator[Tuple[float, List[Change]]]:
        """Samples at so many frames a second, each with its time in seconds; the last is exactly at the end.

        Where frames move, the first tells all that is on its way. Nothing waits between them.
        """
        if not rate > 0:
            raise ValueError(f"frames come more than 0 times a second, not {rate}")
        length, count = self.length, 0
        while count / rate < length:
            yield count / rate, self.sample(count / rate)
            count += 1
        yield length, self.sample(length)

    @property
    def animated_items(self) -> List[AnimatedItem]:
        """The items whose frames this animation moves, each with its start and its end."""
        self._expect_current()
        place, count = self.scene._array(self.scene._library.cas_scene_animations)
        entries = (structures.Animation * count).from_address(place) if count else ()
        found = [(each.item, from_struct(geometry.Rect, getattr(each, "from")), from_struct(geometry.Rect, each.to)) for each in entries]
        return [reports.AnimatedItem(self.scene.item(id), start, end) for id, start, end in found]

    def filmstrip(self, samples: int = 5, *, margins: bool = False, bare: bool = False, zoom: float = 0) -> str:
        """Returns pictures of the animation side by side, from its start to its end, drawn by
        libcasement-documents."""
        self._expect_current()
        return self.scene._picture("cas_documents_write_filmstrip", ctypes.c_size_t(samples), margins=margins, bare=bare,
                                   zoom=zoom)

    def _repr_svg_(self) -> "str | None":
        is_current = not self.scene.closed and self._number == self.scene._commits
        return self.scene._shown(self.filmstrip) if is_current else None


class Block(NamedTuple):
    """The duration and curve given to a block; None if not given."""

    duration: Optional[float]
    curve: Optional[CurveLike]


class Animations(Handle):
    """The part of a scene that moves."""

    __slots__ = ("_commits", "_block", "_known_curves")

    _settled: Callable[[], int]
    _report: Callable[..., Tuple[bool, List[Change]]]
    _surface: Callable[[], None]
    item: Callable[[int], "Item"]
    _commits: int
    _block: Optional[Block]
    _known_curves: Set[int]

    @contextmanager
    def animate(self, duration: Optional[float] = None, curve: Optional[CurveLike] = None, *,
                constraints: bool = False, from_beginning: bool = False) -> Iterator[Animation]:
        """What is set in the block moves together, from where it is seen, when the block ends.

        It takes so many seconds, along a curve: at first 0.25 and "ease_in_out". A number that is no
        curve yet is passed through with a warning, and sampled as "ease_in_out": see define_curve().
        With constraints, constants move and every sample is a layout; else frames move.
        from_beginning: from where things belonged, not from where they are seen. A block that
        raises an error ends like any other, for what it has set is set. Where a measure function
        raises at the beginning, the block does not run. commit() in the block ends it there: what
        follows does not move, and the end of the block raises a ModeError.

        Rotations in it take its time and curve, and so does the keyboard, where keyboard.show() or
        hide() is not given its own; where nothing is said to either, all moves as the keyboard does.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     box = scene.add("box", intrinsic=(40, 40))
        ...     left = box.left.equal(scene.window.left)
        ...     _ = scene.layout()
        ...     with scene.animate(0.2, "linear") as moving:
        ...         left.constant = 100
        ...     for time, changes in moving.frames(10):
        ...         print(time, *(frame for item, frame in changes))
        0.0 (0, 0, 40, 40)
        0.1 (50, 0, 40, 40)
        0.2 (100, 0, 40, 40)
        """
        flags = constants.MOVE_CONSTRAINTS * constraints | constants.FROM_BEGINNING * from_beginning
        status = self._library.cas_scene_begin_animation(
            self._settled(), 0.25 if duration is None else finite(duration, "duration"),
            self._expect_curve(constants.CURVE_EASE_IN_OUT if curve is None else curve), flags)
        if status < 0:
            self._check(status)
        self._block = Block(duration, curve)
        try:
            self._check(status)
            yield self._animation(self._commits + 1)
        finally:
            if not self.closed:
                self.commit()

    def commit(self) -> None:
        """Ends a block of animate() that failed to end, for example when out of memory."""
        status = self._library.cas_scene_commit_animation(self._settled())
        if status >= 0:
            self._block = None
            self._commits += 1
        self._check(status)

    def _animation(self, number: int) -> Animation:
        scene: Any = self
        return Animation(scene, number)

    def _moving(self, function: Callable[..., Any], *arguments: Any) -> Animation:
        """Calls a function that animates. It begins an animation, or joins that of the open block."""
        status = function(self._settled(), *arguments)
        if status >= 0:
            self._commits += self._block is None
        self._check(status)
        return self._animation(self._commits + (self._block is not None))

    def _check(self, status: int) -> None:
        """Raises the error of a call that lays out; `conflicts` has its conflicts."""
        self._surface()
        if status not in (constants.OK, constants.CONFLICT):
            self._fail(status)

    def define_curve(self, curve: int, first: Tuple[float, float], second: Tuple[float, float]) -> None:
        """Defines a curve by a number that is not a Curve, as a cubic Bézier with these control points."""
        self._call(self._library.cas_scene_define_curve, curve,
                   *(structures.Point(*finite_entries(point, argument, geometry.Point._fields))
                     for point, argument in ((first, "first"), (second, "second"))))
        self._known_curves.add(curve)

    def curve(self, curve: int) -> Tuple[Point, Point]:
        """Returns the control points of a curve that define_curve() defined.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     scene.define_curve(100, (0.2, 0), (0.4, 1))
        ...     print(*scene.curve(100))
        Point(x=0.2, y=0.0) Point(x=0.4, y=1.0)
        """
        first, second = structures.Point(), structures.Point()
        self._call(self._library.cas_scene_curve, curve, ctypes.byref(first), ctypes.byref(second))
        return from_struct(geometry.Point, first), from_struct(geometry.Point, second)

    def _expect_curve(self, curve: CurveLike) -> int:
        """Returns the number of a curve. Warns at the first use of an unknown curve."""
        number = curve_number(curve)
        if number >= 0 and number not in self._known_curves and number not in list(choices.Curve):
            import warnings
            # The line that calls show() or animate().
            warnings.warn(f"curve {number} is unknown and sampled as ease_in_out: define_curve() defines it",
                          stacklevel=4)
            self._known_curves.add(number)
        return number
