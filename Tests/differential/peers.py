"""Runs the same random programs through other solvers, with the same judges.

A program is reduced to calls that all of them have. Every row is tried, and a row that conflicts with the required
rows is discarded. A row whose constant, weight or priority changes is removed and tried again. An edit begins with the
target 0. Paths, ranges and conflicts are left out, because the other solvers do not have them.
"""

import ctypes
import json
import os
from ctypes import POINTER, c_bool, c_double, c_int32, c_size_t, c_void_p

from . import judge, library, oracle, programs, workers
from .execution import Failure
from .model import REQUIRED, Model, Row

LEVELS = (250, 500, 750)  # weak, medium, strong
_UNITS = (1.0, 1e3, 1e6)  # the same as strengths of solvers with numeric strengths
_STRONGEST = 1001001000.0


def _strength(row):
    return _STRONGEST if row.required else row.weight * _UNITS[LEVELS.index(row.priority)]


class Casement:
    name = "casement"

    def __init__(self, count):
        self._solver = library.Solver()
        self._variables = self._solver.add_variables(count)
        self._rows, self._edits = {}, {}

    def try_add(self, key, row):
        terms = [(self._variables[variable], coefficient) for variable, coefficient in row.terms]
        self._rows[key] = self._solver.try_add((terms, *row[1:]))
        return self._rows[key] is not None

    def remove(self, key):
        self._solver.remove(self._rows.pop(key))

    def edit(self, edit, row):
        self._edits[edit] = self._solver.edit_variable(self._variables[row.terms[0][0]], row.priority, row.weight)
        self.suggest(edit, row.terms[0][0], row.constant)

    def suggest(self, edit, _, value):
        self._solver.suggest([self._edits[edit]], [value])

    def end(self, edit, _):
        self._solver.edit_end(self._edits.pop(edit))

    def values(self):
        self._solver.solve()
        return self._solver.values(self._variables)


class Kiwi:
    name = "kiwi"

    def __init__(self, count):
        import kiwisolver
        self._kiwi, self._solver, self._rows = kiwisolver, kiwisolver.Solver(), {}
        self._variables = [kiwisolver.Variable(f"x{index}") for index in range(count)]

    def try_add(self, key, row):
        terms = [self._kiwi.Term(self._variables[variable], coefficient) for variable, coefficient in row.terms]
        relation = "==" if row.relation == "=" else row.relation
        constraint = self._kiwi.Constraint(self._kiwi.Expression(terms, -row.constant), relation, _strength(row))
        try:
            self._solver.addConstraint(constraint)
        except self._kiwi.UnsatisfiableConstraint:
            return False
        self._rows[key] = constraint
        return True

    def remove(self, key):
        self._solver.removeConstraint(self._rows.pop(key))

    def edit(self, _, row):
        self._solver.addEditVariable(self._variables[row.terms[0][0]], _strength(row))
        self._solver.suggestValue(self._variables[row.terms[0][0]], row.constant)

    def suggest(self, _, variable, value):
        self._solver.suggestValue(self._variables[variable], value)

    def end(self, _, variable):
        self._solver.removeEditVariable(self._variables[variable])

    def values(self):
        self._solver.updateVariables()
        return [variable.value() for variable in self._variables]


def direct(problem):
    """What kiwi answers to a problem, its required rows stated first; None where it refuses a row or ends the process."""
    receiver, sender = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            os.write(sender, json.dumps(_stated(problem)).encode())
        finally:
            os._exit(0)
    os.close(sender)
    with open(receiver, "rb") as file:
        answer = file.read()
    os.waitpid(child, 0)
    return json.loads(answer) if answer else None


def _stated(problem):
    """Strengths of levels are a hundred apart."""
    import kiwisolver
    levels = sorted({row.priority for row in problem.soft.values()})
    solver, variables = kiwisolver.Solver(), [kiwisolver.Variable() for _ in range(problem.variables)]
    for row in problem.rows().values():
        terms = [kiwisolver.Term(variables[variable], coefficient) for variable, coefficient in row.terms]
        strength = _STRONGEST if row.required else row.weight * 100.0 ** levels.index(row.priority)
        relation = "==" if row.relation == "=" else row.relation
        try:
            solver.addConstraint(kiwisolver.Constraint(kiwisolver.Expression(terms, -row.constant), relation, strength))
        except kiwisolver.UnsatisfiableConstraint:
            return None
    solver.updateVariables()
    return [variable.value() for variable in variables]


