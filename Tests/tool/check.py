"""Tests of casement check: each rule on a document that breaks it and on one that does not, formats, baselines, threads."""

import json
import os
import random
import re
import subprocess
import xml.etree.ElementTree

FIXED = ("--orientations", "portrait", "--directions", "ltr", "--keyboards", "away", "--text-sizes", "1")


def run(tool, *arguments, text=None, cwd=None):
    return subprocess.run([tool, "check", *arguments], input=text, capture_output=True, timeout=120, cwd=cwd)


def storyboard(views, constraints="", extra="", version=17156, device="retina6_1"):
    """Returns a storyboard with one controller, whose view has some views."""
    size = {"retina6_1": (414, 896), "retina4_0": (320, 568)}[device]
    return (
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
        f'toolsVersion="{version}" useTraitCollections="YES" useSafeAreas="YES">\n<device id="{device}"/>\n'
        '<scenes><scene><objects><viewController storyboardIdentifier="Scene" id="con-00-000">\n'
        f'<view key="view" id="root"><rect key="frame" x="0" y="0" width="{size[0]}" height="{size[1]}"/>\n'
        f'<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\n<subviews>\n{views}</subviews>\n'
        f'<viewLayoutGuide key="safeArea" id="safe"/>\n<constraints>\n{constraints}</constraints></view>{extra}\n'
        "</viewController></objects></scene></scenes></document>")


def view(kind, name, frame, inside="", **attributes):
    said = "".join(f' {key}="{value}"' for key, value in attributes.items())
    numbers = " ".join(f'{key}="{value}"' for key, value in zip(("x", "y", "width", "height"), frame))
    return (f'<{kind} id="{name}" translatesAutoresizingMaskIntoConstraints="NO"{said}><rect key="frame" {numbers}/>'
            f"{inside}</{kind}>\n")


def held(text):
    """Returns constraints as XML: `a.top = root.top + 20`, each in a line, with `>=` and `@750`."""
    made = []
    for number, line in enumerate(text.strip().splitlines()):
        found = re.fullmatch(
            r"\s*(\w+)\.(\w+) (=|>=|<=) (?:([a-z]\w*)\.(\w+))?(?: ?\+ ?)?(-?[\d.]+)?(?: @(\d+))?", line.rstrip())
        first, attribute, relation, second, to, constant, priority = found.groups()
        said = f'firstItem="{first}" firstAttribute="{attribute}"'
        if second:
            said += f' secondItem="{second}" secondAttribute="{to}"'
        for key, value in (("constant", constant), ("priority", priority)):
            said += f' {key}="{value}"' if value else ""
        if relation != "=":
            said += f' relation="{"greaterThanOrEqual" if relation == ">=" else "lessThanOrEqual"}"'
        made.append(f'<constraint {said} id="c{number}"/>\n')
    return "".join(made)


BAR = '<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>'
FONT = '<fontDescription key="fontDescription" type="system" pointSize="17"/>'
STYLE = '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'
CORNER = "a.leading = root.leading + 20\na.top = safe.top + 20\n"


def label(name="a", text="Hello", frame=(20, 108, 42, 20.5), font=FONT, **attributes):
    return view("label", name, frame, font, text=text, adjustsFontSizeToFit="NO", **attributes)


def field(name="a", frame=(20, 600, 374, 34)):
    return view("textField", name, frame)


def button(name, frame, title="Go"):
    return view("button", name, frame, f'<state key="normal" title="{title}"/>')


def table(name, frame=(0, 0, 414, 896)):
    return view("tableView", name, frame)


SIDES = "\n".join(f"{{0}}.{side} = root.{side}" for side in ("leading", "trailing", "top", "bottom")) + "\n"
WIDE = "\na.leading = root.leading + 20\na.trailing = root.trailing + -20\n"

