"""Every public name, method and attribute says what it is, and the words of types are those of the enumerations."""

import ast
import inspect
from enum import Enum
from typing import get_args

import pytest
from conftest import PACKAGE

import casement
import casement.kiwi
from casement import Scene, choices, words
from casement._abi import constants

MODULES = sorted(path for path in (PACKAGE / "casement").rglob("*.py")
                 if "_abi" not in path.parts and (path.name[0] != "_" or path.name == "__init__.py"))


def undocumented(tree, inside=""):
    """Public classes, functions and properties without a docstring. A setter is documented by its getter."""
    for node in tree.body:
        is_of_qt = isinstance(node, ast.FunctionDef) and node.name.lower() != node.name  # overridden, as sizeHint()
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name[0] != "_" and not is_of_qt:
            says = ast.get_docstring(node)
            stated = [ast.unparse(each) for each in node.decorator_list]
            if not says and not any(each.endswith(".setter") or each.endswith("overload") for each in stated):
                yield f"{inside}{node.name}"
            if isinstance(node, ast.ClassDef):
                yield from undocumented(node, f"{inside}{node.name}.")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_public_definition_has_a_docstring(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), "the module has none"
    assert list(undocumented(tree)) == []


def test_every_public_name_has_a_docstring_of_its_own():
    for name in casement.__all__:
        value = getattr(casement, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            said = vars(value).get("__doc__") if inspect.isclass(value) else value.__doc__
            assert said and not said.startswith(f"{name}("), name  # as a NamedTuple without one says


def test_the_names_of_kiwisolver_have_docstrings():
    for name in casement.kiwi.__all__:
        value = getattr(casement.kiwi, name)
        if inspect.isclass(value):
            functions = [f"{name}.{each}" for each, found in inspect.getmembers(value) if each[0] != "_" and callable(found)
                         and not found.__doc__]
            assert value.__doc__ and not functions, (name, functions)


@pytest.mark.parametrize("kind", [kind for name in dir(choices) if inspect.isclass(kind := getattr(choices, name)) and issubclass(kind, Enum)
                                  and kind.__module__.startswith("casement.")], ids=lambda kind: kind.__name__)
def test_words_are_the_names_of_an_enumeration(kind):
    word = getattr(words, f"{kind.__name__}Word", None)
    if word is None:
        assert kind.__name__ in ("Kind", "ControllerKind"), "no argument has this enumeration"
    elif kind is choices.Relation:
        assert get_args(word) == tuple(relation.word for relation in kind)
    else:
        assert get_args(word) == tuple(name.lower() for name in kind.__members__)


def test_words_of_faults_and_devices_are_those_of_the_library():
    def named(start):
        return tuple(name[len(start):].lower() for name in vars(constants) if name.startswith(start))
    assert get_args(words.FaultKind) == named("FAULT_")
    assert get_args(words.RuleNameKind) == named("RULE_")
    with Scene(profile="ios15") as scene:
        assert get_args(words.DeviceName) == tuple(scene.devices)


def test_a_type_checker_knows_the_words(tmp_path):
    api = pytest.importorskip("mypy.api")
    program = tmp_path / "program.py"
    program.write_text("""
from casement import Scene

scene = Scene(size=(320, 480), profile="ios7", orientation="landscape_left")
stack = scene.window.add_stack("stack", "vertical", distribution="fill_equally")
scene.set_device("iPhone X")
scene.set_device("iPhone Y")
stack.axis = "diagonal"
stack.set(spacing="wide")
stack.set(spacings=3)
Scene(profile="ios5")
""")
    said, _, _ = api.run(["--strict", "--no-incremental", str(program)])
    lines = [line.partition(": error")[0].rsplit(":", 1)[1] for line in said.splitlines() if ": error" in line]
    assert lines == ["7", "8", "9", "10", "11"], said


def test_a_type_checker_knows_the_functions_of_the_library(tmp_path):
    api = pytest.importorskip("mypy.api")
    program = tmp_path / "program.py"
    program.write_text("""
from casement import Scene, View
from casement._library import Library

def use(library: Library, view: View) -> None:
    library.cas_scene_set_size(None, 1, 2)
    library.cas_scene_set_sise(None, 1, 2)
    view._call("cas_view_move", 1)
    view._call("cas_view_mov", 1)
    view._ask("cas_scene_set_size")
""")
    said, _, _ = api.run(["--strict", "--no-incremental", str(program)])
    lines = [line.partition(": error")[0].rsplit(":", 1)[1] for line in said.splitlines() if ": error" in line]
    assert lines == ["7", "9", "10"], said
