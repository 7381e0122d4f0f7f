"""Finding the shared library and giving its functions their types.

The first of these that is named decides: an explicit path, then the environment
variable CASEMENT_LIBRARY. Without one, the library that came with the package is
taken, and after it the system's. One that does not fit (another ABI version, a
missing function) is passed over, and the error names all that was tried.

Where CASEMENT_TRACE is set, the functions are those of libcasement-record, which lies
beside that library and records its calls.
"""

from __future__ import annotations

import ctypes
import os
import sys

from ._abi import constants
from ._abi.functions import SIGNATURES
from ._contexts import contextmanager
from ._error import CasementError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Dict, Iterator, List, Optional, Tuple, Union

    from ._abi.typed import Functions
else:
    Functions = object

ENVIRONMENT = "CASEMENT_LIBRARY"
FILE_NAME = f"libcasement.{constants.ABI_VERSION}.dylib" if sys.platform == "darwin" else (
    f"libcasement.so.{constants.ABI_VERSION}")
RECORDER_NAME = FILE_NAME.replace("libcasement", "libcasement-record")
TRACE = "CASEMENT_TRACE"
BUNDLED = os.path.join(os.path.dirname(os.path.realpath(__file__)), "_bundled", FILE_NAME)


class Library(Functions):
    """A loaded library: `path`, and every function of the header as an attribute; these record their calls where a
    recorder of the library is given.

    `brief` has those that answer a status once more, for quick calls: they convert nothing, so take ctypes objects and
    ids only, and other threads wait meanwhile.
    """

    def __init__(self, path: str, recorder: Optional[ctypes.CDLL] = None) -> None:
        self.path, self.is_recorded = path, recorder is not None
        loaded = recorder or ctypes.CDLL(path)
        version = loaded.cas_abi_version()
        if version != constants.ABI_VERSION:
            raise OSError(f"has ABI version {version}; this package takes {constants.ABI_VERSION}")
        self._functions = loaded
        if self.cas_version_string().decode() != constants.VERSION_STRING:  # functions of another version may be missing
            for name in SIGNATURES:
                getattr(self, name)
        # A recorded call may wait for another thread, whose callback may need the interpreter lock.
        self.brief = (ctypes.CDLL if recorder else ctypes.PyDLL)(path, handle=loaded._handle)

    def recorded(self) -> "Library":
        """The library with functions that record their calls."""
        return Library(self.path, _recorder(self.path))

    if not TYPE_CHECKING:
        def __getattr__(self, name):
            """Gives a function its types when it is first asked for."""
            if name not in SIGNATURES:
                raise AttributeError(f"{self.path} has no function {name}")
            function = getattr(self._functions, name)
            result, parameters = SIGNATURES[name]
            function.restype, function.argtypes = _typed(result), [_typed(each) for each in parameters]
            return self.__dict__.setdefault(name, function)

    @property
    def version(self) -> str:
        """The version of the library, as "0.1.0"."""
        text: bytes = self.cas_version_string()
        return text.decode()


def _typed(kind: Any) -> Any:
    """A type of ctypes, or the struct of a name."""
    if not isinstance(kind, str):
        return kind
    from ._abi import structures  # which a program without scenes does not need
    return getattr(structures, kind)


def _recorder(path: str) -> ctypes.CDLL:
    """Returns the recorder for the library at a path: the preloaded one under `casement record`, or the one in the
    same folder."""
    if RECORDER_NAME in os.environ.get("LD_PRELOAD", ""):
        ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL)  # where the recorder finds its functions
        return ctypes.CDLL(None)
    beside = os.path.join(os.path.dirname(os.path.realpath(path)), RECORDER_NAME)
    name = beside if os.path.exists(beside) else RECORDER_NAME
    try:
        # Global, so that calls from libcasement-documents are recorded, too.
        return ctypes.CDLL(name, mode=ctypes.RTLD_GLOBAL)
    except OSError as reason:
        from .errors import LibraryNotFound  # all errors are slow to import
        raise LibraryNotFound(
            f"recording needs {RECORDER_NAME} in the folder of {path}: {reason}"
        ) from None


_loaded: Dict[str, Library] = {}
_chosen: Optional[Library] = None


def _candidates(path: Optional[str]) -> Iterator[Tuple[str, str]]:
    """Yields the paths to search, each with a description."""
    named = path or os.environ.get(ENVIRONMENT)
    if named:
        yield ("argument" if path else ENVIRONMENT), named
        return
    yield "bundled", BUNDLED
    import ctypes.util  # which is slow to import
    yield "system", ctypes.util.find_library("casement") or FILE_NAME


def _opened(name: str) -> Library:
    library = Library(name)
    return library.recorded() if os.environ.get(TRACE) else library


@contextmanager
def using(library: Library) -> Iterator[None]:
    """Makes load() return this library in a `with` block."""
    global _chosen
    before, _chosen = _chosen, library
    try:
        yield
    finally:
        _chosen = before


def given(library: Optional[Library]) -> Library:
    """Returns the library given as an argument, or the loaded one."""
    if library is None:
        return load()
    if not isinstance(library, Library):
        raise TypeError(f"library: expected a Library, which casement.load() returns, not {library!r}")
    return library


def load(path: Optional[Union[str, "os.PathLike[str]"]] = None) -> Library:
    """Loads the library, or returns the loaded one.

    With a path, that library and no other; solvers and scenes made afterwards use it.

    >>> from casement import load
    >>> load().version.count(".")
    2
    """
    global _chosen
    if path is None and _chosen is not None:
        return _chosen
    tried: List[str] = []
    last: Optional[Exception] = None
    for place, name in _candidates(None if path is None else os.fspath(path)):
        if place == "bundled" and not os.path.exists(name):
            tried.append(f"{place}: {name}: not there")
            continue
        try:
            _chosen = _loaded.get(name) or _loaded.setdefault(name, _opened(name))
            return _chosen
        except (OSError, AttributeError) as reason:
            if isinstance(reason, CasementError):
                raise
            tried.append(f"{place}: {name}: {reason}")
            last = reason
    from .errors import LibraryNotFound
    raise LibraryNotFound("no casement library fits; tried\n  " + "\n  ".join(tried) + "\n"
                          f"set {ENVIRONMENT} to the path of a {FILE_NAME}") from last
