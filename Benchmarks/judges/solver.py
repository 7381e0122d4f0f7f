"""The solver compared with kiwi: single cells, and figures of several cells.

  each cell      at least 5 times as fast as kiwi, 3 times below 15 constraints
  instructions   of one operation: at most those in limits.tsv
  a row          that moves much comes and goes in a chain of 1,000 in a sixtieth of what kiwi takes in a chain of 100
  a grid         of 64 × 64 averages is built in a quarter of the time of kiwi's chain of 100
  an edit        takes at most 1.2 times what a plain loop takes that adds to the same variables
  breakpoints    by the hundreds: a frame takes at most a hundredth of kiwi's
  a million      constraints fit into the memory of this machine
"""

import os
from pathlib import Path

import sheet
from judges.answer import Answer, at_least, at_most

LEAST_RATIO, LEAST_TINY_RATIO = 5, 3
TINY = 15
MILLION = "table", 77000


def limits():
    """Instructions by (workload, n, operation), as in the cells."""
    return {(row["workload"], int(row["n"]), row["operation"]): float(row["instructions"])
            for row in sheet.rows(Path(__file__).parent.parent / "limits.tsv")}


def ratios(cells):
    for cell in cells.values():
        constraints = cells[cell.workload, cell.n, "build"].constraints
        limit = LEAST_TINY_RATIO if constraints < TINY else LEAST_RATIO
        what, peer = f"{cell.workload} {cell.n} {cell.operation}", cell.peers.get("kiwi")
        if cell.casement is None:
            yield Answer("missed", what, "stopped", f"≥ {limit:g}×")
        elif peer and peer.ratio is not None:
            yield at_least(what, peer.ratio, limit, peer.is_stopped)


def instructions(cells):
    for key, limit in limits().items():
        workload, n, operation = key
        count = cells[key].instructions if key in cells else None
        yield at_most(f"{workload} {n} {operation}, instructions", count, limit)


def against(cells, what, own, theirs, limit):
    """Compares a cell of casement with one of kiwi, which may be a lower bound."""
    mine, peer = cells.get(own), cells[theirs].peers.get("kiwi") if theirs in cells else None
    is_known = mine and mine.casement and peer and peer.nanoseconds
    ratio = float(f"{peer.nanoseconds / mine.casement:.3g}") if is_known else None
    return at_least(what, ratio, limit, bool(peer and peer.is_stopped))


def beside_loop(cells, workload):
    cell = cells.get((workload, 1000, "edit"))
    loop = cell.peers.get("loop") if cell else None
    what = f"an edit of a {workload} of 1,000, in times of a plain loop that only adds"
    return at_most(what, cell.casement / loop.nanoseconds if loop else None, 1.2, "×")


def million(cells):
    build = cells.get((*MILLION, "build"))
    room = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9
    peak = build.peak_bytes_per_constraint * build.constraints / 1e9 if build else None
    what = "the peak memory of a million constraints"
    if build:
        edit = cells[(*MILLION, "edit")].casement
        what += f", which are built in {build.casement / 1e9:.2g} s and edited in {edit / 1e6:.2g} ms"
    answer = at_most(what, peak, float(f"{room:.3g}"), " GB")
    answer.limit += ", all that this machine has"
    return answer


def beyond(cells):
    """Limits that combine several cells."""
    yield against(cells, "a row that moves much comes and goes: a chain of 1,000, beside kiwi's of 100",
                  ("chain", 1000, "binding"), ("chain", 100, "binding"), 60)
    yield against(cells, "a build: a grid of 64 × 64, beside kiwi's chain of 100",
                  ("grid", 64, "build"), ("chain", 100, "build"), 4)
    yield against(cells, "a frame of a drag over 200 breakpoints, beside kiwi's",
                  ("drag", 1000, "drag"), ("drag", 1000, "drag"), 100)
    for workload in ("chain", "table"):
        yield beside_loop(cells, workload)
    yield million(cells)


def judge(folder):
    cells = sheet.read(folder / "solver.tsv")
    yield from ratios(cells)
    yield from instructions(cells)
    yield from beyond(cells)
