"""Programs in files: those that failed in a run, and those in `programs` that once failed."""

import os

from . import modes
from .scenes import modes as scene_modes

_FOLDER = os.path.join(os.path.dirname(__file__), "programs")


def everything(unit, scale, seed):
    """Returns all modes, of programs and of scenes."""
    return modes.everything(unit, scale, seed) + scene_modes.everything(unit, seed)


def mode_named(name, scale=3.0):
    """Returns the mode with a name; `scale` is used if the name has none."""
    if "scaled" in name:
        scale = float(name.rpartition("-")[2])
    return next(mode for mode in everything(1, scale, 0) + modes.unmet(1, scale, 0) + scene_modes.unmet(1, 0)
                + scene_modes.equal(1, 0) if mode.name == name)


def read(path):
    """Returns the mode named in a program's first lines, and its operations."""
    with open(path) as file:
        source = file.read()
    name = next((line.split()[2] for line in source.splitlines() if line.startswith("# mode ")), "correct")
    mode = mode_named(name)
    return mode, mode.read(source)


def names():
    return sorted(name[:-len(".txt")] for name in os.listdir(_FOLDER) if name.endswith(".txt"))


def run(name):
    mode, operations = read(os.path.join(_FOLDER, f"{name}.txt"))
    mode.run_again(operations)
