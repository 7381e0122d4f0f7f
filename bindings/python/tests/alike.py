"""Uses casement.kiwi in many ways and prints what comes out: values, texts, types, errors: python alike.py.

test_kiwi_alike.py compares the output of the extension in C with that of the classes in Python.
"""

import copy
import gc
import inspect
import pickle
import random
import re
import weakref

from casement import kiwi
from casement.kiwi import Constraint, Expression, Solver, Term, Variable, strength


class Named(Variable):
    def __init__(self, first, name):
        super().__init__(name)
        self.first = first


class Count(int):
    def __float__(self):
        return 7.5


class Weight(float):
    pass


class Odd:
    __slots__ = ()

    def __repr__(self):
        return "odd"


def shown(thing):
    """Returns what can be told of an object, without its address."""
    if isinstance(thing, (tuple, list)):
        return [shown(each) for each in thing]
    if isinstance(thing, float):
        return thing.hex()
    if isinstance(thing, Variable):
        return "Variable", repr(thing), thing.name(), thing.value().hex(), shown(thing.context())
    if isinstance(thing, Expression):
        return "Expression", repr(thing), shown(thing.terms()), shown(thing.constant()), shown(thing.value())
    if isinstance(thing, Term):
        return "Term", repr(thing), thing.variable().name(), shown(thing.coefficient()), shown(thing.value())
    if isinstance(thing, Constraint):
        return "Constraint", repr(thing), shown(thing.expression()), thing.op(), shown(thing.strength()), thing.violated()
    return re.sub(" at 0x[0-9a-f]+", "", repr(thing))


def error_of(error):
    about = [getattr(error, name, None) for name in ("constraint", "edit_variable")]
    text = str(error).replace("kiwisolver.", "")  # Python's own messages name the type of the extension so
    return [type(error).__name__, shown(about), text]


def tell(what, work):
    try:
        print(what, "->", shown(work()))
    except Exception as error:
        # What Python says of wrong numbers of arguments differs between Python and C.
        print(what, "->", type(error).__name__ if "argument" in str(error) else error_of(error))


x, y, z = Variable("x"), Variable("y", "context"), Named(1, "z")
OPERANDS = {"x": x, "y": y, "z": z, "2x": 2 * x, "y/3": y / 3, "x+y": x + y, "x-2z+1": x - 2 * z + 1, "x-x": x - x, "0": 0, "-1.5": -1.5,
            "True": True, "big": 10**400, "nan": float("nan"), "inf": float("inf"), "count": Count(3), "weight": Weight(2.5),
            "none": None, "text": "weak", "complex": 1j, "odd": Odd(), "constraint": x <= 1}
OPERATIONS = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
              "==": lambda a, b: a == b, "<=": lambda a, b: a <= b, ">=": lambda a, b: a >= b, "<": lambda a, b: a < b,
              ">": lambda a, b: a > b, "!=": lambda a, b: a != b, "|": lambda a, b: a | b}


def operators():
    for symbol, operation in OPERATIONS.items():
        for left, one in OPERANDS.items():
            for right, two in OPERANDS.items():
                tell(f"{left} {symbol} {right}", lambda: operation(one, two))
    for name, one in OPERANDS.items():
        tell(f"-{name}", lambda: -one)
        tell(f"hash({name})", lambda: bool(hash(one)) and isinstance(one, (Variable, Term, Expression, Constraint)))
        tell(f"bool({name})", lambda: bool(one))
        tell(f"+{name}", lambda: +one)
        tell(f"abs({name})", lambda: abs(one))
        tell(f"sum({name})", lambda: sum([one, one, x]))
        tell(f"{name} in list", lambda: one in [x])


def constructors():
    values = [None, 1, 2.5, "x", "==", "strong", "no", b"x", x, z, 2 * x, x + 1, x <= 1, [2 * x], (y * 1,), [x], Odd(), True,
              iter([2 * x, 3 * y]), 10**400]
    for kind in (Variable, Term, Expression, Constraint, Solver):
        tell(f"{kind.__name__}()", kind)
        tell(f"{kind.__name__} keyword", lambda: kind(name="x"))
        for one in values:
            tell(f"{kind.__name__}({one!r:.20})", lambda: kind(one) if kind is not Solver else type(kind(one)))
            for two in values:
                tell(f"{kind.__name__}({one!r:.20}, {two!r:.20})", lambda: kind(one, two))
    for op in ("==", "<=", ">=", "=", "", None):
        for weight in (None, "weak", "required", "Weak", -5, 2, 1e300, float("nan"), Count(1), True, x):
            tell(f"Constraint({op}, {weight!r:.20})", lambda: Constraint(x + y + x * 3 - 2, op, weight))
    for arguments in ((1, 2, 3), (1, 2, 3, 4), ("a", 1, 1), (5000, -1, 0.5), ()):
        tell(f"create{arguments}", lambda: strength.create(*arguments))


def methods():
    objects = [x, 2 * x, x + 1, x <= 1, Solver()]
    for thing in objects:
        for name in sorted(each for each in dir(thing) if each[0] != "_"):
            method = getattr(thing, name)
            print(type(thing).__name__, name, list(inspect.signature(method).parameters), method.__doc__)
            if isinstance(thing, Solver) and name.startswith("dump"):
                continue
            for argument in (None, 1, "x", 1.5, x, x + 1, x <= 1):
                tell(f"{type(thing).__name__}.{name}({argument!r:.20})", lambda: method(argument))
                tell(f"{type(thing).__name__}.{name}({argument!r:.20}, 1)", lambda: method(argument, 1))
                tell(f"{type(thing).__name__}.{name}({argument!r:.20}, 'weak')", lambda: method(argument, "weak"))
            tell(f"{type(thing).__name__}.{name}()", method)
        tell("attribute", lambda: setattr(thing, "other", 1))
        tell("weak reference", lambda: weakref.ref(thing) and 1)
        print(type(thing).__module__, type(thing).__qualname__, type(thing).__doc__)
    x.setName("x")


