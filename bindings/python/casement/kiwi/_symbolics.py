"""Variables, terms, expressions and constraints, with the arithmetic between them.

All three of the first are sums: variables with a factor each, and a constant.
A constraint is a sum in which every variable stands once, against zero.
"""

from __future__ import annotations

from operator import neg

from ._common import constraint_text, expression_text, reduced, set_state, term_text
from ._strength import REQUIRED, expected, number, strength_of
from ._sums import merged

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Iterable, List, NoReturn, Optional, Tuple, Union

    from ._home import Home
    from ._strength import StrengthLike
    from ._sums import Factors, Sum, Variables

    Operand = Union["Linear", float]


RELATIONS = ("==", "<=", ">=")
_new = object.__new__


class Linear:
    """The base of variables, terms and expressions: variables, their factors, and a constant."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]  # == makes a constraint
    _variables: Variables
    _factors: Factors
    _constant: float

    @property
    def _opposites(self) -> Factors:
        """The negated factors."""
        return tuple(map(neg, self._factors))

    def __add__(self, other: Operand) -> "Expression":
        if isinstance(other, Linear):
            return _expression(*_joined(self, other, other._factors, other._constant))
        if isinstance(other, (float, int)):
            return _expression(self._variables, self._factors, self._constant + float(other))
        return NotImplemented

    def __radd__(self, other: float) -> "Expression":
        return self + other if isinstance(other, (float, int)) else NotImplemented

    def __sub__(self, other: Operand) -> "Expression":
        if isinstance(other, Linear):
            return _expression(*_joined(self, other, other._opposites, -other._constant))
        if isinstance(other, (float, int)):
            return _expression(self._variables, self._factors, self._constant - float(other))
        return NotImplemented

    def __rsub__(self, other: float) -> "Expression":
        if not isinstance(other, (float, int)):
            return NotImplemented
        return _expression(self._variables, self._opposites, float(other) - self._constant)

    def __truediv__(self, divisor: float) -> Any:
        if not isinstance(divisor, (float, int)):
            return NotImplemented
        number = float(divisor)
        if number == 0:
            raise ZeroDivisionError("float division by zero")
        return self * (1.0 / number)

    def __mul__(self, factor: float) -> Any:
        raise NotImplementedError

    def __rmul__(self, factor: float) -> Any:
        return self.__mul__(factor)

    def __neg__(self) -> Any:
        return self * -1.0

    def __eq__(self, other: Operand) -> "Constraint":  # type: ignore[override]
        return _compare(self, "==", other)

    def __le__(self, other: Operand) -> "Constraint":
        return _compare(self, "<=", other)

    def __ge__(self, other: Operand) -> "Constraint":
        return _compare(self, ">=", other)

    def __reduce__(self) -> Tuple[Any, ...]:
        return reduced(self)

    def _refuse(self, symbol: str, other: object) -> NoReturn:
        kinds = [f"kiwisolver.{type(side).__name__}" if isinstance(side, Linear) else type(side).__name__
                 for side in (self, other)]
        raise TypeError(f"unsupported operand type(s) for {symbol}: '{kinds[0]}' and '{kinds[1]}'")

    def __ne__(self, other: object) -> NoReturn:
        self._refuse("!=", other)

    def __lt__(self, other: object) -> NoReturn:
        self._refuse("<", other)

    def __gt__(self, other: object) -> NoReturn:
        self._refuse(">", other)


class Variable(Linear):
    """A number the solver finds."""

    __module__ = "casement.kiwi"
    __slots__ = ("_name", "_context", "_value", "_home", "_number", "_is_shared")
    _factors = (1.0,)
    _constant = 0.0

    def __init__(self, name: str = "", context: Any = None) -> None:
        if not isinstance(name, str):
            raise expected("str", name)
        self._name = name
        self._context = context
        self._value = 0.0
        self._home: Optional["Home"] = None  # has the value unless the variable has several solvers
        self._number = 0
        self._is_shared = False

    def name(self) -> str:
        """Get the name of the variable."""
        return self._name

    def setName(self, name: str, /) -> None:
        """Set the name of the variable."""
        if not isinstance(name, str):
            raise expected("str", name)
        self._name = name

    def value(self) -> float:
        """Get the current value of the variable."""
        home = self._home
        if home is None or self._is_shared:
            return self._value
        if home.unread is not None:
            home.read()
        return home.values[self._number]

    def context(self) -> Any:
        """Get the context object associated with the variable."""
        return self._context

    def setContext(self, context: Any, /) -> None:
        """Set the context object associated with the variable."""
        self._context = context

    def _set_value(self, value: float) -> None:
        """Sets the value of a copy."""
        self._value = value

    def __setstate__(self, state: Tuple[Any, float, Any]) -> None:
        set_state(self, state)

    @property
    def _variables(self) -> Variables:  # type: ignore[override]  # computed here, and stored in terms and expressions
        return (self,)

    @property
    def _opposites(self) -> Factors:
        return (-1.0,)

    def __mul__(self, factor: float) -> "Term":
        return _term(self, float(factor)) if isinstance(factor, (float, int)) else NotImplemented

    def __repr__(self) -> str:
        return self._name


class Term(Linear):
    """A variable times a number."""

    __module__ = "casement.kiwi"
    __slots__ = ("_variables", "_factors")
    _constant = 0.0

    def __init__(self, variable: Variable, coefficient: float = 1.0) -> None:
        if not isinstance(variable, Variable):
            raise expected("Variable", variable)
        self._variables = (variable,)
        self._factors = (number(coefficient),)

    def variable(self) -> Variable:
        """Get the variable for the term."""
        return self._variables[0]

    def coefficient(self) -> float:
        """Get the coefficient for the term."""
        return self._factors[0]

    def value(self) -> float:
        """Get the value for the term."""
        return self._factors[0] * self._variables[0].value()

    def __mul__(self, factor: float) -> "Term":
        if not isinstance(factor, (float, int)):
            return NotImplemented
        return _term(self._variables[0], self._factors[0] * float(factor))

    def __repr__(self) -> str:
        return term_text(self)


class Expression(Linear):
    """A sum of terms, and a constant."""

    __module__ = "casement.kiwi"
    __slots__ = ("_variables", "_factors", "_constant")

    def __init__(self, terms: Iterable[Term], constant: float = 0.0) -> None:
        parts: List[Term] = []
        for term in terms:
            if not isinstance(term, Term):
                raise expected("Term", term)
            parts.append(term)
        self._variables = tuple([term._variables[0] for term in parts])
        self._factors = tuple([term._factors[0] for term in parts])
        self._constant = number(constant)

    def constant(self) -> float:
        """Get the constant for the expression."""
        return self._constant

    def terms(self) -> Tuple[Term, ...]:
        """Get the tuple of terms for the expression."""
        return tuple(map(_term, self._variables, self._factors))

    def value(self) -> float:
        """Get the value for the expression."""
        result = self._constant
        for variable, factor in zip(self._variables, self._factors):
            result += factor * variable.value()
        return result

    def __mul__(self, factor: float) -> "Expression":
        if not isinstance(factor, (float, int)):
            return NotImplemented
        scale = float(factor)
        return _expression(self._variables, tuple(map(scale.__mul__, self._factors)), self._constant * scale)

    def __repr__(self) -> str:
        return expression_text(self)


def _term(variable: Variable, coefficient: float) -> Term:
    term = _new(Term)
    term._variables = (variable,)
    term._factors = (coefficient,)
    return term


def _expression(variables: Variables, factors: Factors, constant: float) -> Expression:
    expression = _new(Expression)
    expression._variables = variables
    expression._factors = factors
    expression._constant = constant
    return expression


def _joined(left: Linear, right: Linear, factors: Factors, constant: float) -> Sum:
    """Returns the sum of two sums, the right one with the given factors and constant.

    The order of terms is that of kiwisolver: an expression comes before added terms."""
    if isinstance(right, Expression) and not isinstance(left, Expression):
        return right._variables + left._variables, factors + left._factors, left._constant + constant
    return left._variables + right._variables, left._factors + factors, left._constant + constant


def _compare(left: Linear, op: str, right: Operand) -> "Constraint":
    if isinstance(right, Linear):
        variables, factors, constant = _joined(left, right, right._opposites, -right._constant)
    elif isinstance(right, (float, int)):
        variables, factors, constant = left._variables, left._factors, left._constant - float(right)
    else:
        return NotImplemented
    if len(variables) > 1:
        variables, factors = merged(variables, factors)
    return _constraint(variables, factors, constant, op, REQUIRED)


class Constraint:
    """A sum that is, or should be, zero, at most zero or at least zero."""

    __module__ = "casement.kiwi"
    __slots__ = ("_variables", "_factors", "_constant", "_op", "_strength", "_stated")
    _variables: Variables
    _factors: Factors
    _constant: float
    _op: str
    _strength: float
    _stated: Optional[Expression]

    def __init__(self, expression: Expression, op: str, strength: "StrengthLike" = "required") -> None:
        if not isinstance(expression, Expression):
            raise expected("Expression", expression)
        if not isinstance(op, str):
            raise expected("str", op)
        if op not in RELATIONS:
            raise ValueError(f"relational operator must be '==', '<=', or '>=', not '{op}'")
        self._variables, self._factors = merged(expression._variables, expression._factors)
        self._constant = expression._constant
        self._op = op
        self._strength = strength_of(strength)
        self._stated = None

    def expression(self) -> Expression:
        """Get the expression object for the constraint."""
        stated = self._stated
        if stated is None:
            self._stated = stated = _expression(self._variables, self._factors, self._constant)
        return stated

    def _restate(self, constant: float) -> None:
        self._constant, self._stated = constant, None

    def op(self) -> str:
        """Get the relational operator for the constraint."""
        return self._op

    def strength(self) -> float:
        """Get the strength for the constraint."""
        return self._strength

    def violated(self) -> bool:
        """Whether the constraint does not hold for the values as of the last update."""
        value = self.expression().value()
        if self._op == "==":
            return abs(value) >= 1e-8
        return value > 0 if self._op == "<=" else value < 0

    def __or__(self, strength: "StrengthLike") -> "Constraint":
        return _constraint(self._variables, self._factors, self._constant, self._op, strength_of(strength))

    __ror__ = __or__

    def __repr__(self) -> str:
        return constraint_text(self)

    def __reduce__(self) -> Tuple[Any, ...]:
        return reduced(self)


def _constraint(variables: Variables, factors: Factors, constant: float, op: str,
                strength: float) -> Constraint:
    constraint = _new(Constraint)
    constraint._variables = variables
    constraint._factors = factors
    constraint._constant = constant
    constraint._op = op
    constraint._strength = strength
    constraint._stated = None
    return constraint
