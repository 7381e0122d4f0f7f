"""How long scenes take, and the same rows in kiwi."""

import statistics
import sys
import time

from . import ambiguity
from .rows import Rows

NAMES = ("build", "rotate", "keyboard")


def times(answers):
    """Median and worst of building, a rotation, the keyboard, in milliseconds."""
    table = {}
    for place, name in enumerate(NAMES):
        found = [1e3 * answer["seconds"][place] for answer in answers if len(answer.get("seconds", [])) > place]
        if found:
            table[name] = (len(found), statistics.median(found), max(found))
    return table


def beside_kiwi(documents, python_path):
    """Milliseconds to build the same rows in kiwisolver and in casement.kiwi, from the same Python; None without them."""
    sys.path.insert(0, python_path)
    try:
        import kiwisolver
        from casement import kiwi
    except (ImportError, OSError):
        return None
    peers = {"kiwi": kiwisolver, "casement": kiwi}
    found = {name: [] for name in peers}
    for key in sorted(documents):
        if not ambiguity.plain(documents[key]):
            continue
        rows = Rows(documents[key])
        for name, module in peers.items():
            found[name].append(1e3 * build(module, rows))
    return {name: (len(each), statistics.median(each), max(each)) for name, each in found.items()}


def build(module, rows):
    """Seconds from rows to values. What conflicts with what is there already is left out."""
    begin = time.perf_counter()
    solver = module.Solver()
    variables = [module.Variable() for _ in range(rows.count)]
    for row in rows.rows:
        expression = sum((coefficient * variables[variable] for variable, coefficient in row.terms), 0)
        operator = {"=": "==", "<=": "<=", ">=": ">="}[row.relation]
        strength = "required" if row.required else module.strength.create(0, row.priority // 100, row.priority % 100)
        try:
            solver.addConstraint(module.Constraint(expression - row.constant, operator, strength))
        except module.UnsatisfiableConstraint:
            pass
    solver.updateVariables()
    return time.perf_counter() - begin
