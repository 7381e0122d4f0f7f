"""A whole process that solves a form of 30 views: at most 1.2 times one that does nothing, in time and instructions."""

import sheet
from judges.answer import at_most


def judge(folder):
    for row in sheet.rows(folder / "start.tsv"):
        if row["program"] == "nothing":
            continue
        for measure in ("microseconds", "instructions"):
            ratio = float(row[f"{measure}_ratio"]) if row[f"{measure}_ratio"] else None
            yield at_most(f"{row['program']} form, {measure}", ratio, 1.2, "×")
