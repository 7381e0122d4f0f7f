"""casement.load(): a scene from a file, or the library."""

import os
from typing import Any, Optional, Union

from . import _documents, _library
from .scene import Scene

_Path = Union[str, "os.PathLike[str]"]


def load(path: Optional[_Path] = None, **options: Any) -> Any:
    """Loads what a path names.

    A scene as JSON, rules alone (.vfl), a storyboard or a xib: the answer is a scene that is laid out. Of a storyboard
    `scene` says which one, `device` another device or size ("iphone-4", "320x568" or (320, 568)), `landscape` that it
    lies on its side; `profile` is the generation of its screen. Its items are found by `scene.named()`; of a storyboard
    their names are ids, and `scene.remarks` are what of it was left out. XML of any name is a storyboard.

    Any other path is that of the library itself, and the answer is the library: it and no other is used from then on.
    Without a path it is the one that is used already, or is found.

    >>> from casement import load
    >>> load().version.count(".")
    2
    """
    for option in options:
        if option not in _documents.OPTIONS:
            raise TypeError(f"casement.load() has no option {option!r}, but {', '.join(_documents.OPTIONS)}")
    if path is None or not _documents.is_document(path):
        if options:
            raise TypeError(f"only a scene is loaded with {', '.join(sorted(options))}")
        return _library.load(path)
    return _documents.open_scene(Scene, _library.load(), path, **options)
