"""The two implementations of casement.kiwi behave alike, and the right one is chosen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ALIKE = Path(__file__).with_name("alike.py")
EXTENSION = os.environ.get("CASEMENT_EXTENSION")
needs_extension = pytest.mark.skipif(not EXTENSION, reason="the extension is not named by CASEMENT_EXTENSION")
COMPILED = "import casement.kiwi; print(casement.kiwi.is_compiled)"


def lines(extension):
    answer = subprocess.run([sys.executable, str(ALIKE)], capture_output=True, text=True, timeout=600,
                            env={**os.environ, "CASEMENT_EXTENSION": extension})
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.splitlines()


@needs_extension
def test_both_have_the_same_answers():
    one, two = lines(EXTENSION), lines("")
    assert len(one) > 10_000
    for mine, theirs in zip(one, two):
        assert mine == theirs
    assert len(one) == len(two)


@needs_extension
def test_the_environment_names_the_extension(run):
    assert run(COMPILED, CASEMENT_EXTENSION=EXTENSION) == "True\n"


def test_an_empty_name_chooses_the_classes_in_python(run):
    assert run(COMPILED, CASEMENT_EXTENSION="") == "False\n"


def test_a_wrong_name_is_an_error(run):
    assert "/nowhere.so" in run(COMPILED, fails=True, CASEMENT_EXTENSION="/nowhere.so")


def test_without_a_name_there_is_an_implementation(run):
    program = f"import os; os.environ.pop('CASEMENT_EXTENSION', None); {COMPILED}"
    assert run(program) in ("True\n", "False\n")
