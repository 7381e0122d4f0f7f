"""The scenes of bindings/scenes have the frames that the C programs of the same name print, in all variants."""

import json
import os
import re
import subprocess


def sections(path):
    """Returns the printed lines of items by title."""
    found, lines = {}, []
    with open(path, encoding="utf-8") as file:
        for line in file:
            if re.match(r"\S.* on iOS \d", line):
                lines = found.setdefault(line.strip(), [])
            elif re.match(r"  \S+ +\(", line):
                lines.append(line.rstrip())
    return found


def lines(answer):
    """Returns the items of a result as the programs print them: named ones, except those in scroll views."""
    items = answer["items"]
    children = {}
    for item in items:
        children.setdefault(item.get("parent"), []).append(item)
    printed = []

    def show(item):
        if item.get("hidden"):
            return
        name = item["name"]
        if name:
            x, y, width, height = item["window_frame"]
            line = f"  {name:<16} ({x:g}, {y:g}) {width:g} x {height:g}"
            if "insets" in item:
                line += "  insets ({:g}, {:g}, {:g}, {:g})".format(*item["insets"])
            printed.append(line)
        for child in children.get(item["id"], []):
            if item["kind"] != "scroll":
                show(child)

    window = items[0]
    for child in children[window["id"]]:
        if child["name"] not in ("status_bar", "keyboard", "keyboard_guide"):
            show(child)
    return printed


def form(tool, top):
    """Compares the form, which the C program prints in another format."""
    with open(os.path.join(top, "bindings", "c", "form.txt"), encoding="utf-8") as file:
        printed = file.read().split("a longer word")[0].splitlines()[1:]
    path = os.path.join(top, "bindings", "scenes", "form.json")
    done = subprocess.run([tool, "solve", path], capture_output=True, text=True)
    right = [line.split() for line in printed]
    has = [line.split() for line in done.stdout.splitlines()[1:]]
    if has != right:
        print(f"the form: the program prints {right}, and the scene is {has}")
    return has != right


def check(tool, top):
    count, wrong = 1, int(form(tool, top))
    for name in ("item_editor", "chat", "container", "browser"):
        expected = sections(os.path.join(top, "bindings", "c", name + ".txt"))
        for title, right in expected.items():
            options = ["--profile", "ios6" if "iOS 6" in title else "ios7"]
            options += ["--orientation", "landscape_right"] if "lying" in title else []
            options += ["--keyboard", "standard"] if "keyboard" in title else []
            path = os.path.join(top, "bindings", "scenes", name + ".json")
            done = subprocess.run([tool, "solve", "--json", *options, path], capture_output=True, text=True)
            has = lines(json.loads(done.stdout)) if done.returncode == 0 else [done.stderr]
            # The programs print in another order. Each line is complete, so lines are compared as sets.
            right = [line for line in right if line.split()[0] not in ("status_bar", "keyboard", "keyboard_guide")]
            count += 1
            if sorted(has) != sorted(right):
                wrong += 1
                print(f"{title}: the program prints\n" + "\n".join(right) + "\nand the scene is\n" + "\n".join(has))
    if count != 33:
        print(f"{count} variants instead of 33")
        wrong += 1
    return count, wrong
