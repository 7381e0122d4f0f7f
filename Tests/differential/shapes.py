"""The initial rows of programs: layouts, and difficult systems.

Each shape takes a random generator and a number of variables, and returns rows over at
most as many. `Levels` chooses from a few priorities, so that rows share priorities.
"""

from .model import REQUIRED, Row


class Levels:
    def __init__(self, random):
        self.random = random
        self.soft = sorted(random.sample(range(1, REQUIRED), random.randint(1, 6)))
        self.weights = random.choice([(1,), (1, 2, 3), (0.5, 1, 4, 10)])

    def priority(self, required=0.3):
        return REQUIRED if self.random.random() < required else self.random.choice(self.soft)

    def row(self, terms, relation, constant, priority=None, required=0.3):
        priority = self.priority(required) if priority is None else priority
        merged = {}
        for variable, coefficient in terms:
            merged[variable] = merged.get(variable, 0) + coefficient
        terms = tuple((variable, float(value)) for variable, value in merged.items() if value)
        weight = 1.0 if priority == REQUIRED else float(self.random.choice(self.weights))
        return Row(terms, relation, float(constant), priority, weight) if terms else None


def _relation(random, equal=0.4):
    return "=" if random.random() < equal else random.choice(["<=", ">="])


def sparse(random, count, levels):
    """Unstructured rows of one to four terms."""
    coefficients = random.choice([(1, -1), (1, -1, 2, -2, 0.5), (1, 2, 3, -1, -2, -3, 7)])
    for _ in range(int(count * random.uniform(0.5, 2.5)) + 1):
        chosen = random.sample(range(count), min(count, random.choice([1, 1, 2, 2, 2, 3, 3, 4])))
        terms = [(variable, random.choice(coefficients)) for variable in chosen]
        yield levels.row(terms, _relation(random), random.randint(-100, 100),
                         required=0.15 if random.random() < 0.7 else 0.4)


def planted(random, count, levels):
    """Degenerate systems: every row passes through or near one point of whole numbers."""
    point = [random.randint(-20, 20) for _ in range(count)]
    for _ in range(int(count * random.uniform(1, 3)) + 2):
        chosen = random.sample(range(count), min(count, random.randint(1, 4)))
        terms = [(variable, random.choice([1, -1, 2, -2, 3])) for variable in chosen]
        relation = _relation(random)
        slack = random.choice([0, 0, 0, 0, random.randint(0, 9)])
        constant = sum(coefficient * point[variable] for variable, coefficient in terms)
        constant += {"=": 0, "<=": slack, ">=": -slack}[relation]
        yield levels.row(terms, relation, constant, required=0.5)


