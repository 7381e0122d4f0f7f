"""Tests of storyboards with the tool: solved, imported, compared, drawn, and damaged."""

import json
import os
import random
import resource
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
    for found in (scenes(tool, folder), forms(tool, folder, work), checked(tool, work), extents(tool, folder, work),
                  remarks(tool, folder), simulated(tool, work), places(tool, work), growth(tool, work), damaged(tool, folder, work),
                  large(tool, work)):
        count += 1
        wrong += len(found)
        print("".join(line + "\n" for line in found), end="")
    return count, wrong


def imports(tool, path, rules):
    """The output of import is valid by the schema and has the layout of the storyboard, also with --lines."""
    imported = run(tool, "import", path)
    faults = schema.faults(json.loads(imported.stdout), rules, rules, "import")
    if faults:
        return faults[0]
    one = run(tool, "solve", "--json", path).stdout
    other = run(tool, "solve", "--json", "-", text=imported.stdout).stdout
    if json.loads(one) != json.loads(other):
        return "the layout after import differs"
    lines = [json.loads(line) for line in run(tool, "import", "--lines", path, path).stdout.splitlines()]
    listed = run(tool, "import", "--list", path).stdout.splitlines()
    if len(lines) != 2 * len(listed):
        return f"{len(lines)} lines for {len(listed)} scenes"
    text = run(tool, "import", "--lines", path, path).stdout
    answers = [json.loads(line) for line in run(tool, "solve", "--lines", "--time", "-", text=text).stdout.splitlines()]
    plain = "".join(json.dumps(line["document"]) + "\n" for line in lines).encode()
    if run(tool, "solve", "--lines", "-", text=plain).stdout != run(tool, "solve", "--lines", "-", text=text).stdout:
        return "the lines of import have other layouts than their scenes"
    if len(answers) != len(lines) or any("error" in answer or not answer["seconds"] for answer in answers):
        return "not every line has a result"
    return ""


def draws(tool, path, work):
    for output in ("sheet.svg", "sheet.png"):
        done = run(tool, "render", path, "-o", os.path.join(work, output))
        if done.returncode:
            return done.stderr.decode()
    return ""


def scenes(tool, folder):
    main, settings = (os.path.join(folder, name) for name in ("Main.storyboard", "Settings.storyboard"))
    gallery = os.path.join(os.path.dirname(folder), "gallery.json")
    cases = [
        (("solve", main, "--scene", "Frm"), 2, b'did you mean "Form"?'),
        (("solve", main, "--device", "iphone-9"), 2, b"is not a device; use a size"),
        (("solve", main, "--device", "320x480", "--scene", "Old"), 0, b"roo-00-002"),
        (("compare", main, *["--profile", "ios6"] * 3), 2, b"--profile twice"),
        (("compare", main, "--profile", "ios6"), 0, b"from ios6 to ios7"),
        (("compare", main, "--profile", "ios7"), 0, b"from ios6 to ios7"),
        (("compare", main, "--scene", "Form"), 0, b"from ios6 to ios7"),
        (("import", main, main), 2, b"expected one file"),
        (("explain", main, "--scene", "Form", "--device", "iphone-4.7"), 0,
         b"laid out for another device: stored frames are not compared"),
        (("explain", settings, "--device", "iphone-6.1"), 0, b"differs from stored"),
        (("solve", main, "--device", "0x0"), 2, b"at least 16 points"),
        (("solve", main, "--device", "375x15"), 2, b"at least 16 points"),
        (("solve", gallery, "--device", "375x667"), 2, b"--device applies to storyboards only"),
        (("explain", gallery, "--landscape"), 2, b"--landscape applies to storyboards only"),
        (("render", gallery, "--scene", "Form"), 2, b"--scene applies to storyboards only"),
        (("compare", gallery, "--device", "iphone-4"), 2, b"--device applies to storyboards only"),
        (("solve", "--lines", gallery, "--device", "iphone-4"), 2, b"--device applies to storyboards only"),
        (("import", "--list", "--scene", "bogus", main), 2, b"--list and --scene cannot be combined"),
        (("import", "--lines", "--scene", "Form", main), 2, b"--lines and --scene cannot be combined"),
        (("solve", "--lines", main), 2, b"Main.storyboard is a storyboard"),
        (("solve", "--vfl", main), 2, b"--vfl: "),
        (("render", "--vfl", main), 2, b"--vfl: "),
        (("solve", "--device", "375x667", "--landscape", main), 0, b"667     375\n      lab-00-001"),
    ]
    return [f"casement {' '.join(arguments)}: {done.returncode} {(done.stdout + done.stderr).decode()}"
            for arguments, status, words in cases
            for done in [run(tool, *arguments)] if done.returncode != status or words not in done.stdout + done.stderr]


