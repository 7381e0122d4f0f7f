"""Writes what bindings/js/src repeats of include/casement.h, each file with its declarations:

abi.js       numbers, structs with 32-bit pointers, and the functions as the WebAssembly module exports them
words.js     the words of enumerations
errors.js    a class for each error
settings.js  settings and states, as properties of the client's classes

    python3 interface/javascript.py            writes them
    python3 interface/javascript.py --check    fails if they are not what the header gives

In the module a struct as parameter is the address of it, and a struct as result is written
to an address that comes before the other parameters.
"""

import json
import re
import sys
import textwrap
from typing import Any, Dict, Iterator, List, Tuple, Union

from describe import described
from enumerations import enumerations, every, sentence
from header import ROOT, text
from settings import Group, Setting, _comments as comments, groups

FOLDER = ROOT / "bindings" / "js" / "src"
NOTE = "// Made from include/casement.h by interface/javascript.py; not to be edited."

#: Properties whose names would be those of something else: of an anchor, of another struct of the object, of a view.
RENAMED = {("cas_view_settings", "first_baseline"): "firstBaselineOffset",
           ("cas_view_settings", "last_baseline"): "lastBaselineOffset",
           ("cas_view_state", "first_baseline"): "effectiveFirstBaselineOffset",
           ("cas_view_state", "last_baseline"): "effectiveLastBaselineOffset",
           ("cas_status_bar_state", "height"): "effectiveHeight",
           ("cas_screen_settings", "keyboard_guide"): "keyboardGuideFlags",
           ("cas_screen_state", "window"): "windowFrame"}
#: Members that are no properties: a scene says what it was made with as `strict`, and a bar is an item with a frame.
LEFT_OUT = {("cas_scene_settings", "flags"), ("cas_bar_state", "item"), ("cas_bar_state", "frame"),
            ("cas_status_bar_state", "item"), ("cas_status_bar_state", "frame")}
#: Kinds of properties, by the types of C; enumerations are kinds of their own.
KINDS = {"double": "number", "int32_t": "flag", "uint32_t": "word", "uint64_t": "whole", "cas_choice": "choice",
         "cas_priority": "priority", "cas_item": "item", "cas_controller": "controller", "cas_insets": "insets",
         "cas_size": "size", "cas_rect": "rect", "cas_point": "point"}
#: Owners whose names are not what they are.
OBJECTS = {"arranged": "a view that a stack arranges", "scroll": "a scroll view", "bar": "a bar of a controller",
           "status_bar": "the status bar"}
#: Types of properties, by their kinds; those of enumerations have their names.
TYPES = {"flag": "boolean", "word": "number", "whole": "number", "choice": "boolean | null", "priority": "number",
         "item": "Item | null", "controller": "Controller | null", "insets": "Insets", "size": "Size", "rect": "Rect",
         "point": "Point", "number": "number", "metrics": "IntrinsicSize"}

KEYWORDS = {"case", "class", "default", "delete", "export", "extends", "function", "import", "in", "new", "super",
            "switch", "this", "typeof", "var", "with"}

Description = Dict[str, Any]


def numbers(description: Description) -> Dict[str, Any]:
    found = dict(description["macros"])
    for enumeration in description["enumerations"]:
        found.update(enumeration["values"])
    return found


def kind(member: Dict[str, Any], description: Description) -> str:
    """The type of a member as the client reads it: a number type, "pointer", or the name of a struct."""
    name = member.get("type", "*")
    if "*" in name:
        return "pointer"
    name = description["scalars"].get(name, name)
    return "uint32_t" if name == "size_t" else name


def script(description: Description) -> List[str]:
    lines = [NOTE, "", *(f"export const {name} = {json.dumps(value)};" for name, value in numbers(description).items())]
    lines += ["", "// Size and members of each struct; a member is its type and its offset.", "export const structs = {"]
    for name, struct in description["structs"].items():
        places = description["ILP32"][name]
        lines += [f"  {name}: {{", f"    size: {places['size']},", "    members: {"]
        lines += [f"      {member['name']}: [\"{kind(member, description)}\", {places['offsets'][member['name']]}],"
                  for member in struct["members"]]
        lines += ["    },", "  },"]
    lines += ["};", "", "// Functions whose results are numbers without a sign, which a module returns with one.",
              "export const unsigned = ["]
    lines += [f"  {json.dumps(name)}," for name, function in description["functions"].items()
              if description["scalars"].get(function["result"], function["result"]) in ("uint32_t", "size_t")]
    return [*lines, "];"]


