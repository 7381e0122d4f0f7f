"""Variables, terms, expressions and constraints, with the arithmetic between them.

All three of the first are sums: pairs of a variable and a coefficient, and a
constant. A constraint is a sum in which every variable stands once, against zero.
"""

from typing import TYPE_CHECKING, Any, Iterable, List, NoReturn, Optional, Tuple, Union

from ._pairs import Pair, reduced
from ._strength import REQUIRED, StrengthLike, expected, number, strength_of

if TYPE_CHECKING:
    from array import array

Operand = Union["Linear", float]
RELATIONS = ("==", "<=", ">=")


class Linear:
    """What variables, terms and expressions have in common."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]  # == makes a constraint

    @property
    def _sum(self) -> Tuple[Tuple[Pair, ...], float]:
        """The pairs and the constant."""
        raise NotImplementedError

    def __add__(self, other: Operand) -> "Expression":
        pairs, constant = self._sum
        if isinstance(other, Linear):
            others, extra = other._sum
            return _expression(self._before(pairs, other, others), constant + extra)
        if isinstance(other, (float, int)):
            return _expression(pairs, constant + other)
        return NotImplemented

    def _before(self, pairs: Tuple[Pair, ...], other: "Linear", others: Tuple[Pair, ...]) -> Tuple[Pair, ...]:
        """Both in the order kiwisolver has: an expression before what is added to it."""
        return others + pairs if isinstance(other, Expression) and not isinstance(self, Expression) else pairs + others

    def __radd__(self, other: float) -> "Expression":
        return self + other

    def __sub__(self, other: Operand) -> "Expression":
        pairs, constant = self._sum
        if isinstance(other, Linear):
            others, extra = other._sum
            others = tuple([(variable, -factor) for variable, factor in others])
            return _expression(self._before(pairs, other, others), constant - extra)
        if isinstance(other, (float, int)):
            return _expression(pairs, constant - other)
        return NotImplemented

    def __rsub__(self, other: float) -> "Expression":
        if not isinstance(other, (float, int)):
            return NotImplemented
        pairs, constant = self._sum
        return _expression(tuple([(variable, -factor) for variable, factor in pairs]), other - constant)

    def __truediv__(self, divisor: float) -> Any:
        if not isinstance(divisor, (float, int)):
            return NotImplemented
        if divisor == 0:
            raise ZeroDivisionError("float division by zero")
        return self * (1.0 / divisor)

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

    __slots__ = ("_name", "_value", "_values", "_context", "_home", "_number")

    def __init__(self, name: str = "", context: Any = None, /) -> None:
        if not isinstance(name, str):
            raise expected("str", name)
        self._name = name
        self._value = 0.0
        self._values: Optional["array[float]"] = None  # of its home, where its value is unless other solvers have it, too
        self._context = context
        self._home: Optional[object] = None  # the solver that numbers it, see there
        self._number = 0

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
        values = self._values
        return self._value if values is None else values[self._number]

    def context(self) -> Any:
        """Get the context object associated with the variable."""
        return self._context

    def setContext(self, context: Any, /) -> None:
        """Set the context object associated with the variable."""
        self._context = context

    @property
    def _sum(self) -> Tuple[Tuple[Pair, ...], float]:
        return ((self, 1.0),), 0.0

    def __mul__(self, factor: float) -> "Term":
        return _term(self, factor) if isinstance(factor, (float, int)) else NotImplemented

    def __repr__(self) -> str:
        return self._name


class Term(Linear):
    """A variable times a number."""

    __slots__ = ("_variable", "_coefficient")

    def __init__(self, variable: Variable, coefficient: float = 1.0, /) -> None:
        if not isinstance(variable, Variable):
            raise expected("Variable", variable)
        self._variable = variable
        self._coefficient = number(coefficient)

    def variable(self) -> Variable:
        """Get the variable for the term."""
        return self._variable

    def coefficient(self) -> float:
        """Get the coefficient for the term."""
        return self._coefficient

    def value(self) -> float:
        """Get the value for the term."""
        return self._coefficient * self._variable.value()

    @property
    def _sum(self) -> Tuple[Tuple[Pair, ...], float]:
        return ((self._variable, self._coefficient),), 0.0

    def __mul__(self, factor: float) -> "Term":
        if not isinstance(factor, (float, int)):
            return NotImplemented
        return _term(self._variable, self._coefficient * factor)

    def __repr__(self) -> str:
        return f"{self._coefficient:g} * {self._variable._name}"


class Expression(Linear):
    """A sum of terms, and a constant."""

    __slots__ = ("_pairs", "_constant")
    _pairs: Tuple[Pair, ...]
    _constant: float

    def __init__(self, terms: Iterable[Term], constant: float = 0.0, /) -> None:
        pairs: List[Pair] = []
        for term in terms:
            if not isinstance(term, Term):
                raise expected("Term", term)
            pairs.append((term._variable, term._coefficient))
        self._pairs = tuple(pairs)
        self._constant = number(constant)

    def constant(self) -> float:
        """Get the constant for the expression."""
        return self._constant

    def terms(self) -> Tuple[Term, ...]:
        """Get the tuple of terms for the expression."""
        return tuple([_term(variable, coefficient) for variable, coefficient in self._pairs])

    def value(self) -> float:
        """Get the value for the expression."""
        result = self._constant
        for variable, coefficient in self._pairs:
            result += coefficient * variable.value()
        return result

    @property
    def _sum(self) -> Tuple[Tuple[Pair, ...], float]:
        return self._pairs, self._constant

    def __mul__(self, factor: float) -> "Expression":
        if not isinstance(factor, (float, int)):
            return NotImplemented
        pairs = tuple([(variable, coefficient * factor) for variable, coefficient in self._pairs])
        return _expression(pairs, self._constant * factor)

    def __repr__(self) -> str:
        return " + ".join([f"{factor:g} * {variable._name}" for variable, factor in self._pairs]
                          + [f"{self._constant:g}"])


def _term(variable: Variable, coefficient: float) -> Term:
    term = Term.__new__(Term)
    term._variable = variable
    term._coefficient = float(coefficient)
    return term


def _expression(pairs: Tuple[Pair, ...], constant: float) -> Expression:
    expression = Expression.__new__(Expression)
    expression._pairs = pairs
    expression._constant = float(constant)
    return expression


def _compare(left: Linear, symbol: str, right: Operand) -> "Constraint":
    if not isinstance(right, (Linear, float, int)):
        return NotImplemented
    difference = left - right
    difference._pairs = reduced(difference._pairs)
    return _constraint(difference, symbol, REQUIRED)


class Constraint:
    """A sum that is, or should be, zero, at most zero or at least zero."""

    __slots__ = ("_expression", "_op", "_strength")
    _expression: Expression
    _op: str
    _strength: float

    def __init__(self, expression: Expression, op: str, strength: StrengthLike = "required", /) -> None:
        if not isinstance(expression, Expression):
            raise expected("Expression", expression)
        if not isinstance(op, str):
            raise expected("str", op)
        if op not in RELATIONS:
            raise ValueError(f"relational operator must be '==', '<=', or '>=', not '{op}'")
        self._expression = _expression(reduced(expression._pairs), expression._constant)
        self._op = op
        self._strength = strength_of(strength)

    def expression(self) -> Expression:
        """Get the expression object for the constraint."""
        return self._expression

    def op(self) -> str:
        """Get the relational operator for the constraint."""
        return self._op

    def strength(self) -> float:
        """Get the strength for the constraint."""
        return self._strength

    def violated(self) -> bool:
        """Whether the constraint does not hold for the values as of the last update."""
        value = self._expression.value()
        if self._op == "==":
            return abs(value) >= 1e-8
        return value > 0 if self._op == "<=" else value < 0

    def __or__(self, strength: StrengthLike) -> "Constraint":
        return _constraint(self._expression, self._op, strength_of(strength))

    __ror__ = __or__

    def __repr__(self) -> str:
        return (f"{self._expression!r} {self._op} 0 | strength = {self._strength:g}"
                f"{' (VIOLATED)' if self.violated() else ''}")


def _constraint(expression: Expression, op: str, strength: float) -> Constraint:
    constraint = Constraint.__new__(Constraint)
    constraint._expression = expression
    constraint._op = op
    constraint._strength = strength
    return constraint
