"""A process that solves a form of 30 views.

  time           at most 1.2 times that of a process that does nothing
  instructions   at most 300,000 more than that takes
"""

import sheet
from judges.answer import at_most


def judge(folder):
    programs = {row["program"]: row for row in sheet.rows(folder / "start.tsv")}
    form, nothing = programs["form"], programs["nothing"]
    yield at_most("a process with a form", sheet.number(form["microseconds_ratio"]), 1.2, "×")
    counts = [sheet.number(program["instructions"]) for program in (form, nothing)]
    yield at_most("a form from the process's start, instructions", counts[0] - counts[1] if all(counts) else None, 300000)
