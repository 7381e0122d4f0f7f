"""Reads tables of measurements."""

import csv
import math
from dataclasses import dataclass


@dataclass
class Cell:
    """One operation of one workload at one size; unknown numbers are None."""

    workload: str
    n: int
    operation: str
    casement: float | None      # nanoseconds; None where it was stopped
    peers: dict[str, "Peer"]
    bytes_per_constraint: float | None
    peak_bytes_per_constraint: float | None
    constraints: int | None
    instructions: int | None    # where they were counted


@dataclass
class Peer:
    nanoseconds: float | None   # None where it failed
    is_stopped: bool            # it takes at least that long
    ratio: float | None         # how many times casement's time, or more where it was stopped
    bytes_per_constraint: float | None = None


def number(text):
    return float(text) if text else None


def rows(path):
    """Returns the lines of a table as dictionaries by column."""
    with open(path, newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def peer(row):
    time, ratio, size = row["peer_ns"], row["ratio"], number(row["peer_bytes_per_constraint"])
    if time == "failed":
        return Peer(None, False, None, size)
    if time.startswith(">"):
        return Peer(float(time.strip(">s")) * 1e9, True, float(ratio.strip(">")), size)
    return Peer(float(time), False, float(ratio), size)


def read(path):
    """Returns the cells of solver.tsv or layout.tsv in the order of the file, by (workload, n, operation)."""
    cells = {}
    for row in rows(path):
        key = row["workload"], int(row["n"]), row["operation"]
        if key not in cells:
            time, constraints = row["casement_ns"], row["constraints"]
            cells[key] = Cell(
                *key, float(time) if time[0].isdigit() else None, {}, number(row["bytes_per_constraint"]),
                number(row["peak_bytes_per_constraint"]), int(constraints) if constraints else None,
                int(row["instructions"]) if row["instructions"] else None)
        if row["peer"]:
            cells[key].peers[row["peer"]] = peer(row)
    return cells


def names(cells, field):
    """Returns the different workloads or operations, in order of their first cell."""
    return list(dict.fromkeys(getattr(cell, field) for cell in cells.values()))


def exponent(points):
    """Returns the power of n with which a time grows between the first and the last (n, time)."""
    (first, least), (last, most) = points[0], points[-1]
    return math.log(most / least) / math.log(last / first)
