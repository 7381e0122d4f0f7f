"""Generates casement/_abi/settings.py: the settings and states of the header as properties. generate.py runs it.

A property has the name of its member. Its type follows from that of the member; the tables below are what the header
does not tell.
"""

import re
import textwrap
from typing import Container, Dict, List, NamedTuple, Tuple

import enumerations
import header as abi
import settings

#: The classes: name, base, whose settings and whose states it has. The first settings are those of the base.
CLASSES: List[Tuple[str, str, List[str], List[str]]] = [
    ("SceneSettings", "Settings", ["scene", "screen"], ["screen"]),
    ("ViewSettings", "Settings", ["view", "arranged", "boxed", "dimensions"], ["view"]),
    ("StackSettings", "ViewSettings", ["stack"], []),
    ("FlowSettings", "ViewSettings", ["flow"], []),
    ("GridSettings", "ViewSettings", ["grid"], []),
    ("ScrollSettings", "ViewSettings", ["scroll"], ["scroll"]),
    ("ControllerSettings", "Settings", ["controller"], ["controller"]),
    ("BarSettings", "Settings", ["bar"], ["bar"]),
    ("StatusBarSettings", "Settings", [], ["status_bar"]),
]
#: Those that every scene needs, in a module of their own.
COMMON = {"SceneSettings", "ViewSettings"}
#: The settings that a new view takes as keywords.
VALUES = {"ViewSettings": "ViewValues", "StackSettings": "StackValues", "FlowSettings": "FlowValues", "GridSettings": "GridValues",
          "ScrollSettings": "ScrollValues"}
#: add_stack() and add_flow() take them without their names, too.
BY_POSITION = {"axis", "flow_direction"}
#: What set() takes, too, though it is part of a state.
SET_WITH_SETTINGS = {"intrinsic"}
#: Members without a property here: they cannot be set so, or all items have them.
SKIPPED = {"cas_scene_settings.flags", "cas_bar_state.item", "cas_bar_state.frame", "cas_status_bar_state.item",
           "cas_status_bar_state.frame"}
#: Properties whose names are taken: by anchors, by the window of a scene.
NAMES = {"cas_view_settings.first_baseline": "first_baseline_from_top",
         "cas_view_settings.last_baseline": "last_baseline_from_bottom",
         "cas_view_state.first_baseline": "effective_first_baseline_from_top",
         "cas_view_state.last_baseline": "effective_last_baseline_from_bottom",
         "cas_screen_state.window": "window_on_screen", "cas_bar_state.is_translucent": "is_effectively_translucent",
         "cas_status_bar_state.height": "effective_height",
         "cas_bar_state.is_hidden": "hidden", "cas_status_bar_state.is_hidden": "hidden",
         "cas_flow_settings.direction": "flow_direction", "cas_boxed_settings.margins": "outer_margins"}
#: Settings whose names are attributes of another kind: keywords have the name, attributes another one.
ATTRIBUTES = {"cas_dimensions_settings.width": "given_width", "cas_dimensions_settings.height": "given_height"}
#: Types that the type of the member does not tell: the kind in casement/_settings.py, how it reads, how it is given.
TYPES = {"cas_view_settings.background": ("COLOUR", "int", "ColourLike"),
         "cas_controller_settings.edges": ("EDGES", "Edge", "EdgesLike"),
         "cas_scroll_settings.docked": ("ITEM", '"Optional[View]"', '"Optional[View]"'),
         "cas_bar_settings.collapses_with": ("ITEM", '"Optional[ScrollView]"', '"Optional[ScrollView]"'),
         "cas_view_state.intrinsic": ("METRICS", "Tuple[Optional[float], Optional[float]]",
                                      "Tuple[Optional[float], Optional[float]]"),
         **{f"cas_dimensions_settings.{limit}{axis}": ("LIMIT" if limit else "DIMENSION", "Length", "Optional[Length]")
            for limit in ("", "min_", "max_") for axis in ("width", "height")}}
