"""A minimal ctypes binding of the scenes in include/casement.h and include/casement/screen.h."""

import ctypes
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64,
                    c_void_p)

from .. import library
from ..library import CONFLICT, OK, REFUSED, Allocator, LibraryError

WINDOW = 4194304
STALE, EMPTY = -2, -5
KINDS = {"plain": 0, "scroll": 1}
AXES = {"horizontal": 0, "vertical": 1}
DIRECTIONS = {"inherited": 0, "ltr": 1, "rtl": 2}
ATTRIBUTES = ["none", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
              "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
              "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins"]
NUMBERS = {name: number for number, name in enumerate(ATTRIBUTES)}


class SceneOptions(Structure):
    _fields_ = [("size", c_size_t), ("allocator", Allocator), ("width", c_double), ("height", c_double),
                ("scale", c_double), ("direction", c_int32), ("flags", c_uint32), ("profile", c_int32),
                ("idiom", c_int32), ("orientation", c_int32)]


class View(Structure):
    _fields_ = [("parent", c_uint32), ("kind", c_int32), ("name", c_char_p)]


class Pair(Structure):
    _fields_ = [("width", c_double), ("height", c_double)]


class Size(Structure):
    _fields_ = [("width", c_double), ("height", c_double)]


class Rect(Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]

    def tuple(self):
        return self.x, self.y, self.width, self.height


class Insets(Structure):
    _fields_ = [("top", c_double), ("left", c_double), ("bottom", c_double), ("right", c_double)]


class SceneSettings(Structure):
    _fields_ = [("size", c_size_t), ("scale", c_double), ("text_size", c_double), ("sibling_spacing", c_double),
                ("superview_spacing", c_double), ("step_limit", c_uint64), ("flags", c_uint32)]


class ViewSettings(Structure):
    _fields_ = [("size", c_size_t), ("horizontal_hugging", c_int32), ("vertical_hugging", c_int32),
                ("horizontal_compression", c_int32), ("vertical_compression", c_int32), ("first_baseline", c_double),
                ("last_baseline", c_double), ("margins", Insets), ("margins_are_directional", c_int32),
                ("margins_follow_safe_area", c_int32), ("alignment_insets", Insets), ("direction", c_int32),
                ("background", c_uint32)]


class StackSettings(Structure):
    _fields_ = [("size", c_size_t), ("axis", c_int32), ("distribution", c_int32), ("alignment", c_int32),
                ("in_margins", c_int32), ("spacing", c_double)]


class ArrangedSettings(Structure):
    _fields_ = [("size", c_size_t), ("has_spacing_after", c_int32), ("spacing_after", c_double)]


class Length(Structure):
    _fields_ = [("value", c_double), ("unit", c_int32)]


class Lengths(Structure):
    _fields_ = [(edge, Length) for edge in ("top", "left", "bottom", "right")]


class FlowSettings(Structure):
    _fields_ = [("size", c_size_t), ("direction", c_int32), ("wrap", c_int32), ("justify", c_int32), ("align", c_int32),
                ("align_lines", c_int32), ("gap", Length), ("line_gap", Length), ("padding", Lengths)]


class GridSettings(Structure):
    _fields_ = [("size", c_size_t), ("columns", c_char_p), ("rows", c_char_p), ("auto_columns", c_char_p),
                ("auto_rows", c_char_p), ("areas", c_char_p), ("flow", c_int32), ("is_dense", c_int32),
                ("justify_tracks", c_int32), ("align_tracks", c_int32), ("justify", c_int32), ("align", c_int32),
                ("column_gap", Length), ("row_gap", Length), ("padding", Lengths)]


class BoxedSettings(Structure):
    _fields_ = [("size", c_size_t), ("grow", c_double), ("shrink", c_double), ("basis", Length), ("margins", Lengths),
                ("align_self", c_int32), ("justify_self", c_int32), ("area", c_char_p), ("column", c_int32),
                ("column_span", c_int32), ("row", c_int32), ("row_span", c_int32), ("is_free", c_int32)]


class DimensionsSettings(Structure):
    _fields_ = [("size", c_size_t), *[(name, Length) for name in (
        "width", "height", "min_width", "min_height", "max_width", "max_height")], ("aspect_ratio", c_double)]


class ScreenSettings(Structure):
    _fields_ = [("size", c_size_t), ("profile", c_int32), ("keyboard_guide", c_uint32), ("quarter_turn", c_double),
                ("half_turn", c_double), ("is_in_call", c_int32), ("status_bar_source", c_int32),
                ("status_bar_style", c_int32)]


class MeasureRequest(Structure):
    _fields_ = [("size", c_size_t), ("item", c_uint32), ("mode", c_int32), ("width", c_double), ("text_size", c_double)]


