"""Chooses between the extension in C and the classes in Python, which behave alike.

The environment variable CASEMENT_EXTENSION names the file of the extension; if it is empty, the classes in Python are
taken. Without it the extension of the package is taken, and where there is none, or this Python cannot load it, the
classes in Python.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

ENVIRONMENT = "CASEMENT_EXTENSION"
_NAME = "casement.kiwi._native"


def _chosen() -> ModuleType | None:
    named = os.environ.get(ENVIRONMENT)
    if named == "":
        return None
    if named is None:
        try:
            return __import__(_NAME, fromlist=("Solver",))  # importlib is slow to import
        except ImportError:
            return None
    from importlib.machinery import ExtensionFileLoader, ModuleSpec
    loader = ExtensionFileLoader(_NAME, named)
    spec = ModuleSpec(_NAME, loader, origin=named)
    module = loader.create_module(spec)
    loader.exec_module(module)
    return module


EXTENSION = _chosen()
