"""A plugin of pytest: writes a JSON file, which SOLVER_LOG names, with how each test ended, the seconds that it spent in
calls of solvers, and the calls of each of its solvers, as replays.py makes them again.

kiwisolver is what `import kiwisolver` gives: casement.kiwi, if `python -m casement.kiwi` runs pytest.
"""

import itertools
import json
import os

import kiwisolver

from timed_solver import timed_solver

_number = itertools.count()
_spent = [0.0]
_solvers = []
_tests = {}


class _Variable(kiwisolver.Variable):
    """A variable that knows how many were made before it. The order of terms is another in each run of kiwisolver."""

    def __new__(cls, *arguments):
        self = super().__new__(cls, *arguments)
        self.number = next(_number)
        return self


class _Solver(timed_solver(kiwisolver.Solver, _spent)):
    """A solver that notes its calls, and the values after each update."""

    def __init__(self):
        self._begin()

    def _begin(self):
        self._calls, self._constraints, self._variables = [], {}, {}
        _solvers.append(self._calls)

    def addConstraint(self, constraint):
        super().addConstraint(constraint)
        number = next(_number)
        self._constraints[id(constraint)] = constraint, number
        expression = constraint.expression()
        terms = sorted((term.variable().number, float(term.coefficient()), term.variable()) for term in expression.terms())
        self._variables.update((number, variable) for number, _, variable in terms)
        self._calls.append(["add", number, [term[:2] for term in terms], float(expression.constant()), constraint.op(),
                            float(constraint.strength())])

    def removeConstraint(self, constraint):
        super().removeConstraint(constraint)
        self._calls.append(["remove", self._constraints.pop(id(constraint))[1]])

    def addEditVariable(self, variable, strength):
        super().addEditVariable(variable, strength)
        strength = getattr(kiwisolver.strength, strength) if isinstance(strength, str) else strength
        self._variables[variable.number] = variable
        self._calls.append(["edit", variable.number, float(strength)])

    def removeEditVariable(self, variable):
        super().removeEditVariable(variable)
        self._calls.append(["unedit", variable.number])

    def suggestValue(self, variable, value):
        super().suggestValue(variable, value)
        self._calls.append(["suggest", variable.number, float(value)])

    def updateVariables(self):
        super().updateVariables()
        self._calls.append(["update", {number: variable.value() for number, variable in self._variables.items()}])

    def reset(self):
        super().reset()
        self._begin()


kiwisolver.Solver().addConstraint(kiwisolver.Variable() >= 0)  # casement loads its library at the first row
kiwisolver.Variable = _Variable
kiwisolver.Solver = _Solver


def pytest_runtest_logreport(report):
    test = _tests.setdefault(report.nodeid, {"outcome": "passed", "seconds": 0.0, "solvers": []})
    if report.outcome != "passed":
        test["outcome"] = report.outcome
    test["seconds"] += _spent[0]
    _spent[0] = 0.0
    if report.when == "teardown":
        test["solvers"] = [calls for calls in _solvers if calls]
        _solvers.clear()


def pytest_sessionfinish():
    with open(os.environ["SOLVER_LOG"], "w") as file:
        json.dump(_tests, file)
