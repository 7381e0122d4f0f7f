"""Scenes from files, and pictures: the separate library libcasement-documents loads and draws them.

It is loaded when it is needed. It lies beside the library of the scenes, or CASEMENT_DOCUMENTS says where it is.
"""

from __future__ import annotations

import ctypes
import os

from ._abi import constants
from ._library import Library
from ._text import encoded
from .choices import number_of
from .errors import DocumentError, LibraryNotFound

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, List, Optional, Tuple, Type, TypeVar, Union

    from .choices import ProfileLike
    from .scene import Scene

    DeviceLike = Union[None, str, Tuple[float, float]]
    SceneType = TypeVar("SceneType", bound=Scene)


ENVIRONMENT = "CASEMENT_DOCUMENTS"
MOST_BYTES = 64 << 20
FILE_NAME = f"libcasement-documents.so.{constants.ABI_VERSION}"
# In lower case.
SUFFIXES = (".json", ".vfl", ".storyboard", ".xib")
OPTIONS = ("scene", "device", "profile", "landscape")

_Write = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)


class _Options(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("scene", ctypes.c_char_p), ("device", ctypes.c_char_p),
                ("profile", ctypes.c_int32), ("is_landscape", ctypes.c_int32), ("remark", _Write),
                ("remark_context", ctypes.c_void_p)]


class PictureOptions(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("flags", ctypes.c_uint32), ("zoom", ctypes.c_double)]

    MARGINS, BARE = 1, 2


_SIGNATURES = {
    "cas_documents_load": (ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.POINTER(_Options),
                                             _Write, ctypes.c_void_p]),
    "cas_documents_write_scene": (ctypes.c_int32, [ctypes.c_void_p, _Write, ctypes.c_void_p]),
    "cas_documents_write_svg": (ctypes.c_int32, [ctypes.c_void_p, ctypes.POINTER(PictureOptions), _Write,
                                                 ctypes.c_void_p]),
    "cas_documents_write_filmstrip": (ctypes.c_int32, [ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(PictureOptions),
                                                       _Write, ctypes.c_void_p]),
}


def _function(library: Library, name: str) -> Any:
    named = os.environ.get(ENVIRONMENT)
    path = named or FILE_NAME
    # A library without a folder in its name was found by the loader, not in the current folder.
    if not named and os.sep in library.path:
        beside = os.path.join(os.path.dirname(os.path.realpath(library.path)), FILE_NAME)
        path = beside if os.path.exists(beside) else FILE_NAME
    try:
        function = getattr(ctypes.CDLL(path), name)
    except (OSError, AttributeError) as reason:
        raise LibraryNotFound(
            f"{FILE_NAME} reads scenes from files and draws them, and {path} is none: {reason}; the wheels for "
            f"glibc contain it, an installation from the sources does if Expat was there, in a clone `make documents` builds it, "
            f"and {ENVIRONMENT} says where it is") from None
    function.restype, function.argtypes = _SIGNATURES[name]
    return function


def draw(library: Library, name: str, address: int, *arguments: Any, margins: bool, bare: bool,
         zoom: float) -> Tuple[int, str]:
    """Calls a function that draws a scene; returns its status and the picture."""
    pieces: List[bytes] = []
    options = PictureOptions(ctypes.sizeof(PictureOptions), PictureOptions.MARGINS * margins | PictureOptions.BARE * bare,
                             zoom)

    def write(piece: int, length: int, context: Optional[int]) -> None:
        pieces.append(ctypes.string_at(piece, length))

    status: int = _function(library, name)(address, *arguments, ctypes.byref(options), _Write(write), None)
    return status, b"".join(pieces).decode()


def scene_file(library: Library, address: int) -> Tuple[int, str]:
    """Returns the status of writing a scene as a file, and the text of the file."""
    pieces: List[bytes] = []

    def write(piece: int, length: int, context: Optional[int]) -> None:
        pieces.append(ctypes.string_at(piece, length))

    status: int = _function(library, "cas_documents_write_scene")(address, _Write(write), None)
    return status, b"".join(pieces).decode()


def is_document(path: Union[str, "os.PathLike[str]"]) -> bool:
    """Returns whether a path is that of a scene, by its extension; other names with XML are storyboards."""
    if os.path.splitext(path)[1].lower() in SUFFIXES:
        return True
    try:
        with open(path, "rb") as file:
            start = file.read(64)
    except OSError:
        return False
    return start[3 if start.startswith(b"\xef\xbb\xbf") else 0:].lstrip(b" \t\r\n").startswith(b"<")


def _named(device: DeviceLike) -> Optional[str]:
    """Returns a device for the library: a name, or a width and a height as `375x667`."""
    if device is None or isinstance(device, str):
        return device
    try:
        width, height = (float(length) for length in device)
    except (TypeError, ValueError):
        raise TypeError(f"device: {device!r} is neither a name nor a width and a height") from None
    return f"{width:g}x{height:g}"


def _error(message: str, file_name: str) -> DocumentError:
    """Returns the error for a message of the library, which begins with the place in the file, or with "casement: error: ".

    Options have their names in Python there, not those of the command line tool or of C.
    """
    words = message.removeprefix("casement: error: ").removeprefix("--").removeprefix("is_")
    error = DocumentError(words or "the scene could not be made")
    import re
    place = re.match(r":(\d+):(\d+): ", message[len(file_name):]) if message.startswith(file_name) else None
    if place:
        error.line, error.column = int(place[1]), int(place[2])
    return error


def open_scene(kind: Type[SceneType], library: Library, path: Union[str, "os.PathLike[str]"], *,
               scene: Optional[str] = None, device: DeviceLike = None, profile: ProfileLike = "none",
               landscape: bool = False) -> SceneType:
    """Loads and lays out the scene of a file."""
    with open(path, "rb") as file:
        text = file.read(MOST_BYTES + 1)  # the library refuses larger files
    name = _named(device)
    said: List[bytes] = []
    remarks: List[str] = []

    def write(piece: int, length: int, context: Optional[int]) -> None:
        said.append(ctypes.string_at(piece, length))

    def remark(words: int, length: int, context: Optional[int]) -> None:
        remarks.append(ctypes.string_at(words, length).decode())

    options = _Options(ctypes.sizeof(_Options), encoded(scene) if scene else None, encoded(name) if name else None,
                       number_of("Profile", profile), landscape, _Write(remark), None)
    file_name = os.fspath(path)
    address = _function(library, "cas_documents_load")(text, len(text), file_name.encode(), ctypes.byref(options),
                                                       _Write(write), None)
    if not address:
        raise _error(b"".join(said).decode(), file_name)
    made = kind._adopt(library, address)
    made.remarks = tuple(remarks)
    return made