def copies():
    things = [x, y, z, 2 * x, x + y + 1, (x + y <= 3) | "weak", x - x == 0]
    for thing in things:
        for name, work in (("copy", copy.copy), ("deepcopy", copy.deepcopy), ("pickle", lambda a: pickle.loads(pickle.dumps(a)))):
            tell(f"{name} {thing!r}", lambda: work(thing))
    tell("copies of a subclass", lambda: copy.copy(z).first)
    one, other = copy.deepcopy([x, x + y])
    tell("one copy of a variable", lambda: other.terms()[0].variable() is one)
    x.setContext([x])
    one = copy.deepcopy(x)
    tell("context", lambda: one is not x and one.context()[0] is one)
    x.setContext(None)
    tell("solver", lambda: pickle.dumps(Solver()))
    tell("solver copy", lambda: copy.copy(Solver()))


def numbers():
    one, two = Variable("one"), Variable("two")
    for factor in (float("nan"), float("inf"), 1e301, 1e-301, 1e308, 5e-324, 1e-9, 0.0, -0.0, 1e300):
        for constant in (0, float("nan"), 1e308, 1e301, -1e308):
            for weight in ("required", "weak", 1e-301, 0, 1e-320):
                solver = Solver()
                constraint = (factor * one - two * factor <= constant) | weight
                tell(f"{factor} {constant} {weight}", lambda: solver.addConstraint(constraint))
                tell("has", lambda: solver.hasConstraint(constraint))
                tell("update", solver.updateVariables)
                tell("values", lambda: [one.value(), two.value()])


def tours():
    """Random programs over several solvers that share variables and constraints."""
    for seed in range(150):
        chance = random.Random(seed)
        solvers = [Solver() for _ in range(chance.choice((1, 1, 2, 3)))]
        variables = [Variable(f"x{place}") for place in range(chance.randrange(2, 8))]
        made = []
        for step in range(chance.randrange(10, 120)):
            solver, variable, deed = chance.choice(solvers), chance.choice(variables), chance.random()
            if deed < 0.3:
                parts = [chance.choice((1, -1, 2, 0.5, 0, 1e-9, -3)) * chance.choice(variables)
                         for _ in range(chance.randrange(1, 6))]
                left = sum(parts[1:], parts[0])
                right = chance.randrange(-20, 20)
                constraint = left == right if chance.random() < 0.3 else left <= right if chance.random() < 0.5 else left >= right
                made.append(constraint | chance.choice(("required", "required", "weak", "medium", "strong", 0, 7.5)))
                tell(f"{seed} add", lambda: solver.addConstraint(made[-1]))
            elif deed < 0.4 and made:
                tell(f"{seed} again", lambda: solver.addConstraint(chance.choice(made)))
            elif deed < 0.5 and made:
                tell(f"{seed} remove", lambda: solver.removeConstraint(chance.choice(made)))
            elif deed < 0.58:
                tell(f"{seed} edit", lambda: solver.addEditVariable(variable, chance.choice(("strong", "weak", 5, 0, "required"))))
            elif deed < 0.62:
                tell(f"{seed} end", lambda: solver.removeEditVariable(variable))
            elif deed < 0.8:
                tell(f"{seed} suggest", lambda: solver.suggestValue(variable, chance.choice((chance.randrange(50), 0.1, True))))
            elif deed < 0.81:
                tell(f"{seed} reset", solver.reset)
            elif deed < 0.82:
                tell(f"{seed} dump", solver.dumps)
            elif deed < 0.83:
                solvers[solvers.index(solver)] = solver = None
                gc.collect()
                solvers[solvers.index(None)] = Solver()
            else:
                tell(f"{seed} update", solver.updateVariables)
            if chance.random() < 0.4:
                tell(f"{seed} values", lambda: [each.value() for each in chance.sample(variables, chance.randrange(len(variables)))])
            if chance.random() < 0.1 and made:
                tell(f"{seed} has", lambda: [[each.hasConstraint(one) for one in made] for each in solvers])
                tell(f"{seed} edits", lambda: [[each.hasEditVariable(one) for one in variables] for each in solvers])
                tell(f"{seed} made", lambda: chance.choice(made))


def long_sums():
    for count in (3, 4, 5, 100, 1000):
        many = [Variable(str(place)) for place in range(count)]
        total = Expression([Term(many[place % (count - 1)], 0.1 * place) for place in range(count)], 1)
        tell("long", lambda: total == 0)
        tell("long", lambda: (total - total <= total * 3) | "weak")
        solver = Solver()
        solver.addConstraint(total == 5)
        for each in many:
            solver.addEditVariable(each, "weak")
            solver.suggestValue(each, 3)
        solver.updateVariables()
        tell("values", lambda: many)
        for each in many[::2]:
            solver.removeEditVariable(each)
        solver.updateVariables()
        tell("total", lambda: total.value())


if __name__ == "__main__":
    for part in (operators, constructors, methods, copies, numbers, long_sums, tours):
        print(part.__name__)
        part()
    print(kiwi.__name__)