# For each rule: a document that breaks it, one that does not, and options.
RULES = {
    "conflict": (
        storyboard(label(), held(CORNER + "a.leading = root.leading + 30")), storyboard(label(), held(CORNER)), FIXED),
    "ambiguous": (
        storyboard(label(), held("a.leading = root.leading + 20")), storyboard(label(), held(CORNER)), FIXED),
    "negative-size": (
        storyboard(field("a", (200, 80, 14, 44)), held(
            "a.leading = root.leading + 200\na.trailing = root.trailing + -200\na.top = safe.top\na.height = 44")),
        storyboard(field("a", (100, 80, 214, 44)), held(
            "a.leading = root.leading + 100\na.trailing = root.trailing + -100\na.top = safe.top\na.height = 44")), FIXED),
    "under-bar": (
        storyboard(label(frame=(20, 50, 42, 20.5)), held("a.leading = root.leading + 20\na.top = root.top + 50"), BAR),
        storyboard(label(), held(CORNER), BAR), FIXED),
    "outside-safe-area": (
        storyboard(button("a", (20, 860, 100, 30)), held("a.leading = root.leading + 20\na.bottom = root.bottom + -6")),
        storyboard(button("a", (20, 826, 100, 30)), held("a.leading = root.leading + 20\na.bottom = safe.bottom + -6")),
        FIXED),
    "under-keyboard": (
        storyboard(field(), held(WIDE + "a.bottom = safe.bottom + -60")),
        storyboard(field(), held(WIDE + "a.top = safe.top + 60")), FIXED[:4]),
    "scroll-under-bar": (
        storyboard(view("view", "v", (0, 0, 414, 896)) + table("a"), held(SIDES.format("v") + SIDES.format("a")), BAR, 9000),
        storyboard(table("a") + view("view", "v", (0, 0, 414, 896)), held(SIDES.format("v") + SIDES.format("a")), BAR, 9000),
        FIXED),
    "outside-window": (
        storyboard(field("a", (20, 108, 380, 34)), held(CORNER + "a.width = 380")),
        storyboard(field("a", (20, 108, 380, 34)), held(CORNER + "a.width = 380 @900\na.trailing <= root.trailing")), FIXED),
    "cut-text": (
        storyboard(label(font=STYLE), held(CORNER + "a.height = 20.5\na.width = 42")),
        storyboard(label(font=STYLE), held(CORNER)), FIXED[:6]),
    "overlap": (
        storyboard(button("a", (20, 108, 180, 44)) + button("b", (214, 108, 180, 44)), held(
            CORNER + "a.width = 180\nb.width = 180\nb.top = a.top\nb.trailing = root.trailing + -20")),
        storyboard(button("a", (20, 108, 180, 44)) + button("b", (214, 108, 180, 44)), held(
            CORNER + "a.width = b.width\nb.leading = a.trailing + 14\nb.top = a.top\nb.trailing = root.trailing + -20")),
        FIXED),
    "unequal": (
        storyboard(button("a", (157, 108, 100, 44)), held("a.leading = root.leading + 157\na.width = 100\na.top = safe.top")),
        storyboard(button("a", (157, 108, 100, 44)), held("a.centerX = root.centerX\na.width = 100\na.top = safe.top")), FIXED),
}


