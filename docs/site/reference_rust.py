"""The reference of Rust: the public types of the crates in bindings/rust, from their sources, and how rustdoc is run."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, Iterator, List, Tuple

from markup import Places, fence, prose

PAGE = "reference/rust.md"
CRATES = {"casement": "bindings/rust/src", "casement_terminal": "bindings/rust/terminal/src"}
#: What opens a body that is no part of a declaration.
OPENS = re.compile(r"\s*(\{.*|;|,)$")


@dataclass
class Type:
    declaration: str
    comment: List[str]
    members: List[Tuple[str, List[str]]] = field(default_factory=list)


class Reader:
    """Reads public types, functions and the words that macros make enumerations of. Types of all files are one list."""

    def __init__(self) -> None:
        self.types: Dict[str, Type] = {}
        self.functions: List[Tuple[str, List[str]]] = []
        self.waiting: Dict[str, List[Tuple[str, List[str]]]] = {}

    def read(self, text: str) -> None:
        lines = iter(text.split("\n#[cfg(test)]")[0].splitlines())
        comment: List[str] = []
        owner = macro = ""
        is_trait_impl = False
        for line in lines:
            stripped = line.strip()
            if stripped.startswith("macro_rules!"):
                self._skip(lines)
            elif stripped.startswith("///"):
                comment.append(stripped[3:].removeprefix(" "))
            elif stripped.startswith(("#[", "//")):
                continue
            elif line == "}":
                owner = macro = ""
                is_trait_impl = False
            elif match := re.match(r"(\w+)! \{$", line):
                macro, comment = match[1], []
            elif macro:
                owner = self._of_macro(macro, stripped, comment, owner)
                comment = []
            elif match := re.match(r"impl(?:<[^{]*?>)? (.*?)\s*\{", line):
                is_trait_impl = " for " in match[1]
                owner = re.match(r"\w+", match[1])[0]  # type: ignore[index]
                comment = []
            elif match := re.match(r"pub (struct|enum|trait) (\w+)", line):
                self.types[match[2]] = Type(re.sub(r"\(pub\(crate\).*\)|\(.*\)$", "", OPENS.sub("", stripped)), comment)
                owner = match[2] if stripped.endswith("{") else ""
                comment = []
            elif re.match(r"pub (?!use|mod|\()", stripped) and not is_trait_impl:
                head = stripped
                while "fn " in head and not re.search(r"[{;]$|\}$", head):
                    head += " " + next(lines).strip()
                head = OPENS.sub("", head).removeprefix("pub ")
                head = re.sub(r"\( ", "(", re.sub(r",? \)", ")", head))
                (self.waiting.setdefault(owner, []) if owner else self.functions).append((head, comment))
                comment = []
            elif owner in self.types and re.match(r"[A-Z]\w*(\(.*\))?,$", stripped):
                self.waiting.setdefault(owner, []).append((stripped.rstrip(","), comment))
                comment = []
            elif stripped:
                comment = []

    def _of_macro(self, macro: str, line: str, comment: List[str], owner: str) -> str:
        """A line in the braces of a macro: words of an enumeration, fields of a rectangle, anchors of an item."""
        if match := re.match(r"(\w+)(?:: | = )cas_\w+ \{(.*?)\}?$", line):
            kind = "enum" if macro == "words" else "struct"
            self.types[match[1]] = Type(f"pub {kind} {match[1]}", comment)
            for name in re.findall(r"\w+", match[2]):
                self.waiting.setdefault(match[1], []).append((f"{name}: f64", []))
            return "" if line.endswith("}") else match[1]
        if line == "}":
            return ""
        if match := re.match(r"(\w+)(?: = \w+)?,?$", line):
            shown = {"anchors": f"fn {match[1]}(self) -> Anchor", "words": match[1]}.get(macro, f"{match[1]}: f64")
            self.waiting.setdefault("Item" if macro == "anchors" else owner, []).append((shown, comment))
        return owner

    @staticmethod
    def _skip(lines: Iterator[str]) -> None:
        for line in lines:
            if line == "}":
                return

    def finish(self) -> None:
        for name, members in self.waiting.items():
            if name in self.types:
                self.types[name].members += members


def page(root: Path, places: Places) -> Dict[str, str]:
    lines = ["# Rust interface", "",
             "Made from the sources in `bindings/rust`; [the guide](../bindings/rust.md) has programs. `rustdoc` makes the "
             "same with the example of every function:", "",
             fence("console", "$ cargo doc --open --manifest-path bindings/rust/Cargo.toml"),
             "The module `casement::ffi` declares every function and struct of the [C interface](c/index.md).", ""]
    for crate, folder in CRATES.items():
        paths = sorted((root / folder).rglob("*.rs"), key=lambda path: (path.name != "lib.rs", path.name))
        if not paths:
            continue
        reader = Reader()
        for path in paths:
            if path.name != "ffi.rs":
                reader.read(path.read_text())
        reader.finish()
        lines += [f"## `{crate}`", ""]
        first = re.match(r"((?://!.*\n)+?)//!\s*\n", paths[0].read_text())
        if first:
            lines += [prose(_plain(re.sub(r"//! ?", "", first[1]).split("\n")), PAGE, places), ""]
        for name, each in sorted(reader.types.items()):
            lines += [f"### {name} {{#{crate}.{name}}}", "", fence("rust", each.declaration),
                      prose(_plain(each.comment), PAGE, places), ""]
            example = _example(each.comment)
            if example:
                lines += [fence("rust", example)]
            lines += _table(each.members, places)
        if reader.functions:
            lines += [f"### Functions of `{crate}`", "", *_table(reader.functions, places)]
    return {PAGE: "\n".join(lines)}


def _plain(comment: List[str]) -> str:
    """The text of a comment up to its first example or heading, without links of rustdoc."""
    text: List[str] = []
    for line in comment:
        if line.startswith(("```", "# ", "| ")):
            break
        text.append(line)
    return re.sub(r"\[(`[^`]+`)\](\([^)]*\))?", r"\1", " ".join(filter(None, text))).strip().rstrip(":")


def _example(comment: List[str]) -> str:
    """The first example, without the lines that rustdoc hides."""
    found = re.search(r"^```\w*\n(.*?)^```$", "\n".join(comment), re.MULTILINE | re.DOTALL)
    return "\n".join(line for line in found[1].splitlines() if not re.match(r"# |#$", line)).strip("\n") if found else ""


def _table(members: List[Tuple[str, List[str]]], places: Places) -> List[str]:
    if not members:
        return []
    rows = [f"| `` {head.replace('|', chr(92) + '|')} `` | {prose(_plain(comment), PAGE, places)} |"
            for head, comment in members]
    return ["| | |", "|---|---|", *rows, ""]
