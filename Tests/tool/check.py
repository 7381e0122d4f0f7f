"""Tests of casement check: each lint on a document that breaks it and on one that does not, formats, baselines, threads."""

import json
import os
import random
import resource
import re
import subprocess
import sys
import xml.etree.ElementTree

import check_apps
import check_code
import check_settings
import check_silences
from check_documents import (CORNER, FIXED, LINTS, ON_BY_DEFAULT, SMALL, USUAL, field, found, held, label, run, storyboard,
                             WIDE, view, wide, write, xib)


def check(tool, top, work):
    work = os.path.join(work, "check")
    os.makedirs(work, exist_ok=True)
    count = wrong = 0
    parts = [
        lints(tool, work), explained(tool, work), generations(tool, top), formats(tool, top, work), baselines(tool, top, work), bodies(tool, work),
        threads(tool, top), words(tool, top, work), outputs(tool, top, work), files(tool, work), sheets(tool, top, work),
        damaged(tool, top, work, 300), large(tool, work), ambiguous(tool, work), bars(tool, work),
    ]
    for part in parts + check_settings.parts(tool, top, work) + check_silences.parts(tool, work) + check_apps.parts(
            tool, top, work) + check_code.parts(tool, work):
        for title, fault in part:
            count += 1
            if fault:
                wrong += 1
                print(f"check: {title}: {fault}")
    return count, wrong


def lints(tool, work):
    """A document that breaks a lint has findings of this lint, and one that does not has none at all of it."""
    listed = re.findall(r"^([a-z-]+) \(", run(tool, "--list-lints").stdout.decode(), re.MULTILINE)
    yield "every lint is tested", sorted(set(listed) ^ set(LINTS))
    for name, (broken, sound, options) in LINTS.items():
        for title, text, expected in (("broken", broken, True), ("sound", sound, False)):
            path = write(work, f"{name}-{title}.storyboard", text)
            done = run(tool, path, "--lints", name, "--explain", *options)
            is_found = f"[{name}]" in done.stdout.decode()
            # Notes do not fail.
            status = 1 if expected and b": note: " not in done.stdout else 0
            is_wrong = is_found != expected or done.returncode != status or done.stderr
            yield f"{name}, {title}", is_wrong and f"{done.returncode} {(done.stdout + done.stderr).decode()}"
        path = os.path.join(work, f"{name}-broken.storyboard")
        done = run(tool, path, "--ignore", name, *options)
        yield f"--ignore {name}", f"[{name}]" in done.stdout.decode()
        done = subprocess.run([tool, "check", path, *options], capture_output=True, timeout=60)
        is_wrong = (f"[{name}]" in done.stdout.decode()) != (name in ON_BY_DEFAULT)
        yield f"{name} by default", is_wrong and (done.stdout + done.stderr).decode()
    path = write(work, "lints.json", '{"lints": {"ambiguous": "error", "outside-safe-area": "note"}}')
    for name, severity in (("ambiguous", "error"), ("outside-safe-area", "note")):
        document = os.path.join(work, f"{name}-broken.storyboard")
        done = subprocess.run([tool, "check", document, "--config", path, *FIXED], capture_output=True, timeout=60)
        yield f"{name} by configuration", f": {severity}: " not in done.stdout.decode() and (done.stdout + done.stderr).decode()


def explained(tool, work):
    """An overlap is explained by the axis in which the views are apart as drawn, whichever of its sides is longer."""
    path = write(work, "explained.storyboard", LINTS["overlap"][0])
    because = json.loads(run(tool, path, "--lints", "overlap", "--format", "json", *SMALL, *FIXED).stdout)["findings"][0]["because"]
    axes = {each["constraint"].split(" ==")[0].rsplit(".", 1)[1] for each in because}
    yield "an overlap of views beside each other", not axes or axes - {"leading", "trailing", "width"}