def write(work, name, text):
    path = os.path.join(work, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def check(tool, top, work):
    work = os.path.join(work, "check")
    os.makedirs(work, exist_ok=True)
    count = wrong = 0
    for part in (
        rules(tool, work), generations(tool, top), formats(tool, top, work), baselines(tool, top, work), members(tool, work),
        groups(tool, work), narrowed(tool, work), own_settings(tool, work), screens(tool, work), lists(tool, top), silences(tool, work), fonts(tool, work),
        estimates(tool, work), bodies(tool, work),
        threads(tool, top),
        words(tool, top, work), outputs(tool, top, work), files(tool, work), sheets(tool, top, work), damaged(tool, top, work, 300), large(tool, work),
    ):
        for title, found in part:
            count += 1
            if found:
                wrong += 1
                print(f"check: {title}: {found}")
    return count, wrong


def rules(tool, work):
    """A document that breaks a rule has findings of this rule, and one that does not has none at all of it."""
    listed = re.findall(r"^([a-z-]+) \(", run(tool, "--list-rules").stdout.decode(), re.MULTILINE)
    yield "every rule is tested", sorted(set(listed) ^ set(RULES))
    for name, (broken, sound, options) in RULES.items():
        for title, text, expected in (("broken", broken, True), ("sound", sound, False)):
            path = write(work, f"{name}-{title}.storyboard", text)
            done = run(tool, path, "--rules", name, "--explain", *options)
            is_found = f"[{name}]" in done.stdout.decode()
            # Notes do not fail.
            status = 1 if expected and b": note: " not in done.stdout else 0
            is_wrong = is_found != expected or done.returncode != status or done.stderr
            yield f"{name}, {title}", is_wrong and f"{done.returncode} {(done.stdout + done.stderr).decode()}"
        path = os.path.join(work, f"{name}-broken.storyboard")
        done = run(tool, path, "--ignore", name, *options)
        yield f"--ignore {name}", f"[{name}]" in done.stdout.decode()


def generations(tool, top):
    """What was made for iOS 6 is broken on iOS 7 only: under the bars, and in a scroll view that bars do not pad."""
    path = os.path.join(top, "bindings", "scenes", "storyboards", "Generations.storyboard")
    for profile, expected in (("ios6", []), ("ios7", ["scroll-under-bar", "under-bar", "under-bar", "under-bar"])):
        found = json.loads(run(tool, path, "--profile", profile, "--format", "json").stdout)["findings"]
        yield profile, sorted(each["rule"] for each in found) != expected and found
    both = json.loads(run(tool, path, "--profile", "ios6", "--profile", "ios7", "--format", "json").stdout)["findings"]
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
        if driver["rules"][result["ruleIndex"]]["id"] != result["ruleId"] or result["ruleId"] != finding["rule"]:
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


def found(tool, work, text, *options, name="t.storyboard"):
    """Returns the findings in a document."""
    path = write(work, name, text if isinstance(text, str) else json.dumps(text, indent=1))
    return json.loads(run(tool, path, "--format", "json", *options).stdout)["findings"]


SMALL = ("--devices", "iphone-4")


def wide(*names, width=380, top=20):
    """Returns a storyboard with fields below each other, which are wider than a small phone."""
    views = "".join(field(name, (20, 108 + 50 * number, width, 34)) for number, name in enumerate(names))
    return storyboard(views, held("".join(
        f"{name}.leading = root.leading + 20\n{name}.top = safe.top + {top + 50 * number}\n{name}.width = {width}\n"
        for number, name in enumerate(names))))


def members(tool, work):
    """A baseline accepts each view of a finding, and no other beside them; a fingerprint is of all of them."""
    known = os.path.join(work, "members.json")
    options = ("--baseline", known, *FIXED, *SMALL)
    run(tool, write(work, "t.storyboard", wide("a")), *options, "--write-baseline")
    report = found(tool, work, wide("a", "b"), *options)
    yield "another view beside an accepted one", [(each.get("keys"), each["views"]) for each in report] != [(["b"], ["b"])] and (report or "nothing is found")
    run(tool, write(work, "t.storyboard", wide("a", "b")), *options, "--write-baseline")
    yield "both accepted", found(tool, work, wide("a", "b"), *options)
    yield "the first of them repaired", found(tool, work, wide("b", top=70), *options)
    prints = []
    for names in ("a", "ab"):
        path = write(work, "t.storyboard", wide(*names))
        result, = json.loads(run(tool, path, "--format", "sarif", *FIXED, *SMALL).stdout)["runs"][0]["results"]
        prints.append(result["partialFingerprints"]["casementFinding/v1"])
    yield "fingerprint", prints[0] == prints[1] and prints


def groups(tool, work):
    """Views beside each other in which a rule finds the same are one finding, in one setting and in several; pairs without a
    common view are not."""
    fields = field("a") + field("b", (20, 660, 374, 34))
    sides = "".join(f"{name}.leading = root.leading + 20\n{name}.trailing = root.trailing + -20\n" for name in "ab")
    text = storyboard(fields, held(sides + "a.top = safe.top + 300\nb.top = safe.top + 360"))
    report = found(tool, work, text, "--rules", "under-keyboard", *FIXED[2:4], *FIXED[6:])
    yield "one keyboard over two fields, at first over one", [sorted(each["views"]) for each in report] != [["a", "b"]] and (report or "nothing is found")
    buttons = "".join(button(name, (20, y, 40, 30)) + button(name + "2", (354, y, 40, 30)) for name, y in (("a", 108), ("b", 208)))
    left = "".join(
        f"{name}.leading = root.leading + 2\n{name}2.trailing = root.trailing + -2\n{name}.top = safe.top + {y}\n"
        f"{name}2.top = {name}.top\n" for name, y in (("a", 20), ("b", 120)))
    report = found(tool, work, storyboard(buttons, held(left)), "--rules", "outside-safe-area", "--devices", "iphone-5.8",
                   "--orientations", "landscape", *FIXED[2:])
    yield "one safe area beside four buttons", len(report) != 1 and (report or "nothing is found")
    pairs = "".join(button(name, (20, y, 180, 44)) + button(name + "2", (214, y, 180, 44)) for name, y in (("a", 108), ("b", 308)))
    apart = "".join(
        f"{name}.leading = root.leading + 20\n{name}.width = 180\n{name}2.width = 180\n{name}2.top = {name}.top\n"
        f"{name}2.trailing = root.trailing + -20\n{name}.top = safe.top + {y}\n" for name, y in (("a", 20), ("b", 220)))
    report = found(tool, work, storyboard(pairs, held(apart)), "--rules", "overlap", *FIXED, *SMALL)
    yield "two pairs", [each.get("keys") for each in report] != [["a a2"], ["b b2"]] and (report or "nothing is found")
    three = "".join(button(name, (x, 108, 100, 44)) for name, x in (("a", 20), ("b", 140), ("c", 260)))
    report = found(tool, work, storyboard(three, held(
        "a.leading = root.leading + 20\na.width = 100\na.top = safe.top + 20\nb.centerX = root.centerX + -17\nb.width = 100\n"
        "b.top = a.top\nc.trailing = root.trailing + -54\nc.width = 100\nc.top = a.top")), "--rules", "overlap", *FIXED, *SMALL)
    yield "two pairs with a common view", ([each.get("keys") for each in report] != [["a b", "b c"]]
                                           or "and 1 more pair" not in report[0]["message"]) and (report or "nothing is found")


def narrowed(tool, work):
    """A rule that compares settings takes the first of the matrix, whatever it is."""
    text = storyboard(label(), held("a.leading = root.leading + 20"))
    for options in (("--directions", "rtl"), ("--text-sizes", "2"), ("--keyboards", "up")):
        yield f"ambiguous, {' '.join(options)}", not found(tool, work, text, "--rules", "ambiguous", *options)
        yield f"unequal, {' '.join(options)}", not found(tool, work, RULES["unequal"][0], "--rules", "unequal", *options)
        text_under_bar = RULES["scroll-under-bar"][0]
        yield f"scroll-under-bar, {' '.join(options)}", not found(
            tool, work, text_under_bar, "--rules", "scroll-under-bar", *options)


def own_settings(tool, work):
    """The direction, the orientation and the keyboard of a scene file give way to those of the settings."""
    text = {"name": "t", "intrinsic": [60, 21], "baselines": [16, 5]}
    file = {"size": [320, 480], "views": [text]}
    plain = ("--directions", "ltr", "--keyboards", "away", "--text-sizes", "1", "--orientations", "portrait")
    for title, own, rules, options, expected in (
        ("right to left, seen left to right", {"direction": "right_to_left"}, ["t.leading == window.leading + 300", "V:|-[t]"],
         plain, True),
        ("right to left, seen so", {"direction": "right_to_left"}, ["t.left == window.left + 300", "V:|-[t]"],
         ("--directions", "rtl", *plain[2:]), True),
        ("landscape, seen in portrait", {"profile": "ios7", "orientation": "landscape_left", "size": [480, 320]},
         ["t.left == window.left + 400", "V:|-[t]"], plain, True),
        ("landscape, not seen in landscape", {"profile": "ios7", "orientation": "landscape_left", "size": [480, 320]},
         ["H:|-[t]", "t.top == window.top + 400"], plain, False),
        ("keyboard, seen away", {"profile": "ios15", "keyboard": "show"}, ["H:|-[t]", "t.top == keyboard_guide.top - 300"],
         plain, False),
        ("keyboard, seen up", {"profile": "ios15", "keyboard": "show"}, ["H:|-[t]", "t.top == keyboard_guide.top - 300"],
         (*plain[:2], "--keyboards", "up", *plain[4:]), True),
    ):
        report = found(tool, work, {**file, **own, "rules": rules}, *options, name="own.json")
        yield title, ([each["rule"] for each in report] != (["outside-window"] if expected else [])) and (report or "nothing is found")
    portrait = {**file, "profile": "ios7", "orientation": "landscape_left", "size": [480, 320], "rules": ["H:|-[t]", "t.top == window.top + 400"]}
    report = found(tool, work, portrait, *plain[:6], name="own.json")
    yield "seen in landscape, too", [each["first"]["orientation"] for each in report] != ["landscape"] and (report or "nothing is found")


def screens(tool, work):
    """Each screen is laid out once, the smallest first."""
    text = wide("a", width=390)
    report = found(tool, work, text, *FIXED, "--devices", "iphone-4.7,iphone-4")
    yield "the smallest first", [each["first"]["device"] for each in report] != ["iphone-4"] and (report or "nothing is found")
    report = found(tool, work, text, *FIXED, "--devices", "iphone-4,iphone-4", "--devices", "iphone-4")
    yield "a device twice", [each["settings"] for each in report] != [1] and (report or "nothing is found")
    report = found(tool, work, text, *FIXED, *SMALL, "--profile", "ios11", "--profile", "ios8", "--profile", "ios11")
    yield "a profile twice", [(each["settings"], each["first"]["profile"]) for each in report] != [(2, "ios8")] and (report or "nothing is found")
    cell = ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17156" useTraitCollections="YES">'
            '<objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="414" height="44"/><tableViewCellContentView '
            'key="contentView" id="con"><rect key="frame" x="0" y="0" width="414" height="43.5"/><subviews>'
            + field("a", (20, 5, 380, 34)) + "</subviews><constraints>"
            + held("a.leading = con.leading + 20\na.top = con.top + 5\na.width = 380") +
            "</constraints></tableViewCellContentView></tableViewCell></objects></document>")
    options = ("--devices", "iphone-3.5,iphone-4", *FIXED, "--profile", "ios8", "--profile", "ios11")
    report = found(tool, work, cell, *options, name="cell.xib")
    yield "off screen", [each["settings"] for each in report] != [1] and (report or "nothing is found")
    file = {"size": [320, 480], "views": [{"name": "t", "intrinsic": [400, 21], "baselines": [16, 5]}], "rules": ["H:|[t]", "V:|[t]"]}
    report = found(tool, work, file, "--profile", "ios7", *FIXED[2:], name="own.json")
    yield "a file gets a screen, which turns", [each["settings"] for each in report if each["rule"] == "outside-window"] != [2] and (report or "nothing is found")


