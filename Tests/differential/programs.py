"""Random programs: initial rows, then random changes.

Everything follows from the seed. `ordinary` numbers are those of layouts;
`scaled` draws coefficients and weights over many orders of magnitude.
"""

import random as randomness

from .model import REQUIRED, Row
from .shapes import FAMILIES, LARGE_SHAPES, SHAPES, Levels, contradictory


def limited(stream):
    """Programs of a stream, of which each solve ends after a few steps and is called again."""
    return lambda seed: [("limit", randomness.Random(seed).choice([1, 2, 3, 5, 8, 13, 21])), *stream(seed)]


class _Writer:
    """Writes a program, and stores the keys of existing rows."""

    def __init__(self, random, count, levels):
        self.random, self.count, self.levels = random, count, levels
        self.operations = [("variables", count)]
        self.rows, self.edits, self.fresh = {}, {}, 0

    def emit(self, *operation):
        self.operations.append(operation)

    def key(self, row):
        key = f"r{self.fresh}"
        self.fresh += 1
        self.rows[key] = row
        return key

    def add(self, rows):
        """Adds rows one by one and in batches; most are added, a few are tried."""
        rows = [row for row in rows if row]
        while rows:
            size = self.random.choice([1, 1, 1, 2, 5, 20, len(rows)])
            batch, rows = rows[:size], rows[size:]
            name = "try" if len(batch) == 1 and self.random.random() < 0.25 else "add"
            self.emit(name, [(self.key(row), row) for row in batch])
            if self.random.random() < 0.08:
                self.emit("solve")

    def row(self):
        """Returns a new row, or a similar row to an existing one."""
        random = self.random
        if self.rows and random.random() < 0.4:
            row = random.choice(list(self.rows.values()))
            relation = random.choice(["=", "<=", ">=", row.relation])
            constant = row.constant + random.choice([0, 0, 1, -1, 10, -25])
            return self.levels.row(row.terms, relation, constant, required=0.4)
        chosen = random.sample(range(self.count), min(self.count, random.choice([1, 1, 2, 2, 3])))
        terms = [(variable, random.choice([1, 1, -1, -1, 2, 0.5])) for variable in chosen]
        return self.levels.row(terms, random.choice(["=", "<=", ">="]), random.randint(-50, 200), required=0.3)

    def number(self, near):
        random = self.random
        return float(random.choice([near + random.randint(-5, 5), random.randint(-20, 300), random.randint(0, 50),
                                    near, 0, 100, near + random.uniform(-30, 30)]))

    def life(self, steps):
        """Writes random operations with the given frequencies."""
        choices = [(self._more, 5), (self._less, 4), (self._constant, 6), (self._weight, 2), (self._priority, 3),
                   (self._edit, 3), (self._live, 2), (self._suggest, 12), (self._end, 2), (self._range, 1),
                   (self._solve, 4), (self._variable, 1), (self._again, 1)]
        names, odds = zip(*choices)
        for _ in range(steps):
            self.random.choices(names, odds)[0]()

    def _solve(self):
        self.emit("solve")

    def _more(self):
        row = self.row()
        if row:
            self.emit("try" if self.random.random() < 0.5 else "add", [(self.key(row), row)])

    def _less(self):
        keys = [key for key in self.rows]
        if keys:
            chosen = self.random.sample(keys, min(len(keys), self.random.choice([1, 1, 1, 3])))
            for key in chosen:
                del self.rows[key]
            self.emit("remove", chosen)

    def _again(self):
        """Removes a row and adds it again between two solves."""
        if self.rows:
            key = self.random.choice(list(self.rows))
            row = self.rows.pop(key)
            self.emit("remove", [key])
            self.emit("add", [(self.key(row), row)])

    def _pick(self):
        return self.random.choice(list(self.rows)) if self.rows else None

    def _constant(self):
        key = self._pick()
        if key:
            row = self.rows[key]
            self.rows[key] = row._replace(constant=self.number(row.constant))
            self.emit("constant", key, self.rows[key].constant)

    def _weight(self):
        key = self._pick()
        if key:
            self.emit("weight", key, float(self.random.choice([1, 2, 5, 0.25])))

    def _priority(self):
        key = self._pick()
        if key:
            priority = self.levels.priority(0.25)
            self.rows[key] = self.rows[key]._replace(priority=priority)
            self.emit("priority", key, priority)

    def _edit(self):
        if len(self.edits) < 4:
            edit, variable = f"e{self.fresh}", self.random.randrange(self.count)
            self.fresh += 1
            self.edits[edit] = 0
            self.emit("edit", edit, variable, self.levels.priority(0), float(self.random.choice([1, 1, 3])))
            self._suggest()

    def _live(self):
        key = self._pick()
        if key and len(self.edits) < 4:
            edit = f"e{self.fresh}"
            self.fresh += 1
            self.edits[edit] = self.rows[key].constant
            self.emit("live", edit, key)

    def _suggest(self):
        if not self.edits:
            return self._edit()
        chosen = self.random.sample(list(self.edits), 2 if len(self.edits) > 1 and self.random.random() < 0.3 else 1)
        for _ in range(self.random.choice([1, 1, 2, 4])):
            numbers = [(edit, self.number(self.edits[edit])) for edit in chosen]
            self.edits.update(numbers)
            if len(numbers) == 1 and self.random.random() < 0.3:
                self.emit("set", *numbers[0])
            else:
                self.emit("suggest", numbers)

    def _end(self):
        if self.edits:
            edit = self.random.choice(list(self.edits))
            del self.edits[edit]
            self.emit("end", edit)

    def _range(self):
        if self.edits:
            self.emit("range", self.random.choice(list(self.edits)))

    def _variable(self):
        self.emit("variables", 1)
        self.count += 1
        self.emit("forget", self.random.randrange(self.count))