class Measurement(Structure):
    _fields_ = [("size", c_size_t), ("width", c_double), ("height", c_double), ("first_baseline", c_double),
                ("last_baseline", c_double)]


class Summand(Structure):
    _fields_ = [("item", c_uint32), ("attribute", c_int32), ("multiplier", c_double)]


class SumStruct(Structure):
    _fields_ = [("summands", POINTER(Summand)), ("count", c_size_t), ("relation", c_int32), ("priority", c_int32),
                ("constant", c_double), ("weight", c_double), ("identifier", c_char_p), ("is_inactive", c_int32)]


class EquationStruct(Structure):
    _fields_ = [("first", c_uint32), ("first_attribute", c_int32), ("relation", c_int32), ("second", c_uint32),
                ("second_attribute", c_int32), ("priority", c_int32), ("multiplier", c_double),
                ("constant", c_double), ("weight", c_double), ("identifier", c_char_p), ("is_inactive", c_int32)]


class Change(Structure):
    _fields_ = [("item", c_uint32), ("frame", Rect)]


class Ambiguity(Structure):
    _fields_ = [("item", c_uint32), ("axis", c_int32)]


MEASURE = CFUNCTYPE(None, POINTER(MeasureRequest), POINTER(Measurement), c_void_p)
_WRITE = CFUNCTYPE(None, POINTER(ctypes.c_char), c_size_t, c_void_p)
_IDS, _SIZE = POINTER(POINTER(c_uint32)), POINTER(c_size_t)
_ITEM = [c_void_p, c_uint32]
_SETTINGS = {"scene": SceneSettings, "view": ViewSettings, "stack": StackSettings, "arranged": ArrangedSettings,
             "flow": FlowSettings, "grid": GridSettings, "boxed": BoxedSettings, "dimensions": DimensionsSettings,
             "screen": ScreenSettings}
