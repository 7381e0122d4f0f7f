"""Makes a failing program smaller.

Operations are removed first, in smaller and smaller parts; then rows of batches and
terms are removed, and numbers simplified. Every attempt runs in its own process, and
is accepted if it fails in the same way.
"""

import time

from .workers import isolated, kind


class Shrinker:
    def __init__(self, function, operations, message, seconds=240):
        self.function, self.operations, self.message = function, operations, message
        self.kind, self.until = kind(message), time.monotonic() + seconds

    def _fails(self, operations):
        if time.monotonic() > self.until:
            return False
        message = isolated(self.function, operations, 20)
        if message is None or kind(message) != self.kind:
            return False
        self.operations, self.message = operations, message
        return True

    def run(self):
        """Returns the operations and the message of the smallest program found."""
        self._split_batches()
        size = None
        while size != self._size():
            size = self._size()
            self._remove_parts()
            self._simplify()
        return self.operations, self.message

    def _size(self):
        return len(self.operations), len(str(self.operations))

    def _split_batches(self):
        split = []
        for operation in self.operations:
            if operation[0] == "add":
                split += [("add", [pair]) for pair in operation[1]]
            elif operation[0] == "remove":
                split += [("remove", [key]) for key in operation[1]]
            else:
                split.append(operation)
        if split != self.operations:
            self._fails(split)

    def _remove_parts(self):
        length = max(1, len(self.operations) // 2)
        while length:
            place = 0
            while place < len(self.operations):
                if not self._fails(self.operations[:place] + self.operations[place + length:]):
                    place += length
            length //= 2

    def _simplify(self):
        for place in range(len(self.operations)):
            for simpler in self._simpler(self.operations[place]):
                if simpler != self.operations[place]:
                    self._fails(self.operations[:place] + [simpler] + self.operations[place + 1:])

    def _simpler(self, operation):
        """Yields simpler forms of an operation, continuing from the last accepted one."""
        name, *rest = operation
        if name in ("add", "try"):
            pairs = rest[0]
            for place, (key, row) in enumerate(pairs):
                if len(pairs) > 1:
                    yield name, pairs[:place] + pairs[place + 1:]
            if name == "try":
                yield "add", pairs
            if len(pairs) == 1:
                key, row = pairs[0]
                for simpler in self._simpler_rows(row):
                    yield name, [(key, simpler)]
        elif name == "suggest":
            if len(rest[0]) > 1:
                yield name, rest[0][:1]
            for number in _rounder(rest[0][0][1]):
                yield name, [(rest[0][0][0], number)] + rest[0][1:]
        elif name in ("constant", "set", "path", "weight"):
            for number in _rounder(rest[1]):
                if name != "weight" or number > 0:
                    yield name, rest[0], number
        elif name == "edit":
            yield name, rest[0], rest[1], rest[2], 1.0

    @staticmethod
    def _simpler_rows(row):
        if len(row.terms) > 1:
            for place in range(len(row.terms)):
                yield row._replace(terms=row.terms[:place] + row.terms[place + 1:])
        yield row._replace(weight=1.0)
        for number in _rounder(row.constant):
            yield row._replace(constant=number)
        for place, (variable, coefficient) in enumerate(row.terms):
            for number in (1.0, -1.0, float(round(coefficient))):
                if number and number * coefficient > 0:
                    yield row._replace(terms=row.terms[:place] + ((variable, number),) + row.terms[place + 1:])
        if not row.required:
            yield row._replace(priority=500)


def _rounder(number):
    """Returns rounder numbers than this one, the roundest first."""
    rounder = [0.0, 1.0, 10.0, 100.0, float(round(number)), float(f"{number:.1g}"), float(f"{number:.3g}")]
    return [candidate for candidate in dict.fromkeys(rounder) if len(repr(candidate)) < len(repr(number))]
