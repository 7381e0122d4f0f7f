"""The reference of Rust: the public items of bindings/rust, with their comments, and how rustdoc is run."""

import re
from pathlib import Path
from typing import Dict, List

from markup import Places, fence, prose

PAGE = "reference/rust.md"
FUNCTION = re.compile(r"pub (?:const |unsafe )*fn \w")


def page(root: Path, places: Places) -> Dict[str, str]:
    folder = root / "bindings/rust"
    lines = ["# Rust interface", "",
             "Made from the sources in `bindings/rust`. `rustdoc` makes the same with links between types:", "",
             fence("console", "$ cargo doc --open --manifest-path bindings/rust/Cargo.toml"),
             "The crate links with `libcasement.a` or `libcasement.so` in `build/lib`: run `make lib` first. Its module `ffi` "
             "declares every function and struct of the [C interface](c/index.md).", ""]
    for path in sorted(folder.rglob("src/**/*.rs"), key=lambda path: (path.name != "lib.rs", str(path))):
        if path.name == "ffi.rs" or "target" in path.relative_to(folder).parts:
            continue
        items = _items(path.read_text())
        if items:
            lines += [f"## `{path.relative_to(folder)}`", ""]
            lines += [prose(_code_links(_module_comment(path)), PAGE, places), ""]
            lines += items_as_markdown(items, places)
    return {PAGE: "\n".join(lines)}


def _module_comment(path: Path) -> str:
    found = re.findall(r"^//! ?(.*)$", path.read_text(), re.MULTILINE)
    return " ".join(found)


def _code_links(text: str) -> str:
    return re.sub(r"\[(`[^`]+`)\]", r"\1", text)


def _items(text: str) -> List[tuple]:
    """Declarations with their comments, and the type whose impl they are in."""
    found: List[tuple] = []
    comment: List[str] = []
    owner = ""
    lines = iter(text.split("\n#[cfg(test)]")[0].splitlines())
    for line in lines:
        stripped = line.strip()
        if stripped.startswith("///"):
            comment.append(stripped[3:].strip())
        elif match := re.match(r"impl(?:<[^>]*>)? (?:[\w<>':, ]+ for )?(\w+)", line):
            owner = "" if " for " in line.split("{")[0] else match[1]
        elif line == "}":
            owner = ""
        elif re.match(r"pub (?!use|mod|\()", stripped):
            head = stripped
            while FUNCTION.match(head) and not re.search(r"[{;]$", head):
                head += " " + next(lines).strip()
            head = re.sub(r"\( ", "(", re.sub(r",? \)", ")", re.sub(r"\s*[{;,]$", "", head)))
            found.append((owner, re.sub(r"^pub ", "", head), _text(comment)))
            if match := re.match(r"pub (?:struct|enum|trait) (\w+).*\{$", stripped):
                owner = match[1]
            comment = []
        elif stripped and not stripped.startswith("#["):
            comment = []
    return found


def _text(comment: List[str]) -> str:
    """The comment up to its first example."""
    examples = [place for place, line in enumerate(comment) if line.startswith("```")]
    return " ".join(filter(None, comment[: examples[0]] if examples else comment)).rstrip(":")


def items_as_markdown(items: List[tuple], places: Places) -> List[str]:
    lines = ["| | |", "|---|---|"]
    for owner, head, comment in items:
        shown = f"{owner}: {head}" if owner else head
        text = prose(_code_links(comment), PAGE, places)
        lines.append(f"| `` {shown.replace('|', chr(92) + '|')} `` | {text} |")
    return [*lines, ""]
