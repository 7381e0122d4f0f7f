"""Measure functions, stored as long as the library may call them."""

import ctypes
import math
from typing import Callable, Dict, Iterable, Optional

from ._abi.functions import Measure


class Measures:
    """The measure functions of a scene, by item, and what the last one raised.

    It does not refer to the scene, so that a scene nobody holds is freed at once.
    """

    def __init__(self) -> None:
        self.functions: Dict[int, Callable[[float], float]] = {}
        self.failure: Optional[BaseException] = None
        self.busy = False
        self._callback = Measure(self._ask)
        self.pointer = ctypes.cast(self._callback, ctypes.c_void_p)

    def _ask(self, item: int, width: float, context: object) -> float:
        outer, self.busy = self.busy, True
        try:
            return float(self.functions[item](width))
        except BaseException as failure:  # noqa: B902  # it surfaces where the library was called
            self.failure = self.failure or failure
            return math.nan
        finally:
            self.busy = outer

    def set(self, item: int, function: Optional[Callable[[float], float]]) -> None:
        if function is None:
            self.functions.pop(item, None)
        else:
            self.functions[item] = function

    def forget(self, items: Iterable[int]) -> None:
        for item in items:
            self.functions.pop(item, None)

    def surface(self) -> None:
        """Raises the exception of a measure function, once."""
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure
