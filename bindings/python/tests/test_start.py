"""What a first scene imports: a program should start quickly."""

import pytest

#: Modules that are slow to import, or that few scenes need.
SLOW = {"typing", "re", "enum", "pathlib", "urllib", "asyncio", "contextlib", "functools", "collections", "weakref", "inspect",
        "casement._public", "casement._documents", "casement._lengths", "casement._abi.words", "casement._abi.part_settings",
        "casement.keyboard", "casement.obstructions", "casement.controllers", "casement.bars", "casement.stacks", "casement.boxes",
        "casement.scrolling", "casement.anchors", "casement.solver", "casement.traces", "casement.edits"}
SCENE = """
import casement
with casement.Scene(size=(320, 480)) as scene:
    box = scene.window.add("box")
    scene.rules("H:|-[box]-|", "V:|[box(44)]")
    scene.layout()
"""
KIWI = """
from casement.kiwi import Solver, Variable
x, solver = Variable("x"), Solver()
solver.addConstraint(x >= 3)
solver.updateVariables()
"""


@pytest.mark.parametrize("program, allowed", [(SCENE, set()), (KIWI, {"casement.solver", "collections"})], ids=["scene", "kiwi"])
def test_a_first_layout_imports_nothing_slow(run, program, allowed):
    said = run(f"import sys\nbefore = {{*sys.modules}}\n{program}\nprint(*sorted({{*sys.modules}} - before))")
    assert "casement._library" in said.split(), "the library was used"
    assert SLOW & {*said.split()} - allowed == set()


def test_every_public_name_is_loaded_from_where_type_checkers_see_it(run):
    assert run("""
import casement, sys
from casement import _names, _public
assert _names.__all__ == sorted(_public.__all__) == sorted(casement.__all__)
for name in _public.__all__:
    assert getattr(casement, name) is getattr(_public, name), name
assert {*_public.__all__, "keyboard", "errors"} <= {*dir(casement)} | _names.MODULES
""") == ""
