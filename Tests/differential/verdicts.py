"""Small systems of rows that are nearly parallel, or of coefficients of every size, where rounding may decide. What is
asked here is what check() says: INTERNAL only of a result that exact rationals find wrong, too."""

import random as randomness

from . import judge, library, text
from .execution import Failure
from .model import REQUIRED, Problem, Row

_STATUSES = {library.OK: "right", library.UNDECIDED: "undecided", library.INTERNAL: "wrong"}


class Verdicts:
    """`count` systems of one kind from `seed` on."""

    write, read = staticmethod(text.write), staticmethod(text.read)

    def __init__(self, name, count, seed):
        self.name, self.count, self.seed = name, count, seed
        self.stream = {"verdicts-parallel": _parallel, "verdicts-mixed": _mixed}[name]

    def judge(self, operations, seed=0, every=False):
        self.run_again(operations)

    def run_again(self, operations):
        rows = {key: row for name, *rest in operations if name == "add" for key, row in rest[0]}
        _judged(next((rest[0] for name, *rest in operations if name == "variables"), 0), rows)

    def run_seed(self, seed):
        self.run_again(self.stream(seed))


def _judged(count, rows):
    solver = library.Solver()
    try:
        variables = solver.add_variables(count)
        ids = solver.add_rows([([(variables[variable], value) for variable, value in row.terms], *row[1:])
                               for row in rows.values()])
        solver.solve()
        dropped = {rows_of[0]: rows_of for rows_of in
                   ([list(rows)[ids.index(row)] for row in conflict] for conflict in solver.conflicts())}
        values = solver.values(variables)
        verdict = solver.verdict()
    except library.LibraryError:
        judge.tally["no result"] += 1
        return
    finally:
        solver.free()
    judge.tally[f"said to be {_STATUSES[verdict]}"] += 1
    wrong = _wrong(count, rows, dropped, values)
    judge.tally[f"said to be {_STATUSES[verdict]}, and wrong"] += wrong is not None
    if verdict == library.INTERNAL and wrong is None:
        raise Failure(f"check() finds {values} wrong, which are right")


def _wrong(count, rows, dropped, values):
    """Returns why values are wrong, or None."""
    required = {key: row for key, row in rows.items() if row.required}
    problem = Problem(count, required, {key: row for key, row in rows.items() if not row.required})
    kept, largest = problem.without(dropped), max(map(abs, values), default=0.0)
    try:
        judge.check_required(kept, values, largest)
        judge.check_exactly(kept, values, largest)
    except Failure as failure:
        return str(failure)
    except OverflowError:
        return "the terms of a row are too large for a sum"
    return None


def _row(random, terms, constant):
    terms = tuple((variable, value) for variable, value in enumerate(terms) if value)
    return Row(terms, random.choice(["=", "<=", ">="]), float(constant), random.choice([REQUIRED, REQUIRED, 750, 250]),
               random.choice([1.0, 1.0, 10.0])) if terms else None


def _program(count, rows):
    return [("variables", count), ("add", [(f"r{place}", row) for place, row in enumerate(filter(None, rows))])]


def _parallel(seed):
    random = randomness.Random(f"verdicts parallel {seed}")
    count, rows = random.choice([2, 2, 3, 4]), []
    base = [random.choice([1.0, -1.0, 0.5, random.uniform(1, 10) * 10 ** random.randint(-1, 3) * random.choice([1, -1])])
            for _ in range(count)]
    constant = random.choice([0, 1, 100, 346, 1e-9, 1e9, random.randint(-1000, 1000)])
    for _ in range(random.randint(2, 6)):
        if random.random() < 0.15:
            rows.append(_row(random, [random.choice([0, 0, 1, random.uniform(-5, 5)]) for _ in range(count)],
                             random.choice([0, 1, random.randint(-500, 500)])))
            continue
        terms = [value * (1 + random.choice([0, 0, 1, -1]) * 10.0 ** -random.randint(3, 15)) for value in base]
        if random.random() < 0.2:
            terms[random.randrange(count)] = 0
        rows.append(_row(random, terms, constant + random.choice([0, 0, 0, 1e-4, -1e-4, 1e-9, 1, -10])))
    return _program(count, rows)


def _mixed(seed):
    random = randomness.Random(f"verdicts mixed {seed}")
    count, rows = random.choice([2, 3, 4]), []
    for _ in range(random.randint(2, 7)):
        if rows and rows[-1] and random.random() < 0.4:
            near = dict(rows[-1].terms)
            rows.append(_row(random, [near.get(variable, 0) * (1 + random.choice([0, 1]) * 10.0 ** -random.randint(2, 14))
                                      for variable in range(count)], rows[-1].constant + random.choice([0, 0, 1e-6, 1])))
            continue
        terms = [random.choice([0, 1]) * random.choice([1, -1]) * random.uniform(1, 10) * 10.0 ** random.randint(-6, 6)
                 for _ in range(count)]
        rows.append(_row(random, terms, random.choice([0, 1, random.uniform(-1000, 1000), 10.0 ** random.randint(-6, 9)])))
    return _program(count, rows)


def chosen(counts, seed):
    count = counts.get("verdicts")
    return [Verdicts(name, count, seed) for name in ("verdicts-parallel", "verdicts-mixed")] if count else []
