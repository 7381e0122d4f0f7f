"""Runs a program in a strict scene, which refuses every edit that conflicts.

The expected result follows from the model: every edit is made in a copy of it first,
and HiGHS determines whether the required rows of the copy can hold.
"""

import copy

from .. import judge, oracle
from ..execution import Failure
from .binding import OK, Refusal
from .execution import Run
from .lowering import lower


class _Yes:
    """A scene that is not strict."""

    def __init__(self):
        self.last = 0

    def call(self, *_, **__):
        return OK

    def make(self, *_):
        self.last -= 1
        return self.last

    def add_views(self, views):
        return [self.make() for _ in views]

    add_constraints = add_views

    def __getattr__(self, name):
        return lambda *_, **__: None


class StrictRun(Run):
    is_strict = True
    held = {}

    def _apply(self, name, operations):
        if name in ("layout", "batches"):
            return super()._apply(name, operations)
        attempt = self._attempt(name, operations)
        before = self.scene.frames(list(self.item_ids.values()))
        judge.tally["edits"] += 1
        try:
            super()._apply(name, operations)
        except Refusal:
            judge.tally["edits refused"] += 1
            self._refused(name, operations, attempt, before)
        else:
            if not self._holds(attempt.model):
                raise Failure("an edit was taken that cannot hold")

    def _attempt(self, name, operations):
        """Returns the model after the edit."""
        attempt = copy.copy(self)
        attempt.model, attempt.scene = copy.deepcopy(self.model), _Yes()
        attempt.item_ids, attempt.ids = dict(self.item_ids), dict(self.ids)
        Run._apply(attempt, name, operations)
        return attempt

    def _refused(self, name, operations, attempt, before):
        if self._holds(attempt.model):
            raise Failure("an edit was refused that can hold")
        if self.scene.frames(list(self.item_ids.values())) != before:
            raise Failure("a refused edit moved frames")
        if name == "constrain" and len(operations) == 1:
            self.lowering = lower(self.model)
            keys = [self.key_of(constraint) for constraint in self.scene.refusal()]
            required, key = lower(attempt.model).problem.required, operations[0][0]
            wrong = judge.minimal_conflict(lower(attempt.model).problem.variables,
                                           [required[key]] + [required[other] for other in keys])
            if wrong:
                raise Failure(f"refused because of {' '.join(keys)}, but {wrong}")

    def layout(self):
        super().layout()
        if self.dropped:
            raise Failure(f"a strict scene dropped {' '.join(self.dropped)}")

    def _holds(self, model):
        """Returns whether all required rows can hold. A subset of rows that hold needs no check."""
        problem = lower(model).problem
        if not problem.required.items() <= self.held.items():
            if not oracle.feasible(problem.variables, list(problem.required.values())):
                return False
        self.held = problem.required
        return True
