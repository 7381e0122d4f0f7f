"""A nonsingular sparse matrix of rationals, and its solves.

Elimination chooses the pivot with the least fill, (r - 1) * (c - 1) for r entries in its row
and c in its column (Markowitz), so that chains of rows stay chains. Vectors are dicts without zeros.
"""

from flint import fmpq

_ZERO = fmpq(0)


class Singular(Exception):
    """The rows are dependent."""


class Factor:
    """A = L U with rows and columns in pivot order, and the rows replaced since then."""

    def __init__(self, rows):
        """`rows` has a dict for every row, of as many columns."""
        self.steps = []  # row, column, pivot, rest of the row, [(row below, factor)]
        self.replaced = []  # place, its combination of the rows before
        self._eliminate([dict(row) for row in rows])

    def _eliminate(self, rows):
        holders = [set() for _ in rows]
        for place, row in enumerate(rows):
            for column in row:
                holders[column].add(place)
        waiting = set(range(len(rows)))
        while waiting:
            place, column = self._choose(rows, holders, waiting)
            row = rows[place]
            pivot = row.pop(column)
            waiting.remove(place)
            for other in row:
                holders[other].discard(place)
            below = []
            for target in holders[column]:
                if target != place:
                    below.append((target, self._subtract(rows, holders, target, row, column, pivot)))
            holders[column] = set()
            self.steps.append((place, column, pivot, row, below))

    @staticmethod
    def _choose(rows, holders, waiting):
        best, least = None, None
        for place in sorted(waiting, key=lambda place: (len(rows[place]), place)):
            others = len(rows[place]) - 1
            if others < 0:
                raise Singular
            if least is not None and others * others >= least:
                break
            for column in rows[place]:
                fill = others * (len(holders[column]) - 1)
                if least is None or fill < least:
                    best, least = (place, column), fill
            if least == 0:
                break
        return best

    @staticmethod
    def _subtract(rows, holders, target, row, column, pivot):
        line = rows[target]
        factor = line.pop(column) / pivot
        for other, value in row.items():
            left = line.get(other, _ZERO) - factor * value
            if left != 0:
                line[other] = left
                holders[other].add(target)
            elif other in line:
                del line[other]
                holders[other].discard(target)
        return factor

    def solve(self, right):
        """Returns x with A x = right."""
        right = dict(right)
        for place, combination in self.replaced[::-1]:
            left = right.get(place, _ZERO) - _product(combination, right, place)
            _store(right, place, left / combination[place])
        for place, _, _, _, below in self.steps:
            value = right.get(place)
            if value is not None:
                for target, factor in below:
                    _store(right, target, right.get(target, _ZERO) - factor * value)
        found = {}
        for place, column, pivot, row, _ in reversed(self.steps):
            left = right.get(place, _ZERO) - _product(row, found)
            if left != 0:
                found[column] = left / pivot
        return found

    def solve_transposed(self, right):
        """Returns y with y A = right."""
        right, found = dict(right), {}
        for place, column, pivot, row, _ in self.steps:
            value = right.get(column)
            if value is not None:
                found[place] = value / pivot
                for other, entry in row.items():
                    _store(right, other, right.get(other, _ZERO) - entry * found[place])
        for place, _, _, _, below in reversed(self.steps):
            _store(found, place, found.get(place, _ZERO) - sum(
                (factor * found[target] for target, factor in below if target in found), _ZERO))
        for place, combination in self.replaced:
            value = found.get(place)
            if value is not None:
                value /= combination[place]
                for other, entry in combination.items():
                    if other != place:
                        _store(found, other, found.get(other, _ZERO) - entry * value)
                found[place] = value
        return found

    def replace(self, place, row):
        """Puts another row at a place."""
        combination = self.solve_transposed(row)
        if place not in combination:
            raise Singular
        self.replaced.append((place, combination))


def _product(one, other, without=None):
    short, long = (one, other) if len(one) < len(other) else (other, one)
    return sum((value * long[key] for key, value in short.items() if key in long and key != without), _ZERO)


def _store(vector, key, value):
    if value != 0:
        vector[key] = value
    else:
        vector.pop(key, None)
