"""Settings and state of scenes, views, controllers and bars: members of structs of C as values of Python.

casement/_abi/settings.py, which is made from the header, has a property for each member. To change some, all members of
their struct are read, changed and set again; the library takes all or none.
"""

from __future__ import annotations

import ctypes

from ._abi import constants, structures
from ._text import encoded, entries, finite, finite_entries, flag, not_negative, suggestion
from . import choices, geometry
from .choices import choice, colour_of, number_of, priority_of, steps_of, whole_of
from .errors import CasementError, KindError, ModeError
from .geometry import from_struct

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, Iterable, List, Mapping, Tuple, Type

#: Instead of a value: the setting stays as it is.
KEEP: Any = ...


class Conversion:
    """How a member is a value: `read` gets what the struct has and the scene, `written` a value, its name and the scene."""

    def __init__(self, read: Callable[[Any, Any], Any], written: Callable[[Any, str, Any], Any]) -> None:
        self.read, self.written = read, written


def _not_written(value: Any, name: str, scene: Any) -> Any:
    raise AttributeError(f"{name} is computed, not set")


def _flag(value: Any, name: str, scene: Any) -> int:
    return flag(value, name)


def _guide(id: int, scene: Any) -> Any:
    if not id:
        raise KindError("guides belong to controllers with content")
    return scene.item(id)


def _edges(value: Any, name: str, scene: Any) -> int:
    if isinstance(value, (str, int)):
        return int(choice(choices.Edge, value))
    chosen = choices.Edge.NONE
    for edge in value:
        chosen |= choice(choices.Edge, edge)
    return int(chosen)


def _tuple(kind: str) -> Conversion:
    return Conversion(lambda found, scene: from_struct(getattr(geometry, kind), found),
                      lambda value, name, scene: finite_entries(value, name, getattr(geometry, kind)._fields))


def _metrics(value: Any, name: str, scene: Any) -> Tuple[float, ...]:
    sides = ("width", "height")
    return tuple(constants.NO_METRIC if each is None else not_negative(each, name, side)
                 for each, side in zip(entries(value, name, sides), sides))


def word(kind: str) -> Conversion:
    """A member of the enumeration with a name."""
    return Conversion(lambda found, scene: getattr(choices, kind)(found), lambda value, name, scene: number_of(kind, value))


def length(kind: str) -> Conversion:
    """A length, or lengths; `kind` says which ones are allowed."""
    def read(found: Any, scene: Any) -> Any:
        from . import _lengths
        return _lengths.lengths_from(found) if kind == "lengths" else _lengths.length_from(found)

    def written(value: Any, name: str, scene: Any) -> Any:
        from . import _lengths
        return getattr(_lengths, f"{kind}_of")(value, name)

    return Conversion(read, written)


NUMBER = Conversion(lambda found, scene: found, lambda value, name, scene: finite(value, name))
#: A number below 0 says that there is none.
OPTIONAL = Conversion(lambda found, scene: None if found < 0 else found,
                      lambda value, name, scene: -1 if value is None else not_negative(value, name))
COUNT = Conversion(lambda found, scene: found, lambda value, name, scene: steps_of(value, name))
WHOLE = Conversion(lambda found, scene: found, lambda value, name, scene: whole_of(value, name))
LENGTH, LENGTHS = length("length"), length("lengths")
#: None is "auto".
DIMENSION, LIMIT = length("dimension"), length("limit")
TEXT = Conversion(lambda found, scene: found.decode() if found else "", lambda value, name, scene: encoded(value, name))
PRIORITY = Conversion(lambda found, scene: found, lambda value, name, scene: priority_of(value, name))
COLOUR = Conversion(lambda found, scene: found, lambda value, name, scene: colour_of(value, name))
BOOL = Conversion(lambda found, scene: bool(found), _flag)
#: None, False and True are those of cas_choice.
CHOICE = Conversion(lambda found, scene: (None, False, True)[found],
                    lambda value, name, scene: 0 if value is None else 1 + _flag(value, name, scene))
EDGES = Conversion(lambda found, scene: choices.Edge(found), _edges)
INSETS, SIZE, POINT, RECT = _tuple("Insets"), _tuple("Size"), _tuple("Point"), _tuple("Rect")
#: A width and a height, None for one that there is not.
METRICS = Conversion(lambda found, scene: tuple(None if length == constants.NO_METRIC else length
                                                for length in (found.width, found.height)), _metrics)
ITEM = Conversion(lambda found, scene: scene.item(found) if found else None,
                  lambda value, name, scene: 0 if value is None else scene._own(value, name))
GUIDE = Conversion(_guide, _not_written)
CONTROLLER = Conversion(lambda found, scene: scene._controller(found), _not_written)


class Member:
    """A member of a struct."""

    def __init__(self, name: str, conversion: Conversion) -> None:
        self.name, self.conversion = name, conversion

    def get(self, struct: Any, scene: Any) -> Any:
        return self.conversion.read(getattr(struct, self.name), scene)

    def put(self, struct: Any, value: Any, name: str, scene: Any) -> None:
        setattr(struct, self.name, self.conversion.written(value, name, scene))


class Pair(Member):
    """A member that counts if another one, `has_` and its name, is 1; None if it is 0."""

    def get(self, struct: Any, scene: Any) -> Any:
        return super().get(struct, scene) if getattr(struct, f"has_{self.name}") else None

    def put(self, struct: Any, value: Any, name: str, scene: Any) -> None:
        setattr(struct, f"has_{self.name}", value is not None)
        if value is not None:
            super().put(struct, value, name, scene)


