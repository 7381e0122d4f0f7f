"""Tests of the command line tool: wrong files, command lines, screens, pictures, large files.

    run.py TOOL [--write]

mistakes.txt contains wrong files: `# title, and options`, the file, `=>` with the exit code and the message.
--write replaces the exit codes and messages by the current ones.
"""

import json
import os
import re
import resource
import subprocess
import sys
import time

import check
import consoles
import diffs
import goals
import mutations
import pictures
import recordings
import schema
import screens
import storyboards
import strips

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
WORK = os.path.join(TOP, "build", "tool")


def run(tool, *arguments, text=None, **more):
    return subprocess.run([tool, *arguments], input=text, capture_output=True, timeout=120, cwd=WORK, **more)


def content(block):
    """Returns the bytes of a file. Codes such as <ff> mean bytes, <long> means a long name."""
    data = block.encode().replace(b"<long>", b"a" * 2000)
    return re.sub(rb"<([0-9a-f]{2,4})>", lambda found: bytes.fromhex(found[1].decode()), data)


def mistakes(tool, writes):
    path = os.path.join(HERE, "mistakes.txt")
    with open(path, encoding="utf-8") as file:
        blocks = re.findall(r"# (.*)\n((?:.*\n)*?)=>((?:.*\n)*?)(?=\n# |\Z)", file.read())
    written, wrong = [], 0
    for title, body, expected in blocks:
        what, _, options = title.partition(" --")
        name = "scene.vfl" if "vfl" in options else "scene.json"
        with open(os.path.join(WORK, name), "wb") as file:
            file.write(content(body))
        done = run(tool, "solve", *(("--" + options).split() if options else []), name)
        says = f" {done.returncode}\n" + done.stderr.decode()
        if done.returncode not in (0, 1, 2, 3):
            print(f"{what}: status {done.returncode}", file=sys.stderr)
            wrong += 1
        if not writes and says.rstrip() != expected.rstrip():
            print(f"{what}: expected{expected}\nnot{says}", file=sys.stderr)
            wrong += 1
        written.append(f"# {title}\n{body}=>{says.rstrip()}\n")
    if writes:
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(written))
    return len(blocks), wrong


def large(tool):
    """Large and deep files give a result or a message within 20 seconds and 2 GB, without a crash."""
    numbers = b'{"views": [' + b",".join([b"{}"] * 17_000_000) + b"], 5}"
    cases = [
        ("50 MB with a mistake at the end", numbers, 3, b'expected a key in double quotes'),
        ("50 MB in one text", b'{"about": "' + b"x" * 50_000_000 + b'"', 3, b'expected "," or "}"'),
        ("50 MB of zeros", bytes(50_000_000), 3, b"expected a value"),
        ("50 MB of opening brackets", b"[" * 50_000_000, 3, b"nested more than 512 deep"),
        ("10000 deep", b'{"views":[' * 10_000 + b"]}" * 10_000, 3, b"nested more than 512 deep"),
        ("255 views in each other", b'{"views":[' + b'{"views":[' * 254 + b"{}" + b"]}" * 255, 0, b""),
        ("20000 views", b'{"views":[' + b",".join(b'{"name":"v%d"}' % i for i in range(20_000)) + b"]}", 0, b""),
    ]
    wrong = 0
    for name, data, status, words in cases:
        begin = time.monotonic()
        done = run(tool, "solve", "-", text=data, preexec_fn=limit)
        took = time.monotonic() - begin
        if done.returncode != status or words not in done.stderr or took > 20 or len(done.stderr) > 2000:
            print(f"{name}: {done.returncode} after {took:.1f} s: {done.stderr[:300]}", file=sys.stderr)
            wrong += 1
    return len(cases), wrong


