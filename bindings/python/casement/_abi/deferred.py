"""Classes that are made when they are first asked for.

A class statement whose base is `deferred` makes no class but gives its body, a dictionary. bodies() takes these out of
the module, so that its __getattr__() is called for the classes, and can make them.
"""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from typing import Any, Dict

    Body = Dict[str, Any]


class _Keeper(type):
    """The type of `deferred`."""

    def __new__(cls, name: str, bases: Any, body: Body) -> Any:
        return body


deferred: Any = type.__new__(_Keeper, "deferred", (), {})


def bodies(module: Body) -> Dict[str, Body]:
    """Removes the bodies of deferred classes from the names of a module, and returns them by name."""
    names = [name for name, value in module.items() if type(value) is dict and value.get("__qualname__") == name]
    return {name: module.pop(name) for name in names}


def missing(module: str, name: str) -> AttributeError:
    """The error for a name that a module does not have."""
    return AttributeError(f"module {module!r} has no attribute {name!r}")