def generations(tool, top):
    """What was made for iOS 6 is broken on iOS 7 only: under the bars, and in a scroll view that bars do not pad."""
    path = os.path.join(top, "bindings", "scenes", "storyboards", "Generations.storyboard")
    usual = json.loads(run(tool, path, "--profile", "ios7", "--format", "json").stdout)["findings"]
    yield "three screens under bars", [each["lint"] for each in usual] != ["under-bar"] * 3 and usual
    done = subprocess.run([tool, "check", path, "--profile", "ios7"], capture_output=True, timeout=60)
    yield "bars are off by default", (done.returncode or b"\n0 findings" not in b"\n" + done.stdout) and done.stdout
    lints_of_bars = ("--lints", "under-bar,scroll-under-bar")
    for profile, expected in (("ios6", []), ("ios7", ["scroll-under-bar", "under-bar", "under-bar", "under-bar"])):
        found = json.loads(run(tool, path, "--profile", profile, "--format", "json", *lints_of_bars).stdout)["findings"]
        yield profile, sorted(each["lint"] for each in found) != expected and found
    for profile in ("ios11", "ios15", "android", "plain"):
        found = json.loads(run(tool, path, "--profile", profile, "--format", "json", *lints_of_bars).stdout)["findings"]
        lints_found = [each["lint"] for each in found]
        yield f"{profile} pads all scroll views", "scroll-under-bar" in lints_found and lints_found
    both = json.loads(run(
        tool, path, "--profile", "ios6", "--profile", "ios7", "--format", "json", *lints_of_bars).stdout)["findings"]
    yield "both", [each["first"]["profile"] for each in both] != ["ios7"] * 4 and both


def formats(tool, top, work):
    folder = os.path.join(top, "bindings", "scenes", "storyboards")
    paths = [os.path.join(folder, name) for name in ("Signup.storyboard", "Generations.storyboard", "Main.storyboard")]
    done = run(tool, *paths, "--format", "json")
    report = json.loads(done.stdout)
    findings = report["findings"]
    yield "json: exit code", done.returncode != 1 and done.returncode
    yield "json: lines", [each for each in findings if each["views"] and not about(each)]
    yield "json: counts", [each for each in findings if not 1 <= each["count"] <= each["settings"]]
    log = json.loads(run(tool, *paths, "--format", "sarif").stdout)
    yield "sarif", sarif(log, findings)
    root = xml.etree.ElementTree.fromstring(run(tool, *paths, "--format", "junit").stdout)
    cases = root.findall("testsuite/testcase")
    broken = {(each["file"], each["scene"]) for each in findings if each["severity"] != "note"}
    failed = {(case.get("classname"), case.get("name")) for case in cases if case.find("failure") is not None}
    yield "junit: a case for each scene", len(cases) != report["scenes"] and len(cases)
    yield "junit: failures", failed != broken and (failed ^ broken)
    yield "junit: counts", root.get("failures") != str(len(broken)) and root.attrib
    text = run(tool, *paths).stdout.decode()
    yield "text", len(re.findall(r"^\S+:\d+: (?:error|warning|note): .* \[[a-z-]+\]$", text, re.M)) != len(findings) and text
    output = os.path.join(work, "report.json")
    run(tool, *paths, "--format", "json", "-o", output)
    with open(output, "rb") as file:
        yield "--output", file.read() != done.stdout


def about(finding):
    """Whether the line of a finding is that of a view or a constraint with the names that it says."""
    with open(finding["file"], encoding="utf-8") as file:
        line = file.read().splitlines()[finding["line"] - 1]
    return finding["views"][0] in line or "<constraint" in line


def sarif(log, findings):
    """Checks the members that SARIF 2.1.0 requires, and those that services need."""
    run_of, = log["runs"]
    driver = run_of["tool"]["driver"]
    if log["version"] != "2.1.0" or not driver["name"] or not run_of["invocations"][0]["executionSuccessful"]:
        return "head"
    for result, finding in zip(run_of["results"], findings, strict=True):
        place = result["locations"][0]["physicalLocation"]
        if driver["rules"][result["ruleIndex"]]["id"] != result["ruleId"] or result["ruleId"] != finding["lint"]:
            return result
        if not result["message"]["text"] or place["region"]["startLine"] != finding["line"]:
            return result
        if place["artifactLocation"]["uri"] != finding["file"].replace(" ", "%20"):
            return result
        related = [(each["physicalLocation"]["region"]["startLine"], each["message"]["text"])
                   for each in result.get("relatedLocations", [])]
        if related != [(each["line"], each["constraint"]) for each in finding["because"] if "line" in each]:
            return result
        if [each["id"] for each in result.get("relatedLocations", [])] != list(range(1, len(related) + 1)):
            return result
    if not any("relatedLocations" in result for result in run_of["results"]):
        return "no constraints beside a result"
    prints = [json.dumps(result["partialFingerprints"]) for result in run_of["results"]]
    return len(set(prints)) != len(prints) and "two findings have the same fingerprint"


