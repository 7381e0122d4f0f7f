"""A minimal ctypes binding of the solver in include/casement.h."""

import ctypes
import os
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p

OK, INTERNAL, LIMIT, UNDECIDED = 0, -14, -21, -22
CONFLICT, REFUSED = 1, -10  # solved without the rows in conflict; not done because of one
RELATIONS = {"=": 0, "<=": 1, ">=": 2}


class Term(Structure):
    _fields_ = [("variable", c_uint32), ("coefficient", c_double)]


class Value(Structure):
    _fields_ = [("variable", c_uint32), ("value", c_double)]


class RowStruct(Structure):
    _fields_ = [("terms", POINTER(Term)), ("term_count", c_size_t), ("relation", c_int32),
                ("priority", c_int32), ("constant", c_double), ("weight", c_double)]


class Allocator(Structure):
    _fields_ = [("allocate", c_void_p), ("reallocate", c_void_p), ("release", c_void_p), ("context", c_void_p)]


class Options(Structure):
    _fields_ = [("size", c_size_t), ("allocator", Allocator), ("flags", c_uint32)]


class LibraryError(Exception):
    """An unexpected status."""


def path():
    here = os.path.dirname(os.path.abspath(__file__))
    return os.environ.get("CASEMENT_LIBRARY", os.path.join(here, "..", "..", "build", "lib", "libcasement.so"))


_IDS, _VALUES = POINTER(POINTER(c_uint32)), POINTER(POINTER(Value))
_SIZE = POINTER(c_size_t)
_SIGNATURES = {
    "cas_solver_new": (c_void_p, [POINTER(Options), POINTER(c_int32)]),
    "cas_solver_free": (None, [c_void_p]),
    "cas_solver_last_error": (c_char_p, [c_void_p]),
    "cas_solver_last_status": (c_int32, [c_void_p]),
    "cas_solver_add_variables": (c_int32, [c_void_p, c_size_t, POINTER(c_uint32)]),
    "cas_solver_remove_variable": (c_int32, [c_void_p, c_uint32]),
    "cas_solver_add": (c_uint32, [c_void_p, POINTER(Term), c_size_t, c_int32, c_double, c_int32]),
    "cas_solver_add_rows": (c_int32, [c_void_p, POINTER(RowStruct), c_size_t, POINTER(c_uint32)]),
    "cas_solver_try_add": (c_uint32, [c_void_p, POINTER(RowStruct)]),
    "cas_solver_refusal": (c_int32, [c_void_p, _IDS, _SIZE]),
    "cas_solver_remove": (c_int32, [c_void_p, c_uint32]),
    "cas_solver_remove_rows": (c_int32, [c_void_p, POINTER(c_uint32), c_size_t]),
    "cas_solver_set_constant": (c_int32, [c_void_p, c_uint32, c_double]),
    "cas_solver_set_priority": (c_int32, [c_void_p, c_uint32, c_int32]),
    "cas_solver_set_weight": (c_int32, [c_void_p, c_uint32, c_double]),
    "cas_solver_set_limit": (c_int32, [c_void_p, c_uint64]),
    "cas_solver_solve": (c_int32, [c_void_p]),
    "cas_solver_values": (c_int32, [c_void_p, POINTER(c_uint32), c_size_t, POINTER(c_double)]),
    "cas_solver_changes": (c_int32, [c_void_p, _VALUES, _SIZE]),
    "cas_solver_conflict_count": (c_size_t, [c_void_p]),
    "cas_solver_conflict": (c_int32, [c_void_p, c_size_t, _IDS, _SIZE]),
    "cas_solver_is_ambiguous": (c_int32, [c_void_p, c_uint32, POINTER(c_int32)]),
    "cas_solver_ambiguous": (c_int32, [c_void_p, c_size_t, _IDS, _SIZE]),
    "cas_solver_violation": (c_int32, [c_void_p, c_uint32, POINTER(c_double)]),
    "cas_solver_edit_variable_weighted": (c_uint32, [c_void_p, c_uint32, c_int32, c_double]),
    "cas_solver_edit_constant": (c_uint32, [c_void_p, c_uint32]),
    "cas_solver_suggest": (c_int32, [c_void_p, c_uint32, c_double, _VALUES, _SIZE]),
    "cas_solver_suggest_all": (c_int32, [c_void_p, POINTER(c_uint32), POINTER(c_double), c_size_t, _VALUES, _SIZE]),
    "cas_solver_edit_range": (c_int32, [c_void_p, c_uint32, POINTER(c_double), POINTER(c_double)]),
    "cas_solver_end_edit": (c_int32, [c_void_p, c_uint32]),
    "cas_solver_path": (c_void_p, [c_void_p, c_uint32, c_double]),
    "cas_path_free": (None, [c_void_p]),
    "cas_path_variables": (c_int32, [c_void_p, _IDS, _SIZE]),
    "cas_path_count": (c_size_t, [c_void_p]),
    "cas_path_point": (c_int32, [c_void_p, c_size_t, POINTER(c_double), POINTER(POINTER(c_double))]),
    "cas_path_sample": (c_int32, [c_void_p, c_double, POINTER(c_double)]),
    "cas_solver_check": (c_int32, [c_void_p]),
    "cas_solver_digest": (c_uint64, [c_void_p]),
}
_loaded = None


