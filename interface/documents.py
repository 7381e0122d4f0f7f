"""Writes the words of enumerations that scene files have: Sources/Documents/Documents/Scene/Words.swift, and those of
docs/scene.schema.json, whose other lines are written by hand.

    python3 interface/documents.py            writes them
    python3 interface/documents.py --check    fails if they are not what the header gives
"""

import json
import sys
import textwrap
from typing import Any, Dict, List

from enumerations import Enumeration, enumerations
from header import ROOT

WORDS = ROOT / "Sources" / "Documents" / "Documents" / "Scene" / "Words.swift"
SCHEMA = ROOT / "docs" / "scene.schema.json"
NOTE = "// Made from include/casement.h by interface/documents.py; not to be edited."

#: Where the schema has words of an enumeration, and words of scene files besides.
PLACES = {
    "profile": ("properties/profile",),
    "idiom": ("properties/idiom",),
    "orientation": ("properties/orientation", "$defs/event/properties/rotate"),
    "statusBarStyle": ("properties/status_bar/properties/style", "$defs/controller/properties/status_bar_style"),
    "statusBarSource": ("properties/status_bar/properties/source",),
    "adjustment": ("$defs/view/properties/adjustment",),
    "direction": ("properties/direction", "$defs/view/properties/direction", "$defs/rule/properties/direction"),
    "axis": ("$defs/view/properties/axis", "$defs/view/properties/flow"),
    "distribution": ("$defs/view/properties/distribution",),
    "alignment": ("$defs/view/properties/alignment",),
    "controllerKind": ("$defs/controller/properties/kind",),
    "curve": ("$defs/event/properties/curve",),
    "attribute": ("$defs/constraint/properties/attribute", "$defs/constraint/properties/to",
                  "$defs/constraint/properties/sum/items/properties/attribute"),
    "relation": ("$defs/constraint/properties/relation",),
    "obstructionKind": ("$defs/obstruction/properties/kind",),
    "unit": ("$defs/word_length",),
    "flowDirection": ("$defs/view/properties/flow_direction",),
    "wrap": ("$defs/view/properties/wrap",),
    "boxAlignment": tuple(f"$defs/view/properties/{key}" for key in (
        "justify", "align", "align_lines", "justify_tracks", "align_tracks", "align_self", "justify_self")),
}
#: Words that files do not have: no value is the same as no key, and points and percentages are numbers.
ABSENT = {"profile": ["none"], "direction": ["inherited"], "unit": ["points", "percent"]}
MORE = {"direction": ["ltr", "rtl"], "alignment": ["top", "bottom"]}


def wrapped(opening: str, parts: List[str], closing: str) -> List[str]:
    line = f"  {opening}{', '.join(parts)}{closing}"
    if len(line) <= 120:
        return [line]
    return [f"  {opening.rstrip()}", *textwrap.wrap(f"{', '.join(parts)},", 120, initial_indent="    ", subsequent_indent="    ",
                                                    break_long_words=False), f"  {closing.strip()}"]


def table(each: Enumeration) -> List[str]:
    # No line ends between a word and its number.
    pairs = [f'("{value.word}",\u00a0{value.number})' for value in each.values]
    lines = wrapped(f"package static let {each.camel}: [(String, {each.kind})] = [", pairs, "]")
    return [line.replace("\u00a0", " ") for line in lines]


def words(kinds: List[Enumeration]) -> str:
    lines = [NOTE, "", "package import CCasement", "", "/// The words of enumerations of casement.h with their numbers.",
             "package enum Words {"]
    for each in kinds:
        lines += table(each)
        if each.camel == "attribute":
            lines += ["  /// As rules spell them, in the order of their numbers, which begin with 1.",
                      *wrapped("package static let attributeInRules = [", [f'"{value.camel}"' for value in each.values], "]")]
    return "\n".join([*lines, "}"]) + "\n"


def word(kind: str, one: str) -> str:
    """As files have it: the words of lengths are those of CSS."""
    return one.replace("_", "-") if kind == "unit" else one


def schema(kinds: List[Enumeration]) -> str:
    found: Dict[str, Any] = json.loads(SCHEMA.read_text())
    for each in kinds:
        for path in PLACES[each.camel]:
            place = found
            for key in path.split("/"):
                place = place[key]
            found_words = [value.word for value in each.values if value.word not in ABSENT.get(each.camel, [])]
            place["enum"] = [word(each.camel, one) for one in found_words] + MORE.get(each.camel, [])
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    kinds = [each for each in enumerations() if each.camel in PLACES]
    stale = False
    for file, text in ((WORDS, words(kinds)), (SCHEMA, schema(kinds))):
        if sys.argv[1:] != ["--check"]:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            print(f"{file.relative_to(ROOT)} is not what include/casement.h gives; run make abi")
            stale = True
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