class Bit(Member):
    """A bit of a member."""

    def __init__(self, name: str, bit: int) -> None:
        super().__init__(name, BOOL)
        self.bit = bit

    def get(self, struct: Any, scene: Any) -> Any:
        return bool(getattr(struct, self.name) & self.bit)

    def put(self, struct: Any, value: Any, name: str, scene: Any) -> None:
        others = getattr(struct, self.name) & ~self.bit
        setattr(struct, self.name, others | self.bit * _flag(value, name, scene))


class Group:
    """A struct, the functions that fill it in and take it, and its members by the names of their properties."""

    def __init__(self, name: str, getter: str, setter: str, members: Dict[str, Member], refusal: str = "") -> None:
        self.name, self.getter, self.setter, self.members = name, getter, setter, members
        self.refusal = refusal  # why an object does not have them

    @property
    def structure(self) -> Type[ctypes.Structure]:
        """The struct, made when it is first needed."""
        made: Type[ctypes.Structure] = getattr(structures, self.name)
        return made

    def empty(self) -> Any:
        """A struct to be filled in."""
        return self.structure(ctypes.sizeof(self.structure))


class Settings:
    """An object with settings."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = ()

    def _place(self) -> Tuple[Any, Tuple[int, ...]]:
        """The scene, and the ids that name this object there."""
        raise NotImplementedError

    def _filled(self, group: Group) -> Any:
        scene, ids = self._place()
        struct = group.empty()
        scene._call(getattr(scene._library, group.getter), *ids, ctypes.byref(struct))
        return struct

    def _before(self, group: Group, name: str) -> Any:
        """A filled struct of its own, with copies of the library's texts. An error is about the setting `name`."""
        try:
            struct = self._filled(group)
        except KindError as error:
            error.args = (f"{name}: {group.refusal}",)
            raise
        for member in group.members.values():
            if member.conversion is TEXT:
                setattr(struct, member.name, getattr(struct, member.name))
        return struct

    def _got(self, group: Group, name: str) -> Any:
        return group.members[name].get(self._filled(group), self._place()[0])

    def settings(self) -> Dict[str, Any]:
        """All its settings by name. `set(**settings)` sets them again, here or elsewhere.

        Those that it has not are left out: of a view that no stack arranges, of a scene without a screen.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     one, other = scene.add("one", margins=(4, 4, 4, 4)), scene.add("other")
        ...     other.set(**one.settings())
        ...     print(other.settings()["margins"])
        Insets(top=4.0, left=4.0, bottom=4.0, right=4.0)
        """
        scene, _ = self._place()
        found: Dict[str, Any] = {}
        for group in self._groups:
            try:
                struct = self._filled(group)
            except (KindError, ModeError):
                continue
            found.update((name, member.get(struct, scene)) for name, member in group.members.items())
        return found

    @classmethod
    def _expect_known(cls, names: Iterable[str], *others: str) -> None:
        """Raises an error for a name that is no setting, nor one of the others."""
        known = [*others, *(name for group in cls._groups for name in group.members)]
        for name in names:
            if name not in known:
                from ._css_names import setting_of
                meant = setting_of(name, known)
                near = f'; did you mean "{meant}"?' if meant else suggestion(name, known)
                raise TypeError(f"unknown setting {name!r}{near or '; known are ' + ', '.join(known)}")

    def _change(self, **values: Any) -> None:
        """Sets those that are not KEEP. Of several structs the first ones are set back if one is refused."""
        given = [name for name, value in values.items() if value is not KEEP]
        scene, ids = self._place()
        changes: List[Tuple[Group, Any, Any]] = []
        for group in self._groups if given else ():
            names = [name for name in given if name in group.members]
            if names:
                before = self._before(group, names[0])
                after = type(before).from_buffer_copy(before)
                for name in names:
                    group.members[name].put(after, values[name], name, scene)
                changes.append((group, before, after))
        done: List[Tuple[Group, Any]] = []
        try:
            for group, before, after in changes:
                self._set(group, after)
                done.append((group, before))
            self._set_alone(values)
        except Exception:
            for group, before in reversed(done):
                getattr(scene._library, group.setter)(scene._open(), *ids, ctypes.byref(before))
            raise

    def _set_alone(self, values: Mapping[str, Any]) -> None:
        """Sets what is in no struct of settings, after those that are: nothing has to set it back."""

    def _set(self, group: Group, struct: Any) -> None:
        """Sets a struct. An error names the setting, and not the member of the struct."""
        scene, ids = self._place()
        try:
            scene._call(getattr(scene._library, group.setter), *ids, ctypes.byref(struct))
        except CasementError as error:
            member, colon, text = error.args[0].removeprefix("settings.").partition(":")
            name = next((name for name, each in group.members.items() if each.name == member), member)
            error.args = (f"{name}{colon}{text}", *error.args[1:])
            raise

    def _send(self, function: str, group: Group, name: str, value: Any) -> None:
        """Sets a member of the state, which has a function of its own."""
        scene, ids = self._place()
        given = group.members[name].conversion.written(value, name, scene)
        scene._call(getattr(scene._library, function), *ids, *(given if isinstance(given, tuple) else (given,)))
