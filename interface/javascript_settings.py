"""What interface/javascript.py writes as settings.js and settings.d.ts: settings and states as properties of the classes of
bindings/js, with the comments of the header in the words of that client.
"""

import json
import re
import textwrap
from typing import Any, Dict, Iterator, List, Tuple, Union

from enumerations import enumerations, sentence
from header import text
from settings import Group, Setting, _comments as comments, groups

NOTE = "// Made from include/casement.h by interface/javascript.py; not to be edited."

#: Properties whose names would be those of something else: of an anchor, of another struct of the object, of an item.
RENAMED = {("cas_view_settings", "first_baseline"): "firstBaselineFromTop",
           ("cas_view_settings", "last_baseline"): "lastBaselineFromBottom",
           ("cas_view_state", "first_baseline"): "effectiveFirstBaselineFromTop",
           ("cas_view_state", "last_baseline"): "effectiveLastBaselineFromBottom",
           ("cas_status_bar_state", "height"): "effectiveHeight",
           ("cas_screen_settings", "keyboard_guide"): "keyboardGuideFlags",
           ("cas_screen_state", "window"): "windowOnScreen",
           ("cas_bar_state", "is_translucent"): "isEffectivelyTranslucent",
           ("cas_bar_state", "is_hidden"): "hidden",
           ("cas_status_bar_state", "is_hidden"): "hidden",
           ("cas_flow_settings", "direction"): "flowDirection",
           ("cas_boxed_settings", "margins"): "outerMargins"}
#: Settings whose names are properties of another kind: options have the name, properties another one.
SHOWN = {("cas_dimensions_settings", "width"): "givenWidth", ("cas_dimensions_settings", "height"): "givenHeight"}
#: Members that are no properties: a scene says what it was made with as `strict`, and a bar is an item with a frame.
LEFT_OUT = {("cas_scene_settings", "flags"), ("cas_bar_state", "item"), ("cas_bar_state", "frame"),
            ("cas_status_bar_state", "item"), ("cas_status_bar_state", "frame")}
#: Kinds of properties, by the types of C; enumerations are kinds of their own.
KINDS = {"double": "number", "int32_t": "flag", "uint32_t": "word", "uint64_t": "whole", "cas_choice": "choice",
         "cas_priority": "priority", "cas_item": "item", "cas_controller": "controller", "cas_insets": "insets",
         "cas_size": "size", "cas_rect": "rect", "cas_point": "point", "cas_length": "length", "cas_lengths": "lengths",
         "const char *": "text"}
#: Owners whose names are not what they are.
OBJECTS = {"arranged": "a view that a stack arranges", "scroll": "a scroll view", "bar": "a bar of a controller",
           "status_bar": "the status bar", "boxed": "a child of a flow or a grid", "dimensions": "the size of a view"}
#: Types of properties, by their kinds; those of enumerations have their names.
TYPES = {"flag": "boolean", "word": "number", "whole": "number", "choice": "boolean | null", "priority": "number",
         "item": "Item | null", "controller": "Controller | null", "insets": "Insets", "size": "Size", "rect": "Rect",
         "point": "Point", "number": "number", "metrics": "IntrinsicSize", "optional": "number | null", "integer": "number",
         "length": "Length", "dimension": "Length | null", "lengths": "Lengths", "text": "string"}
#: Where types come from that are no words.
PLACES = {"Controller": "./controllers.js", "Guide": "./items.js", "Item": "./items.js",
          **dict.fromkeys(("Insets", "IntrinsicSize", "Length", "Lengths", "LengthsLike", "Point", "Rect", "Size"), "./geometry.js")}
#: Enumerations with words, by their types.
DECLARED = {each.kind: each for each in enumerations()}
#: The words of constants, for comments.
spelled = {value.constant: json.dumps(value.camel) for each in enumerations() for value in each.values}
spelled["CAS_NO_METRIC"] = "null"

