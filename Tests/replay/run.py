"""Tests of traces: recorded from all programs, replayed by the tool on the shared library,
changed, truncated and damaged.

    python3 Tests/replay/run.py TOOL LIBRARY FOLDER_OF_TRACES
"""

import fcntl
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "Tests" / "replay"
TOOL, LIBRARY, TRACES = (str(Path(each).resolve()) for each in sys.argv[1:4])
OUT = ROOT / "build" / "replay"
SAME, DIFFERENCE, UNREADABLE, LIBRARY_ERROR = 0, 1, 3, 5


# For each changed result of every.c, the function with which the difference is reported.
KINDS = {
    "number": "cas_solver_values", "zero": "cas_solver_value", "array": "cas_solver_values",
    "length": "cas_solver_suggest", "handed": "cas_solver_suggest", "infinity": "cas_solver_edit_range",
    "text": "cas_solver_name", "status": "cas_solver_check", "written": "cas_solver_dump",
    "unsettled": "cas_scene_layout_if_needed", "asked": "cas_scene_layout_if_needed",
}
SHAPES = json.loads((ROOT / "interface" / "casement.json").read_text())["shapes"]
# Wrong shapes of a hostile trace, and the message of the refusal.
OTHER_SHAPES = [
    (b"cas_scene_new " + SHAPES["cas_scene_new"].encode(), b"cas_scene_new E:o{z}", None),
    (b"cas_item_window_frame {dddd}:Eu", b"cas_item_window_frame {dd}:Eu", "parameters for cas_item_window_frame"),
    (b"cas_solver_values k:S[2]uz>[2]d", b"cas_solver_values k:S[2]uz>[2]u", "parameters for cas_solver_values"),
    (b"cas_solver_suggest k:Sud>>(4){ud}>z", b"cas_solver_suggest k:Sud>>(4){u}>z", "parameters for cas_solver_suggest"),
    (b"cas_solver_check k:S", b"cas_solver_chick k:S", "an unknown function"),
]


def replay(trace, *options, library=LIBRARY, **environment):
    return subprocess.run([TOOL, "replay", str(trace), "--library", library, *options], capture_output=True,
                          text=True, errors="replace", timeout=300, env={**os.environ, **environment})


def record(*words, trace, **environment):
    return subprocess.run([TOOL, "record", "-o", str(trace), "--", *map(str, words)], capture_output=True, text=True,
                          timeout=300, env={**os.environ, **environment})


def recorded(source, *options):
    """Returns the trace of a program that is recorded without its cooperation."""
    trace = OUT / f"{Path(source).stem}.trace"
    answer = record(compiled(source, OUT / Path(source).stem, *options), trace=trace)
    assert answer.returncode == 0, answer
    return trace


def changed_library():
    return str(compiled("changed.c", OUT / "libchanged.so", "-shared", "-fPIC", "-Wl,--no-as-needed", "-ldl"))


def compiled(source, target, *options):
    subprocess.run(["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/include", str(HERE / source), "-o",
                    str(target), *options, f"-L{Path(LIBRARY).parent}", "-lcasement",
                    f"-Wl,-rpath,{Path(LIBRARY).parent}"], check=True)
    return target


def traces():
    return sorted(Path(TRACES).glob("*.trace"))


def every_trace_replays_without_a_difference():
    total = 0
    for trace in traces():
        answer = replay(trace)
        assert answer.returncode == SAME, f"{trace.name}: {answer.stdout}{answer.stderr}"
        total += int(answer.stdout.split()[0])
    for screen in ("browser", "chat", "container", "item_editor"):
        assert Path(TRACES, f"{screen}.trace").exists(), screen
    random_calls = int(replay(Path(TRACES, "random_scenes.trace")).stdout.split()[0])
    assert random_calls >= 100_000, random_calls
    return f"{len(traces())} traces, {total} calls, {random_calls} of them random"


def every_function_is_in_a_trace():
    names = set(SHAPES)
    recorded_names = set()
    for trace in traces():
        recorded_names |= {name.decode() for name in re.findall(rb"(cas_\w+) [^ ]*:", trace.read_bytes())}
    assert names == recorded_names, sorted(names ^ recorded_names)
    return f"{len(recorded_names)} functions"