_SIGNATURES = {
    "cas_scene_new": (c_void_p, [POINTER(SceneOptions), POINTER(c_int32)]),
    "cas_scene_free": (None, [c_void_p]),
    "cas_scene_last_error": (c_char_p, [c_void_p]),
    "cas_scene_set_size": (c_int32, [c_void_p, c_double, c_double]),
    "cas_scene_add_view": (c_uint32, [*_ITEM, c_int32, c_char_p]),
    "cas_scene_add_views": (c_int32, [c_void_p, POINTER(View), c_size_t, POINTER(c_uint32)]),
    "cas_scene_add_guide": (c_uint32, [*_ITEM, c_char_p]),
    "cas_item_remove": (c_int32, _ITEM),
    "cas_scroll_content_guide": (c_uint32, _ITEM),
    "cas_scroll_frame_guide": (c_uint32, _ITEM),
    "cas_view_set_intrinsic": (c_int32, [*_ITEM, c_double, c_double]),
    "cas_scene_set_intrinsics": (c_int32, [c_void_p, POINTER(c_uint32), POINTER(Pair), c_size_t]),
    "cas_view_set_measure": (c_int32, [*_ITEM, MEASURE, c_void_p]),
    "cas_scene_add_constraint": (c_uint32, [c_void_p, POINTER(EquationStruct)]),
    "cas_scene_add_constraints": (c_int32, [c_void_p, POINTER(EquationStruct), c_size_t, POINTER(c_uint32)]),
    "cas_constraint_remove": (c_int32, _ITEM),
    "cas_scene_remove_constraints": (c_int32, [c_void_p, POINTER(c_uint32), c_size_t]),
    "cas_constraint_set_active": (c_int32, [*_ITEM, c_int32]),
    "cas_scene_add_sum": (c_uint32, [c_void_p, POINTER(SumStruct)]),
    "cas_scene_switch_constraints": (c_int32, [c_void_p, POINTER(c_uint32), c_size_t, POINTER(c_uint32), c_size_t]),
    "cas_constraint_set_constant": (c_int32, [*_ITEM, c_double]),
    "cas_scene_set_constants": (c_int32, [c_void_p, POINTER(c_uint32), POINTER(c_double), c_size_t]),
    "cas_constraint_set_priority": (c_int32, [*_ITEM, c_int32]),
    "cas_constraint_set_weight": (c_int32, [*_ITEM, c_double]),
    "cas_constraint_get": (c_int32, [*_ITEM, POINTER(EquationStruct)]),
    "cas_constraint_get_sum": (c_int32, [*_ITEM, POINTER(SumStruct)]),
    "cas_constraint_write": (c_int32, [*_ITEM, _WRITE, c_void_p]),
    "cas_constraint_violation": (c_int32, [*_ITEM, POINTER(c_double)]),
    "cas_scene_add_rules": (c_int32, [c_void_p, POINTER(c_char_p), c_size_t]),
    "cas_scene_add_format": (c_int32, [c_void_p, c_char_p, c_void_p, _IDS, _SIZE]),
    "cas_scene_layout_if_needed": (c_int32, [c_void_p, POINTER(POINTER(Change)), _SIZE]),
    "cas_item_window_frame": (Rect, _ITEM),
    "cas_item_exact_window_frame": (Rect, _ITEM),
    "cas_item_exact_frame": (Rect, _ITEM),
    "cas_scene_frames": (c_int32, [c_void_p, POINTER(c_uint32), c_size_t, POINTER(Rect)]),
    "cas_scene_conflict_count": (c_size_t, [c_void_p]),
    "cas_scene_conflict": (c_int32, [c_void_p, c_size_t, _IDS, _SIZE]),
    "cas_scene_write_conflict": (c_int32, [c_void_p, c_size_t, _WRITE, c_void_p]),
    "cas_scene_refusal": (c_int32, [c_void_p, _IDS, _SIZE]),
    "cas_view_fitting_size": (c_int32, [*_ITEM, Size, c_int32, c_int32, POINTER(Size)]),
    "cas_item_is_ambiguous": (c_int32, [*_ITEM, c_int32, POINTER(c_int32)]),
    "cas_scene_ambiguities": (c_int32, [c_void_p, c_size_t, POINTER(POINTER(Ambiguity)), _SIZE]),
    "cas_scene_add_stack": (c_uint32, [*_ITEM, c_int32, c_char_p]),
    "cas_scene_add_flow": (c_uint32, [*_ITEM, c_char_p]),
    "cas_scene_add_grid": (c_uint32, [*_ITEM, c_char_p]),
    "cas_stack_insert": (c_int32, [*_ITEM, c_uint32, c_size_t]),
    "cas_stack_remove": (c_int32, _ITEM),
    "cas_view_set_hidden": (c_int32, [*_ITEM, c_int32]),
    "cas_scene_describe": (c_int32, [c_void_p, _WRITE, c_void_p]),
    "cas_scene_check": (c_int32, [c_void_p]),
    "cas_scene_add_controller": (c_uint32, [*_ITEM, c_int32, c_char_p]),
    "cas_navigation_push": (c_uint32, [*_ITEM, c_char_p]),
    "cas_controller_view": (c_uint32, _ITEM),
    "cas_scene_rotate": (c_int32, [c_void_p, c_int32]),
    "cas_keyboard_standard_frame": (Rect, [c_void_p, c_double]),
    "cas_keyboard_show": (c_int32, [c_void_p, Rect, c_double, c_int32]),
    "cas_keyboard_hide": (c_int32, [c_void_p, c_double, c_int32]),
    "cas_bar_set_hidden": (c_int32, [*_ITEM, c_int32, c_int32]),
    **{f"cas_{kind}_{name}": (c_int32, [*([c_void_p] if kind in ("scene", "screen") else _ITEM), POINTER(settings)])
       for kind, settings in _SETTINGS.items() for name in ("get", "set")},
}
_loaded = None


def _load():
    global _loaded
    if _loaded is None:
        _loaded = library.load()
        for name, (result, arguments) in _SIGNATURES.items():
            function = getattr(_loaded, name)
            function.restype, function.argtypes = result, arguments
    return _loaded


def _array(kind, items):
    return (kind * max(1, len(items)))(*items)


class Refusal(LibraryError):
    """A strict scene refused a call."""


