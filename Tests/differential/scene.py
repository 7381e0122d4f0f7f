"""The smallest binding of a scene: views, constraints, frames, conflicts, ambiguity."""

import ctypes
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_void_p

from .library import CONFLICT, OK, RELATIONS, Allocator, LibraryError, path

WINDOW = 4194304


class Options(Structure):
    _fields_ = [("size", c_size_t), ("allocator", Allocator), ("width", c_double), ("height", c_double),
                ("scale", c_double), ("direction", c_int32), ("flags", c_uint32)]


class Equation(Structure):
    _fields_ = [("first", c_uint32), ("first_attribute", c_int32), ("relation", c_int32), ("second", c_uint32),
                ("second_attribute", c_int32), ("priority", c_int32), ("multiplier", c_double),
                ("constant", c_double), ("weight", c_double), ("identifier", c_char_p), ("is_inactive", c_int32)]


class Rect(Structure):
    _fields_ = [(name, c_double) for name in ("x", "y", "width", "height")]


_SIGNATURES = {
    "cas_scene_new": (c_void_p, [POINTER(Options)]),
    "cas_scene_free": (None, [c_void_p]),
    "cas_scene_last_error": (c_char_p, [c_void_p]),
    "cas_scene_add_view": (c_uint32, [c_void_p, c_uint32, c_int32, c_char_p]),
    "cas_scene_add_constraint": (c_uint32, [c_void_p, POINTER(Equation)]),
    "cas_scene_layout_if_needed": (c_int32, [c_void_p, c_void_p, c_void_p]),
    "cas_item_frame": (Rect, [c_void_p, c_uint32]),
    "cas_item_is_ambiguous": (c_int32, [c_void_p, c_uint32, c_int32, POINTER(c_int32)]),
    "cas_scene_conflict_count": (c_size_t, [c_void_p]),
    "cas_scene_conflict": (c_int32, [c_void_p, c_size_t, POINTER(POINTER(c_uint32)), POINTER(c_size_t)]),
    "cas_constraint_get": (c_int32, [c_void_p, c_uint32, POINTER(Equation)]),
    "cas_scene_check": (c_int32, [c_void_p]),
}


def _load():
    library = ctypes.CDLL(path())
    for name, (result, arguments) in _SIGNATURES.items():
        getattr(library, name).restype, getattr(library, name).argtypes = result, arguments
    return library


class Scene:
    """One handle. Calls raise LibraryError for every status but OK and, from a layout, CONFLICT."""

    def __init__(self, width, height):
        self._library = _load()
        self._handle = self._library.cas_scene_new(
            byref(Options(size=ctypes.sizeof(Options), width=width, height=height)))

    def free(self):
        self._library.cas_scene_free(self._handle)

    def _call(self, name, *arguments, allowed=(OK,)):
        status = getattr(self._library, name)(self._handle, *arguments)
        if status not in allowed:
            raise LibraryError(f"{name} answered {status}: {self.last_error()}")
        return status

    def last_error(self):
        return self._library.cas_scene_last_error(self._handle).decode(errors="replace")

    def add_view(self, parent):
        return self._library.cas_scene_add_view(self._handle, parent, 0, None)

    def add(self, first, relation, second, multiplier, constant, priority, weight):
        """The new constraint, or 0; a side is an item and an attribute."""
        equation = Equation(*first, RELATIONS[relation], *second, priority, multiplier, constant, weight)
        return self._library.cas_scene_add_constraint(self._handle, byref(equation))

    def layout(self):
        return self._call("cas_scene_layout_if_needed", None, None, allowed=(OK, CONFLICT)) == OK

    def check(self):
        self._call("cas_scene_check")

    def frame(self, item):
        rect = self._library.cas_item_frame(self._handle, item)
        return rect.x, rect.y, rect.width, rect.height

    def is_ambiguous(self, item, axis):
        answer = c_int32()
        self._call("cas_item_is_ambiguous", item, axis, byref(answer))
        return bool(answer.value)

    def conflicts(self):
        return [self._conflict(index) for index in range(self._library.cas_scene_conflict_count(self._handle))]

    def _conflict(self, index):
        ids, count = POINTER(c_uint32)(), c_size_t()
        self._call("cas_scene_conflict", index, byref(ids), byref(count))
        return ids[: count.value]

    def equation(self, constraint):
        equation = Equation()
        self._call("cas_constraint_get", constraint, byref(equation))
        return equation
