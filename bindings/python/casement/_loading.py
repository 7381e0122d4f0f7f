"""casement.load(): a scene from a file, or the library."""

from __future__ import annotations

import os

from . import _documents, _library
from .errors import LibraryNotFound
from .scene import Scene

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Optional, Union, overload

    from .choices import ProfileLike

    _Path = Union[str, "os.PathLike[str]"]

if TYPE_CHECKING:
    @overload
    def load(path: None = None) -> _library.Library: ...

    @overload
    def load(path: Optional[_Path], *, scene: Optional[str] = None, device: _documents.DeviceLike = None, landscape: bool = False,
             profile: ProfileLike = "none") -> Any: ...


def load(path: Optional[_Path] = None, **options: Any) -> Any:
    """Loads a scene, or the library.

    A path that ends in .json, .vfl, .storyboard or .xib, and any file that contains XML, is a scene: returns it, laid out.
    Of a storyboard `scene` says which one, `device` another device or size ("iphone-4", "320x568" or (320, 568)),
    `landscape` that it lies on its side; `profile` is the generation of its screen. `scene.named()` finds its items; of a
    storyboard their names are ids, and `scene.remarks` are what of it was left out.

    Any other path is that of the library itself: returns it, and it and no other is used from then on. Without a path,
    returns the library that is used already, or is found.

    >>> from casement import load
    >>> load().version.count(".")
    2
    """
    for option in options:
        if option not in _documents.OPTIONS:
            raise TypeError(f"casement.load() has no option {option!r}, but {', '.join(_documents.OPTIONS)}")
    if path is None or not _documents.is_document(path):
        if options:
            raise TypeError(f"{', '.join(sorted(options))}: only a scene ({', '.join(_documents.SUFFIXES)}) takes options, "
                            f"and {'the library' if path is None else os.fspath(path)} is none")
        return _load_library(path)
    return _documents.open_scene(Scene, _library.load(), path, **options)


def _load_library(path: Optional[_Path]) -> _library.Library:
    try:
        return _library.load(path)
    except LibraryNotFound as error:
        reason = error.__cause__
        if path is None or reason is None:
            raise
        name = os.fspath(path)
        raise LibraryNotFound(f"{name} is neither a scene ({', '.join(_documents.SUFFIXES)}) nor a library: "
                              f"{str(reason).removeprefix(f'{name}: ')}") from reason
