"""Recording: every call of solvers and scenes, for `casement replay`."""

import ctypes
import os
import weakref
from typing import IO, Any, Optional, Tuple, Union

from ._abi.functions import Write
from ._library import Library, load
from .errors import ClosedError


class _Sink:
    """Where the bytes go. It does not refer to the trace."""

    def __init__(self, file: "Union[str, os.PathLike[str], IO[bytes]]") -> None:
        self._failure: Optional[BaseException] = None
        self._is_own = isinstance(file, (str, os.PathLike))
        # Nothing is held back, so that the file is complete when the program crashes.
        self._file: Any = open(file, "wb", buffering=0) if isinstance(file, (str, os.PathLike)) else file

    def keep(self, text: Any, length: int, context: Any) -> None:
        try:
            rest = memoryview(ctypes.string_at(text, length))
            while rest:
                # A raw file may take less; others take all, and may not say how much.
                rest = rest[self._file.write(rest) or len(rest):]
        except BaseException as failure:  # noqa: B902  # it surfaces when the trace ends
            self._failure = self._failure or failure

    def close(self) -> None:
        if self._is_own:
            self._file.close()
        if self._failure is not None:
            raise self._failure


class Trace:
    """A recording of the calls of every solver and scene that is made with it.

    It goes to a file, by name or open for bytes, and ends with close() or with its
    block. `casement replay` makes the same calls on any build of the library and
    compares each answer, so a trace is a complete report of a fault.

    >>> import io
    >>> from casement import Solver, Trace
    >>> file = io.BytesIO()
    >>> with Trace(file) as trace, Solver(trace=trace) as solver:
    ...     x = solver.add_variable("x")
    >>> file.getvalue()[:16]
    b'casement trace 1'
    """

    def __init__(self, file: "Union[str, os.PathLike[str], IO[bytes]]", *, library: Optional[Library] = None) -> None:
        if not isinstance(file, (str, os.PathLike)) and not callable(getattr(file, "write", None)):
            raise TypeError(f"a trace goes to a file or its name, not to {file!r}")
        self.library = library or load()
        self._sink = _Sink(file)
        # Kept here as well, since it may end the trace itself.
        self._write = write = Write(self._sink.keep)
        self._address: Optional[int] = self.library.cas_trace_new(None, write, None)
        if not self._address:
            raise MemoryError("a trace could not be made")
        # The function lives as long as the library may call it.
        self._finalizer = weakref.finalize(self, lambda end, address, _: end(address), self.library.cas_trace_free,
                                           self._address, write)
        self._finalizer.atexit = False

    def _address_for(self, library: Library) -> int:
        if self._address is None:
            raise ClosedError("the trace is closed")
        if library is not self.library:
            raise ValueError(f"the trace is of {self.library.path}, not of {library.path}")
        return self._address

    def close(self) -> None:
        """Ends the trace; what records in it goes on without. Raises what writing it raised. Again does nothing."""
        if self._address is None:
            return
        self._address = None
        self._finalizer()
        self._sink.close()

    def __enter__(self) -> "Trace":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


def recording(trace: Optional[Trace], library: Optional[Library]) -> Tuple[Library, Optional[int]]:
    """The library of what is made with a trace, and the address for its options."""
    if trace is None:
        return library or load(), None
    if not isinstance(trace, Trace):
        raise TypeError(f"a trace is a Trace, not {trace!r}")
    library = library or trace.library
    return library, trace._address_for(library)