def _begin(seed, stream, low, high, shapes):
    random = randomness.Random(f"{stream} {seed}")
    count = low + int((high - low + 1) * random.random() ** 2)
    levels = Levels(random)
    writer = _Writer(random, count, levels)
    writer.add(random.choice(shapes)(random, count, levels))
    return random, writer


def ordinary(seed):
    random, writer = _begin(seed, "ordinary", 2, 60, SHAPES)
    if random.random() < 0.5:
        writer.emit("solve")
    writer.life(random.randint(3, 40))
    if random.random() < 0.1:
        writer.operations.insert(0, ("weights-only",))
    if random.random() < 0.3:
        writer.operations.insert(0, ("newer-wins",))
    return writer.operations


def large(seed):
    random, writer = _begin(seed, "large", 300, 1000, LARGE_SHAPES)
    writer.emit("solve")
    writer.life(random.randint(3, 25))
    return writer.operations


def family(name):
    """Programs of one shape, most of them small. Those of the shapes `cycling` and `parallel` have up to 3,000 and 900
    variables; others up to 300, because larger ones can take minutes."""
    most = {"cycling": 1000, "parallel": 300}.get(name, 100)

    def program(seed):
        random = randomness.Random(f"family {name} {seed}")
        count = round(3 * most ** (random.random() ** 2))
        writer = _Writer(random, count, Levels(random))
        writer.add(FAMILIES[name](random, count, writer.levels))
        writer.emit("solve")
        writer.life(random.randint(2, 10))
        return writer.operations

    return program


def unsatisfiable(seed):
    """Programs that begin with conflicts, so that most have some at the end."""
    random, writer = _begin(seed, "unsatisfiable", 2, 40, (contradictory,))
    writer.emit("solve")
    if random.random() < 0.5:
        writer.life(random.randint(1, 10))
    writer.add(contradictory(random, writer.count, writer.levels))
    return writer.operations


def refusing(seed):
    """Programs that try all required rows; many of them must be refused."""
    random, writer = _begin(seed, "refusing", 2, 40, SHAPES)
    writer.life(random.randint(0, 10))
    for _ in range(random.randint(3, 12)):
        row = writer.row()
        if row:
            row = row._replace(priority=REQUIRED, constant=row.constant + random.choice([0, 1, -1, 40, -300]))
            writer.emit("try", [(writer.key(row), row)])
        if random.random() < 0.5:
            writer.life(1)
    return writer.operations


