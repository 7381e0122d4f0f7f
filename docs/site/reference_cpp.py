"""The reference of C++: the public classes and functions of include/casement, with the calls of C that each makes."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, List

from markup import Places, escaped, fence, linked, prose

PAGE = "reference/cpp.md"


@dataclass
class Member:
    declaration: str
    comment: str
    calls: List[str]
    group: str = ""


@dataclass
class Class:
    declaration: str
    comment: str
    members: List[Member] = field(default_factory=list)

    @property
    def name(self) -> str:
        return re.sub(r"\s*:.*", "", self.declaration).split()[-1]


class Reader:
    """Reads the C++ that the headers are written in: namespaces, classes, functions, aliases."""

    def __init__(self, text: str) -> None:
        self.text = re.sub(r"^#.*(?:\\\n.*)*\n", "", text, flags=re.MULTILINE)
        self.at = 0
        self.classes: List[Class] = []
        self.functions: List[Member] = []

    def read(self) -> None:
        self._scope(None, is_public=True)

    def _scope(self, owner, is_public: bool) -> None:
        comment: List[str] = []
        group = ""
        while self.at < len(self.text):
            if match := re.compile(r"\s+").match(self.text, self.at):
                self.at = match.end()
            elif self.text.startswith("//", self.at):
                line = self._line()
                if line.startswith("///"):
                    comment.append(line[3:].strip())
                elif self.text.startswith("\n", self.at) and owner:
                    group = line[2:].strip()
            elif self.text[self.at] == "}":
                self.at += 1
                return
            elif match := re.compile(r"(public|private|protected):").match(self.text, self.at):
                is_public = match[1] == "public"
                self.at = match.end()
            else:
                self._declaration(owner, is_public, " ".join(comment), group)
                comment = []

    def _line(self) -> str:
        end = self.text.find("\n", self.at)
        line, self.at = self.text[self.at:end], end + 1
        return line

    def _declaration(self, owner, is_public: bool, comment: str, group: str) -> None:
        start = self.at
        end = self._end_of_head()
        head = " ".join(re.sub(r"//[^\n]*|\bCASEMENT_STATED\b", "", self.text[start:self.at]).split())
        if end == ";":
            self.at += 1
            self._add(owner, is_public, head, comment, "", group)
        elif match := re.fullmatch(r"(?:inline )?namespace ?(\w*)", head):
            self.at += 1
            before = self.classes, self.functions
            if match[1] == "detail":
                self.classes, self.functions = [], []
            self._scope(None, is_public=True)
            self.classes, self.functions = before if match[1] == "detail" else (self.classes, self.functions)
        elif re.match(r"(template ?<[^{]*> )?(class|struct) [^()]*$", head):
            self.at += 1
            found = Class(head, comment)
            if is_public and owner is None:
                self.classes.append(found)
            elif is_public:
                owner.members.append(Member(head, comment, [], group))
            self._scope(found, is_public=" class " not in f" {head}" or head.startswith("struct"))
            self._until_semicolon()
        else:
            body = self._braces()
            self._add(owner, is_public, head, comment, body, group)
            if head.startswith("enum"):
                self._until_semicolon()

    def _end_of_head(self) -> str:
        depth = 0
        while True:
            character = self.text[self.at]
            depth += (character in "(") - (character in ")")
            if depth == 0 and character in ";{":
                return character
            self.at += 1

    def _braces(self) -> str:
        start, depth = self.at, 0
        while True:
            depth += (self.text[self.at] == "{") - (self.text[self.at] == "}")
            self.at += 1
            if depth == 0:
                return self.text[start:self.at]

    def _until_semicolon(self) -> None:
        self.at = self.text.index(";", self.at) + 1

    def _add(self, owner, is_public: bool, head: str, comment: str, body: str, group: str) -> None:
        if not is_public or "detail::" in head or re.match(r"friend class|template <class \w+>$|static_assert", head):
            return
        if re.match(r"(template ?<[^>]*> )?(class|struct) \w+$", head) or "= delete" in head or "= default" in head:
            return
        head = re.sub(r"\) : .*", ")", re.sub(r"(\)(?: const)?(?: noexcept)?) : .*", r"\1", head))
        head = re.sub(r"^inline ", "", head)
        calls = list(dict.fromkeys(re.findall(r"(?<!const )\b(cas_\w+_\w+)(?:\((?!\))|(?=[,)]))", body)))
        member = Member(head, comment, calls, group)
        if owner is None:
            if not re.search(r"[\w>]::(?!\w+ )", head.split("(")[0]):  # a definition of a member that a class declares
                self.functions.append(member)
        else:
            owner.members.append(member)


def page(root: Path, places: Places) -> Dict[str, str]:
    lines = ["# C++ interface", "",
             "Made from `casement.hpp` and the headers that it includes. They are written in C++11 over the C interface, "
             "whose entries say what each call does; errors are thrown as `casement::error`.", ""]
    introduction = (root / "include/casement.hpp").read_text().split("#ifndef")[0]
    example = re.findall(r"^//     (.*)$", introduction, re.MULTILINE)
    lines += [fence("cpp", "\n".join(example))]
    for path in sorted((root / "include/casement").glob("*.hpp")):
        reader = Reader(path.read_text())
        reader.read()
        if not reader.classes and not reader.functions:
            continue
        lines += [f"## `casement/{path.name}`", ""]
        lines += [escaped(_heading(path)), ""]
        for each in reader.classes:
            lines += [f"### {each.name} {{#{each.name}}}", "", fence("cpp", each.declaration + ";")]
            lines += [prose(each.comment, PAGE, places), ""] if each.comment else []
            lines += _members(each.members, places)
        lines += _members(reader.functions, places)
    return {PAGE: "\n".join(lines)}


def _heading(path: Path) -> str:
    """The sentences at the beginning of a header, without its example."""
    lines = []
    for line in path.read_text().splitlines():
        if not line.startswith("//"):
            break
        lines.append(line[2:].strip() if not line.startswith("//     ") else "")
    return re.sub(r":(?= [A-Z]|$)", ".", " ".join(filter(None, lines)))


def _members(members: List[Member], places: Places) -> List[str]:
    if not members:
        return []
    lines = ["| | |", "|---|---|"]
    group = ""
    for each in members:
        if each.group != group:
            group = each.group
            lines.append(f"| **{escaped(group)}** | |")
        calls = ", ".join(linked(name, "()", PAGE, places) for name in each.calls if name in places and not places[name].endswith(f"types.md#{name}"))
        text = prose(each.comment, PAGE, places) if each.comment else ""
        lines.append(f"| `` {each.declaration.replace('|', chr(92) + '|')} `` | {text}{'<br>' if text and calls else ''}{calls} |")
    return [*lines, ""]