def a_changed_result_is_reported_with_its_call():
    trace = Path(TRACES, "chat.trace")
    calls = [line for line in replay(trace, "--calls").stdout.splitlines() if " cas_item_window_frame(" in line]
    answer = replay(trace, library=changed_library(), CHANGED="struct")
    assert answer.returncode == DIFFERENCE, answer
    number, call = calls[6].split(" ", 1)
    assert f"call {number}, {call}: the result" in answer.stderr, answer.stderr
    assert "recorded: {" in answer.stderr and "now:      {" in answer.stderr, answer.stderr
    assert replay(trace, "--tolerance", "1e-6", library=changed_library(), CHANGED="struct").returncode == SAME
    return answer.stderr.splitlines()[0].split("/")[-1]


def every_kind_of_result_is_compared():
    trace, library = recorded("every.c"), changed_library()
    assert replay(trace).returncode == SAME, replay(trace)
    assert replay(trace, library=library, CHANGED="nothing").returncode == SAME
    for kind, function in KINDS.items():
        for tolerance in ("0", "1e-9") if kind != "zero" else ("0",):
            answer = replay(trace, "--tolerance", tolerance, library=library, CHANGED=kind)
            assert answer.returncode == DIFFERENCE and f", {function}(" in answer.stderr, f"{kind}: {answer}"
    return ", ".join(KINDS)


def wrong_shapes_are_refused():
    whole = recorded("every.c").read_bytes() + Path(TRACES, "chat.trace").read_bytes()[17:]
    for own, other, words in OTHER_SHAPES:
        assert own in whole, own
        text = other.decode()
        damaged = OUT / "damaged.trace"
        trace = (Path(TRACES, "chat.trace") if own not in (OUT / "every.trace").read_bytes() else OUT / "every.trace")
        # A text is its length plus 1, here one byte, and its bytes.
        damaged.write_bytes(trace.read_bytes().replace(
            bytes([len(own) + 1]) + own, bytes([len(other) + 1]) + other))
        answer = replay(damaged)
        assert answer.returncode == UNREADABLE and (words or "damaged") in answer.stderr, f"{text}: {answer}"
    return f"{len(OTHER_SHAPES)} shapes"


def a_trace_of_another_interface_is_refused():
    whole = Path(TRACES, "chat.trace").read_bytes()
    damaged = OUT / "damaged.trace"
    damaged.write_bytes(whole[:17] + bytes([198, 1]) + whole[18:])
    answer = replay(damaged)
    assert answer.returncode == UNREADABLE and "version 99 of the interface" in answer.stderr, answer
    return ""


def a_trace_ends_with_the_call_in_which_its_program_stopped():
    answer = replay(recorded("crashing.c"))
    assert answer.returncode == UNREADABLE, answer
    assert "ends within call 4, cas_scene_layout_if_needed" in answer.stderr, answer.stderr
    return answer.stderr.strip().split("error: ")[-1].split(": ", 1)[-1]


def a_trace_with_other_parameters_is_refused_with_its_function():
    # Recorded when cas_solver_new() had one parameter.
    answer = replay(HERE / "older.trace")
    assert answer.returncode == UNREADABLE and "other parameters for cas_solver_new" in answer.stderr, answer
    assert "record the program again" in answer.stderr, answer
    return answer.stderr.strip().split("error: ")[-1].split(": ", 1)[-1]


def a_trace_with_options_of_an_older_version_replays():
    """The options then had no flags."""
    own, other = (b"cas_solver_new " + shape for shape in (b"S:o{zAu}>i", b"S:o{zA}>i"))
    current, older = recorded("every.c").read_bytes(), OUT / "shorter.trace"
    assert own in current
    older.write_bytes(current.replace(bytes([len(own) + 1]) + own, bytes([len(other) + 1]) + other))
    answer = replay(older)
    assert answer.returncode == SAME, answer
    return answer.stdout.strip()


