"""Measure functions, stored as long as the library may call them."""

import ctypes
import math
from contextlib import contextmanager
from typing import Any, Callable, Dict, Iterable, Iterator, NamedTuple, Optional, Tuple, Type, Union

from ._abi import constants
from ._abi.functions import Measure, MeasureSize
from ._abi.structures import MeasureRequest as RequestStruct
from ._abi.structures import Measurement as MeasurementStruct
from ._text import not_negative


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


class _BadAnswer(Exception):
    """A measure function has returned what is no size. Its view can be named when the library has returned."""

    def __init__(self, item: int, kind: Type[Exception], text: str) -> None:
        self.item, self.kind, self.text = item, kind, text


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

    @contextmanager
    def _measuring(self, item: int) -> Iterator[None]:
        outer, self.busy = self.busy, True
        try:
            yield
        except BaseException as failure:  # noqa: B902  # it surfaces where the library was called
            self.failure = self.failure or failure
        finally:
            self.busy = outer

    def _ask(self, item: int, width: float, context: object) -> float:
        with self._measuring(item):
            return _checked(item, self.heights[item](width), "height")
        return math.nan

    def _ask_size(self, request: int, answer: int, context: object) -> None:
        asked, result = RequestStruct.from_address(request), MeasurementStruct.from_address(answer)
        result.height = math.nan
        with self._measuring(asked.item):
            width = asked.width if asked.mode == constants.MEASURE_EXACTLY else None
            answered = self.sizes[asked.item](MeasureRequest(width, asked.text_size))
            try:
                found = Measurement(*answered)
                baselines = [math.nan if each is None else float(each) for each in found[2:]]
            except (TypeError, ValueError):
                raise _BadAnswer(asked.item, TypeError, f"{answered!r}, not (width, height) or a Measurement") from None
            width, height = (constants.NO_METRIC if each is None else _checked(asked.item, each, side)
                             for each, side in zip(found, ("width", "height")))
            result.width, result.height, result.first_baseline, result.last_baseline = width, height, *baselines

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

    def surface(self, named: Callable[[int], str]) -> None:
        """Raises the exception of a measure function, once."""
        failure, self.failure = self.failure, None
        if isinstance(failure, _BadAnswer):
            raise failure.kind(f"{named(failure.item)}: its measure function gave {failure.text}") from None
        if failure is not None:
            raise failure


def _checked(item: int, value: Any, noun: str) -> float:
    try:
        return not_negative(value, noun)
    except Exception as error:
        raise _BadAnswer(item, type(error), f"{value!r}, which is no {noun}") from None
