"""Constraints as the library takes them."""

import struct
from typing import Dict, List, Sequence, Tuple

from .._abi import constants
from .._buffers import text_address
from ._strength import REQUIRED
from ._sums import Factors
from ._symbolics import RELATIONS, Constraint

Terms = Tuple[List[int], Factors]  # variables as numbers, and a factor for each
_TERM = struct.Struct("I4xd")
_ROW = struct.Struct("QQiidd")
_RELATION = {symbol: place for place, symbol in enumerate(RELATIONS)}


def packed(rows: Dict[Constraint, Terms], ids: Sequence[int]) -> Tuple[bytes, bytes]:
    """The structs of the rows, and those of the terms they point to."""
    terms = b"".join([_TERM.pack(ids[place], factor) for pair in rows.values() for place, factor in zip(*pair)])
    place, entries = text_address(terms), []
    for constraint, (places, _) in rows.items():
        required = constraint._strength >= REQUIRED
        entries.append(_ROW.pack(place, len(places), _RELATION[constraint._op],
                                constants.REQUIRED if required else constants.MEDIUM,
                                -constraint._constant, 0.0 if required else constraint._strength))
        place += _TERM.size * len(places)
    return b"".join(entries), terms
