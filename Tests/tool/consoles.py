"""Tests of casement explain on logs: those of the folder logs, judged with rational numbers, and damaged ones.

logs/sources.txt has the address of each log. Nothing here is shared with the tool: descriptions are read by regular
expressions, and a simplex method over fractions decides whether constraints can hold together.
"""

import os
import random
import re
import subprocess
from fractions import Fraction

LOGS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "logs")
ITEM = r"(?:[\w.]+:)?(0x[0-9a-f]+)(?:'.*?')?(?=[.\](])"
HALF = Fraction(1, 2)
PLACES = {
    "left": {"left": 1}, "leading": {"left": 1}, "minX": {"left": 1}, "right": {"left": 1, "width": 1},
    "trailing": {"left": 1, "width": 1}, "centerX": {"left": 1, "width": HALF}, "width": {"width": 1},
    "top": {"top": 1}, "bottom": {"top": 1, "height": 1}, "centerY": {"top": 1, "height": HALF}, "height": {"height": 1},
    "leadingMargin": {"left": 1, "left margin": 1}, "trailingMargin": {"left": 1, "width": 1, "right margin": -1},
    "left margin": {"left margin": 1}, "right margin": {"right margin": 1},
}


def row(first, relation, second, constant):
    """Returns a row: terms of variables as a frozenset, relation, constant. first and second are (item, place)."""
    terms = {}
    for sign, end in ((1, first), (-1, second)):
        for name, factor in (PLACES[end[1]] if end else {}).items():
            terms[end[0], name] = terms.get((end[0], name), 0) + sign * factor
    return frozenset((name, factor) for name, factor in terms.items() if factor), relation, Fraction(constant)


def raw(description):
    """Reads a description of a log."""
    names = re.search(r"[Nn]ames: (.*?) ?\)", description)
    named = {}
    if names:
        for name, item in re.findall(r"('\|'|[\w.]+):(?:[\w.]+:)?(0x[0-9a-f]+)", names[1]):
            named[name.strip("'")] = item
    body = re.sub(r"\s+\((?:active|[Nn]ames).*$|>$", "", re.sub(r"^<?[\w.]+:0x[0-9a-f]+(?:@\S+#\d+)? ", "", description))
    body = re.sub(r"^'[^']*' |^h=\S+ v=\S+ ", "", body).replace("(LTR)", "")
    for name, item in named.items():
        if name != "|":
            body = re.sub(r"(?<![\w:])" + name + r"(?=[.\]])", item, body)
    if body[:2] in ("H:", "V:"):
        begin, end, length = ("left", "right", "width") if body[0] == "H" else ("top", "bottom", "height")
        sized = re.fullmatch(r".:\[" + ITEM + r"\((\S+?)\)\]", body)
        if sized:
            return row((sized[1], length), "==", None, sized[2])
        items = [named["|"] if each[0] == "|" else each[1] for each in re.findall(r"(\||\[" + ITEM + r"\])", body)]
        space = re.search(r"-\((?:NSSpace\()?(-?[\d.]+)\)", body)[1]
        first = (items[0], begin if body[2] == "|" else end)
        return row((items[1], end if body.endswith("|") else begin), "==", first, space)
    found = re.fullmatch(ITEM + r"\.(\w+) (==|>=|<=) (?:" + ITEM + r"\.(\w+))?(?:(?: ?([+-]) )?([\d.]+))?", body)
    first, second = (found[1], found[2]), (found[4], found[5]) if found[4] else None
    return row(first, found[3], second, (found[6] or "") + (found[7] or "0"))


def said(line):
    """Reads a constraint as the tool prints it."""
    line = re.sub(r"  \(broken\)$|: sizes and margins.*$", "", line.strip())
    line = re.sub(r"  '[^']*'$", "", line)
    item = r".*?(0x[0-9a-f]+)\.([\w ]+?)"
    found = re.fullmatch(item + r" (==|>=|<=) (?:(-?[\d.]+)|" + item + r"(?: ([+-]) ([\d.]+))?)", line)
    second = (found[5], found[6]) if found[5] else None
    return row((found[1], found[2]), found[3], second, found[4] or (found[7] or "") + (found[8] or "0"))


def feasible(rows):
    """Returns whether rows can hold together: the first phase of the simplex method, by Bland's rule."""
    names = sorted({name for terms, _, _ in rows for name, _ in terms})
    table, slack = [], sum(relation != "==" for _, relation, _ in rows)
    number = 0
    for terms, relation, constant in rows:
        values = dict(terms)
        line = [factor for name in names for factor in (values.get(name, Fraction(0)), -values.get(name, Fraction(0)))]
        slacks = [Fraction(0)] * slack
        if relation != "==":
            slacks[number] = Fraction(-1 if relation == ">=" else 1)
            number += 1
        line = [Fraction(each) for each in line] + slacks + [constant]
        table.append([-each for each in line] if constant < 0 else line)
    width = 2 * len(names) + slack
    basis = [width + index for index in range(len(table))]  # artificial, not stored
    while True:
        # The cost is the sum of the rows whose artificial variable is in the basis.
        active = [index for index, member in enumerate(basis) if member >= width]
        entering = next((column for column in range(width) if sum(table[index][column] for index in active) > 0), None)
        if entering is None:
            return sum(table[index][-1] for index in active) == 0
        ratios = [(line[-1] / line[entering], basis[index], index) for index, line in enumerate(table) if line[entering] > 0]
        leaving = min(ratios)[2]
        pivot = table[leaving][entering]
        table[leaving] = [each / pivot for each in table[leaving]]
        for index, line in enumerate(table):
            if index != leaving and line[entering]:
                factor = line[entering]
                table[index] = [each - factor * own for each, own in zip(line, table[leaving])]
        basis[leaving] = entering


