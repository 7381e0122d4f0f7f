"""The reference of C: a page for each section of casement.h and casement/screen.h, and one for each other header."""

import re
from typing import Dict, List

from manual import DOCUMENTS, RECORD, SCREEN, Entry, Manual, Paragraph, Section, all_manuals
from markup import Places, fence, prose, relative

FOLDER = "reference/c"
WIDTH = 84  # characters of a declaration that fit on a page
HEADERS = {SCREEN: "casement/screen.h", DOCUMENTS: "casement/casement_documents.h", RECORD: "casement/record.h"}


class Reference:
    def __init__(self) -> None:
        self.manuals: List[Manual] = all_manuals()
        self.texts = self.manuals[0].status_texts
        self.places: Places = {name: f"{FOLDER}/{section.slug}.md#{name}" for each in self.manuals
                               for section in each.sections for entry in section.entries
                               for name in (*entry.names, *entry.values)}

    def pages(self) -> Dict[str, str]:
        written = {f"{FOLDER}/index.md": self._index()}
        for each in self.manuals:
            for section in each.sections:
                written[f"{FOLDER}/{section.slug}.md"] = self._section(each, section)
        return written

    def _index(self) -> str:
        page = f"{FOLDER}/index.md"
        main = self.manuals[0]
        titles = [paragraph.text for paragraph in main.introduction]
        examples, index, conventions = 4, titles.index("Index"), titles.index("Conventions")
        lines = ["# C interface", "",
                 "Made from `casement.h` and `casement/screen.h`, which have the same text as comments. `man cas_solver_add` shows "
                 "the entry of a function after `make install`.", ""]
        for each in self.manuals:
            for section in each.sections:
                lines += [f"## [{section.title}]({section.slug}.md)", ""]
                if section.path in HEADERS:
                    lines += [f"`#include <{HEADERS[section.path]}>`", ""]
                lines += ["| | |", "|---|---|"]
                lines += [f"| [`{entry.name}{'()' if entry.kind == 'function' else ''}`]"
                          f"({section.slug}.md#{entry.name}) | {prose(entry.summary, page, self.places)} |"
                          for entry in section.entries if entry.comment]
                lines.append("")
        lines += ["## Conventions", ""]
        for paragraph in main.introduction[conventions + 1:]:
            if paragraph.is_code:
                lines += self._paragraphs([paragraph], page)
                continue
            title, _, text = paragraph.text.partition(". ")
            if " " in title:
                title, text = "", paragraph.text
            lines += [(f"**{title}.** " if title else "") + prose(text, page, self.places), ""]
        lines += ["## Examples", ""]
        lines += self._paragraphs(main.introduction[examples:index], page)
        return "\n".join(lines)

    def _section(self, of: Manual, section: Section) -> str:
        page = f"{FOLDER}/{section.slug}.md"
        lines = [f"# {section.title}", ""]
        if section.path in HEADERS:
            lines += [f"`#include <{HEADERS[section.path]}>`", ""]
        if of.path in HEADERS:
            lines += self._paragraphs(of.introduction, page)
        lines += self._paragraphs(section.comment, page)
        for group in section.groups:
            if group.title:
                lines += [f"## {group.title}", ""]
                lines += self._paragraphs(group.comment, page)
            for entry in group.entries:
                lines += self._entry(entry, page)
        return "\n".join(lines)

    def _entry(self, entry: Entry, page: str) -> List[str]:
        lines = ["".join(f'<span id="{name}"></span>' for name in (*entry.names[1:], *entry.values)), "",
                 f"### `{entry.name}` {{#{entry.name}}}", "", fence("c", declaration(entry))]
        lines += self._paragraphs(entry.comment, page)
        if entry.remarks:
            lines += ["**Remarks:** " + self._statuses("CAS_", entry.remarks, page), ""]
        if entry.errors:
            lines += ["**Errors:** " + self._statuses("CAS_ERROR_", entry.errors, page), ""]
        return lines

    def _statuses(self, prefix: str, text: str, page: str) -> str:
        """The list of remarks or errors, each with a link to its meaning; what stands in parentheses stays."""
        parts = []
        last = 0
        for match in re.finditer(r"\b[A-Z][A-Z_]{3,}\b", text):
            parts.append(prose(text[last:match.start()], page, self.places))
            name = match[0]
            if prefix + name in self.texts:
                target = relative(self.places[prefix + name], page)
                parts.append(f'[`{name}`]({target} "{self.texts[prefix + name]}")')
            else:
                parts.append(prose(name, page, self.places))
            last = match.end()
        return "".join([*parts, prose(text[last:], page, self.places)])

    def _paragraphs(self, paragraphs: List[Paragraph], page: str) -> List[str]:
        lines = []
        for each in paragraphs:
            if each.is_code:
                is_program = re.search(r"[;{]$", each.text, re.MULTILINE) and not each.text.startswith("if ")
                lines += [fence("c" if is_program else "text", each.text)]
            else:
                lines += [prose(each.text, page, self.places), ""]
        return lines


def declaration(entry: Entry) -> str:
    """The declaration as a reader needs it: without the macro that exports it."""
    if entry.kind != "function":
        return entry.code
    code = " ".join(entry.code[len("CAS_API "):].split())
    if len(code) <= WIDTH:
        return code
    head, parameters = code.split("(", 1)
    return f"{head}(\n    " + parameters.replace(", ", ",\n    ")
