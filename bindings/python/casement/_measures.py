"""Measure functions, stored as long as the library may call them."""

import ctypes
import math
from typing import Any, Callable, Dict, Iterable, NamedTuple, Optional, Tuple, Union

from ._abi import constants
from ._abi.functions import Measure, MeasureSize
from ._abi.structures import MeasureRequest as RequestStruct
from ._abi.structures import Measurement as MeasurementStruct


class MeasureRequest(NamedTuple):
    """What a function that measures a size is asked: at which width, None for the natural size; and the size of text."""

    width: Optional[float]
    text_size: float


class Measurement(NamedTuple):
    """A measured size, with None along an axis without one, and baselines, None for those that were set."""

    width: Optional[float]
    height: Optional[float]
    first_baseline: Optional[float] = None
    last_baseline: Optional[float] = None


HeightFunction = Callable[[float], float]
SizeFunction = Callable[[MeasureRequest], Union[Measurement, Tuple[Optional[float], Optional[float]]]]


class Measures:
    """The measure functions of a scene, by item, and what the last one raised.

    It does not refer to the scene, so that a scene nobody holds is freed at once.
    """

    def __init__(self) -> None:
        self.heights: Dict[int, HeightFunction] = {}
        self.sizes: Dict[int, SizeFunction] = {}
        self.failure: Optional[BaseException] = None
        self.busy = False
        self._callbacks = Measure(self._ask), MeasureSize(self._ask_size)
        self.pointer, self.size_pointer = (ctypes.cast(each, ctypes.c_void_p) for each in self._callbacks)

    def __bool__(self) -> bool:
        return bool(self.heights or self.sizes)

    def _ask(self, item: int, width: float, context: object) -> float:
        outer, self.busy = self.busy, True
        try:
            return float(self.heights[item](width))
        except BaseException as failure:  # noqa: B902  # it surfaces where the library was called
            self.failure = self.failure or failure
            return math.nan
        finally:
            self.busy = outer

    def _ask_size(self, request: int, answer: int, context: object) -> None:
        outer, self.busy = self.busy, True
        asked, result = RequestStruct.from_address(request), MeasurementStruct.from_address(answer)
        try:
            width = asked.width if asked.mode == constants.MEASURE_EXACTLY else None
            found = Measurement(*self.sizes[asked.item](MeasureRequest(width, asked.text_size)))
            result.width, result.height = (_number(each, constants.NO_METRIC) for each in found[:2])
            result.first_baseline, result.last_baseline = (_number(each, math.nan) for each in found[2:])
        except BaseException as failure:  # noqa: B902  # it surfaces where the library was called
            self.failure = self.failure or failure
            result.height = math.nan
        finally:
            self.busy = outer

    def set(self, item: int, height: Optional[HeightFunction] = None, size: Optional[SizeFunction] = None) -> None:
        """Stores the function of an item, or removes it."""
        self.forget([item])
        if height is not None:
            self.heights[item] = height
        if size is not None:
            self.sizes[item] = size

    def forget(self, items: Iterable[int]) -> None:
        for item in items:
            self.heights.pop(item, None)
            self.sizes.pop(item, None)

    def clear(self) -> None:
        self.heights.clear()
        self.sizes.clear()

    def surface(self) -> None:
        """Raises the exception of a measure function, once."""
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure


def _number(value: Any, none: float) -> float:
    return none if value is None else float(value)
