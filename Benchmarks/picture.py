#!/usr/bin/env python3
"""picture.py TABLE PICTURE: draws growth from solver.tsv or layout.tsv.

There is a panel for each workload and operation, time over size, both logarithmic.
All panels share their axes, so that a line that is lower is faster and a line that is
flatter grows less, wherever it stands.
"""

import math
import sys
from pathlib import Path

import sheet

SOLVERS = {"casement": "casement", "kiwi": "kiwi 1.5.1", "cassowary-rs": "cassowary-rs 0.3",
           "yoga": "yoga", "taffy": "taffy 0.7"}
OPERATIONS = {
    "build": "build and free",
    "edit": "edit",
    "crossing": "edit across breakpoints",
    "constant": "change a constant",
    "slack": "add, remove: slack",
    "binding": "add, remove: binding",
    "first": "the first rotation",
    "rotate": "rotate",
    "margin": "one leaf's margin",
}
UNDRAWN = ("tiny", "grid", "drag")  # too few sizes for a line
TICKS_N = {10: "10", 1000: "1k", 100000: "100k"}
TICKS_TIME = {1e2: "100 ns", 1e5: "100 µs", 1e8: "100 ms"}

# Pixels; and the ends of both axes: n, and nanoseconds.
WIDTH, HEIGHT, GAP = 148, 118, 14
LEFT, TOP, BOTTOM = 118, 118, 56
LEAST_N, MOST_N = 6, 170000
LEAST_TIME, MOST_TIME = 1e1, 1e11

STYLE = """
  svg { font: 11px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
  .paper { fill: #ffffff; } .panel { fill: #f6f7f9; } .grid { stroke: #e1e4e9; }
  text { fill: #5b6470; } .title { fill: #15191f; font-size: 19px; font-weight: 600; }
  .name { fill: #15191f; font-size: 13px; font-weight: 600; } .power { fill: #0f62d6; font-weight: 600; }
  path { stroke-linecap: round; }
  .casement { stroke: #0f62d6; stroke-width: 2.2; } .dot-casement { fill: #0f62d6; }
  .kiwi { stroke: #d9730d; stroke-width: 1.6; } .dot-kiwi { fill: #d9730d; }
  .cassowary-rs { stroke: #9aa3ae; stroke-width: 1.3; } .dot-cassowary-rs { fill: #9aa3ae; }
  .yoga { stroke: #2e9e6b; stroke-width: 1.6; } .dot-yoga { fill: #2e9e6b; }
  .taffy { stroke: #8a63d2; stroke-width: 1.6; } .dot-taffy { fill: #8a63d2; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0f1216; } .panel { fill: #171b21; } .grid { stroke: #272d35; }
    text { fill: #98a2ae; } .title, .name { fill: #eef1f5; } .power { fill: #6ea8ff; }
    .casement { stroke: #6ea8ff; } .dot-casement { fill: #6ea8ff; }
  }
"""


def fraction(value, least, most):
    return math.log(value / least) / math.log(most / least)


def place(n, time):
    """Returns the position of a point in its panel."""
    return WIDTH * fraction(n, LEAST_N, MOST_N), HEIGHT * (1 - fraction(time, LEAST_TIME, MOST_TIME))


def superscript(power):
    digits = str.maketrans("0123456789.", "⁰¹²³⁴⁵⁶⁷⁸⁹·")
    return f"{power:.1f}".translate(digits)


def series(cells, workload, operation, solver):
    """Returns (n, time, is_stopped) by size, up to the size at which a peer was stopped."""
    points = []
    for cell in cells.values():
        if (cell.workload, cell.operation) != (workload, operation) or cell.n < LEAST_N:
            continue
        if solver == "casement" and cell.casement:
            points.append((cell.n, cell.casement, False))
        elif (peer := cell.peers.get(solver)) and peer.nanoseconds:
            points.append((cell.n, peer.nanoseconds, peer.is_stopped))
            if peer.is_stopped:
                break
    return points


