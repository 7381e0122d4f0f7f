"""Man pages of section 3 for every function and type of the headers.

    python3 interface/man.py build/man     writes build/man/LIBRARY/man3/NAME.3, for the libraries casement,
                                           casement-documents and casement-record
"""

import re
import sys
from pathlib import Path
from typing import Dict, Iterator, List, Tuple

from header import Header
from manual import DOCUMENTS, RECORD, SCREEN, Entry, Group, Manual, Paragraph, Section, all_manuals, places

LIBRARIES = {DOCUMENTS: "casement-documents", RECORD: "casement-record"}
INCLUDES = {SCREEN: "casement/screen.h", DOCUMENTS: "casement/casement_documents.h", RECORD: "casement/record.h"}
#: Types that a page does not repeat: every reader knows them.
KNOWN = {"cas_status", "cas_variable", "cas_constraint", "cas_edit", "cas_item", "cas_controller", "cas_solver", "cas_scene"}
WIDTH = 78  # columns of a declaration


class Pages:
    def __init__(self) -> None:
        self.manuals = all_manuals()
        self.places = places(self.manuals)
        self.texts = self.manuals[0].status_texts
        self.version = Header().macros["CAS_VERSION_STRING"]

    def write(self, folder: Path) -> int:
        count = 0
        for each in self.manuals:
            library = folder / LIBRARIES.get(each.path, "casement") / "man3"
            library.mkdir(parents=True, exist_ok=True)
            for name, text in self._pages(each):
                (library / f"{name}.3").write_text(text)
                count += 1
        return count

    def _pages(self, of: Manual) -> Iterator[Tuple[str, str]]:
        for section in of.sections:
            for group in section.groups:
                for entry in group.entries:
                    if entry.kind == "macro":
                        continue
                    yield entry.name, self._page(of, section, group, entry)
                    for alias in entry.names[1:]:
                        yield alias, f".so man3/{entry.name}.3\n"

    def _page(self, of: Manual, section: Section, group: Group, entry: Entry) -> str:
        summary = entry.summary or f"a type of the section {section.title}"
        lines = [f'.TH {entry.name} 3 "" "casement {self.version}" "{section.title}"',
                 ".SH NAME", f"{', '.join(entry.names)} \\- {text(lowered(summary))}",
                 ".SH SYNOPSIS", ".nf", f".B #include <{INCLUDES.get(section.path, 'casement.h')}>", ".PP",
                 *code_lines(declaration(entry)), ".fi"]
        if entry.comment:
            lines += [".SH DESCRIPTION", *described(entry.comment)]
        if entry.remarks:
            lines += [".SH REMARKS", *self._statuses("CAS_", entry.remarks)]
        if entry.errors:
            lines += [".SH ERRORS", *self._statuses("CAS_ERROR_", entry.errors)]
        types = self._types(entry)
        if types:
            lines += [".SH TYPES"]
            for each in types:
                lines += [".PP", ".EX", *code_lines(each.code), ".EE"]
        lines += [".SH SEE ALSO", *self._related(of, group, entry)]
        return "\n".join(lines) + "\n"

    def _statuses(self, prefix: str, listed: str) -> List[str]:
        lines = []
        for name, note in statuses(listed):
            meaning = self.texts.get(prefix + name, "")
            lines += [".TP", f".B {prefix}{name}", text(f"{meaning} ({note})" if note else meaning)]
        return lines

    def _types(self, entry: Entry) -> List[Entry]:
        """The structs and enums in a declaration, with those that a struct has as members."""
        found: Dict[str, Entry] = {}
        waiting = re.findall(r"\bcas_\w+", bare(entry.code))
        while waiting:
            name = waiting.pop(0)
            if name in KNOWN or name in entry.names or name in found or name not in self.places:
                continue
            of = self.places[name][2]
            if of.kind == "type":
                found[name] = of
                waiting += re.findall(r"\bcas_\w+", bare(of.code))
        return list({each.name: each for each in found.values()}.values())

    def _related(self, of: Manual, group: Group, entry: Entry) -> List[str]:
        """The overview, the functions that the text names, and neighbours; for a type, the functions that take it."""
        said = " ".join(paragraph.text for paragraph in entry.comment)
        names = re.findall(r"\b(cas_\w+)\(\)", said)
        if entry.kind == "type":
            names += [each.name for each in of.functions if entry.names[0] in re.findall(r"\bcas_\w+", each.code)]
        functions = [each.name for each in group.entries if each.kind == "function"]
        if entry.name in functions:
            place = functions.index(entry.name)
            names += functions[max(0, place - 2): place + 3]
        names = [name for name in dict.fromkeys(names) if name in self.places and name != entry.name][:12]
        shown = ["casement", *names]
        return [f".BR {name} (3)" + ("," if name != shown[-1] else "") for name in shown]


def statuses(listed: str) -> List[Tuple[str, str]]:
    """Names of remarks or errors, each with what the header says about it there. A note at the end of a part after a semicolon is
    about the whole part."""
    found: List[Tuple[str, str]] = []
    for place, part in enumerate(re.split(r";(?![^(]*\))", listed)):
        matches = list(re.finditer(r"\b[A-Z][A-Z_]{2,}\b(?![^(]*\))", part))
        names = [match[0] for match in matches]
        ends = [match.start() for match in matches[1:]] + [len(part)]
        notes = [part[match.end():end].strip(" ,.").strip("()") for match, end in zip(matches, ends)]
        notes = [re.sub(r"^strict\b", "in a strict scene", note) for note in notes]
        if place and notes:
            notes = [note or notes[-1] for note in notes]
        found += zip(names, notes)
    return found


def described(paragraphs: List[Paragraph]) -> List[str]:
    lines: List[str] = []
    for each in paragraphs:
        if each.is_code:
            lines += [".PP", ".RS 4", ".EX", *code_lines(each.text), ".EE", ".RE"]
        else:
            lines += [".PP", *sentences(each.text)]
    return lines[1:] if lines and lines[0] == ".PP" else lines


def sentences(paragraph: str) -> List[str]:
    """A paragraph with each sentence on a line, names in bold."""
    return [line for part in re.split(r"(?<=[.:;]) (?=[A-Z(])", paragraph) for line in bold(part)]


def bold(part: str) -> List[str]:
    marked = re.sub(r"\b(cas_\w+|CAS_\w+)\b", "\x01\\1\x02", part)
    return [text(marked).replace("\x01", "\\fB").replace("\x02", "\\fR")]


def declaration(entry: Entry) -> str:
    if entry.kind != "function":
        return entry.code
    code = " ".join(entry.code[len("CAS_API "):].split())
    if len(code) <= WIDTH:
        return code
    head, parameters = code.split("(", 1)
    return f"{head}(\n    " + parameters.replace(", ", ",\n    ")


def code_lines(code: str) -> List[str]:
    return [text(line, is_code=True) if line else ".sp" for line in code.splitlines()]


def text(line: str, is_code: bool = False) -> str:
    """A line of text as roff: no character of it is a command."""
    line = line.replace("\\", "\\e")
    if is_code:
        line = line.replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga").replace("^", "\\(ha").replace("~", "\\(ti")
    return f"\\&{line}" if line[:1] in (".", "'") else line


def lowered(summary: str) -> str:
    return summary[:1].lower() + summary[1:] if not summary[1:2].isupper() else summary


def bare(code: str) -> str:
    return re.sub(r"/\*.*?\*/", "", code, flags=re.DOTALL)


if __name__ == "__main__":
    print(f"{Pages().write(Path(sys.argv[1]))} pages")
