"""Devices, and obstructions: areas that something takes from the window."""

from __future__ import annotations

import ctypes

from ._abi import constants
from ._abi.structures import Device as DeviceStruct
from ._abi.structures import Insets as InsetsStruct
from ._abi.structures import Obstruction as ObstructionStruct
from ._abi.structures import Rect as RectStruct
from ._text import encoded, finite, finite_entries
from ._tuples import NamedTuple
from .choices import Edge, Idiom, ObstructionKind, choice
from .geometry import Insets, Rect, from_struct
from .items import Bar

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Dict, List, Optional

    from ._library import Library
    from .choices import EdgeLike, ObstructionKindLike
    from .scene import Scene
    from .words import DeviceName


class Device(NamedTuple):
    """A device: its screen in portrait, and what its hardware takes from it.

    `landscape` is with the home button, or where it would be, at the right. A status bar of 0 has the height of the
    profile. `scale` is the number of pixels per point, for Scene(scale=...).

    >>> from casement import Device, Insets, Scene
    >>> with Scene(profile="ios15") as scene:
    ...     scene.set_device(Device("square", "phone", 400, 400, portrait=Insets(40, 0, 20, 0)))
    ...     print(scene.window.safe_insets)
    Insets(top=40.0, left=0.0, bottom=20.0, right=0.0)
    """

    name: str
    idiom: Idiom
    width: float
    height: float
    scale: float = 1
    portrait: Insets = Insets(0, 0, 0, 0)
    landscape: Insets = Insets(0, 0, 0, 0)
    status_bar: float = 0

    def _struct(self) -> DeviceStruct:
        return DeviceStruct(
            encoded(self.name), choice(Idiom, self.idiom), self.width, self.height, self.scale,
            InsetsStruct(*finite_entries(self.portrait, "portrait", Insets._fields)),
            InsetsStruct(*finite_entries(self.landscape, "landscape", Insets._fields)), self.status_bar)


def device_of(found: DeviceStruct) -> Device:
    """Returns the device of a struct."""
    return Device((found.name or b"").decode(), Idiom(found.idiom), found.width, found.height, found.scale,
                  from_struct(Insets, found.portrait), from_struct(Insets, found.landscape), found.status_bar)


def devices(library: Library) -> Dict[DeviceName, Device]:
    """Returns the devices of the library's table by name."""
    found: List[Device] = []
    one = DeviceStruct()
    while library.cas_device_get(len(found), ctypes.byref(one)) == constants.OK:
        found.append(device_of(one))
    named: Any = {each.name: each for each in found}
    return named  # type: ignore[no-any-return]


class Obstruction(Bar):
    """An area that something takes from the window. Constraints can use it like all items.

    >>> from casement import Scene
    >>> with Scene(profile="plain", size=(400, 300)) as scene:
    ...     panel = scene.obstruct("left", name="panel")
    ...     page = scene.window.safe_area
    ...     panel.depth = 120
    ...     _ = scene.layout()
    ...     print(page.frame)
    (120, 0, 280, 300)
    """

    __slots__ = ()

    def _state(self) -> ObstructionStruct:
        self._expect_alive()
        state = ObstructionStruct()
        for index in range(self.scene._library.cas_scene_obstruction_count(self.scene._open())):
            self.scene._call(self.scene._library.cas_scene_obstruction, index, ctypes.byref(state))
            if state.item == self.id:
                break
        return state

    @property
    def obstruction_kind(self) -> ObstructionKind:
        """What it is, as "panel"."""
        return ObstructionKind(self._state().kind)

    @property
    def depth(self) -> float:
        """How far it reaches from its edge into the window, as of the last layout."""
        sideways = self._state().edge in (Edge.LEFT, Edge.RIGHT)
        return self.frame.width if sideways else self.frame.height

    @depth.setter
    def depth(self, depth: float) -> None:
        self._call("cas_obstruction_set_depth", finite(depth, "depth"))

    def move(self, frame: Rect) -> None:
        """Sets where in the window it is; of one without an edge."""
        self._call("cas_obstruction_set_frame", RectStruct(*finite_entries(frame, "frame", Rect._fields)))


def obstruct(scene: "Scene", edge: Optional[EdgeLike], kind: ObstructionKindLike, name: str) -> Obstruction:
    """Adds an obstruction to the window of a scene."""
    chosen = Edge.NONE if edge is None else choice(Edge, edge)
    make = scene._library.cas_scene_add_obstruction
    id = make(scene._settled(), choice(ObstructionKind, kind), int(chosen), encoded(name) if name else None)
    made = Obstruction(scene, scene._given(id))
    scene._keep_class(made)
    return made
