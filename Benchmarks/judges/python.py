"""The Python replacement for kiwisolver, and a figure of matplotlib.

  edit     at least twice as fast
  build    not slower at 10 constraints, 50 times as fast at 300
  figure   of 10 × 10 axes laid out: 10 times as fast
"""

import sheet
from judges.answer import at_least


def limit(row):
    if row["workload"] == "figure":
        return 10
    if row["operation"] == "edit":
        return 2
    return {("build", "10"): 1, ("build", "300"): 50}.get((row["operation"], row["n"]))


def judge(folder):
    for row in sheet.rows(folder / "python.tsv"):
        if least := limit(row):
            yield at_least(f"Python, {row['workload']} {row['n']} {row['operation']}", float(row["ratio"]), least)
