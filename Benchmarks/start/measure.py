#!/usr/bin/env python3
"""measure.py FOLDER --output FILE [--quick]: what a whole process takes, beside one that does nothing.

The programs in FOLDER take turns; the median of the time from start to end counts. Instructions are callgrind's, those
of the dynamic loader among them; the column is empty where there is no valgrind.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import time
from pathlib import Path

PROGRAMS = ("nothing", "load", "form-static", "form")


def seconds(path):
    begin = time.perf_counter()
    child = os.posix_spawn(path, [path], {})
    _, status = os.waitpid(child, 0)
    taken = time.perf_counter() - begin
    if status != 0:
        raise SystemExit(f"{path} failed")
    return taken


def instructions(path):
    if not shutil.which("valgrind"):
        return None
    counted = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", path],
                             capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", counted.stderr)[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--output", required=True, type=Path)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    paths = {name: str(options.folder / name) for name in PROGRAMS}
    samples = {name: [] for name in PROGRAMS}
    for _ in range(100 if options.quick else 1000):
        for name, path in paths.items():
            samples[name].append(seconds(path))

    lines = ["program\tmicroseconds\tmicroseconds_ratio\tinstructions\tinstructions_ratio"]
    first = None
    for name, path in paths.items():
        taken, counted = statistics.median(samples[name]) * 1e6, instructions(path)
        first = first or (taken, counted)
        lines.append("\t".join([name, f"{taken:.0f}", f"{taken / first[0]:.2f}", str(counted or ""),
                                f"{counted / first[1]:.2f}" if counted else ""]))
        print(f"{name:12} {taken:8.0f} us {taken / first[0]:6.2f}×  {counted or 'unknown':>9} instructions")
    options.output.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