def moving(seed):
    """Programs with large edits, so that paths have many breakpoints. One in four begins with a conflict and edits
    constants in it."""
    is_broken = seed % 4 == 0
    random, writer = _begin(seed, "moving", 2, 30, (contradictory,) if is_broken else SHAPES)
    writer.emit("solve")
    for _ in range(4 if is_broken else 0):
        writer._live()
    writer.life(0 if is_broken else random.randint(0, 10))
    writer.edits or writer._edit()
    for _ in range(12 if is_broken else random.randint(1, 4)):
        if writer.edits:
            edit = random.choice(list(writer.edits))
            target = random.randint(-50, 50) if is_broken else random.randint(-200, 500)
            writer.emit("path", edit, float(target))
        if random.random() < 0.3:
            writer.life(2)
    return writer.operations


def scaled(exponent):
    """Programs whose coefficients and weights are log-uniform in 10^-exponent...10^exponent,
    and whose sizes are in 1e-3...1e6."""

    def program(seed):
        random, writer = _begin(seed, f"scaled {exponent}", 2, 60, SHAPES)
        writer.emit("solve")
        writer.life(random.randint(3, 30))
        return _Scale(random, exponent).apply(writer.operations)

    return program


class _Scale:
    """Gives every coefficient, weight and number of a program another size.

    Half the programs are scaled by a factor for each variable and each row, so that
    degenerate and redundant rows stay so up to rounding. In the other half every
    coefficient has a random factor, and constants are chosen near a point with values
    of sizes 1e-3...1e6.
    """

    def __init__(self, random, exponent):
        self.random, self.exponent = random, exponent
        self.stretch = random.random() < 0.5
        self.unit, self.point = {}, {}
        self.size = 10 ** random.uniform(-3, 3)
        self.factors = {}

    def _log(self, exponent):
        return 10 ** self.random.uniform(-exponent, exponent)

    def _unit(self, variable):
        return self.unit.setdefault(variable, self._log(self.exponent / 2))

    def _point(self, variable):
        if variable not in self.point:
            self.point[variable] = self.random.choice([-1, 1, 1]) * 10 ** self.random.uniform(-3, 6)
        return self.point[variable]

    def _row(self, key, row):
        weight = row.weight if row.required else self._log(self.exponent)
        if self.stretch:
            factor = self._log(self.exponent / 2)
            self.factors[key] = factor * self.size
            terms = tuple((variable, value * factor / self._unit(variable)) for variable, value in row.terms)
            return Row(terms, row.relation, row.constant * factor * self.size, row.priority, weight)
        terms = tuple((variable, self.random.choice([-1, 1]) * self._log(self.exponent)) for variable, _ in row.terms)
        middle = sum(value * self._point(variable) for variable, value in terms)
        spread = sum(abs(value * self._point(variable)) for variable, value in terms)
        self.factors[key] = spread / 100
        away = 0 if row.required and self.random.random() < 0.7 else self.random.uniform(-1, 1) * spread
        if row.required and away and row.relation != "=":
            away = abs(away) * (1 if row.relation == "<=" else -1)
        return Row(terms, row.relation, middle + away, row.priority, weight)

    def apply(self, operations):
        """Factors are those of rows, so that a changed constant has the size of its row."""
        done = []
        for operation in operations:
            name, *rest = operation
            if name in ("add", "try"):
                operation = name, [(key, self._row(key, row)) for key, row in rest[0]]
            elif name == "constant":
                operation = name, rest[0], rest[1] * self.factors.get(rest[0], 1.0)
            elif name == "weight":
                operation = name, rest[0], self._log(self.exponent)
            elif name == "edit":
                edit, variable, priority, _ = rest
                self.factors[edit] = self._unit(variable) * self.size if self.stretch else abs(self._point(variable)) / 100
                operation = name, edit, variable, priority, self._log(self.exponent)
            elif name == "live":
                self.factors[rest[0]] = self.factors.get(rest[1], 1.0)
            elif name in ("set", "path"):
                operation = name, rest[0], rest[1] * self.factors.get(rest[0], 1.0)
            elif name == "suggest":
                operation = name, [(edit, value * self.factors.get(edit, 1.0)) for edit, value in rest[0]]
            done.append(operation)
        return done
