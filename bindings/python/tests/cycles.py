"""Creates, uses and drops scenes and solvers, and those of casement.kiwi, with random garbage collection:
python cycles.py [ROUNDS].

Fails if the memory of the process grew after the first tenth. scripts/test/python runs it, and again for fewer
rounds under valgrind.
"""

import contextlib
import copy
import gc
import os
import random
import sys

from casement import Scene, Solver, kiwi

# What a heap may grow by without a leak, in kB: a leak of 50 bytes per cycle would be twice as much.
ALLOWED = 2000


def cycle(chance, kept):
    """Creates a scene and a solver. Some are kept for a while, some are closed."""
    scene = Scene((100, 100), strict=chance.random() < 0.3)
    view = scene.add("view", intrinsic=(chance.random() * 10, 10))
    if chance.random() < 0.3:
        view.measure = lambda request: (None, 5.0)
    if chance.random() < 0.5:
        view.width.equal(3)
    else:
        view.width.at_most(30)
    scene.layout()
    solver = Solver()
    variable = solver.add_variable()
    solver.path(solver.edit_variable(variable), 10)
    kept.append(chance.choice((scene, view, solver, None)))
    if chance.random() < 0.1:
        del kept[: chance.randrange(len(kept) + 1)]
    if chance.random() < 0.02:
        gc.collect(chance.randrange(3))
    if chance.random() < 0.3:
        scene.close()


def kiwi_cycle(chance, kept):
    """Creates a solver of casement.kiwi with constraints and edits, uses it in many ways, and drops it or a part of it."""
    solver, other = kiwi.Solver(), kiwi.Solver()
    variables = [kiwi.Variable(f"x{place}") for place in range(chance.randrange(2, 9))]
    variables[0].setContext((solver, variables[-1]) if chance.random() < 0.5 else None)  # a cycle
    constraints = [one + chance.random() * other * 2 - 1 >= one * 3 / 2 for one, other in zip(variables, variables[1:])]
    constraints += [(sum(variables) == 7) | "weak", (variables[0] - 1 <= 5) | chance.random()]
    for constraint in constraints:
        solver.addConstraint(constraint)
        if chance.random() < 0.2:
            other.addConstraint(constraint)
    for wrong in (variables, "no", None, constraints[0]):
        with contextlib.suppress(Exception):
            solver.addConstraint(wrong)
    with contextlib.suppress(kiwi.UnsatisfiableConstraint):
        solver.addConstraint(variables[0] - variables[0] >= 1)
    for edited in (solver, other):
        edited.addEditVariable(variables[1], "strong")
        edited.suggestValue(variables[1], chance.random())
        edited.updateVariables()
        edited.suggestValue(variables[1], 3)
        edited.updateVariables()
    repr(constraints), constraints[0].expression().terms(), variables[-1].value(), copy.copy(constraints[1]).violated()
    if chance.random() < 0.1:
        solver.dumps()
    if chance.random() < 0.5:
        solver.removeConstraint(constraints[0])
        other.removeEditVariable(variables[1])
    if chance.random() < 0.2:
        solver.reset()
    kept.append(chance.choice((solver, other, variables[0], constraints[1], constraints[0].expression(), None)))


def size():
    """Returns the memory of the process in kB."""
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") // 1024


def run(rounds):
    """Returns the growth of memory in kB."""
    chance, kept, before = random.Random(7), [], 0
    for index in range(rounds):
        cycle(chance, kept)
        kiwi_cycle(chance, kept)
        if index == rounds // 10:
            before = size()
    return size() - before


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    growth = run(rounds)
    print(f"{rounds} cycles, memory grew by {growth} kB")
    # A few only warm up the heap.
    sys.exit(rounds >= 10_000 and growth > ALLOWED)