class Cassowary:
    """cassowary-rs, through the library that Benchmarks/peers compiles from Benchmarks/source/cassowary.rs."""

    name = "cassowary-rs"
    path = os.path.join(os.path.dirname(__file__), "..", "..", "build", "peers", "libcassowary_wrapper.so")

    def __init__(self, count):
        self._library = ctypes.CDLL(self.path)
        for name, result, arguments in (
                ("new", c_void_p, [c_size_t]), ("add", c_bool, [c_void_p, c_void_p]),
                ("remove", c_bool, [c_void_p, c_void_p]), ("edit", c_bool, [c_void_p, c_int32, c_double]),
                ("suggest", c_bool, [c_void_p, c_int32, c_double]), ("edit_end", c_bool, [c_void_p, c_int32]),
                ("fetch", c_size_t, [c_void_p]), ("value", c_double, [c_void_p, c_int32]),
                ("constraint", c_void_p, [c_void_p, POINTER(_Term), c_size_t, c_int32, c_double, c_double])):
            function = getattr(self._library, f"cassowary_{name}")
            function.restype, function.argtypes = result, arguments
        self._held, self._count, self._rows = self._library.cassowary_new(count), count, {}

    def try_add(self, key, row):
        terms = (_Term * len(row.terms))(*row.terms)
        constraint = self._library.cassowary_constraint(
            self._held, terms, len(terms), library.RELATIONS[row.relation], row.constant, _strength(row))
        self._rows[key] = constraint
        return self._library.cassowary_add(self._held, constraint)

    def _must(self, name, *arguments):
        if not getattr(self._library, f"cassowary_{name}")(self._held, *arguments):
            raise Failure(f"refused: {name}")

    def remove(self, key):
        self._must("remove", self._rows.pop(key))

    def edit(self, edit, row):
        self._must("edit", row.terms[0][0], _strength(row))
        self.suggest(edit, row.terms[0][0], row.constant)

    def suggest(self, _, variable, value):
        self._must("suggest", variable, value)

    def end(self, _, variable):
        self._must("edit_end", variable)

    def values(self):
        self._library.cassowary_fetch(self._held)
        return [self._library.cassowary_value(self._held, variable) for variable in range(self._count)]


class _Term(ctypes.Structure):
    _fields_ = [("variable", c_int32), ("coefficient", c_double)]