def load():
    global _loaded
    if _loaded is None:
        _loaded = ctypes.CDLL(path())
        for name, (result, arguments) in _SIGNATURES.items():
            function = getattr(_loaded, name)
            function.restype, function.argtypes = result, arguments
    return _loaded


class Path:
    """The breakpoints of one move: `numbers`, and values by variable id."""

    def __init__(self, library, handle):
        self._library, self._handle = library, handle
        ids, count = POINTER(c_uint32)(), c_size_t()
        library.cas_path_variables(handle, byref(ids), byref(count))
        self.variables = ids[: count.value]
        self.points = []
        for index in range(library.cas_path_count(handle)):
            number, values = c_double(), POINTER(c_double)()
            if library.cas_path_point(handle, index, byref(number), byref(values)) != OK:
                raise LibraryError(f"cas_path_point({index}) failed")
            self.points.append((number.value, values[: len(self.variables)]))

    def sample(self, number):
        values = (c_double * max(1, len(self.variables)))()
        if self._library.cas_path_sample(self._handle, number, values) != OK:
            raise LibraryError(f"cas_path_sample({number!r}) failed")
        return values[: len(self.variables)]

    def free(self):
        self._library.cas_path_free(self._handle)


class Solver:
    """A solver. Methods take plain numbers, return plain lists, and raise LibraryError
    for every status except OK and expected conflicts."""

    def __init__(self, weights_only=False, newer_wins=False):
        self._library = load()
        options = Options(size=ctypes.sizeof(Options), flags=(1 if weights_only else 0) | (2 if newer_wins else 0))
        status = c_int32()
        self._handle = self._library.cas_solver_new(byref(options), byref(status))
        if not self._handle:
            raise LibraryError(f"cas_solver_new answered {status.value}")
        self.limit = 0

    def free(self):
        self._library.cas_solver_free(self._handle)
        self._handle = None

    def _call(self, name, *arguments, allowed=(OK,)):
        status = getattr(self._library, name)(self._handle, *arguments)
        if status not in allowed:
            text = self._library.cas_solver_last_error(self._handle) or b""
            raise LibraryError(f"{name} answered {status}: {text.decode(errors='replace')}")
        return status

    def _solving(self, name, *arguments):
        return self._call(name, *arguments, allowed=(OK, CONFLICT))

    def _made(self, name, *arguments, allowed=()):
        """Returns the created object, or None with an allowed status."""
        made = getattr(self._library, name)(self._handle, *arguments)
        if made:
            return made
        status = self._library.cas_solver_last_status(self._handle)
        if status not in allowed:
            text = self._library.cas_solver_last_error(self._handle) or b""
            raise LibraryError(f"{name} answered {status}: {text.decode(errors='replace')}")
        return None

    def _ids(self, name, *arguments):
        ids, count = POINTER(c_uint32)(), c_size_t()
        self._call(name, *arguments, byref(ids), byref(count))
        return ids[: count.value]

    def add_variables(self, count):
        ids = (c_uint32 * count)()
        self._call("cas_solver_add_variables", count, ids)
        return list(ids)

    def remove_variable(self, variable):
        self._call("cas_solver_remove_variable", variable)

    def add(self, terms, relation, constant, priority):
        array = (Term * len(terms))(*terms)
        return self._made("cas_solver_add", array, len(terms), RELATIONS[relation], constant, priority)

    @staticmethod
    def _rows(rows):
        array = (RowStruct * len(rows))()
        for place, (terms, relation, constant, priority, weight) in zip(array, rows):
            place.terms, place.term_count = (Term * len(terms))(*terms), len(terms)
            place.relation, place.priority = RELATIONS[relation], priority
            place.constant, place.weight = constant, weight
        return array

    def add_rows(self, rows):
        made = (c_uint32 * len(rows))()
        self._call("cas_solver_add_rows", self._rows(rows), len(rows), made)
        return list(made)

    def try_add(self, row):
        """Returns the new id, or None if the row was refused."""
        return self._made("cas_solver_try_add", self._rows([row]), allowed=(REFUSED,))

    def refusal(self):
        return self._ids("cas_solver_refusal")

    def remove(self, constraint):
        self._call("cas_solver_remove", constraint)

    def remove_rows(self, constraints):
        self._call("cas_solver_remove_rows", (c_uint32 * len(constraints))(*constraints), len(constraints))

    def set_constant(self, constraint, constant):
        self._call("cas_solver_set_constant", constraint, constant)

    def set_priority(self, constraint, priority):
        self._call("cas_solver_set_priority", constraint, priority)

    def set_weight(self, constraint, weight):
        self._call("cas_solver_set_weight", constraint, weight)

    def solve(self):
        """Solves, with as many calls as the limit asks for. Until the last one has ended, nothing may have changed."""
        self._call("cas_solver_set_limit", self.limit)
        try:
            for _ in range(100_000 if self.limit else 1):
                if self._call("cas_solver_solve", allowed=(OK, CONFLICT, LIMIT)) != LIMIT:
                    return
                if self.changes():
                    raise LibraryError("a solve that has not ended changed values")
            raise LibraryError("a solve does not end")
        finally:
            self._call("cas_solver_set_limit", 0)

    def values(self, variables):
        out = (c_double * max(1, len(variables)))()
        self._call("cas_solver_values", (c_uint32 * max(1, len(variables)))(*variables), len(variables), out)
        return out[: len(variables)]

    def changes(self):
        changed, count = POINTER(Value)(), c_size_t()
        self._call("cas_solver_changes", byref(changed), byref(count))
        return [(changed[i].variable, changed[i].value) for i in range(count.value)]

    def conflicts(self):
        return [self._ids("cas_solver_conflict", index)
                for index in range(self._library.cas_solver_conflict_count(self._handle))]

    def is_ambiguous(self, variable):
        answer = c_int32()
        self._call("cas_solver_is_ambiguous", variable, byref(answer))
        return bool(answer.value)

    def ambiguous(self):
        return self._ids("cas_solver_ambiguous", c_size_t(-1))

    def violation(self, constraint):
        amount = c_double()
        self._call("cas_solver_violation", constraint, byref(amount))
        return amount.value

    def edit_variable(self, variable, priority, weight):
        return self._made("cas_solver_edit_variable_weighted", variable, priority, weight)

    def edit_constant(self, constraint):
        return self._made("cas_solver_edit_constant", constraint)

    def edit_set(self, edit, value):
        return self._solving("cas_solver_suggest", edit, value, None, None)

    def suggest(self, edits, values):
        """Sets one edit or several, and returns the moved variables."""
        changed, count = POINTER(Value)(), c_size_t()
        if len(edits) == 1:
            self._solving("cas_solver_suggest", edits[0], values[0], byref(changed), byref(count))
        else:
            self._solving("cas_solver_suggest_all", (c_uint32 * len(edits))(*edits),
                          (c_double * len(values))(*values), len(edits), byref(changed), byref(count))
        return [(changed[i].variable, changed[i].value) for i in range(count.value)]

    def edit_range(self, edit):
        low, high = c_double(), c_double()
        self._call("cas_solver_edit_range", edit, byref(low), byref(high), allowed=(OK, REFUSED))
        return low.value, high.value

    def edit_end(self, edit):
        self._call("cas_solver_end_edit", edit)

    def path(self, edit, target):
        """Returns the path, or None if it would end with a conflict."""
        handle = self._made("cas_solver_path", edit, target, allowed=(REFUSED,))
        return Path(self._library, handle) if handle else None

    def check(self):
        self._call("cas_solver_check")

    def verdict(self):
        """Returns what the check says: OK, INTERNAL or UNDECIDED."""
        return self._call("cas_solver_check", allowed=(OK, INTERNAL, UNDECIDED))

    def digest(self):
        return self._library.cas_solver_digest(self._handle)
