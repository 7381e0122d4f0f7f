"""The Python replacement for kiwisolver, and a figure of matplotlib.

  edit     at least twice as fast
  build    1.5 times as fast at 10 constraints, 50 times at 300, 10 times at 1,000
  others   not slower
  figure   of 10 × 10 axes laid out: 10 times as fast
"""

import sheet
from judges.answer import at_least


def limit(row):
    if row["workload"] == "figure":
        return 10
    if row["operation"] == "edit":
        return 2
    return {("build", "10"): 1.5, ("build", "300"): 50, ("build", "1000"): 10}.get((row["operation"], row["n"]), 1)


def judge(folder):
    for row in sheet.rows(folder / "python.tsv"):
        yield at_least(f"Python, {row['workload']} {row['n']} {row['operation']}", float(row["ratio"]), limit(row))
