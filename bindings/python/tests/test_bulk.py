"""Calls with arrays."""

from array import array
from ctypes import c_double, c_int32

import pytest

from casement import Attribute, ClosedError, ConflictError, RepeatedError, Scene, Solver, StaleError


@pytest.fixture(params=["numpy", "array"])
def scene(request, monkeypatch):
    numpy = pytest.importorskip("numpy")
    if request.param == "array":
        monkeypatch.delitem(__import__("sys").modules, "numpy")
    with Scene((1000, 1000)) as made:
        yield made


def kind():
    """The kind of arrays that calls return."""
    numpy = __import__("sys").modules.get("numpy")
    return array if numpy is None else numpy.ndarray


def counting(monkeypatch, scene):
    calls = []
    inner = type(scene)._call
    monkeypatch.setattr(type(scene), "_call", lambda self, *rest: (calls.append(rest[0]), inner(self, *rest))[1])
    return calls


def test_ten_thousand_constraints_are_one_call(scene, monkeypatch):
    count = 10_000
    views = scene.add_views(count // 2)
    assert type(views) is kind()
    calls = counting(monkeypatch, scene)
    attributes = [Attribute.WIDTH, Attribute.HEIGHT] * (count // 2)
    items = [id for id in views.tolist() for _ in range(2)]
    ids = scene.add_constraints(items, attributes, constant=array("d", range(count)))
    assert len(calls) == 1 and len(ids) == count and type(ids) is kind()
    scene.layout()
    assert [list(frame[2:]) for frame in scene.frames(views)[:3]] == [[0, 1], [2, 3], [4, 5]]
    scene.set_constants(ids, [7.0] * count)
    scene.layout()
    assert list(scene.frames(views)[-1]) == [0, 0, 7, 7]
    scene.switch(off=ids[:2])
    scene.remove_constraints(ids[2:4])
    with pytest.raises(StaleError):
        scene.remove_constraints(ids[2:4])


def test_columns_of_any_kind(scene):
    numpy = pytest.importorskip("numpy")
    views = scene.add_views(3, names=["a", "b", "c"])
    for wide in ([1, 2, 3], (1.0, 2.0, 3.0), range(1, 4), array("i", [1, 2, 3]), numpy.array([1, 2, 3]),
                 (c_double * 3)(1, 2, 3), (c_int32 * 3)(1, 2, 3), numpy.array([1, 2, 3], dtype="f4"), numpy.array([1.0, 0, 2, 0, 3, 0])[::2]):
        ids = scene.add_constraints(views, Attribute.WIDTH, constant=wide)
        scene.layout()
        assert [frame[2] for frame in scene.frames(views)] == [1, 2, 3]
        scene.remove_constraints(ids)
    with pytest.raises(ValueError, match="2 entries where 3"):
        scene.add_constraints(views, Attribute.WIDTH, constant=[1, 2])
    assert scene["b"].name == "b"


def test_an_invalid_entry_adds_none(scene):
    views = scene.add_views(2)
    with pytest.raises(StaleError):
        scene.add_constraints([views[0], 12345], Attribute.WIDTH, constant=5.0)
    scene.layout()
    assert list(scene.frames(views)[0]) == [0, 0, 0, 0]


def test_empty_arrays(scene):
    assert len(scene.add_views(0)) == 0
    assert len(scene.frames([])) == 0
    assert len(scene.add_constraints([], [])) == 0
    scene.remove_constraints([])


def test_intrinsic_sizes(scene):
    views = scene.add_views(2)
    scene.set_intrinsics(views, [10, 20], 5)
    scene.layout()
    assert [list(frame[2:]) for frame in scene.frames(views)] == [[10, 5], [20, 5]]


def test_rows_of_a_solver():
    with Solver() as solver:
        x, y, z = solver.add_variables(3)
        rows = solver.add_rows([0, 1, 3, 5], [x, x, y, y, z], [1, -1, 1, -1, 1], [0, 0, 2], [1, 10, 10])
        assert solver.solve() and solver.values([x, y, z]).tolist() == [1, 11, 21]
        solver.set_constants(rows[:1], [100])
        assert solver.solve() and sorted(solver.changes()) == [(x, 100), (y, 110), (z, 120)]
        with pytest.raises(RepeatedError):
            solver.remove_rows([rows[0], rows[0]])
        solver.remove_rows(rows)
        for starts in ([0, 2], [1, 5], [0, 3, 2, 5], [5]):
            with pytest.raises(ValueError):
                solver.add_rows(starts, [x, x, y, y, z], 1.0, 0, 1.0)


def test_reports_as_columns(scene):
    with Scene((1000, 1000)) as other:
        for each in (scene, other):
            each.rules("H:|[a][b(20)]|", views={"a": each.add("a"), "b": each.add("b")})
        ids, frames = scene.layout_columns()
        changes = other.layout()
        assert type(ids) is kind() and [item.id for item, _ in changes] == ids.tolist()
        assert [list(frame) for _, frame in changes] == [list(frame) for frame in frames]
        assert [len(column) for column in scene.layout_columns()] == [0, 0]
        for each in (scene, other):
            each.resize(500, 1000)
        ids, frames = scene.layout_columns()
        assert [(id, *frame) for id, frame in zip(ids, frames)] == [(item.id, *frame) for item, frame in other.layout()]
        assert len(ids) == 3 and [list(frame) for frame in scene.frames(ids)] == [list(frame) for frame in frames]
        scene["a"].width.equal(5)
        with pytest.raises(ConflictError):
            scene.layout_columns(raise_conflicts=True)


def test_changed_values_as_columns(scene):
    one, two = Solver(), Solver()
    edits = []
    for solver in (one, two):
        variables = solver.add_variables(5).tolist()
        for before, after in zip(variables, variables[1:]):
            solver.add([(after, 1), (before, -1)], "==", 10)
        edits.append(solver.edit_variable(variables[0]))
    for number in (0, 5, 5, 7.25):
        ids, values = one.suggest_columns(edits[0], number)
        assert list(zip(ids.tolist(), values.tolist())) == two.suggest(edits[1], number)
        assert type(values) is kind()
    one.close()
    with pytest.raises(ClosedError):
        one.suggest_columns(edits[0], 1)