KINDS = {"double": ("NUMBER", "float", "float"), "int32_t": ("BOOL", "bool", "bool"), "uint64_t": ("COUNT", "int", "int"),
         "cas_priority": ("PRIORITY", "int", "int"), "cas_choice": ("CHOICE", "Optional[bool]", "Optional[bool]"),
         "cas_insets": ("INSETS", "Insets", "Tuple[float, float, float, float]"), "cas_size": ("SIZE", "Size", "Tuple[float, float]"),
         "cas_point": ("POINT", "Point", "Tuple[float, float]"), "cas_rect": ("RECT", "Rect", ""), "cas_item": ("GUIDE", '"Guide"', ""),
         "cas_controller": ("CONTROLLER", '"Optional[Controller]"', ""), "cas_length": ("LENGTH", "Length", "Length"),
         "cas_lengths": ("LENGTHS", "Lengths", "LengthsLike"), "const char *": ("TEXT", "str", "str")}
#: What the comments of the header say in a way that a program in Python cannot read, or only beside another member.
ABOUT = {"cas_scene_settings.step_limit": "the most steps of each later call: one that has taken so many raises a LimitError, "
         "frames and constraints are unchanged, and the next layout() continues there. 0, the default, means no limit",
         "cas_scene_settings.superview_spacing": "the standard distance of rules between a view and its superview; default 20",
         "cas_view_settings.vertical_compression": "the priority of being no lower than its content; default 750",
         "cas_view_settings.vertical_hugging": "the priority of being no higher than its content; default 250",
         "cas_view_settings.first_baseline": "the distance of its first baseline from the top; a measured one holds instead",
         "cas_view_settings.last_baseline": "the distance of its last baseline from the bottom; a measured one holds instead",
         "cas_view_state.first_baseline": "the distance of its first baseline from the top: the measured one, or the one set",
         "cas_view_state.last_baseline": "the distance of its last baseline from the bottom: the measured one, or the one set",
         "cas_view_state.intrinsic": "its intrinsic size, with None along an axis without one; of a measured view the last measured size",
         "cas_arranged_settings.spacing_after": "the distance to the next view in the stack; None uses the spacing of the stack",
         "cas_screen_settings.keyboard_guide_follows_undocked":
         "whether the keyboard guide also follows a floating or split keyboard",
         "cas_screen_settings.keyboard_guide_ignores_safe_area":
         "whether the keyboard guide, without a keyboard, ends at the bottom of the window",
         "cas_screen_settings.profile": "the profile of the screen; setting it resets the heights. Without a screen it is NONE",
         "cas_screen_settings.status_bar_style": "the style of the status bar if the application decides it",
         "cas_screen_state.keyboard_guide": "the guide whose top is that of the docked keyboard, or of the bottom bars",
         "cas_controller_settings.status_bar_style": "the style of the status bar while this controller is in front",
         "cas_screen_settings.half_turn": "the duration of a rotation by 180 degrees in seconds; None: that of the profile",
         "cas_controller_state.parent": "the controller that contains it; None if none does",
         "cas_controller_state.shown": "the one that a navigation or tab controller shows; None if none",
         "cas_controller_state.top_guide": "the guide that spans the bars covering its view at the top",
         "cas_controller_state.bottom_guide": "the guide that spans the bars covering its view at the bottom",
         "cas_controller_state.reads_opaque_bars": "whether extends_under_opaque_bars has an effect where it is, as for reads_edges",
         "cas_scroll_settings.insets": "the program's layer of the insets; effective_insets are those of all layers",
         "cas_scroll_settings.indicator_insets": "the program's layer of the insets of the indicators",
         "cas_scroll_settings.follows_keyboard": "whether keyboard and docked input adjust the insets; None: where bars do or an input "
         "is docked",
         "cas_scroll_settings.docked": "the input of a chat, which overlaps the scroll view; None for none",
         "cas_scroll_state.insets": "the insets of all layers",
         "cas_scroll_state.indicator_insets": "the insets of the scroll indicators, of all layers",
         "cas_scroll_state.content_size": "the size of the content; set it where no constraints determine it",
         "cas_scroll_state.offset": "the point of the content at the origin of the view; setting it does not collapse bars",
         "cas_scroll_state.shown_offset": "the offset as last sampled",
         "cas_bar_settings.is_translucent": "whether content extends under it; None: on iOS 7 and later",
         "cas_bar_settings.collapses_with": "a scroll view: the bars collapse while the user scrolls into it, and come back on a "
         "flick upwards; None for none",
         "cas_bar_state.effective_height": "its height including the part under the status bar; 0 while hidden",
         "cas_bar_state.is_hidden": "whether it is hidden; a hidden bar takes no height",
         "cas_status_bar_state.is_hidden": "whether it is hidden; a hidden bar takes no height",
         "cas_status_bar_state.height": "its height for layout; 0 while hidden",
         "cas_bar_state.is_translucent": "whether it is translucent, by its setting or by default",
         "cas_status_bar_state.is_text_white": "whether its text is white, or black",
         "cas_status_bar_state.is_opaque": "whether it has a black background",
         "cas_status_bar_state.style": "the style that it has now",
         "cas_boxed_settings.area": 'the area of the grid where it is; "", the default, for none',
         "cas_dimensions_settings.width": 'its width as a length, "auto" by default: the setting width, as the attribute width is an '
         'anchor',
         "cas_dimensions_settings.height": 'its height as a length, "auto" by default: the setting height, as the attribute height is '
         'an anchor'}
