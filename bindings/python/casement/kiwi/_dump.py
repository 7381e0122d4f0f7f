"""The state of a solver as text, under kiwisolver's headings."""

from __future__ import annotations

from .._shown import shown
from ._strength import REQUIRED

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Iterable, List, Tuple

    from ._solver import Solver


def dumps(solver: "Solver") -> str:
    """Returns the state of the solver; the tableau is the library's dump."""
    solver.updateVariables()
    rows, variables, edited = solver._parts()
    soft = [constraint for constraint in rows if constraint.strength() < REQUIRED]
    sections: List[Tuple[str, Iterable[str]]] = [
        ("Objective", (f"{shown(constraint.strength())} * |{constraint.expression()}|" for constraint in soft)),
        ("Tableau", [solver._core.dump().rstrip("\n")]),
        ("Infeasible", (repr(constraint) for constraint in soft if constraint.violated())),
        ("Variables", (f"{variable.name()} = {shown(variable.value())}" for variable in variables)),
        ("Edit Variables", (variable.name() for variable in edited)),
        ("Constraints", map(repr, rows)),
    ]
    return "\n".join("\n".join([title, "-" * len(title), *lines, ""]) for title, lines in sections)


def dump(solver: "Solver") -> None:
    print(solver.dumps())
