"""Constraints as the library takes them."""

import struct
from typing import Iterable, List, Sequence, Tuple

from .._abi import constants
from .._buffers import text_address
from ._strength import REQUIRED
from ._symbolics import RELATIONS, Constraint

Terms = List[Tuple[int, float]]  # variables as numbers, with coefficients
_TERM = struct.Struct("I4xd")
_ROW = struct.Struct("QQiidd")
_RELATION = {symbol: place for place, symbol in enumerate(RELATIONS)}


def packed(rows: Iterable[Tuple[Constraint, Terms]], ids: Sequence[int]) -> Tuple[bytes, bytes]:
    """The structs of the rows, and those of the terms they point to."""
    terms = b"".join([_TERM.pack(ids[place], factor) for _, pairs in rows for place, factor in pairs])
    place, entries = text_address(terms), []
    for constraint, pairs in rows:
        required = constraint._strength >= REQUIRED
        entries.append(_ROW.pack(place, len(pairs), _RELATION[constraint._op],
                                constants.REQUIRED if required else constants.MEDIUM,
                                -constraint._expression._constant, 0.0 if required else constraint._strength))
        place += _TERM.size * len(pairs)
    return b"".join(entries), terms
