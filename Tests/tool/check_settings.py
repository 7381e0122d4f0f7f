"""Tests of casement check on the matrix: which settings are laid out, and how findings of several are one."""

import json
import os
import re

from check_documents import (FIXED, LINTS, SMALL, button, cell, field, filled, found, held, label, run, said, storyboard, wide,
                             write)


def parts(tool, top, work):
    return [members(tool, work), groups(tool, work), narrowed(tool, work), own_settings(tool, work), screens(tool, work),
            lists(tool, top)]


def members(tool, work):
    """A baseline accepts each view of a finding, and no other beside them; a fingerprint is of all of them."""
    known = os.path.join(work, "members.json")
    options = ("--baseline", known, *FIXED, *SMALL)
    run(tool, write(work, "t.storyboard", wide("a")), *options, "--write-baseline")
    report = found(tool, work, wide("a", "b"), *options)
    keys = [(each.get("keys"), each["views"]) for each in report]
    yield "another view beside an accepted one", keys != [(["b"], ["b"])] and said(report)
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
    """Views beside each other in which a lint finds the same are one finding, in one setting and in several; pairs without a
    common view are not."""
    fields = field("a") + field("b", (20, 660, 374, 34))
    sides = "".join(f"{name}.leading = root.leading + 20\n{name}.trailing = root.trailing + -20\n" for name in "ab")
    text = storyboard(fields, held(sides + "a.top = safe.top + 300\nb.top = safe.top + 360"))
    report = found(tool, work, text, "--lints", "under-keyboard", *FIXED[2:4], *FIXED[6:])
    views = [sorted(each["views"]) for each in report]
    yield "one keyboard over two fields, at first over one", views != [["a", "b"]] and said(report)
    buttons = "".join(button(name, (20, y, 40, 30)) + button(name + "2", (354, y, 40, 30))
                      for name, y in (("a", 108), ("b", 208)))
    left = "".join(
        f"{name}.leading = root.leading + 2\n{name}2.trailing = root.trailing + -2\n{name}.top = safe.top + {y}\n"
        f"{name}2.top = {name}.top\n" for name, y in (("a", 20), ("b", 120)))
    report = found(tool, work, storyboard(buttons, held(left)), "--lints", "outside-safe-area", "--devices", "iphone-5.8",
                   "--orientations", "landscape", *FIXED[2:])
    yield "one safe area beside four buttons", len(report) != 1 and said(report)
    pairs = "".join(filled(name, (20, y, 180, 44)) + filled(name + "2", (214, y, 180, 44))
                    for name, y in (("a", 108), ("b", 308)))
    apart = "".join(
        f"{name}.leading = root.leading + 20\n{name}.width = 180\n{name}2.width = 180\n{name}2.top = {name}.top\n"
        f"{name}2.trailing = root.trailing + -20\n{name}.top = safe.top + {y}\n" for name, y in (("a", 20), ("b", 220)))
    report = found(tool, work, storyboard(pairs, held(apart)), "--lints", "overlap", *FIXED, *SMALL)
    yield "two pairs", [each.get("keys") for each in report] != [["a a2"], ["b b2"]] and said(report)
    three = "".join(filled(name, (x, 108, 100, 44)) for name, x in (("a", 20), ("b", 140), ("c", 260)))
    report = found(tool, work, storyboard(three, held(
        "a.leading = root.leading + 20\na.width = 100\na.top = safe.top + 20\nb.centerX = root.centerX + -17\nb.width = 100\n"
        "b.top = a.top\nc.trailing = root.trailing + -54\nc.width = 100\nc.top = a.top")), "--lints", "overlap", *FIXED, *SMALL)
    yield "two pairs with a common view", ([each.get("keys") for each in report] != [["a b", "b c"]]
                                           or "and 1 more pair" not in report[0]["message"]) and said(report)


def narrowed(tool, work):
    """A lint that compares settings takes the first of the matrix, whatever it is."""
    text = storyboard(label(ambiguous="YES"), held("a.leading = root.leading + 20"))
    for options in (("--directions", "rtl"), ("--text-sizes", "2"), ("--keyboards", "up")):
        yield f"ambiguous, {' '.join(options)}", not found(tool, work, text, "--lints", "ambiguous", *options)
        yield f"unequal, {' '.join(options)}", not found(tool, work, LINTS["unequal"][0], "--lints", "unequal", *options)
        text_under_bar = LINTS["scroll-under-bar"][0]
        yield f"scroll-under-bar, {' '.join(options)}", not found(
            tool, work, text_under_bar, "--lints", "scroll-under-bar", "--profile", "ios8", *options)


