"""The keyboard."""

from __future__ import annotations

from ._abi.structures import Rect as RectStruct
from ._text import finite, finite_entries, not_negative
from .choices import Curve, Orientation
from .geometry import Rect

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Optional, Tuple

    from .animation import Animation
    from .choices import CurveLike
    from .items import Guide
    from .scene import Scene


_ENDS_WITH_THE_SCREEN = (Orientation.PORTRAIT, Orientation.LANDSCAPE_LEFT)


class Keyboard:
    """The keyboard of a scene. The last event alone counts, so that showing it elsewhere moves it.

    >>> from casement import Scene
    >>> with Scene(profile="ios7", size=(320, 480)) as scene:
    ...     moving = scene.keyboard.show()
    ...     print(scene.keyboard.frame, scene.keyboard_guide.frame.y)
    ...     for time, changes in moving.frames(4):
    ...         print(time, *(frame for item, frame in changes if item.name == "keyboard"))
    (0, 264, 320, 216) 264.0
    0.0 (0, 480, 320, 216)
    0.25 (0, 276.52, 320, 216)
    0.5 (0, 264, 320, 216)
    """

    __slots__ = ("scene",)

    def __init__(self, scene: "Scene") -> None:
        self.scene = scene

    def show(self, frame: Optional[Rect] = None, *, height: Optional[float] = None, accessory: float = 0,
             duration: Optional[float] = None, curve: Optional[CurveLike] = None) -> "Animation":
        """Shows the keyboard, with an accessory view of height `accessory` on top.

        Up to ios7 a frame is in the coordinates of the upright screen, however that is held.
        Without one the keyboard lies at the bottom, as high as the table of the profile says, or `height`.

        Without a duration or a curve, those of the animate() block around the call are used, and outside of
        one 0.25 s along the keyboard's curve. The keyboard's own curve takes half a second for any duration
        but 0, which is at once along every curve. In a block they hold for all that moves there.
        """
        if frame is not None and (height is not None or accessory):
            raise TypeError("frame: give either a frame, or a height and an accessory")
        if frame is None and height is None:
            frame = self.standard_frame(accessory)
        elif frame is None:
            frame = self._frame_of(not_negative(height, "height") + not_negative(accessory, "accessory"))
        return self.scene._moving(self.scene._library.cas_keyboard_show, RectStruct(*finite_entries(frame, "frame", Rect._fields)),
                                  *self._timing(duration, curve))

    def hide(self, *, duration: Optional[float] = None, curve: Optional[CurveLike] = None) -> "Animation":
        """Hides the keyboard. Duration and curve are as for show()."""
        return self.scene._moving(self.scene._library.cas_keyboard_hide, *self._timing(duration, curve))

    def _timing(self, duration: Optional[float], curve: Optional[CurveLike]) -> Tuple[float, int]:
        """Returns duration and curve of an event: the given ones, or those of its block, or the defaults."""
        block = self.scene._block
        if block is not None:
            duration = block.duration if duration is None else duration
            curve = block.curve if curve is None else curve
        number = self.scene._expect_curve(Curve.KEYBOARD if curve is None else curve)
        return 0.25 if duration is None else finite(duration, "duration"), number

    @property
    def frame(self) -> Rect:
        """Its frame in the window, docked or floating; all 0 while it is hidden."""
        self.scene._expect_screen()
        rect = self.scene._library.cas_keyboard_frame(self.scene._open())
        return Rect(rect.x, rect.y, rect.width, rect.height)

    @property
    def shown(self) -> bool:
        """Whether it is shown and docked: it covers the whole bottom of the window."""
        self.scene._expect_screen()
        return bool(self.scene._library.cas_keyboard_is_docked(self.scene._open()))

    @property
    def floating(self) -> bool:
        """Whether it is shown but not docked, or split. Layout ignores it then; `frame` is its place."""
        return self.frame != (0, 0, 0, 0) and not self.shown

    @property
    def guide(self) -> "Guide":
        """The guide whose top is the top of the docked keyboard, or of the bottom bars while it is hidden."""
        return self.scene.keyboard_guide

    def standard_frame(self, accessory: float = 0) -> Rect:
        """Returns the frame for show() of the standard keyboard with an accessory view of the given height."""
        self.scene._expect_screen()
        rect = self.scene._library.cas_keyboard_standard_frame(self.scene._open(), not_negative(accessory, "accessory"))
        return Rect(rect.x, rect.y, rect.width, rect.height)

    def _frame_of(self, height: float) -> Rect:
        """Returns the frame for show() of a keyboard of another height."""
        x, y, width, high = self.standard_frame()
        orientation = self.scene.orientation
        ends = orientation in _ENDS_WITH_THE_SCREEN
        if orientation in (Orientation.PORTRAIT, Orientation.UPSIDE_DOWN):
            return Rect(x, y + high - height if ends else y, width, height)
        return Rect(x + width - height if ends else x, y, height, high)