def forms(tool, folder, work):
    """File extensions are case-insensitive, and standard input may be a storyboard."""
    with open(os.path.join(folder, "Main.storyboard"), "rb") as file:
        main = file.read()
    path, found = os.path.join(work, "Main.STORYBOARD"), []
    with open(path, "wb") as file:
        file.write(main)
    expected = run(tool, "solve", os.path.join(folder, "Main.storyboard")).stdout
    for name, done in (
        (path, run(tool, "solve", path)), ("-", run(tool, "solve", "-", text=main)),
        ("- with a byte order mark", run(tool, "solve", "-", text=b"\xef\xbb\xbf" + main)),
    ):
        if done.returncode or done.stdout != expected:
            found.append(f"solve {name}: {done.returncode} {done.stderr.decode()}")
    for command in (("render", "-"), ("render", "-", "--scene", "Old"), ("compare", "-"), ("import", "-"),
                    ("explain", "-")):
        done = run(tool, *command, text=main)
        if done.returncode:
            found.append(f"{' '.join(command)}: {done.returncode} {done.stderr.decode()}")
    return found


def document(views, constraints="", **attributes):
    """Returns a xib with a root view of some views."""
    said = "".join(f' {name}="{value}"' for name, value in attributes.items())
    return (f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14460"{said}><objects>\n'
            '<view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>\n'
            f"<subviews>{views}</subviews><constraints>{constraints}</constraints></view></objects></document>")


def simulated(tool, work):
    """Simulated bars of a xib are shown. Covered views are marked, and arrows show moved views."""
    path, picture, found = os.path.join(work, "bars.xib"), os.path.join(work, "bars.svg"), []
    label = ('<label text="Hello" id="lab-00-001" translatesAutoresizingMaskIntoConstraints="NO">'
             '<rect key="frame" x="20" y="20" width="100" height="21"/></label>')
    held = "".join(f'<constraint firstItem="lab-00-001" firstAttribute="{side}" secondItem="root" '
                   f'secondAttribute="{side}" constant="20" id="{side}"/>' for side in ("top", "leading"))
    text = document(label, held).replace('width="200" height="100"', 'width="320" height="568"')
    bars = '<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>'
    for simulation in (bars, '<nil key="simulatedTopBarMetrics"/>'):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace("</view></objects>", simulation + "</view></objects>"))
        done = run(tool, "compare", path, "-o", picture)
        with open(picture, encoding="utf-8") as file:
            svg = file.read()
        words = (b"lab-00-001, 21 at the top  label \"Hello\"", b"-64") if simulation == bars else (b"none moves",)
        drawn = simulation == bars
        if done.returncode or any(word not in done.stdout for word in words):
            found.append(f"compare of simulated bars: {done.stdout.decode()}{done.stderr.decode()}")
        if (">Hello: 21 at the top</text>" in svg) != drawn or ('class="arrow"' in svg) != drawn:
            found.append(f"picture of simulated bars, {simulation}: {svg}")
        if ">lab-00-001: " in svg:
            found.append("a mark with the id of the document")
    return found


def placed(name, inside="", y=0):
    return (f'\n<view id="{name}" translatesAutoresizingMaskIntoConstraints="NO">'
            f'<rect key="frame" x="0" y="{y}" width="1" height="1"/>{inside}</view>')


def checked(tool, work):
    """--check sets the exit code of every command that lays out a storyboard."""
    path, found = os.path.join(work, "loose.xib"), []
    rules = (("top", 'secondItem="root" secondAttribute="top"'), ("width", 'constant="9"'), ("height", 'constant="9"'),
             ("leading", 'secondItem="root" secondAttribute="leading"'))
    held = "".join(f'<constraint firstItem="a" firstAttribute="{attribute}" {rest} id="{attribute}"/>'
                   for attribute, rest in rules)
    conflict = '<constraint firstItem="a" firstAttribute="width" constant="8" id="conflict"/>'
    for constraints, status in (("", 1), (held, 0), (held + conflict, 1)):
        with open(path, "w", encoding="utf-8") as file:
            file.write(document(placed("a"), constraints))
        for command in ("solve", "explain", "render", "compare"):
            for more, expected in ((["--check"], status), ([], 0)):
                done = run(tool, command, path, *more)
                if done.returncode != expected:
                    found.append(f"{command} {more}: {done.returncode}, not {expected}")
    return found


def extents(tool, folder, work):
    """A view that does not extend under bars is under none, on both profiles."""
    path, found = os.path.join(work, "extent.storyboard"), []
    with open(os.path.join(folder, "Main.storyboard"), encoding="utf-8") as file:
        main = file.read()
    begin = main.index('<viewController storyboardIdentifier="Old"')
    end = main.index("</viewController>", begin)
    for inserted, is_under in (("", True), ('<extendedEdge key="edgesForExtendedLayout"/>', False),
                               ('<extendedEdge key="edgesForExtendedLayout" top="YES"/>', True)):
        with open(path, "w", encoding="utf-8") as file:
            file.write(main[:end] + inserted + main[end:])
        done = run(tool, "compare", path, "--scene", "Old")
        if done.returncode or (b"under bars on ios7" in done.stdout) != is_under:
            found.append(f"compare with {inserted}: {done.returncode} {done.stdout.decode()}")
    return found


