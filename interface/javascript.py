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
from typing import Any, Dict, Iterator, List, Tuple

from describe import described
from enumerations import enumerations, every, sentence
from header import ROOT
from javascript_settings import DECLARED, NOTE, camel, comment, settings_script, settings_types, spelled

FOLDER = ROOT / "bindings" / "js" / "src"
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
