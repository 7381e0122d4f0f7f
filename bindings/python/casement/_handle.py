"""The base of solvers and scenes: a handle of the library, its lifetime, and its errors.

While the object lives and is not closed its handle is valid; the handle is freed
exactly once, by close() or when nothing refers to the object any more. At the end
of the program it is left to the system, since other threads may still be inside.
"""

from __future__ import annotations

import ctypes
import sys

from ._abi import constants, structures
from ._abi.functions import Write
from ._library import Library
from .errors import ClosedError, ConflictError, error_class

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, List, NoReturn, Optional, Tuple, Type, TypeVar

    from .words import FaultKind

    Self = TypeVar("Self", bound="Handle")


class Handle:
    """A handle of the library, with the calls that go through it."""

    __slots__ = ("_library", "_address", "_last_error", "_free", "_owned", "_out", "_count", "_out_place", "_count_place", "__weakref__")

    _kind = ""

    @staticmethod
    def _functions(library: Library) -> Tuple[Callable[..., Any], Callable[..., Any], Callable[[int], bytes]]:
        """The functions that make it, free it, and tell its last error."""
        raise NotImplementedError

    def _begin(self, library: Library, options: Optional[ctypes.Structure], address: int = 0) -> None:
        """Makes a solver or a scene with options, or takes the one at an address."""
        make, self._free, self._last_error = self._functions(library)
        if not address:
            status = ctypes.c_int32()
            address = make(ctypes.byref(options) if options else None, ctypes.byref(status))
            if not address:
                reason = library.cas_status_text(status.value).decode()
                raise error_class(status.value)(f"a {self._kind} could not be made: {reason}")
        self._library = library
        self._address: Optional[int] = address
        self._owned = [address]  # until it is freed
        self._out, self._count = ctypes.c_void_p(), ctypes.c_size_t()
        self._out_place, self._count_place = ctypes.byref(self._out), ctypes.byref(self._count)

    @property
    def closed(self) -> bool:
        """Whether it is closed."""
        return self._address is None

    def close(self) -> None:
        """Frees all memory. Its objects raise ClosedError afterwards. Calling it again does nothing."""
        self._address = None
        self._release()

    def _release(self) -> None:
        """Frees the handle if no other thread has."""
        try:
            address = self._owned.pop()
        except IndexError:
            return
        self._free(address)

    def __del__(self) -> None:
        if hasattr(self, "_owned") and not sys.is_finalizing():
            self._release()

    def __enter__(self: Self) -> Self:
        self._open()
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Any) -> None:
        self.close()

    def _open(self) -> int:
        """Returns the address of the handle. Raises if it is closed."""
        if self._address is None:
            raise ClosedError(f"the {self._kind} is closed")
        return self._address

    def _call(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Calls a function that returns a status, and raises if it is an error. A remark is none."""
        status = function(self._open(), *arguments)
        if status < 0:
            self._fail(status)

    def _array(self, function: Callable[..., Any], *arguments: Any) -> Tuple[int, int]:
        """Calls a function that returns an array: its address and length."""
        self._call(function, *arguments, self._out_place, self._count_place)
        return self._out.value or 0, self._count.value

    def _text(self, function: Callable[..., Any], *arguments: Any) -> str:
        """Calls a function that writes text in pieces."""
        pieces: List[bytes] = []
        write = Write(lambda text, length, context: pieces.append(ctypes.string_at(text, length)))
        self._call(function, *arguments, write, None)
        return b"".join(pieces).decode()

    def _statistics(self, function: Callable[..., Any]) -> Dict[str, int]:
        statistics = structures.SolverStatistics
        numbers = statistics(size=ctypes.sizeof(statistics))
        self._call(function, ctypes.byref(numbers))
        return {name: getattr(numbers, name) for name, *_ in statistics._fields_ if name != "size"}

    def _fail(self, status: int) -> NoReturn:
        message = self._last_error(self._open()).decode(errors="replace")
        kind = error_class(status)
        if status == constants.ERROR_CONFLICT:
            raise ConflictError(message, self._refusal())
        error = kind(message)
        error.status = status
        error.line, error.column, error.kind = self._fault()
        raise error

    def _fault(self) -> Tuple[int, int, FaultKind]:
        """Line, column and kind of the fault in a rule that the last error is about."""
        return 0, 0, "none"

    def _refusal(self) -> List[Any]:
        """Returns the constraints that the last refused one conflicts with."""
        raise NotImplementedError