def parameters(function: Dict[str, Any], description: Description) -> List[str]:
    def typed(name: str) -> str:
        return "bigint" if description["scalars"].get(name, name) == "uint64_t" else "number"

    found = ["out_result: number"] if function["result"] in description["structs"] else []
    return found + [f"{each['name']}{'_' * (each['name'] in KEYWORDS)}: {typed(each['type'])}"
                    for each in function["parameters"]]


def result(function: Dict[str, Any], description: Description) -> str:
    name = function["result"]
    if name == "void" or name in description["structs"]:
        return "void"
    return "bigint" if name == "uint64_t" else "number"


def declarations(description: Description) -> List[str]:
    lines = [NOTE, ""]
    lines += [f"export declare const {name}: {json.dumps(value)};" for name, value in numbers(description).items()]
    lines += ["", "/** Size and members of each struct; a member is its type and its offset. */",
              "export declare const structs: {",
              "  readonly [name: string]: {", "    readonly size: number;",
              "    readonly members: { readonly [name: string]: readonly [type: string, offset: number] };", "  };", "};",
              "", "/** Functions whose results are numbers without a sign, which a module returns with one. */",
              "export declare const unsigned: readonly string[];",
              "", "/** What the module exports: include/casement.h is the manual. Pointers are numbers. */",
              "export interface Functions {"]
    for name, function in description["functions"].items():
        lines.append(f"  {name}({', '.join(parameters(function, description))}): {result(function, description)};")
    lines += ["  malloc(bytes: number): number;", "  realloc(memory: number, bytes: number): number;",
              "  free(memory: number): void;", "  readonly memory: WebAssembly.Memory;",
              "  readonly __indirect_function_table: WebAssembly.Table;"]
    return [*lines, "}"]


def camel(name: str) -> str:
    """first_baseline becomes firstBaseline."""
    return re.sub("_(.)", lambda found: found[1].upper(), name)


def words() -> List[str]:
    lines = [NOTE]
    for each in enumerations():
        lines += ["", f"export const {each.camel} = {{"]
        lines += [f"  {json.dumps(value.camel) if value.camel == value.word and not value.word.isidentifier() else value.camel}: "
                  f"{value.number}," for value in each.values]
        lines.append("};")
    return lines


def types() -> List[str]:
    lines = [NOTE, 'import type { Anchor } from "./anchors.js";']
    for each in enumerations():
        about = sentence(re.sub(r"CAS_[A-Z0-9_]+", lambda found: spelled.get(found[0], found[0]), each.about))
        union = " | ".join(json.dumps(value.camel) for value in each.values)
        lines += ["", *textwrap.wrap(f"/** {about} */", 120, subsequent_indent=" * ")]
        lines += textwrap.wrap(f"export type {each.name} = {union};", 120, subsequent_indent="  ", break_long_words=False)
    lines += ["", "/** The attributes of an item, for constraints. */", "export interface Anchors {"]
    for value in DECLARED["cas_attribute"].values:
        lines += [*comment(value.about, "  "), f"  readonly {value.camel}: Anchor;"]
    return [*lines, "}"]


#: The words of constants, for comments.
spelled = {value.constant: json.dumps(value.camel) for each in enumerations() for value in each.values}
spelled["CAS_NO_METRIC"] = "null"


def errors() -> Iterator[Tuple[str, str, str]]:
    """The class, the constant and the meaning of each error."""
    for each in every():
        for value in each.values if each.kind == "cas_status" else []:
            yield f"{camel('_' + value.name.lower())}Error", value.constant, value.about


def error_classes() -> List[str]:
    lines = [NOTE, 'import * as abi from "./abi.js";', 'import { CasementError } from "./error.js";', ""]
    for name, constant, _ in errors():
        lines += [f"export class {name} extends CasementError {{", f"  static status = abi.{constant};", "}"]
    return lines


def error_types() -> List[str]:
    lines = [NOTE, 'import { CasementError } from "./error.js";']
    for name, _, about in errors():
        lines += ["", *comment(about), f"export class {name} extends CasementError {{}}"]
    return lines


