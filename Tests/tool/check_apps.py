"""Tests of casement check on apps: settings that are read beside documents, folders, lists, configurations, exit codes."""

import json
import os
import random
import re
import resource
import shutil
import subprocess

from check_documents import CORNER, FIXED, LINTS, SMALL, field, found, held, label, run, said, storyboard, wide, write, xib

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x.dtd">\n<!-- > -->\n'
PROJECT = """// !$*UTF8*$!
{
	objects = {
		C1 /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
				TARGETED_DEVICE_FAMILY = %s;
			};
			name = Debug;
		};
		P /* Project object */ = {
			isa = PBXProject;
			knownRegions = (
				en,
				Base,
				%s,
			);
		};
	};
}
"""


def parts(tool, top, work):
    work = os.path.join(work, "apps")
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(os.path.join(work, ".git"))
    return [settings(tool, work), projects(tool, work), unreadable(tool, work), large_projects(tool, work), folders(tool, work), ignored(tool, work),
            exits(tool, work), configurations(tool, work), stale(tool, work), leftovers(tool, work), copies(tool, work), unnamed(tool, work),
            unopened(tool, work), unnamed_xibs(tool, work), launch_images(tool, work)]


def plist(**members):
    """Returns an Info.plist: lists of words, words, and flags."""
    def value(of):
        if isinstance(of, bool):
            return "<true/>" if of else "<false/>"
        if isinstance(of, list):
            return "<array>" + "".join(value(each) for each in of) + "</array>"
        return f"<string>{of}</string>"
    inside = "".join(f"<key>{key.replace('_', '~')}</key>\n{value(of)}\n" for key, of in members.items())
    return f'{HEAD}<plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>{inside}</dict></plist>\n'


def app(work, name, **files):
    """Writes the files of an app into a folder of its name. Returns the folder."""
    folder = os.path.join(work, name)
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in files.items():
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return folder


def settings(tool, work):
    """The orientations, languages and devices of an app are those of its Info.plist; options override them."""
    low = storyboard(field("a", (20, 500, 374, 34)), held("a.leading = root.leading + 20\na.trailing = root.trailing + -20\n"
                                                          "a.top = safe.top + 400"))
    portrait = plist(UISupportedInterfaceOrientations=["UIInterfaceOrientationPortrait"])
    rtl = plist(CFBundleLocalizations=["en", "he"])
    for title, list_of, options, expected in (
        ("no Info.plist", None, (), {("landscape", "ltr"), ("portrait", "ltr")}),
        ("both directions by an option", None, ("--orientations", "portrait", "--directions", "ltr,rtl"), {
            ("portrait", "ltr"), ("portrait", "rtl")}),
        ("portrait", portrait, (), {("portrait", "ltr")}),
        ("portrait, and landscape by an option", portrait, ("--orientations", "landscape"),
         {("landscape", "ltr")}),
        ("portrait, without the app", portrait, ("--app", "none", "--directions", "ltr"), {
            ("landscape", "ltr"), ("portrait", "ltr")}),
        ("no right-to-left language", plist(CFBundleLocalizations=["en", "de"]), (), {
            ("landscape", "ltr"), ("portrait", "ltr")}),
        ("a right-to-left language", rtl, ("--orientations", "portrait"), {("portrait", "ltr"), ("portrait", "rtl")}),
        ("landscape alone", plist(UISupportedInterfaceOrientations=["UIInterfaceOrientationLandscapeLeft"],
                                  CFBundleLocalizations=["en"]), (), {("landscape", "ltr")}),
        ("an extension", portrait.replace("<key>LS", "<key>NSExtension</key><dict/><key>LS"), ("--directions", "ltr"), {
            ("landscape", "ltr"), ("portrait", "ltr")}),
        ("not an Info.plist", "a text", ("--directions", "ltr"), {("landscape", "ltr"), ("portrait", "ltr")}),
        ("an Info.plist in the binary format", "bplist00", (), {("portrait", "ltr")}),
        ("an encrypted Info.plist", "\0GITCRYPT\0", (), {("portrait", "ltr")}),
    ):
        files = {"App/Base.lproj/Main.storyboard": low} | ({"App/Info.plist": list_of} if list_of else {})
        folder = app(work, "one", **files)
        report = json.loads(run(tool, folder, "--format", "json", "--keyboards", "away", "--text-sizes", "1", *SMALL,
                                *options).stdout)
        is_known = bool(report.get("apps"))
        count = report["layouts"]
        yield title, count != len(expected) and f"{count} layouts, {report.get('apps')}"
        reads = list_of and "NSExtension" not in list_of and list_of.startswith(("<?xml", "bplist", "\0")) and options[:1] != ("--app",)
        yield f"{title}: what was read", is_known != bool(reads) and report.get("apps")
    form = low.replace("<viewController ", '<viewController customClass="Form" ')
    for title, code, expected in (("orientations in code", "class Form { override var supportedInterfaceOrientations: Mask { .portrait } }", 1),
                                  ("no orientations in code", "class Form {}", 2)):
        folder = app(work, "one", **{"App/Base.lproj/Main.storyboard": form, "App/Form.swift": code})
        report = json.loads(run(tool, folder, "--format", "json", "--keyboards", "away", "--text-sizes", "1", "--directions", "ltr",
                                *SMALL).stdout)
        yield title, report["layouts"] != expected and report
    folder = app(work, "one", **{"App/Main.storyboard": low, "App/Info.plist": portrait})
    done = run(tool, folder, "--keyboards", "away", "--text-sizes", "1", *SMALL)
    yield "said", b"Info.plist: phones in portrait, pads in portrait (1 document)\n" not in done.stdout and done.stdout
    other = write(work, "Other.plist", plist(CFBundleLocalizations=["en"]))
    report = json.loads(run(tool, folder, "--format", "json", "--app", other, *SMALL).stdout)
    yield "--app", [each["file"] for each in report["apps"]] != [other] and report["apps"]
    done = run(tool, folder, "--app", os.path.join(folder, "App", "Main.storyboard"))
    yield "--app with a document", done.returncode != 3 and done.stderr
    hidden = plist(UIStatusBarHidden=True, UIViewControllerBasedStatusBarAppearance=False)
    close = LINTS["under-bar"][0].replace('"simulatedTopBarMetrics"', '"none"').replace('constant="50"', 'constant="4"')
    for title, list_of, expected in (("a status bar", plist(), True), ("no status bar", hidden, False)):
        folder = app(work, "bar", **{"Main.storyboard": close.replace('id="retina6_1"', 'id="retina4_0"'), "Info.plist": list_of})
        report = json.loads(run(tool, folder, "--format", "json", "--lints", "under-bar", *FIXED, *SMALL).stdout)["findings"]
        yield title, bool(report) != expected and said(report)


