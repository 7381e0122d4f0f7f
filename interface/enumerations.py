"""The enumerations of include/casement.h as clients and scene files have them: a word for each value, and what it means.

A word is the name of the value in small letters without CAS_ and what all names of its enumeration begin with:
first_baseline for CAS_ALIGN_FIRST_BASELINE. Names with CAS_NO_ have no word: they say that there is no value.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import List, NamedTuple

from header import HEADER, text

#: Words that are not what the rule above gives.
IRREGULAR = {"CAS_HAS_LAYOUT_GUIDES": "layout_guides", "CAS_EQUAL": "==", "CAS_LESS_OR_EQUAL": "<=",
             "CAS_GREATER_OR_EQUAL": ">="}
#: Enumerations that clients have in another form: as errors, as numbers, as true and false.
WITHOUT_WORDS = {"cas_status", "cas_priority", "cas_choice"}


class Value(NamedTuple):
    constant: str  # as in the header: CAS_ALIGN_FILL
    name: str  # without what is common to all: FILL
    word: str  # fill
    number: int
    about: str  # what it means: one sentence without a period

    @property
    def camel(self) -> str:
        """firstBaseline"""
        return re.sub("_(.)", lambda found: found[1].upper(), self.word)


class Enumeration(NamedTuple):
    kind: str  # the type: cas_status_bar_style
    about: str
    values: List[Value]

    @property
    def name(self) -> str:
        """StatusBarStyle"""
        return "".join(part.capitalize() for part in self.kind.removeprefix("cas_").split("_"))

    @property
    def camel(self) -> str:
        """statusBarStyle"""
        return self.name[0].lower() + self.name[1:]


def sentence(text: str) -> str:
    """With a capital letter and a period, as documentation has it."""
    if not text.startswith("iOS"):
        text = text[:1].upper() + text[1:]
    return text + "." if text[-1].isalnum() or text[-1] in ")]" else text


def _plain(comment: str) -> str:
    """The text of a comment of C."""
    return " ".join(re.sub(r"^/\*|\*/$", "", comment.strip()).replace("\n *", " ").split())


def _common(names: List[str]) -> int:
    """How many words with _ all names begin with."""
    parts = [name.split("_") for name in names]
    count = 0
    while all(len(each) > count + 1 and each[count] == parts[0][count] for each in parts):
        count += 1
    return count


def enumerations(path: Path = HEADER) -> List[Enumeration]:
    """Those that have words, in the order of the header. Every value has a comment there."""
    return [each for each in every(path) if each.kind not in WITHOUT_WORDS]


@lru_cache(maxsize=None)
def every(path: Path = HEADER) -> List[Enumeration]:
    """Those without words, too."""
    found: List[Enumeration] = []
    header = text(path)
    for about, kind, body in re.findall(
            r"(/\*(?:(?!\*/).)*\*/)?\n?typedef \w+ (cas_\w+);\nenum \{\n(.*?)\n\};", header, re.DOTALL):
        if not about:
            raise SystemExit(f"{path.name}: {kind} has no comment that says what it is")
        values = re.findall(r"(CAS_\w+) = (-?\d+),?\s*(/\*.*?\*/)?(?=\s*(?:CAS_|$))", body, re.DOTALL)
        if len(values) != len(re.findall(r"CAS_\w+ = ", body)):
            raise SystemExit(f"{path.name}: a value of {kind} is not a name, a number and a comment")
        for constant, _, comment in values:
            if not comment:
                raise SystemExit(f"{path.name}: {constant} has no comment that says what it means")
        values = [value for value in values if not value[0].startswith("CAS_NO_")
                  and (kind != "cas_status" or value[0].startswith("CAS_ERROR_"))]
        names = [constant.removeprefix("CAS_") for constant, _, _ in values]
        skipped = _common(names)
        short = ["_".join(name.split("_")[skipped:]) for name in names]
        found.append(Enumeration(kind, _plain(about), [
            Value(constant, name.removeprefix("HAS_"), IRREGULAR.get(constant, name.lower()), int(number), _plain(comment))
            for (constant, number, comment), name in zip(values, short)]))
    missed = set(re.findall(r"typedef \w+ (cas_\w+);\s*enum\b", header)) - {each.kind for each in found}
    if missed:
        raise SystemExit(f"{path.name}: not a line for each value, with a comment: {', '.join(sorted(missed))}")
    return found
