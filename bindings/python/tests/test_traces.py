"""Traces from Python: what is in them, and what goes wrong with them."""

import io
import subprocess

import pytest
from conftest import HOUSE

from casement import ClosedError, Scene, Solver, Trace, load

TOOL = HOUSE / "build" / "bin" / "casement"


def some_calls(trace):
    with Scene(size=(320, 480), trace=trace) as scene:
        text = scene.add("text")
        text.measure = lambda width: width / 4
        text.width.equal(scene.window.width - 20)
        scene.layout()
        assert text.frame.height == 75
    with Solver(trace=trace) as solver:
        solver.suggest(solver.edit_variable(solver.add_variable("x")), 20)


def test_a_trace_names_every_call():
    file = io.BytesIO()
    with Trace(file) as trace:
        some_calls(trace)
    told = file.getvalue()
    for name in (b"cas_scene_new ", b"cas_view_set_measure ", b"cas_scene_free ", b"cas_solver_suggest "):
        assert name in told
    assert told.endswith(b"e")


@pytest.mark.skipif(not TOOL.exists(), reason="the tool is not built")
def test_a_trace_replays_with_no_difference(tmp_path):
    path = tmp_path / "session.trace"
    with Trace(path) as trace:
        some_calls(trace)
    answer = subprocess.run([str(TOOL), "replay", str(path), "--library", load().path], capture_output=True, text=True)
    assert answer.returncode == 0 and "no difference" in answer.stdout, answer


def test_what_records_outlives_its_trace():
    file = io.BytesIO()
    trace = Trace(file)
    solver = Solver(trace=trace)
    trace.close()
    trace.close()
    ended = file.getvalue()
    solver.add_variable("late")
    solver.close()
    assert file.getvalue() == ended
    with pytest.raises(ClosedError):
        Solver(trace=trace)


def test_a_trace_that_nobody_holds_but_a_solver_goes_on():
    file = io.BytesIO()
    solver = Solver(trace=Trace(file))
    solver.add_variable("kept")
    solver.solve()
    assert b"kept" in file.getvalue()
    solver.close()


def test_what_writing_raises_comes_out_when_the_trace_ends():
    class Full(io.RawIOBase):
        def write(self, data):
            raise OSError("the disk is full")

    trace = Trace(Full())
    with Solver(trace=trace) as solver:
        solver.add_variable("x")
    with pytest.raises(OSError, match="full"):
        trace.close()