def projects(tool, work):
    """Device families and languages are those of the project that names the Info.plist."""
    for title, family, language, devices, directions in (
        ("phones", "1", "fr", 4, 1), ("pads", "2", "fr", 1, 1), ("both", '"1,2"', "ar", 5, 2),
    ):
        folder = app(work, "two", **{
            "App/Main.storyboard": storyboard(label(), held(CORNER)), "App/Info.plist": plist(),
            "Two.xcodeproj/project.pbxproj": PROJECT % (family, language)})
        report = json.loads(run(tool, folder, "--format", "json", "--orientations", "portrait", "--keyboards", "away",
                                "--text-sizes", "1").stdout)
        yield title, report["layouts"] != devices * directions and f"{report['layouts']} layouts, {report['apps']}"
    based = PROJECT.replace("\t\t\tbuildSettings", "\t\t\tbaseConfigurationReference = B /* App.xcconfig */;\n\t\t\tbuildSettings").replace(
        "\t\tP /*", '\t\tL /* Build configuration list for PBXNativeTarget "App" */ = {\n\t\t\tbuildConfigurations = (\n'
        "\t\t\t\tC1 /* Debug */,\n\t\t\t);\n\t\t};\n\t\tP /*")
    silent = based.replace("\t\t\t\tTARGETED_DEVICE_FAMILY = %s;\n", "")
    bare = silent.replace('\t\t\t\tINFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";\n', "")
    both = "TARGETED_DEVICE_FAMILY = 1,2 // phones, pads\n"
    phones = "TARGETED_DEVICE_FAMILY[sdk=iphoneos*] = 1\n"
    for title, project, configuration, other, expected in (
        ("an .xcconfig file", silent, phones, "", 4), ("pads in an .xcconfig file", silent, both, "", 5),
        ("a family of another system", silent, phones.replace("iphoneos", "macosx"), "", 4),
        ("a family in the project, too", based.replace("%s", "1", 1), both, "", 4),
        ("an included file", silent, '#include "More.xcconfig"\n', both, 5),
        ("after an included file", silent, '#include? "More.xcconfig"\n' + phones, both, 4),
        ("a file that includes itself", silent, '#include "App.xcconfig"\n' * 3 + phones, "", 4),
        ("an Info.plist in a file", bare, "INFOPLIST_FILE = $(TARGET_NAME)/Info.plist\n" + phones, "", 4),
    ):
        folder = app(work, "two", **{"App/Main.storyboard": storyboard(label(), held(CORNER)), "App/Info.plist": plist(),
                                     "Two.xcodeproj/project.pbxproj": project % "fr", "Other/App.xcconfig": configuration,
                                     "Other/More.xcconfig": other, ".git/HEAD": ""})
        report = json.loads(run(tool, folder, "--format", "json", "--orientations", "portrait", "--keyboards", "away",
                                "--text-sizes", "1").stdout)
        yield title, report["layouts"] != expected and f"{report['layouts']} layouts, {report['apps']}"
    for title, family, expected in (
        ("no family", "", 4), ("no family, with CocoaPods", "baseConfigurationReference = B /* Pods-App.debug.xcconfig */;", 4),
        ("a family in another file", "baseConfigurationReference = B /* App.xcconfig */;", 5),
    ):
        silent = PROJECT.replace("\t\t\t\tTARGETED_DEVICE_FAMILY = %s;\n", "").replace(
            "isa = XCBuildConfiguration;", "isa = XCBuildConfiguration;\n\t\t\t" + family)
        folder = app(work, "two", **{"App/Main.storyboard": storyboard(label(), held(CORNER)), "App/Info.plist": plist(),
                                     "Two.xcodeproj/project.pbxproj": silent % "fr"})
        report = json.loads(run(tool, folder, "--format", "json", "--orientations", "portrait", "--keyboards", "away",
                                "--text-sizes", "1").stdout)
        yield title, report["layouts"] != expected and f"{report['layouts']} layouts, {report['apps']}"
    generated = PROJECT.replace("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"",
                                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait")
    folder = app(work, "two", **{"App/Main.storyboard": storyboard(label(), held(CORNER)),
                                 "Two.xcodeproj/project.pbxproj": generated % ("1", "fr")})
    report = json.loads(run(tool, folder, "--format", "json", "--keyboards", "away", "--text-sizes", "1").stdout)
    yield "a generated Info.plist", report["layouts"] != 4 and f"{report['layouts']} layouts, {report.get('apps')}"
    other_case = PROJECT.replace("App/Info.plist", "App/info.plist").replace(
        "TARGETED", "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;\n\t\t\t\tTARGETED")
    folder = app(work, "two", **{"App/Main.storyboard": storyboard(label(), held(CORNER)), "App/Info.plist": plist(),
                                 "Two.xcodeproj/project.pbxproj": other_case % ("1", "fr")})
    report = json.loads(run(tool, folder, "--format", "json", "--keyboards", "away", "--text-sizes", "1").stdout)
    yield "a name in other letters", report["layouts"] != 4 and f"{report['layouts']} layouts, {report.get('apps')}"
    elsewhere = PROJECT.replace("App/Info.plist", "Support/Info.plist") % ("1", "fr")
    folder = app(work, "two", **{
        "Views/Main.storyboard": storyboard(label(), held(CORNER)), "Support/Info.plist": plist(
            UISupportedInterfaceOrientations=["UIInterfaceOrientationPortrait"]), "Two.xcodeproj/project.pbxproj": elsewhere})
    report = json.loads(run(tool, folder, "--format", "json", "--keyboards", "away", "--text-sizes", "1").stdout)
    yield "an Info.plist in another folder", report["layouts"] != 4 and f"{report['layouts']} layouts, {report.get('apps')}"


def processor(tool, folder):
    """Returns the seconds of processors that the check of a folder takes."""
    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime
    begin = used()
    run(tool, folder, "--threads", "1", *FIXED, *SMALL)
    return used() - begin


def unreadable(tool, work):
    """An Info.plist that cannot be read counts only where no other is found; that of a service of Google never does."""
    document, binary = storyboard(label(), held(CORNER)), "bplist00"
    both = plist(UISupportedInterfaceOrientations=["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    project = PROJECT % ("1", "de")
    for title, files, expected in (
        ("one of a service", {"App/Main.storyboard": document, "App/GoogleService-Info.plist": binary}, 2),
        ("a readable one further out", {"App/Tests/Main.storyboard": document, "App/Tests/Info.plist": binary, "App/Info.plist": both}, 2),
        ("a readable one of the project", {"Views/Main.storyboard": document, "Views/Info.plist": binary, "App/Info.plist": both,
                                           "App.xcodeproj/project.pbxproj": project}, 2),
        ("a readable one among those of the project", {
            "Views/Main.storyboard": document, "Views/Tests-Info.plist": binary, "App/Info.plist": both,
            "App.xcodeproj/project.pbxproj": project.replace("\t\tP /*", "\t\tC2 = {\n\t\t\tbuildSettings = {\n"
                                                             "\t\t\t\tINFOPLIST_FILE = \"Views/Tests-Info.plist\";\n\t\t\t};\n\t\t};\n\t\tP /*")}, 2),
        ("a readable one elsewhere", {"Package/Main.storyboard": document, "A/Info.plist": binary, "B/Info.plist": both}, 2),
        ("no other", {"Views/Main.storyboard": document, "Views/Info.plist": binary, "App.xcodeproj/project.pbxproj": project}, 1),
        ("a missing one", {"Views/Main.storyboard": document, "App.xcodeproj/project.pbxproj": project}, 1),
        ("a missing one, and another elsewhere", {
            "Views/Main.storyboard": document, "Other/Info.plist": both, "App.xcodeproj/project.pbxproj": project}, 2),
    ):
        folder = app(work, "unreadable", **files, **{".git/HEAD": ""})
        report = json.loads(run(tool, folder, "--format", "json", "--keyboards", "away", "--text-sizes", "1", "--directions", "ltr",
                                *SMALL).stdout)
        yield title, report["layouts"] != expected and f"{report['layouts']} layouts, {report.get('apps')}"


def large_projects(tool, work):
    """A project is read once, however many folders have documents, and however many ways it spells the path of an Info.plist."""
    document = storyboard(label(), held(CORNER))
    files = "".join("\t\tF%d = { isa = PBXBuildFile; fileRef = R%d; };\n" % (each, each) for each in range(50_000))
    spelled = "".join(
        "\t\tC%d = {\n\t\t\tbuildSettings = {\n\t\t\t\tINFOPLIST_FILE = \"%s\";\n\t\t\t};\n\t\t};\n" % (
            each, "App/../" * (each % 60) + "./" * (each // 60) + "App/Info.plist") for each in range(3000))
    times = []
    for more, count in (("", 1), (files, 1), (files, 40), ("", 40), (spelled, 40)):
        project = (PROJECT % ("1", "fr")).replace("\tobjects = {\n", "\tobjects = {\n" + more)
        folder = app(work, "large", **{"App/Info.plist": plist(), "Large.xcodeproj/project.pbxproj": project}, **{
            f"Views{each}/Main.storyboard": document for each in range(count)})
        times.append(processor(tool, folder))
    small, one, many, few, spellings = times
    yield "read once", many > one + few + 0.7 and f"{one:.2f} s in one folder, {many:.2f} s in 40"
    yield "3000 spellings", spellings > few + 1 and f"{few:.2f} s with one spelling, {spellings:.2f} s with 3000"


PIECES = ["a", "b", "ab", "*", "?", "**", "/", "/", "[ab]", "[!a]", "[^b]", "[a-c]", "[]a]", "[a", "\\", "\\#", "\\!", "\\ ", " ",
          "#", "!", "[[:digit:]]", "[[:x:]]", "[\\]a]", "[a-]", "1", ".", "\\*", "é", "[-a]", "[b-a]", "-", "***", "/**/", "**/",
          "/**", "\t", "*.xib", ".xib"]
NAMES = ["a", "b", "ab", "1", "abx", "#a", "!a", "a ", "a b", "-", "]", "[a", "*", "é", "\\a", "a\t"]


def ignored(tool, work):
    """A folder stands for the documents that git does not ignore: random patterns, compared with git check-ignore."""
    chance = random.Random(3)
    count = excluded = 0
    for turn in range(80):
        lines = ["!" * (chance.random() < 0.2) + "".join(chance.choices(PIECES, k=chance.randint(1, 5)))
                 + chance.choice(["", "", "", "/", " ", "\r"]) for _ in range(chance.randint(1, 3))]
        paths = {"/".join(chance.choices(NAMES, k=chance.randint(1, 4))) + ".xib" for _ in range(12)}
        folder = app(work, "ignored", **{path: wide("a") for path in paths})
        with open(os.path.join(folder, ".gitignore"), "w", encoding="utf-8", newline="") as file:
            file.write("\n".join(lines))
        subprocess.run(["git", "init", "-q", folder], check=True)
        said = subprocess.run(["git", "-c", "core.excludesFile=/dev/null", "check-ignore", "--no-index", "-z", "--stdin"],
                              cwd=folder, input="\0".join(sorted(paths)).encode(), capture_output=True).stdout
        expected = paths - set(said.decode().split("\0"))
        done = run(tool, folder, "--format", "json", *FIXED, *SMALL)
        files = {os.path.relpath(each["file"], folder) for each in json.loads(done.stdout)["findings"]}
        count, excluded = count + len(paths), excluded + len(paths) - len(expected)
        yield f"patterns {turn}", files != expected and f"{lines}: {sorted(files ^ expected)}"
    yield "excluded by git", not 0.05 < excluded / count < 0.95 and f"{excluded} of {count}"


def folders(tool, work):
    """A folder stands for its documents, without those that .gitignore excludes and those for other systems."""
    one = wide("a")
    other = one.replace("InterfaceBuilder3.CocoaTouch.Storyboard", "InterfaceBuilder3.Cocoa.Storyboard")
    tv = one.replace("InterfaceBuilder3.CocoaTouch.Storyboard", "InterfaceBuilder.AppleTV.Storyboard") + (
        '<!-- <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin"/> -->')
    old = '<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>'
    folder = app(work, "tree", **{
        "Main.storyboard": one, "Views/Cell.xib": one, "Pods/Pod.xib": one, "Views/Old.xib": one, "Views/Kept.xib": one,
        "Mac.storyboard": other, "TV.storyboard": tv, "Archive.xib": old, "fr.xcloc/Main.storyboard": one, "note.txt": "x",
        ".git/info/exclude": "/Drafts\n", "Drafts/A.xib": one, ".hidden/A.xib": one, "build/out/B.xib": one, "Views/build.xib": one,
        ".gitignore": "# old\n/Pods\nbuild/\n*ept.xib\n", "Views/.gitignore": "Old.*\n!Kept.xib\n"})
    done = run(tool, folder, "--format", "json", *FIXED, *SMALL)
    report = json.loads(done.stdout)
    files = [os.path.relpath(each["file"], folder) for each in report["findings"]]
    expected = ["Main.storyboard", "Views/Cell.xib", "Views/Kept.xib", "Views/build.xib"]
    yield "documents", files != expected and files
    yield "skipped", (report["skipped"] != 3 or done.stderr or report["failures"] if "failures" in report
                      else report["skipped"] != 3) and report
    text = run(tool, ".", *FIXED, *SMALL, cwd=folder).stdout.decode()
    yield "skipped, in words", ("; 3 documents skipped (for other systems, in old formats, or not used by the project)" not in text or "\nViews/Cell.xib:" not in text) and text
    names = run(tool, ".", *FIXED, *SMALL, "--skipped", cwd=folder).stderr.decode()
    expected = "".join(f"{name}: not checked: it is for another system, or in an old format\n"
                       for name in ("Archive.xib", "Mac.storyboard", "TV.storyboard"))
    yield "skipped, by name", names != expected and names
    listed = run(tool, "--files-from", "-", "--format", "json", *FIXED, *SMALL, cwd=folder,
                 text=b"Main.storyboard\n\nViews/Old.xib\n")
    files = [each["file"] for each in json.loads(listed.stdout)["findings"]]
    yield "a list", files != ["Main.storyboard", "Views/Old.xib"] and files
    for title, ignored, expected in (
            ("an allow list", "*\n!*/\n!Kept.xib\n", ["In/Kept.xib"]),
            ("inside a folder", "In/**\n!In/Kept.xib\n", ["In/Kept.xib", "Top.xib"]),
            ("a folder taken back", "*.xib\n!In/\n", []),
            ("many stars", "**/In/" * 14 + "none\n", ["In/Kept.xib", "In/Old.xib", "Top.xib"] + ["In/" * 40 + "Deep.xib"])):
        tree = {"In/Kept.xib": one, "In/Old.xib": one, "Top.xib": one, ".gitignore": ignored}
        if title == "many stars":
            tree["In/" * 40 + "Deep.xib"] = one
        folder = app(work, title.replace(" ", "-"), **tree)
        os.symlink("/dev/zero", os.path.join(folder, "Endless.xib"))
        done = run(tool, folder, "--format", "json", *FIXED, *SMALL)
        files = sorted({os.path.relpath(each["file"], folder) for each in json.loads(done.stdout)["findings"]})
        yield title, files != sorted(expected) and files
    empty = app(work, "empty", **{"note.txt": "x"})
    done = run(tool, empty)
    yield "an empty folder", (done.returncode or b"0 findings in 0 of 0 scenes" not in done.stdout) and done.stdout


def exits(tool, work):
    """--fail-on says which severities fail a check."""
    documents = {"error": wide("a"), "warning": LINTS["ambiguous"][0], "note": LINTS["unequal"][0]}
    for severity, text in documents.items():
        path = write(work, "t.storyboard", text)
        for least, fails in (("error", ("error",)), ("warning", ("error", "warning")), (
                "note", ("error", "warning", "note")), ("never", ())):
            done = run(tool, path, *FIXED, *SMALL, "--fail-on", least)
            yield f"{severity}, --fail-on {least}", done.returncode != int(severity in fails) and done.returncode
    yield "--fail-on x", run(tool, path, "--fail-on", "x").returncode != 2
    done = run(tool, path, os.path.join(work, "none.storyboard"), *FIXED, *SMALL)
    says = b"in 0 of 1 scene, 1 layout; 1 document or scene could not be checked\n"
    yield "a file that is not there", (done.returncode != 4 or not done.stdout.endswith(says)) and done
    done = run(tool, os.path.join(work, "none.storyboard"), os.path.join(work, "nor.xib"))
    yield "no file", done.stdout != b"0 findings in 0 of 0 scenes, 0 layouts; 2 documents or scenes could not be checked\n" and done


def configurations(tool, work):
    """A configuration has options, severities, the documents of folders, and exceptions."""
    options = {"devices": ["iphone-4"], "orientations": "portrait", "directions": "ltr", "keyboards": "away", "text_sizes": [1]}
    for title, configuration, expected in (
        ("options", {}, ["A.storyboard a error", "Old/B.storyboard a error"]),
        ("a severity", {"lints": {"outside-window": "note"}}, ["A.storyboard a note", "Old/B.storyboard a note"]),
        ("a lint that is off", {"lints": {"outside-window": "off"}}, []),
        ("a folder that is out", {"exclude": ["/Old"]}, ["A.storyboard a error"]),
        ("a folder that is in", {"include": ["Old/**"]}, ["Old/B.storyboard a error"]),
        ("an exception of a folder", {"exceptions": [{"paths": ["Old/"], "lints": ["outside-window"]}]}, [
            "A.storyboard a error"]),
        ("an exception of another lint", {"exceptions": [{"paths": ["Old/"], "lints": ["overlap"]}]}, [
            "A.storyboard a error", "Old/B.storyboard a error"]),
        ("an exception of a view", {"exceptions": [{"items": ["a"]}]}, []),
        ("an exception of another view", {"exceptions": [{"items": ["b"]}]}, [
            "A.storyboard a error", "Old/B.storyboard a error"]),
    ):
        folder = app(work, "configured", **{"A.storyboard": wide("a"), "Old/B.storyboard": wide("a"),
                                            ".casement.json": json.dumps({**options, **configuration})})
        report = json.loads(run(tool, ".", "--format", "json", cwd=folder).stdout)["findings"]
        views = [f"{each['file']} {each['views'][0]} {each['severity']}" for each in report]
        yield title, views != expected and views
    report = json.loads(run(tool, ".", "--format", "json", "--devices", "ipad-9.7", cwd=folder).stdout)
    yield "the command line counts", report["findings"]
    done = run(tool, ".", "--config", "none", cwd=folder)
    yield "without a configuration", done.returncode != 1 and done.stdout
    for text, place in (('{"lint": {}}', "did you mean"), ('{"lints": {"overlaps": "off"}}', "unknown lint"),
                        ('{"lints": {"overlap": "of"}}', "is not one of"), ('{"exceptions": [{}]}', '"paths" or "items"'),
                        ('{"exceptions": [{"path": []}]}', "unknown key"), ("[]", "expected an object")):
        write(folder, ".casement.json", text)
        done = run(tool, ".", cwd=folder)
        yield text, (done.returncode != 3 or place.encode() not in done.stderr) and done.stderr
    for words, expected in (("casement:ignore", []), ("Name casement:ignore overlap, outside-window", []),
                            ("Name casement:ignore overlap", ['textField Name is outside the screen: 80 at the right'])):
        report = found(tool, work, wide("a").replace('<textField id="a"', f'<textField id="a" userLabel="{words}"'), *FIXED, *SMALL)
        yield words, [each["message"] for each in report] != expected and said(report)


def stale(tool, work):
    """Entries of a baseline that accept nothing any more are named, those about other files and lints are not."""
    known = os.path.join(work, "stale.json")
    paths = [write(work, name, wide("a")) for name in ("a.storyboard", "b.storyboard")]
    run(tool, *paths, *FIXED, *SMALL, "--baseline", known, "--write-baseline")
    write(work, "a.storyboard", storyboard(label(), held(CORNER)))
    write(work, "b.storyboard", storyboard(label(), held(CORNER)))
    done = run(tool, paths[0], *FIXED, *SMALL, "--baseline", known)
    lines = done.stderr.decode().splitlines()
    is_right = len(lines) == 1 and "no longer found: " in lines[0] and "a.storyboard: outside-window in scene root: a" in lines[0]
    yield "an entry", (not is_right or done.returncode) and lines
    done = run(tool, paths[0], *FIXED, *SMALL, "--baseline", known, "--lints", "overlap")
    yield "another lint", done.stderr


def leftovers(tool, work):
    """A document in a folder that the nearest project does not have is not checked, unless it is named."""
    reference = "\t\tA1 /* Base */ = {isa = PBXFileReference; name = Base; path = %s; sourceTree = \"<group>\"; };\n"
    with_main = PROJECT % ("1", "de") + reference % "Base.lproj/Main.storyboard"
    documents = {"App/Base.lproj/Main.storyboard": wide("a"), "App/Old Main.storyboard": wide("a")}
    for title, files, expected in (
        ("no project", {}, 2), ("a project without documents", {"App.xcodeproj/project.pbxproj": PROJECT % ("1", "de")}, 2),
        ("a project with one", {"App.xcodeproj/project.pbxproj": with_main}, 1),
        ("a project with both", {"App.xcodeproj/project.pbxproj": with_main + reference % '"Old Main.storyboard"'}, 2),
        ("a project with a folder", {"App.xcodeproj/project.pbxproj": with_main + "\t\t\tisa = PBXFileSystemSynchronizedRootGroup;\n"}, 2),
        ("two projects", {"App.xcodeproj/project.pbxproj": with_main, "B.xcodeproj/project.pbxproj": PROJECT % ("1", "de")}, 1),
        ("a package", {"App.xcodeproj/project.pbxproj": with_main, "App/Package.swift": ""}, 2),
        ("other letters", {"App.xcodeproj/project.pbxproj": with_main + reference % '"Old main.storyboard"'}, 2),
        ("an outer project", {"App/App.xcodeproj/project.pbxproj": with_main,
                              "Out.xcodeproj/project.pbxproj": with_main + reference % '"App/Old Main.storyboard"'}, 2),
        ("another project of the repository", {
            "App/App.xcodeproj/project.pbxproj": with_main,
            "Other/B.xcodeproj/project.pbxproj": PROJECT % ("1", "de") + reference % '"../App/Old Main.storyboard"'}, 2),
        ("an outer project without it", {"App/App.xcodeproj/project.pbxproj": with_main, "Out.xcodeproj/project.pbxproj": with_main}, 1),
        ("an outer package", {"App/App.xcodeproj/project.pbxproj": with_main, "Package.swift": ""}, 1),
    ):
        folder = app(work, "leftovers", **documents, **files)
        report = json.loads(run(tool, folder, "--format", "json", *FIXED, *SMALL).stdout)
        yield title, (report["scenes"], report["skipped"]) != (expected, 2 - expected) and report["scenes"]
        named = os.path.join(folder, "App", "Old Main.storyboard")
        report = json.loads(run(tool, named, "--format", "json", *FIXED, *SMALL).stdout)
        yield f"{title}, and the document by its name", report["scenes"] != 1 and report


def copies(tool, work):
    """A document is not checked if the project has another of its name, and its groups say where that is."""
    reference = "\t\tA1 /* Base */ = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = %s; };\n"
    group = "\t\t%s = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\t%s /* a */,\n\t\t\t);\n%s\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
    top = PROJECT % ("1", "de") + "\t\t\tmainGroup = G0;\n\t\t\tprojectDirPath = \"\";\n" + group % ("G0", "G1", "")
    own = top + group % ("G1", "A1", '\t\t\tpath = "The App";\n') + reference % '"<group>"'
    through = top + group % ("G1", "G2", "\t\t\tpath = Old;\n") + group % ("G2 /* Main */", "A1", '\t\t\tpath = "../The App";\n') + reference % '"<group>"'
    resources = "\t\tF1 = {isa = PBXFileReference; lastKnownFileType = folder; path = Old; sourceTree = \"<group>\"; };\n"
    for title, project, files, expected in (
        ("in a group", own, {}, 1), ("in a group of a group", through, {}, 1),
        ("from the project", top + reference.replace("Base.lproj", '"The App/Base.lproj').replace("board;", 'board";') % "SOURCE_ROOT", {}, 1),
        ("in no group", top + reference % '"<group>"', {}, 2), ("from another folder", own.replace("PBXFileReference; path", "PBXFileReference; sourceTree = SDKROOT; path"), {}, 2),
        ("in a group that is not there", own.replace("The App", "App"), {}, 2), ("a project elsewhere", own.replace('Path = ""', 'Path = ".."'), {}, 2),
        ("a folder of the project", own + resources, {}, 2), ("both", own + reference.replace("A1", "A2").replace("Base", "Old/Base") % "SOURCE_ROOT", {}, 2),
        ("XcodeGen", own, {"project.yml": ""}, 2), ("Tuist", own, {"Project.swift": ""}, 2), ("a pod", own, {"Old/Old.podspec": ""}, 2),
        ("a project that has the other", own, {"Old/B.xcodeproj/project.pbxproj": top.replace("G1 /*", "A1 /*") + reference % '"<group>"'}, 2),
    ):
        documents = {"The App/Base.lproj/Main.storyboard": wide("a"), "Old/Base.lproj/Main.storyboard": wide("a")}
        folder = app(work, "copies", **documents, **files, **{"App.xcodeproj/project.pbxproj": project, ".git/HEAD": ""})
        report = json.loads(run(tool, folder, "--format", "json", *FIXED, *SMALL).stdout)
        found_in = {os.path.relpath(each["file"], folder) for each in report["findings"]}
        yield f"a copy, {title}", (report["scenes"] != expected or "The App/Base.lproj/Main.storyboard" not in found_in) and report


def controller(number, inside="", attributes=""):
    """Returns a scene of a storyboard."""
    return (f'<scene><objects><viewController id="con-00-00{number}"{attributes}><view key="view" id="root{number}"><rect key="frame" x="0" y="0" '
            f'width="414" height="896"/><subviews/></view><connections>{inside}</connections></viewController></objects></scene>')


def unopened(tool, work):
    """A scene that no segue leads to and that code does not open is not checked, where all code is read."""
    segue = '<segue destination="con-00-00%d" kind="%s" id="seg"/>'
    named = ' storyboardIdentifier="Form" customClass="FormController"'
    first = wide("a").replace("<document ", '<document initialViewController="con-00-000" ').replace(' storyboardIdentifier="Scene"', "")
    leading = first.replace("</viewController>", "<connections>" + segue % (1, "show") + "</connections></viewController>", 1)
    tapped = first.replace("</textField>", "<connections>" + segue % (1, "show") + "</connections></textField>", 1)
    code = 'storyboard.instantiateViewController(withIdentifier: "Start")'
    dynamic = "storyboard.instantiateViewController(withIdentifier: name)"
    def placed(text, *scenes):
        return text.replace("</scenes>", "".join(scenes) + "</scenes>")
    for title, document, files, expected in (
        ("no segue, no identifier", placed(first, controller(1)), {}, 1), ("a segue", placed(tapped, controller(1)), {}, 2), ("a segue that nothing performs", placed(leading, controller(1)), {}, 1),
        ("a segue of a segue", placed(tapped, controller(1, segue % (2, "relationship")), controller(2)), {}, 3),
        ("a segue from nowhere", placed(first, controller(1, segue % (2, "show")), controller(2, segue % (1, "show"))), {}, 1),
        ("a segue that code does not perform", placed(leading.replace('id="seg"', 'identifier="next" id="seg"'), controller(1)), {}, 1),
        ("a segue that code performs", placed(leading.replace('id="seg"', 'identifier="next" id="seg"'), controller(1)), {"B.swift": 'performSegue("Next")'}, 2),
        ("a segue that code may make", placed(leading.replace('id="seg"', 'identifier="next1" id="seg"'), controller(1)), {}, 2),
        ("no first controller", placed(first.replace(' initialViewController="con-00-000"', ""), controller(1)), {}, 2),
        ("an identifier that code does not have", placed(first, controller(1, "", named)), {"B.swift": code}, 1),
        ("one that it has", placed(first, controller(1, "", named)), {"B.swift": code + '; open("http://a/*", "form")'}, 2),
        ("one in a comment", placed(first, controller(1, "", named)), {"B.swift": code + ' // "form"\n/* form */'}, 1),
        ("one after comments and signs", placed(first, controller(1, "", named)), {"B.m": "/* a // */ c = '\"'; // \"\nshow(@\"a\\\"//\", form);"}, 2),
        ("one after returns", placed(first, controller(1, "", named)), {"B.swift": "// a\rclass B {\rlet a = form // b\r}"}, 2),
        ("one after a long string", placed(first, controller(1, "", named)), {"B.swift": 'let a = \"\"\"\n "*/*" // \n\"\"\" + form'}, 2),
        ("one that is a class", placed(first, controller(1, "", named)), {"B.swift": code + "\nclass Form: A {}\nextension  Form {}"}, 1),
        ("one that is a class of Objective-C", placed(first, controller(1, "", named)), {"B.m": '#import "Form.h"\n@class Form;\n@implementation Form\n@end'}, 1),
        ("one in its own class", placed(first, controller(1, "", named)), {"B.swift": code + '\nclass Form: A {\n  if a { open("Form") }\n}'}, 1),
        ("one after its own class", placed(first, controller(1, "", named)), {"B.swift": code + '\nclass Form: A { init() {} }\nopen("Form")'}, 2),
        ("one in its own class of Objective-C", placed(first, controller(1, "", named)), {"B.m": '@implementation Form\n- (void)a { open(@"Form"); }\n@end'}, 1),
        ("one after a class of Objective-C", placed(first, controller(1, "", named)), {"B.m": '@implementation Form {\n}\n@end\nvoid b() { open(@"Form"); }'}, 2),
        ("one that is a class that code uses", placed(first, controller(1, "", named)), {"B.swift": "class Form: A {}\nlet a: Form"}, 2),
        ("one that is a case", placed(first, controller(1, "", named)), {"B.swift": "enum Screen: String { case form }"}, 2),
        ("one that another has", placed(first, controller(1, "", named)), {"LaunchOther.storyboard": first.replace(
            "</viewController>", '</viewController><viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Form" id="p"/>')}, 3),
        ("one of several words", placed(first, controller(1, "", named.replace('"Form"', '"The form"'))), {"B.swift": code}, 2),
        ("one of the class", placed(first, controller(1, "", named)), {"B.swift": code + "; open(FormController.self)"}, 2),
        ("the class itself", placed(first, controller(1, "", named)), {"B.swift": code + "; class FormController {}"}, 1),
        ("an identifier that code makes", placed(first, controller(1, "", named)), {"B.swift": dynamic + " as! FormController"}, 2),
        ("of a class that it does not use", placed(first, controller(1, "", named)), {"B.swift": dynamic + "; class FormController {}"}, 1),
        ("of no class", placed(first, controller(1, "", named.split(" custom")[0])), {"B.swift": dynamic}, 2),
        ("of parts", placed(first, controller(1, "", named.replace('"Form"', '"form_1"'))), {"B.swift": dynamic}, 2),
        ("an identifier that code joins", placed(first, controller(1, "", named)), {"B.swift": code[:-1] + ' + "Form2") as? FormController'}, 2),
        ("an identifier with a value", placed(first, controller(1, "", named)), {"B.swift": code.replace("Start", "\\(a)") + " as? FormController"}, 2),
        ("one of Objective-C", placed(first, controller(1, "", named)), {"B.m": '[board instantiateViewControllerWithIdentifier: @"Start"];'}, 1),
        ("a variable of Objective-C", placed(first, controller(1, "", named)), {"B.m": "FormController *a = [board instantiateViewControllerWithIdentifier:kForm];"}, 2),
        ("generated code", placed(first, controller(1, "", named)), {"B.swift": "let a: FormController = R.storyboard.main.start()"}, 2),
        ("no identifier, and code that makes some", placed(first, controller(1)), {"B.swift": dynamic}, 1),
        ("a package", placed(first, controller(1, "", named)), {"Package.swift": "", "B.swift": code}, 2),
        ("without code", placed(first, controller(1)), {"A.swift": None}, 2), ("without a project", placed(first, controller(1)), {"App.xcodeproj/project.pbxproj": None}, 2),
        ("a binary list", placed(first, controller(1)), {"App/Info.plist": "bplist00"}, 1), ("no list", placed(first, controller(1)), {"App/Info.plist": None}, 1),
        ("encrypted code", placed(first, controller(1)), {"B.swift": "\0GITCRYPT\0x"}, 2), ("too much code", placed(first, controller(1)), {"B.m": "x = 1;\n" * (1 << 18)}, 2),
    ):
        files = {"A.swift": "let a = 1", "App/Info.plist": plist(), "App.xcodeproj/project.pbxproj": PROJECT % ("1", "de"), ".git/HEAD": "", "Main.storyboard": document, **files}
        folder = app(work, "unopened", **{path: text for path, text in files.items() if text is not None})
        report = json.loads(run(tool, folder, "--format", "json", *FIXED, *SMALL).stdout)
        count = document.count("<viewController ") + (first.count("<viewController ") if "LaunchOther.storyboard" in files else 0)
        yield f"opened: {title}", (report["scenes"], report.get("unopened")) != (expected, count - expected) and report
        report = json.loads(run(tool, os.path.join(folder, "Main.storyboard"), "--format", "json", *FIXED, *SMALL).stdout)
        yield f"opened: {title}, by its name", report["scenes"] != document.count("<viewController ") and report
    files = {"A.swift": "let a = 1", "App/Info.plist": plist(), "App.xcodeproj/project.pbxproj": PROJECT % ("1", "de"), ".git/HEAD": "", "Main.storyboard": placed(first, controller(1))}
    said_so = run(tool, app(work, "unopened", **files), *FIXED, *SMALL).stdout
    names = run(tool, ".", *FIXED, *SMALL, "--skipped", cwd=os.path.join(work, "unopened")).stderr
    expected = re.compile(rb"Main.storyboard:\d+: not checked: nothing opens the controller of \S+\n")
    yield "opened, by name", not expected.fullmatch(names) and names
    yield "opened, in words", b"; 1 scene skipped (of controllers that nothing opens)\n" not in said_so and said_so


def unnamed_xibs(tool, work):
    """A xib that nothing names is not checked; nor are documents of dependencies, whose code is read."""
    other = wide("a").replace("<viewController ", '<viewController customClass="%s" ')
    own = xib(label("a"), held(CORNER.replace("safe", "root"))).replace('<view id="root"', '<view customClass="Badge" id="root"')
    for title, files, expected in (
        ("a name", {}, False), ("a class that is declared", {"A.swift": "class Badge: UIView {}"}, False), ("named in code", {"A.swift": 'load("Badge")'}, True),
        ("a class that is used", {"A.swift": "show(Badge.self)"}, True), ("the class of a controller", {"A.swift": "show(BadgeController())"}, True),
        ("named by a storyboard", {"Main.storyboard": other % "Badge"}, True), ("of a controller in one", {"Main.storyboard": other % "BadgeController"}, True),
        ("another class in a storyboard", {"Main.storyboard": other % "Badges"}, False),
        ("named by another xib", {"Other.xib": own.replace('"Badge"', '"Badge" nibName="badge"')}, True),
        ("named in a list", {"App/Info.plist": plist(NSMainNibFile="Badge")}, True), ("without code", {"A.swift": None}, True),
        ("named by a dependency", {"Pods/Other/A.swift": 'load("Badge")'}, True),
    ):
        app_files = {"A.swift": "let a = 1", "App/Info.plist": plist(), "App.xcodeproj/project.pbxproj": PROJECT % ("1", "de"), ".git/HEAD": "",
                     "Badge.xib": own, **files}
        folder = app(work, "unnamed", **{path: text for path, text in app_files.items() if text is not None})
        report = json.loads(run(tool, folder, "--format", "json", *FIXED, *SMALL).stdout)
        count = sum(path.endswith((".xib", ".storyboard")) for path in app_files)
        yield f"a xib: {title}", (report["skipped"], report["scenes"]) != (count - expected - ("Main.storyboard" in files), expected + (
            "Main.storyboard" in files)) and report
    folder = app(work, "unnamed", **{"Pods/A/Main.storyboard": wide("a"), "App/Carthage/Checkouts/A/Main.storyboard": wide("a"),
                                     "node_modules/A/Main.storyboard": wide("a"), "App/Main.storyboard": wide("a")})
    report = json.loads(run(tool, folder, "--format", "json", *FIXED, *SMALL).stdout)
    yield "dependencies", report["scenes"] != 1 and report
    report = json.loads(run(tool, os.path.join(folder, "Pods", "A"), "--format", "json", *FIXED, *SMALL).stdout)
    yield "a folder of a dependency", report["scenes"] != 1 and report


def launch_images(tool, work):
    """An app with launch images is laid out as large as these are."""
    def catalog(*images):
        return json.dumps({"images": [{"idiom": "iphone", "filename": "a.png"} | image for image in images], "info": {"version": 1}})
    small, high = {}, {"subtype": "retina4"}
    project = PROJECT.replace("TARGETED", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = Launch;\n\t\t\t\tTARGETED") % ("1", "de")
    usual = ["iphone-4", "iphone-4.7", "iphone-5.8", "iphone-6.7"]
    listed = plist(UILaunchStoryboardName="Launch")
    images = "<key>UILaunchImages</key><array><dict><key>UILaunchImageSize</key><string>{320, %d}</string></dict></array>"
    path = "App/Images.xcassets/Launch.launchimage/Contents.json"
    for title, files, expected in (
        ("none", {}, usual), ("in a catalog", {path: catalog(small, high)}, ["iphone-4"]), ("for 480", {path: catalog(small)}, ["iphone-3.5"]),
        ("for later phones", {path: catalog(small, high, {"subtype": "667h"}, {"subtype": "736h"})}, ["iphone-4", "iphone-4.7", "iphone-5.5"]),
        ("for all", {path: catalog(*({"subtype": each} for each in ("retina4", "667h", "2436h", "2688h")))}, usual[:3] + ["iphone-6.5"]),
        ("without a file", {path: catalog(high, {"subtype": "667h", "filename": None})}, ["iphone-4"]), ("for pads", {path: catalog({"idiom": "ipad"})}, usual),
        ("and a launch screen", {path: catalog(high), "App/Info.plist": listed}, usual),
        ("and a launch screen of the project", {path: catalog(high), "App.xcodeproj/project.pbxproj": project.replace(
            "TARGETED", "INFOPLIST_KEY_UILaunchScreen_Generation = YES;\n\t\t\t\tTARGETED")}, usual),
        ("of another name", {path.replace("Launch.", "Other."): catalog(high)}, usual), ("no catalog", {path: "[]"}, usual),
        ("in a list", {"App.xcodeproj/project.pbxproj": PROJECT % ("1", "de"), "App/Info.plist": plist().replace("<dict>", "<dict>" + images % 568, 1)}, ["iphone-4"]),
        ("in a list, of another order", {"App.xcodeproj/project.pbxproj": PROJECT % ("1", "de"), "App/Info.plist": plist().replace(
            "<dict>", "<dict>" + images.replace("{320, %d}", "{568.0, 320.0}"), 1)}, ["iphone-4"]),
        ("in a list, for pads", {"App.xcodeproj/project.pbxproj": PROJECT % ("1", "de"), "App/Info.plist": plist().replace(
            "<dict>", "<dict>" + images.replace("{320, %d}", "{768, 1024}"), 1)}, usual),
        ("of an image set", {"App.xcodeproj/project.pbxproj": PROJECT % ("1", "de"), "App/A.xcassets/Default.imageset/Default-568h@2x.png": ""}, usual),
        ("by their names", {"App.xcodeproj/project.pbxproj": PROJECT % ("1", "de"), "App/Default@2x.png": "", "Default-568h@2x.png": "",
                            "Default-Landscape-736h@3x.png": "", "Default-1024h~ipad.png": "", "DefaultUser-667h.png": ""}, ["iphone-4"]),
    ):
        files = {"App/Info.plist": plist(), "App.xcodeproj/project.pbxproj": project, ".git/HEAD": "", "App/Main.storyboard": LINTS["conflict"][0], **files}
        if title == "without a file":
            files[path] = files[path].replace('"filename": null', '"scale": "2x"')
        report = json.loads(run(tool, app(work, "launch", **files), "--format", "json", *FIXED).stdout)
        found_on = report["findings"][0]["devices"] if report["findings"] else []
        yield f"launch images: {title}", found_on != expected and (found_on, report)


def unnamed(tool, work):
    """A storyboard that code, lists, projects and other storyboards do not name is not checked, unless one of these cannot be read."""
    project = PROJECT % ("1", "de") + "\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = %s;\n"
    other = wide("a").replace("</viewController>", '</viewController><viewControllerPlaceholder storyboardName="Form" id="p"/>')
    for title, name, files, expected in (
        ("a name", "Form", {}, False), ("without code", "Form", {"A.swift": None}, True), ("without a project", "Form", {"App.xcodeproj/project.pbxproj": None}, True),
        ("named in code", "Form", {"A.swift": 'load("Form")'}, True), ("named as a member", "Form", {"A.swift": "Storyboard.form.load()"}, True),
        ("a longer word", "Form", {"A.swift": 'load("Forms")'}, False), ("named in a list", "Form", {"Info.plist": plist(UIMainStoryboardFile="Form")}, True),
        ("named by the project", "Form", {"App.xcodeproj/project.pbxproj": project % "Form"}, True),
        ("named by another storyboard", "Form", {"Main.storyboard": other}, True),
        ("the usual name", "LaunchScreen", {}, True), ("two words", "Old Form", {}, True), ("made of two parts", "Form_iPad", {"A.swift": 'load("Form_" + idiom)'}, True),
        ("no such parts", "Form_iPad", {"A.swift": 'load("Form")'}, False), ("the name of an idiom", "FormiPad", {}, True),
        ("for an idiom", "Form~ipad", {"A.swift": 'load("Form")'}, True),
        ("a binary list", "Form", {"Info.plist": "bplist00\0\x54Form\0"}, True), ("an encrypted list", "Form", {"Info.plist": "\0GITCRYPT\0x"}, True),
        ("encrypted code", "Form", {"B.swift": "\0GITCRYPT\0x"}, True), ("too much code", "Form", {"B.m": "x = 1;\n" * (1 << 18)}, True),
        ("a project that is too large", "Form", {"B.xcodeproj/project.pbxproj": " " * (1 << 24) + "\n"}, True),
        ("a list of another name", "Form", {"Config.xcconfig": "INFOPLIST_FILE[sdk=iphoneos*] = App/Info-Dev.plist\n"}, True),
        ("a list that is not there", "Form", {"App/Info.plist": None, "App/Test-Info.plist": plist()}, True),
        ("a script", "Form", {"B.xcodeproj/project.pbxproj": '\t\t\tshellScript = "cp INFOPLIST_FILE = a.plist";\n'}, False),
        ("a list of no other name", "Form", {"Config.xcconfig": "INFOPLIST_FILE = $(NAME)info.plist\r\n"}, False),
        ("no list", "Form", {"Config.xcconfig": "INFOPLIST_FILE =\n"}, False),
    ):
        app_files = {"A.swift": "let a = 1", "App/Info.plist": plist(), "App.xcodeproj/project.pbxproj": project % "Main", ".git/HEAD": "", f"{name}.storyboard": wide("a"), **files}
        folder = app(work, "unnamed", **{path: text for path, text in app_files.items() if text is not None})
        report = json.loads(run(tool, folder, "--format", "json", *FIXED, *SMALL).stdout)
        yield title, (report["skipped"] == 0) != expected and report
