"""Arrays for the library, converted without a Python loop.

A column is given as one number for all, as anything with the buffer protocol
(numpy arrays, array.array), or as any iterable. A result is a numpy array where
the program has imported numpy, and an array.array otherwise.
"""

from __future__ import annotations

import ctypes
import struct
import sys

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from array import array
    from typing import Any, Final, Iterable, Iterator, List, Protocol, Sequence, Tuple, TypeVar, Union

    Number = TypeVar("Number", covariant=True)
    Column = Union[int, float, Iterable[int], Iterable[float], "array[int]", "array[float]", memoryview]

    class Vector(Protocol[Number]):
        """The common interface of one-dimensional numpy arrays and array.array."""

        def __len__(self) -> int: ...
        def __getitem__(self, place: int, /) -> Number: ...
        def __iter__(self) -> Iterator[Number]: ...
        def tolist(self) -> List[Any]: ...

IDS: Final = "I"
INTEGERS: Final = "i"
DOUBLES: Final = "d"
POINTERS: Final = "Q"
BYTES: Final = "B"
_VALUE = struct.Struct("I4xd")
_CHANGE = struct.Struct("I4x4d")


def vector(numbers: "array[Any]") -> Vector[Any]:
    """Returns the numbers as a numpy array if the program uses numpy, without a copy."""
    numpy = sys.modules.get("numpy")
    return numbers if numpy is None else numpy.asarray(numbers)


def zeros(kind: str, count: int) -> "array[Any]":
    from array import array
    return array(kind, (0,)) * count


def address(numbers: "array[Any]") -> int:
    return numbers.buffer_info()[0]


def column(numbers: Column, kind: str, count: int) -> "memoryview[Any]":
    """Returns the numbers as contiguous memory of one type, copied only if needed."""
    from array import array
    if isinstance(numbers, (int, float)):
        return memoryview(array(kind, [numbers]) * count)
    view: Any = _view(numbers)
    if view is not None and view.format[0] == "<" and sys.byteorder == "little" and view.c_contiguous:
        view = view.cast(BYTES).cast(view.format[1:])  # ctypes says the byte order, which Python cannot read
    if view is None or view.format != kind or not view.c_contiguous or view.ndim != 1:
        view = memoryview(array(kind, view.tolist() if view is not None else numbers))
    result: "memoryview[Any]" = view
    if len(result) != count:
        raise ValueError(f"a column has {len(result)} entries where {count} are expected")
    return result


def packed(numbers: Column, kind: str, count: int) -> "array[Any]":
    """Returns the numbers as an array whose address can be passed to the library, which only reads them."""
    from array import array
    if isinstance(numbers, (list, tuple)):
        numbers = array(kind, numbers)
    if isinstance(numbers, array) and numbers.typecode == kind and len(numbers) == count:
        return numbers
    entries = array(kind)
    entries.frombytes(column(numbers, kind, count).cast(BYTES))
    return entries


def _view(numbers: Any) -> Any:
    try:
        return memoryview(numbers)
    except TypeError:
        return None


def length(*columns: Column) -> int:
    """Returns the length of the columns that are not a single number."""
    for numbers in columns:
        sized: Any = numbers
        if hasattr(numbers, "__len__"):
            return len(sized)
    raise TypeError("at least one column has to be an array")


def columns_at(place: int, count: int, width: int) -> Tuple["array[int]", "array[float]"]:
    """Returns structs of an id and `width` doubles as a column of ids and one of doubles, `width` for each id."""
    from array import array
    raw = ctypes.string_at(place, 8 * (width + 1) * count) if count else b""
    ids, numbers = array(IDS), array(DOUBLES)
    words: Any = memoryview(raw).cast(IDS)
    doubles: Any = memoryview(raw).cast(DOUBLES)
    ids.frombytes(words[:: 2 * (width + 1)].tobytes())
    if width == 1:
        numbers.frombytes(doubles[1::2].tobytes())
    else:
        numbers = zeros(DOUBLES, width * count)
        filled: Any = memoryview(numbers)
        for column in range(width):
            filled[column::width] = doubles[column + 1 :: width + 1]
    return ids, numbers


def columns_of(changes: List[Tuple[int, float, float, float, float]]) -> Tuple["array[int]", "array[float]"]:
    """Returns items with the four numbers of their frames as columns_at() does."""
    from array import array
    return array(IDS, [each[0] for each in changes]), array(DOUBLES, [number for each in changes for number in each[1:]])


def rows(flat: "array[float]", width: int) -> Vector[Sequence[float]]:
    """Returns numbers as rows of a numpy array, or as arrays."""
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        shaped: Vector[Sequence[float]] = numpy.asarray(flat).reshape(-1, width)
        return shaped
    return [flat[place : place + width] for place in range(0, len(flat), width)]  # type: ignore[return-value]


class Records:
    """An array of C structs, filled column by column."""

    def __init__(self, structure: Any, count: int) -> None:
        self.count = count
        self._size, self._offsets = ctypes.sizeof(structure), {
            name: getattr(structure, name).offset for name, *_ in structure._fields_}
        self._memory = (structure * count)()
        self._bytes: Any = memoryview(self._memory).cast(BYTES)

    @property
    def address(self) -> int:
        return ctypes.addressof(self._memory)

    def fill(self, name: str, kind: str, numbers: Column) -> None:
        """Sets the member of every struct. An error names the member."""
        try:
            entries = column(numbers, kind, self.count)
        except (TypeError, ValueError, OverflowError) as error:
            raise type(error)(f"{name}: {error}") from None
        if self.count:
            view = self._bytes.cast(kind)
            view[self._offsets[name] // entries.itemsize :: self._size // entries.itemsize] = entries

    def rows(self) -> Vector[Sequence[float]]:
        """Returns structs of doubles as rows of a numpy array, or as arrays."""
        from array import array
        flat = array(DOUBLES)
        flat.frombytes(self._bytes)
        return rows(flat, len(self._offsets))


def text_address(text: bytes) -> int:
    """Returns the address of a text's bytes, valid while the text exists."""
    return ctypes.cast(ctypes.c_char_p(text), ctypes.c_void_p).value or 0


def ids_at(place: int, count: int) -> List[int]:
    ids: List[int] = memoryview(ctypes.string_at(place, 4 * count)).cast(IDS).tolist() if count else []
    return ids


def values_at(place: int, count: int) -> List[Tuple[int, float]]:
    """Variables with their values."""
    return list(_VALUE.iter_unpack(ctypes.string_at(place, _VALUE.size * count) if count else b""))


def changes_at(place: int, count: int) -> List[Tuple[int, float, float, float, float]]:
    """Items with the four numbers of their frames."""
    return list(_CHANGE.iter_unpack(ctypes.string_at(place, _CHANGE.size * count) if count else b""))
