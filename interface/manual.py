"""The manual in include/casement.h and include/casement/screen.h: sections, and in each the declarations with their comments.

The reference of C on the site and the man pages are made from it. header.py reads the same declarations for
compilers; check() compares the two, so nothing that is declared is missing here.
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Dict, Iterator, List, Tuple

from header import HEADER, ROOT, Header, parts, text

FOLDER = ROOT / "include" / "casement"
SCREEN, DOCUMENTS, RECORD = FOLDER / "screen.h", FOLDER / "casement_documents.h", FOLDER / "record.h"

SECTION = re.compile(r"^/\* -{10,} (.+?)(?: \*/)?$")
#: The last paragraph of a comment: the remarks, the errors, or both.
STATUSES = re.compile(r"^(?=Remarks: |Errors: )(?:Remarks: (?P<remarks>.*?)\. ?)?(?:Errors: (?P<errors>.*))?$")
REMARKS = "CONFLICT|UNSETTLED|MISMEASURED"


@dataclass
class Paragraph:
    """Text of a comment; `is_code` if it is indented: an example or a table."""

    text: str
    is_code: bool = False


@dataclass
class Entry:
    """Declarations under one comment. `names` are what it declares, the first of them its title."""

    kind: str  # function, type or macro
    names: List[str]
    values: List[str]  # constants of an enum and macros
    comment: List[Paragraph]
    remarks: str
    errors: str
    code: str

    @property
    def name(self) -> str:
        return self.names[0]

    @property
    def summary(self) -> str:
        """The first sentence of the comment."""
        text = self.comment[0].text if self.comment else ""
        return re.split(r"(?<=[.:;])(?<!i\.e\.)\s", text, maxsplit=1)[0].rstrip(".:;")


@dataclass
class Group:
    """Entries under a heading; the first of a section has none."""

    title: str
    comment: List[Paragraph]
    entries: List[Entry] = field(default_factory=list)


@dataclass
class Section:
    path: Path  # of its header
    title: str
    comment: List[Paragraph]
    groups: List[Group]

    @property
    def entries(self) -> List[Entry]:
        return [entry for group in self.groups for entry in group.entries]

    @property
    def slug(self) -> str:
        return self.title.lower().replace(" ", "-")


@dataclass
class Manual:
    path: Path
    introduction: List[Paragraph]
    sections: List[Section]

    @property
    def entries(self) -> List[Entry]:
        return [entry for section in self.sections for entry in section.entries]

    @property
    def functions(self) -> List[Entry]:
        return [entry for entry in self.entries if entry.kind == "function"]

    @property
    def status_texts(self) -> Dict[str, str]:
        """What the header says about each status."""
        return dict(re.findall(rf"^ *(CAS_(?:ERROR_\w+|{REMARKS})) = .*?/\* (.*?) \*/", text(self.path), re.MULTILINE))


@lru_cache(maxsize=None)
def manual(path: Path = HEADER) -> Manual:
    """Reads a header. The text before the first section is that of a section named like the library's part."""
    blocks = [(part, block) for part in parts(path) for block in list(_blocks(part.read_text()))[1:]]
    first = next(_blocks(path.read_text()))
    introduction = _introduction(_comment_lines(_split(first)[0]))
    sections: List[Section] = []
    if not any(SECTION.match(block.splitlines()[0]) for _, block in blocks):
        sections.append(Section(path, _title(path), [], [Group("", [])]))
    for part, block in blocks:
        if match := SECTION.match(block.splitlines()[0]):
            rest = _comment_lines(block)[1:]
            sections.append(Section(part, match[1], _paragraphs(rest), [Group("", [])]))
        elif sections:
            _read(block, sections[-1].groups)
    found = Manual(path, introduction, sections)
    check(found)
    return found


def _introduction(lines: List[str]) -> List[Paragraph]:
    """What stands in front of the declarations. The conventions are indented as a list, and are text."""
    place = lines.index("Conventions") if "Conventions" in lines else len(lines)
    return _paragraphs(lines[:place] + [re.sub(r"^  ", "", line) for line in lines[place:]])


def _title(path: Path) -> str:
    return {DOCUMENTS: "Documents", RECORD: "Recording"}.get(path, path.stem)


def _read(block: str, groups: List[Group]) -> None:
    comment, code = _split(block)
    lines = _comment_lines(comment)
    if not code:
        title, _, rest = lines[0].partition(". ")
        groups.append(Group(title, _paragraphs([rest, *lines[1:]])))
        return
    if not re.search(r"^(CAS_API|typedef|enum|#define CAS_)", code, re.MULTILINE):
        return  # what the compiler alone needs
    paragraphs = _paragraphs(lines)
    listed = next(filter(None, (STATUSES.match(each.text) for each in paragraphs)), None)
    remarks, errors = (listed["remarks"] or "", listed["errors"] or "") if listed else ("", "")
    described = [each for each in paragraphs if not STATUSES.match(each.text)]
    names, values = _names(code)
    kind = "function" if "CAS_API" in code else "macro" if not names else "type"
    groups[-1].entries.append(Entry(kind, names or values, values if names else [], described, remarks, errors, code))