def limit(megabytes=2048):
    """Limits the address space."""
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def exhausted(tool):
    """At ten limits of memory each command ends with its result or with a message, without a crash."""
    with open(os.path.join(WORK, "many.json"), "wb") as file:
        file.write(b'{"views":[' + b",".join(b'{"name":"v%d","intrinsic":[40,20]}' % i for i in range(20_000)) + b"]}")
    storyboard = os.path.join(TOP, "bindings", "scenes", "storyboards", "Main.storyboard")
    commands = (("solve", "many.json"), ("solve", "--json", "many.json"), ("explain", "many.json"),
                ("render", "many.json", "-o", "many.svg"), ("import", storyboard),
                ("check", storyboard), ("record", "many.json", "-o", "many.trace"))
    count = wrong = out = 0
    for words in commands:
        for megabytes in (16, 20, 28, 36, 48, 64, 96, 128, 192, 256):
            done = run(tool, *words, preexec_fn=lambda: limit(megabytes))
            count += 1
            out += b"out of memory" in done.stderr
            # 127: the system cannot load the libraries that the tool needs.
            fine = done.returncode in (0, 1) or done.returncode in (3, 4, 5, 127) and done.stderr
            if not fine or re.search(rb"Fatal error|Crash|backtrace|terminate called", done.stderr):
                print(f"{words[0]} with {megabytes} MB: {done.returncode}: {done.stderr[:300]}", file=sys.stderr)
                wrong += 1
    if out < 10:
        print(f"memory runs out {out} times: too rarely for a test", file=sys.stderr)
        wrong += 1
    return count, wrong


def words(tool):
    """Help, versions, completions, and exit codes of wrong command lines."""
    cases = [
        ((), 2, b"usage: casement"),
        (("--help",), 0, b"exit codes"),
        (("--version",), 0, b"casement 0."),
        (("sovle", "x"), 2, b'did you mean "solve"?'),
        (("solve",), 2, b"missing FILE"),
        (("solve", "a", "b"), 2, b'unexpected argument "b"'),
        (("solve", "nowhere.json"), 4, b"nowhere.json: No such file"),
        (("solve", "."), 4, b"Is a directory"),
        (("render", "good.json", "-o", "a.gif"), 2, b"must end in .svg or .png"),
        (("render", "good.json", "-o", "/nowhere/a.svg"), 4, b"No such file"),
        (("render", "good.json", "-o", "a.png", "--zoom", "1000"), 2, b"too large"),
        (("animate", "good.json"), 2, b"no event: use --profile ios7 with --keyboard or --rotate, or add \"profile\" and"),
        (("animate", "good.json", "--profile", "ios7"), 2, b"no event: use --keyboard or --rotate, or add events"),
        (("animate", "good.json", "--keyboard", "216"), 2, b"needs a screen"),
        (("explain", "good.json", "sned"), 2, b'did you mean "send"?'),
        (("completions", "tcsh"), 2, b"shells: bash, zsh, fish"),
        (("solve", "rules.txt"), 3, b"for rules use --vfl, or a name that ends in .vfl"),
        (("solve", "--vfl", "rules.txt"), 0, b"  a     0  0     20     480"),
        (("solve", "--help"), 0, b"default: that of the file, else 320x480"),
        (("solve", "unnamed.json"), 0, b"unnamed view 2 in a"),
        (("explain", "unnamed.json"), 0, b" (unnamed view 2 in a), horizontally and vertically"),
        (("explain", "unnamed.json"), 0, b"#4194306 (unnamed view 1 in a) has width 0"),
        (("explain", "unnamed.json", "#4194306"), 0, b"#4194306 (unnamed view 1 in a), a view in a\n"),
        (("explain", "good.json"), 0, b"no conflicts, no ambiguity, all rules satisfied\n"),
        (("explain", "overfull.json"), 0, b"smaller than their contents:\n  b, width 0 of 100\n"),
        (("explain", "negative.json", "b"), 0, b"b.width >= 0 @1000 "),
        (("explain", "negative.json", "b"), 0, b"sizes are not negative"),
        (("explain", "conflict.json"), 0, b"  a.width == 2 @1000  dropped  off by 1  line 1\n"),
    ]
    for name in ("solve", "explain", "check", "compare", "diff", "render", "animate", "import", "record", "replay", "completions"):
        cases.append(((name, "--help"), 0, b"usage: casement " + name.encode()))
    with open(os.path.join(WORK, "good.json"), "w", encoding="utf-8") as file:
        json.dump({"views": [{"name": "send", "intrinsic": [60, 30]}], "rules": ["H:|[send]", "V:|[send]"]}, file)
    for name, text in (
        ("rules.txt", "H:|[a(20)]\nV:|[a]|"),
        ("unnamed.json", '{"views": [{"name": "a", "views": [{}, {}]}], "rules": ["H:|[a]|", "V:|[a]|"]}'),
        ("conflict.json", '{"views": [{"name": "a"}], "rules": ["a.width == 1", "a.width == 2"]}'),
        ("overfull.json", '{"size": [200, 60], "views": [{"name": "a", "intrinsic": [152, 20]}, '
                          '{"name": "b", "intrinsic": [100, 20]}], "rules": ["H:|-[a]-[b]-|", "V:|-[a]", "V:|-[b]"]}'),
        ("negative.json", '{"size": [200, 60], "views": [{"name": "a"}, {"name": "b"}], '
                          '"rules": ["H:|-[a(200@900)]-[b]-|", "V:|-[a(20)]", "V:|-[b(20)]"]}'),
    ):
        with open(os.path.join(WORK, name), "w", encoding="utf-8") as file:
            file.write(text)
    wrong = 0
    for arguments, status, expected in cases:
        done = run(tool, *arguments)
        if done.returncode != status or expected not in done.stdout + done.stderr or b"\x1b" in done.stderr:
            print(f"casement {' '.join(arguments)}: {done.returncode}\n{(done.stdout + done.stderr).decode()}")
            wrong += 1
    wrong += manual(tool)
    count, failed = inputs(tool)
    wrong += failed
    with open("/dev/full", "wb") as full:
        done = subprocess.run([tool, "solve", "good.json"], stdout=full, stderr=subprocess.PIPE, cwd=WORK)
        wrong += done.returncode != 4 or b"No space left" not in done.stderr
    for shell in ("bash", "zsh", "fish"):
        script = run(tool, "completions", shell).stdout
        if subprocess.run(["which", shell], capture_output=True).returncode == 0:
            wrong += subprocess.run([shell, "-n"], input=script).returncode != 0
        wrong += b"casement" not in script
    return len(cases) + count + 5, wrong


