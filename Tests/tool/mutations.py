"""Randomly damaged scenes give a result or a message with a position, never a crash."""

import glob
import os
import random
import re
import subprocess

PIECES = [
    b"", b'"', b"{", b"}", b"[", b"]", b",", b":", b"null", b"-1", b"1e308", b"1e-308", b'"a"', b"\\", b"\xff", b"\xc3\xa9",
    b"0", b"true", b"[]", b"{}", b" ", b"\n", b"9" * 400, b"@0", b"|", b"-", b"#1", b"//",
]


def damaged(data, chance):
    """Returns a text with some bytes replaced, values swapped, or parts repeated."""
    for _ in range(chance.randint(1, 4)):
        kind = chance.randrange(4)
        values = [found.span() for found in re.finditer(rb'"[^"\n]*"|-?\d+(\.\d+)?|\[[^][]*\]|true|false|null', data)]
        if kind == 0 or len(values) < 2:
            begin = chance.randrange(len(data))
            data = data[:begin] + chance.choice(PIECES) + data[begin + chance.randrange(4) :]
        elif kind == 1:
            (begin, end), (first, last) = sorted(chance.sample(values, 2))
            data = data[:begin] + data[first:last] + data[end:first] + data[begin:end] + data[last:]
        elif kind == 2:
            begin, end = chance.choice(values)
            data = data[:begin] + chance.choice(PIECES) + data[end:]
        else:
            begin = chance.randrange(len(data))
            end = min(len(data), begin + chance.randrange(200))
            data = data[:end] + data[begin:]
    return data


def check(tool, top, count, seed=1):
    chance = random.Random(seed)
    scenes = []
    for path in sorted(glob.glob(os.path.join(top, "bindings", "scenes", "*.json"))):
        with open(path, "rb") as file:
            scenes.append(file.read())
    wrong = 0
    for number in range(count):
        data = damaged(chance.choice(scenes), chance)
        command = chance.choice([["solve", "--json"], ["explain"], ["render"], ["solve", "--events"], ["solve", "--vfl"]])
        done = subprocess.run([tool, *command, "-"], input=data, capture_output=True, timeout=60)
        says = done.stderr.decode()
        has_place = done.returncode != 3 or re.match(r"standard input:\d+:\d+: error: .", says)
        if done.returncode not in (0, 2, 3, 5) or not has_place or done.returncode == 2 and "screen" not in says:
            wrong += 1
            path = os.path.join(top, "build", "tool", f"mutation-{seed}-{number}")
            with open(path, "wb") as file:
                file.write(data)
            print(f"casement {' '.join(command)} - < {path}: {done.returncode} {says[:300]}")
    return count, wrong