class Scene:
    """A scene. `call` takes the name of a function without the handle. Methods unpack
    results."""

    def __init__(self, width, height, is_strict=False, **options):
        self._library = _load()
        options = SceneOptions(size=ctypes.sizeof(SceneOptions), width=width, height=height, flags=int(is_strict), **options)
        status = c_int32()
        self._handle = self._library.cas_scene_new(byref(options), byref(status))
        if not self._handle:
            raise LibraryError(f"cas_scene_new answered {status.value}")

    def free(self):
        self._library.cas_scene_free(self._handle)
        self._handle = None

    def error(self):
        return (self._library.cas_scene_last_error(self._handle) or b"").decode(errors="replace")

    def call(self, name, *arguments, allowed=(OK,)):
        status = getattr(self._library, name)(self._handle, *arguments)
        if status not in allowed:
            kind = Refusal if status == REFUSED else LibraryError
            raise kind(f"{name} answered {status}: {self.error()}")
        return status

    def set(self, kind, *ids, **members):
        """Sets some members of the settings of a kind, and leaves the others as they are."""
        settings = _SETTINGS[kind](size=ctypes.sizeof(_SETTINGS[kind]))
        self.call(f"cas_{kind}_get", *ids, byref(settings))
        for name, value in members.items():
            assert hasattr(settings, name), name
            setattr(settings, name, value)
        self.call(f"cas_{kind}_set", *ids, byref(settings))

    def make(self, name, *arguments):
        made = getattr(self._library, name)(self._handle, *arguments)
        if not made:
            kind = Refusal if "cannot hold" in self.error() else LibraryError
            raise kind(f"{name} made nothing: {self.error()}")
        return made

    def rect(self, name, item):
        return getattr(self._library, name)(self._handle, item).tuple()

    def _ids(self, name, *arguments):
        ids, count = POINTER(c_uint32)(), c_size_t()
        self.call(name, *arguments, byref(ids), byref(count))
        return ids[: count.value]

    def _text(self, name, *arguments):
        pieces = []
        write = _WRITE(lambda text, length, _: pieces.append(text[:length]))
        self.call(name, *arguments, write, None)
        return b"".join(pieces).decode()

    def fitting_size(self, item, target, priorities):
        size = Size()
        self.call("cas_view_fitting_size", item, Size(*target), *priorities, byref(size))
        return size.width, size.height

    # -- batches

    def add_views(self, views):
        made = _array(c_uint32, [0] * len(views))
        self.call("cas_scene_add_views", _array(View, views), len(views), made)
        return list(made)

    def set_intrinsics(self, items, sizes):
        self.call("cas_scene_set_intrinsics", _array(c_uint32, items), _array(Pair, sizes), len(items))

    def add_constraints(self, equations):
        made = _array(c_uint32, [0] * len(equations))
        self.call("cas_scene_add_constraints", _array(EquationStruct, equations), len(equations), made)
        return list(made)

    def remove_constraints(self, ids):
        self.call("cas_scene_remove_constraints", _array(c_uint32, ids), len(ids))

    def set_active(self, ids, is_active):
        none, some = (None, 0), (_array(c_uint32, ids), len(ids))
        self.call("cas_scene_switch_constraints", *(none if is_active else some), *(some if is_active else none))

    def set_constants(self, ids, constants):
        self.call("cas_scene_set_constants", _array(c_uint32, ids), _array(c_double, constants), len(ids))

    # -- results

    def add_format(self, text):
        return self._ids("cas_scene_add_format", text.encode(), None)

    def get(self, constraint):
        equation = EquationStruct()
        self.call("cas_constraint_get", constraint, byref(equation))
        return equation

    def get_sum(self, constraint):
        """Returns a constraint, an equation too, as a tuple of its summands and its other members."""
        read = SumStruct()
        self.call("cas_constraint_get_sum", constraint, byref(read))
        summands = [(each.item, each.attribute, each.multiplier) for each in read.summands[:read.count]]
        return (summands, *(getattr(read, name) for name, _ in SumStruct._fields_[2:]))

    def write(self, constraint):
        return self._text("cas_constraint_write", constraint)

    @staticmethod
    def keeps_size(constraint):
        """Whether it is one that keeps a size from being negative: these ids have no generation that others have."""
        return constraint >> 22 & 0xff == 0

    def describe(self):
        return self._text("cas_scene_describe")

    def violation(self, constraint):
        amount = c_double()
        self.call("cas_constraint_violation", constraint, byref(amount))
        return amount.value

    def layout(self):
        """Returns the changes as [(item, frame)]."""
        changes, count = POINTER(Change)(), c_size_t()
        self.call("cas_scene_layout_if_needed", byref(changes), byref(count), allowed=(OK, CONFLICT))
        return [(changes[i].item, changes[i].frame.tuple()) for i in range(count.value)]

    def frames(self, items):
        out = (Rect * max(1, len(items)))()
        self.call("cas_scene_frames", _array(c_uint32, items), len(items), out)
        return [out[i].tuple() for i in range(len(items))]

    def conflicts(self):
        return [self._ids("cas_scene_conflict", index)
                for index in range(self._library.cas_scene_conflict_count(self._handle))]

    def refusal(self):
        return self._ids("cas_scene_refusal")

    def conflict_text(self, index):
        return self._text("cas_scene_write_conflict", index)

    def is_ambiguous(self, item, axis):
        answer = c_int32()
        self.call("cas_item_is_ambiguous", item, axis, byref(answer))
        return bool(answer.value)

    def ambiguities(self):
        found, count = POINTER(Ambiguity)(), c_size_t()
        self.call("cas_scene_ambiguities", c_size_t(-1), byref(found), byref(count))
        return [(found[i].item, found[i].axis) for i in range(count.value)]

    def check(self):
        self.call("cas_scene_check")
