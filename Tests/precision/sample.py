"""Draws findings of casement check at random, to be judged one by one.

    sample.py TOOL FOLDER [--seed N] [--count N] [--held-out | --all] [--judged FILE]

FOLDER has the documents of repositories as OWNER/NAME/PATH, with their Info.plist files and projects. The repositories in
alphabetical order are split: lints may be tuned on the first half, and the second half is held out; --all draws from both. Prints
COUNT findings of
each lint, with their constraints, the lines of the document and what is known of the app. With --judged, a file with lines
`VERDICT LINT FILE:LINE`, it prints the table of verdicts instead.
"""

import argparse
import collections
import json
import os
import random
import subprocess


def repositories(folder):
    """Returns OWNER/NAME of all repositories, sorted."""
    return sorted(f"{owner}/{name}" for owner in os.listdir(folder) for name in os.listdir(os.path.join(folder, owner)))


def report(tool, folder, names):
    done = subprocess.run([os.path.abspath(tool), "check", "--format", "json", *names], cwd=folder, capture_output=True)
    return json.loads(done.stdout)


def draw(findings, count, seed):
    """Returns at most `count` findings of each lint, versions of one document once for each line of text."""
    chance = random.Random(seed)
    by_lint = collections.defaultdict(dict)
    for each in findings:
        path = each["file"].rsplit("@", 1)[0]
        by_lint[each["lint"]].setdefault((path, each["id"], each["message"].split(":")[0]), each)
    return {lint: chance.sample(list(of.values()), min(count, len(of))) for lint, of in sorted(by_lint.items())}


def show(each, folder):
    first = each["first"]
    setting = [first.get("device", "as drawn"), first["orientation"], f"text {first['text_size']}", first["direction"]]
    print(f"--- {each['lint']} {each['file']}:{each['line']}\n{each['message']}\n{', '.join(setting)}"
          f"{', keyboard' if first['keyboard'] else ''}; {each['count']} of {each['settings']}")
    for reason in each.get("because", []):
        print(f"    {reason['constraint']}  line {reason.get('line', '-')}")
    with open(os.path.join(folder, each["file"]), encoding="utf-8") as file:
        lines = file.read().splitlines()
    for line in lines[each["line"] - 1:each["line"] + 3]:
        print("  | " + line.strip()[:230])


def table(path):
    counts = collections.defaultdict(collections.Counter)
    with open(path, encoding="utf-8") as file:
        for line in file:
            verdict, lint, _ = line.split(None, 2)
            counts[lint][verdict] += 1
    for lint, of in sorted(counts.items()):
        print(f"| `{lint}` | {of['true']} | {of['noise']} | {of['false']} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--held-out", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--judged")
    chosen = parser.parse_args()
    if chosen.judged:
        return table(chosen.judged)
    names = repositories(chosen.folder)
    half = (len(names) + 1) // 2
    drawn_from = names if chosen.all else names[half:] if chosen.held_out else names[:half]
    found = report(chosen.tool, chosen.folder, drawn_from)
    number, scenes = len(found["findings"]), found["scenes"]
    print(f"{number} findings in {scenes} scenes, {100 * number / max(scenes, 1):.1f} of a hundred scenes")
    for drawn in draw(found["findings"], chosen.count, chosen.seed).values():
        for each in drawn:
            show(each, chosen.folder)


if __name__ == "__main__":
    main()