#: The units of lengths as their texts.
LENGTHS = {value.constant: json.dumps(value.word.replace("_", "-")) for value in DECLARED["cas_unit"].values}

Description = Dict[str, Any]


def camel(name: str) -> str:
    """first_baseline becomes firstBaseline."""
    return re.sub("_(.)", lambda found: found[1].upper(), name)


def comment(about: str, indent: str = "") -> List[str]:
    return textwrap.wrap(f"/** {sentence(about)}{'.' * about.endswith(chr(34))} */", 120, initial_indent=indent, subsequent_indent=f"{indent} * ")


class Property:
    """A member of settings or of a state, or two, has_x and x, as a property."""

    def __init__(self, group: Group, setting: Setting, description: Description) -> None:
        self.member = setting.member
        self.name = RENAMED.get((setting.struct, setting.member), camel(setting.member))
        self.is_optional = any(each.member == f"has_{setting.member}" for each in group.members)
        self.shown = SHOWN.get((setting.struct, setting.member))
        self.kind: Union[str, Dict[str, int]] = "integer" if setting.is_whole else KINDS.get(setting.type, "")
        if setting.type in DECLARED:
            self.kind = DECLARED[setting.type].camel
        if flags := re.match(r"(CAS_\w+_)\.\.\.: ", setting.about):
            self.kind = {camel(name.removeprefix(flags[1]).lower()): value for name, value in description["macros"].items()
                         if name.startswith(flags[1]) and value & (value - 1) == 0}
        if self.kind == "length" and setting.struct == "cas_dimensions_settings":
            self.kind = "dimension"
        if "CAS_NO_METRIC" in setting.about:
            self.kind = "metrics"
        if "below 0" in setting.about:
            self.kind = "optional"
        if not self.kind:
            raise SystemExit(f"interface/javascript.py does not know how {setting.struct}.{setting.member} is a property")
        self.about = self.read(setting.about)
        if self.is_optional:
            otherwise = next(each.about for each in group.members if each.member == f"has_{setting.member}")
            self.about = re.sub(r"[,;] [^,;]*\bhas_\w+ is 1$", "", self.about) + "; " + re.sub("^0", "null", otherwise)

    def read(self, about: str) -> str:
        """The comment in the words of the client."""
        about = re.sub(r"^CAS_\w+_\.\.\.: ", "", about)
        about = re.sub(r"CAS_EDGE_ALL", "all", about)
        if self.kind in ("length", "dimension", "lengths"):
            about = re.sub(r"CAS_[A-Z_]+", lambda found: LENGTHS.get(found[0], found[0]), about)
        about = about.replace("NULL, the default, or \"\"", "\"\", the default,").replace("NULL or ", "")
        about = re.sub(r"CAS_[A-Z0-9_]+", lambda found: spelled.get(found[0], found[0]), about)
        if self.kind == "flag":
            about = re.sub(r"(?<![\w.])([01])(?=:|, the default:)|(?<=default )[01]",
                           lambda found: "true" if found[0] == "1" else "false", about)
        if self.kind in ("item", "controller"):
            about = re.sub(r"; 0(?= )", "; null", about)
        if isinstance(self.kind, dict):
            about = about.replace("default 0", "default none")
        if self.kind == "optional":
            about = about.replace("below 0", "null")
        about = about.replace("cas_solver_set_limit()", "solver.stepLimit")
        return re.sub(r"\b(?!cas_|has_)[a-z]+(_[a-z]+)+\b", lambda found: camel(found[0]), about)

    @property
    def entry(self) -> str:
        kind = "{ " + ", ".join(f"{word}: {bit}" for word, bit in self.kind.items()) + " }" \
            if isinstance(self.kind, dict) else json.dumps(self.kind)
        more = f', "has_{self.member}"' if self.is_optional else ""
        return f"{self.name}: [{json.dumps(self.member)}, {kind}{more}]"

    @property
    def type(self) -> str:
        if isinstance(self.kind, dict):
            return f"readonly ({' | '.join(map(json.dumps, self.kind))})[]"
        if self.member.endswith("_guide"):
            return "Guide | null"
        found = TYPES.get(self.kind) or self.kind[0].upper() + self.kind[1:]
        return f"{found} | null" if self.is_optional else found


