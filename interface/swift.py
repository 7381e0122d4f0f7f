"""Writes what the client of Swift has from include/casement.h: enumerations, settings and a test of these.

    python3 interface/swift.py            writes them
    python3 interface/swift.py --check    fails if they are not what the header gives
"""

import re
import sys
import textwrap
from functools import lru_cache
from typing import Dict, List

from enumerations import Enumeration, every, sentence
from header import ROOT
from swift_settings import sources, test

FOLDER = ROOT / "bindings" / "swift" / "Casement"
#: What the client has as numbers of its own, or not at all.
WITHOUT = {"cas_priority", "cas_choice", "cas_measure_mode", "cas_fault_kind", "cas_rule_name_kind", "cas_unit"}
KEYWORDS = {"default", "internal"}


def camel(name: str) -> str:
    """firstBaseline for FIRST_BASELINE."""
    first, *others = name.lower().split("_")
    return first + "".join(part.capitalize() for part in others)


def kinds() -> List[Enumeration]:
    return [each for each in every() if each.kind not in WITHOUT]


@lru_cache(maxsize=None)
def cases() -> Dict[str, str]:
    """The names of constants, those of units too, which are cases of Length."""
    return {value.constant: camel(value.name) for each in every() if each.kind not in WITHOUT - {"cas_unit"} for value in each.values}


def documented(text: str, indentation: str) -> List[str]:
    """A comment of the header as one of Swift, with the names of the client where they are known."""
    text = re.sub(r"(CAS_\w+|\bcas_\w+(?:\(\))?|[=<>]=)", lambda found: f"`{cases().get(found[1], found[1])}`", text)
    return textwrap.wrap(sentence(re.sub(r"`$", "`.", text)), 120, initial_indent=f"{indentation}/// ", subsequent_indent=f"{indentation}/// ")


def enumerations() -> str:
    lines = ["// Made from include/casement.h by interface/swift.py; not to be edited."]
    for each in kinds():
        lines += ["", *documented(each.about, ""), f"public enum {each.name}: Int32, CaseIterable, Sendable {{"]
        for value in each.values:
            name = camel(value.name)
            lines += [*documented(value.about, "  "), f"  case {f'`{name}`' if name in KEYWORDS else name} = {value.number}"]
        lines.append("}")
    return "\n".join(lines) + "\n"


def main() -> int:
    wanted = {FOLDER / "Enumerations.swift": enumerations(), FOLDER / "Settings.swift": sources(documented),
              ROOT / "Tests" / "CasementTests" / "SettingsTests.swift": test()}
    stale = False
    for file, text in wanted.items():
        if sys.argv[1:] != ["--check"]:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            print(f"{file.relative_to(ROOT)} is not what include/casement.h gives; run make abi")
            stale = True
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