def calls_of_threads_are_recorded_in_sequence():
    answer = replay(recorded("threads.c", "-lpthread"))
    # Each thread makes 9 calls, and in each round 3 calls and one from its measure function.
    assert answer.returncode == SAME and answer.stdout.startswith(f"{4 * (9 + 200 * 4)} calls"), answer
    return answer.stdout.strip()


def the_first_calls_of_concurrent_threads_are_recorded():
    program, trace = compiled("threads.c", OUT / "threads", "-lpthread"), OUT / "threads.trace"
    for _ in range(20):
        assert record(program, trace=trace).returncode == 0
        count = replay(trace).stdout.split()[0]
        assert count == str(4 * (9 + 200 * 4)), f"{count} calls"
    return ""


def a_call_within_the_same_call_replays():
    answer = replay(recorded("nesting.c"))
    assert answer.returncode == SAME, answer
    return answer.stdout.strip()


def a_result_is_set_where_nothing_moves():
    answer = replay(recorded("resting.c"))
    assert answer.returncode == SAME, answer
    return answer.stdout.strip()


def a_process_leaves_the_trace_of_another_alone():
    program, trace = compiled("sharing.c", OUT / "sharing", "-lpthread"), OUT / "sharing.trace"
    for way in ("program", "fork"):
        answer = record(program, way, trace=trace)
        assert answer.returncode == 0, answer
        assert answer.stderr.count("another process writes its trace there; calls are not recorded") == 1, answer
        whole = trace.read_bytes()
        assert whole.count(b"before the child") == whole.count(b"after the child") == 20, way
        assert b"of the child" not in whole and replay(trace).returncode == SAME, way
    # The tool asks before it empties the file.
    with trace.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        before = trace.read_bytes()
        answer = record(program, trace=trace)
        assert answer.returncode == 4 and "another process writes its trace there" in answer.stderr, answer
        assert trace.read_bytes() == before
    # What is no trace is called so, whoever has locked it.
    other = OUT / "locked.txt"
    other.write_text("precious data, and more than a few bytes of it")
    with other.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        answer = record(program, trace=other)
        assert answer.returncode == 4 and "not a trace" in answer.stderr, answer
    return ""


def a_child_that_its_parent_leaves_behind_keeps_no_trace_locked():
    program, trace = compiled("sharing.c", OUT / "sharing", "-lpthread"), OUT / "left.trace"
    environment = {**os.environ, "CASEMENT_TRACE": str(trace),
                   "LD_PRELOAD": str(Path(LIBRARY).parent / "libcasement-record.so.0")}
    said = OUT / "left.txt"  # not a pipe, whose end would come with that of the child
    for words, more in (([str(program), "end"], environment), ([TOOL, "record", "-o", str(trace), "--", str(program), "end"], None)):
        for _ in range(3):
            with said.open("w") as file:
                code = subprocess.run(words, stdout=file, stderr=file, env=more, timeout=300).returncode
            assert code == 0 and "another process" not in said.read_text(), said.read_text()
    return ""


def a_forked_process_is_not_recorded():
    trace = recorded("forking.c")
    answer = replay(trace)
    assert answer.returncode == SAME and answer.stdout.startswith("4 calls"), answer
    assert b"after" in trace.read_bytes() and b"in the child" not in trace.read_bytes()
    return ""


def a_program_that_closes_all_descriptors_keeps_its_files():
    program, own, trace = compiled("closing.c", OUT / "closing"), OUT / "own.txt", OUT / "closing.trace"
    lines = "".join(f"line {number}\n" for number in range(64))
    answer = record(program, own, trace=trace)
    assert answer.returncode == 0 and own.read_text() == lines, answer
    answer = replay(trace)
    assert answer.returncode == SAME and answer.stdout.startswith("302 calls"), answer
    # With few descriptors the number of the trace is soon one of the program's.
    answer = record("sh", "-c", 'ulimit -n 70; exec "$@"', "sh", program, own, trace=trace)
    assert answer.returncode == 0 and own.read_text() == lines, answer
    assert replay(trace).stdout.startswith("302 calls")
    # A trace that was moved away is not made again. The tool refuses an output that is an input already.
    trace.unlink()
    answer = record(program, own, trace, trace=trace)
    assert answer.returncode == 0 and "moved or removed" in answer.stderr and not trace.exists(), answer
    return ""


