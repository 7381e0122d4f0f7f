"""Small documents for the tests of casement check, and what it finds in them."""

import json
import os
import re
import subprocess

FIXED = ("--orientations", "portrait", "--directions", "ltr", "--keyboards", "away", "--text-sizes", "1")
SMALL = ("--devices", "iphone-4")
ON_BY_DEFAULT = ("conflict", "cut-text")
# What is applied where a test names no lints: those that are on by default, and four that find much in small documents.
USUAL = "conflict,ambiguous,under-bar,outside-safe-area,outside-window,cut-text,overlap"


def run(tool, *arguments, text=None, cwd=None):
    lints = () if {"--lints", "--ignore", "--list-lints"} & set(arguments) else ("--lints", USUAL)
    return subprocess.run([tool, "check", *arguments, *lints], input=text, capture_output=True, timeout=120, cwd=cwd)


def found(tool, work, text, *options, name="t.storyboard"):
    """Returns the findings in a document."""
    path = write(work, name, text if isinstance(text, str) else json.dumps(text, indent=1))
    return json.loads(run(tool, path, "--format", "json", *options).stdout)["findings"]


def write(work, name, text):
    path = os.path.join(work, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def said(report):
    """Returns findings for a message."""
    return report or "nothing is found"


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
COLOR = '<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>'
STYLE = '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'
CORNER = "a.leading = root.leading + 20\na.top = safe.top + 20\n"
SIDES = "\n".join(f"{{0}}.{side} = root.{side}" for side in ("leading", "trailing", "top", "bottom")) + "\n"
WIDE = "\na.leading = root.leading + 20\na.trailing = root.trailing + -20\n"


def label(name="a", text="Hello", frame=(20, 108, 42, 20.5), font=FONT, **attributes):
    return view("label", name, frame, font, text=text, adjustsFontSizeToFit="NO", **attributes)


def field(name="a", frame=(20, 600, 374, 34)):
    return view("textField", name, frame)


def button(name, frame, title="Go"):
    return view("button", name, frame, f'<state key="normal" title="{title}"/>')


def filled(name, frame):
    """Returns a button with a background, which covers all of its frame."""
    return button(name, frame).replace("<state", COLOR + "<state")


def table(name, frame=(0, 0, 414, 896)):
    return view("tableView", name, frame)


def cell(views, constraints, kind="tableViewCell", attributes="", width=414):
    """Returns a xib with a cell of 44 points."""
    return (f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17156" useTraitCollections="YES">\n'
            f'<objects><{kind} id="cell"{attributes}><rect key="frame" x="0" y="0" width="{width}" height="44"/>\n'
            f'<{kind}ContentView key="contentView" id="root"><rect key="frame" x="0" y="0" width="{width}" height="43.5"/>\n'
            f"<subviews>\n{views}</subviews><constraints>\n{constraints}</constraints></{kind}ContentView></{kind}>"
            "</objects></document>")


def xib(views, constraints, extra=""):
    """Returns a xib of Xcode 8 with a view, and a place for the outlets of its owner."""
    return ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="10117" useTraitCollections="YES">\n'
            '<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">{}</placeholder>\n'
            '<view id="root"><rect key="frame" x="0" y="0" width="600" height="600"/>\n'
            '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\n'
            f"<subviews>\n{views}</subviews><constraints>\n{constraints}</constraints>{extra}</view></objects></document>")


def wide(*names, width=380, top=20):
    """Returns a storyboard with fields below each other, which are wider than a small phone."""
    views = "".join(field(name, (20, 108 + 50 * number, width, 34)) for number, name in enumerate(names))
    return storyboard(views, held("".join(
        f"{name}.leading = root.leading + 20\n{name}.top = safe.top + {top + 50 * number}\n{name}.width = {width}\n"
        for number, name in enumerate(names))))


# For each lint: a document that breaks it, one that does not, and options.
LINTS = {
    "conflict": (
        storyboard(label(), held(CORNER + "a.leading = root.leading + 30")), storyboard(label(), held(CORNER)), FIXED),
    "ambiguous": (
        storyboard(label(ambiguous="YES"), held("a.leading = root.leading + 20")), storyboard(label(), held(CORNER)), FIXED),
    "under-bar": (
        storyboard(label(frame=(20, 50, 42, 20.5)), held("a.leading = root.leading + 20\na.top = root.top + 50"), BAR),
        storyboard(label(), held(CORNER), BAR), (*FIXED, "--profile", "ios11")),
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
        (*FIXED, "--profile", "ios8")),
    "outside-window": (
        storyboard(field("a", (20, 108, 380, 34)), held(CORNER + "a.width = 380")),
        storyboard(field("a", (20, 108, 380, 34)), held(CORNER + "a.width = 380 @900\na.trailing <= root.trailing")), FIXED),
    "cut-text": (
        storyboard(label(font=STYLE), held(CORNER + "a.height = 20.5\na.width = 42")),
        storyboard(label(font=STYLE), held(CORNER)), FIXED[:6]),
    "overlap": (
        storyboard(filled("a", (20, 108, 180, 44)) + filled("b", (214, 108, 180, 44)), held(
            CORNER + "a.width = 180\nb.width = 180\nb.top = a.top\nb.trailing = root.trailing + -20")),
        storyboard(filled("a", (20, 108, 180, 44)) + filled("b", (214, 108, 180, 44)), held(
            CORNER + "a.width = b.width\nb.leading = a.trailing + 14\nb.top = a.top\nb.trailing = root.trailing + -20")),
        FIXED),
    "unequal": (
        storyboard(button("a", (157, 108, 100, 44)), held("a.leading = root.leading + 157\na.width = 100\na.top = safe.top")),
        storyboard(button("a", (157, 108, 100, 44)), held("a.centerX = root.centerX\na.width = 100\na.top = safe.top")), FIXED),
}
