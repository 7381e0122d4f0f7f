"""The chat screen: instructions of a frame of the keyboard animation.

  1,000 rows   at most 1.2 times what 10 rows take
  both         at most 1,000
"""

import sheet
from judges.answer import at_most


def judge(folder):
    counts = {(row["rows"], row["what"]): float(row["instructions"]) for row in sheet.rows(folder / "screen-count.tsv")}

    def times(one, other):
        return counts[one] / counts[other] if one in counts and other in counts else None

    yield at_most("keyboard frame, 1000 rows of 10", times(("1000", "frame"), ("10", "frame")), 1.2, "×")
    for rows in ("10", "1000"):
        yield at_most(f"keyboard frame, {rows} rows, instructions", counts.get((rows, "frame")), 1000)
