"""The power of n with which casement's times grow from 1,000 to the largest size.

  edit, constant   1.05
  build            1.1
  crossing         1.2
  binding          1.1 where a row moves much of the layout
  local            0.1: slack rows, and what moves as little in a large layout as in a small one

Other operations have no limit.
"""

import sheet
from judges.answer import at_most

MOST = {"build": 1.1, "edit": 1.05, "constant": 1.05, "height": 1.05, "crossing": 1.2, "binding": 1.1}
LOCAL = {("groups", "edit"), ("groups", "constant"), ("groups", "crossing"), ("groups", "binding"),
         ("table", "binding"), ("table", "text"),
         ("enaml", "constant"), ("enaml", "binding")}
MOST_LOCAL = 0.1


def limit(workload, operation):
    return MOST_LOCAL if operation == "slack" or (workload, operation) in LOCAL else MOST.get(operation)


def judge(folder):
    for row in sheet.rows(folder / "growth.tsv"):
        workload, operation = row["workload"], row["operation"]
        if most := limit(workload, operation):
            yield at_most(f"{workload} {operation} growth", float(row["exponent"]), most)