def baselines(tool, top, work):
    """A baseline accepts all that it was written from, and nothing else; and lines may move."""
    with open(os.path.join(top, "bindings", "scenes", "storyboards", "Signup.storyboard"), encoding="utf-8") as file:
        text = file.read()
    path, known = write(work, "Signup.storyboard", text), os.path.join(work, "known.json")
    done = run(tool, path, "--baseline", known, "--write-baseline")
    yield "written", done.returncode and done.stderr.decode()
    done = run(tool, path, "--baseline", known)
    yield "accepted", (done.returncode or b"0 findings, and" not in done.stdout) and done.stdout.decode()
    write(work, "Signup.storyboard", text.replace("<scenes>", "\n\n<scenes>"))
    yield "moved", run(tool, path, "--baseline", known).returncode
    with open(known, encoding="utf-8") as file:
        entries = json.load(file)["accepted"]
    write(work, "known.json", json.dumps({"accepted": entries[1:]}))
    found = json.loads(run(tool, path, "--baseline", known, "--format", "json").stdout)
    yield "one is new", [each["keys"] for each in found["findings"]] != [[entries[0]["key"]]] and found
    for wrong in ("{}", "[]", '{"accepted": [{}]}', '{"accepted": 1}'):
        write(work, "wrong.json", wrong)
        done = run(tool, path, "--baseline", os.path.join(work, "wrong.json"))
        yield f"baseline {wrong}", (done.returncode != 3 or b"error: " not in done.stderr) and done.stderr


def bodies(tool, work):
    """A scene of JUnit with a failure has its findings, and lines of the excerpt stay lines."""
    text = wide("a").replace(' constant="380"', ' constant="380"').replace(
        ' id="c2"/>', ' id="c2"><variation key="heightClass=compact" constant="abc"/></constraint>', 1)
    path = write(work, "t.storyboard", text)
    root = xml.etree.ElementTree.fromstring(run(tool, path, *FIXED[2:], *SMALL, "--format", "junit").stdout)
    case, = root.findall("testsuite/testcase")
    error, output = case.find("error"), case.find("system-out")
    is_wrong = root.get("errors") != "1" or 'constant="abc" is not a number' not in error.get("message")
    yield "an error", is_wrong and root.attrib
    lines = error.text.split("\n")
    caret = lines[-1].find("^")
    yield "a caret", (len(lines) < 3 or lines[-2][caret:].find('constant="abc"')) and error.text
    is_wrong = output is None or "[outside-window]" not in output.text or "\n" not in output.text.strip()
    yield "findings beside an error", is_wrong and "no findings"
    path = write(work, "t.storyboard", wide("a"))
    root = xml.etree.ElementTree.fromstring(run(tool, path, *FIXED, *SMALL, "--format", "junit").stdout)
    failure = root.find("testsuite/testcase/failure")
    yield "a failure", (failure.get("type") != "outside-window" or "\n    a.width == 380  line" not in failure.text.replace(
        "textField in view", "a")) and failure.text


def threads(tool, top):
    """The output does not depend on the number of threads."""
    folder = os.path.join(top, "bindings", "scenes")
    paths = [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if "." in name]
    paths += [os.path.join(folder, "storyboards", name) for name in sorted(os.listdir(os.path.join(folder, "storyboards")))]
    for form in ("text", "json", "sarif", "junit"):
        outputs = {run(tool, *paths, "--format", form, "--explain", "--threads", str(number)).stdout for number in (1, 4, 4)}
        yield f"threads, {form}", len(outputs) != 1


def outputs(tool, top, work):
    """A sheet that cannot be written loses no report, and two outputs are two files."""
    path = os.path.join(top, "bindings", "scenes", "storyboards", "Signup.storyboard")
    report = os.path.join(work, "kept.json")
    done = run(tool, path, "--format", "json", "-o", report, "--sheet", os.path.join(work, "nowhere", "a.svg"))
    yield "an unwritable sheet", (done.returncode != 4 or not os.path.exists(report)) and f"{done.returncode} {done.stderr}"
    for options in (("-o", "both.svg", "--sheet", "both.svg"), ("-o", "both.svg", "--sheet", "./both.svg"),
                    ("-o", "b.json", "--baseline", "b.json", "--write-baseline")):
        done = run(tool, path, *options, cwd=work)
        is_wrong = done.returncode != 2 or b"name another file" not in done.stderr
        yield " ".join(options), is_wrong and f"{done.returncode} {done.stderr}"
    # On a terminal, standard error shows how far it is.
    leader, follower = os.openpty()
    subprocess.run([tool, "check", path, path, "-o", report], stderr=follower, timeout=60)
    os.close(follower)
    with open(leader, "rb", buffering=0) as file:
        shown = file.read(4096)
    yield "progress", (b"file 1 of 2, 1 scene, " not in shown or not shown.endswith(b"\r\x1b[K")) and shown