def _blocks(text: str) -> Iterator[str]:
    """Splits at empty lines, and in front of comments between declarations; a struct and a comment stay whole."""
    text = re.sub(r'^#ifdef __cplusplus\n(extern "C" \{|\})\n#endif\n', "", text, flags=re.MULTILINE)
    lines: List[str] = []
    for line in text.splitlines():
        is_whole = _is_whole("\n".join(lines))
        if is_whole and lines and (not line or line.startswith("/*")):
            yield "\n".join(lines)
            lines = []
        if line:
            lines.append(line)
    if lines:
        yield "\n".join(lines)


def _is_whole(text: str) -> bool:
    """Whether no comment and no brace is open at the end of a text."""
    bare = _bare(text)
    return "/*" not in bare and bare.count("{") == bare.count("}")


def _bare(code: str) -> str:
    return re.sub(r"/\*.*?\*/", "", code, flags=re.DOTALL)


def _split(block: str) -> Tuple[str, str]:
    """The comment in front of a declaration, and the declaration."""
    if not block.startswith("/*"):
        return "", block
    end = block.index("*/") + 2
    return block[:end], block[end:].strip("\n")


def _comment_lines(comment: str) -> List[str]:
    """The text of a comment, indented as it is there."""
    body = re.sub(r"^/\* ?|\s*\*/\s*$", "", comment, flags=re.DOTALL)
    return [re.sub(r"^ \* ?", "", line).rstrip() for line in body.splitlines()] if comment else []


def _paragraphs(lines: List[str]) -> List[Paragraph]:
    """Paragraphs and indented blocks. What a status means begins a paragraph, and so does the list of errors."""
    found: List[Paragraph] = []
    text: List[str] = []
    code: List[str] = []

    def close() -> None:
        if text:
            found.append(Paragraph(" ".join(text)))
            text.clear()
        while code and not code[-1]:
            code.pop()
        if code:
            found.append(Paragraph(_dedented(code), is_code=True))
            code.clear()

    for line in lines:
        if re.match(r" {2,}\S", line):
            if text:
                close()
            code.append(line)
        elif not line:
            if code:
                code.append(line)
            else:
                close()
        else:
            if code or re.match(rf"(Remarks|Errors|CAS_ERROR_\w+|CAS_({REMARKS}))[:,] ", line):
                close()
            text.append(line)
    close()
    return found


def _dedented(lines: List[str]) -> str:
    indent = min(len(line) - len(line.lstrip()) for line in lines if line)
    return "\n".join(line[indent:] for line in lines)


def _names(code: str) -> Tuple[List[str], List[str]]:
    bare = _bare(code)
    names = re.findall(r"^CAS_API [^(]*?\b(cas_\w+)\(", bare, re.MULTILINE)
    names += re.findall(r"^typedef [^{;]*?\(\*(cas_\w+)\)", bare, re.MULTILINE)
    names += re.findall(r"^typedef [^({;]*\b(cas_\w+);", bare, re.MULTILINE)
    names += re.findall(r"^\} (cas_\w+);", bare, re.MULTILINE)
    values = re.findall(r"^#define (CAS_\w+)", bare, re.MULTILINE)
    for inside in re.findall(r"\benum \{(.*?)\}", bare, re.DOTALL):
        values += re.findall(r"\b(CAS_\w+) *(?:=|,|$)", inside, re.MULTILINE)
    return list(dict.fromkeys(names)), list(dict.fromkeys(values))


def check(found: Manual) -> None:
    """Stops if the header declares something that no entry has."""
    header = Header(found.path)
    own = Header(HEADER) if found.path != HEADER else None
    declared = [*header.functions, *header.structs, *header.callbacks, *header.scalars, *header.handles]
    declared += [value for each in header.enumerations for value in each["values"]]
    if own:
        others = {*own.functions, *own.structs, *own.callbacks, *own.scalars, *own.handles}
        others |= {value for each in own.enumerations for value in each["values"]}
        declared = [name for name in declared if name not in others]
    declared += [name for name in header.macros if not name.startswith(("CAS_VERSION", "CAS_ABI"))]
    listed = {name for entry in found.entries for name in (*entry.names, *entry.values)}
    if missing := [name for name in declared if name not in listed]:
        raise SystemExit(f"interface/manual.py misses {', '.join(missing)}")


def places(manuals: List[Manual]) -> Dict[str, Tuple[Manual, Section, Entry]]:
    """Where each name is described."""
    return {name: (each, section, entry) for each in manuals for section in each.sections
            for entry in section.entries for name in (*entry.names, *entry.values)}


def all_manuals() -> List[Manual]:
    return [manual(HEADER), manual(DOCUMENTS), manual(RECORD)]

