"""A plugin of pytest: writes a JSON file, which SOLVER_LOG names, with how each test ended, the seconds that it spent in
calls of solvers, and each of its updates: the rows as a digest, the values of the variables, and the cost.

The cost is what a solver minimizes: the sum of strength times violation over all constraints that are not required. Two
solutions of the same rows at the same cost are equally good. kiwisolver is what `import kiwisolver` gives:
casement.kiwi, if `python -m casement.kiwi` runs pytest.
"""

import hashlib
import itertools
import json
import os

import kiwisolver

from timed_solver import timed_solver

_number = itertools.count()
_spent = [0.0]
_updates = []
_tests = {}


class _Variable(kiwisolver.Variable):
    """A variable that knows how many were made before it. The order of terms is another in each run of kiwisolver."""

    def __new__(cls, *arguments):
        self = super().__new__(cls, *arguments)
        self.number = next(_number)
        return self


class _Solver(timed_solver(kiwisolver.Solver, _spent)):
    """A solver that notes its constraints and suggestions as rows: terms, constant, relation and strength."""

    def __init__(self):
        self._rows = {}
        self._edits = {}

    def addConstraint(self, constraint):
        super().addConstraint(constraint)
        expression = constraint.expression()
        terms = sorted((term.variable().number, term.coefficient(), term.variable()) for term in expression.terms())
        self._rows[id(constraint)] = constraint, (terms, expression.constant(), constraint.op(), constraint.strength())

    def removeConstraint(self, constraint):
        super().removeConstraint(constraint)
        del self._rows[id(constraint)]

    def addEditVariable(self, variable, strength):
        super().addEditVariable(variable, strength)
        strength = getattr(kiwisolver.strength, strength) if isinstance(strength, str) else strength
        self._edits[variable.number] = variable, strength, 0.0

    def removeEditVariable(self, variable):
        super().removeEditVariable(variable)
        del self._edits[variable.number]

    def suggestValue(self, variable, value):
        super().suggestValue(variable, value)
        self._edits[variable.number] = *self._edits[variable.number][:2], value

    def updateVariables(self):
        super().updateVariables()
        rows = [row for _, row in self._rows.values()]
        rows += [([(number, 1.0, variable)], -value, "==", strength)
                 for number, (variable, strength, value) in self._edits.items()]
        values = {number: variable.value() for terms, *_ in rows for number, _, variable in terms}
        place = {number: place for place, number in enumerate(sorted(values))}
        stated, cost = [], 0.0
        for terms, constant, relation, strength in rows:
            factors = [(place[number], float(round(factor, 9))) for number, factor, _ in terms]
            stated.append((factors, float(round(constant, 6)) + 0.0, relation, strength))  # 0.0 for -0.0, and no numpy.float64
            if strength < kiwisolver.strength.required:
                sides = constant + sum(factor * values[number] for number, factor, _ in terms)
                cost += strength * (abs(sides) if relation == "==" else max(sides if relation == "<=" else -sides, 0))
        digest = hashlib.sha256(repr(stated).encode()).hexdigest()
        _updates.append({"rows": digest, "values": [values[number] for number in place], "cost": cost})

    def reset(self):
        super().reset()
        self._rows.clear()
        self._edits.clear()


kiwisolver.Solver().addConstraint(kiwisolver.Variable() >= 0)  # casement loads its library at the first row
kiwisolver.Variable = _Variable
kiwisolver.Solver = _Solver


def pytest_runtest_logreport(report):
    test = _tests.setdefault(report.nodeid, {"outcome": "passed", "seconds": 0.0, "updates": []})
    if report.outcome != "passed":
        test["outcome"] = report.outcome
    test["seconds"] += _spent[0]
    test["updates"] += _updates
    _spent[0] = 0.0
    _updates.clear()


def pytest_sessionfinish():
    with open(os.environ["SOLVER_LOG"], "w") as file:
        json.dump(_tests, file)
