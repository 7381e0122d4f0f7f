"""Programs of equal parts: forms of label and field, and grids of cells. Several answers are as good in most of them.

The variables of the parts come first, copy by copy; those they share come last.
"""

import random as randomness

from .model import REQUIRED, Row


class _Part:
    """The rows of one copy: local variables are 0 ..< width, shared ones are negative."""

    def __init__(self, random, width):
        self.random, self.width, self.rows = random, width, []

    def row(self, terms, relation, constant, priority=REQUIRED):
        self.rows.append(Row(tuple((variable, float(value)) for variable, value in terms), relation, float(constant),
                             priority))

    def maybe(self, odds, *row):
        if self.random.random() < odds:
            self.row(*row)

    def soft(self):
        return self.random.choice([250, 250, 500, 750, 750])

    def content(self, variable, size):
        hugging, compression = self.random.choice([(250, 750), (250, 750), (500, 500), (251, 750)])
        self.maybe(0.9, [(variable, 1)], "<=", size, hugging)
        self.maybe(0.9, [(variable, 1)], ">=", size, compression)

    def copy(self, place, copies):
        shared = self.width * copies - 1
        return [row._replace(terms=tuple((variable + place * self.width if variable >= 0 else shared - variable, value)
                                         for variable, value in row.terms)) for row in self.rows]


def _form(random):
    """Label and field, side by side in a row of its own; -1 is the width of the window, -2 the end of the labels."""
    part = _Part(random, 9)
    x, w, field, fw, y, h, fy, fh, height = range(9)
    part.row([(x, 1)], random.choice(["=", ">="]), random.choice([0, 10]))
    part.row([(field, 1), (x, -1), (w, -1)], random.choice(["=", ">="]), 8, random.choice([REQUIRED, REQUIRED, 750]))
    part.row([(field, 1), (fw, 1), (-1, -1)], random.choice(["=", "<="]), -10, random.choice([REQUIRED, 750]))
    part.content(w, random.randint(20, 120))
    part.content(fw, random.randint(20, 200))
    part.maybe(0.4, [(w, 1), (fw, -random.choice([1, 1, 0.5]))], "=", 0, part.soft())
    part.maybe(0.5, [(x, 1), (w, 1), (-2, -1)], random.choice(["=", "<="]), 0, random.choice([REQUIRED, part.soft()]))
    part.maybe(0.3, [(field, 1), (-2, -1)], "=", 8, part.soft())
    part.row([(y, 1), (fy, -1)], "=", random.choice([0, 3, 5]), random.choice([REQUIRED, REQUIRED, part.soft()]))
    for top, size, content in ((y, h, 20), (fy, fh, 30)):
        part.content(size, content)
        part.row([(top, 1)], ">=", 0)
        part.row([(top, 1), (size, 1), (height, -1)], "<=", 0)
        part.maybe(0.5, [(top, 2), (size, 1), (height, -1)], "=", 0, part.soft())
        part.maybe(0.3, [(top, 1)], "=", 0, part.soft())
        part.maybe(0.3, [(top, 1), (size, 1), (height, -1)], "=", 0, part.soft())
    part.maybe(0.5, [(height, 1)], random.choice(["=", "<="]), random.choice([30, 38, 44]), part.soft())
    part.maybe(0.3, [(height, 1)], ">=", 44)
    return part


def _cell(random):
    """A cell as a column of its own would have it, beside edges that all share: -1 and -2 of the column, -3 of the row."""
    part = _Part(random, 4)
    x, w, y, h = range(4)
    inset = random.choice([0, 0, 4])
    part.row([(x, 1)], ">=", inset)
    part.row([(x, 1), (w, 1), (-1, -1)], random.choice(["<=", "<=", "="]), -inset)
    part.content(w, random.randint(20, 90))
    part.row([(y, 1)], ">=", 0)
    part.row([(y, 1), (h, 1), (-3, -1)], random.choice(["<=", "="]), 0)
    part.content(h, random.randint(10, 40))
    part.maybe(0.5, [(x, 2), (w, 1), (-1, -1)], "=", 0, part.soft())
    part.maybe(0.4, [(x, 1), (-2, -1)], random.choice(["=", ">="]), 0, part.soft())
    part.maybe(0.4, [(y, 2), (h, 1), (-3, -1)], "=", 0, part.soft())
    part.maybe(0.3, [(w, 1), (h, -random.choice([1, 2]))], "=", 0, part.soft())
    return part


def stream(seed):
    random = randomness.Random(f"alike {seed}")
    part, copies = random.choice([_form, _cell])(random), random.randint(2, 8)
    shared = part.width * copies
    operations = [("alike", part.width, copies), ("variables", shared + 3), ("variables", 4)]
    window = [("w", Row(((shared, 1.0),), "=", float(random.randint(80, 400)), random.choice([REQUIRED, REQUIRED, 999])))]
    room = [(f"s{place}", Row(((shared + place, 1.0),), random.choice(["=", "<="]), float(random.randint(20, 120)),
                              random.choice([REQUIRED, 500]))) for place in (1, 2)]
    rows = [[(f"c{copy}r{place}", row) for place, row in enumerate(part.copy(copy, copies))] for copy in range(copies)]
    if random.random() < 0.3:  # all of one kind, then all of the next
        rows = [list(one) for one in zip(*rows)]
    parts = [window + room] + rows
    if random.random() < 0.3:
        parts = parts[1:] + parts[:1]
    if random.random() < 0.5:
        operations.append(("add", [row for rows in parts for row in rows]))
    else:
        for rows in parts:
            operations.append(("add", rows))
            if random.random() < 0.3:
                operations.append(("solve",))
    operations.append(("solve",))
    keys = [key for rows in parts for key, _ in rows]
    constants = {key: row.constant for rows in parts for key, row in rows}
    for step in range(random.randint(0, 12)):
        operations += _other(random, step, keys, constants, shared)
    if random.random() < 0.3:
        operations.insert(0, ("newer-wins",))
    return operations


def _other(random, step, keys, constants, shared):
    """Something that leaves the copies as they are: beside them, there and back, or to what they share."""
    choice = random.randrange(5)
    if choice == 0:
        beside = Row(((shared + 3 + random.randrange(4), 1.0), ), random.choice(["=", ">="]), float(random.randint(0, 50)), 500)
        return [("add", [(f"o{step}", beside)]), ("solve",)] + ([("remove", [f"o{step}"])] if random.random() < 0.5 else [])
    if choice == 1:
        key = random.choice(keys)
        return [("constant", key, constants[key] + random.randint(-40, 40)), ("solve",), ("constant", key, constants[key]),
                ("solve",)]
    if choice == 2:
        key = random.choice(["w", "s1", "s2"])
        constants[key] = float(random.randint(40, 400))
        return [("constant", key, constants[key]), ("solve",)]
    if choice == 3:
        variable = random.randrange(shared)
        return [("edit", f"e{step}", variable, 700, 1.0), ("suggest", [(f"e{step}", float(random.randint(0, 200)))]),
                ("end", f"e{step}"), ("solve",)]
    row = Row(((random.randrange(shared), 1.0),), ">=", float(random.randint(0, 100)), random.choice([REQUIRED, 800]))
    return [("add", [(f"t{step}", row)]), ("solve",), ("remove", [f"t{step}"]), ("solve",)]