def line(points, solver):
    """Draws dots joined by a line, and a dotted line to a triangle where the solver was stopped."""
    at = [(*place(n, time), is_stopped) for n, time, is_stopped in points]
    parts = []
    for (x, y, _), (next_x, next_y, is_stopped) in zip(at, at[1:]):
        dots = ' stroke-dasharray="1 3"' if is_stopped else ""
        parts.append(f'<path class="{solver}"{dots} d="M{x:.1f} {y:.1f}L{next_x:.1f} {next_y:.1f}"/>')
    for x, y, is_stopped in at:
        if is_stopped:
            parts.append(f'<path class="dot-{solver}" d="M{x:.1f} {y - 7:.1f}l4.5 7h-9z"/>')
        else:
            radius = 2.4 if solver == "casement" else 2
            parts.append(f'<circle class="dot-{solver}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}"/>')
    return parts


def panel(cells, workload, operation):
    parts = [f'<rect class="panel" width="{WIDTH}" height="{HEIGHT}" rx="4"/>']
    for time in TICKS_TIME:
        y = place(LEAST_N, time)[1]
        parts.append(f'<path class="grid" d="M0 {y:.1f}h{WIDTH}"/>')
    for n in TICKS_N:
        x = place(n, LEAST_TIME)[0]
        parts.append(f'<path class="grid" d="M{x:.1f} 0v{HEIGHT}"/>')
    for solver in reversed(list(SOLVERS)):
        parts += line(series(cells, workload, operation, solver), solver)
    large = [(n, time) for n, time, _ in series(cells, workload, operation, "casement") if n >= 1000]
    if len(large) > 1:
        power = superscript(max(0, sheet.exponent(large)))
        parts.append(f'<text class="power" x="7" y="16">n{power}</text>')
    return parts


def axes(column, row, is_last_row):
    parts = []
    if column == 0:
        for time, text in TICKS_TIME.items():
            y = place(LEAST_N, time)[1]
            parts.append(f'<text x="-8" y="{y + 4:.1f}" text-anchor="end">{text}</text>')
    if is_last_row:
        for n, text in TICKS_N.items():
            x = place(n, LEAST_TIME)[0]
            parts.append(f'<text x="{x:.1f}" y="{HEIGHT + 16}" text-anchor="middle">{text}</text>')
    return parts


def legend(cells):
    """Returns the elements of a legend, and its right end."""
    parts, x = [], LEFT
    for solver, text in SOLVERS.items():
        if solver != "casement" and not any(solver in cell.peers for cell in cells.values()):
            continue
        parts.append(f'<path class="{solver}" d="M{x} 66h22"/><text x="{x + 29}" y="70">{text}</text>')
        x += 50 + 7 * len(text)
    parts.append(f'<path class="dot-kiwi" d="M{x + 8} 62l4.5 7h-9z"/><text x="{x + 20}" y="70">stopped there</text>')
    parts.append(f'<text class="power" x="{x + 130}" y="70">n¹·⁰</text>'
                 f'<text x="{x + 158}" y="70">how casement grows from 1,000 on</text>')
    return parts, x + 396


def draw(cells):
    workloads = [name for name in sheet.names(cells, "workload") if name not in UNDRAWN]
    operations = [name for name in OPERATIONS if name in sheet.names(cells, "operation")]
    explained, end = legend(cells)
    width = max(LEFT + len(operations) * (WIDTH + GAP) + 10, end)
    height = TOP + len(workloads) * (HEIGHT + GAP) - GAP + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
        f'<text class="title" x="{LEFT}" y="38">Time of one operation as the layout grows</text>',
        *explained,
    ]
    for column, operation in enumerate(operations):
        x = LEFT + column * (WIDTH + GAP)
        parts.append(f'<text x="{x}" y="{TOP - 12}">{OPERATIONS[operation]}</text>')
    for row, workload in enumerate(workloads):
        y = TOP + row * (HEIGHT + GAP)
        is_last_row = row == len(workloads) - 1
        parts.append(f'<text class="name" x="14" y="{y + 14}">{workload}</text>')
        for column, operation in enumerate(operations):
            has_cells = bool(series(cells, workload, operation, "casement"))
            parts.append(f'<g transform="translate({LEFT + column * (WIDTH + GAP)} {y})">')
            parts += panel(cells, workload, operation) if has_cells else []
            parts += axes(column, row, is_last_row)
            parts.append("</g>")
    parts.append(f'<text x="{LEFT}" y="{height - 14}">Across: what the layout repeats; up: processor time</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(draw(sheet.read(sys.argv[1])))