def cell(views, constraints, kind="tableViewCell", attributes="", width=414):
    """Returns a xib with a cell of 44 points."""
    return (f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17156" useTraitCollections="YES">\n'
            f'<objects><{kind} id="cell"{attributes}><rect key="frame" x="0" y="0" width="{width}" height="44"/>\n'
            f'<{kind}ContentView key="contentView" id="root"><rect key="frame" x="0" y="0" width="{width}" height="43.5"/>\n'
            f"<subviews>\n{views}</subviews><constraints>\n{constraints}</constraints></{kind}ContentView></{kind}>"
            "</objects></document>")


FIRM = '<constraint firstItem="a" firstAttribute="width" constant="10" id="w"/>'


def silences(tool, work):
    """What a document does not know for certain is no finding; beside each, what is one."""
    image = view("imageView", "a", (20, 108, 42, 42), image="x", horizontalCompressionResistancePriority="1000")
    firm = label(horizontalCompressionResistancePriority="1000")
    plain = view("view", "a", (20, 108, 42, 42))
    own = view("view", "a", (20, 108, 42, 42), customClass="Badge")
    high = "a.leading = root.leading + 20\na.top = root.top + {0}\na.bottom = root.bottom + -{0}\na.height = 40"
    under = held(WIDE + "a.bottom = safe.bottom + -60")
    outlet = '<connections><outlet property="gap" destination="c2" id="o-ut-001"/></connections>'
    right = "a.leading = root.leading + 200\na.width = 180\na.top = safe.top + 20"
    text = view("textView", "a", (20, 500, 374, 302), FONT)
    low = "a.leading = root.leading + 20\na.bottom = root.bottom + -6"
    search = view("searchBar", "a", (200, 108, 180, 56))
    tall = "a.leading = root.leading + 20\na.trailing = root.trailing + -20\na.top = safe.top + 100\na.bottom = safe.bottom + -60"
    flush = "a.leading = root.leading + 20\na.trailing = root.trailing + -20\na.top = safe.top + 456\na.bottom = root.bottom"
    on = (*FIXED[2:4], *FIXED[6:])
    phone = ("--devices", "iphone-5.8", *FIXED)
    for title, rule, document, options, expected in (
        ("a text and a width", "conflict", storyboard(firm, held(CORNER) + FIRM), FIXED, True),
        ("the size of an image and a width", "conflict", storyboard(image, held(CORNER) + FIRM), FIXED, False),
        ("the height of a screen", "conflict", storyboard(plain, held(high.format(20) + "\na.width = 42")), FIXED, True),
        ("the height of a cell", "conflict", cell(plain, held(high.format(20) + "\na.width = 42")), FIXED, False),
        ("a view without a size", "ambiguous", storyboard(plain, held(CORNER)), FIXED, True),
        ("an image without a size", "ambiguous", storyboard(view("imageView", "a", (20, 108, 42, 42)), held(CORNER)), FIXED, False),
        ("a view of the app's own", "ambiguous", storyboard(own, held(CORNER)), FIXED, False),
        ("a label beside one of the app's own", "ambiguous", storyboard(
            own + label("b"), held(CORNER + "b.top = safe.top")), FIXED, False),
        ("the height in a cell", "ambiguous", cell(plain, held(
            "a.leading = root.leading + 20\na.width = 42\na.top = root.top + 2")), FIXED, False),
        ("a field", "under-keyboard", storyboard(field(), under), on, True),
        ("a field that an outlet moves", "under-keyboard", storyboard(field(), under, outlet), on, False),
        ("a text view, covered in part", "under-keyboard", storyboard(text, held(tall)), on, False),
        ("a field as high", "under-keyboard", storyboard(field("a", (20, 144, 374, 658)), held(tall)), on, True),
        ("a label at the edge", "outside-window", storyboard(
            label(text="a text as wide", frame=(200, 108, 180, 20.5)), held(right)), (*SMALL, *FIXED), False),
        ("a longer label", "outside-window", storyboard(
            label(text="a text as wide as it is", frame=(200, 108, 180, 20.5)), held(right)), (*SMALL, *FIXED), True),
        ("a label without a text", "outside-window", storyboard(
            label(text="", frame=(200, 108, 180, 20.5)), held(right)), (*SMALL, *FIXED), False),
        ("a search bar", "outside-window", storyboard(search, held(right)), (*SMALL, *FIXED), False),
        ("a field at the edge", "outside-window", storyboard(field("a", (200, 108, 180, 34)), held(right)), (*SMALL, *FIXED), True),
        ("a button at the home indicator", "outside-safe-area", storyboard(button("a", (20, 860, 100, 30)), held(low)), phone, True),
        ("a text at the home indicator", "outside-safe-area", storyboard(label(frame=(20, 869, 42, 20.5)), held(low)), phone, False),
        ("a text view at the home indicator", "outside-safe-area", storyboard(text, held(flush)), phone, False),
    ):
        report = found(tool, work, document, "--rules", rule, *options, name="t.xib" if "<tableViewCell" in document else "t.storyboard")
        yield title, bool(report) != expected and (report or "nothing is found")
    path = write(work, "t.xib", cell(label(text="a text as wide as it is"), held(CORNER.replace("safe", "root")), attributes=' style="IBUITableViewCellStyleDefault"'))
    yield "a cell of the system", b" 0 layouts" not in run(tool, path).stdout
    for axis, frames, constraints in (
        ("wide", ((20, 108, 180, 44), (214, 108, 180, 44)),
         "a.leading = root.leading + 20\na.width = 180\na.top = safe.top\nb.leading = a.trailing + 14\nb.top = a.top\n"
         "b.trailing = root.trailing + -20"),
        ("high", ((20, 108, 100, 300), (20, 428, 100, 300)),
         "a.leading = root.leading + 20\na.width = 100\na.top = root.top + 108\na.height = 300\nb.leading = a.leading\nb.width = 100\n"
         "b.top = a.bottom + 20\nb.bottom = root.bottom + -168"),
    ):
        row = button("a", frames[0]) + button("b", frames[1])
        report = found(tool, work, storyboard(row, held(constraints)), "--rules", "unequal", *SMALL, *FIXED)
        said = [each["message"].split(":")[0] for each in report]
        yield f"equally {axis}", said != [f'button "Go", button "Go" are no longer equally {axis}'] and (report or "nothing is found")