def words(tool, top, work):
    main = os.path.join(top, "bindings", "scenes", "storyboards", "Main.storyboard")
    broken = write(work, "broken.storyboard", "<document>")
    for arguments, status, expected in (
        ((), 2, b"missing FILE or FOLDER"), (("--help",), 0, b"usage: casement check"), (("--list-lints",), 0, b"outside-window (error, off by default)"),
        ((main, "--lints", "overlaps"), 2, b'did you mean "overlap"?'), ((main, "--ignore", "x"), 2, b"is not one of"),
        ((main, "--devices", "iphone-9"), 2, b"--devices: \"iphone-9\" is not a device"),
        ((main, "--orientations", "up"), 2, b"portrait, landscape"), ((main, "--text-sizes", "0"), 2, b"from 0.1 to 10"),
        ((main, "--format", "xml"), 2, b"text, json, sarif, junit"), ((main, "--write-baseline"), 2, b"--baseline FILE"),
        ((main, "--sheet", "a.gif"), 2, b".html or .svg"), ((main, "--sheet", "/nowhere/a.html"), 4, b"No such file"),
        ((main, "--threads", "0"), 2, b"from 1 to 256"), ((main, "--baseline", "/nowhere"), 4, b"No such file"),
        ((broken,), 3, b"XML: "), ((broken, main, "--profile", "ios7"), 3, b"[under-bar]"),
        (("/nowhere.xib", main, "--profile", "ios7"), 4, b"[under-bar]"),
        ((main, "-o", main), 2, b"is the input"),
        ((main, "--devices", "320x480", "--profile", "ios7"), 1, b"320x480"),
        ((main, "--baseline", main, "--write-baseline"), 2, b"is the input"),
        ((main, "--scene", "Old"), 2, b"unknown option"),
    ):
        done = run(tool, *arguments, cwd=work)
        is_wrong = done.returncode != status or expected not in done.stdout + done.stderr
        yield f"casement check {' '.join(arguments)}", is_wrong and f"{done.returncode} {(done.stdout + done.stderr).decode()}"
    failed = json.loads(run(tool, broken, main, "--format", "sarif").stdout)["runs"][0]["invocations"][0]
    yield "sarif of a failure", failed["executionSuccessful"] or not failed["toolExecutionNotifications"]
    root = xml.etree.ElementTree.fromstring(run(tool, broken, main, "--format", "junit").stdout)
    yield "junit of a failure", root.get("errors") != "1" and root.attrib


def files(tool, work):
    """Scene files and rules are checked the same way."""
    rules = write(work, "row.vfl", "H:|-[a(200)]-[b(200)]\nV:|-[a(20)]\nV:|-[b(20)]\n")
    done = run(tool, rules, "--devices", "iphone-4", *FIXED)
    yield "rules", (done.returncode != 1 or b"row.vfl:1: error: b is outside the screen: 108 at the right" not in done.stdout
                    ) and done.stdout.decode()
    scene = {"profile": "ios7", "size": [320, 480], "controllers": [{"kind": "navigation", "controllers": [
        {"name": "page", "view": {"views": [{"name": "title", "intrinsic": [60, 21], "baselines": [16, 5]}],
                                  "rules": ["H:|-[title]", "V:|-[title]"]}}]}]}
    path = write(work, "scene.json", json.dumps(scene, indent=1))
    found = json.loads(run(tool, path, "--format", "json", "--profile", "ios7").stdout)["findings"]
    yield "scene", [each["lint"] for each in found] != ["under-bar"] and found
    yield "scene on ios6", run(tool, path, "--profile", "ios6").returncode
    done = run(tool, "-", "--vfl", text=b"H:|[a(10)]-|\nV:|[a]|\n")
    yield "standard input", done.returncode not in (0, 1) and done.stderr.decode()


