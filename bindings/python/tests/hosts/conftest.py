"""What the tests of hosts have in common: the examples as modules, and times that are printed."""

import importlib.util
import statistics
import time
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def example():
    """Imports an example by its name, without running it."""

    def load(name):
        spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load


@pytest.fixture
def timed(capsys):
    """Calls a function with each of some values, and prints the median of the milliseconds that a call took."""

    def measure(name, function, values):
        spent = []
        for value in values:
            begin = time.perf_counter()
            function(value)
            spent.append(1000 * (time.perf_counter() - begin))
        with capsys.disabled():
            print(f"\n{name}: {statistics.median(spent):.2f} ms, {len(spent)} times")

    return measure


@pytest.fixture
def picture(request):
    """The path of a picture of docs, with the option --pictures, or of one in build/hosts."""
    root = EXAMPLES.parents[2]
    folder = root / ("docs/pictures" if request.config.getoption("--pictures") else "build/hosts")
    folder.mkdir(parents=True, exist_ok=True)
    return lambda name: str(folder / f"{name}.png")


def pytest_addoption(parser):
    parser.addoption("--pictures", action="store_true", help="write the pictures of docs/pictures")
