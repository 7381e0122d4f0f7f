"""Measures casement.kiwi and kiwisolver in one process: two workloads, and a figure of matplotlib.

To build is to add all constraints and update, to edit is to suggest, update and ask for one value, to read is to suggest,
update and ask for all values, and to churn is to make, add and remove a constraint with an update between. No value is computed
by casement.kiwi before one is asked for, so each operation that moves some ends with a question.

    python benchmark.py [--quick] [--output FILE]

Times are the best of several runs, in microseconds; a ratio above 1 says that casement.kiwi is faster.
"""

import argparse
import time

import kiwisolver

import casement.kiwi
from tests.timed_solver import timed_solver

SIZES = (10, 100, 300, 1000)


def seconds(work, times=1, batches=1):
    """Returns the time of one call in the fastest of several short batches."""
    spent = []
    for batch in range(batches):
        begin = time.perf_counter()
        for step in range(batch * times, (batch + 1) * times):
            work(step)
        spent.append((time.perf_counter() - begin) / times)
    return min(spent)


def chain(kiwi, count):
    """A chain: each number is ten more than the one before, and the first is edited."""
    solver, numbers = kiwi.Solver(), [kiwi.Variable() for _ in range(count + 1)]

    def build(_):
        solver.addEditVariable(numbers[0], "strong")
        for before, after in zip(numbers, numbers[1:]):
            solver.addConstraint(after == before + 10)
        solver.suggestValue(numbers[0], 5)
        solver.updateVariables()

    yield seconds(build)
    yield from changes(kiwi, solver, numbers, lambda step: numbers[0], lambda step: numbers[count // 2])
    assert numbers[-1].value() == numbers[0].value() + 10 * count


def groups(kiwi, count):
    """Independent boxes with five constraints each; one is edited."""
    solver, boxes = kiwi.Solver(), [[kiwi.Variable() for _ in range(4)] for _ in range(count // 5)]

    def build(_):
        for left, right, width, middle in boxes:
            solver.addConstraint(right == left + width)
            solver.addConstraint(middle == (left + right) / 2)
            solver.addConstraint(width >= 10)
            solver.addConstraint((width == 50) | "weak")
            solver.addEditVariable(left, "strong")
        solver.updateVariables()

    yield seconds(build)
    yield from changes(kiwi, solver, sum(boxes, []), lambda step: boxes[step % len(boxes)][0],
                       lambda step: boxes[step % len(boxes)][1])


def changes(kiwi, solver, numbers, edited, churned):
    def edit(step):
        solver.suggestValue(edited(step), step)
        solver.updateVariables()
        return churned(step).value()

    def read(step):
        solver.suggestValue(edited(step), step)
        solver.updateVariables()
        return [number.value() for number in numbers]

    def churn(step):
        constraint = (churned(step) >= step) | "weak"
        solver.addConstraint(constraint)
        solver.updateVariables()
        solver.removeConstraint(constraint)

    for work in (edit, read, churn):
        yield seconds(work, 100, 20 if len(numbers) < 500 else 5)


def figure(kiwi):
    """Times the layout of ten by ten axes, in all and in the solver."""
    import matplotlib

    matplotlib.use("agg")
    import matplotlib._layoutgrid as layoutgrid
    import matplotlib.pyplot as pyplot

    spent = [0.0]
    layoutgrid.kiwi = type("kiwi", (), {"Variable": kiwi.Variable, "Solver": timed_solver(kiwi.Solver, spent)})
    made, _ = pyplot.subplots(10, 10, layout="constrained", figsize=(20, 20))
    made.draw_without_rendering()
    spent[0] = 0.0
    whole = seconds(lambda _: made.get_layout_engine().execute(made))
    pyplot.close(made)
    yield whole
    yield spent[0]


def best(work, count):
    """Returns the best times of casement.kiwi and of kiwisolver, which take turns."""
    runs = max(8, 300 // count) if count else 3
    times = {casement.kiwi: [], kiwisolver: []}
    for _ in range(runs):
        for kiwi, spent in times.items():
            spent.append(list(work(kiwi, count) if count else work(kiwi)))
    return [list(map(min, zip(*spent))) for spent in times.values()]


def measured(is_quick):
    """(workload, n, operation, seconds of kiwisolver, seconds of casement.kiwi)"""
    for workload in (chain, groups):
        for count in SIZES[:2] if is_quick else SIZES:
            mine, theirs = best(workload, count)
            for name, one, two in zip(("build", "edit", "read", "churn"), mine, theirs):
                yield workload.__name__, count, name, two, one
    if is_quick:
        return
    mine, theirs = best(figure, None)
    yield "figure", 100, "layout", theirs[0], mine[0]
    yield "figure", 100, "its solver", theirs[1], mine[1]


def write(lines, path):
    """Writes lines to a file, if there is a path."""
    if path:
        with open(path, "w") as file:
            file.write("\n".join(lines) + "\n")


def shown(seconds):
    microseconds = seconds * 1e6
    return f"{microseconds:.{2 if microseconds < 10 else 1}f}"


def ratio(times):
    return f"{times:.2g}" if times < 99.5 else f"{times:.0f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="small sizes, and no figure")
    parser.add_argument("--output", help="a file for the table, too")
    options = parser.parse_args()
    lines = ["workload\tn\toperation\tkiwisolver_us\tcasement_us\tratio"]
    print(*lines)
    for *what, theirs, mine in measured(options.quick):
        lines.append("\t".join([*map(str, what), shown(theirs), shown(mine), ratio(theirs / mine)]))
        print(lines[-1], flush=True)
    write(lines, options.output)


if __name__ == "__main__":
    main()
