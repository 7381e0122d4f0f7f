"""A process that solves a form of 30 views takes at most 1.2 times as long as an empty one, also in instructions."""

import sheet
from judges.answer import at_most


def judge(folder):
    form = next(row for row in sheet.rows(folder / "start.tsv") if row["program"] == "form")
    for measure in ("microseconds", "instructions"):
        yield at_most(f"a process with a form, {measure}", sheet.number(form[f"{measure}_ratio"]), 1.2, "×")
