"""The reference of JavaScript: the exported names of bindings/js/src, from the declarations for TypeScript."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, List

from markup import Places, escaped, fence, prose

PAGE = "reference/javascript.md"
LEFT_OUT = {"abi.d.ts", "index.d.ts"}  # constants of C, and a list of the others


@dataclass
class Declared:
    """A class, an interface, a type or a function, with its members if it has any."""

    head: str
    comment: str
    members: List["Declared"] = field(default_factory=list)

    @property
    def name(self) -> str:
        match = re.search(r"\b(?:class|interface|type|function|const) (\w+)", self.head)
        return match[1] if match else ""


def read(text: str) -> List[Declared]:
    found: List[Declared] = []
    comment: List[str] = []
    inside = False
    is_comment = False
    head = ""
    for line in text.splitlines():
        stripped = line.strip()
        if is_comment or stripped.startswith("/**"):
            comment.append(re.sub(r"^(/\*\*|\*(?!/)) ?|\s*\*/$", "", stripped))
            is_comment = "*/" not in stripped
        elif inside and not head and line == "}":
            inside = False
        elif stripped and not stripped.startswith(("import ", "//")):
            head = f"{head} {stripped}".strip()
            if head.endswith("{}"):
                found.append(Declared(head[:-2].strip(), _text(comment)))
            elif not inside and re.match(r"(export )?(declare )?(abstract )?(class|interface) [^;]*\{$", head):
                found.append(Declared(head[:-1].strip(), _text(comment)))
                inside = True
            elif head.endswith(";") and head.count("{") == head.count("}"):
                (found[-1].members if inside else found).append(Declared(head[:-1], _text(comment)))
            elif not (head.endswith("}") and head.count("{") == head.count("}")):  # which is a declaration of others
                continue
            head, comment = "", []
    bases = {base for each in found for base in re.findall(r" extends (\w+)", each.head)}
    return [each for each in found if each.name in bases or re.match(r"export (?!\{|\*|type \{)", each.head)]


def _text(comment: List[str]) -> str:
    return " ".join(filter(None, comment)).strip()


def _again(text: str) -> List[str]:
    """The modules that a module exports as they are."""
    return re.findall(r'export \* from "\./(\w+)\.js"', text)


def page(root: Path, places: Places) -> Dict[str, str]:
    folder = root / "bindings/js/src"
    index = (folder / "index.d.ts").read_text()
    everything = set(_again(index))
    everything |= {inner for module in everything for inner in _again((folder / f"{module}.d.ts").read_text())}
    named = set(re.findall(r"\b[A-Z]\w+|\bload\b", " ".join(re.findall(r"export (?:type )?\{(.*?)\}", index, re.DOTALL))))
    lines = ["# JavaScript interface", "",
             "Made from the declarations for TypeScript in `bindings/js/src`. "
             "[The guide](../bindings/js.md) shows how to load the module and has examples; the entries of the "
             "[C interface](c/index.md) say what each call does.", ""]
    for path in sorted(folder.glob("*.d.ts"), key=lambda path: (path.name not in ("scene.d.ts", "load.d.ts"), path.name)):
        if path.name in LEFT_OUT:
            continue
        module = path.name[:-5]
        declared = read(path.read_text())
        inherited = {each.name: each.head for each in declared if " interface " in each.head and not each.members}
        for each in declared:
            if each.head == inherited.get(each.name):
                continue  # it only says what the class of the same name inherits
            if module not in everything and each.name not in named and each.head.startswith("export"):
                continue
            if any(f"### {each.name} {{" in line for line in lines):
                continue  # an interface beside a class of the same name
            lines += [f"### {each.name} {{#{each.name}}}", ""]
            heads = [each.head, *([inherited[each.name]] if each.name in inherited else [])]
            lines += [fence("ts", "\n".join(re.sub(r"^(export )?(declare )?", "", head) for head in heads) + ("" if each.members else ";"))]
            lines += [prose(each.comment, PAGE, places), ""] if each.comment else []
            if each.members:
                lines += ["| | |", "|---|---|"]
                lines += [f"| `` {member.head.replace('|', chr(92) + '|')} `` | {prose(member.comment, PAGE, places)} |"
                          for member in each.members]
                lines.append("")
    lines += ["### Constants", "", fence("ts", "\n".join(re.findall(r"^export declare (const .*;)$", index, re.MULTILINE)))]
    lines += [escaped("All functions, constants and structs of C are in `casement/abi`."), ""]
    return {PAGE: "\n".join(lines)}
