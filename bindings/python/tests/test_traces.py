"""Recording from Python: contents and errors of traces."""

import io
import os
import shutil
import subprocess
import sys
import threading

import pytest
from conftest import ROOT

from casement import InUseError, Scene, Solver, kiwi, load, record

TOOL = ROOT / "build" / "bin" / "casement"
needs_tool = pytest.mark.skipif(not TOOL.exists(), reason="the tool is not built")

SOME_CALLS = """
with Scene(size=(320, 480)) as scene:
    text = scene.add("text")
    text.measure = lambda request: (None, request.width and request.width / 4)
    text.width.equal(scene.window.width - 20)
    scene.layout()
    assert text.frame.height == 75
with Solver() as solver:
    solver.suggest(solver.edit_variable(solver.add_variable("x")), 20)
"""


def some_calls():
    exec(SOME_CALLS, {"Scene": Scene, "Solver": Solver})


def replays(path):
    answer = subprocess.run([str(TOOL), "replay", str(path), "--library", load().path], capture_output=True, text=True)
    assert answer.returncode == 0 and "no difference" in answer.stdout, answer
    return int(answer.stdout.split()[0])


def test_a_trace_names_every_call():
    file = io.BytesIO()
    with record(file):
        some_calls()
    told = file.getvalue()
    for name in (b"cas_scene_new ", b"cas_view_set_measure ", b"cas_scene_free ", b"cas_solver_suggest "):
        assert name in told
    assert told.endswith(b"e")


@needs_tool
def test_a_trace_replays_without_a_difference(tmp_path):
    path = tmp_path / "session.trace"
    with record(path):
        some_calls()
    assert replays(path) > 10


@needs_tool
def test_an_unchanged_program_is_recorded(tmp_path):
    path = tmp_path / "session.trace"
    program = [sys.executable, "-c", "from casement import Scene, Solver" + SOME_CALLS]
    subprocess.run([str(TOOL), "record", "-o", str(path), "--", *program], check=True)
    assert replays(path) > 10
    other = tmp_path / "other.trace"
    subprocess.run(program, check=True, env={**os.environ, "CASEMENT_TRACE": str(other)})
    assert other.read_bytes() == path.read_bytes()


@needs_tool
def test_calls_of_threads_are_recorded_in_sequence(tmp_path):
    path = tmp_path / "threads.trace"

    def work():
        for _ in range(20):
            some_calls()

    with record(path):
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert replays(path) > 1000


def test_recorded_objects_can_be_used_after_the_trace():
    file = io.BytesIO()
    with record(file):
        solver = Solver()
    ended = file.getvalue()
    solver.add_variable("late")
    solver.close()
    assert file.getvalue() == ended
    with Solver() as other:
        assert other._library is load()


def test_earlier_objects_are_not_recorded():
    file = io.BytesIO()
    with Solver() as solver, record(file):
        solver.add_variable("before")
        Solver().close()
    assert b"before" not in file.getvalue() and b"cas_solver_new" in file.getvalue()


def test_an_exception_of_the_file_is_raised_when_the_trace_ends():
    class Full(io.RawIOBase):
        def write(self, data):
            raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        with record(Full()), Solver() as solver:
            solver.add_variable("x")


def test_a_file_with_partial_writes_gets_everything():
    class Slow(io.RawIOBase):
        taken = b""

        def write(self, data):
            self.taken += bytes(data[:7])
            return min(7, len(data))

    slow, fast = Slow(), io.BytesIO()
    for file in (slow, fast):
        with record(file), Solver() as solver:
            solver.add_variable("x")
    assert slow.taken == fast.getvalue()


def test_there_is_one_trace_at_a_time():
    with record(io.BytesIO()):
        with pytest.raises(InUseError, match="recorded already"):
            with record(io.BytesIO()):
                pass
    with record(io.BytesIO()):
        pass


def test_a_library_without_its_recorder_is_an_error(run, tmp_path):
    shutil.copy(load().path, tmp_path / "libcasement.so")
    program = ("import casement, io\n"
               f"casement.load({str(tmp_path / 'libcasement.so')!r})\n"
               "with casement.record(io.BytesIO()): pass")
    said = run(program, fails=True)
    assert "recording needs libcasement-record.so.0 in the folder of" in said
    said = run("import casement; casement.Scene()", fails=True, CASEMENT_TRACE=str(tmp_path / "a.trace"),
               CASEMENT_LIBRARY=str(tmp_path / "libcasement.so"))
    assert "recording needs" in said


def test_a_value_that_is_not_a_file_is_refused():
    with pytest.raises(TypeError, match="a file or its name"), record(5):
        pass


def test_a_solver_of_casement_kiwi_is_recorded():
    file = io.BytesIO()
    with record(file):
        solver, x = kiwi.Solver(), kiwi.Variable("x")
        solver.addEditVariable(x, "strong")
        for number in range(100):
            solver.suggestValue(x, number)
            solver.updateVariables()
            assert x.value() == number
        solver.addConstraint(x >= 200)
        with pytest.raises(kiwi.UnsatisfiableConstraint):
            solver.addConstraint(x <= 100)
    assert len(file.getvalue()) > 100 * 8
