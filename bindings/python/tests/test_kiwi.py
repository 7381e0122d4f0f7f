"""casement.kiwi: what kiwisolver's own tests do not cover."""

import gc
import weakref

import pytest

from casement.kiwi import Constraint, Expression, Solver, Term, UnsatisfiableConstraint, Variable, strength


def test_it_replaces_kiwisolver(run):
    program = """
import sys, casement.kiwi
sys.modules["kiwisolver"] = casement.kiwi
import kiwisolver, kiwisolver.exceptions
from kiwisolver.exceptions import UnsatisfiableConstraint
assert UnsatisfiableConstraint is casement.kiwi.UnsatisfiableConstraint is kiwisolver.UnsatisfiableConstraint
print(kiwisolver.__version__)
"""
    assert run(program).split(".")[0] == "1"


def test_arguments_have_the_names_that_kiwisolver_gives_them():
    width = Variable(context="page", name="width")
    assert (width.name(), width.context()) == ("width", "page")
    double = Term(coefficient=2, variable=width)
    total = Expression(constant=-8, terms=[double])
    limit = Constraint(total, op=">=", strength="weak")
    assert str(limit) == str((2 * width - 8 >= 0) | "weak")
    for wrong in ({"nom": "width"}, {"name": "width", "value": 3}):
        with pytest.raises(TypeError):
            Variable(**wrong)
    with pytest.raises(TypeError):
        Term(width, variable=width)
    with pytest.raises(TypeError):
        Solver(name="page")


def test_named_strengths_cannot_be_changed():
    with pytest.raises(AttributeError):
        strength.weak = 3.0
    assert strength.weak == 1.0


def test_strengths_are_weights():
    solver, x = Solver(), Variable("x")
    solver.addConstraint((x == 0) | "medium")
    for _ in range(1001):
        solver.addConstraint((x == 10) | "weak")
    solver.updateVariables()
    assert x.value() == 10


def test_in_a_narrow_window_the_oldest_of_equal_widths_shrinks():
    solver, widths, total = Solver(), [Variable(name) for name in "abc"], Variable("total")
    solver.addConstraint(sum(widths[1:], widths[0]) == total)
    for width in widths:
        solver.addConstraint(width >= 10)
        solver.addConstraint((width == 50) | "weak")
    solver.addEditVariable(total, "strong")
    for size, found in (150, [50, 50, 50]), (120, [20, 50, 50]), (90, [10, 30, 50]), (150, [50, 50, 50]):
        solver.suggestValue(total, size)
        solver.updateVariables()
        assert [width.value() for width in widths] == found


@pytest.mark.parametrize("earlier", [(), (300,), (400,), (10,), (400, 300)])
def test_ties_do_not_depend_on_earlier_updates(earlier):
    solver, row, *parts = Solver(), *(Variable() for _ in range(4))
    for part in parts:
        solver.addConstraint(part >= 0)
    solver.addConstraint(row == parts[0] + parts[1] + parts[2])
    for part in parts:
        solver.addConstraint((part == 100) | "weak")
    solver.addEditVariable(row, "strong")
    for width in (*earlier, 200):
        solver.suggestValue(row, width)
        solver.updateVariables()
    assert [part.value() for part in parts] == [0, 100, 100]  # kiwisolver: [100, 100, 0], and [0, 100, 100] after 400


def test_equal_widths_have_the_same_bits():
    solver, widths, total = Solver(), [Variable(name) for name in "abc"], Variable("total")
    for constraint in (widths[0] == widths[1], widths[1] == widths[2], sum(widths[1:], widths[0]) == total):
        solver.addConstraint(constraint)
    solver.addEditVariable(total, "strong")
    for size in (80, 100, 80.1, 7 / 3, 1e6, 80):
        solver.suggestValue(total, size)
        solver.updateVariables()
        first, second, third = (width.value() for width in widths)
        assert first == second == third
        assert first == pytest.approx(size / 3, rel=1e-15)


def test_a_constraint_of_strength_zero_has_no_effect():
    solver, x = Solver(), Variable("x")
    silent = (x == 10) | 0
    solver.addConstraint(silent)
    solver.addConstraint((x == 3) | "weak")
    solver.updateVariables()
    assert x.value() == 3 and solver.hasConstraint(silent)
    solver.removeConstraint(silent)


def test_constraints_without_variables():
    solver, x = Solver(), Variable("x")
    solver.addConstraint(x - x == 0)
    solver.addConstraint(x - x <= 5)
    solver.addConstraint((x - x == 3) | "weak")
    with pytest.raises(UnsatisfiableConstraint):
        solver.addConstraint(x - x >= 3)
    solver.updateVariables()


def test_values_change_with_an_update_only():
    solver, x = Solver(), Variable("x")
    solver.addEditVariable(x, "strong")
    solver.suggestValue(x, 5)
    assert x.value() == 0
    solver.updateVariables()
    solver.suggestValue(x, 6)
    solver.addConstraint(x >= 10)
    assert x.value() == 5
    solver.updateVariables()
    assert x.value() == 10


