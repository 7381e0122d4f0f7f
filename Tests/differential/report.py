"""Counts programs, prints failures, and makes failing programs smaller."""

import multiprocessing
import os
import time
from collections import Counter

from . import shrink, workers


class Report:
    """Stores every failing program in `folder`. Makes the first program of up to `limit`
    kinds of failure smaller, during the run."""

    def __init__(self, folder, limit):
        self.folder, self.limit = folder, limit
        self.passed, self.failed, self.kinds = 0, 0, set()
        self.waiting, self.shrinking = [], []
        os.makedirs(folder, exist_ok=True)

    def run(self, mode, until=None):
        seeds = range(mode.seed, mode.seed + mode.count)
        self._collect(mode.name, mode.run_seed, seeds, lambda seed, message: self._failure(mode, seed, message), until)

    def run_named(self, name, function, items):
        def failure(item, message):
            print(f"{name}: FAILED {item}: {message}", flush=True)

        self._collect(name, function, items, failure)

    def _collect(self, name, function, items, failure, until=None):
        passed, failed, tally, begin = 0, 0, Counter(), time.monotonic()
        for item, message, seen in workers.run(function, items, until=until):
            tally.update(seen)
            if message is None:
                passed += 1
            else:
                failed += 1
                failure(item, message)
        self.passed, self.failed = self.passed + passed, self.failed + failed
        notes = ", ".join(f"{key} {value}" for key, value in sorted(tally.items()))
        seconds = time.monotonic() - begin
        print(f"{name}: {passed} passed, {failed} failed, {seconds:.0f} s" + (f" ({notes})" if notes else ""), flush=True)

    def _failure(self, mode, seed, message):
        print(f"{mode.name}: FAILED seed {seed}: {message}", flush=True)
        path = os.path.join(self.folder, f"{mode.name}-{seed}.txt")
        _write(mode, path, mode.stream(seed), [f"mode {mode.name}", f"seed {seed}", message])
        kind = workers.kind(message)
        if len(self.kinds) < self.limit and kind not in self.kinds:
            self.kinds.add(kind)
            self.waiting.append((mode, seed, message, path))
            self._shrink_some()

    def _shrink_some(self):
        """Makes few programs smaller at a time, because they share the processors with the run."""
        self.shrinking = [process for process in self.shrinking if process.is_alive()]
        while self.waiting and len(self.shrinking) < 2:
            process = multiprocessing.get_context("fork").Process(target=_shrink, args=self.waiting.pop(0))
            process.start()
            self.shrinking.append(process)

    def finish(self):
        """Prints the last line, and returns the exit status."""
        while self.waiting or self.shrinking:
            self._shrink_some()
            time.sleep(0.1)
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0


def _write(mode, path, operations, comments):
    source = mode.write(operations, comments)
    with open(path, "w") as file:
        file.write(source)
    return source


def _shrink(mode, seed, message, path):
    function, operations = mode.run_again, mode.stream(seed)
    first = workers.isolated(function, operations, 60)
    if first is None:  # It fails only at the solves that the run of this seed checked.
        function, first = (lambda some: mode.judge(some, seed)), message
    operations, message = shrink.Shrinker(function, operations, first).run()
    source = _write(mode, path, operations, [f"mode {mode.name}", f"shrunk from seed {seed}", message])
    print(f"--- {path}\n{source[:4000]}---", flush=True)