def a_trace_is_not_written_over_another_file():
    program, trace = compiled("every.c", OUT / "every"), OUT / "over.trace"
    trace.unlink(missing_ok=True)
    for _ in range(2):
        assert record(program, trace=trace).returncode == 0 and replay(trace).returncode == SAME
    other, link = OUT / "precious.txt", OUT / "link.trace"
    other.write_text("precious data, and more than a few bytes of it")
    link.unlink(missing_ok=True)
    link.symlink_to(trace)
    before = trace.read_bytes()
    scene = OUT / "small.json"
    scene.write_text('{"size": [320, 480]}')
    for place, words in ((other, "not a trace"), (link, "a symbolic link")):
        answer = record(program, trace=place)
        assert answer.returncode == 4 and words in answer.stderr, answer
        answer = subprocess.run([TOOL, "record", str(scene), "-o", str(place)], capture_output=True, text=True)
        assert answer.returncode == 4 and words in answer.stderr, answer
        environment = {**os.environ, "CASEMENT_TRACE": str(place),
                       "LD_PRELOAD": str(Path(LIBRARY).parent / "libcasement-record.so.0")}
        answer = subprocess.run([str(program)], capture_output=True, text=True, env=environment)
        assert answer.returncode == 0 and words in answer.stderr, answer
    assert other.read_text().startswith("precious data") and trace.read_bytes() == before and link.is_symlink()
    return ""


def a_program_is_recorded_with_every_way_of_linking():
    trace, folder, program = OUT / "way.trace", Path(LIBRARY).parent, OUT / "way"
    environment = {**os.environ, "CASEMENT_TRACE": str(trace)}
    source, ways = str(HERE / "every.c"), {
        "linked in front": [f"-L{folder}", "-lcasement-record", "-lcasement", f"-Wl,-rpath,{folder}"],
        "linked alone": [f"-L{folder}", "-lcasement-record", f"-Wl,-rpath,{folder}"],
        "static": [str(folder / "libcasement-record.a"), "-lm", "-lpthread"],
    }
    expected = recorded("every.c").read_bytes()
    for way, options in ways.items():
        subprocess.run(["gcc", "-std=c11", f"-I{ROOT}/include", source, "-o", str(program), *options], check=True)
        trace.unlink(missing_ok=True)
        subprocess.run([str(program)], env=environment, check=True)
        assert trace.read_bytes() == expected, way
        # Without CASEMENT_TRACE nothing is written.
        trace.unlink()
        subprocess.run([str(program)], check=True)
        assert not trace.exists(), way
    return ", ".join(ways)


def a_program_that_loads_the_library_with_dlopen_is_recorded():
    trace = OUT / "loading.trace"
    answer = record(compiled("loading.c", OUT / "loading", "-ldl"), str(Path(LIBRARY).parent / "libcasement-record.so.0"),
                    trace=trace)
    assert answer.returncode == 0, answer
    answer = replay(trace)
    assert answer.returncode == SAME and answer.stdout.startswith("2 calls"), answer
    return ""


def a_recorded_program_has_its_own_exit_code():
    trace = OUT / "exit.trace"
    assert record("sh", "-c", "exit 7", trace=trace).returncode == 7
    answer = record("sh", "-c", "kill -TERM $$", trace=trace)
    assert answer.returncode == 128 + 15 and "Terminated" in answer.stderr, answer
    answer = record("cat", "--", "/dev/null", trace=trace)
    assert answer.returncode == 0 and "nothing was recorded" in answer.stderr, answer
    answer = record("/nowhere/program", trace=trace)
    assert answer.returncode == 4 and "/nowhere/program: No such file" in answer.stderr, answer
    answer = record("true", trace="/nowhere/trace")
    assert answer.returncode == 4 and "/nowhere/trace" in answer.stderr, answer
    for words in (["record", "--"], ["record", "chat.json", "--", "true"], ["record", "-o", "-", "--", "true"]):
        assert subprocess.run([TOOL, *words], capture_output=True).returncode == 2, words
    return ""