#: What casement/_settings.py has, beside the kinds above.
IMPORTED = {"Bit", "Group", "Member", "Pair", "Settings", "word"}


class Property(NamedTuple):
    name: str
    about: str
    member: str  # how its Member is made
    read: str  # its types
    given: str
    setter: str = ""  # a function that sets this member of a state
    attribute: str = ""  # its name as an attribute, if that is another one


def constant(struct: str) -> str:
    """VIEW_STATE"""
    return struct[len("cas_"):].upper()


def class_name(struct: str) -> str:
    return "".join(part.capitalize() for part in struct[len("cas_"):].split("_"))


def types(setting: settings.Setting, words: Dict[str, str]) -> Tuple[str, str, str]:
    key = f"{setting.struct}.{setting.member}"
    if key in TYPES:
        return TYPES[key]
    if setting.type in words:
        name = words[setting.type]
        return f'word("{name}")', name, f"{name}Like"
    if setting.type == "double" and re.search(r"\bbelow 0\b", setting.about):
        return "OPTIONAL", "Optional[float]", "Optional[float]"
    if setting.is_whole:
        return "WHOLE", "int", "int"
    return KINDS[setting.type]


def sentence(setting: settings.Setting, kinds: Dict[str, enumerations.Enumeration]) -> str:
    """The comment as a sentence that stands alone."""
    key = f"{setting.struct}.{setting.member}"
    if key in ABOUT:
        return enumerations.sentence(ABOUT[key])
    about = setting.about
    if not about:
        return enumerations.sentence(kinds[setting.type].about) if setting.type in kinds else ""
    if setting.is_bool or setting.type == "cas_choice":
        about = re.sub(r"\b1(, the default)?:", r"True\1:", about)
        about = re.sub(r"\b0(, the default)?:", r"False\1:", re.sub(r"\bdefault 0$", "default False", about))
    if setting.type in ("cas_length", "cas_lengths"):
        about = re.sub(r"\bCAS_[A-Z_]+", lambda found: lengths(kinds).get(found[0], found[0]), about)
    about = about.replace("NULL, the default, or", "the default,").replace("NULL or ", "")
    about = about.replace("below 0, the default:", "None, the default:").replace("below 0:", "None:")
    if setting.type == "cas_priority":
        about = f"the priority {about}"
    elif setting.is_bool and not setting.member.startswith("has_") and not about.startswith("True"):
        about = f"whether {about}"
    elif not about.startswith(("the ", "True")):
        about = f"{setting.member.replace('_', ' ')}: {about}"
    for kind in kinds.values():
        for value in kind.values:
            about = re.sub(rf"\b{value.constant}\b", value.name, about)
    return enumerations.sentence(re.sub(r"\bCAS_[A-Z]+_\.\.\.: |\bCAS_", "", about))


def lengths(kinds: Dict[str, enumerations.Enumeration]) -> Dict[str, str]:
    """The units of lengths as their texts: "min-content"."""
    return {each.constant: '"' + each.word.replace("_", "-") + '"' for each in kinds["cas_unit"].values}


def bits(prefix: str) -> List[Tuple[str, str]]:
    """The macros that begin so: their names without it, and their comments."""
    return re.findall(rf"^#define {prefix}(\w+) \d+u +/\* (.*) \*/", abi.text(), re.MULTILINE)


