"""Converts constraints to rows of the library."""

from __future__ import annotations

import ctypes
import struct

from .._abi.constants import MEDIUM
from .._abi.constants import REQUIRED as FIRM
from .._abi.structures import Row, Term
from ._core import Core
from ._roster import Roster
from ._strength import REQUIRED
from ._symbolics import RELATIONS, Constraint

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Collection, List

NEAR_ZERO = 1e-8  # kiwisolver's limit for zero
ROWLESS = -1  # instead of an id, for a constraint without terms
_pack_term, _TERM_SIZE = struct.Struct("I4xd").pack_into, ctypes.sizeof(Term)
_pack_row, _ROW_SIZE = struct.Struct("QQiidd").pack_into, ctypes.sizeof(Row)
_RELATION = {symbol: place for place, symbol in enumerate(RELATIONS)}


class Batch:
    """A reused buffer of rows for the library."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._add_rows = core._library.brief.cas_solver_add_rows
        self._reserve(64, 192)

    def _reserve(self, rows: int, terms: int) -> None:
        self._row_room, self._term_room = rows, terms
        self._rows, self._terms = (ctypes.create_string_buffer(rows * _ROW_SIZE),
                                   ctypes.create_string_buffer(terms * _TERM_SIZE))
        self._ids = (ctypes.c_uint32 * rows)()
        self._rows_pointer, self._ids_pointer = (ctypes.c_void_p(ctypes.addressof(each))
                                                 for each in (self._rows, self._ids))
        self._terms_address = ctypes.addressof(self._terms)

    def add(self, constraints: Collection[Constraint], roster: Roster) -> List[int]:
        """Adds all constraints or none, and returns their ids."""
        rowless = self._fill(constraints, roster)
        count = len(constraints) - len(rowless)
        self._core.check_status(
            self._add_rows(self._core.pointer, self._rows_pointer, ctypes.c_size_t(count), self._ids_pointer))
        ids: List[int] = self._ids[:count]
        for place in rowless:
            ids.insert(place, ROWLESS)
        return ids

    def try_add(self, constraint: Constraint, roster: Roster) -> int:
        """Adds a constraint, solves, and returns its id, or raises a ConflictError."""
        self._fill((constraint,), roster)
        return self._core._created(self._core._library.cas_solver_try_add, self._rows_pointer)

    def _fill(self, constraints: Collection[Constraint], roster: Roster) -> List[int]:
        """Writes the rows and their terms, and returns the indices of constraints without nonzero terms."""
        term_count = sum([len(constraint._factors) for constraint in constraints])
        if len(constraints) > self._row_room or term_count > self._term_room:
            self._reserve(2 * len(constraints), 2 * term_count)
        home = roster.home
        ids, row, term, rowless = home.ids, 0, 0, []
        for place, constraint in enumerate(constraints):
            first = term
            for variable, factor in zip(constraint._variables, constraint._factors):
                if factor > NEAR_ZERO or factor < -NEAR_ZERO:
                    number = variable._number if variable._home is home else roster.number(variable)
                    _pack_term(self._terms, term, ids[number], factor)
                    term += _TERM_SIZE
            if term == first:
                rowless.append(place)
                continue
            priority, weight = MEDIUM, constraint._strength
            if weight >= REQUIRED:
                priority, weight = FIRM, 0.0
            _pack_row(self._rows, row, self._terms_address + first, (term - first) // _TERM_SIZE,
                      _RELATION[constraint._op], priority, -constraint._constant, weight)
            row += _ROW_SIZE
        return rowless
