"""Tests of casement explain on logs: those of the folders logs and logs/held, judged with rational numbers, and damaged ones.

sources.txt of each folder has the address of each log. The rule by which the tool names the constraint that Auto Layout
probably breaks was made with the logs of the first folder; those of logs/held were put aside before, and only measure it.

Nothing here is shared with the tool: descriptions are read by regular expressions, and a simplex method over fractions
decides whether constraints can hold together.
"""

import json
import os
import random
import re
import subprocess
import time
from fractions import Fraction

LOGS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "logs")
ITEM = r"(?:[\w.]+:)?(0x[0-9a-f]+)(?:'.*?')?(?=[.\](])"
HALF = Fraction(1, 2)
PLACES = {
    "left": {"left": 1}, "leading": {"left": 1}, "minX": {"left": 1}, "right": {"left": 1, "width": 1},
    "trailing": {"left": 1, "width": 1}, "centerX": {"left": 1, "width": HALF}, "width": {"width": 1},
    "midX": {"left": 1, "width": HALF}, "midY": {"top": 1, "height": HALF},
    "top": {"top": 1}, "bottom": {"top": 1, "height": 1}, "centerY": {"top": 1, "height": HALF}, "height": {"height": 1},
    "leadingMargin": {"left": 1, "left margin": 1}, "trailingMargin": {"left": 1, "width": 1, "right margin": -1},
    "topMargin": {"top": 1, "top margin": 1}, "bottomMargin": {"top": 1, "height": 1, "bottom margin": -1},
    "firstBaseline": {"top": 1, "first baseline": 1}, "lastBaseline": {"top": 1, "height": 1, "last baseline": -1},
    "left margin": {"left margin": 1}, "right margin": {"right margin": 1},
    "top margin": {"top margin": 1}, "bottom margin": {"bottom margin": 1},
}
# How many messages of each folder name a broken constraint in the conflict; in how many it is the one that is probable, and
# in how many the newest. docs/explain.md has these figures.
AGREEING = {"": (26, 24, 9), "held": (36, 29, 12)}


def row(first, relation, second, constant, factor=1):
    """Returns a row: terms of variables as a frozenset, relation, constant. first and second are (item, place)."""
    terms = {}
    for sign, end in ((1, first), (-Fraction(factor), second)):
        for name, part in (PLACES[end[1]] if end else {}).items():
            terms[end[0], name] = terms.get((end[0], name), 0) + sign * part
    return frozenset((name, part) for name, part in terms.items() if part), relation, Fraction(constant)


def of_superview(first, superviews):
    """A place alone counts from the superview, a length from nothing."""
    if first[1] in ("width", "height") or "margin" in first[1]:
        return None
    return superviews.get(first[0], "superview of " + first[0]), "left" if "left" in PLACES[first[1]] else "top"


def raw(description, superviews):
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
            body = re.sub(r"(?<![\w:])" + re.escape(name) + r"(?=[.\]])", item, body)
    if body[:2] in ("H:", "V:"):
        begin, end, length = ("left", "right", "width") if body[0] == "H" else ("top", "bottom", "height")
        sized = re.fullmatch(r".:\[" + ITEM + r"\((==|>=|<=)?(\S+?)\)\]", body)
        if sized:
            return row((sized[1], length), sized[2] or "==", None, sized[3])
        items = [named["|"] if each[0] == "|" else each[1] for each in re.findall(r"(\||\[" + ITEM + r"\])", body)]
        space = re.search(r"-\((?:NSSpace\()?(==|>=|<=)?(-?[\d.]+)\)", body)
        first = (items[0], begin if body[2] == "|" else end)
        return row((items[1], end if body.endswith("|") else begin), space[1] or "==", first, space[2])
    body = re.sub(r"NSLayoutAnchorConstraintSpace\((.*?)\)", r"+ \1", body)
    found = re.fullmatch(
        ITEM + r"\.(\w+) (==|>=|<=) ?(?:(?:([\d.]+)\*)?" + ITEM + r"\.(\w+))?(?:(?: ?([+-]) )?([\d.]+))?", body)
    first = (found[1], found[2])
    second = (found[5], found[6]) if found[5] else of_superview(first, superviews)
    return row(first, found[3], second, (found[7] or "") + (found[8] or "0"), found[4] or 1)