def properties(group: settings.Group, functions: Container[str], kinds: Dict[str, enumerations.Enumeration]) -> List[Property]:
    words = {kind: each.name for kind, each in kinds.items()}
    members = {each.member for each in group.members}
    found: List[Property] = []
    for setting in group.members:
        key = f"{setting.struct}.{setting.member}"
        flags = re.match(r"(CAS_[A-Z]+_)\.\.\.: flags ", setting.about)
        if key in SKIPPED or f"{setting.member[len('has_'):]}" in members and setting.member.startswith("has_"):
            continue
        if flags:
            for name, about in bits(flags[1]):
                one = f"{setting.member}_{name.lower()}"
                found.append(Property(one, enumerations.sentence(ABOUT.get(f"{setting.struct}.{one}", about)),
                                      f'Bit("{setting.member}", constants.{flags[1][len("CAS_"):]}{name})', "bool", "bool"))
            continue
        kind, read, given = types(setting, words)
        made = "Member"
        if f"has_{setting.member}" in members:
            made, read, given = "Pair", f"Optional[{read}]", f"Optional[{given}]"
        setter = f"cas_{group.owner}_set_{setting.member.removeprefix('is_')}"
        found.append(Property(NAMES.get(key, setting.member), sentence(setting, kinds), f'{made}("{setting.member}", {kind})',
                              read, given, setter if setter in functions else "", ATTRIBUTES.get(key, "")))
    return found


def wrapped(text: str, indent: str, closing: str = "") -> List[str]:
    return textwrap.wrap(text + closing, 120, initial_indent=indent, subsequent_indent=indent, break_long_words=False,
                         break_on_hyphens=False)


def called(opening: str, parts: List[str], closing: str) -> List[str]:
    """A call or a definition whose parts may take several lines."""
    whole = f"{opening}{', '.join(parts)}{closing}"
    if len(whole) <= 120:
        return [whole]
    indent = " " * (len(opening) - len(opening.lstrip()) + 8)
    lines, line = [opening.rstrip()], indent
    for part in parts:
        if len(line) + len(part) + 1 > 120:
            lines.append(line.rstrip())
            line = indent
        line += f"{part}, "
    return [*lines, line.rstrip()[:-1] + closing]


class Classes:
    """The groups of the header with their properties, by owner and whether it is a state."""

    def __init__(self) -> None:
        self.groups = {(each.owner, each.is_state): each for each in settings.groups()}
        functions, kinds = abi.Header().functions, {each.kind: each for each in enumerations.enumerations()}
        self.found = {key: properties(group, functions, kinds) for key, group in self.groups.items()}
        self._check()

    def _check(self) -> None:
        taken = {(owner, is_state) for _, _, *owners in CLASSES for is_state in (False, True) for owner in owners[is_state]}
        if unused := set(self.groups) - taken:
            raise SystemExit(f"properties.py: no class has {unused}")
        members = {f"{each.struct}.{each.member}" for group in self.groups.values() for each in group.members}
        members |= {f"{self.groups[key].struct}.{each.name}" for key, found in self.found.items() for each in found}
        if unknown := {*SKIPPED, *NAMES, *ATTRIBUTES, *TYPES, *ABOUT} - members:
            raise SystemExit(f"properties.py: the header has no member {unknown}")

    def groups_text(self, of_parts: bool) -> List[str]:
        lines = []
        for key, group in self.groups.items():
            if any(key[0] in owners[key[1]] for name, _, *owners in CLASSES if name in COMMON) == of_parts:
                continue
            struct = f'"{class_name(group.struct)}"'
            lines += [f'{constant(group.struct)} = Group({struct}, "{group.getter}", "{group.setter}", {{',
                      *(f'    "{each.name}": {each.member},' for each in self.found[key]),
                      f'}}, "{group.refusal}")' if group.setter and group.refusal else "})"]
        return lines

    def values_text(self, name: str, base: str, owners: List[str]) -> List[str]:
        """The settings of a class as keywords, for type checkers."""
        found = [each for owner in owners for each in self.found[owner, False] if each.name not in BY_POSITION]
        lines = ["", "", "if TYPE_CHECKING:", f"    class {name}({base}, total=False):",
                 f'        """Settings of: {", ".join(owners)}; each may be left out."""', ""]
        return [*lines, *(f"        {each.name}: {each.given}" for each in found)]

    def class_text(self, name: str, base: str, all_owners: List[str], owners: List[str], states: List[str]) -> List[str]:
        """A class; `all_owners` are those of its bases, too."""
        lines = ["", "", f"class {name}({base}):", f'    """{about_class(owners, states)}"""', "", "    __slots__ = ()"]
        constants = [constant(self.groups[each, False].struct) for each in all_owners]
        every = [each for owner in all_owners for each in self.found[owner, False]]
        if all_owners:
            lines += ["", f"    _groups: Tuple[Group, ...] = ({', '.join(constants)}{',' * (len(constants) == 1)})"]
        for owner in owners:
            for each in self.found[owner, False]:
                lines += getter(each, constant(self.groups[owner, False].struct), each.name, each.attribute)
                lines += setter(each.attribute or each.name, each.given, f"self._change({each.name}=value)")
        for owner in states:
            group = constant(self.groups[owner, True].struct)
            for each in self.found[owner, True]:
                shown = f"effective_{each.name}" if each.name in {each.name for each in every} else each.name
                lines += getter(each, group, shown)
                if each.setter:
                    lines += setter(shown, each.given, f'self._send("{each.setter}", {group}, "{shown}", value)')
        every += [each for owner in all_owners for each in self.found.get((owner, True), []) if each.name in SET_WITH_SETTINGS]
        if every:
            parameters = [f"{each.name}: {each.given} = KEEP" for each in every]
            lines += ["", *called("    def set(", ["self", "*", *parameters], ") -> None:"),
                      '        """Changes the settings that are given, all or none of them."""',
                      *called("        self._change(", [f"{each.name}={each.name}" for each in every], ")")]
        return lines