def sheets(tool, top, work):
    """A sheet has a picture for each setting in which findings begin, and a line for each finding."""
    path = os.path.join(top, "bindings", "scenes", "storyboards", "Signup.storyboard")
    page, picture, whole = (os.path.join(work, name) for name in ("sheet.html", "sheet.svg", "whole.svg"))
    findings = json.loads(run(tool, path, "--format", "json", "--sheet", page).stdout)["findings"]
    with open(page, encoding="utf-8") as file:
        text = file.read()
    settings = {json.dumps(each["first"]) for each in findings}
    yield "pictures", text.count("<img ") != len(settings) and text.count("<img ")
    yield "lines", text.count("<li ") != len(findings) and text.count("<li ")
    run(tool, path, "--sheet", picture)
    yield "svg", xml.etree.ElementTree.parse(picture).getroot().tag != "{http://www.w3.org/2000/svg}svg"
    os.remove(page)
    os.remove(picture)
    run(tool, path, "--sheet", picture, "--sheet", page)
    yield "two sheets", [name for name in (page, picture) if not os.path.isfile(name)]
    done = run(tool, path, "--sheet", page, "--sheet", page)
    yield "one sheet twice", (done.returncode != 2 or b"both are" not in done.stderr) and (done.returncode, done.stderr)
    # A conflict with the size of an image is not certain, and no finding.
    image = view("imageView", "i", (20, 208, 100, 100))
    text = storyboard(field("a", (20, 108, 380, 34)) + image, held(
        CORNER + "a.width = 380\ni.leading = root.leading + 20\ni.leading = root.leading + 30.5\ni.top = a.bottom + 20"), version=17156)
    run(tool, write(work, "t.storyboard", text), *SMALL, *FIXED, "--sheet", picture)
    with open(picture, encoding="utf-8") as file:
        drawn = file.read()
    text = storyboard(field("a", (20, 108, 374, 34)), held(WIDE + "a.top = root.top + 108\na.width = 374"), version=17156)
    run(tool, write(work, "t.storyboard", text), *SMALL, *FIXED, "--lints", "conflict", "--sheet", whole)
    with open(whole, encoding="utf-8") as file:
        outlines = file.read().count('fill-opacity="0.12" stroke="#be123c"')
    yield "the view of a controller is not marked", outlines != 1 and outlines
    yield "only findings are marked", ("dropped: " in drawn or "outside-window" not in drawn) and drawn


def damaged(tool, top, work, turns, seed=5):
    """Damaged documents give findings or a message with a place, and never a crash."""
    chance = random.Random(seed)
    folder = os.path.join(top, "bindings", "scenes", "storyboards")
    texts = []
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            texts.append((name, file.read()))
    for turn in range(turns):
        name, data = chance.choice(texts)
        for _ in range(chance.randint(1, 3)):
            values = [found.span(1) for found in re.finditer(rb'"([^"]*)"', data)]
            begin, end = chance.choice(values)
            other = data[slice(*chance.choice(values))]
            data = data[:begin] + chance.choice([other, b"", b"-1", b"1e300", b"nan", b"\xff", b"<", b"0", b"YES"]) + data[end:]
        path = os.path.join(work, f"damaged{os.path.splitext(name)[1]}")
        with open(path, "wb") as file:
            file.write(data)
        done = run(tool, path, "--sheet", os.path.join(work, "damaged.html"))
        is_wrong = done.returncode not in (0, 1, 3, 5) or done.returncode in (3, 5) and b"error: " not in done.stderr
        yield f"damaged {turn}", is_wrong and f"{done.returncode} {done.stderr.decode(errors='replace')[:300]}"


# Starts a command from a small process: the memory of a process counts that of the one that it was forked from.
MEASURE = """
import os, sys
_, status, usage = os.wait4(os.spawnvp(os.P_NOWAIT, sys.argv[1], sys.argv[1:]), 0)
os.write(2, f"\\n{os.waitstatus_to_exitcode(status)} {usage.ru_maxrss // 1024}".encode())
"""


def measured(command):
    """Runs a command. Returns its exit code, its output and the most memory that it had, in MB."""
    done = subprocess.run([sys.executable, "-c", MEASURE, *command], capture_output=True, timeout=300)
    status, most = done.stderr.splitlines()[-1].split()
    return int(status), done.stdout, int(most)


