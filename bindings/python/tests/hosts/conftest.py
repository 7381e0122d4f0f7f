"""What the tests of hosts have in common: the examples as modules, and times that are printed."""

import importlib.util
import os
import statistics
import struct
import time
import zlib
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


@pytest.fixture
def photograph():
    """Saves the upper left part of the screen of an Xvfb, whose -fbdir the environment variable FRAMEBUFFER names."""

    def save(path, width, height):
        folder = os.environ.get("FRAMEBUFFER")
        if not folder:
            return
        data = (Path(folder) / "Xvfb_screen0").read_bytes()  # of xwd: a header of big-endian numbers, colours, lines
        header = struct.unpack_from(">25I", data)
        start, stride = header[0] + 12 * header[19], header[12]
        rows = (data[start + stride * y :][: 4 * width] for y in range(height))
        pixels = b"".join(b"\0" + b"".join(row[x + 2 : x - 1 if x else None : -1] for x in range(0, 4 * width, 4)) for row in rows)

        def chunk(kind, body):
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

        sizes = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        chunks = chunk(b"IHDR", sizes) + chunk(b"IDAT", zlib.compress(pixels, 9)) + chunk(b"IEND", b"")
        Path(path).write_bytes(b"\x89PNG\r\n\x1a\n" + chunks)

    return save


def pytest_addoption(parser):
    parser.addoption("--pictures", action="store_true", help="write the pictures of docs/pictures")
