"""Measure functions, stored as long as the library may call them."""

from __future__ import annotations

import ctypes

from ._abi import constants, structures
from ._abi.functions import Measure
from ._text import not_negative
from ._tuples import NamedTuple

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, Iterable, Optional, Tuple, Type, Union

    MeasureFunction = Callable[["MeasureRequest"], Union["Measurement", Tuple[Optional[float], Optional[float]]]]


_NAN = float("nan")


class MeasureRequest(NamedTuple):
    """What a measure function is asked: the size at which width, None for the natural size; and the size of text."""

    width: Optional[float]
    text_size: float


class Measurement(NamedTuple):
    """A measured size, with None along an axis without one, and baselines, None for those that were set."""

    width: Optional[float]
    height: Optional[float]
    first_baseline: Optional[float] = None
    last_baseline: Optional[float] = None


class _BadAnswer(Exception):
    """A measure function has returned what is no size. Its view can be named when the library has returned."""

    def __init__(self, item: int, kind: Type[Exception], text: str) -> None:
        self.item, self.kind, self.text = item, kind, text


class Measures:
    """The measure functions of a scene, by item, and what the last one raised.

    It does not refer to the scene, so that a scene nobody holds is freed at once.
    """

    def __init__(self) -> None:
        self.functions: Dict[int, MeasureFunction] = {}
        self.failure: Optional[BaseException] = None
        self.busy = False
        self._callback: Any = None

    @property
    def pointer(self) -> ctypes.c_void_p:
        """The function that the library calls."""
        if self._callback is None:
            self._callback = Measure(self._ask)
        return ctypes.cast(self._callback, ctypes.c_void_p)

    def __bool__(self) -> bool:
        return bool(self.functions)

    def _ask(self, request: int, answer: int, context: object) -> None:
        """Answers the library. What the measure function raises surfaces where the library was called."""
        outer, self.busy = self.busy, True
        try:
            self._answer(structures.MeasureRequest.from_address(request), structures.Measurement.from_address(answer))
        except BaseException as failure:  # noqa: B902
            self.failure = self.failure or failure
        finally:
            self.busy = outer

    def _answer(self, asked: Any, result: Any) -> None:
        result.height = _NAN
        width = asked.width if asked.mode == constants.MEASURE_EXACTLY else None
        answered = self.functions[asked.item](MeasureRequest(width, asked.text_size))
        try:
            found = Measurement(*answered)
            baselines = [_NAN if each is None else float(each) for each in found[2:]]
        except (TypeError, ValueError):
            raise _BadAnswer(asked.item, TypeError, f"{answered!r}, not (width, height) or a Measurement") from None
        width, height = (constants.NO_METRIC if each is None else _checked(asked.item, each, side)
                         for each, side in zip(found, ("width", "height")))
        result.width, result.height, result.first_baseline, result.last_baseline = width, height, *baselines

    def set(self, item: int, function: Optional[MeasureFunction]) -> None:
        """Stores the function of an item, or removes it."""
        self.forget([item])
        if function is not None:
            self.functions[item] = function

    def forget(self, items: Iterable[int]) -> None:
        for item in items:
            self.functions.pop(item, None)

    def clear(self) -> None:
        self.functions.clear()

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