def inputs(tool):
    """An output never replaces an input, under any name. Endless inputs are refused."""
    scene = os.path.join(WORK, "good.json")
    storyboard = os.path.join(WORK, "good.storyboard")
    with open(scene, "rb") as file:
        good = file.read()
    with open(os.path.join(TOP, "bindings", "scenes", "storyboards", "Main.storyboard"), "rb") as file:
        main = file.read()
    with open(storyboard, "wb") as file:
        file.write(main)
    names = {"link.svg": scene, "board.svg": storyboard}
    for name, target in names.items():
        path = os.path.join(WORK, name)
        if os.path.lexists(path):
            os.remove(path)
        os.link(target, path)
    trace = os.path.join(WORK, "good.trace")
    if os.path.lexists(trace):
        os.remove(trace)
    os.symlink(scene, trace)
    cases = [
        ("record", "good.json", "-o", "good.json"), ("record", "good.json", "-o", "./good.json"),
        ("record", "good.json", "-o", "good.trace"), ("record", "good.trace", "-o", scene),
        ("render", "good.json", "-o", "link.svg"), ("animate", "good.json", "--keyboard", "9", "-o", "link.svg"),
        ("record", "-o", "good.json", "--", "cat", "good.json"),
        ("render", "good.storyboard", "-o", "board.svg"), ("compare", "good.storyboard", "-o", "board.svg"),
    ]
    wrong = 0
    for arguments in cases:
        done = run(tool, *arguments)
        if done.returncode != 2 or b"is the input" not in done.stderr or done.stdout:
            print(f"casement {' '.join(arguments)}: {done.returncode} {done.stderr.decode()}")
            wrong += 1
    for arguments, mode in ((("solve", "good.json"), "r+b"), (("import", "good.storyboard"), "ab"),
                            (("record", "-"), "ab")):
        path = storyboard if arguments[0] == "import" else scene
        with open(path, "rb") as source, open(path, mode) as target:
            done = subprocess.run([tool, *arguments], stdin=source, stdout=target, stderr=subprocess.PIPE, cwd=WORK)
        if done.returncode != 2 or b"standard output goes to the input" not in done.stderr:
            print(f"casement {' '.join(arguments)} >> its input: {done.returncode} {done.stderr.decode()}")
            wrong += 1
    for path, content in ((scene, good), (storyboard, main)):
        with open(path, "rb") as file:
            if file.read() != content:
                print(f"{path} has changed")
                wrong += 1
    endless = [("solve", "--vfl", "/dev/zero"), ("solve", "/dev/zero"), ("explain", "/dev/zero"), ("solve", "--lines"),
               ("render", "/dev/zero"), ("animate", "/dev/zero"), ("compare", "/dev/zero"), ("check", "/dev/zero"), ("import", "/dev/zero"),
               ("import", "--list", "/dev/zero"), ("import", "--lines", "/dev/zero"), ("replay", "/dev/zero"),
               ("record", "/dev/zero", "-o", "zero.trace")]
    for arguments in endless:
        arguments += ("/dev/zero",) if arguments[-1] == "--lines" else ()
        done = run(tool, *arguments, preexec_fn=limit)
        most = b"256 MiB" if arguments[0] == "replay" else b"64 MiB"
        if done.returncode != 4 or most + b", the most that casement reads" not in done.stderr:
            print(f"casement {' '.join(arguments)}: {done.returncode} {done.stderr.decode()[:300]}")
            wrong += 1
    return len(cases) + len(endless) + 3, wrong


