"""The casement solver, with fast versions of frequent calls.

They convert no arguments and, as kiwisolver does, keep the interpreter lock.
"""

from __future__ import annotations

from ctypes import c_double, c_size_t, c_void_p

from .._buffers import address
from ..solver import Solver

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from array import array
    from typing import Tuple


class Core(Solver):
    """A solver with weights only, in which newer rows win."""

    def __init__(self) -> None:
        super().__init__(weights_only=True, newer_wins=True)
        brief = self._library.brief
        self.pointer, self._number = c_void_p(self._address), c_double()
        self._suggest, self._solve = brief.cas_solver_suggest, brief.cas_solver_solve
        self._remove, self._values = brief.cas_solver_remove, brief.cas_solver_values

    def extend(self, ids: "array[int]", count: int) -> None:
        """Adds variables, and appends their ids."""
        known = len(ids)
        ids.frombytes(bytes(ids.itemsize * count))
        status = self._library.brief.cas_solver_add_variables(
            self.pointer, c_size_t(count), c_void_p(address(ids) + ids.itemsize * known))
        if status:
            del ids[known:]
            self._fail(status)

    def bring_up_to_date(self) -> None:
        self.check_status(self._solve(self.pointer))

    def drag(self, edit: int, value: float) -> None:
        """Sets the number of an edit and solves."""
        self._number.value = value
        status = self._suggest(self.pointer, edit, self._number, None, None)
        if status:
            self.check_status(status)

    def remove(self, row: int) -> None:
        """Removes a row."""
        self.check_status(self._remove(self.pointer, row))

    def write_constants(self, rows: "array[int]", constants: "array[float]") -> None:
        """Replaces many constants, all or none."""
        self.check_status(self._library.brief.cas_solver_set_constants(
            self.pointer, c_void_p(address(rows)), c_void_p(address(constants)), c_size_t(len(rows))))

    def reading(self, ids: "array[int]", numbers: "array[float]") -> Tuple[c_void_p, c_size_t, c_void_p]:
        """Returns the arguments with which read() writes the values to `numbers`, valid until an array grows."""
        return c_void_p(address(ids)), c_size_t(len(ids)), c_void_p(address(numbers))

    def read(self, ids: c_void_p, count: c_size_t, numbers: c_void_p) -> None:
        status = self._values(self.pointer, ids, count, numbers)
        if status:
            self._fail(status)

    def check_status(self, status: int) -> None:
        """Raises the error of a status, except a conflict of constraints that are known to hold."""
        if status < 0:
            self._fail(status)
