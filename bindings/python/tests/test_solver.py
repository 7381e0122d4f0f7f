"""The Solver class."""

import tracemalloc

import pytest

from casement import (MEDIUM, STRONG, WEAK, ConflictError, EmptyError, LimitError, NotFiniteError, OutOfRangeError,
                      Relation, Scene, Solver, StaleError, TooManyError)


@pytest.fixture
def solver():
    with Solver() as made:
        yield made


def test_rows_and_values(solver):
    x, y = solver.add_variable("x"), solver.add_variable("y")
    row = solver.add([(x, 1), (y, -1)], Relation.EQUAL, 3)
    solver.add([(y, 2)], ">=", 8)
    soft = solver.add([(x, 1)], "==", 0, MEDIUM, weight=3)
    assert solver.solve()
    assert (solver.value(x), solver.value(y), solver.violation(soft), solver.name(x)) == (7, 4, 7, "x")
    solver.set_constant(row, 5)
    solver.set_priority(soft, 100)
    solver.set_weight(soft, 1)
    assert solver.solve() and solver.value(x) == 9
    solver.remove(soft)
    solver.solve()
    assert solver.is_ambiguous(x) and set(solver.ambiguous()) == {x, y}
    solver.check()
    assert "x" in solver.dump() and solver.statistics()["constraints"] == 2 and solver.digest


@pytest.mark.parametrize("newer_wins", [False, True])
def test_an_option_says_which_rows_win_ties(newer_wins):
    with Solver(newer_wins=newer_wins) as solver:
        x = solver.add_variable()
        for constant in (10, 20):
            solver.add([(x, 1)], "==", constant, MEDIUM)
        solver.solve()
        assert solver.value(x) == (20 if newer_wins else 10)


def test_more_variables_than_a_solver_has_are_refused_before_their_memory(solver):
    for count in (2 ** 22 + 1, 2 ** 31, 2 ** 70):
        tracemalloc.start()
        with pytest.raises(TooManyError, match=f"count: .* at most 4194304 variables, not {count}"):
            solver.add_variables(count)
        assert tracemalloc.get_traced_memory()[1] < 1e6
        tracemalloc.stop()


def test_refusals_and_conflicts(solver):
    x = solver.add_variable()
    low = solver.try_add([(x, 1)], ">=", 5)
    with pytest.raises(ConflictError) as caught:
        solver.try_add([(x, 1)], "<=", 4)
    assert caught.value.constraints == (low,)
    high = solver.add([(x, 1)], "<=", 4)
    assert not solver.solve() and solver.conflicts() == [[high, low]]


def test_edits_and_paths(solver):
    x, y = solver.add_variables(2)
    solver.add([(y, 1), (x, -1)], ">=", 0)
    solver.add([(y, 1)], "==", 10, MEDIUM)
    edit = solver.edit_variable(x)
    assert sorted(solver.suggest(edit, 4)) == [(x, 4.0), (y, 10.0)]
    low, high = solver.edit_range(edit)
    assert low <= 4 and high == pytest.approx(10)
    path = solver.path(edit, 20)
    assert path.sample(15) == {x: 15, y: 15} and path.sample(20)[y] == 20 and len(path.points) == 3
    with pytest.raises(ValueError):
        path.sample(21)
    assert solver.suggest_all({edit: 2}) == [(x, 2)]  # y has returned to its reported value
    solver.end_edit(edit)
    with pytest.raises(StaleError):
        solver.suggest(edit, 3)


def test_misuse_raises_specific_exceptions(solver):
    x = solver.add_variable()
    with pytest.raises(EmptyError):
        solver.add([], "==", 0)
    with pytest.raises(NotFiniteError):
        solver.add([(x, float("nan"))], "==", 0)
    with pytest.raises(ValueError, match="'!='"):
        solver.add([(x, 1)], "!=", 0)
    with pytest.raises(StaleError):
        solver.remove_variable(77)


def test_a_row_is_read_back_as_it_was_stated():
    with Solver() as solver:
        x, y = solver.add_variables(2)
        row = solver.add([(x, 2), (y, -1)], ">=", 7, priority=MEDIUM, weight=3)
        assert solver.row(row) == (((x, 2), (y, -1)), Relation.GREATER_OR_EQUAL, 7, MEDIUM, 3)
        solver.set_constant(row, 8)
        solver.set_priority(row, STRONG)
        solver.set_weight(row, 4)
        assert solver.row(row)[2:] == (8, STRONG, 4)
        solver.remove(row)
        with pytest.raises(StaleError):
            solver.row(row)


def test_a_solve_goes_on_after_the_step_limit():
    with Solver() as solver:
        boxes = [solver.add_variable() for _ in range(40)]
        for i, box in enumerate(boxes):
            solver.add([(box, 1)], ">=", 0)
            solver.add([(box, 1)], "==", i * 37 % 50, priority=WEAK)
            solver.add([(box, 1), (boxes[i * 7 % 40 - 1], 1)], "<=", 30 + i, priority=STRONG)
        solver.step_limit = 2
        with pytest.raises(LimitError, match="a solve called again goes on"):
            solver.solve()
        assert all(solver.value(box) == 0 for box in boxes)
        calls = 1
        while True:
            try:
                solver.solve()
                break
            except LimitError:
                calls += 1
        assert calls > 3
        solver.check()
        for wrong in (-1, 2 ** 64):
            with pytest.raises(OutOfRangeError, match="step_limit"):
                solver.step_limit = wrong
        with pytest.raises(TypeError, match="step_limit"):
            solver.step_limit = 1.5
        assert solver.step_limit == 2


def test_a_layout_goes_on_after_the_step_limit():
    with Scene((100, 100)) as scene:
        boxes = [scene.add() for _ in range(20)]
        for i, box in enumerate(boxes):
            scene.state(box.width == 10 + i)
            scene.state(box.width <= 12)
        scene.step_limit = 1
        for ask in (scene.layout, lambda: scene.conflicts):
            with pytest.raises(LimitError):
                ask()
        assert boxes[1].frame.width == 0
        calls = 0
        while True:
            calls += 1
            try:
                scene.layout()
                break
            except LimitError:
                assert boxes[1].frame.width == 0
        assert calls > 3 and boxes[1].frame.width == 11
        scene.step_limit = 0
        assert len(scene.conflicts) == 17
