"""The manual of the tool, docs/man/casement.1, as a page. It reads the macros that this one uses and refuses others."""

import re
import shlex
from pathlib import Path
from typing import Dict, List

from markup import SPECIAL, fence

PAGE = "reference/tool.md"


def page(root: Path) -> Dict[str, str]:
    lines: List[str] = ["# The tool", "", "`man casement` shows this page after `make install`.", ""]
    text: List[str] = []  # words of the paragraph so far
    terms: List[str] = []
    is_term = is_block = False

    def close() -> None:
        nonlocal terms
        if terms:
            lines.extend([" ".join(terms), f":   {' '.join(text) or '&nbsp;'}", ""])
        elif text:
            lines.extend([" ".join(text), ""])
        terms = []
        text.clear()

    for line in (root / "docs/man/casement.1").read_text().splitlines():
        macro, _, rest = line.partition(" ")
        if is_block and macro != ".fi":
            text.append(plain(line))
            continue
        if macro in (".SH", ".SS"):
            close()
            lines += [f"{'##' if macro == '.SH' else '###'} {plain(rest).capitalize()}", ""]
        elif macro in (".PP", ".TP"):
            close()
            is_term = macro == ".TP"
        elif macro == ".nf":
            close()
            is_block = True
        elif macro == ".fi":
            lines.append(fence("sh", "\n".join(text)))
            text.clear()
            is_block = False
        elif macro == ".br":
            text.append("<br>")
        elif macro == ".TH":
            continue
        elif macro.startswith(".") and macro not in STYLES:
            raise SystemExit(f"casement.1: a macro that docs/site/reference_tool.py does not know: {macro}")
        else:
            (terms if is_term else text).append(styled(macro, rest) if macro in STYLES else escaped(line))
            is_term = False
    close()
    return {PAGE: "\n".join(lines)}


STYLES = {".B": "B", ".I": "I", ".BI": "BI", ".BR": "BR", ".IR": "IR", ".RB": "RB", ".RI": "RI"}


def styled(macro: str, rest: str) -> str:
    """Words in the fonts of a macro: one font, or two in turn without spaces between the words."""
    fonts = STYLES[macro]
    if len(fonts) == 1:
        return font(fonts, rest.replace('"', ""))
    words = shlex.split(rest.replace("\\", "\\\\"), posix=True)
    return "".join(font(fonts[place % 2], word) for place, word in enumerate(words))


def font(name: str, words: str) -> str:
    inner = plain(words)
    stripped = inner.strip()
    if not stripped or name == "R":
        return SPECIAL.sub(r"\\\1", inner)
    before, after = inner[: len(inner) - len(inner.lstrip())], inner[len(inner.rstrip()):]
    return f"{before}`{stripped}`{after}" if name == "B" else f"{before}<em>{SPECIAL.sub(chr(92) * 2 + chr(49), stripped)}</em>{after}"


def escaped(line: str) -> str:
    return SPECIAL.sub(r"\\\1", plain(line))


def plain(line: str) -> str:
    line = re.sub(r"\\f[A-Z]", "", line).replace("\\-", "-").replace("\\&", "").replace("\\(aq", "'")
    return re.sub(r"\\e", "\\\\", line)
