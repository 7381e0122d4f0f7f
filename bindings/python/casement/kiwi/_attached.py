"""Connects the solver in C to the library that ctypes loaded."""

from __future__ import annotations

import ctypes
import struct

from .. import _library

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Dict, NoReturn, Tuple

    from .._library import Library
    from ..solver import Solver

# In the order of Functions in native/kiwi.c.
FUNCTIONS = ("cas_solver_add_variables", "cas_solver_add_rows", "cas_solver_try_add", "cas_solver_last_status",
             "cas_solver_remove", "cas_solver_set_constants", "cas_solver_edit_constant", "cas_solver_suggest",
             "cas_solver_solve", "cas_solver_values", "cas_solver_value", "cas_solver_new", "cas_solver_free")


def attached() -> Tuple[Dict[str, Any], Library, bytes, bool]:
    """Returns the names of the module whose _chosen is the loaded library, the library, the addresses of FUNCTIONS, and
    whether they are those of the recorder."""
    library = _library.load()
    found = [ctypes.cast(getattr(library._functions, name), ctypes.c_void_p).value or 0 for name in FUNCTIONS]
    return vars(_library), library, struct.pack(f"{len(found)}P", *found), library.is_recorded


def core(library: Library, address: int) -> Solver:
    """Returns a solver with the handle of a solver in C, which frees it."""
    from ..solver import Solver
    return Solver._lent(library, address)


def refuse(library: Library, status: int) -> NoReturn:
    """Raises the error of a solver that was not made."""
    from ..errors import error_class
    raise error_class(status)(f"a solver could not be made: {library.cas_status_text(status).decode()}")