def test_values_read_late_are_those_of_the_update():
    solver, x, y = Solver(), Variable("x"), Variable("y")
    solver.addConstraint(x >= 0)
    least = x >= 10
    solver.addConstraint(least)
    solver.addConstraint((y == x) | "strong")
    solver.addConstraint((x == 0) | "weak")
    solver.updateVariables()
    solver.removeConstraint(least)
    solver.addConstraint(x + y >= 50)  # has to be tried, so the library solves here
    assert (x.value(), y.value()) == (10, 10)
    with pytest.raises(UnsatisfiableConstraint):
        solver.addConstraint(x <= -1)
    solver.updateVariables()
    assert (x.value(), y.value()) == (25, 25)


def test_values_remain_without_their_solver():
    solver, x = Solver(), Variable("x")
    solver.addConstraint(x == 7)
    solver.updateVariables()
    del solver
    assert x.value() == 7


def test_memory_is_freed_without_the_garbage_collector():
    class Context:
        pass

    gc.disable()
    try:
        solver, x, y = Solver(), Variable("x", Context()), Variable("y")
        solver.addEditVariable(x, "strong")
        solver.addConstraint(y == x + 1)
        solver.updateVariables()
        core, context = weakref.ref(solver._core), weakref.ref(x.context())
        del solver
        assert y.value() == 1
        assert core() is None and context() is not None
        del x, y
        assert context() is None
    finally:
        gc.enable()


def test_several_suggestions_between_updates():
    solver, variables = Solver(), [Variable(str(place)) for place in range(3)]
    for variable in variables:
        solver.addEditVariable(variable, "strong")
        solver.suggestValue(variable, 1)
    for numbers in ((1, 1, 1), (2, 3, 4), (5, 3, 4), (5, 6, 7)):
        for variable, number in zip(variables, numbers):
            solver.suggestValue(variable, -number)
            solver.suggestValue(variable, number)
        solver.updateVariables()
        assert tuple(each.value() for each in variables) == numbers


@pytest.mark.parametrize("strength", ["weak", "required"])
@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
def test_numbers_that_are_not_finite_are_refused_at_once(strength, number):
    solver, x, y = Solver(), Variable("x"), Variable("y")
    for wrong in (x == number, number * x >= 1, (x + y) * number <= 1, number * x == y):
        with pytest.raises(ValueError, match="NaN or infinite in"):
            solver.addConstraint(wrong | strength)
        assert not solver.hasConstraint(wrong)
    with pytest.raises(ValueError, match="the magnitude must be from 1e-300 to 1e300"):
        solver.addConstraint((1e308 * x + 1e308 * y >= -1e308) | strength)  # a sum of finite numbers that is infinite
    with pytest.raises(ValueError, match="the magnitude must be from 1e-300 to 1e300"):
        solver.addConstraint((5e-324 * x == y) | strength)
    solver.addConstraint((x == 3) | "weak")
    solver.updateVariables()
    assert x.value() == 3


def test_a_variable_added_to_another_solver_keeps_its_value():
    one, two, x, y = Solver(), Solver(), Variable("x"), Variable("y")
    one.addConstraint(x == 5)
    one.updateVariables()
    two.addConstraint(y == 7)
    two.updateVariables()
    two.addConstraint((x >= y - 100) | "weak")
    assert (y.value(), x.value()) == (7, 5)
    with pytest.raises(UnsatisfiableConstraint):
        two.addConstraint(y == 8)
    assert (y.value(), x.value()) == (7, 5)


def test_a_dump_has_the_last_suggested_number():
    solver, x = Solver(), Variable("x")
    solver.addEditVariable(x, "strong")
    for number in (5, 7):
        solver.suggestValue(x, number)
        solver.updateVariables()
        assert f"x + -{number} == 0" in solver.dumps()
        assert "VIOLATED" not in solver.dumps()
    with pytest.raises(ValueError, match="NaN or infinite"):
        solver.suggestValue(x, float("nan"))
    solver.updateVariables()
    assert x.value() == 7


def test_an_edit_variable_begins_at_zero():
    solver, x = Solver(), Variable("x")
    solver.addConstraint((x == 7) | "weak")
    solver.updateVariables()
    solver.addEditVariable(x, "strong")
    solver.updateVariables()
    assert x.value() == 0
    solver.removeEditVariable(x)
    solver.updateVariables()
    assert x.value() == 7


def test_a_variable_in_two_solvers():
    one, two, x, y = Solver(), Solver(), Variable("x"), Variable("y")
    one.addConstraint(x == 1)
    one.addConstraint(y == 2)
    two.addConstraint(x == 10)
    for _ in range(2):
        one.updateVariables()
        assert (x.value(), y.value()) == (1, 2)
        two.updateVariables()
        assert (x.value(), y.value()) == (10, 2)


