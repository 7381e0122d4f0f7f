"""The reference of Python: the public names of the package, their docstrings and signatures.

It imports the package, which loads no library, and prints signatures as the sources spell them. reference_hosts.py makes
the pages of the modules that import a toolkit.
"""

import ast
import inspect
import re
import sys
import textwrap
import typing
from enum import Enum
from pathlib import Path
from typing import Any, Dict, List, Tuple

from markup import Places, fence

PAGE = "reference/python.md"
KIWI = "reference/python-kiwi.md"
WIDTH = 70  # characters of parameters that stand on one line
GROUPS = {
    "Scenes": ("Scene", "load", "Constraint", "Comparison", "Anchor", "Expression", "Edit"),
    "Items": ("Item", "View", "ScrollView", "StackView", "FlowView", "GridView", "Guide", "Bar", "Obstruction"),
    "Screens": ("Controller", "NavigationController", "TabController", "ControllerBar", "NavigationBar", "StatusBar",
                "Keyboard", "Animation", "Device", "devices"),
    "Solver": ("Solver", "Row", "Variable", "Path", "Term"),
}


def pages(root: Path, places: Places) -> Dict[str, str]:
    sys.path.insert(0, str(root / "bindings/python"))
    try:
        import casement
        import casement.kiwi
        import casement.words
    finally:
        sys.path.pop(0)
    names = [name for name in casement.__all__ if not name.startswith("__")]
    groups: Dict[str, List[str]] = {title: [name for name in wanted if name in names] for title, wanted in GROUPS.items()}
    listed = {name for group in groups.values() for name in group}
    groups["Errors"] = [name for name in names if _is_class(casement, name, BaseException)]
    groups["Words"] = [name for name in names if _is_class(casement, name, Enum)]
    listed |= {*groups["Errors"], *groups["Words"]}
    groups["Further names"] = [name for name in names if name not in listed]
    lines = ["# Python interface", "",
             "Made from the docstrings of the package `casement`. [The guide](../bindings/python.md) has programs.", "",
             "Modules with pages of their own: [`casement.kiwi`](python-kiwi.md), in the place of kiwisolver; "
             "[`casement.qt`](python-qt.md) and [`casement.tk`](python-tk.md), layouts for windows.", ""]
    for title, group in groups.items():
        lines += [f"## {title}", ""]
        constants = []
        for name in group:
            value = getattr(casement, name)
            if inspect.isclass(value) or inspect.isfunction(value):
                lines += _entry(name, value, "casement.")
            else:
                constants.append(f"{name} = {value!r}" if isinstance(value, (int, float, str)) else
                                 f"{name} = {_alias(value)}")
        if title == "Words":
            lines += _words(casement.words)
        if constants:
            lines += ["### Constants and types of arguments", "", fence("python", "\n".join(constants))]
    kiwi = ["# Python: `casement.kiwi`", "", *docstring(casement.kiwi.__doc__), ""]
    for name in casement.kiwi.__all__:
        value = getattr(casement.kiwi, name)
        if inspect.isclass(value):
            kiwi += _entry(name, value, "casement.kiwi.")
    return {PAGE: "\n".join(lines), KIWI: "\n".join(kiwi)}


def overloads(function: Any) -> List[Any]:
    """The forms of a function with several; none before Python 3.11."""
    return list(getattr(typing, "get_overloads", lambda _: [])(function))


def _words(module: Any) -> List[str]:
    """The types of words, with the words."""
    lines = ["### Types of words", "", *docstring(module.__doc__), "| type | words |", "|---|---|"]
    for name, value in vars(module).items():
        if typing.get_origin(value) is typing.Literal:
            lines.append(f"| `{name}` | {', '.join(f'`{word}`' for word in typing.get_args(value))} |")
    return [*lines, ""]


def _is_class(module: Any, name: str, base: type) -> bool:
    value = getattr(module, name)
    return inspect.isclass(value) and issubclass(value, base)


def _alias(value: Any) -> str:
    text = re.sub(r"\b(?:typing|casement(?:\.\w+)*)\.", "", repr(value))
    return re.sub(r"<enum '(\w+)'>|<class '(?:[\w.]+\.)?(\w+)'>", lambda match: match[1] or match[2], text)


