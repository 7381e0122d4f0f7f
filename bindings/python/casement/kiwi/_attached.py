"""Connects the solver in C to the library that ctypes loaded."""

from __future__ import annotations

import ctypes
import struct

from .._library import Library
from ..solver import Solver

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Dict, Tuple

# In the order of Functions in native/kiwi.c.
FUNCTIONS = ("cas_solver_add_variables", "cas_solver_add_rows", "cas_solver_try_add", "cas_solver_last_status",
             "cas_solver_remove", "cas_solver_set_constants", "cas_solver_edit_constant", "cas_solver_suggest",
             "cas_solver_solve", "cas_solver_values", "cas_solver_value")
_addresses: Dict[Library, bytes] = {}


def attached() -> Tuple[Solver, int, bytes, bool]:
    """Returns a new solver, its handle, the addresses of FUNCTIONS, and whether they are those of the recorder."""
    core = Solver(weights_only=True, newer_wins=True)
    library = core._library
    addresses = _addresses.get(library)
    if addresses is None:
        found = [ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0 for name in FUNCTIONS]
        _addresses[library] = addresses = struct.pack(f"{len(found)}P", *found)
    return core, core._open(), addresses, library.is_recorded