def said(line, superviews):
    """Reads a constraint as the tool prints it."""
    line = re.sub(r"  \(broken\)$|: sizes and margins.*$", "", line.strip())
    line = re.sub(r"(  '[^']*')?(  \S+:\d+)?$", "", line)
    item = r".*?(0x[0-9a-f]+)\.([\w ]+?)"
    found = re.fullmatch(
        item + r" (==|>=|<=) (?:(-?[\d.]+)|(?:([\d.]+) \* )?" + item + r"(?: ([+-]) ([\d.]+))?)", line)
    first = (found[1], found[2])
    second = (found[6], found[7]) if found[6] else of_superview(first, superviews)
    return row(first, found[3], second, found[4] or (found[8] or "") + (found[9] or "0"), found[5] or 1)


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


def explain(tool, path, *options):
    return subprocess.run([tool, "explain", path, *options], capture_output=True, timeout=60)


def with_addresses(text):
    """Returns a text with an address for each key that Masonry prints: UIView:header is UIView:0x686561646572."""
    labels = set(re.findall(r"\b\w+:([A-Za-z_]\w*)(?=\.(?:left|right|top|bottom|width|height)\b)", text))
    for label in labels:
        text = re.sub(r"\b(\w+):" + label + r"\b", r"\1:0x" + label.encode().hex(), text)
    return text, labels


def judged(tool, name):
    """Returns what is wrong with the explanation of a log."""
    path = os.path.join(LOGS, name)
    with open(path, encoding="utf-8") as file:
        text = file.read().replace("\\<", "<").replace("\\>", ">").replace("h=-&- v=-&- \nV", "h=-&- v=-&- V")
    text, labels = with_addresses(text)
    found = re.findall(r"<?[\w.]*Constraint:0x.*?(?=>?\"?[,.]?\s*\n|$)", text + "\n")
    listed, _, rest = text.partition("recover by breaking")
    superviews = {item: superview for item, superview in re.findall(
        r"(?:-\[|V:\[|H:\[)(?:[\w.]+:)?(0x[0-9a-f]+)(?:'.*?')?\].*?'\|':(?:[\w.]+:)?(0x[0-9a-f]+)", text)}
    rows = {re.search("0x[0-9a-f]+", each)[0]: raw(each, superviews) for each in found}
    broken = re.search(r"Constraint:(0x[0-9a-f]+)", rest)
    done = explain(tool, path)
    output = done.stdout.decode()
    for label in labels:
        output = re.sub(r"\b(\w+) " + label + r"\b", r"\1 0x" + label.encode().hex(), output)
    for name, item in re.findall(r"names: ([\w.]+):(0x[0-9a-f]+)", text):
        output = re.sub(r"(?<= )" + re.escape(name) + r"(?=\.\w+ )", item, output)
    lines = output.splitlines()
    if done.returncode or "cannot be read" in output:
        return f"{done.returncode}: {done.stdout} {done.stderr}"
    if int(re.match(r"line \d+: (\d+)", lines[0])[1]) != len(rows):
        return f"{lines[0]}, and not {len(rows)}"
    everything = list(rows.values())
    if "can hold together" in lines[1] and "cannot" not in lines[1]:
        return not feasible(everything + implied(everything)) and "said to hold"
    printed = [line for line in lines if line.startswith("  ")]
    members = [said(line, superviews) for line in printed]
    stated = [each for line, each in zip(printed, members) if "not negative" not in line]
    if any(each not in everything for each in stated):
        return f"not in the log: {stated}"
    if feasible(members):
        return "the constraints can hold together"
    if any(not feasible(members[:index] + members[index + 1:]) for index in range(len(members))):
        return "not minimal"
    marked = [said(line, superviews) for line in lines if line.endswith("(broken)")]
    return marked != ([rows[broken[1]]] if broken else []) and f"broken: {marked}"


