"""What the two implementations share: texts, refusals of numbers, and copies.

The functions use only the public interface of the objects.
"""

from __future__ import annotations

from .._shown import shown

TYPE_CHECKING = False  # typing is slow to import
if TYPE_CHECKING:
    from typing import Any, Tuple

    from ._symbolics import Constraint, Expression, Term


def term_text(term: "Term") -> str:
    return f"{shown(term.coefficient())} * {term.variable().name()}"


def expression_text(expression: "Expression") -> str:
    return " + ".join([*map(term_text, expression.terms()), shown(expression.constant())])


def constraint_text(constraint: "Constraint") -> str:
    return (f"{expression_text(constraint.expression())} {constraint.op()} 0 | strength = {shown(constraint.strength())}"
            f"{' (VIOLATED)' if constraint.violated() else ''}")


def check_numbers(constraint: "Constraint") -> None:
    """Refuses numbers that are not finite, or that the library would refuse later in a batch."""
    from math import isfinite

    from ..errors import OutOfRangeError
    expression = constraint.expression()
    factors = [term.coefficient() for term in expression.terms()]
    if not all(map(isfinite, (*factors, expression.constant()))):
        raise ValueError(f"a number is NaN or infinite in {constraint!r}")
    for size in (*factors, constraint.strength()):
        if size and not 1e-300 <= abs(size) <= 1e300:
            raise OutOfRangeError(f"{size!r}: the magnitude must be from 1e-300 to 1e300 in {constraint!r}")


def reduced(thing: Any) -> Tuple[Any, ...]:
    """Returns what copy and pickle make a copy from. A copy is in no solver; a variable keeps its value."""
    # The public class, in C or in Python, of which this one may be a subclass.
    kind: Any = next((each for each in type(thing).__mro__ if each.__module__ == "casement.kiwi"), None)
    arguments: Tuple[Any, ...]
    state = getattr(thing, "__dict__", None) or None
    if kind.__name__ == "Variable":  # the context may refer to the variable
        arguments, state = (thing.name(),), (thing.context(), thing.value(), state)
    elif kind.__name__ == "Term":
        arguments = thing.variable(), thing.coefficient()
    elif kind.__name__ == "Expression":
        arguments = thing.terms(), thing.constant()
    elif kind.__name__ == "Constraint":
        arguments = thing.expression(), thing.op(), thing.strength()
    else:
        raise TypeError(f"cannot pickle '{type(thing).__name__}' object")
    return _copied, (type(thing), kind, *arguments), state


def _copied(own: Any, kind: Any, *arguments: Any) -> Any:
    """Returns a new object of a class or of its subclass, whose __init__ it does not call."""
    thing = own.__new__(own)
    kind.__init__(thing, *arguments)
    return thing


def set_state(variable: Any, state: Tuple[Any, float, Any]) -> None:
    """Gives a copy of a variable its context, its value, and the attributes of a subclass."""
    context, value, attributes = state
    variable.setContext(context)
    variable._set_value(value)
    if attributes:
        variable.__dict__.update(attributes)
