"""A solver whose calls are timed."""

import time

CALLS = ("addConstraint", "removeConstraint", "addEditVariable", "removeEditVariable", "suggestValue", "updateVariables")


def timed_solver(solver, spent):
    """Returns a subclass of a Solver of kiwisolver or casement.kiwi, which adds the seconds of its calls to spent[0]."""

    def timed(name):
        inner = getattr(solver, name)

        def call(self, *arguments):
            begin = time.perf_counter()
            try:
                return inner(self, *arguments)
            finally:
                spent[0] += time.perf_counter() - begin

        return call

    return type("Timed", (solver,), {name: timed(name) for name in CALLS})