def told(tool, name):
    """Returns the message of a log as --json has it, and what is wrong with that."""
    done = explain(tool, os.path.join(LOGS, name), "--json")
    message = json.loads(done.stdout)["messages"][0]
    count, members = len(message["constraints"]), message.get("conflict", [])
    words = explain(tool, os.path.join(LOGS, name)).stdout.decode()
    if done.returncode or any(message["constraints"][member]["words"] not in words for member in members):
        return message, "the members are not those of the text"
    if any(not 0 <= message.get(key, 0) < count for key in ("broken", "likely", "better")):
        return message, "an index"
    if members and (message["likely"] not in members or message.get("better", members[0]) not in members):
        return message, "not in the conflict"
    return message, False


def agreement(messages):
    """Returns how many messages say which constraint of the conflict was broken; how often it is the probable one, and the newest."""
    broken = [each for each in messages if each.get("broken") in each.get("conflict", [])]
    return len(broken), sum(each["broken"] == each["likely"] for each in broken), newest_first(broken)


def newest_first(messages):
    """Returns how often it is the one that the layout of the library drops: a row of a stack, else the last of those listed."""
    right = 0
    for each in messages:
        members = [(index, each["constraints"][index]) for index in each["conflict"]]
        stack = [index for index, one in members if one.get("identifier", "").startswith("UISV-")]
        sizes = ("Autoresizing", "Encapsulated", "_UITemporary", "fittingSize", "LayoutSupport")
        stated = [index for index, one in members
                  if not any(word in one["class"] + one.get("identifier", "") for word in sizes)]
        right += each["broken"] == (stack or stated or [index for index, _ in members])[-1]
    return right


def damaged(tool, work):
    """Cut, damaged, large and foreign logs get words and an exit code in bounded time: no crash, no escape sequence."""
    texts = {}
    for name in names_of_logs():
        with open(os.path.join(LOGS, name), "rb") as file:
            texts[name] = file.read()
    chance = random.Random(5)
    pieces = [b"", b"'", b">", b"]", b"(", b"0x", b"\x1b[31m", b"\x1b]0;title\x07", b"\xff", b"\xc3", b"\0", b"\n", b"\r", b"1e999",
              b"nan", b"*", b"@", b"@1000000", "é约束".encode(), "\u202e".encode(), b"9" * 30]
    cases = []
    for name, text in texts.items():
        cases += [text[:end] for end in sorted(chance.sample(range(len(text)), 5))]
        cases += [text[start:] for start in sorted(chance.sample(range(len(text)), 2))]
        for _ in range(4):
            changed = bytearray(text)
            for _ in range(chance.randint(1, 6)):
                place = chance.randrange(len(changed))
                changed[place:place + chance.randint(0, 9)] = chance.choice(pieces)
            cases.append(bytes(changed))
    one = '    "<NSLayoutConstraint:0x%x UIView:0x%x.width == UIView:0x%x.width + 1   (active)>",\n'
    chain = "".join(one % (each + 1, each + 1, each + 2) for each in range(300)) + one % (999, 301, 1)
    heading = b"Unable to simultaneously satisfy constraints.\n"
    some = texts["folding-cell.log"]
    cases += [heading + chain.encode(), heading + b"<NSLayoutConstraint:0x1 " * 100_000, heading * 200_000, some * 1000,
              heading + b"<MASLayoutConstraint:" + b"a" * 2_000_000, b"\xff\xfe" + some.decode().encode("utf-16-le"),
              some.replace(b"\n", b"\0\n"), some.replace(b"\n", b"\r\n"),
              "制約を同時に満たすことができません。\n".encode() + some,
              b"\x1b[31m" + texts["rotated.log"].replace(b"\n", b"\x1b[0m\n\x1b[33m")]
    path = os.path.join(work, "damaged.log")
    slowest = 0
    for number, text in enumerate(cases):
        with open(path, "wb") as file:
            file.write(text)
        for options in ((), ("--json",)) if number % 8 == 0 else ((),):
            begin = time.monotonic()
            done = explain(tool, path, *options)
            slowest = max(slowest, time.monotonic() - begin)
            wrong = done.returncode not in (0, 3) or b"\x1b" in done.stdout + done.stderr or not done.stdout + done.stderr
            if options and done.returncode == 0:
                wrong = wrong or not json.loads(done.stdout)["messages"]
            yield f"damaged {number}", wrong and f"{done.returncode} {done.stderr[:200]}"
    for number, (text, expected, unexpected) in enumerate(unread()):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        output = explain(tool, path).stdout.decode()
        yield f"unread {number}", (expected not in output or unexpected in output) and output
    yield "time", slowest > 20 and f"{slowest:.1f} s"
    for number, expected in ((-10, b"these 301 cannot"), (-4, b"by 116 points"), (-3, b"by 116 points"), (-2, b"by 116 points"),
                             (-1, b"by 72 points")):
        with open(path, "wb") as file:
            file.write(cases[number])
        output = explain(tool, path).stdout
        yield f"words of {number}", expected not in output and output[:400]