def incomplete_traces_are_refused():
    whole = Path(TRACES, "form-scene.trace").read_bytes()
    damaged = OUT / "damaged.trace"
    for length in range(0, len(whole) - 1, 61):
        damaged.write_bytes(whole[:length])
        answer = replay(damaged)
        assert answer.returncode == UNREADABLE and answer.stderr, f"{length}: {answer}"
    for other in (b"", b"\0" * 100, b"casement trace 2\n", Path(TOOL).read_bytes()[:4096], whole + b"e"):
        damaged.write_bytes(other)
        answer = replay(damaged)
        assert answer.returncode == UNREADABLE and answer.stderr, answer
    return "truncated anywhere, or of another kind"


def a_damaged_trace_causes_no_crash():
    source = random.Random(5)
    whole = Path(TRACES, "item_editor-scene.trace").read_bytes()
    damaged, outcomes = OUT / "damaged.trace", {}
    for _ in range(200):
        other = bytearray(whole)
        for _ in range(source.randrange(1, 4)):
            other[source.randrange(len(other))] = source.randrange(256)
        damaged.write_bytes(other)
        answer = replay(damaged)
        assert answer.returncode in (SAME, DIFFERENCE, UNREADABLE), answer
        assert answer.returncode == SAME or answer.stderr, answer
        outcomes[answer.returncode] = outcomes.get(answer.returncode, 0) + 1
    return ", ".join(f"{count} end with {code}" for code, count in sorted(outcomes.items()))


def calls_are_timed_and_repeated():
    trace = Path(TRACES, "chat-scene.trace")
    answer = replay(trace, "--time", "--repeat", "3")
    rows = {line.split()[0]: line.split()[1:] for line in answer.stdout.splitlines()[1:-1]}
    once = replay(trace, "--calls").stdout.count(" cas_scene_layout_if_needed(")
    count, shortest, median, longest = map(int, rows["cas_scene_layout_if_needed"])
    assert count == 3 * once and 0 < shortest <= median <= longest, rows
    return f"{len(rows)} functions"


def another_library_is_refused():
    trace = Path(TRACES, "chat-scene.trace")
    for library in ("/nowhere/libcasement.so", "libm.so.6"):
        answer = replay(trace, library=library)
        assert answer.returncode == LIBRARY_ERROR and answer.stderr, answer
    own = subprocess.run([TOOL, "replay", str(trace)], capture_output=True, text=True)
    assert own.returncode == SAME, own
    return ""


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    failed = 0
    tests = [every_trace_replays_without_a_difference, every_function_is_in_a_trace,
             a_changed_result_is_reported_with_its_call, every_kind_of_result_is_compared, wrong_shapes_are_refused,
             a_trace_of_another_interface_is_refused, a_trace_ends_with_the_call_in_which_its_program_stopped,
             a_trace_with_other_parameters_is_refused_with_its_function, a_trace_with_options_of_an_older_version_replays,
             calls_of_threads_are_recorded_in_sequence, the_first_calls_of_concurrent_threads_are_recorded,
             a_call_within_the_same_call_replays, a_result_is_set_where_nothing_moves,
             a_process_leaves_the_trace_of_another_alone, a_child_that_its_parent_leaves_behind_keeps_no_trace_locked,
             a_forked_process_is_not_recorded, a_program_that_closes_all_descriptors_keeps_its_files,
             a_trace_is_not_written_over_another_file,
             a_program_is_recorded_with_every_way_of_linking, a_program_that_loads_the_library_with_dlopen_is_recorded,
             a_recorded_program_has_its_own_exit_code, incomplete_traces_are_refused, a_damaged_trace_causes_no_crash,
             calls_are_timed_and_repeated, another_library_is_refused]
    for test in tests:
        try:
            print(f"ok  {test.__name__.replace('_', ' ')}: {test()}".rstrip(": "))
        except AssertionError as error:
            failed += 1
            print(f"FAILED  {test.__name__.replace('_', ' ')}\n{error}")
    print(f"{len(tests) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
