"""The examples run, and the first one of README.md prints what it says."""

import subprocess
import sys

import pytest
from conftest import PACKAGE


@pytest.mark.parametrize("name", sorted(path.name for path in (PACKAGE / "examples").glob("*.py")))
def test_an_example_runs(name):
    answer = subprocess.run([sys.executable, str(PACKAGE / "examples" / name)], capture_output=True, text=True)
    assert answer.returncode == 0 and answer.stdout, answer.stderr


def test_the_example_of_the_readme():
    text = (PACKAGE / "README.md").read_text()
    program, expected = (text.split(f"```{kind}\n", 1)[1].split("```", 1)[0] for kind in ("python", "text"))
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout == expected


def test_a_program_with_types(tmp_path):
    pytest.importorskip("mypy")
    program = tmp_path / "program.py"
    program.write_text("""
from casement import Constraint, Rect, Scene, View, STRONG

with Scene(size=(320, 480)) as scene:
    box: View = scene.add("box", intrinsic=(None, 4))
    made: Constraint = box.width.equal(scene.window.width / 2 - 8, STRONG)
    (box.left == 2 * scene.window.left) | 750
    frame: Rect = scene.layout()[0].frame
    first: float = scene.frames([box.id])[0][0]
    reveal_type(box.leading)
""")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(program)]
    answer = subprocess.run(command, capture_output=True, text=True, env={"MYPYPATH": str(PACKAGE)})
    assert answer.returncode == 0 and "Anchor" in answer.stdout, answer.stdout
