"""Command lines of record and replay, and what they leave of existing files."""

import os
import shutil
import subprocess

KEPT = b"an earlier trace"


class Bench:
    def __init__(self, tool, work):
        self.tool = tool
        self.work = work

    def path(self, name):
        return os.path.join(self.work, name)

    def write(self, name, content):
        with open(self.path(name), "wb") as file:
            file.write(content)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def fails(self, *arguments, status):
        """Runs a command that fails, and returns what it prints. Its standard output is empty."""
        done = subprocess.run([self.tool, *arguments], capture_output=True, timeout=60, cwd=self.work)
        assert done.returncode == status and not done.stdout, f"{arguments}: {done}"
        return done.stderr.decode()


def a_file_that_cannot_be_read_leaves_the_trace(bench):
    for name, content in (("bad.json", b"{"), ("bad.vfl", b"H:|[a"), ("bad-rule.json", b'{"rules": ["a"]}')):
        bench.write(name, content)
        bench.write("keep.trace", KEPT)
        assert f"{name}:1:" in bench.fails("record", name, "-o", "keep.trace", status=3)
        assert bench.read("keep.trace") == KEPT, name
        bench.fails("record", name, status=3)
    bench.fails("record", "nowhere.json", "-o", "keep.trace", status=4)
    assert bench.read("keep.trace") == KEPT


def a_program_that_cannot_run_leaves_the_trace(bench):
    bench.write("keep.trace", KEPT)
    for program in ("./nowhere", "no-such-program"):
        bench.fails("record", "-o", "keep.trace", "--", program, status=4)
        assert bench.read("keep.trace") == KEPT, program


def a_program_without_dashes_is_recognised(bench):
    shutil.copy(shutil.which("true"), bench.path("login"))
    bench.write("script", b"#!/bin/sh\ntrue\n")
    for name, program in (("login", "./login"), ("./login", "./login"), ("script", "./script")):
        said = bench.fails("record", name, "-o", "program.trace", status=2)
        assert f"this is a program: casement record -- {program}\n" in said, said


def a_trace_without_calls_is_an_error(bench):
    bench.write("empty.trace", b"casement trace 1\n\x00\x060.1.0e")
    said = bench.fails("replay", "empty.trace", status=3)
    assert "the trace has no calls" in said, said


def check(tool, work):
    bench = Bench(tool, work)
    parts = [a_file_that_cannot_be_read_leaves_the_trace, a_program_that_cannot_run_leaves_the_trace,
             a_program_without_dashes_is_recognised, a_trace_without_calls_is_an_error]
    wrong = 0
    for part in parts:
        try:
            part(bench)
        except AssertionError as problem:
            wrong += 1
            print(f"{part.__name__.replace('_', ' ')}: {problem}")
    return len(parts), wrong