class _Life:
    """Runs a program through one solver and the model."""

    def __init__(self, solver, operations, level_of, refuses):
        self.operations, self.level_of, self.refuses = operations, level_of, refuses
        self.model, self.live = Model(), {}
        self.model.variables = sum(operation[1] for operation in operations if operation[0] == "variables")
        self.solver, self.largest = solver(self.model.variables), 0.0

    def run(self):
        for name, *rest in self.operations:
            step = getattr(self, "_do_" + name.replace("-", "_"), None)
            if step:
                step(*rest)
                self._read()
        problem = self.model.problem()
        values = self._read()
        judge.check_required(problem, values, self.largest)
        judge.check_optimal(problem, values, self.largest)

    def _read(self):
        try:
            values = self.solver.values()
        except Exception as error:
            raise Failure(f"refused: {type(error).__name__}") from None
        self.largest = max([self.largest] + [abs(value) for value in values])
        return values

    def _call(self, name, *arguments):
        try:
            return getattr(self.solver, name)(*arguments)
        except Failure:
            raise
        except Exception as error:
            raise Failure(f"refused: {name}: {type(error).__name__}") from None

    def _can_hold(self, row):
        required = list(self.model.problem().required.values())
        return not row.required or oracle.feasible(self.model.variables, required + [row])

    def _try(self, key, row):
        if not self.refuses and not self._can_hold(row):
            return
        if self._call("try_add", key, row):
            self.model.add(key, row)
            return
        if self._can_hold(row):
            raise Failure(f"refused: a row that can hold: {row}")
        judge.tally["rows refused"] += 1

    def _take_out(self, key):
        self._call("remove", key)
        self.model.remove(key)

    def _change(self, key, **fields):
        if key in self.model.rows and key not in self.live:
            row = self.model.rows[key]._replace(**fields)
            self._take_out(key)
            self._try(key, row)

    def _do_add(self, pairs):
        for key, row in pairs:
            if key not in self.model.rows:
                self._try(key, row._replace(priority=self.level_of(row.priority)))

    _do_try = _do_add

    def _do_remove(self, keys):
        for key in keys:
            if key in self.model.rows:
                self._take_out(key)

    def _do_constant(self, key, value):
        self._change(key, constant=value)

    def _do_weight(self, key, value):
        self._change(key, weight=value)

    def _do_priority(self, key, value):
        self._change(key, priority=self.level_of(value))

    def _do_edit(self, edit, variable, priority, weight):
        if variable not in self.live.values():
            row = Row(((variable, 1.0),), "=", 0.0, self.level_of(priority), weight)
            self._call("edit", edit, row)
            self.live[edit] = variable
            self.model.add(edit, row)

    def _do_live(self, edit, key):
        self.model.edits[edit] = key

    def _do_set(self, edit, value):
        if edit in self.live:
            self._call("suggest", edit, self.live[edit], value)
            self.model.change(edit, constant=value)
        elif edit in self.model.edits:
            self._change(self.model.edits[edit], constant=value)

    def _do_suggest(self, pairs):
        for edit, value in pairs:
            self._do_set(edit, value)

    def _do_end(self, edit):
        self.model.edits.pop(edit, None)
        if edit in self.live:
            self._call("end", edit, self.live.pop(edit))
            self.model.remove(edit)


def _one_level(operations):
    return lambda priority: priority if priority == REQUIRED else LEVELS[-1]


def _three_levels(operations):
    """Maps the priorities of a program to three strengths, in order."""
    levels = set()
    for name, *rest in operations:
        if name in ("add", "try"):
            levels |= {row.priority for _, row in rest[0]}
        elif name in ("priority", "edit"):
            levels.add(rest[1 if name == "priority" else 2])
    order = sorted(levels - {REQUIRED})
    return lambda priority: priority if priority == REQUIRED else LEVELS[order.index(priority) * 3 // len(order)]


def _outcome(message):
    if message is None:
        return "right"
    word = message.split(":")[0]
    return {"crash": "crashed", "hang": "crashed", "refused": "refused"}.get(word, "wrong")


def _count(solver, leveling, refuses, seeds):
    def one(seed):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # output of a process that the solver ends
        operations = programs.ordinary(seed)
        _Life(solver, operations, leveling(operations), refuses).run()

    counts, examples = dict.fromkeys(("right", "wrong", "refused", "crashed"), 0), {}
    for seed, message, _ in workers.run(one, seeds, seconds=60):
        counts[_outcome(message)] += 1
        if message and _outcome(message) not in examples:
            examples[_outcome(message)] = f"seed {seed}: {message[:160]}"
    said = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(f"  {solver.name}: {said}", flush=True)
    for example in examples.values():
        print(f"    {example}")
    return counts["right"] == len(seeds)


def compare(seeds):
    """Prints how often each solver is right. Returns whether the library always was."""
    solvers = [Casement, Kiwi] + ([Cassowary] if os.path.exists(Cassowary.path) else [])
    if Cassowary not in solvers:
        print("cassowary-rs is not tested: run Benchmarks/peers to compile it")
    is_right = True
    for name, leveling, refuses in (("one level of soft rows, nothing that must be refused", _one_level, False),
                                    ("one level of soft rows", _one_level, True),
                                    ("three levels of soft rows", _three_levels, True)):
        print(f"{len(seeds)} programs, {name}:", flush=True)
        for solver in solvers:
            answer = _count(solver, leveling, refuses, seeds)
            is_right = is_right and (answer or solver is not Casement)
    return is_right
