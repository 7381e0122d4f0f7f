"""Tests of casement diff: two versions of 50 documents, git, folders, exit codes, pictures, and the time.

The second version is made here: a constant changes, a constraint is removed, or a view is added. Which frames move is judged by
casement solve, which lays out both versions on each screen. If CASEMENT_CORPUS names a corpus of storyboards, or one is beside
the checkout, documents of it are compared, too.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time

import check_documents as documents

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from corpus import corpus  # noqa: E402

SCENES = os.path.join(os.path.dirname(os.path.dirname(HERE)), "bindings", "scenes")
SCREENS = ("--devices", "iphone-4,iphone-5.8,ipad-9.7", "--profile", "ios11")


def run(tool, *arguments, cwd=None):
    return subprocess.run([tool, *arguments], capture_output=True, timeout=300, cwd=cwd)


def generated(chance):
    """Returns a storyboard of some views below each other, with a row of views in one of them."""
    views, rules = [], ""
    for number in range(chance.randint(3, 7)):
        name, above = f"v{number}", f"v{number - 1}.bottom" if number else "safe.top"
        inside = ""
        if chance.random() < 0.4:
            inside = "<subviews>" + documents.view("view", name + "i", (5, 5, 10, 10)) + "</subviews>"
            rules += f"{name}i.leading = {name}.leading + {chance.randint(1, 20)}\n{name}i.top = {name}.top + 4\n"
            rules += f"{name}i.width = {chance.randint(5, 50)}\n{name}i.height = 10\n"
        views.append(documents.view("view", name, (20, 100 + 50 * number, 100, 40), inside))
        rules += f"{name}.leading = root.leading + {chance.randint(0, 40)}\n{name}.top = {above} + {chance.randint(1, 30)}\n"
        rules += chance.choice([f"{name}.width = {chance.randint(20, 300)}\n", f"{name}.trailing = root.trailing + -20\n"])
        rules += f"{name}.height = {chance.randint(10, 60)}\n"
    return documents.storyboard("".join(views), documents.held(rules))


def originals():
    """Returns 50 documents, as names and texts."""
    chance = random.Random(11)
    made = []
    for lint, (bad, good, _) in sorted(documents.LINTS.items()):
        made += [(f"{lint}-bad.storyboard", bad), (f"{lint}-good.storyboard", good)]
    for folder in (SCENES, os.path.join(SCENES, "storyboards")):
        for name in sorted(os.listdir(folder)):
            if name.endswith((".json", ".storyboard", ".xib")):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    made.append((name, file.read()))
    made = [(name, text if isinstance(text, str) else json.dumps(text)) for name, text in made]
    return made + [(f"made-{number}.storyboard", generated(chance)) for number in range(50 - len(made))]


def of_corpus(count=12):
    """Returns documents of a corpus of storyboards; none where there is none. Larger ones take long to judge."""
    place = corpus.folder()
    paths = [path for path in corpus.originals(place) if path.stat().st_size < 60_000] if place else []
    for path in random.Random(3).sample(paths, min(count, len(paths))):
        yield path.name, path.read_text(encoding="utf-8")


def changed(name, text, chance, kind):
    """Returns the second version of a document: `constant`, `removed` or `added`; another kind where there is no such place."""
    if name.endswith(".json"):
        scene = json.loads(text)
        if kind == "added" or not scene.get("rules"):
            scene.setdefault("views", []).insert(0, {"name": "an added view", "intrinsic": [20, 10]})
        else:
            plain = [index for index, rule in enumerate(scene["rules"]) if isinstance(rule, str)]
            place = chance.choice(plain) if plain else 0
            rule = scene["rules"][place]
            if kind == "constant" and isinstance(rule, str) and re.search(r"\d", rule):
                scene["rules"][place] = re.sub(r"\d+", lambda found: str(int(found[0]) + 7), rule, count=1)
            else:
                del scene["rules"][place]
        return json.dumps(scene, indent=1)
    constraints = list(re.finditer(r"<constraint [^>]*/>", text))
    if kind == "added" or not constraints:
        place = text.find("<subviews>")
        if place < 0:
            return text
        added = documents.view("label", "add-ed-001", (3, 4, 50, 20), documents.FONT, text="Added")
        return text[:place + 10] + added + text[place + 10:]
    numbers = [one for one in constraints if re.search(r' constant="-?[\d.]+"', one[0])]
    if kind == "constant" and numbers:
        one = chance.choice(numbers)
        new = re.sub(r' constant="(-?[\d.]+)"', lambda found: f' constant="{float(found[1]) + 7:g}"', one[0])
    else:
        one, new = chance.choice(constraints), ""
    return text[:one.start()] + new + text[one.end():]


def frames(tool, path, scene, screen):
    """Returns the frames of the named views that casement solve shows on a screen."""
    options = ["--scene", scene] if scene else []
    if "device" in screen:
        options += ["--device", screen["device"]] + (["--landscape"] if screen["orientation"] == "landscape" else [])
    elif not scene and screen["orientation"] == "landscape":
        options += ["--orientation", "landscape_left"]
    options += ["--profile", screen["profile"]] if "profile" in screen else []
    done = run(tool, "solve", "--json", path, *options)
    items = json.loads(done.stdout)["items"]
    hidden = {item["id"] for item in items if item.get("hidden")}
    shown = {}
    for item in items:
        if item.get("parent") in hidden:
            hidden.add(item["id"])
        if item["kind"] in ("view", "scroll") and item["name"] and item["id"] not in hidden:
            shown[item["name"]] = item["window_frame"]
    return shown


def moved(tool, old, new, scene):
    """Returns the moved views of a scene and screen, with both frames, as casement solve has them; and new and gone ones."""
    for number, screen in enumerate(scene["screens"]):
        before, after = (frames(tool, path, scene.get("id", ""), screen) for path in (old, new))
        yield number, {name: (before[name], after[name]) for name in before.keys() & after.keys()
                       if any(abs(one - other) > 0.01 for one, other in zip(before[name], after[name]))}, \
            len(after.keys() - before.keys()), len(before.keys() - after.keys())


def judged(tool, old, new):
    """Returns what is wrong with the difference of two documents, and how many frames it lists."""
    done = run(tool, "diff", old, new, "--json", *([] if old.endswith(".json") else SCREENS))
    if done.returncode not in (0, 1):
        return f"{done.returncode}: {done.stderr[:300]}", 0
    report = json.loads(done.stdout)
    if bool(report["documents"]) != (done.returncode == 1):
        return f"exit code {done.returncode}", 0
    count = 0
    for scene in (scene for document in report["documents"] for scene in document["scenes"]):
        if scene["change"] != "changed":
            continue
        for number, expected, more, less in moved(tool, old, new, scene):
            said = {move["view"]: (frame["before"], frame["after"]) for move in scene.get("moved", [])
                    for frame in move["frames"] if frame["screen"] == number and not move["view"].startswith("#")}
            if said.keys() != expected.keys():
                return f"{scene['scene']}, screen {number}: {sorted(said.keys() ^ expected.keys())}", count
            for name, both in said.items():
                if any(abs(one - other) > 0.02 for pair in zip(both, expected[name]) for one, other in zip(*pair)):
                    return f"{scene['scene']}: {name}: {both}, and not {expected[name]}", count
            if more > len(scene.get("new_views", [])) or less > len(scene.get("gone_views", [])):
                return f"{scene['scene']}, screen {number}: {more} views are new, {less} are gone", count
            count += len(said)
    return False, count


def all_judged(tool, work, texts):
    """Compares both versions of documents, one by one, and then as folders; nothing where there are none."""
    if not texts:
        return
    chance = random.Random(12)
    folders = [os.path.join(work, name) for name in ("old", "new")]
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
    total = compared = 0
    for number, (name, text) in enumerate(texts):
        kind = ("constant", "removed", "added")[number % 3]
        old, new = (os.path.join(folder, name) for folder in folders)
        for path, content in ((old, text), (new, changed(name, text, chance, kind))):
            with open(path, "w", encoding="utf-8") as file:
                file.write(content)
        wrong, count = judged(tool, old, new)
        total, compared = total + count, compared + 1
        yield f"{name}, {kind}", wrong
    yield "frames", compared >= 50 and total < 300 and f"only {total} frames move"
    begin = time.monotonic()
    done = run(tool, "diff", *folders)
    seconds = time.monotonic() - begin
    yield "folders", done.returncode != 1 and f"{done.returncode}: {done.stderr[:300]}"
    yield "time", seconds > 60 and f"{seconds:.1f} s for {len(texts)} documents"


def others(tool, work):
    """Exit codes, the text, pictures, and revisions of git."""
    good, bad = documents.LINTS["conflict"][1], documents.LINTS["conflict"][0]
    place = os.path.join(work, "repository")
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(os.path.join(place, "App"))

    def write(name, text):
        with open(os.path.join(place, name), "w", encoding="utf-8") as file:
            file.write(text)

    def git(*words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=place, check=True, capture_output=True)

    write("App/Main.storyboard", good)
    write("App/Gone.storyboard", bad)
    write("other.txt", "1")
    git("init", "-q", ".")
    git("add", "-A")
    git("commit", "-qm", "one")
    git("rm", "-q", "App/Gone.storyboard")
    write("App/Main.storyboard", good.replace('constant="20"', 'constant="28"'))
    write("other.txt", "2")
    git("add", "-A")
    git("commit", "-qm", "two")
    write("App/Main.storyboard", bad)
    write("same.storyboard", good)
    cases = [
        (("diff", "HEAD~1", "HEAD"), 1, b"1 view moves in 1 scene of 2 documents, 1 scene gone, 1 finding gone"),
        (("diff", "HEAD~1", "HEAD", "--", "App/Main.storyboard"), 1, b"1 view moves in 1 scene of 1 document\n"),
        (("diff", "HEAD~1..HEAD", "App"), 1, b"App/Main.storyboard: Scene\n"),
        (("diff", "HEAD~1...HEAD"), 1, b"App/Gone.storyboard: Scene: the scene is gone"),
        (("diff", "HEAD~1", "HEAD", "other.txt"), 0, b"no difference\n"),
        (("diff", "HEAD"), 1, b"1 new finding"),
        (("diff", "same.storyboard", "same.storyboard"), 0, b"no difference\n"),
        (("diff", "same.storyboard", "App/Main.storyboard"), 1, b"  + error: "),
        (("diff", "App/Main.storyboard", "same.storyboard"), 1, b"  - error: "),
        (("diff", "same.storyboard", "App"), 2, b"is a file, and App a folder"),
        (("diff", "same.storyboard", "missing.storyboard"), 2, b"missing.storyboard: No such file"),
        (("diff", "same.storyboard", "other.txt"), 2, b"error: "),
        (("diff", "/dev/zero", "same.storyboard"), 2, b"64 MiB, the most that casement reads"),
        (("diff", "same.storyboard"), 2, b"takes two files"),
        (("diff", "nothing"), 2, b"neither a file, nor a folder, nor a revision"),
        (("diff", "--", "-x", "HEAD"), 2, b"neither a file, nor a folder, nor a revision"),
        (("diff",), 2, b"missing OLD NEW"),
        (("diff", "same.storyboard", "same.storyboard", "--picture", "same.storyboard"), 2, b"must end in .svg"),
        (("diff", "HEAD~1", "HEAD", "--picture", "/nowhere/a.svg"), 2, b"No such file"),
    ]
    for words, status, text in cases:
        done = run(tool, *words, cwd=place)
        output = done.stdout + done.stderr
        yield " ".join(words), (done.returncode != status or text not in output) and f"{done.returncode}: {output[:400]}"
    done = run(tool, "diff", "HEAD~1", "HEAD", "--picture", "p.svg", "--json", cwd=place)
    with open(os.path.join(place, "p.svg"), encoding="utf-8") as file:
        picture = file.read()
    yield "picture", (picture.count('class="arrow"') != 1 or ">old<" not in picture) and picture[:400]
    # A field over the top bar, whose outlet and id nobody knows.
    under = documents.storyboard(
        documents.view("textField", "fie-ld-001", (20, 10, 200, 34), placeholder="Name"),
        documents.held("f.leading = root.leading + 20\nf.top = root.top + 10").replace('"f"', '"fie-ld-001"'), documents.BAR)
    write("before.storyboard", under)
    write("after.storyboard", under.replace('constant="10"', 'constant="30"'))
    run(tool, "diff", "before.storyboard", "after.storyboard", "--picture", "t.svg", cwd=place)
    with open(os.path.join(place, "t.svg"), encoding="utf-8") as file:
        titled = file.read()
    yield "titles in a picture", (not re.search('>textField (&quot;|")Name(&quot;|"): ', titled) or "fie-ld-001: " in titled) and titled[:400]
    screens = json.loads(done.stdout)["documents"][1]["scenes"][0]["screens"]
    yield "screens", len(screens) != 10 and screens
    outputs = {run(tool, "diff", "HEAD~1", "HEAD", "--json", "--threads", number, cwd=place).stdout for number in ("1", "4")}
    yield "threads", len(outputs) != 1 and "the output depends on the number of threads"
    for name, what in list(of_git(tool, place, git, write, good, bad)) + list(unreadable(tool, place, write, good)):
        yield name, what
    outside = run(tool, "diff", "HEAD", cwd="/")
    yield "no repository", (outside.returncode != 2 or b"no repository of git" not in outside.stderr) and outside.stderr


def said(tool, words, status, *texts, cwd, text=b""):
    """Returns what is wrong: another exit code, or a text that is missing in the output."""
    done = subprocess.run([tool, "diff", *words], capture_output=True, timeout=300, cwd=cwd, input=text)
    output = done.stdout + done.stderr
    missing = [one for one in texts if one not in output]
    return (done.returncode != status or missing) and f"{done.returncode}: {output[:600]}, and not {missing}"


def of_git(tool, place, git, write, good, bad):
    """Settings of the user, paths, links, submodules, git difftool, and a repository without a working tree."""
    inner = os.path.join(place, "App")
    git("config", "diff.relative", "true")
    for key, value in (("diff.noprefix", "true"), ("diff.external", "false"), ("diff.renames", "copies"), ("color.ui", "always"),
                       ("core.quotepath", "true"), ("diff.submodule", "log")):
        git("config", key, value)
    yield "diff.relative", said(tool, ("HEAD",), 1, b"App/Main.storyboard: Scene\n", cwd=inner)
    yield "diff.relative, a path", said(tool, ("HEAD~1", "HEAD", "--", "Main.storyboard"), 1, b"1 view moves", cwd=inner)
    write("App/Renamed.storyboard", good)
    git("add", "App/Renamed.storyboard")
    git("commit", "-qm", "three")
    os.remove(os.path.join(place, "App/Renamed.storyboard"))
    for words in (("HEAD", "--", "App/Renamed.storyboard"), ("HEAD", "--", "*Renamed.storyboard"), ("HEAD", "--", ":(top)App/Re*")):
        yield " ".join(words), said(tool, words, 1, b"App/Renamed.storyboard: Scene: the scene is gone", cwd=place)
    yield "a pattern of the top", said(
        tool, ("HEAD", "--", ":(top)App/Renamed.storyboard"), 1, b"1 scene gone", cwd=inner)
    for words in (("HEAD~1", "HEAD", "Nope"), ("HEAD~1..HEAD", "Nope"), ("HEAD", "--", "Nope"), ("HEAD", "--", "App", "*.nope")):
        yield " ".join(words), said(tool, words, 2, b"ope: no file of git has this path in ", cwd=place)
    yield "three revisions", said(tool, ("HEAD", "HEAD", "HEAD", "--"), 2, b"one or two revisions", cwd=place)
    git("checkout", "-q", "App/Renamed.storyboard")
    # git difftool calls the tool for each document; of one that is new or gone, one version is /dev/null.
    done = subprocess.run(
        ["git", "-c", "diff.renames=false", "difftool", "-y", "-x", f"'{os.path.abspath(tool)}' diff", "HEAD~2", "HEAD", "--", "App"], cwd=place,
        capture_output=True, timeout=300)
    gone, new = b"Gone.storyboard: Scene: the scene is gone" in done.stdout, b"Renamed.storyboard: Scene: new scene" in done.stdout
    yield "git difftool", (not gone or not new) and f"{done.stdout} {done.stderr}"
    write("empty.storyboard", "")
    yield "an empty file", said(tool, ("empty.storyboard", "same.storyboard"), 1, b"1 new scene", cwd=place)
    yield "nothing", said(tool, ("empty.storyboard", "/dev/null"), 0, b"no difference", cwd=place)
    yield "standard input twice", said(tool, ("-", "-"), 2, b"standard input cannot be both versions", cwd=place, text=good.encode())
    write("rules.vfl", "H:|-[text]-[send(60)]-|")
    other = b"H:|-[text]-[send(70)]-|"
    for words in (("rules.vfl", "-"), ("-", "rules.vfl")):
        yield "rules and " + words[1], said(tool, words, 1, b"2 views move", cwd=place, text=other)
    os.symlink("Main.storyboard", os.path.join(place, "App/Link.storyboard"))
    git("add", "App/Link.storyboard")
    git("update-index", "--add", "--cacheinfo", "160000," + "1" * 40 + ",App/Module.xib")
    git("commit", "-qm", "four")
    yield "a link and a submodule", said(tool, ("HEAD~1", "HEAD"), 0, b"no difference\n", cwd=place)
    yield "a link in the working tree", said(tool, ("HEAD~1", "--", "App/Link.storyboard"), 0, b"no difference\n", cwd=place)
    bare = os.path.join(place, "bare.git")
    subprocess.run(["git", "clone", "-q", "--bare", place, bare], check=True, capture_output=True)
    yield "bare", said(tool, ("HEAD~3", "HEAD~2"), 1, b"1 scene gone", cwd=bare)
    yield "bare, one revision", said(tool, ("HEAD", "--"), 2, b"no working tree", cwd=bare)
    yield "bare, HEAD is a file", said(tool, ("HEAD~3", "HEAD", "--", "*Gone.storyboard"), 1, b"1 scene gone", cwd=bare)


def unreadable(tool, place, write, good):
    """Documents that cannot be read, names in words, and when a picture is written."""
    for folder in ("one", "two"):
        os.makedirs(os.path.join(place, folder))
        write(f"{folder}/broken.xib", "<document><objects>")
        write(f"{folder}/good.storyboard", good)
    yield "equal and broken", said(tool, ("one", "two"), 0, b"no difference\n", cwd=place)
    write("two/broken.xib", "<document>")
    picture = os.path.join(place, "kept.svg")
    write("kept.svg", "kept")

    def is_kept():
        with open(picture, encoding="utf-8") as file:
            return file.read() == "kept"

    yield "broken", said(
        tool, ("one", "two", "--picture", "kept.svg"), 2, b"1 document cannot be compared\n\nbroken.xib: cannot be compared\n", cwd=place)
    yield "no picture of a failure", not is_kept() and "written"
    yield "broken, JSON", said(tool, ("one", "two", "--json"), 2, b'"summary": "1 document cannot be compared"', cwd=place)
    yield "no picture of no difference", said(
        tool, ("same.storyboard", "same.storyboard", "--picture", "kept.svg"), 0, b"kept.svg: not written", cwd=place) or (
            not is_kept() and "written")
    scene = {"size": [100, 100], "views": [{"views": [{"intrinsic": [10, 10]}]}, {"intrinsic": [5, 5]}], "rules": []}
    write("plain.json", json.dumps(scene))
    scene["views"][1]["intrinsic"] = [8, 8]
    write("other.json", json.dumps(scene))
    done = run(tool, "diff", "plain.json", "other.json", cwd=place)
    yield "views without a name", (b"#" in done.stdout or b"unnamed view 2 in " not in done.stdout) and done.stdout


def check(tool, work):
    results = list(all_judged(tool, work, originals()))
    results += all_judged(tool, work, list(of_corpus()))
    if shutil.which("git"):
        results += others(tool, work)
    else:
        print("skipped: casement diff of revisions: there is no git")
    wrong = [(name, what) for name, what in results if what]
    for name, what in wrong:
        print(f"diff: {name}: {what}")
    return len(results), len(wrong)