def fonts(tool, work):
    """Text in a font whose letters are not known is never cut, and its width is not estimated."""
    for name, expected in (("", True), ("HelveticaNeue-CondensedBold", False)):
        known = f'name="{name}"' if name else 'type="system"'
        font = f'<fontDescription key="fontDescription" {known} pointSize="34"/>'
        text = storyboard(label(text="Condensed headline text", frame=(20, 108, 374, 48), font=font),
                          held(WIDE + "a.top = safe.top + 20"))
        report = found(tool, work, text, "--rules", "cut-text", *FIXED)
        yield f"cut, {name or 'system'}", bool(report) != expected and (report or "nothing is found")
        text = storyboard(label(text="Condensed headline text", frame=(0, 108, 414, 48), font=font, textAlignment="center"),
                          held("a.leading = root.leading\na.trailing = root.trailing\na.top = safe.top + 20"))
        report = found(tool, work, text, "--rules", "outside-safe-area", "--devices", "iphone-5.8", "--orientations", "landscape",
                       *FIXED[2:])
        yield f"beside the cutout, {name or 'system'}", report


def estimates(tool, work):
    """A length that depends on the widths of letters is rounded, and says so."""
    text = storyboard(label(text="Hello world", frame=(20, 108, 374, 20.5)), held("a.leading = root.leading + 260\na.width = 134\na.top = safe.top + 20"))
    report = found(tool, work, text, "--rules", "outside-window", *FIXED, *SMALL)
    yield "about", [each["message"] for each in report] != ['label "Hello world" is outside the screen: about 24 at the right'] and report


