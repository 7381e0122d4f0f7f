"""Traces from Python: what is in them, and what goes wrong with them."""

import io
import shutil
import subprocess

import pytest
from conftest import HOUSE

from casement import ClosedError, Library, Scene, Solver, Trace, load

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


def test_a_file_that_takes_little_at_a_time_gets_everything():
    class Slow(io.RawIOBase):
        taken = b""

        def write(self, data):
            self.taken += bytes(data[:7])
            return min(7, len(data))

    slow, fast = Slow(), io.BytesIO()
    for file in (slow, fast):
        with Trace(file) as trace, Solver(trace=trace) as solver:
            solver.add_variable("x")
    assert slow.taken == fast.getvalue()


def test_a_trace_may_end_while_it_is_written():
    class Limited(io.BytesIO):
        def write(self, data):
            super().write(data)
            trace.close()
            return len(data)

    file = Limited()
    trace = Trace(file)
    with Solver(trace=trace) as solver:
        solver.add_variable("x")
        first = file.getvalue()
        solver.add_variable("y")
    assert file.getvalue() == first


def test_a_trace_of_another_library_is_refused(tmp_path):
    copy = tmp_path / "libcasement.so"
    shutil.copy(load().path, copy)
    other = Library(str(copy))
    with Trace(io.BytesIO()) as trace, pytest.raises(ValueError, match="the trace is of"):
        Solver(trace=trace, library=other)


def test_what_is_no_trace_is_refused():
    with pytest.raises(TypeError, match="a trace is a Trace"):
        Scene(trace="session.trace")
    with pytest.raises(TypeError, match="a file or its name"):
        Trace(5)