def test_reset_removes_everything():
    solver, x = Solver(), Variable("x")
    solver.addConstraint(x == 1)
    solver.updateVariables()
    solver.reset()
    solver.addConstraint(x == 2)
    solver.updateVariables()
    assert x.value() == 2


def test_refusals_far_from_the_witness():
    solver = Solver()
    variables = [Variable(str(place)) for place in range(20)]
    for before, after in zip(variables, variables[1:]):
        solver.addConstraint(after >= before + 1)
    solver.addConstraint(variables[0] >= 100)
    solver.addConstraint(variables[-1] <= 150)
    with pytest.raises(UnsatisfiableConstraint):
        solver.addConstraint(variables[10] >= 142)
    solver.addConstraint(variables[10] >= 141)
    solver.updateVariables()
    assert [each.value() for each in variables[10:]] == list(range(141, 151))


def test_refusals_of_loose_variables():
    solver = Solver()
    left, right, width, middle = (Variable(name) for name in ("left", "right", "width", "middle"))
    solver.addConstraint(right == left + width)
    solver.addConstraint(middle == (left + right) / 2)
    solver.addConstraint(width >= 10)
    solver.addConstraint(left + 0 * width >= 5)
    solver.addConstraint(left - left <= 5)
    with pytest.raises(UnsatisfiableConstraint):
        solver.addConstraint(left - left >= 5)
    for refused in (width <= 9, right <= 14, middle == 9, left + width <= 14):
        with pytest.raises(UnsatisfiableConstraint):
            solver.addConstraint(refused)
        assert not solver.hasConstraint(refused)
    solver.addConstraint(right <= 15)
    solver.updateVariables()
    assert [each.value() for each in (left, right, width, middle)] == [5, 15, 10, 10]


def test_subclasses_and_numbers_of_numpy():
    numpy = pytest.importorskip("numpy")

    class Named(Variable):
        pass

    x = Named("x")
    assert isinstance(x * numpy.float64(2), Term) and isinstance(x + numpy.float64(2), Expression)
    assert isinstance(Constraint(x + 1, ">="), Constraint) and strength.strong == 1e6


@pytest.mark.parametrize("kind", [Variable, Term, Expression, Constraint, Solver])
def test_objects_without_init_do_not_crash(kind):
    class Own(kind):
        def __init__(self, *anything):
            pass

    for one in (kind.__new__(kind), Own(1, 2, 3)):
        x = Variable("x")
        uses = [lambda: one + 1, lambda: -one, lambda: one * 2, lambda: one <= x, lambda: x + one == 3, lambda: repr(one),
                lambda: one | "weak", lambda: Solver().addConstraint(one), lambda: Solver().addConstraint(one <= x),
                lambda: Solver().addEditVariable(one, "weak"), lambda: Expression([one]), lambda: Term(one), one.__reduce__]
        uses += [getattr(one, name) for name in dir(one) if name[0] != "_"]
        uses += [lambda name=name: getattr(one, name)(x <= 1) for name in dir(one) if name[0] != "_"]
        uses += [lambda name=name: getattr(one, name)(x, 1) for name in dir(one) if name[0] != "_"]
        for use in uses:
            try:
                use()
            except Exception as error:
                assert not isinstance(error, SystemError)


def test_a_number_may_change_the_expression_it_is_added_to():
    variables = [Variable(str(place)) for place in range(200)]

    class Late(float):
        def __float__(self):
            total.__init__([])
            kept.append([Variable("new") + place for place in range(200)])
            return 2.0

    kept = []
    for use in (lambda: total + Late(2), lambda: total - Late(2), lambda: Late(2) - total, lambda: total <= Late(2)):
        total = sum(variables[1:], variables[0] + 1)
        result = use()
        assert isinstance(result, (Expression, Constraint)) and str(result)


def test_a_solver_may_be_used_while_it_changes():
    """Python code that runs in the middle of a call may use the solver, too."""
    solver, variables = Solver(), [Variable(str(place)) for place in range(40)]

    class Late(float):
        def __float__(self):
            for variable in variables:
                if solver.hasEditVariable(variable):
                    solver.removeEditVariable(variable)
            return 3.0

    class Dropped:
        def __del__(self):
            solver.addConstraint(variables[1] >= 1)
            solver.reset()

    for variable in variables:
        solver.addEditVariable(variable, "weak")
    try:
        solver.suggestValue(variables[0], Late())
    except Exception as error:
        assert type(error).__name__ == "UnknownEditVariable"
    solver.updateVariables()
    last = Variable("last", Dropped())
    solver.addConstraint(last == 3)
    solver.addConstraint(last >= variables[0])
    del last
    solver.reset()
    gc.collect()
    solver.addConstraint(variables[0] == 2)
    solver.updateVariables()
    assert variables[0].value() == 2
