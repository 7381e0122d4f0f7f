"""The screen of a scene: bars, keyboard, insets, rotation, animation."""

from __future__ import annotations

import ctypes

from . import choices, geometry, reports
from ._abi import constants, structures
from ._abi.settings import SceneSettings
from ._text import finite, finite_entries, flag
from .animation import Animations
from .choices import number_of
from .errors import ModeError
from .geometry import from_struct

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, List, Optional, Tuple, Union

    from .animation import Animation
    from .bars import StatusBar
    from .choices import CapabilityLike, EdgeLike, HeightLike, ObstructionKindLike, OrientationLike, Profile, ProfileLike
    from .geometry import Insets, Rect
    from .items import Item
    from .keyboard import Keyboard
    from .obstructions import Device, Obstruction
    from .reports import Covering
    from .words import DeviceName


class Screen(Animations, SceneSettings):
    """The part of a scene that is a screen. Without a profile its methods raise ModeError."""

    __slots__ = ()

    _expect_free: Callable[[], None]
    item: Callable[[int], Item]

    def _place(self) -> Tuple[Any, Tuple[int, ...]]:
        return self, ()

    def _has_screen(self) -> bool:
        time = self._library.cas_scene_time(self._open())
        return bool(time == time)

    def _expect_screen(self) -> None:
        self._expect_free()
        if not self._has_screen():
            raise ModeError('the scene has no screen: make it with a profile, as Scene(profile="ios7")')

    def _itself(self) -> Any:
        """This scene, which is more than its screen."""
        self._expect_screen()
        return self

    @property
    def profile(self) -> Profile:
        """The profile of the screen; Profile.NONE without one. Setting it resets the heights."""
        self._expect_free()
        return super().profile if self._has_screen() else choices.Profile.NONE

    @profile.setter
    def profile(self, value: ProfileLike) -> None:
        self.set(profile=value)

    def has_capability(self, capability: CapabilityLike) -> bool:
        """Whether the screen has a capability, as "layout_guides"; False without a screen.

        >>> from casement import Scene
        >>> with Scene(profile="ios6", size=(320, 480)) as scene:
        ...     print(scene.has_capability("layout_guides"))
        ...     scene.profile = "ios7"
        ...     print(scene.has_capability("layout_guides"))
        False
        True
        """
        self._expect_free()
        return bool(self._library.cas_scene_has_capability(self._open(), number_of("Capability", capability)))

    def height(self, height: HeightLike, *, landscape: bool = False) -> float:
        """Returns a height of the profile's table, as "navigation_bar", for portrait or landscape.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     print(scene.height("navigation_bar"), scene.height("navigation_bar", landscape=True))
        44.0 32.0
        """
        self._expect_screen()
        return float(self._library.cas_scene_height(self._open(), number_of("Height", height), flag(landscape, "landscape")))

    def set_height(self, height: HeightLike, value: float, *, landscape: bool = False) -> None:
        """Replaces a height of the profile, as "navigation_bar", for portrait or landscape."""
        self._call(self._library.cas_scene_set_height, number_of("Height", height), flag(landscape, "landscape"), finite(value, "value"))

    @property
    def devices(self) -> Dict[DeviceName, Device]:
        """The devices that set_device() knows, by name."""
        from .obstructions import devices
        return devices(self._library)

    def set_device(self, device: Union[Device, DeviceName]) -> None:
        """Makes the screen that of a device, by name or of your own: the size of the window, and what it loses.

        >>> from casement import Scene
        >>> with Scene(profile="ios15") as scene:
        ...     scene.set_device("iPhone X")
        ...     page = scene.navigation().push("page").view
        ...     _ = scene.layout()
        ...     print(page.safe_insets)
        ...     _ = scene.rotate("landscape_right")
        ...     print(page.safe_insets)
        Insets(top=88.0, left=0.0, bottom=34.0, right=0.0)
        Insets(top=32.0, left=44.0, bottom=21.0, right=44.0)
        """
        from .obstructions import Device
        chosen = device if isinstance(device, Device) else self.devices.get(device)
        if chosen is None:
            raise ValueError(f"unknown device {device!r}; known are {', '.join(self.devices)}")
        self._call(self._library.cas_scene_set_device, ctypes.byref(chosen._struct()))

    @property
    def device(self) -> Optional[Device]:
        """The device that set_device() was given; None without one."""
        self._expect_screen()
        from .obstructions import device_of
        found = structures.Device()
        status = self._library.cas_scene_device(self._open(), ctypes.byref(found))
        return device_of(found) if status == constants.OK else None

    def set_window(self, frame: Rect) -> None:
        """Resizes the window and sets where on the screen of the device it is: `window_on_screen`."""
        self._call(self._library.cas_scene_set_window, structures.Rect(*finite_entries(frame, "frame", geometry.Rect._fields)))

    def obstruct(self, edge: Optional[EdgeLike] = None, *, kind: ObstructionKindLike = "panel",
                 name: str = "") -> Obstruction:
        """Adds an obstruction at an edge of the window, or a rectangle without one; it takes nothing yet."""
        from .obstructions import obstruct
        return obstruct(self._itself(), edge, kind, name)

    def rotate(self, orientation: OrientationLike) -> Animation:
        """Rotates the device; between portrait and landscape, width and height of the window are swapped.

        It takes `quarter_turn` or `half_turn`, by default 0.4 s and 0.8 s, or the time and curve of its block.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     turning = scene.rotate("landscape_left")
        ...     print(scene.window.frame, turning.duration)
        (0, 0, 480, 320) 0.4
        """
        chosen = number_of("Orientation", orientation)
        if chosen == self.orientation and self._block is None:
            return self._animation(self._commits)
        return self._moving(self._library.cas_scene_rotate, chosen)

    @property
    def moving_until(self) -> Optional[float]:
        """When what still moves after the last sample ends, in seconds after the last commit; None if nothing moves."""
        self._expect_screen()
        end = ctypes.c_double()
        moves = self._library.cas_scene_is_moving(self._open(), ctypes.byref(end))
        return end.value if moves else None

    @property
    def status_bar(self) -> StatusBar:
        """The status bar, an item of the window."""
        from .bars import StatusBar
        return StatusBar(self._itself())

    @property
    def keyboard(self) -> Keyboard:
        """The keyboard: shows and hides it, and tells where it is."""
        from .keyboard import Keyboard
        return Keyboard(self._itself())

    @property
    def obscured(self) -> List[Covering]:
        """Returns what bars and a docked keyboard cover of views.

        Left out are scroll views and what they scroll, controllers' views, and what holds these.

        >>> from casement import Scene
        >>> with Scene(profile="ios7", size=(320, 480)) as scene:
        ...     field = scene.add("field", intrinsic=(280, 30))
        ...     _ = field.top.equal(scene.window.top + 300)
        ...     _ = scene.keyboard.show()
        ...     print([(covering.item.name, covering.insets.bottom) for covering in scene.obscured])
        [('field', 30.0)]
        """
        place, count = self._array(self._library.cas_scene_obscured)
        entries = (structures.Covering * count).from_address(place) if count else ()
        found = [(each.item, each.insets) for each in entries]
        return [reports.Covering(self.item(id), from_struct(geometry.Insets, insets)) for id, insets in found]

    @property
    def digest(self) -> int:
        """A hash of the state of the scene and its screen."""
        self._expect_free()
        return int(self._library.cas_scene_digest(self._settled()))