def bodies(tool, work):
    """A scene of JUnit with a failure has its findings, and lines of the excerpt stay lines."""
    text = wide("a").replace(' constant="380"', ' constant="380"').replace(
        ' id="c2"/>', ' id="c2"><variation key="heightClass=compact" constant="abc"/></constraint>', 1)
    path = write(work, "t.storyboard", text)
    root = xml.etree.ElementTree.fromstring(run(tool, path, *FIXED[2:], *SMALL, "--format", "junit").stdout)
    case, = root.findall("testsuite/testcase")
    error, output = case.find("error"), case.find("system-out")
    yield "an error", (root.get("errors") != "1" or 'constant="abc" is not a number' not in error.get("message")) and root.attrib
    lines = error.text.split("\n")
    caret = lines[-1].find("^")
    yield "a caret", (len(lines) < 3 or lines[-2][caret:].find('constant="abc"')) and error.text
    yield "findings beside an error", (output is None or "[outside-window]" not in output.text or "\n" not in output.text.strip()
                                       ) and "no findings"
    path = write(work, "t.storyboard", wide("a"))
    root = xml.etree.ElementTree.fromstring(run(tool, path, *FIXED, *SMALL, "--format", "junit").stdout)
    failure = root.find("testsuite/testcase/failure")
    yield "a failure", (failure.get("type") != "outside-window" or "\n    a.width == 380  line" not in failure.text.replace(
        "textField a", "a")) and failure.text


