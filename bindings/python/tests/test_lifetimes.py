"""Closing, garbage, threads, and the end of the program."""

import gc
import random
import threading
import time
import weakref

import pytest

import cycles
from casement import ClosedError, Scene, Solver


def test_objects_of_a_closed_scene_raise_an_error():
    with Scene((10, 10)) as scene:
        box = scene.add("box")
        constraint = box.width.equal(5)
        stack = scene.window.add_stack("stack")
    assert scene.closed
    scene.close()
    for use in (lambda: box.frame, lambda: box.name, lambda: box.add("x"), lambda: constraint.constant,
                lambda: box.width.equal(4), lambda: scene.install(box.width == 4), scene.layout, scene.svg,
                lambda: scene.window.children, lambda: str(constraint), lambda: stack.views, lambda: stack.append(box),
                lambda: box.measure.__call__ and box.invalidate_measure(), lambda: scene.rules("H:|[box]|"), scene.__enter__,
                lambda: scene.conflicts, lambda: scene.ambiguities, lambda: scene.add_views(3)):
        with pytest.raises((ClosedError, AttributeError)):
            use()
    assert "gone" in repr(box) and "closed" in repr(constraint)
    solver = Solver()
    solver.close()
    with pytest.raises(ClosedError):
        solver.add_variable()


def test_items_keep_their_scene():
    box = Scene((10, 10)).add("box", intrinsic=(4, 4))
    gc.collect()
    box.scene.layout()
    assert box.frame.width == 4


def test_an_unreferenced_scene_is_freed():
    gc.disable()
    try:
        scene = Scene()
        scene.add("box").measure = lambda request: (None, 3)
        scene.rules("H:|[box]|")
        scene.layout()
        watched = weakref.ref(scene)
        del scene
        assert watched() is None
    finally:
        gc.enable()


def test_reference_cycles_with_random_garbage_collection():
    assert cycles.run(3000) < cycles.ALLOWED


def test_the_program_ends_without_messages(run):
    program = """
import threading, casement, casement.kiwi
scene = casement.Scene((100, 100))
view = scene.add("view")
view.measure = lambda request: (None, 10)
scene.rules("H:|[view]|")
scene.layout()
cycle = [scene]
cycle.append(cycle)
solver = casement.kiwi.Solver()
solver.addEditVariable(casement.kiwi.Variable("x"), "weak")
solver.updateVariables()
def forever():
    mine = casement.Scene((100, 100))
    box = mine.add("box")
    while True:
        mine.resize(50, 50), mine.layout(), mine.resize(60, 60), mine.layout()
for _ in range(3):
    threading.Thread(target=forever, daemon=True).start()
"""
    for _ in range(3):
        assert run(program) == ""


def busy(rounds):
    with Solver() as solver:
        variables = solver.add_variables(400)
        last = len(variables) - 1
        for place in range(last):
            solver.add([(variables[place + 1], 1), (variables[place], -1)], ">=", 1)
        solver.add([(variables[last], 1)], "<=", 1000)
        edit = solver.edit_variable(variables[0])
        for number in range(rounds):
            solver.path(edit, 500 * (number % 2))


def test_scenes_run_in_concurrent_threads():
    failures = []

    def work(seed):
        try:
            chance = random.Random(seed)
            with Scene((100, 100)) as scene:
                views = [scene.add(f"view {n}", intrinsic=(n, n)) for n in range(20)]
                for _ in range(100):
                    view = chance.choice(views)
                    view.intrinsic = chance.randrange(50), 10
                    scene.layout()
                scene.check()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_other_threads_run_during_a_call():
    """A long call releases the interpreter lock, so a counter in another thread continues."""
    ticks, done = [], threading.Event()

    def count():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.001)

    count_of = 60_000
    starts = range(0, 2 * count_of - 1, 2)
    thread = threading.Thread(target=count)
    thread.start()
    calls = []
    try:
        while sum(end - begin for begin, end in calls) < 0.1:
            with Solver() as solver:
                variables = solver.add_variables(count_of)
                pairs = [each for place in range(count_of - 1) for each in (variables[place], variables[place + 1])]
                solver.add_rows(starts, pairs, [-1.0, 1.0] * (count_of - 1), 0, 1.0)
                begin = time.perf_counter()
                solver.solve()
                calls.append((begin, time.perf_counter()))
    finally:
        done.set()
        thread.join()
    assert sum(begin < tick < end for tick in ticks for begin, end in calls) >= 2
