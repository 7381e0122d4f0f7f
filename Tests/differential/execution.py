"""Runs a program against the library and the model side by side.

An operation whose row does not exist is skipped on both sides, so any part of a
program is a program. Observers are called for every step. What needs no oracle is
checked here: the contents of a report of changes, and that a refusal changes nothing.
"""

from . import library
from .model import Model, Row
from .text import operation_text


class Failure(Exception):
    """The library gave a wrong result."""


class Observer:
    """Observes a run. `solved` is called after every operation that solves."""

    def operation(self, run):
        pass

    def solved(self, run):
        pass

    def tried(self, run, row, refusal):
        """A row was tried; `refusal` is None, or the keys of the rows it conflicts with."""

    def moved(self, run, edit, start, path):
        """An edit was moved along a path from the model state `start`."""

    def jumped(self, run, edit, start, path):
        """An edit was moved along a path, and rows were dropped before."""

    def finished(self, run):
        pass


class Run:
    def __init__(self, operations, observers):
        self.weights_only = any(operation[0] == "weights-only" for operation in operations)
        self.operations, self.observers = operations, observers
        self.newer_wins = any(operation[0] == "newer-wins" for operation in operations)
        self.model = Model(self.weights_only)
        self.solver = library.Solver(self.weights_only, self.newer_wins)
        self.ids, self.edit_ids, self.variable_ids = {}, {}, []
        self.values, self.reported, self.largest, self.dropped = [], {}, 0.0, {}
        self.place, self.alike = -1, None

    def run(self):
        try:
            for self.place, operation in enumerate(self.operations):
                try:
                    self._apply(operation)
                    self._tell("operation")
                except library.LibraryError as error:
                    raise Failure(str(error)) from None
                except Failure:
                    raise
            self._solve()
            self._tell("finished")
        except library.LibraryError as error:
            raise Failure(str(error)) from None
        except Failure as failure:
            line = operation_text(self.operations[self.place]) if self.operations else ""
            raise Failure(f"{failure}\nafter operation {self.place + 1}: {line[:200]}") from None
        finally:
            self.solver.free()

    def _tell(self, event, *arguments):
        for observer in self.observers:
            getattr(observer, event)(self, *arguments)

    def _apply(self, operation):
        name, *rest = operation
        getattr(self, "_do_" + name.replace("-", "_"))(*rest)

    # -- reading results

    @property
    def row_count(self):
        return len(self.model.rows)

    def key_of(self, constraint):
        for key, known in self.ids.items():
            if known == constraint:
                return key
        raise Failure(f"the library names a row nobody added: {constraint}")

    def read(self):
        live = [variable for variable in range(self.model.variables) if self.model.live(variable)]
        values = [0.0] * self.model.variables
        for variable, value in zip(live, self.solver.values([self.variable_ids[variable] for variable in live])):
            if not abs(value) < float("inf"):
                raise Failure(f"x{variable} is {value}")
            values[variable] = value
        return values

    def _after_solve(self, changes=None):
        changes = self.solver.changes() if changes is None else changes
        self.values = self.read()
        self.largest = max([self.largest] + [abs(value) for value in self.values])
        self._check_changes(changes)
        # By the key of the dropped row: all keys of its conflict, the dropped row first.
        members = [[self.key_of(constraint) for constraint in conflict] for conflict in self.solver.conflicts()]
        self.dropped = {keys[0]: keys for keys in members}
        if len(self.dropped) != len(members):
            raise Failure("two conflicts begin with the same row")
        self._tell("solved")

    def _check_changes(self, changes):
        names = {constraint: variable for variable, constraint in enumerate(self.variable_ids)}
        said = {}
        for constraint, value in changes:
            if names[constraint] in said:
                raise Failure(f"the changes name x{names[constraint]} twice")
            said[names[constraint]] = value
        moved = {variable: value for variable, value in enumerate(self.values)
                 if self.model.live(variable) and value != self.reported.get(variable, 0.0)}
        if said != moved:
            wrong = sorted(variable for variable in said.keys() | moved.keys()
                           if said.get(variable) != moved.get(variable))
            parts = [f"x{variable} was {self.reported.get(variable, 0.0)!r} is {self.values[variable]!r} "
                     f"said {said.get(variable)!r}" for variable in wrong[:5]]
            raise Failure("the changes are not what changed: " + "; ".join(parts))
        self.reported = dict(enumerate(self.values))

    # -- operations

    def _solve(self):
        self.solver.solve()
        self._after_solve()

    def _do_weights_only(self):
        pass

    def _do_newer_wins(self):
        pass

    def _do_alike(self, width, copies):
        self.alike = width, copies

    def _do_variables(self, count):
        self.variable_ids += self.solver.add_variables(count)
        self.model.variables += count

    def _do_forget(self, variable):
        if self.model.live(variable) and not self.model.used(variable):
            self.solver.remove_variable(self.variable_ids[variable])
            self.model.forgotten.add(variable)
            self.reported.pop(variable, None)

    def _terms(self, row):
        return [(self.variable_ids[variable], coefficient) for variable, coefficient in row.terms]

    def _do_add(self, pairs):
        pairs = [(key, row) for key, row in pairs if key not in self.ids and self.model.accepts(row)]
        if len(pairs) == 1 and pairs[0][1].weight == 1:
            row = pairs[0][1]
            made = [self.solver.add(self._terms(row), row.relation, row.constant, row.priority)]
        elif pairs:
            made = self.solver.add_rows([(self._terms(row), *row[1:]) for _, row in pairs])
        for key, row in pairs:
            self.ids[key] = made.pop(0)
            self.model.add(key, row)

    def _do_try(self, pairs):
        (key, row), = pairs
        if key in self.ids or not self.model.accepts(row):
            return
        self._solve()
        before = self.solver.digest()
        made = self.solver.try_add((self._terms(row), *row[1:]))
        if made is not None:
            self.ids[key] = made
            self.model.add(key, row)
            self._tell("tried", row, None)
            self._after_solve()
            return
        refusal = [self.key_of(constraint) for constraint in self.solver.refusal()]
        after = self.solver.digest()
        if before != after:
            raise Failure(f"a refused row left a trace: digest {before:#x}, then {after:#x}")
        if self.read() != self.values:
            raise Failure("a refused row moved values")
        self._tell("tried", row, refusal)

    def _do_remove(self, keys):
        # The row of an edited variable is removed only with its edit.
        keys = [key for key in dict.fromkeys(keys) if key in self.ids and key not in self.model.edits]
        if len(keys) == 1:
            self.solver.remove(self.ids[keys[0]])
        elif keys:
            self.solver.remove_rows([self.ids[key] for key in keys])
        for key in keys:
            self.model.remove(key)
            del self.ids[key]
        self.edit_ids = {edit: known for edit, known in self.edit_ids.items() if edit in self.model.edits}

    def _do_constant(self, key, value):
        if key in self.ids:
            self.solver.set_constant(self.ids[key], value)
            self.model.change(key, constant=value)

    def _do_weight(self, key, value):
        if key in self.ids:
            self.solver.set_weight(self.ids[key], value)
            self.model.change(key, weight=value)

    def _do_priority(self, key, value):
        if key in self.ids:
            self.solver.set_priority(self.ids[key], value)
            self.model.change(key, priority=value)

    def _do_edit(self, edit, variable, priority, weight):
        if edit in self.edit_ids or edit in self.model.rows or not self.model.live(variable):
            return
        self._solve()
        self.edit_ids[edit] = self.solver.edit_variable(self.variable_ids[variable], priority, weight)
        row = Row(((variable, 1.0),), "=", self.values[variable], priority, weight)
        self.model.add(edit, row)
        self.model.edits[edit] = edit
        self._solve()

    def _do_live(self, edit, key):
        if edit in self.edit_ids or key not in self.ids or key in self.model.edits.values():
            return
        self.edit_ids[edit] = self.solver.edit_constant(self.ids[key])
        self.model.edits[edit] = key
        self._solve()

    def _do_set(self, edit, value):
        if edit in self.edit_ids:
            self.solver.edit_set(self.edit_ids[edit], value)
            self.model.change(self.model.edits[edit], constant=value)
            self._after_solve()

    def _do_suggest(self, pairs):
        pairs = [(edit, value) for edit, value in dict(pairs).items() if edit in self.edit_ids]
        if pairs:
            changes = self.solver.suggest([self.edit_ids[edit] for edit, _ in pairs], [value for _, value in pairs])
            for edit, value in pairs:
                self.model.change(self.model.edits[edit], constant=value)
            self._after_solve(changes)

    def _do_range(self, edit):
        if edit in self.edit_ids:
            self._solve()
            low, high = self.solver.edit_range(self.edit_ids[edit])
            value = self.model.rows[self.model.edits[edit]].constant
            slack = 1e-9 * max(1.0, abs(value))
            if not low - slack <= value <= high + slack:
                raise Failure(f"the range {low!r}...{high!r} of {edit} is not around {value!r}")

    def _do_path(self, edit, target):
        if edit in self.edit_ids:
            self._solve()
            key = self.model.edits[edit]
            start = self.model.rows[key].constant
            path = self.solver.path(self.edit_ids[edit], target)
            # A path that ends in a conflict leaves the edit where it is.
            if path is not None:
                self.model.change(key, constant=target)
            before, drops = self.values, set(self.dropped)
            self._after_solve()
            if path is not None:
                try:
                    # The path may jump where rows are dropped.
                    is_smooth = not drops and not self.dropped
                    self._tell("moved" if is_smooth else "jumped", edit, (start, before), path)
                finally:
                    path.free()

    def _do_end(self, edit):
        if edit in self.edit_ids:
            self.solver.edit_end(self.edit_ids.pop(edit))
            key = self.model.edits.pop(edit)
            if key == edit:
                self.model.remove(key)

    def _do_solve(self):
        self._solve()

    def _do_limit(self, steps):
        self.solver.limit = steps