def unread():
    """Returns logs with a constraint that cannot be read, with what is said of them, and what is not."""
    heading = "Unable to simultaneously satisfy constraints.\n"
    one = '"<NSLayoutConstraint:0x1 UIView:0x9.width == 10   (active)>",\n'
    other = '"<NSLayoutConstraint:0x2 UIView:0x9.width == %s   (active)>",\n'
    not_known, can_hold = "is not known, since not all of them could be read", "as printed they can hold together"
    yield heading + one + other % "something", not_known, can_hold
    yield heading + other % "something", not_known, can_hold
    yield heading + one + other % "10", can_hold, not_known
    yield heading + one + other % "30 @99999", not_known, "these 2 cannot hold"
    yield heading + one + other % "30 @0", not_known, "these 2 cannot hold"
    yield heading + one + other % "30 @1000", "these 2 cannot hold", not_known
    yield heading + one + other % "30" + other.replace("0x2", "0x3") % "something", "these 2 cannot hold", not_known


def names_of_logs(folder=""):
    """Returns the names of the logs of a folder; without one, of both."""
    folders = [folder] if folder else ["", "held"]
    return [os.path.join(one, name) for one in folders for name in sorted(os.listdir(os.path.join(LOGS, one)))
            if name.endswith(".log")]


def check(tool, work):
    results = [(name, judged(tool, name)) for name in names_of_logs()] + list(damaged(tool, work))
    for folder, expected in AGREEING.items():
        names = [name for name in names_of_logs() if os.path.dirname(name) == folder]
        with open(os.path.join(LOGS, folder, "sources.txt"), encoding="utf-8") as file:
            sources = [os.path.join(folder, line.split()[0]) for line in file]
        results.append((f"sources {folder}", sources != names and "sources.txt does not have the logs"))
        messages = [told(tool, name) for name in names]
        results += [(name, wrong) for name, (_, wrong) in zip(names, messages)]
        counts = agreement([message for message, _ in messages])
        results.append((f"agreement {folder}", counts != expected and f"{counts}, and not {expected}"))
    results.append(("an item of a log", subprocess.run(
        [tool, "explain", os.path.join(LOGS, names[0]), "a"], capture_output=True).returncode != 2 and "exit code"))
    wrong = [(name, what) for name, what in results if what]
    for name, what in wrong:
        print(f"{name}: {what}")
    return len(results), len(wrong)
