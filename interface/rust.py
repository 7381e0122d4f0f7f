"""Writes bindings/rust/src/ffi.rs from include/casement.h.

    python3 interface/rust.py            writes it
    python3 interface/rust.py --check    fails if it is not what the header gives
"""

import re
import sys
from typing import Any, Dict, List

from describe import described
from header import ROOT

TARGET = ROOT / "bindings" / "rust" / "src" / "ffi.rs"
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


def main() -> int:
    text = written(described())
    if sys.argv[1:] != ["--check"]:
        TARGET.write_text(text)
    elif TARGET.read_text() != text:
        print("bindings/rust/src/ffi.rs is not what include/casement.h gives; run make abi")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