def _entry(name: str, value: Any, prefix: str) -> List[str]:
    lines = [f"### `{name}` {{#{prefix}{name}}}", ""]
    if not inspect.isclass(value):
        forms = [f"def {name}{_signature(form)}" for form in overloads(value) or [value]]
        return [*lines, fence("python", "\n\n".join(forms)), *docstring(value.__doc__), ""]
    if issubclass(value, Enum):
        lines += docstring(value.__doc__)
        return [*lines, "", ", ".join(f"`{member.name}` = {member.value}" for member in value), ""]
    if issubclass(value, tuple) and hasattr(value, "_fields"):
        types = value.__annotations__ if "__annotations__" in vars(value) else {}
        fields = [f"{field}: {_alias(types[field])}" if field in types else field for field in value._fields]
        lines += [fence("python", f"class {name}({', '.join(fields)})")]
        return [*lines, *docstring(value.__doc__), *_listed(value, name, prefix)]
    bases = [base.__name__ for base in value.__bases__ if _is_public(base) or base.__module__ == "builtins"]
    bases = [base for base in bases if base != "object"]
    lines += [fence("python", f"class {name}" + (f"({', '.join(bases)})" if bases else ""))]
    lines += docstring(value.__doc__ if "__doc__" in vars(value) else "")
    if "__init__" in vars(value) and inspect.isfunction(value.__init__):
        lines += [fence("python", f"{name}{_signature(value.__init__)}".replace(" -> None", ""))]
        lines += docstring(value.__init__.__doc__)
    anchors = [each for each, found in vars(value).items() if type(found).__name__ == "_AnchorOf"]
    if anchors:
        lines += ["", f"Anchors: {', '.join(f'`{each}`' for each in anchors)}."]
    return [*lines, "", *_listed(value, name, prefix)]


def _listed(of: type, name: str, prefix: str) -> List[str]:
    lines = []
    for title, signature, text in _members(of):
        lines += [f"#### `{title}` {{#{prefix}{name}.{title}}}", "", fence("python", signature), *docstring(text), ""]
    return lines


def _members(of: type) -> List[Tuple[str, str, str]]:
    """Public members with docstrings, those of bases that are not public themselves included."""
    found: Dict[str, Tuple[str, str, str]] = {}
    for base in of.__mro__:
        if base is not of and (not base.__module__.startswith("casement")
                               or any(_is_public(each) and issubclass(each, base) for each in of.__mro__[1:])):
            continue
        for name, value in vars(base).items():
            if name.startswith("_") or name in found:
                continue
            plain = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
            if isinstance(plain, property):
                result = _result(plain.fget)
                found[name] = (name, f"{name}{f': {result}' if result else ''}" + ("" if plain.fset else "  # read only"),
                               plain.fget.__doc__ or "")
            elif inspect.isfunction(plain):
                found[name] = (name, f"def {name}{_signature(plain)}", plain.__doc__ or "")
    return sorted(found.values()) if not issubclass(of, tuple) else list(found.values())


def _is_public(base: type) -> bool:
    import casement
    return getattr(casement, base.__name__, None) is base if base.__name__ in casement.__all__ else False


def _definition(function: Any) -> ast.FunctionDef:
    return ast.parse(textwrap.dedent(inspect.getsource(inspect.unwrap(function)))).body[0]  # type: ignore[return-value]


def _signature(function: Any) -> str:
    try:
        return spelled(_definition(function))
    except (OSError, TypeError):
        return str(inspect.signature(function))


def spelled(node: ast.FunctionDef) -> str:
    """Parameters and result, without self, on several lines if they are long."""
    arguments = node.args
    for each in (arguments.posonlyargs or arguments.args)[:1]:
        if each.arg in ("self", "cls"):
            (arguments.posonlyargs or arguments.args).pop(0)
    for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        if isinstance(each.annotation, ast.Constant) and isinstance(each.annotation.value, str):
            each.annotation = ast.parse(each.annotation.value, mode="eval").body
    result = f" -> {returned(node)}" if node.returns else ""
    parameters = re.sub(r"(?<=[\w\]'])=", " = ", ast.unparse(arguments))
    if len(parameters) + len(result) > WIDTH:
        # At commas outside of brackets and texts.
        parts = re.findall(r"(?:[^,\[('\"]|\[(?:[^\[\]]|\[(?:[^\[\]]|\[[^\]]*\])*\])*\]|\([^)]*\)|'[^']*'|\"[^\"]*\")+", parameters)
        parameters = "\n    " + ",\n    ".join(part.strip() for part in parts)
    return f"({parameters}){result}"


def _result(function: Any) -> str:
    try:
        return returned(_definition(function))
    except (OSError, TypeError):
        return ""


def returned(node: ast.FunctionDef) -> str:
    """The type that a function returns."""
    return ast.unparse(node.returns).strip("'") if node.returns else ""


def docstring(text: Any) -> List[str]:
    """A docstring as Markdown: its examples become blocks."""
    if not text:
        return []
    lines: List[str] = []
    is_example = False
    for line in inspect.cleandoc(text).splitlines():
        if line.startswith(">>>") and not is_example:
            is_example = True
            lines += ["", "```pycon"]
        elif is_example and not line:
            is_example = False
            lines.append("```")
        lines.append(line if is_example else re.sub(r"([*_<\[])(?![^`]*`[^`]*$)", r"\\\1", line) if "`" not in line else line)
    if is_example:
        lines.append("```")
    return [*lines, ""]
