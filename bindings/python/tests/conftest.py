"""Fixtures of the tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from casement import Scene

PACKAGE = Path(__file__).resolve().parent.parent
ROOT = PACKAGE.parent.parent


def at_width(height):
    """A measure function that has no natural size, and a height for each width."""
    return lambda request: (None, None if request.width is None else height(request.width))


@pytest.fixture
def run():
    """Runs a program in a new Python and returns its output. The program must succeed."""

    def start(program, *, fails=False, **environment):
        answer = subprocess.run([sys.executable, "-c", program], env={**os.environ, **environment},
                                capture_output=True, text=True, timeout=120)
        assert (answer.returncode != 0) == fails, answer.stdout + answer.stderr
        return answer.stdout + answer.stderr

    return start


@pytest.fixture
def phone():
    """A phone with iOS 7 in portrait."""
    with Scene((320, 480), profile="ios7") as scene:
        yield scene


@pytest.fixture
def page(phone):
    """A controller in a navigation controller."""
    return phone.navigation().push("page")


@pytest.fixture
def listing(phone, page):
    """A scroll view that fills the view of the controller."""
    scroll = page.view.add_scroll("list")
    phone.rules("H:|[list]|", "V:|[list]|")
    return scroll
