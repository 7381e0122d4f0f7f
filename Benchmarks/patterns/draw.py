"""Draws patterns.tsv: a panel for each pattern, time over size, both logarithmic, on the axes of ../picture.py."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import picture  # noqa: E402
import sheet  # noqa: E402

COLUMNS = {"casement": "casement", "fits": "the same where it fits", "fresh": "built afresh", "kiwi": "kiwi 1.5.1",
           "HiGHS": "HiGHS, priority by priority"}
ACROSS = 6
STEP_X, STEP_Y = picture.WIDTH + picture.GAP, picture.HEIGHT + 50
LINE = 24  # characters of a title
STYLE = picture.STYLE + """
  .fits { stroke: #2e9e6b; stroke-width: 1.6; } .dot-fits { fill: #2e9e6b; }
  .fresh { stroke: #8a63d2; stroke-width: 1.6; } .dot-fresh { fill: #8a63d2; }
  .HiGHS { stroke: #9aa3ae; stroke-width: 1.6; } .dot-HiGHS { fill: #9aa3ae; }
"""


def series(rows, pattern, column):
    """(n, nanoseconds, is_stopped) by size."""
    return [(int(row["n"]), 1e9 * float(row["seconds"]), row["outcome"] == "stopped") for row in rows
            if (row["pattern"], row["column"]) == (pattern, column) and row["outcome"] in ("measured", "stopped")
            and float(row["seconds"]) > 0]


def lines(title):
    """A title in lines that are as wide as a panel."""
    made = [""]
    for word in title.split():
        if len(made[-1]) + len(word) >= LINE:
            made.append("")
        made[-1] = f"{made[-1]} {word}".strip()
    return made


def panel(rows, pattern, title):
    parts = [f'<rect class="panel" width="{picture.WIDTH}" height="{picture.HEIGHT}" rx="4"/>']
    for time in picture.TICKS_TIME:
        parts.append(f'<path class="grid" d="M0 {picture.place(picture.LEAST_N, time)[1]:.1f}h{picture.WIDTH}"/>')
    for n in picture.TICKS_N:
        parts.append(f'<path class="grid" d="M{picture.place(n, picture.LEAST_TIME)[0]:.1f} 0v{picture.HEIGHT}"/>')
    for column in reversed(COLUMNS):
        parts += picture.line(series(rows, pattern, column), column)
    measured = [point[:2] for point in series(rows, pattern, "casement") if not point[2]]
    if len(measured) > 1:
        power = picture.superscript(max(0, sheet.exponent(measured[-2:])))
        parts.append(f'<text class="power" x="7" y="16">n{power}</text>')
    for place, line in enumerate(reversed(lines(title))):
        parts.append(f'<text x="0" y="{-6 - 13 * place}">{line}</text>')
    return parts


def draw(path):
    rows = sheet.rows(path)
    titles = {row["pattern"]: row["title"] for row in rows}
    down = -(-len(titles) // ACROSS)
    width, height = picture.LEFT + ACROSS * STEP_X, 90 + 50 + down * STEP_Y
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
             f"<style>{STYLE}</style>", f'<rect class="paper" width="{width}" height="{height}"/>',
             f'<text class="title" x="{picture.LEFT}" y="38">Time of one operation where the layout does not fit</text>']
    x = picture.LEFT
    for column, text in COLUMNS.items():
        parts.append(f'<path class="{column}" d="M{x} 66h22"/><text x="{x + 29}" y="70">{text}</text>')
        x += 56 + 6.4 * len(text)
    parts.append(f'<path class="dot-kiwi" d="M{x + 8} 62l4.5 7h-9z"/><text x="{x + 20}" y="70">stopped there</text>')
    for place, (pattern, title) in enumerate(titles.items()):
        column, row = place % ACROSS, place // ACROSS
        is_last = place + ACROSS >= len(titles)
        parts.append(f'<g transform="translate({picture.LEFT + column * STEP_X} {140 + row * STEP_Y})">')
        parts += panel(rows, pattern, title) + picture.axes(column, row, is_last)
        parts.append("</g>")
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
