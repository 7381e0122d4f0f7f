"""The JavaScript client beside kiwi for JavaScript.

  build    not slower
  edit     at least twice as fast
"""

import sheet
from judges.answer import at_least


def judge(folder):
    for row in sheet.rows(folder / "js.tsv"):
        limit = 2 if row["operation"] == "edit" else 1
        yield at_least(f"JavaScript, {row['workload']} {row['n']} {row['operation']}", float(row["ratio"].lstrip(">")), limit)
