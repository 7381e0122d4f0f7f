"""The interface of kiwisolver, on casement.

    import sys, casement.kiwi
    sys.modules["kiwisolver"] = casement.kiwi     # before anything imports kiwisolver

`python -m casement.kiwi PROGRAM` runs a program so; `python -m casement.kiwi --install`
switches an environment.

Strengths are weights, as in kiwisolver: a thousand weak constraints outweigh a medium
one. A refused constraint leaves the solver as it was, which kiwisolver does not.
Where several solutions are equally good, newer constraints mostly win, as they do in
kiwisolver; it has no rule, so another one may be found.

>>> from casement.kiwi import Solver, Variable
>>> solver, left, right = Solver(), Variable("left"), Variable("right")
>>> solver.addConstraint(right == left + 100)
>>> solver.addConstraint((left >= 10) | "strong")
>>> solver.addConstraint((right == 50) | "weak")
>>> solver.updateVariables()
>>> left.value(), right.value()
(10.0, 110.0)
"""

from . import _choice, exceptions
from ._exceptions import (BadRequiredStrength, DuplicateConstraint, DuplicateEditVariable, UnknownConstraint,
                          UnknownEditVariable, UnsatisfiableConstraint)
from ._strength import strength

TYPE_CHECKING = False  # typing is slow to import

if TYPE_CHECKING or not _choice.EXTENSION:
    from ._solver import Solver
    from ._symbolics import Constraint, Expression, Term, Variable
else:
    Constraint, Expression, Solver, Term, Variable = (
        getattr(_choice.EXTENSION, name) for name in ("Constraint", "Expression", "Solver", "Term", "Variable"))

#: Whether the classes are those of the extension in C.
is_compiled = bool(_choice.EXTENSION)

# The version of kiwisolver whose interface this is; programs ask for it.
__version__ = "1.5.1"
__kiwi_version__ = "1.5.1"

__all__ = ["BadRequiredStrength", "Constraint", "DuplicateConstraint", "DuplicateEditVariable", "Expression",
           "Solver", "Term", "UnknownConstraint", "UnknownEditVariable", "UnsatisfiableConstraint", "Variable",
           "__kiwi_version__", "__version__", "exceptions", "is_compiled", "strength"]
