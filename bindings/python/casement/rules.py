"""Rules: constraints as text, in the Visual Format Language or as equations."""

from __future__ import annotations

import ctypes

from . import reports
from ._abi import constants, structures
from ._handle import Handle
from ._text import encoded, finite
from .choices import number_of
from .errors import RuleError

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

    from ._abi.structures import FormatOptions
    from .choices import AttributeLike, DirectionLike
    from .constraints import Constraint
    from .items import Item
    from .reports import RuleName
    from .words import FaultKind


class Rules(Handle):
    """The part of a scene that reads rules."""

    __slots__ = ()

    _added: Callable[..., List[Constraint]]
    _own: Callable[..., int]
    walk: Callable[[], Iterator[Item]]

    def _fault(self) -> Tuple[int, int, FaultKind]:
        fault = structures.Fault()
        self._library.cas_scene_last_fault(self._open(), ctypes.byref(fault))
        return fault.line, fault.column, _named("FAULT_", fault.kind, "none")

    def rules(self, *lines: str, metrics: Optional[Mapping[str, float]] = None,
              views: Optional[Mapping[str, Item]] = None, root: Optional[Item] = None,
              alignment: Union[AttributeLike, Sequence[AttributeLike]] = (),
              direction: DirectionLike = "inherited", extended: bool = False) -> List[Constraint]:
        """Adds rules, one per line, all or none. Returns their constraints in order.

        Names are those of the items in root, and those in `views`, which come first. `metrics`
        are finite numbers by name. `extended` allows attributes, arithmetic and equal gaps in
        formats.

        >>> from casement import Scene
        >>> with Scene(size=(320, 480)) as scene:
        ...     text, send = scene.add("text", intrinsic=(None, 20)), scene.add("send", intrinsic=(60, 30))
        ...     constraints = scene.rules('''
        ...         H:|-[text]-gap-[send]-|
        ...         send.top == superview.top + 20
        ...         text.center_y == send.center_y @750
        ...     ''', metrics={"gap": 12})
        ...     _ = scene.layout()
        ...     print(len(constraints), text.frame, send.frame)
        5 (20, 25, 208, 20) (240, 20, 60, 30)
        """
        options = structures.FormatOptions(size=ctypes.sizeof(structures.FormatOptions))
        options.flags = constants.FORMAT_EXTENDED if extended else 0
        chosen = [alignment] if isinstance(alignment, (str, int)) else alignment
        options.alignment = sum(1 << number_of("Attribute", each) for each in set(chosen))
        options.direction = number_of("Direction", direction)
        options.root = self._own(root, "root") if root is not None else 0
        ids = {name: self._own(view, f"views[{name!r}]") for name, view in _pairs("views", views)}
        kept = [_names(options, "metric", structures.Metric, {name: finite(value, f"metrics[{name!r}]")
                                                   for name, value in _pairs("metrics", metrics)}),
                _names(options, "view", structures.NamedItem, ids)]
        text = _text_of(lines)
        try:
            found = self._added(self._library.cas_scene_add_format, encoded(text), ctypes.byref(options))
        except RuleError as error:
            error.args = (error.args[0] + self._hint(text.splitlines()[error.line - 1] if error.line else ""),)
            raise
        del kept
        return found

    def _hint(self, line: str) -> str:
        """Returns the end of a message about a line in which a name of an item cannot be read."""
        import re
        for item in self.walk():
            name = item.name
            if name in line and name and not re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII):
                if f'"{name}"' in line:
                    continue
                if '"' not in name and "\\" not in name:
                    return f'\nthis name stands in double quotes in rules: "{name}"'
                plain = re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_") or "view"
                return f"\n{name!r} is no name for rules: write {plain}, with views={{{plain!r}: scene[{name!r}]}}"
        return ""

    def rule_names(self, *lines: str, extended: bool = False) -> List[RuleName]:
        """Returns the names in rules, one rule per line, and changes nothing. No name is looked up.

        >>> from casement import Scene
        >>> with Scene() as scene:
        ...     for found in scene.rule_names("H:|-gap-[text(>=send)]", "text.top == superview.top @firm"):
        ...         print(*found)
        gap 1 5 metric
        text 1 10 item
        send 1 17 metric_or_item
        text 2 1 item
        superview 2 13 item
        firm 2 28 priority
        """
        flags = constants.FORMAT_EXTENDED if extended else 0
        place, count = self._array(self._library.cas_scene_rule_names, encoded(_text_of(lines)), flags)
        entries = (structures.RuleName * count).from_address(place) if count else ()
        return [reports.RuleName(each.text.decode(), each.line, each.column, _named("RULE_", each.kind)) for each in entries]


def _named(prefix: str, number: int, otherwise: str = "") -> Any:
    """The word for the kind of a fault or of a name: that of the constant of the header."""
    words = {value: name[len(prefix):].lower() for name, value in vars(constants).items() if name.startswith(prefix)}
    return words.get(number, otherwise)


def _text_of(lines: Sequence[str]) -> str:
    """The text of rules."""
    for line in lines:
        if not isinstance(line, str):
            more = ", or * before the list" if isinstance(line, (list, tuple)) else ""
            raise TypeError(f"rules: expected texts, as rules(one, two){more}, not {line!r}")
    return "\n".join(lines)


def _pairs(argument: str, given: Optional[Mapping[str, Any]]) -> Iterable[Tuple[str, Any]]:
    """Names and their values."""
    if given is None:
        return ()
    from collections.abc import Mapping as Names
    if not isinstance(given, Names):
        raise TypeError(f"{argument}: expected a mapping of names, not {given!r}")
    for name in given:
        if not isinstance(name, str):
            raise TypeError(f"{argument}: a name is a str, not {name!r}")
    return given.items()


def _names(options: FormatOptions, member: str, structure: Any, values: Mapping[str, Any]) -> Any:
    """Points the options to names and their values. The returned objects must live as long as the options."""
    table = (structure * len(values))(*((encoded(name), value) for name, value in values.items()))
    if values:
        setattr(options, f"{member}s", ctypes.addressof(table))
        setattr(options, f"{member}_count", len(values))
    return table