def properties(description: Description) -> Iterator[Tuple[Group, List[Property]]]:
    """Each group with its properties. What a state has under the name of a setting is called effective."""
    settings: Dict[str, List[str]] = {}
    for group in groups():
        found = [Property(group, each, description) for each in group.members if (each.struct, each.member) not in LEFT_OUT
                 and not any(each.member == f"has_{other.member}" for other in group.members)]
        for each in found if group.is_state else []:
            if each.name in settings.get(group.owner, []):
                each.name = f"effective{each.name[0].upper()}{each.name[1:]}"
        if not group.is_state:
            settings[group.owner] = [each.name for each in found]
        yield group, found


def settings_script(description: Description) -> List[str]:
    lines = [NOTE, "", "// A property is the member of the struct and its kind, the bits of words, or an enumeration; of a number that",
             "// may be missing, also the member that says whether it is there. Names in `shown` are those of properties whose",
             "// settings have names of other properties; `refusal` says why an object does not have the struct.", "export const groups = ["]
    for group, found in properties(description):
        setter = f", set: {json.dumps(group.setter)}" if group.setter else ""
        refusal = f" refusal: {json.dumps(group.refusal)}," if group.setter and group.refusal else ""
        lines += [f"  {{ owner: {json.dumps(group.owner)}, struct: {json.dumps(group.struct)}, "
                  f"get: {json.dumps(group.getter)}{setter},", f"   {refusal} properties: {{"]
        lines += [f"      {each.entry}," for each in found]
        shown = ", ".join(f"{each.name}: {json.dumps(each.shown)}" for each in found if each.shown)
        lines += [f"    }}, shown: {{ {shown} }} }}," if shown else "    } },"]
    return [*lines, "];"]


def settings_types(description: Description) -> List[str]:
    lines = []
    for group, found in properties(description):
        name = camel(f"_{group.owner}_{'state' if group.is_state else 'settings'}")
        of = OBJECTS.get(group.owner, f"a {group.owner}")
        lines += ["", f"/** What a layout computes for {of}. */" if group.is_state else f"/** What can be set for {of}. */",
                  f"export interface {name} {{"]
        for each in found:
            lines += comment(each.about, "  ") if each.about else []
            if each.kind == "lengths":
                lines += [f"  get {each.name}(): Lengths;", f"  set {each.name}(value: LengthsLike);"]
            else:
                lines.append(f"  {'readonly ' * group.is_state}{each.name}: {each.type};")
        lines.append("}")
    names = sorted({word for line in lines if not line.lstrip().startswith(("/**", "*"))
                    for word in re.findall(r"(?<!export interface )\b[A-Z]\w+", line)})
    imports: Dict[str, List[str]] = {}
    for name in names:
        imports.setdefault(PLACES.get(name, "./words.js"), []).append(name)
    head = [NOTE]
    for place, found_names in sorted(imports.items()):
        head.append(f'import type {{ {", ".join(found_names)} }} from "{place}";')
    return head + lines + statistics(description)


def statistics(description: Description) -> List[str]:
    """The numbers of cas_solver_statistics, with the comments of the header."""
    about = comments(text())
    lines = ["", "/** The solver's own numbers. */", "export interface Statistics {"]
    for member in description["structs"]["cas_solver_statistics"]["members"][1:]:
        found = about.get(("cas_solver_statistics", member["name"]), "")
        lines += comment(found, "  ") if found else []
        lines.append(f"  readonly {camel(member['name'])}: number;")
    return [*lines, "}"]
