"""A refused constraint leaves casement.kiwi unchanged, but not kiwisolver."""

import pytest

import casement.kiwi

kiwisolver = pytest.importorskip("kiwisolver")


def after_a_refusal(kiwi):
    """A weak constraint makes a box 10 wide. Another on its edges is refused; the weak one then still holds."""
    solver = kiwi.Solver()
    left, right, width = (kiwi.Variable(name) for name in ("left", "right", "width"))
    solver.addConstraint(left >= 0)
    solver.addConstraint(right <= 100)
    solver.addConstraint(right == left + width)
    solver.addEditVariable(width, "strong")
    solver.suggestValue(width, 10)
    solver.updateVariables()
    with pytest.raises(kiwi.UnsatisfiableConstraint):
        solver.addConstraint(width >= 200)
    answers = []
    for number in (20, 40, 60):
        solver.suggestValue(width, number)
        solver.updateVariables()
        answers.append((left.value() >= 0, right.value() <= 100, right.value() - left.value(), width.value()))
    return answers


def test_a_refusal_leaves_casement_unchanged():
    assert after_a_refusal(casement.kiwi) == [(True, True, number, number) for number in (20, 40, 60)]


def test_a_refusal_changes_kiwisolver():
    assert after_a_refusal(kiwisolver) != [(True, True, number, number) for number in (20, 40, 60)]