def redundant(random, count, levels):
    """Required equalities, and redundant sums of them."""
    rows = [row for row in planted(random, count, levels) if row]
    yield from rows
    equalities = [row for row in rows if row.required and row.relation == "="]
    for _ in range(min(len(equalities), 2 + count // 6)):
        chosen = random.sample(equalities, min(len(equalities), random.randint(1, 3)))
        terms, constant = [], 0.0
        for row in chosen:
            factor = random.choice([1, -1, 2])
            terms += [(variable, factor * value) for variable, value in row.terms]
            constant += factor * row.constant
        yield levels.row(terms, random.choice(["=", "=", ">=", "<="]), constant, REQUIRED)


def contradictory(random, count, levels):
    """Required rows, some of which conflict."""
    yield from planted(random, count, levels)
    for _ in range(random.randint(1, 4)):
        length = min(count, random.randint(1, 5))
        ring = random.sample(range(count), length)
        if length == 1:
            low = random.randint(-50, 50)
            yield levels.row([(ring[0], 1)], ">=", low, REQUIRED)
            yield levels.row([(ring[0], 1)], random.choice(["<=", "="]), low - random.randint(1, 9), REQUIRED)
            continue
        # A cycle in which each variable exceeds the one before.
        for one, other in zip(ring, ring[1:] + ring[:1]):
            yield levels.row([(other, 1), (one, -1)], random.choice([">=", ">=", "="]), random.randint(1, 9), REQUIRED)


def chain(random, count, levels):
    """Boxes side by side between two edges: left and width alternate."""
    boxes = max(1, (count - 2) // 2)
    start, end = 2 * boxes, 2 * boxes + 1
    if count < 4:
        yield levels.row([(0, 1)], ">=", 10, REQUIRED)
        return
    gap = random.choice([0, 8, 8, 20])
    yield levels.row([(start, 1)], "=", random.randint(0, 20), REQUIRED)
    yield levels.row([(0, 1), (start, -1)], "=", gap, REQUIRED)
    for box in range(boxes):
        left, width = 2 * box, 2 * box + 1
        following = left + 2 if box + 1 < boxes else end
        yield levels.row([(following, 1), (left, -1), (width, -1)], random.choice(["=", "=", ">="]), gap, REQUIRED)
        yield levels.row([(width, 1)], ">=", random.choice([0, 10]), REQUIRED)
        if random.random() < 0.6:
            yield levels.row([(width, 1)], _relation(random), random.randint(10, 120), required=0)
        if box and random.random() < 0.7:
            yield levels.row([(width, 1), (width - 2, -1)], "=", 0, required=0.2)
    yield levels.row([(end, 1)], random.choice(["=", "<="]), random.randint(100, 100 + 60 * boxes), required=0.4)


def table(random, count, levels):
    """Rows of label, field and button with hugging and compression resistance, and aligned columns."""
    width, lines = 0, max(1, (count - 1) // 4)
    yield levels.row([(width, 1)], "=", random.randint(200, 500), required=0.5)
    for line in range(lines):
        label, field, button, top = (1 + 4 * line + place for place in range(4))
        if top >= count:
            return
        yield levels.row([(label, 1), (field, 1), (button, 1), (width, -1)], "=", -random.choice([16, 24]), REQUIRED)
        for cell in (label, field, button):
            content = random.randint(20, 200)
            yield levels.row([(cell, 1)], ">=", random.choice([0, 30]), REQUIRED)
            yield levels.row([(cell, 1)], "<=", content, required=0)
            yield levels.row([(cell, 1)], ">=", content, required=0)
        if line:
            yield levels.row([(top, 1), (top - 4, -1)], random.choice(["=", ">="]), random.choice([20, 44]), REQUIRED)
            if random.random() < 0.6:
                yield levels.row([(label, 1), (label - 4, -1)], "=", 0)
        else:
            yield levels.row([(top, 1)], ">=", 20)


def grid(random, count, levels):
    """Every inner number the average of its neighbours."""
    side = max(2, int(count**0.5))
    required = random.random() < 0.5
    for y in range(side):
        for x in range(side):
            here = y * side + x
            if here >= count:
                return
            around = [(y + dy) * side + x + dx for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0))
                      if 0 <= y + dy < side and 0 <= x + dx < side and (y + dy) * side + x + dx < count]
            if 0 < x < side - 1 and 0 < y < side - 1:
                terms = [(here, len(around))] + [(other, -1) for other in around]
                yield levels.row(terms, "=", 0, REQUIRED if required else None)
            elif random.random() < 0.7:
                yield levels.row([(here, 1)], _relation(random), random.randint(0, 100), required=0.2)


def tree(random, count, levels):
    """Children inside their parents, side by side: a size and an offset each."""
    nodes = max(1, count // 2)
    yield levels.row([(0, 1)], "=", random.randint(300, 900), required=0.6)
    for node in range(1, nodes):
        parent, older = (node - 1) // 3, node - 1 if (node - 1) % 3 else None
        size, offset = 2 * node, 2 * node + 1
        yield levels.row([(size, 1), (2 * parent, -random.choice([1, 0.5, 0.25]))], random.choice(["=", "<="]),
                         -random.choice([0, 8]), required=0.5)
        if older is None:
            yield levels.row([(offset, 1), (2 * parent + 1, -1)], random.choice(["=", ">="]), 8, REQUIRED)
        else:
            yield levels.row([(offset, 1), (2 * older + 1, -1), (2 * older, -1)], random.choice(["=", ">="]), 8,
                             REQUIRED)
        if random.random() < 0.5:
            yield levels.row([(size, 1)], _relation(random), random.randint(10, 200), required=0)


def groups(random, count, levels):
    """Small independent systems."""
    start = 0
    while start < count:
        size = min(count - start, random.randint(2, 10))
        for row in random.choice([sparse, planted, chain])(random, size, levels):
            if row:
                yield row._replace(terms=tuple((variable + start, value) for variable, value in row.terms))
        start += size


def averages(random, count, levels):
    """Variables in cycles, with bounds between them."""
    order = random.sample(range(count), count)
    for one, other, third in zip(order, order[1:] + order[:1], order[2:] + order[:2]):
        draw = random.random()
        if draw < 0.5 and count > 2:
            yield levels.row([(one, 2), (other, -1), (third, -1)], "=", random.choice([0, 0, 6, -10]), required=0.3)
        elif draw < 0.8 and count > 1:
            yield levels.row([(one, 1), (other, random.choice([-1, 1]))], _relation(random), random.randint(-20, 20))
        else:
            yield levels.row([(one, 1)], _relation(random), random.randint(0, 100), required=0.2)


SHAPES = (sparse, sparse, planted, redundant, contradictory, chain, table, grid, tree, groups, averages)
LARGE_SHAPES = (chain, table, grid, tree, groups, averages, sparse)


def dependent(random, count, levels):
    """Nearly dependent systems: equations, and sums of them with one coefficient slightly changed."""
    rows = [row for row in planted(random, count, levels) if row]
    yield from rows
    for row in random.sample(rows, min(len(rows), 2 + count // 6)):
        other = random.choice(rows)
        little = (random.randrange(count), random.choice([-1, 1]) * 2.0 ** -random.randint(10, 20))
        yield levels.row([*row.terms, *other.terms, little], row.relation, row.constant + other.constant, required=0.1)


def parallel(random, count, levels):
    """Nearly parallel rows: four over each variable and another one, whose coefficients differ by little."""
    point = [random.randint(-20, 20) for _ in range(count)]
    structure, most = random.choice(["chain", "tree", "net"]), random.choice([10, 20])
    yield levels.row([(0, 1)], "=", point[0], required=0.5)
    for other in range(1, count):
        one = {"chain": other - 1, "tree": random.randrange(other), "net": random.randrange(count)}[structure]
        for _ in range(4):
            little = random.choice([0, -1, 1, 1]) * 2.0 ** -random.randint(4, most)
            constant = point[other] - (1 + little) * point[one] + random.choice([0, 0, 0, random.randint(-9, 9)])
            yield levels.row([(other, 1), (one, -1 - little)], _relation(random), constant, required=0.05)


def rounded(random, count, levels):
    """Soft rows that overlap, within bounds. Coefficients differ from 1 only in the eighth and ninth digit, as rounded input may."""
    for first in range(count):
        step = random.choice([1, 2])
        others = dict.fromkeys((first + step * place) % count for place in range(random.randint(2, 4)))
        own = random.choice([2, 1, 1 + random.randrange(100) * 1e-9])
        terms = [(other, random.choice([1, -1]) * (own if other == first else 1)) for other in others]
        yield levels.row(terms, _relation(random), random.randint(-1000, 1000), required=0)
    for variable in range(count):
        yield levels.row([(variable, 1)], "=", random.randint(-200, 200), levels.soft[0])
        yield levels.row([(variable, 1)], "<=", random.randint(500, 1500), REQUIRED)
        yield levels.row([(variable, 1)], ">=", -random.randint(500, 1500), REQUIRED)


# Each maximises its first terms; the other rows are at most the constant, and no variable is negative.
_CYCLING = (
    ((0.75, -20, 0.5, -6), (((0.25, -8, -1, 9), 0), ((0.5, -12, -0.5, 3), 0), ((0, 0, 1, 0), 1))),
    ((0.75, -150, 0.02, -6), (((0.25, -60, -0.04, 9), 0), ((0.5, -90, -0.02, 3), 0), ((0, 0, 1, 0), 1))),
    ((10, -57, -9, -24), (((0.5, -5.5, -2.5, 9), 0), ((0.5, -1.5, -0.5, 1), 0), ((1, 0, 0, 0), 1))),
    ((2, 3, -1, -12), (((-2, -9, 1, 9), 0), ((1 / 4, 1, -1 / 4, -2), 0), ((2, 3, -1, -12), 2))),
)


def cycling(random, count, levels):
    """Programs on which simplex methods without Bland's rule cycle, as separate blocks, and connected."""
    for start in range(0, count - 3, 4):
        target, limits = random.choice(_CYCLING)
        place = random.sample(range(start, start + 4), 4)
        size = 2 ** random.randint(-2, 2)
        for variable in place:
            yield levels.row([(variable, 1)], ">=", 0, REQUIRED)
        for terms, limit in random.sample(limits, len(limits)):
            scaled = [(variable, size * each) for variable, each in zip(place, terms)]
            yield levels.row(scaled, "<=", size * limit, REQUIRED)
        yield levels.row(list(zip(place, target)), "=", random.choice([10, 100]), required=0)
        if start and random.random() < 0.3:
            yield levels.row([(start, 1), (start - 1, -1)], _relation(random), 0, required=0.2)
    yield levels.row([(0, 1)], "<=", 50, required=0.5)


# The shapes by name, of all sizes.
FAMILIES = {"degenerate": planted, "redundant": redundant, "dependent": dependent, "parallel": parallel,
            "cycling": cycling, "rounded": rounded}
