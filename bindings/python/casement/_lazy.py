"""What is made or imported when it is first needed, so that a program that needs little starts quickly.

A module that few programs use is imported in the functions that use it. Classes of which a program uses few are kept as
the bodies of their class statements, and the __getattr__ of their module makes them: see made_later().
"""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from contextlib import contextmanager as contextmanager
    from typing import Any, Callable, Dict, NamedTuple as NamedTuple, Tuple

    Body = Dict[str, Any]


class _Keeper(type):
    """The type of `deferred`."""

    def __new__(cls, name: str, bases: Any, body: Body) -> Any:
        return body


#: A class statement with this base makes no class, but gives its body.
deferred: Any = type.__new__(_Keeper, "deferred", (), {})


def bodies(module: Body) -> Dict[str, Body]:
    """Removes the bodies of classes from the names of a module, so that __getattr__() is called for these, and returns them."""
    names = [name for name, value in module.items() if type(value) is dict and value.get("__qualname__") == name]
    return {name: module.pop(name) for name in names}


def made_later(module: Body, kept: Dict[str, Any], make: Callable[[str, Any], Any]) -> Tuple[Callable[[str], Any], Callable[[], Any]]:
    """Returns __getattr__ and __dir__ for a module that makes what it keeps when it is first asked for."""
    def __getattr__(name: str) -> Any:
        if name not in kept:
            raise AttributeError(f"module {module['__name__']!r} has no attribute {name!r}")
        return module.setdefault(name, make(name, kept[name]))

    def __dir__() -> Any:
        return sorted({*module, *kept})

    return __getattr__, __dir__


if not TYPE_CHECKING:
    def contextmanager(function):
        """contextlib.contextmanager, which imports contextlib when the first block begins."""
        manager = None

        def begin(*arguments, **options):
            nonlocal manager
            if manager is None:
                import contextlib
                manager = contextlib.contextmanager(function)
            return manager(*arguments, **options)

        for attribute in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(begin, attribute, getattr(function, attribute))
        begin.__wrapped__ = function
        return begin

    def named_tuple(name, body):
        """Makes a named tuple of the body of its class: annotations are fields, values their defaults.

        It is what typing.NamedTuple makes; that imports collections and more.
        """
        from _collections import _tuplegetter
        fields = tuple(body["__annotations__"])
        defaults = {field: body[field] for field in fields if field in body}
        new = eval(f"lambda _cls, {', '.join(fields)}: new(_cls, ({', '.join(fields)},))", {"new": tuple.__new__})
        new.__name__, new.__qualname__, new.__module__ = "__new__", f"{name}.__new__", body["__module__"]
        new.__defaults__, new.__annotations__ = tuple(defaults.values()), body["__annotations__"]
        getters = {field: _tuplegetter(place, f"Alias for field number {place}") for place, field in enumerate(fields)}
        return type(name, (Tuple,), {**body, **getters, "__slots__": (), "__new__": new, "__match_args__": fields, "_fields": fields,
                                     "_field_defaults": defaults})

    class Tuple(tuple):
        """What named tuples have in common."""

        __slots__ = ()

        @classmethod
        def _make(cls, values):
            """Makes one of any iterable."""
            made = tuple.__new__(cls, values)
            if len(made) != len(cls._fields):
                raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
            return made

        def _replace(self, /, **values):
            """Returns one with other values for some fields."""
            made = self._make(map(values.pop, self._fields, self))
            if values:
                raise ValueError(f"Got unexpected field names: {list(values)!r}")
            return made

        __replace__ = _replace

        def _asdict(self):
            """Returns the values by their names."""
            return dict(zip(self._fields, self))

        def __repr__(self):
            return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in zip(self._fields, self))})"

        def __getnewargs__(self):
            return tuple(self)

    class _TupleMaker(type):
        """Makes named tuples of the classes that derive from NamedTuple."""

        def __new__(cls, name, bases, body):
            return named_tuple(name, body) if bases else super().__new__(cls, name, bases, body)

    class NamedTuple(metaclass=_TupleMaker):
        """The base of classes whose modules have `from __future__ import annotations`."""