def bars(tool, work):
    """Bars are recognised by kind: an obstruction named like a bar of the screen is not reported as that bar."""
    scene = {
        "profile": "ios7", "size": [320, 480],
        "obstructions": [{"name": "navigation_bar", "kind": "bar", "edge": "bottom", "depth": 60}],
        "controllers": [{"name": "page", "view": {"views": [{"name": "a", "intrinsic": [100, 40], "baselines": [30, 10]}]}}],
        "rules": ["a.bottom == page.bottom", "a.left == page.left + 20"],
    }
    done = run(tool, write(work, "named.json", json.dumps(scene)), "--lints", "under-bar")
    output = (done.stdout + done.stderr).decode()
    yield "an obstruction named navigation_bar", (
        "navigation_bar" not in output or "the navigation bar" in output) and output


def ambiguous(tool, work):
    """The time for views that constraints do not determine grows with their number, not with its square."""
    times = []
    for count in (2000, 8000):
        views = "".join(
            f'<view translatesAutoresizingMaskIntoConstraints="NO" ambiguous="YES" id="x{number}">'
            '<rect key="frame" x="1" y="1" width="10" height="10"/></view>' for number in range(count))
        path = write(work, f"flat-{count}.storyboard", storyboard(views, ""))
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = run(tool, path, "--format", "json", *FIXED)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime - before.ru_utime)
        found = json.loads(done.stdout)["findings"] if done.returncode == 1 else []
        lint = [each for each in found if each["lint"] == "ambiguous"]
        yield f"{count} ambiguous views", len(lint) != 1 and f"exit code {done.returncode}, {len(lint)} findings"
    yield "four times the ambiguous views take at most eight times as long", times[1] > 8 * max(times[0], 0.05) and times


def large(tool, work):
    """Memory is bounded: in a document of a thousand scenes, and where many wait for a slow one."""
    one = LINTS["outside-window"][0]
    begin, end = one.index("<scene>"), one.index("</scenes>")
    scenes = "".join(one[begin:end].replace('"con-00-000"', f'"con-{number}"').replace('"root"', f'"root{number}"')
                     .replace('"a"', f'"a{number}"').replace('"safe"', f'"safe{number}"') for number in range(1000))
    path = write(work, "large.storyboard", one[:begin] + scenes + one[end:])
    status, output, most = measured([tool, "check", "--format", "json", "--lints", USUAL, path])
    report = json.loads(output) if status == 1 else {}
    yield "a thousand scenes", (report.get("scenes") != 1000 or len(report["findings"]) < 1000) and f"exit code {status}"
    yield "memory of a thousand scenes", most > 60 and f"{most} MB"
    count = 500
    slow = write(work, "slow.storyboard", storyboard(
        "".join(label(f"a{number}") for number in range(count)),
        held("".join(f"a{number}.leading = root.leading + 20\na{number}.top = safe.top + 20\n" for number in range(count)))))
    images = "".join(f'<image name="i{number}" width="1" height="1"/>' for number in range(8000))
    other = write(work, "other.storyboard", storyboard(label(), held(CORNER)).replace(
        "</document>", f"<resources>{images}</resources></document>"))
    status, _, most = measured([tool, "check", "--lints", USUAL, "--threads", "2", slow, *[other] * 150, *FIXED[4:]])
    yield "memory behind a slow document", (status not in (0, 1) or most > 100) and f"exit code {status}, {most} MB"
    # Of two hundred labels each lies on a hundred others on a phone that is lower than the one they are drawn on.
    pile = storyboard("".join(label(f"a{number}") for number in range(200)), held("".join(
        f"a{number}.leading = root.leading + 20\na{number}." + (
            "bottom = root.bottom + -120\n" if number % 2 else "top = root.top + 432\n") for number in range(200))))
    report = found(tool, work, pile, *FIXED, *SMALL)
    yield "a pile of labels", [(each["lint"], len(each["views"]) > 100) for each in report] != [("overlap", True)] and report
    off = field("a", (20, 108, 374, 34))
    many = found(tool, work, storyboard(off, held(
        CORNER + "a.width = 500 @750\na.height = 34\na.width >= 350\na.width <= 300")), "--devices", "ipad-9.7", *FIXED)
    named = found(tool, work, xib(label(), held(CORNER.replace("safe", "root") + "a.leading = root.leading + 30")), *FIXED, name="Badge.xib")
    yield "the name of a xib", [each["scene"] for each in named] != ["Badge"] and named
    yield "by how many points", [each["message"].endswith(", by 50 points") for each in many] != [True] and many