def implied(rows):
    """Returns the rows that sizes and margins are not negative."""
    lengths = {(item, name) for terms, _, _ in rows for (item, name), _ in terms if "margin" in name}
    lengths |= {(item, name) for terms, _, _ in rows for (item, _), _ in terms for name in ("width", "height")}
    return [(frozenset({(length, 1)}), ">=", Fraction(0)) for length in lengths]


def explain(tool, path, text=None):
    return subprocess.run([tool, "explain", path], input=text, capture_output=True, timeout=60)


def judged(tool, name):
    """Returns what is wrong with the explanation of a log; the conflicts that were judged are counted by the caller."""
    path = os.path.join(LOGS, name)
    with open(path, encoding="utf-8") as file:
        text = file.read().replace("\\<", "<").replace("\\>", ">").replace("h=-&- v=-&- \nV", "h=-&- v=-&- V")
    found = re.findall(r"<?[\w.]*Constraint:0x.*?(?=>?\"?[,.]?\n|$)", text + "\n")
    listed, _, rest = text.partition("recover by breaking")
    rows = {re.search("0x[0-9a-f]+", each)[0]: raw(each) for each in found}
    broken = re.search(r"Constraint:(0x[0-9a-f]+)", rest)
    done = explain(tool, path)
    lines = done.stdout.decode().splitlines()
    if done.returncode or "cannot be read" in done.stdout.decode():
        return f"{done.returncode}: {done.stdout} {done.stderr}"
    if int(re.match(r"line \d+: (\d+)", lines[0])[1]) != len(rows):
        return f"{lines[0]}, and not {len(rows)}"
    everything = list(rows.values())
    if "can hold together" in lines[1] and "cannot" not in lines[1]:
        return not feasible(everything + implied(everything)) and "said to hold"
    members = [said(line) for line in lines if line.startswith("  ")]
    stated = [each for line, each in zip([line for line in lines if line.startswith("  ")], members) if "not negative" not in line]
    if any(each not in everything for each in stated):
        return f"not in the log: {stated}"
    if feasible(members):
        return "the constraints can hold together"
    if any(not feasible(members[:index] + members[index + 1:]) for index in range(len(members))):
        return "not minimal"
    marked = [said(line) for line in lines if line.endswith("(broken)")]
    return marked != ([rows[broken[1]]] if broken else []) and f"broken: {marked}"


def damaged(tool, work):
    """Damaged, large and foreign logs get words: no crash, no escape sequence."""
    texts = {}
    for name in sorted(os.listdir(LOGS)):
        if name.endswith(".log"):
            with open(os.path.join(LOGS, name), "rb") as file:
                texts[name] = file.read()
    chance = random.Random(5)
    names = sorted(texts)
    cases = [texts["menu-item.log"][:end] for end in range(0, len(texts["menu-item.log"]), 61)]
    for _ in range(60):
        text = bytearray(texts[chance.choice(names)])
        for _ in range(chance.randint(1, 6)):
            place = chance.randrange(len(text))
            text[place:place + chance.randint(0, 9)] = chance.choice(
                [b"", b"'", b">", b"]", b"(", b"0x", b"\x1b[31m", b"\xff", b"\n", b"1e999", b"nan", "é约束".encode(), b"9" * 30])
        cases.append(bytes(text))
    one = '    "<NSLayoutConstraint:0x%x UIView:0x%x.width == UIView:0x%x.width + 1   (active)>",\n'
    chain = "".join(one % (each + 1, each + 1, each + 2) for each in range(300)) + one % (999, 301, 1)
    cases += [b"Unable to simultaneously satisfy constraints.\n" + chain.encode(),
              b"Unable to simultaneously satisfy constraints.\n" + b"<NSLayoutConstraint:0x1 " * 100_000,
              b"Unable to simultaneously satisfy constraints.\n" * 200_000,
              "制約を同時に満たすことができません。\n".encode() + texts["folding-cell.log"],
              b"\x1b[31m" + texts["rotated.log"].replace(b"\n", b"\x1b[0m\n\x1b[33m")]
    for number, text in enumerate(cases):
        path = os.path.join(work, "damaged.log")
        with open(path, "wb") as file:
            file.write(text)
        done = explain(tool, path)
        wrong = done.returncode not in (0, 3) or b"\x1b" in done.stdout + done.stderr or not done.stdout + done.stderr
        yield f"damaged {number}", wrong and f"{done.returncode} {done.stderr[:200]}"
    for name, expected in ((len(cases) - 5, b"these 301 cannot"), (len(cases) - 2, b"by 116 points"), (len(cases) - 1, b"by 72 points")):
        path = os.path.join(work, "damaged.log")
        with open(path, "wb") as file:
            file.write(cases[name])
        yield f"words of {name}", expected not in explain(tool, path).stdout and explain(tool, path).stdout[:400]


def check(tool, work):
    names = sorted(name for name in os.listdir(LOGS) if name.endswith(".log"))
    with open(os.path.join(LOGS, "sources.txt"), encoding="utf-8") as file:
        sources = [line.split()[0] for line in file]
    results = [(name, judged(tool, name)) for name in names] + list(damaged(tool, work))
    results.append(("sources", sources != names and "sources.txt does not have the logs"))
    results.append(("an item of a log", subprocess.run(
        [tool, "explain", os.path.join(LOGS, names[0]), "a"], capture_output=True).returncode != 2 and "exit code"))
    wrong = [(name, what) for name, what in results if what]
    for name, what in wrong:
        print(f"{name}: {what}")
    return len(results), len(wrong)
