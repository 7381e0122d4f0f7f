"""Bytes per constraint: at most 200 from 25 constraints on; below that at most those of kiwi."""

import sheet
from judges.answer import at_most

MOST = 200
FEW = 25


def judge(folder):
    for cell in sheet.read(folder / "solver.tsv").values():
        if cell.bytes_per_constraint is None:
            continue
        kiwi = cell.peers.get("kiwi")
        limit = MOST if cell.constraints >= FEW else kiwi and kiwi.bytes_per_constraint
        if limit is not None:
            yield at_most(f"{cell.workload} {cell.n} bytes", cell.bytes_per_constraint, limit)