def lists(tool, top):
    """An empty list is an error, and so are rules of which none is left."""
    main = os.path.join(top, "bindings", "scenes", "storyboards", "Main.storyboard")
    for options in (("--devices", ","), ("--devices", ""), ("--orientations", ","), ("--directions", ""), ("--text-sizes", ","),
                    ("--keyboards", ","), ("--rules", ","), ("--ignore", ""), ("--rules", "overlap", "--ignore", "overlap"),
                    ("--threads", "1.5")):
        done = run(tool, main, *options)
        yield " ".join(options), (done.returncode != 2 or options[0].encode() not in done.stderr) and (done.stdout + done.stderr)


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
        yield " ".join(options), (done.returncode != 2 or b"name another file" not in done.stderr) and f"{done.returncode} {done.stderr}"
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
        ((), 2, b"missing FILE"), (("--help",), 0, b"usage: casement check"), (("--list-rules",), 0, b"outside-window (error)"),
        ((main, "--rules", "overlaps"), 2, b'did you mean "overlap"?'), ((main, "--ignore", "x"), 2, b"is not one of"),
        ((main, "--devices", "iphone-9"), 2, b"--devices: \"iphone-9\" is not a device"),
        ((main, "--orientations", "up"), 2, b"portrait, landscape"), ((main, "--text-sizes", "0"), 2, b"from 0.1 to 10"),
        ((main, "--format", "xml"), 2, b"text, json, sarif, junit"), ((main, "--write-baseline"), 2, b"--baseline FILE"),
        ((main, "--sheet", "a.gif"), 2, b".html or .svg"), ((main, "--sheet", "/nowhere/a.html"), 4, b"No such file"),
        ((main, "--threads", "0"), 2, b"from 1 to 256"), ((main, "--baseline", "/nowhere"), 4, b"No such file"),
        ((broken,), 3, b"XML: "), ((broken, main), 3, b"[under-bar]"), (("/nowhere.xib", main), 4, b"[under-bar]"),
        ((main, "-o", main), 2, b"is the input"),
        ((main, "--devices", "320x480"), 1, b"320x480"),
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
    yield "scene", [each["rule"] for each in found] != ["under-bar"] and found
    yield "scene on ios6", run(tool, path, "--profile", "ios6").returncode
    done = run(tool, "-", "--vfl", text=b"H:|[a(10)]-|\nV:|[a]|\n")
    yield "standard input", done.returncode not in (0, 1) and done.stderr.decode()


