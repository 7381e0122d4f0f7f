"""Times the same rows from Python in kiwi, in its replacement, and in a solver of casement."""

import json
import os
import sys
import time

from . import ambiguity, speed
from .rows import Rows

KEYBOARD = 216


def times(documents, python_path):
    """Returns for each solver a table as speed.times() makes it, and how many documents ended its process; None if kiwi
    or the library is not installed."""
    sys.path.insert(0, python_path)
    try:
        import casement
        import kiwisolver
        from casement import kiwi
    except (ImportError, OSError):
        return None
    peers = {
        "kiwi": lambda rows, size: Kiwi(kiwisolver, rows, size),
        "casement.kiwi": lambda rows, size: Kiwi(kiwi, rows, size),
        "casement.Solver": lambda rows, size: Casement(casement, rows, size),
    }
    plain = [documents[key] for key in sorted(documents) if ambiguity.plain(documents[key])]
    found = {name: apart(make, plain) for name, make in peers.items()}
    return {name: (speed.times(answers), len(plain) - len(answers)) for name, answers in found.items()}


def apart(make, documents):
    """Yields results with seconds from separate processes, because kiwi may end its process. Another process then
    continues after that document."""
    answers, place = [], 0
    while place < len(documents):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                for document in documents[place:]:
                    answer = {"seconds": steps(make, Rows(document), document["size"])}
                    os.write(writing, json.dumps(answer).encode() + b"\n")
            finally:
                os._exit(0)
        os.close(writing)
        with open(reading, encoding="utf-8") as lines:
            done = [json.loads(text) for text in lines]
        os.waitpid(child, 0)
        answers += done
        place += len(done) + 1
    return answers


def steps(make, rows, size):
    """Returns the seconds for building, for a rotation of the root view, and for a keyboard that reduces its height."""
    width, height = size
    begin = time.perf_counter()
    peer = make(rows, size)
    seconds = [time.perf_counter() - begin]
    for sides in [(height, width), (height, max(0, width - KEYBOARD))]:
        begin = time.perf_counter()
        peer.resize(sides)
        seconds.append(time.perf_counter() - begin)
    return seconds


def says_size(row, rows):
    """Returns whether a row sets the size of the root view."""
    return row.required and row.relation == "=" and len(row.terms) == 1 and row.terms[0][0] in rows.size


class Kiwi:
    """Kiwi or its replacement. Rows that conflict with earlier rows are left out. The size of the root view is a soft
    row above all others, because kiwi cannot change required rows."""

    def __init__(self, module, rows, size):
        self.solver = module.Solver()
        variables = [module.Variable() for _ in range(rows.count)]
        self.size = [variables[variable] for variable in rows.size]
        for variable in self.size:
            self.solver.addEditVariable(variable, "strong")
        for row in rows.rows:
            if says_size(row, rows):
                continue
            expression = sum((coefficient * variables[variable] for variable, coefficient in row.terms), 0)
            operator = {"=": "==", "<=": "<=", ">=": ">="}[row.relation]
            strength = "required" if row.required else module.strength.create(0, row.priority // 100, row.priority % 100)
            try:
                self.solver.addConstraint(module.Constraint(expression - row.constant, operator, strength))
            except module.UnsatisfiableConstraint:
                pass
        self.resize(size)

    def resize(self, size):
        for variable, length in zip(self.size, size):
            self.solver.suggestValue(variable, length)
        self.solver.updateVariables()


class Casement:
    """A solver of casement. All rows are added in one call, and the size of the root view is required."""

    def __init__(self, casement, rows, size):
        self.solver = casement.Solver()
        variables = self.solver.add_variables(rows.count).tolist()
        relations = {"=": casement.Relation.EQUAL, "<=": casement.Relation.LESS_OR_EQUAL,
                     ">=": casement.Relation.GREATER_OR_EQUAL}
        starts, terms = [0], []
        for row in rows.rows:
            terms += row.terms
            starts.append(len(terms))
        added = self.solver.add_rows(
            starts, [variables[variable] for variable, _ in terms], [coefficient for _, coefficient in terms],
            [int(relations[row.relation]) for row in rows.rows], [row.constant for row in rows.rows],
            [row.priority for row in rows.rows]).tolist()
        self.solver.solve()
        self.edits = [self.solver.edit_constant(row) for row in self.rows_of_size(rows, added)]

    @staticmethod
    def rows_of_size(rows, added):
        place = {row.terms[0][0]: added[index] for index, row in enumerate(rows.rows) if says_size(row, rows)}
        return [place[variable] for variable in rows.size]

    def resize(self, size):
        self.solver.suggest_all(dict(zip(self.edits, size)))
