"""The example programs of vispy that lay out a grid, each drawn in three sizes. VISPY_EXAMPLES names their folder."""

import os
import re
import runpy
from pathlib import Path

import pytest
from vispy.scene import SceneCanvas

FOLDER = Path(os.environ["VISPY_EXAMPLES"])
ABSENT = re.compile("load_data_file|load_crate|PyQt|ipython")  # data from another server, and packages


def _programs():
    for path in sorted([*FOLDER.glob("plotting/*.py"), *FOLDER.glob("scene/**/*.py")]):
        text = path.read_text()
        if re.search(r"add_grid|\bFig\(", text) and not ABSENT.search(text):
            yield str(path.relative_to(FOLDER))


@pytest.mark.parametrize("program", list(_programs()))
def test_program(program, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    canvas = next(thing for thing in runpy.run_path(str(FOLDER / program)).values() if isinstance(thing, SceneCanvas))
    for size in (400, 300), (900, 700), (120, 500):
        canvas.size = size
        canvas.events.resize(size=size, physical_size=size)  # what a window sends, and a surface of EGL does not
        canvas.render()
    canvas.close()
