"""The path of all values while an edit moves: straight lines between breakpoints."""

from __future__ import annotations

import ctypes
from array import array

from . import _buffers
from ._library import Library

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Dict, List, Tuple


class Path:
    """The breakpoints of one move. It stands alone: nothing later changes it.

    `variables` are those that move anywhere on it; `points` pairs the edited number
    at each breakpoint, start and target included, with their values there.

    >>> from casement import Solver
    >>> with Solver() as solver:
    ...     left, right = solver.add_variables(2)
    ...     row = solver.add([(right, 1), (left, -1)], "==", 100)
    ...     row = solver.add([(right, 1)], "<=", 320)
    ...     drag = solver.edit_variable(left)
    ...     path = solver.path(drag, 300)
    ...     print([number for number, values in path.points], path.sample(110)[right])
    [0.0, 220.0, 300.0] 210.0
    """

    def __init__(self, library: Library, handle: Any) -> None:
        ids, count = ctypes.c_void_p(), ctypes.c_size_t()
        library.cas_path_variables(handle, ctypes.byref(ids), ctypes.byref(count))
        self.variables: List[int] = _buffers.ids_at(ids.value or 0, count.value)
        self.points: List[Tuple[float, List[float]]] = []
        for index in range(library.cas_path_count(handle)):
            number, values = ctypes.c_double(), ctypes.c_void_p()
            library.cas_path_point(handle, index, ctypes.byref(number), ctypes.byref(values))
            entries: "array[float]" = array("d")
            if values.value and count.value:
                entries.frombytes(ctypes.string_at(values.value, entries.itemsize * count.value))
            self.points.append((number.value, entries.tolist()))

    def sample(self, number: float) -> Dict[int, float]:
        """Returns the values, by variable, at a number of the edit."""
        for (begin, before), (end, after) in zip(self.points, self.points[1:] or self.points):
            if min(begin, end) <= number <= max(begin, end):
                part = (number - begin) / (end - begin) if end != begin else 0.0
                return {variable: low + part * (high - low)
                        for variable, low, high in zip(self.variables, before, after)}
        raise ValueError(f"{number} is not on the path from {self.points[0][0]} to {self.points[-1][0]}")
