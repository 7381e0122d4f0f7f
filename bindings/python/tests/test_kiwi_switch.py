"""Programs and environments in which kiwisolver is casement.kiwi: python -m casement.kiwi."""

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent
PROGRAM = """
import sys, kiwisolver, kiwisolver.exceptions
from kiwisolver.exceptions import UnsatisfiableConstraint
import casement.kiwi
assert kiwisolver is casement.kiwi and UnsatisfiableConstraint is casement.kiwi.UnsatisfiableConstraint
assert casement.kiwi.__spec__.name == "casement.kiwi" and __name__ == "__main__"
print(sys.argv[1:], kiwisolver.__version__)
"""


def start(*arguments, python=sys.executable, fails=False, **options):
    answer = subprocess.run([python, *arguments], capture_output=True, text=True, timeout=120, **options)
    assert (answer.returncode != 0) == fails, answer.stdout + answer.stderr
    return answer.stdout + answer.stderr


@pytest.fixture
def program(tmp_path):
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    (tmp_path / "beside.py").write_text("")
    return str(file)


def test_a_program_runs(program):
    assert start("-m", "casement.kiwi", program, "one", "--two") == "['one', '--two'] 1.5.1\n"


def test_a_program_finds_the_modules_beside_it(program):
    Path(program).write_text("import beside\nprint(__file__)")
    assert start("-m", "casement.kiwi", program) == program + "\n"


def test_a_module_runs(program, tmp_path):
    assert start("-m", "casement.kiwi", "-m", "program", "one", cwd=tmp_path) == "['one'] 1.5.1\n"


@pytest.mark.parametrize("arguments", [[], ["-m"], ["--instal"]])
def test_other_arguments_print_the_usage(arguments):
    assert "python -m casement.kiwi PROGRAM" in start("-m", "casement.kiwi", *arguments, fails=True)


def test_a_program_fails_as_without_it(program):
    Path(program).write_text("raise SystemExit(3)")
    answer = subprocess.run([sys.executable, "-m", "casement.kiwi", program])
    assert answer.returncode == 3


def test_an_environment_is_switched_and_switched_back(program, tmp_path):
    venv.create(tmp_path / "venv", with_pip=False)
    python = str(tmp_path / "venv" / "bin" / "python")
    readme = (PACKAGE / "README.md").read_text()
    commands = re.findall(r"^\$ python -m casement\.kiwi (--\w+)", readme, re.MULTILINE)
    assert commands == ["--install", "--remove"]
    assert "No module named 'kiwisolver'" in start(program, python=python, fails=True)
    for _ in range(2):
        assert "casement-kiwi.pth" in start("-m", "casement.kiwi", "--install", python=python)
    assert start(program, "one", python=python) == "['one'] 1.5.1\n"
    loaded = "import sys; print('casement.kiwi' in sys.modules, 'typing' in sys.modules)"
    assert start("-c", loaded, python=python) == "False False\n"
    without = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    assert start("-c", "print(1)", python=python, env=without) == "1\n"  # the file does nothing without casement
    assert "removed" in start("-m", "casement.kiwi", "--remove", python=python)
    assert "was not switched" in start("-m", "casement.kiwi", "--remove", python=python)
    assert "No module named 'kiwisolver'" in start(program, python=python, fails=True)
