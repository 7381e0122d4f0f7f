"""Storyboards through the tool: solved, imported, compared, drawn, and broken on purpose."""

import json
import os
import random
import subprocess

import schema


def run(tool, *arguments, text=None):
    return subprocess.run([tool, *arguments], input=text, capture_output=True, timeout=120)


def check(tool, top, work):
    folder = os.path.join(top, "bindings", "scenes", "storyboards")
    with open(os.path.join(top, "docs", "scene.schema.json"), encoding="utf-8") as file:
        rules = json.load(file)
    count = wrong = 0
    for name in sorted(os.listdir(folder)):
        for found in (imports(tool, os.path.join(folder, name), rules), draws(tool, os.path.join(folder, name), work)):
            count += 1
            if found:
                wrong += 1
                print(f"{name}: {found}")
    for found in (scenes(tool, folder), damaged(tool, folder, work), large(tool, work)):
        count += 1
        wrong += len(found)
        print("".join(line + "\n" for line in found), end="")
    return count, wrong


def imports(tool, path, rules):
    """What import writes is a scene by the schema, and solves to the same as the storyboard; lines do, too."""
    imported = run(tool, "import", path)
    faults = schema.faults(json.loads(imported.stdout), rules, rules, "import")
    if faults:
        return faults[0]
    one = run(tool, "solve", "--json", path).stdout
    other = run(tool, "solve", "--json", "-", text=imported.stdout).stdout
    if json.loads(one) != json.loads(other):
        return "another layout after import"
    lines = [json.loads(line) for line in run(tool, "import", "--lines", path, path).stdout.splitlines()]
    listed = run(tool, "import", "--list", path).stdout.splitlines()
    if len(lines) != 2 * len(listed):
        return f"{len(lines)} lines for {len(listed)} scenes"
    text = "".join(json.dumps(line["document"]) + "\n" for line in lines).encode()
    answers = [json.loads(line) for line in run(tool, "solve", "--lines", "--time", "-", text=text).stdout.splitlines()]
    if len(answers) != len(lines) or any("error" in answer or not answer["seconds"] for answer in answers):
        return "not every line is answered"
    return ""


def draws(tool, path, work):
    for output in ("sheet.svg", "sheet.png"):
        done = run(tool, "render", path, "-o", os.path.join(work, output))
        if done.returncode:
            return done.stderr.decode()
    return ""


def scenes(tool, folder):
    main = os.path.join(folder, "Main.storyboard")
    cases = [
        (("solve", main, "--scene", "Frm"), 2, b'did you mean "Form"?'),
        (("solve", main, "--device", "iphone-9"), 2, b"neither a size"),
        (("solve", main, "--device", "320x480", "--scene", "Old"), 0, b"roo-00-002"),
        (("compare", main, "--profile", "ios6"), 2, b"--profile twice"),
        (("compare", main, "--scene", "Form"), 0, b"from ios6 to ios7"),
        (("import", main, main), 2, b"one scene comes from one file"),
        (("explain", main, "--scene", "Form", "--device", "iphone-4.7"), 0, b"stored otherwise"),
    ]
    return [f"casement {' '.join(arguments)}: {done.returncode} {(done.stdout + done.stderr).decode()}"
            for arguments, status, words in cases
            for done in [run(tool, *arguments)] if done.returncode != status or words not in done.stdout + done.stderr]


def damaged(tool, folder, work):
    """Documents with bytes changed, left out or doubled are read or told, and never end in a signal."""
    chance, found = random.Random(7), []
    with open(os.path.join(folder, "Settings.storyboard"), "rb") as file:
        whole = file.read()
    path = os.path.join(work, "damaged.storyboard")
    for turn in range(150):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(data))
            kind = chance.randrange(3)
            if kind == 0:
                data[place] = chance.choice(b'<>"/& =09aZ\xff')
            elif kind == 1:
                del data[place:place + chance.randint(1, 60)]
            else:
                data[place:place] = data[place:place + chance.randint(1, 60)]
        with open(path, "wb") as file:
            file.write(data)
        done = run(tool, "solve", path)
        if done.returncode not in (0, 3):
            found.append(f"damaged {turn}: {done.returncode} {done.stderr.decode()[:200]}")
    return found


def large(tool, work):
    """What is too large is told with its place, and soon."""
    path, found = os.path.join(work, "large.xib"), []
    for text, words in (
        (b" " * (100 << 20), b"larger than 64 MB"),
        (b"<a>" + b"<b/>" * 1_000_001 + b"</a>", b"more than 1000000 elements"),
        (b"<a>" * 1_000_000, b"nested more than 512 deep"),
        (b"<document " + b"a" * (20 << 20), b"XML: "),
    ):
        with open(path, "wb") as file:
            file.write(text)
        done = run(tool, "solve", path)
        if done.returncode != 3 or words not in done.stderr or b"large.xib:1:" not in done.stderr:
            found.append(f"large: {done.returncode} {done.stderr.decode()[:200]}")
    os.remove(path)
    return found
