"""Random rows in rows: each is resized three times. What their constraints leave open, each solver chooses."""

import random

import pytest
from kiwisolver import Solver, Variable

SIZES = 200, 300, 400, 600, 900


class Row:
    """A row of two to four parts with gaps and margins, and constraints of any strength for widths. Some parts are rows."""

    def __init__(self, seed):
        self.random, self.solver = random.Random(seed), Solver()
        self.left, self.width = Variable(), Variable()
        self.add(self.left == 0)
        self.box(2, self.left, self.width)

    def add(self, constraint, *strengths):
        self.solver.addConstraint(constraint | self.random.choice(strengths) if strengths else constraint)

    def box(self, depth, left, width):
        choice, chance = self.random.choice, self.random.random
        self.add(width >= 0)
        if depth == 0 or (depth < 2 and chance() < 0.4):
            if chance() < 0.7:
                self.add(width == choice((30, 50, 80, 120)), "weak", "weak", "medium", "strong")
            if chance() < 0.4:
                self.add(width >= choice((10, 20, 40)), "medium", "strong")
            if chance() < 0.3:
                self.add(width <= choice((100, 150)), "weak", "medium")
            return
        gap, margin = choice((0, 4, 8)), choice((0, 5, 10))
        parts = [(Variable(), Variable()) for _ in range(self.random.randint(2, 4))]
        end, space = left, margin
        for start, extent in parts:
            self.add(start == end + space)
            end, space = start + extent, gap
        self.add(left + width == end + margin, "required", "required", "required", "strong")
        if chance() < 0.3:
            self.add(parts[0][1] == parts[1][1], "weak", "medium", "strong")
        for part in parts:
            self.box(depth - 1, *part)


@pytest.mark.parametrize("seed", range(400))
def test_row(seed):
    row = Row(seed)
    row.solver.addEditVariable(row.width, "strong")
    for width in row.random.sample(SIZES, 3):
        row.solver.suggestValue(row.width, width)
        row.solver.updateVariables()
