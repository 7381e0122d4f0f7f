"""Writes bindings/swift/Casement/Enumerations.swift from include/casement.h.

    python3 interface/swift.py            writes it
    python3 interface/swift.py --check    fails if it is not what the header gives
"""

import re
import sys
import textwrap
from typing import List

from enumerations import every, sentence
from header import ROOT

TARGET = ROOT / "bindings" / "swift" / "Casement" / "Enumerations.swift"
#: What the client has as numbers of its own, or not at all.
WITHOUT = {"cas_priority", "cas_follows", "cas_measure_mode", "cas_fault_kind", "cas_rule_name_kind"}
KEYWORDS = {"default", "internal"}


def camel(name: str) -> str:
    """firstBaseline for FIRST_BASELINE."""
    first, *others = name.lower().split("_")
    return first + "".join(part.capitalize() for part in others)


def written() -> str:
    kinds = [each for each in every() if each.kind not in WITHOUT]
    cases = {value.constant: camel(value.name) for each in kinds for value in each.values}

    def documented(text: str, indentation: str) -> List[str]:
        text = re.sub(r"(CAS_\w+|\bcas_\w+(?:\(\))?|[=<>]=)", lambda found: f"`{cases.get(found[1], found[1])}`", text)
        return textwrap.wrap(sentence(text), 120, initial_indent=f"{indentation}/// ", subsequent_indent=f"{indentation}/// ")

    lines = ["// Made from include/casement.h by interface/swift.py; not to be edited."]
    for each in kinds:
        lines += ["", *documented(each.about, ""), f"public enum {each.name}: Int32, CaseIterable, Sendable {{"]
        for value in each.values:
            name = camel(value.name)
            lines += [*documented(value.about, "  "), f"  case {f'`{name}`' if name in KEYWORDS else name} = {value.number}"]
        lines.append("}")
    return "\n".join(lines) + "\n"


def main() -> int:
    text = written()
    if sys.argv[1:] != ["--check"]:
        TARGET.write_text(text)
    elif TARGET.read_text() != text:
        print("bindings/swift/Casement/Enumerations.swift is not what include/casement.h gives; run make abi")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
