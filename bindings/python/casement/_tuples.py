"""Named tuples. They are what typing.NamedTuple makes, without the import of typing and collections, which is slow."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    from operator import itemgetter

    class _Maker(type):
        """Makes a named tuple of a class with annotations: these are its fields, and their values are the defaults."""

        def __new__(cls, name, bases, body):
            fields = tuple(body.get("__annotations__", ()))
            body.update(__slots__=(), _fields=fields, __match_args__=fields)
            defaults = body["_field_defaults"] = {field: body[field] for field in fields if field in body}
            if fields:
                body["__new__"] = _new_with(fields, tuple(defaults.values()))
            for place, field in enumerate(fields):
                body[field] = property(itemgetter(place), doc=f"Alias for field number {place}")
            return super().__new__(cls, name, bases, body)

    def _new_with(fields, defaults):
        """Returns a __new__ that takes the fields by position or by name. It is compiled, so that help() says its parameters."""
        names = ", ".join(fields)
        new = eval(f"lambda _cls, {names}: _new(_cls, ({names},))", {"_new": tuple.__new__})
        new.__name__, new.__defaults__ = "__new__", defaults
        return new

    class NamedTuple(tuple, metaclass=_Maker):
        """The base of named tuples. Their modules have `from __future__ import annotations`."""

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

        __replace__ = _replace  # for copy.replace()

        def _asdict(self):
            """Returns the values by their names."""
            return dict(zip(self._fields, self))

        def __repr__(self):
            return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in zip(self._fields, self))})"

        def __getnewargs__(self):
            """Returns what copies and pickles give to __new__()."""
            return tuple(self)
