"""What the tests share."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent
HOUSE = PACKAGE.parent.parent


@pytest.fixture
def run():
    """Runs a program in a Python of its own and answers what it printed; it has to end well."""

    def start(program, *, fails=False, **environment):
        answer = subprocess.run([sys.executable, "-c", program], env={**os.environ, **environment},
                                capture_output=True, text=True, timeout=120)
        assert (answer.returncode != 0) == fails, answer.stdout + answer.stderr
        return answer.stdout + answer.stderr

    return start
