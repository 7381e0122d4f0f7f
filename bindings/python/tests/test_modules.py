"""The modules of the client import each other in one direction."""

import ast

from conftest import PACKAGE

FOLDER = PACKAGE / "casement"
MODULES = {".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path
           for path in FOLDER.rglob("*.py")}


def imported(name, path):
    """The modules of the client that a module imports when a program runs, also in functions."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = set()
    waiting = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
            continue
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, (start, node.module)))
            found |= {inside if (inside := f"{module}.{each.name}") in MODULES else module for each in node.names}
        waiting += ast.iter_child_nodes(node)
    return (found & MODULES.keys()) - {name}


def cycles(imports):
    """Modules that can be reached from themselves: those that are left when modules that import nothing of the rest go."""
    rest = dict(imports)
    while free := [name for name, others in rest.items() if not others & rest.keys()]:
        for name in free:
            del rest[name]
    return sorted(rest)


def test_modules_do_not_import_each_other_in_a_circle():
    imports = {name: imported(name, path) for name, path in MODULES.items()}
    assert {"casement.views", "casement.items"} <= imports["casement.scene"]
    assert "casement.scene" not in imports["casement.views"]
    assert cycles(imports) == []


def test_a_circle_is_found():
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set()}) == ["a", "b", "c"]


def test_few_modules_name_the_scene_for_type_checkers():
    named = {name.rpartition(".")[2] for name, path in MODULES.items()
             if "from .scene import Scene" in path.read_text(encoding="utf-8") and "casement.scene" not in imported(name, path)}
    assert named == {"_documents", "anchors", "animation", "bars", "keyboard", "obstructions", "references"}
