"""Markdown from the text of comments: escapes, links from names of the C interface to their entries."""

import os
import re
from typing import Dict, List

NAME = re.compile(r"\b(cas_[a-z0-9_]+|CAS_[A-Z0-9_]+)\b(\(\))?(?!\.\.\.)")
SPECIAL = re.compile(r"([\\`*_<>\[\]|#~])")

#: Page and anchor of each name of the C interface, as "reference/c/solvers.md#cas_solver_new".
Places = Dict[str, str]


def relative(target: str, page: str) -> str:
    """A target, a page with or without an anchor, as a link from another page."""
    path, hash, anchor = target.partition("#")
    return os.path.relpath(path, os.path.dirname(page) or ".") + hash + anchor


def prose(text: str, page: str, places: Places) -> str:
    """The text of a comment as Markdown."""
    parts: List[str] = []
    last = 0
    for match in NAME.finditer(text):
        parts.append(escaped(text[last:match.start()]))
        parts.append(linked(match[1], match[2] or "", page, places))
        last = match.end()
    return "".join([*parts, escaped(text[last:])])


def escaped(text: str) -> str:
    """Text as Markdown; what stands between backticks stays code."""
    pieces = re.split(r"(`[^`]+`)", text)
    return "".join(piece if place % 2 else SPECIAL.sub(r"\\\1", piece) for place, piece in enumerate(pieces))


def linked(name: str, suffix: str, page: str, places: Places) -> str:
    code = f"`{name}{suffix}`"
    return f"[{code}]({relative(places[name], page)})" if name in places else code


def link_code(markdown: str, page: str, places: Places) -> str:
    """Makes links of functions and types of C that stand as code in a page, outside of headings, links and blocks."""
    lines = []
    is_block = False
    for line in markdown.split("\n"):
        if line.lstrip().startswith("```"):
            is_block = not is_block
        if not is_block and not line.startswith("#"):
            line = re.sub(r"(\[[^\]]*\]\([^)]*\))|(?<!`)`((?:cas|CAS)_\w+)(\(\))?`(?!`)",
                          lambda match: match[1] or linked(match[2], match[3] or "", page, places), line)
        lines.append(line)
    return "\n".join(lines)


def plain_pipes(markdown: str) -> str:
    """Takes the backslashes from pipes in code in tables: GitHub needs them there, Python-Markdown shows them."""
    lines = []
    is_block = False
    for line in markdown.split("\n"):
        if line.lstrip().startswith("```"):
            is_block = not is_block
        if not is_block and line.lstrip().startswith("|"):
            line = re.sub(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", lambda match: match[0].replace("\\|", "|"), line)
        lines.append(line)
    return "\n".join(lines)


def fence(language: str, text: str) -> str:
    mark = "````" if "```" in text else "```"
    return f"{mark}{language}\n{text}\n{mark}\n"
