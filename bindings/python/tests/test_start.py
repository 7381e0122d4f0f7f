"""What a first scene imports: a program should start quickly."""

import os

import pytest

#: Modules that are slow to import, or that few scenes need.
SLOW = {"typing", "re", "enum", "pathlib", "urllib", "asyncio", "contextlib", "functools", "collections", "weakref", "inspect",
        "importlib", "warnings", "casement._public", "casement._documents", "casement._lengths", "casement._abi.words",
        "casement._abi.part_settings", "casement.keyboard", "casement.obstructions", "casement.controllers", "casement.bars",
        "casement.stacks", "casement.boxes", "casement.scrolling", "casement.anchors", "casement.solver", "casement.traces", "casement.edits"}
SCENE = """
import casement
with casement.Scene(size=(320, 480)) as scene:
    box = scene.window.add("box")
    scene.rules("H:|-[box]-|", "V:|[box(44)]")
    scene.layout()
"""
ANCHORS = """
import casement
with casement.Scene(size=(320, 480)) as scene:
    box = scene.add("box", intrinsic=(100, 40))
    box.center_x.equal(scene.window.center_x)
    for item, frame in scene.layout():
        str(frame)
"""
KIWI = """
from casement.kiwi import Solver, Variable
x, solver = Variable("x"), Solver()
solver.addConstraint(x >= 3)
solver.updateVariables()
"""
#: What loads an extension that is named; that of the package is imported.
LOADER = {"importlib", "warnings"} if os.environ.get("CASEMENT_EXTENSION") else set()


@pytest.mark.parametrize("program, allowed", [
    (SCENE, set()), (ANCHORS, {"casement.anchors"}), (KIWI, {"casement.solver", "collections", *LOADER})], ids=["scene", "anchors", "kiwi"])
def test_a_first_layout_imports_nothing_slow(run, program, allowed):
    said = run(f"import sys\nbefore = {{*sys.modules}}\n{program}\nprint(*sorted({{*sys.modules}} - before))")
    assert "casement._library" in said.split(), "the library was used"
    assert SLOW & {*said.split()} - allowed == set()


@pytest.mark.skipif(not os.environ.get("CASEMENT_EXTENSION"), reason="the classes in Python need errors")
def test_a_first_solve_in_c_imports_neither_errors_nor_structs(run):
    imported = run(f"{KIWI}\nimport sys\nprint(*sys.modules)").split()
    assert "casement._library" in imported and not {"casement.errors", "casement._abi.structures"} & {*imported}


def test_every_public_name_is_loaded_from_where_type_checkers_see_it(run):
    assert run("""
import casement, sys
from casement import _names, _public
assert _names.__all__ == sorted(_public.__all__) == sorted(casement.__all__)
for name in _public.__all__:
    assert getattr(casement, name) is getattr(_public, name), name
assert {*_public.__all__, "keyboard", "errors"} <= {*dir(casement)} | _names.MODULES
""") == ""


PICKLED = """
import copy, pickle, casement
from casement.choices import Edge, EdgesLike, ProfileLike
from casement.geometry import Length, LengthsLike
for each in (casement.Rect(1, 2, 3, 4), casement.Size(1, 2), casement.Axis.VERTICAL, Edge.TOP | Edge.LEFT, casement.Measurement(1, None),
             casement.Device("square", "phone", 400, 400), casement.RuleName("a", 1, 2, "item")):
    assert pickle.loads(pickle.dumps(each)) == each == copy.deepcopy(each), each
    assert type(copy.copy(each)) is type(each)
rect = casement.Rect(1, 2, height=4, width=3)
assert rect._replace(x=5) == (5, 2, 3, 4) and rect._asdict() == {"x": 1, "y": 2, "width": 3, "height": 4}
assert casement.Rect._fields == casement.Rect.__match_args__ == ("x", "y", "width", "height") and not hasattr(rect, "__dict__")
assert casement.Lengths._field_defaults == {"top": 0, "left": 0, "bottom": 0, "right": 0}
"""


def test_values_can_be_pickled_and_types_of_arguments_imported(run):
    assert run(PICKLED) == ""


def test_help_and_completion_know_all(run):
    said = run("""
import inspect, pydoc, casement
from casement import *
assert Scene is casement.Scene
print(inspect.signature(casement.Rect), inspect.signature(casement.Scene.stating))
print(pydoc.render_doc(casement.Rect, renderer=pydoc.plaintext))
from casement import choices, geometry
assert {"Axis", "AxisLike", "Edge", "EdgesLike", "REQUIRED"} <= {*dir(choices)} and {"Rect", "LengthsLike"} <= {*dir(geometry)}
""")
    assert said.startswith("(x, y, width, height) (self") and "A frame in the coordinates" in said and "Alias for field number 3" in said
