"""Constraints as the library takes them."""

import ctypes
import struct
from typing import Dict, List, Sequence, Tuple

from .._abi import constants
from .._abi.structures import Row, Term
from ._core import Core
from ._strength import REQUIRED
from ._symbolics import RELATIONS, Constraint

Terms = List[Tuple[int, float]]  # variables as numbers, with factors
_TERM, _TERM_SIZE = struct.Struct("I4xd"), ctypes.sizeof(Term)
_ROW, _ROW_SIZE = struct.Struct("QQiidd"), ctypes.sizeof(Row)
_RELATION = {symbol: place for place, symbol in enumerate(RELATIONS)}


class Batch:
    """Room for rows on their way into the library, used again and again."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._add_rows = core._library.brief.cas_solver_add_rows
        self._make_room(8, 16)

    def _make_room(self, rows: int, terms: int) -> None:
        self._rows, self._row_count = ctypes.create_string_buffer(rows * _ROW_SIZE), rows
        self._terms, self._term_count = ctypes.create_string_buffer(terms * _TERM_SIZE), terms
        self._ids = (ctypes.c_uint32 * rows)()
        self._rows_place, self._ids_place = (ctypes.c_void_p(ctypes.addressof(each)) for each in (self._rows, self._ids))
        self._terms_place = ctypes.addressof(self._terms)

    def _fill(self, rows: Dict[Constraint, Terms], ids: Sequence[int]) -> None:
        term_count = sum(map(len, rows.values()))
        if len(rows) > self._row_count or term_count > self._term_count:
            self._make_room(2 * len(rows), 2 * term_count)
        row, term, first = 0, 0, self._terms_place
        for constraint, pairs in rows.items():
            required = constraint._strength >= REQUIRED
            _ROW.pack_into(self._rows, row, first + term, len(pairs), _RELATION[constraint._op],
                           constants.REQUIRED if required else constants.MEDIUM,
                           -constraint._constant, 0.0 if required else constraint._strength)
            row += _ROW_SIZE
            for place, factor in pairs:
                _TERM.pack_into(self._terms, term, ids[place], factor)
                term += _TERM_SIZE

    def add(self, rows: Dict[Constraint, Terms], ids: Sequence[int]) -> List[int]:
        """Adds all or none, and answers their ids."""
        self._fill(rows, ids)
        count = len(rows)
        self._core.check_status(
            self._add_rows(self._core.pointer, self._rows_place, ctypes.c_size_t(count), self._ids_place))
        return self._ids[:count]

    def try_add(self, constraint: Constraint, terms: Terms, ids: Sequence[int]) -> int:
        """Adds one and solves, or raises a ConflictError; answers its id."""
        self._fill({constraint: terms}, ids)
        self._core._call(self._core._library.cas_solver_try_add, self._rows_place, self._ids_place)
        return self._ids[0]