def manual(tool):
    """Every option of a help text is in casement(1), and every option there is in a help text."""
    with open(os.path.join(TOP, "docs", "man", "casement.1"), encoding="utf-8") as file:
        page = set(re.findall(r"--[a-z-]+", file.read().replace("\\-", "-")))
    helps = set()
    for name in ("solve", "explain", "check", "compare", "diff", "render", "animate", "import", "record", "replay"):
        helps |= set(re.findall(r"^ .*?(--[a-z-]+)", run(tool, name, "--help").stdout.decode(), re.MULTILINE))
    for option in sorted(page ^ helps):
        print(f"{option} is only in {'casement(1)' if option in page else 'a help'}")
    return len(page ^ helps)


def examples(tool):
    """The output shown in README.md and in pages of docs is the output of the tool."""
    count = wrong = 0
    for page in ("README.md", "docs/guide/getting-started.md", "docs/guide/rules.md", "docs/scenes.md", "docs/storyboards.md", "docs/check.md",
                 "docs/diff.md", "docs/explain.md"):
        with open(os.path.join(TOP, page), encoding="utf-8") as file:
            blocks = re.findall(r"```console\n\$ ((?:.*?[ |])?casement .*)\n((?:.*\n)*?)```", file.read())
        for command, shown in blocks:
            command = re.sub(r"\bcasement (?=[a-z])", tool + " ", command)
            done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=TOP)
            count += 1
            if done.stdout + done.stderr != shown:
                wrong += 1
                print(f"{page}: {command} says\n{done.stdout}{done.stderr}\nand not\n{shown}")
    with open(os.path.join(TOP, "docs", "scenes.md"), encoding="utf-8") as page, open(
            os.path.join(TOP, "bindings", "scenes", "note.json"), encoding="utf-8") as scene:
        count += 1
        if f"```json\n{scene.read()}```" not in page.read():
            wrong += 1
            print("docs/scenes.md does not show bindings/scenes/note.json")
    return count, wrong


def main():
    tool = os.path.abspath(sys.argv[1])
    os.makedirs(WORK, exist_ok=True)
    failed = 0
    for name, part in (
        ("mistakes", lambda: mistakes(tool, "--write" in sys.argv)),
        ("command lines", lambda: words(tool)),
        ("examples of the pages", lambda: examples(tool)),
        ("screens as the C programs print them", lambda: screens.check(tool, TOP)),
        ("pictures", lambda: pictures.check(tool, TOP, WORK)),
        ("events and filmstrips", lambda: strips.check(tool, WORK)),
        ("recordings", lambda: recordings.check(tool, WORK)),
        ("storyboards", lambda: storyboards.check(tool, TOP, WORK)),
        ("casement check", lambda: check.check(tool, TOP, WORK)),
        ("casement diff", lambda: diffs.check(tool, WORK)),
        ("logs of Auto Layout", lambda: consoles.check(tool, WORK)),
        ("goals of the corpus", goals.check),
        ("scenes by the schema", lambda: schema.check(tool, TOP)),
        ("damaged scenes", lambda: mutations.check(tool, TOP, 400)),
        ("large files", lambda: large(tool)),
        ("limits of memory", lambda: exhausted(tool)),
    ):
        count, wrong = part()
        failed += wrong
        print(f"{name}: {count}, {wrong} wrong")
    sys.exit(1 if failed else 0)


main()