def sheets(tool, top, work):
    """A sheet has a picture for each setting in which findings begin, and a line for each finding."""
    path = os.path.join(top, "bindings", "scenes", "storyboards", "Signup.storyboard")
    page, picture = os.path.join(work, "sheet.html"), os.path.join(work, "sheet.svg")
    findings = json.loads(run(tool, path, "--format", "json", "--sheet", page).stdout)["findings"]
    with open(page, encoding="utf-8") as file:
        text = file.read()
    settings = {json.dumps(each["first"]) for each in findings}
    yield "pictures", text.count("<img ") != len(settings) and text.count("<img ")
    yield "lines", text.count("<li ") != len(findings) and text.count("<li ")
    run(tool, path, "--sheet", picture)
    yield "svg", xml.etree.ElementTree.parse(picture).getroot().tag != "{http://www.w3.org/2000/svg}svg"


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


def measured(command):
    """Runs a command. Returns its exit code, its output and the most memory that it had, in MB."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, output, usage.ru_maxrss // 1024


def large(tool, work):
    """Memory is bounded: in a document of a thousand scenes, and where many wait for a slow one."""
    one = RULES["outside-window"][0]
    begin, end = one.index("<scene>"), one.index("</scenes>")
    scenes = "".join(one[begin:end].replace('"con-00-000"', f'"con-{number}"').replace('"root"', f'"root{number}"')
                     .replace('"a"', f'"a{number}"').replace('"safe"', f'"safe{number}"') for number in range(1000))
    path = write(work, "large.storyboard", one[:begin] + scenes + one[end:])
    status, output, most = measured([tool, "check", "--format", "json", path])
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
    status, _, most = measured([tool, "check", "--threads", "2", slow, *[other] * 150, *FIXED[4:]])
    yield "memory behind a slow document", (status not in (0, 1) or most > 100) and f"exit code {status}, {most} MB"
    # Of two hundred labels each lies on a hundred others on a phone that is lower than the one they are drawn on.
    pile = storyboard("".join(label(f"a{number}") for number in range(200)), held("".join(
        f"a{number}.leading = root.leading + 20\na{number}." + (
            "bottom = root.bottom + -120\n" if number % 2 else "top = root.top + 432\n") for number in range(200))))
    report = found(tool, work, pile, *FIXED, *SMALL)
    yield "a pile of labels", [(each["rule"], len(each["views"]) > 100) for each in report] != [("overlap", True)] and report
