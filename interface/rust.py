"""Writes what the crate in bindings/rust has from include/casement.h: ffi.rs, enumerations, settings and a test of these.

    python3 interface/rust.py            writes them
    python3 interface/rust.py --check    fails if they are not what the header gives
"""

import re
import sys
import textwrap
from functools import lru_cache
from typing import Any, Dict, List

from describe import described
from enumerations import Enumeration, every, sentence
from header import ROOT
from rust_settings import sources, test

FOLDER = ROOT / "bindings" / "rust"
#: Enumerations that the crate has in another form, or not at all.
WITHOUT = {"cas_priority", "cas_choice", "cas_curve", "cas_measure_mode", "cas_rule_name_kind", "cas_unit"}
HEAD = """//! The whole of casement.h, as C has it; the manual is there.
//!
//! Made from the header by interface/rust.py; not to be edited.
#![allow(non_camel_case_types, dead_code)]

use std::os::raw::{c_char, c_void};
"""
SCALARS = {"void": "c_void", "char": "c_char", "double": "f64", "size_t": "usize",
           "int32_t": "i32", "uint32_t": "u32", "uint64_t": "u64"}
KEYWORDS = {"type", "move", "ref", "in", "match", "loop", "use"}


def named(name: str) -> str:
    return f"r#{name}" if name in KEYWORDS else name


def typed(kind: str) -> str:
    """const cas_term ** becomes *mut *const cas_term."""
    words = re.findall(r"\w+|\*", kind)
    is_constant = words[0] == "const"
    base = words[1] if is_constant else words[0]
    text = SCALARS.get(base, base)
    for index, word in enumerate(words):
        if word == "*":
            text = f"*{'const' if is_constant else 'mut'} {text}"
            is_constant = words[index + 1:index + 2] == ["const"]
    return text


def signature(function: Dict[str, Any]) -> str:
    parameters = ", ".join(f"{named(each['name'])}: {typed(each['type'])}" for each in function["parameters"])
    result = "" if function["result"] == "void" else f" -> {typed(function['result'])}"
    return f"({parameters}){result}"


def constants(description: Dict[str, Any]) -> List[str]:
    lines = []
    for name, value in description["macros"].items():
        if isinstance(value, str):
            lines.append(f'pub const {name}: &str = "{value}";')
        else:
            kind = "f64" if isinstance(value, float) else "u32"
            lines.append(f"pub const {name}: {kind} = {value!r};")
    for enumeration in description["enumerations"]:
        kind = enumeration["type"] or "i32"
        lines += ["", *(f"pub const {name}: {kind} = {value};" for name, value in enumeration["values"].items())]
    return lines


def structs(description: Dict[str, Any]) -> List[str]:
    lines = []
    for name in description["handles"]:
        lines += ["", "#[repr(C)]", "#[derive(Debug)]", f"pub struct {name} {{", "    _private: [u8; 0],", "}"]
    for name, struct in description["structs"].items():
        lines += ["", "#[repr(C)]", "#[derive(Clone, Copy, Debug)]", f"pub struct {name} {{"]
        for member in struct["members"]:
            kind = typed(member["type"]) if "type" in member else \
                f"Option<unsafe extern \"C\" fn{signature(member['callback'])}>"
            lines.append(f"    pub {named(member['name'])}: {kind},")
        lines += ["}", "#[cfg(target_pointer_width = \"64\")]",
                  f"const _: () = assert!(std::mem::size_of::<{name}>() == {struct['size']});"]
    return lines


def written(description: Dict[str, Any]) -> str:
    lines = [HEAD]
    lines += [f"pub type {name} = {SCALARS[base]};" for name, base in description["scalars"].items()]
    lines += ["", *constants(description)]
    lines += ["", *(f"pub type {name} = Option<unsafe extern \"C\" fn{signature(callback)}>;"
                    for name, callback in description["callbacks"].items())]
    lines += structs(description)
    lines += ["", "extern \"C\" {"]
    lines += [f"    pub fn {name}{signature(function)};" for name, function in description["functions"].items()]
    return "\n".join([*lines, "}"]) + "\n"


def case(name: str) -> str:
    """FirstBaseline for FIRST_BASELINE."""
    return "".join(part.capitalize() for part in name.split("_"))


def kinds() -> List[Enumeration]:
    return [each for each in every() if each.kind not in WITHOUT]


@lru_cache(maxsize=None)
def cases() -> Dict[str, str]:
    """The names of constants, those of units too, which are cases of Length."""
    return {value.constant: case(value.name) for each in every() if each.kind not in WITHOUT - {"cas_unit"} for value in each.values}


def documented(text: str, indentation: str) -> List[str]:
    """A comment of the header as one of Rust, with the names of the crate where they are known."""
    text = re.sub(r"(CAS_\w+|\bcas_\w+(?:\(\))?|[=<>]=)", lambda found: f"`{cases().get(found[1], found[1])}`", text)
    return textwrap.wrap(sentence(re.sub(r"`$", "`.", text)), 120, initial_indent=f"{indentation}/// ", subsequent_indent=f"{indentation}/// ")


def words() -> str:
    lines = ["//! The enumerations of casement.h.", "//!", "//! Made from the header by interface/rust.py; not to be edited.", "",
             "use crate::ffi;", "", "words! {"]
    for each in kinds():
        lines += [*documented(each.about, "    "), f"    {each.name}: {each.kind} {{"]
        for value in each.values:
            if value.constant != "CAS_FAULT_NONE":  # nothing is an Option
                lines += [*documented(value.about, "        "), f"        {case(value.name)} = {value.constant},"]
        lines += ["    }", ""]
    return "\n".join([*lines[:-1], "}"]) + "\n"


def main() -> int:
    wanted = {"src/ffi.rs": written(described()), "src/words/enumerations.rs": words(), "src/settings/list.rs": sources(documented),
              "tests/settings.rs": test()}
    stale = False
    for name, text in wanted.items():
        file = FOLDER / name
        if sys.argv[1:] != ["--check"]:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            print(f"bindings/rust/{name} is not what include/casement.h gives; run make abi")
            stale = True
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