def own_settings(tool, work):
    """The direction, the orientation and the keyboard of a scene file give way to those of the settings."""
    text = {"name": "t", "intrinsic": [60, 21], "baselines": [16, 5]}
    file = {"size": [320, 480], "views": [text]}
    plain = ("--directions", "ltr", "--keyboards", "away", "--text-sizes", "1", "--orientations", "portrait")
    for title, own, rules, options, expected in (
        ("right to left, seen left to right", {"direction": "right_to_left"}, ["t.leading == window.leading + 300", "V:|-[t]"],
         plain, "at the right"),
        ("right to left, seen so", {"direction": "right_to_left"}, ["t.leading == window.leading + 300", "V:|-[t]"],
         ("--directions", "rtl", *plain[2:]), "at the left"),
        ("landscape, seen in portrait", {"profile": "ios7", "orientation": "landscape_left", "size": [480, 320]},
         ["t.left == window.left + 400", "V:|-[t]"], plain, "at the right"),
        ("landscape, not seen in landscape", {"profile": "ios7", "orientation": "landscape_left", "size": [480, 320]},
         ["H:|-[t]", "t.top == window.top + 400"], plain, None),
        ("keyboard, seen away", {"profile": "ios15", "keyboard": "show"}, ["H:|-[t]", "t.top == keyboard_guide.top - 300"],
         plain, None),
        ("keyboard, seen up", {"profile": "ios15", "keyboard": "show"}, ["H:|-[t]", "t.top == keyboard_guide.top - 300"],
         (*plain[:2], "--keyboards", "up", *plain[4:]), "at the top"),
    ):
        report = found(tool, work, {**file, **own, "rules": rules}, *options, name="own.json")
        edges = [re.search("at the [a-z]+$", each["message"])[0] for each in report]
        yield title, edges != ([expected] if expected else []) and said(report)
    turned = {**file, "profile": "ios7", "orientation": "landscape_left", "size": [480, 320],
              "rules": ["H:|-[t]", "t.top == window.top + 400"]}
    report = found(tool, work, turned, *plain[:6], name="own.json")
    yield "seen in landscape, too", [each["first"]["orientation"] for each in report] != ["landscape"] and said(report)


def screens(tool, work):
    """Each screen is laid out once, the smallest first."""
    text = wide("a", width=390)
    report = found(tool, work, text, *FIXED, "--devices", "iphone-4.7,iphone-4")
    yield "the smallest first", [each["first"]["device"] for each in report] != ["iphone-4"] and said(report)
    report = found(tool, work, text, *FIXED, "--devices", "iphone-4,iphone-4", "--devices", "iphone-4")
    yield "a device twice", [each["settings"] for each in report] != [1] and said(report)
    report = found(tool, work, text, *FIXED, *SMALL, "--profile", "ios11", "--profile", "ios8", "--profile", "ios11")
    yield "a profile twice", [(each["settings"], each["first"]["profile"]) for each in report] != [(2, "ios8")] and said(report)
    text = cell(field("a", (20, 5, 380, 34)), held("a.leading = root.leading + 20\na.top = root.top + 5\na.width = 380"))
    options = ("--devices", "iphone-3.5,iphone-4", *FIXED, "--profile", "ios8", "--profile", "ios11")
    report = found(tool, work, text, *options, name="cell.xib")
    yield "off screen", [each["settings"] for each in report] != [1] and said(report)
    file = {"size": [320, 480], "views": [{"name": "t", "intrinsic": [400, 21], "baselines": [16, 5]}],
            "rules": ["H:|[t]", "V:|[t]"]}
    report = found(tool, work, file, "--profile", "ios7", *FIXED[2:], name="own.json")
    counts = [each["settings"] for each in report if each["lint"] == "outside-window"]
    yield "a file gets a screen, which turns", counts != [2] and said(report)


def lists(tool, top):
    """An empty list is an error, and so are lints of which none is left."""
    main = os.path.join(top, "bindings", "scenes", "storyboards", "Main.storyboard")
    for options in (("--devices", ","), ("--devices", ""), ("--orientations", ","), ("--directions", ""), ("--text-sizes", ","),
                    ("--keyboards", ","), ("--lints", ","), ("--ignore", ""), ("--lints", "overlap", "--ignore", "overlap"),
                    ("--threads", "1.5")):
        done = run(tool, main, *options)
        is_wrong = done.returncode != 2 or options[0].encode() not in done.stderr
        yield " ".join(options), is_wrong and (done.stdout + done.stderr)
