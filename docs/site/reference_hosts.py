"""The reference of the modules of Python that import a toolkit, from their sources.

They are read and not imported, so that every machine makes the same pages, with the toolkits and without them.
"""

import ast
import re
from pathlib import Path
from typing import Dict, Iterator, List, Optional, Tuple

from markup import fence
from reference_python import docstring, returned, spelled

MODULES = {"qt": "PySide6", "tk": "tkinter"}


def pages(root: Path) -> Dict[str, str]:
    return {f"reference/python-{name}.md": _page(root / f"bindings/python/casement/{name}.py", name) for name in MODULES}


def _page(path: Path, name: str) -> str:
    text = path.read_text()
    module = ast.parse(text)
    lines = [f"# Python: `casement.{name}`", "",
             f"Needs {MODULES[name]}. [The guide](../bindings/python.md) has programs.", "",
             *docstring(ast.get_docstring(module))]
    comments = _comments(text)
    lines += ["## Constants", ""]
    for node in module.body:
        if isinstance(node, ast.Assign) and any(_names(node)):
            lines += [fence("python", str(ast.get_source_segment(text, node))), *docstring(_told(comments.get(node.lineno), ast.unparse(node)))]
    lines += ["## Classes", ""]
    for node in module.body:
        if isinstance(node, ast.ClassDef) and _is_public(node.name):
            lines += _class(node, f"casement.{name}.", comments)
    return "\n".join(lines)


def _class(node: ast.ClassDef, prefix: str, comments: Dict[int, str]) -> List[str]:
    bases = ", ".join(map(ast.unparse, node.bases))
    lines = [f"### `{node.name}` {{#{prefix}{node.name}}}", "",
             fence("python", f"class {node.name}" + (f"({bases})" if bases else "")),
             *docstring(_told(ast.get_docstring(node), node.name))]
    functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    init = next(each for each in functions if each.name == "__init__")
    lines += [fence("python", f"{node.name}{spelled(init)}".replace(" -> None", "")), *docstring(ast.get_docstring(init))]
    members = [*_attributes(init, comments), *_functions(functions)]
    for name, declaration, text in members:
        lines += [f"#### `{name}` {{#{prefix}{node.name}.{name}}}", "", fence("python", declaration), *docstring(text), ""]
    return lines


def _attributes(init: ast.FunctionDef, comments: Dict[int, str]) -> Iterator[Tuple[str, str, str]]:
    """Public attributes that __init__ sets, with the comments above them."""
    for node in init.body:
        target: Optional[ast.expr] = None
        if isinstance(node, ast.AnnAssign):
            target, type = node.target, ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            target, type = node.targets[0], ast.unparse(node.value.func)
        if isinstance(target, ast.Attribute) and _is_public(target.attr):
            yield target.attr, f"{target.attr}: {type}", _told(comments.get(node.lineno), target.attr)


def _functions(functions: List[ast.FunctionDef]) -> Iterator[Tuple[str, str, str]]:
    """Public properties and methods, in the order of the source."""
    decorators = {each: [ast.unparse(decorator) for decorator in each.decorator_list] for each in functions}
    settable = {name.partition(".")[0] for names in decorators.values() for name in names if name.endswith(".setter")}
    for each in functions:
        if not _is_public(each.name) or f"{each.name}.setter" in decorators[each]:
            continue
        text = _told(ast.get_docstring(each), each.name)
        if "property" in decorators[each]:
            yield each.name, f"{each.name}: {returned(each)}{'' if each.name in settable else '  # read only'}", text
        else:
            yield each.name, f"def {each.name}{spelled(each)}", text


def _told(text: Optional[str], name: str) -> str:
    """The text about a public name, which must have one."""
    if not text:
        raise ValueError(f"{name} has no docstring, and no comment above it that begins with #:")
    return text


def _comments(text: str) -> Dict[int, str]:
    """The text of each comment that begins with "#:", by the line that follows it."""
    lines = text.splitlines()
    return {place + 2: match[1] for place, line in enumerate(lines) if (match := re.match(r" *#: (.*)", line))}


def _names(node: ast.Assign) -> Iterator[str]:
    """The public names of an assignment."""
    for each in ast.walk(node.targets[0]):
        if isinstance(each, ast.Name) and _is_public(each.id):
            yield each.id


def _is_public(name: str) -> bool:
    return not name.startswith("_")
