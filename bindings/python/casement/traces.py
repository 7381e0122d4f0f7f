"""Recording: every call of solvers and scenes, for `casement replay`."""

from __future__ import annotations

import contextlib
import ctypes
import os

from ._abi.functions import Write
from ._library import Library, load, using
from .errors import error_class

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, IO, Iterator, Optional, Union


class _Sink:
    """Writes the bytes to a file. It does not refer to the trace."""

    def __init__(self, file: "Union[str, os.PathLike[str], IO[bytes]]") -> None:
        self._failure: Optional[BaseException] = None
        self._is_own = isinstance(file, (str, os.PathLike))
        # Unbuffered, so that the file is complete if the program crashes.
        self._file: Any = open(file, "wb", buffering=0) if isinstance(file, (str, os.PathLike)) else file

    def keep(self, text: Any, length: int, context: Any) -> None:
        try:
            rest = memoryview(ctypes.string_at(text, length))
            while rest:
                # A raw file may write less; others write everything and may return None.
                rest = rest[self._file.write(rest) or len(rest):]
        except BaseException as failure:  # noqa: B902  # it surfaces when the trace ends
            self._failure = self._failure or failure

    def close(self) -> None:
        if self._is_own:
            self._file.close()
        if self._failure is not None:
            raise self._failure


@contextlib.contextmanager
def record(file: "Union[str, os.PathLike[str], IO[bytes]]", *, library: Optional[Library] = None) -> Iterator[None]:
    """Records every call of the solvers and scenes that are made in a `with` block.

    The trace goes to a file, by name or open for bytes, and ends with the block; what was made in it goes on without.
    `casement replay` makes the same calls on any build of the library and compares each answer, so a trace is a
    complete report of a fault. A whole program is recorded from outside: `casement record -- python3 program.py`.

    It takes libcasement-record, which lies beside the library. What writing the file raised is raised at the end.

    >>> import io
    >>> from casement import Solver, record
    >>> file = io.BytesIO()
    >>> with record(file), Solver() as solver:
    ...     x = solver.add_variable("x")
    >>> file.getvalue()[:16]
    b'casement trace 1'
    """
    if not isinstance(file, (str, os.PathLike)) and not callable(getattr(file, "write", None)):
        raise TypeError(f"a trace goes to a file or its name, not to {file!r}")
    recorded = (library or load()).recorded()
    functions = ctypes.CDLL(recorded.path, handle=recorded.brief._handle)
    functions.cas_record_start.argtypes = [Write, ctypes.c_void_p]
    sink = _Sink(file)
    write = Write(sink.keep)  # must live as long as the library may call it
    status = functions.cas_record_start(write, None)
    if status != 0:
        sink.close()
        raise error_class(status)("calls are being recorded already: in another block, or since CASEMENT_TRACE is set")
    try:
        with using(recorded):
            yield
    finally:
        functions.cas_record_stop()
        sink.close()