def remarks(tool, folder):
    """Every command that loads a document prints the number of remarks, and import prints the remarks."""
    path, found = os.path.join(folder, "Settings.storyboard"), []
    cases = [(command, [], "casement import") for command in ("solve", "explain", "compare", "record")]
    cases += [("render", [], "casement import --list"),
              ("render", ["--scene", "Settings"], "casement import --scene Settings"),
              ("render", ["--device", "iphone-5.8"], "casement import --list --device iphone-5.8"),
              ("solve", ["--device", "iphone-5.8"], "casement import --device iphone-5.8")]
    for command, options, lister in cases:
        done = run(tool, command, path, *options)
        said = f"casement: {path}: 2 remarks; `{lister}` lists them\n"
        if done.returncode or done.stderr.decode() != said:
            found.append(f"{command}: {done.returncode} {done.stderr.decode()}")
        listed = run(tool, *lister.split()[1:], path).stderr.decode().splitlines()
        if len(listed) != 2:
            found.append(f"{lister}: {listed}")
    told = run(tool, "import", path).stderr.decode().splitlines()
    if len(told) != 2 or not all(line.startswith(f"casement: {path}: left out: ") for line in told):
        found.append(f"import: {told}")
    if run(tool, "solve", os.path.join(folder, "Main.storyboard")).stderr:
        found.append("a remark on nothing")
    return found


def places(tool, work):
    """Constraints that the library refuses are reported with the line of the storyboard."""
    path = os.path.join(work, "refused.xib")
    with open(path, "w", encoding="utf-8") as file:
        file.write(document(placed("a"), '\n <constraint firstItem="a" firstAttribute="top" secondItem="root" '
                                         'secondAttribute="leading" id="c"/>'))
    found = []
    for command in ("solve", "explain", "render", "compare"):
        done = run(tool, command, path)
        said = b"refused.xib:5:2: error: " in done.stderr and b'firstItem="a"' in done.stderr
        if done.returncode != 3 or not said:
            found.append(f"{command}: {done.returncode} {done.stderr.decode()}")
    return found


def growth(tool, work):
    """The time of import grows linearly with views, guides, constraints and segues."""
    def views(count):
        every = "".join(placed(f"v{number}", f'<viewLayoutGuide key="safeArea" id="g{number}"/>', number)
                        for number in range(count))
        held = "".join(f'\n<constraint firstItem="v{number}" firstAttribute="top" secondItem="g{number - 1}" '
                       f'secondAttribute="top" id="c{number}"/>' for number in range(1, count))
        return document(every, held)

    def controllers(count):
        every = "".join(
            f'<scene><objects><viewController id="c{number}"><view key="view" id="v{number}">'
            '<rect key="frame" x="0" y="0" width="320" height="568"/></view><connections>'
            f'<segue destination="c{number + 1}" kind="modal" id="s{number}"/></connections></viewController></objects>'
            "</scene>" for number in range(count))
        return ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="5056"><scenes>'
                f"{every}</scenes></document>")

    found = []
    for name, make, small, large in (("views", views, 2_000, 20_000), ("controllers", controllers, 1_000, 10_000)):
        seconds = []
        for count in (small, large):
            path = os.path.join(work, "growth.storyboard" if name == "controllers" else "growth.xib")
            with open(path, "w", encoding="utf-8") as file:
                file.write(make(count))
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = run(tool, "import", "--lines", path)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
            if done.returncode or b'"error"' in done.stdout:
                found.append(f"{name}: {done.returncode} {done.stderr.decode()[:200]}")
        if seconds[1] > 20 * seconds[0] + 0.1:
            found.append(f"{name}: {small} take {seconds[0]:.2f} s, {large} take {seconds[1]:.2f} s")
    return found


def damaged(tool, folder, work):
    """Damaged documents give a result or a message, and no signal."""
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
    """Documents that are too large give a message with a position, quickly."""
    path, found = os.path.join(work, "large.xib"), []
    for text, words in (
        (b" " * (64 << 20) + b" ", b"larger than 64 MiB"),
        (b"<a>" + b"<b/>" * 1_000_001 + b"</a>", b"more than 1000000 elements"),
        (b"<a>" * 1_000_000, b"nested more than 512 deep"),
        (b"<document " + b"a" * (20 << 20), b"XML: "),
    ):
        with open(path, "wb") as file:
            file.write(text)
        done = run(tool, "solve", path)
        status, place = (4, b"large.xib: ") if b"MiB" in words else (3, b"large.xib:1:")
        if done.returncode != status or words not in done.stderr or place not in done.stderr:
            found.append(f"large: {done.returncode} {done.stderr.decode()[:200]}")
    os.remove(path)
    return found
