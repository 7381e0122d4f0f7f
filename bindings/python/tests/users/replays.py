"""Makes the calls of a solver again, which solver_log.py noted, with kiwisolver or casement.kiwi.

A call is ["add", constraint, terms, constant, relation, strength], ["remove", constraint], ["edit", variable, strength],
["unedit", variable], ["suggest", variable, value] or ["update", values]; constraints and variables are numbers.

The cost is what a solver minimizes: the sum of strength times violation over all constraints and edits that are not
required. Two solutions of the same constraints at the same cost are equally good.
"""

import random
from typing import NamedTuple

CLOSE = 1e-6


class Update(NamedTuple):
    values: dict
    cost: float


def same(one, two):
    """Whether two updates have the same values."""
    return all(abs(value - two.values[variable]) <= CLOSE * (1 + abs(value)) for variable, value in one.values.items())


def cost(rows, edits, values):
    total = sum(strength * abs(values[variable] - value) for variable, (strength, value) in edits.items())
    for terms, constant, relation, strength in rows.values():
        if strength < 1001001000:
            sides = constant + sum(factor * values[variable] for variable, factor in terms)
            total += strength * (abs(sides) if relation == "==" else max(sides if relation == "<=" else -sides, 0))
    return total


def made(kiwi, calls):
    """Returns the variables of calls by their numbers, in an order of addresses that is not that of the numbers."""
    numbers = sorted({number for call in calls if call[0] in ("add", "edit")
                      for number in ([number for number, _ in call[2]] if call[0] == "add" else [call[1]])})
    variables = [kiwi.Variable(str(number)) for number in numbers]
    random.Random(1).shuffle(variables)
    return dict(zip(numbers, variables))


def updates(calls, kiwi):
    """Makes calls with a solver, and returns each update as it was noted and as it is now."""
    solver, variables, constraints, rows, edits, found = kiwi.Solver(), made(kiwi, calls), {}, {}, {}, []
    for name, *call in calls:
        if name == "add":
            number, terms, *rest = call
            constant, relation, strength = rest
            terms = [(variable, factor) for variable, factor in terms]
            expression = kiwi.Expression([kiwi.Term(variables[variable], factor) for variable, factor in terms], constant)
            constraints[number], rows[number] = kiwi.Constraint(expression, relation, strength), (terms, *rest)
            solver.addConstraint(constraints[number])
        elif name == "remove":
            solver.removeConstraint(constraints.pop(call[0]))
            del rows[call[0]]
        elif name == "edit":
            solver.addEditVariable(variables[call[0]], call[1])
            edits[call[0]] = call[1], 0.0
        elif name == "unedit":
            solver.removeEditVariable(variables[call[0]])
            del edits[call[0]]
        elif name == "suggest":
            solver.suggestValue(variables[call[0]], call[1])
            edits[call[0]] = edits[call[0]][0], call[1]
        else:
            solver.updateVariables()
            noted = {int(number): value for number, value in call[0].items()}
            values = {number: variables[number].value() for number in noted}
            found.append((Update(noted, cost(rows, edits, noted)), Update(values, cost(rows, edits, values))))
    return found
