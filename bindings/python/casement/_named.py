"""Named tuples from annotations, like typing.NamedTuple: that module is slow to import."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    from collections import namedtuple

    class _Maker(type):
        """Makes named tuples of the classes that derive from NamedTuple: annotations are fields, values their defaults."""

        def __new__(cls, name, bases, body):
            if not bases:
                return super().__new__(cls, name, bases, body)
            types = body["__annotations__"]
            made = namedtuple(name, types, defaults=[body[field] for field in types if field in body])
            made.__new__.__annotations__ = types
            for attribute, value in body.items():
                if attribute not in types:
                    setattr(made, attribute, value)
            return made

    class NamedTuple(metaclass=_Maker):
        """The base of classes whose modules have `from __future__ import annotations`."""