def text(note: str, of_parts: bool) -> str:
    """The module of what every scene has, or that of the parts that some have."""
    classes = Classes()
    imported = {"KEEP", "OPTIONAL", "WHOLE", *IMPORTED, *(kind for kind, *_ in (*TYPES.values(), *KINDS.values()))}
    groups = classes.groups_text(of_parts)
    used = " ".join([*groups, "Settings KEEP Group"])
    about = "stacks, flows, grids, scroll views, controllers and bars" if of_parts else "scenes and views"
    lines = [f'"""Settings and states of {about} as properties.\n\n{note}\n"""', "", "from __future__ import annotations", "",
             "from .._settings import (",
             *wrapped(", ".join(sorted(each for each in imported if re.search(rf"\b{each}\b", used))), "    ", ")")]
    common = [constant(group.struct) for key, group in classes.groups.items()
              if not key[1] and key[0] in dict(each[::2][:2] for each in CLASSES)["ViewSettings"]] if of_parts else []
    lines += ["from . import constants"] if "constants." in used else []
    lines += ["from .settings import (", *wrapped(", ".join([*sorted(common), "ViewSettings"]), "    ", ")")] if of_parts else []
    lines += ["", "TYPE_CHECKING = False  # which type checkers take for true", "if TYPE_CHECKING:",
              "    from typing import Optional, Tuple, TypedDict", "",
              "    from ..choices import ColourLike, Edge, EdgesLike",
              "    from ..geometry import Insets, Length, Lengths, LengthsLike, Point, Rect, Size",
              "    from .enumerations import *  # noqa: F403", "    from .likes import *  # noqa: F403",
              "    from ..controllers import Controller", "    from ..items import Guide",
              "    from ..scrolling import ScrollView", "    from ..views import View",
              *["    from .settings import ViewValues"] * of_parts, "", *groups]
    of: Dict[str, List[str]] = {"Settings": []}
    for name, base, owners, states in CLASSES:
        of[name] = of[base] + owners
        if (name in COMMON) == of_parts:
            continue
        if name in VALUES:
            lines += classes.values_text(VALUES[name], VALUES.get(base, "TypedDict"), owners)
        lines += classes.class_text(name, base, of[name], owners, states)
    return "\n".join(lines) + "\n"


def about_class(owners: List[str], states: List[str]) -> str:
    names = [each.replace("_", " ") for each in dict.fromkeys([*owners, *states])]
    return f"Settings and state of: {', '.join(names)}."


def getter(each: Property, group: str, name: str, attribute: str = "") -> List[str]:
    about = each.about or f"{name.replace('_', ' ').capitalize()}."
    return ["", "    @property", f"    def {attribute or name}(self) -> {each.read}:", *wrapped(f'"""{about}', "        ", '"""'),
            f'        found: {each.read} = self._got({group}, "{each.name}")', "        return found"]


def setter(name: str, given: str, call: str) -> List[str]:
    return ["", f"    @{name}.setter", f"    def {name}(self, value: {given}) -> None:", f"        {call}"]
