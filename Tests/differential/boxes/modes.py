"""Modes of boxes: a stream of programs, their form as text, and what judges them."""

from ..scenes import stacks, text
from . import alike, beside, constrained, shapes

MODES = {
    "box-flows": (shapes.flows, stacks, beside.judged_flows),
    "box-grids": (shapes.grids, stacks, beside.judged_grids),
    "box-constraints": (constrained.stream, text, constrained.judged),
    "box-alike": (alike.stream, stacks, alike.judged),
}