def comment(about: str, indent: str = "") -> List[str]:
    return textwrap.wrap(f"/** {sentence(about)}{'.' * about.endswith(chr(34))} */", 120, initial_indent=indent, subsequent_indent=f"{indent} * ")


class Property:
    """A member of settings or of a state, or two, has_x and x, as a property."""

    def __init__(self, group: Group, setting: Setting, description: Description) -> None:
        self.member = setting.member
        self.name = RENAMED.get((setting.struct, setting.member), camel(setting.member.removeprefix("is_")))
        self.is_optional = any(each.member == f"has_{setting.member}" for each in group.members)
        self.kind: Union[str, Dict[str, int]] = KINDS.get(setting.type, "")
        if setting.type in DECLARED:
            self.kind = DECLARED[setting.type].camel
        if flags := re.match(r"(CAS_\w+_)\.\.\.: ", setting.about):
            self.kind = {camel(name.removeprefix(flags[1]).lower()): value for name, value in description["macros"].items()
                         if name.startswith(flags[1]) and value & (value - 1) == 0}
        if "CAS_NO_METRIC" in setting.about:
            self.kind = "metrics"
        if not self.kind:
            raise SystemExit(f"interface/javascript.py does not know how {setting.struct}.{setting.member} is a property")
        self.about = self.read(setting.about)
        if self.is_optional:
            otherwise = next(each.about for each in group.members if each.member == f"has_{setting.member}")
            self.about = re.sub(r", if has_\w+ is 1$", "", self.about) + "; " + re.sub("^0", "null", otherwise)

    def read(self, about: str) -> str:
        """The comment in the words of the client."""
        about = re.sub(r"^CAS_\w+_\.\.\.: ", "", about)
        about = re.sub(r"CAS_EDGE_ALL", "all", about)
        about = re.sub(r"CAS_[A-Z0-9_]+", lambda found: spelled.get(found[0], found[0]), about)
        if self.kind == "flag":
            about = re.sub(r"(?<![\w.])([01])(?=:|, the default:)|(?<=default )[01]",
                           lambda found: "true" if found[0] == "1" else "false", about)
        if self.kind in ("item", "controller"):
            about = re.sub(r"; 0(?= )", "; null", about)
        if isinstance(self.kind, dict):
            about = about.replace("default 0", "default none")
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


#: Enumerations with words, by their types.
DECLARED = {each.kind: each for each in enumerations()}


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
             "// may be missing, also the member that says whether it is there.", "export const groups = ["]
    for group, found in properties(description):
        setter = f", set: {json.dumps(group.setter)}" if group.setter else ""
        lines += [f"  {{ owner: {json.dumps(group.owner)}, struct: {json.dumps(group.struct)}, "
                  f"get: {json.dumps(group.getter)}{setter},", "    properties: {"]
        lines += [f"      {each.entry}," for each in found]
        lines += ["    } },"]
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
            lines.append(f"  {'readonly ' * group.is_state}{each.name}: {each.type};")
        lines.append("}")
    names = sorted({word for line in lines if not line.lstrip().startswith(("/**", "*"))
                    for word in re.findall(r"(?<!export interface )\b[A-Z]\w+", line)})
    places = {"Controller": "./controllers.js", "Guide": "./items.js", "Item": "./items.js",
              **dict.fromkeys(("Insets", "IntrinsicSize", "Point", "Rect", "Size"), "./geometry.js")}
    imports = {}
    for name in names:
        imports.setdefault(places.get(name, "./words.js"), []).append(name)
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


def main() -> int:
    description = described()
    wanted = {"words.js": words(), "words.d.ts": types(), "abi.js": script(description), "abi.d.ts": declarations(description),
              "errors.js": error_classes(), "errors.d.ts": error_types(), "settings.js": settings_script(description),
              "settings.d.ts": settings_types(description)}
    stale = []
    for name, lines in wanted.items():
        text = "\n".join(lines) + "\n"
        if sys.argv[1:] != ["--check"]:
            (FOLDER / name).write_text(text)
        elif (FOLDER / name).read_text() != text:
            stale.append(name)
            print(f"bindings/js/src/{name} is not what include/casement.h gives; run make abi")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
