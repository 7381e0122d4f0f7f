"""The nested tree, compared with the faster of yoga and taffy.

  rotate   at least twice as fast
  margin   of one leaf: at least 100 times as fast
  build    at most twice their time, and it grows at most like n^1.1
"""

import sheet
from judges.answer import at_least, at_most

LEAST = {"rotate": 2, "margin": 100, "build": 0.5}
PEERS = ("yoga", "taffy")
MOST_GROWTH = 1.1


def judge(folder):
    cells = sheet.read(folder / "layout.tsv")
    for (_, n, operation), cell in cells.items():
        if operation in LEAST:
            name, peer = min(((name, cell.peers[name]) for name in PEERS), key=lambda pair: pair[1].ratio)
            yield at_least(f"{n} views, {operation}, {name}", peer.ratio, LEAST[operation], peer.is_stopped)
    points = [(cell.n, cell.casement) for cell in cells.values() if cell.operation == "build"]
    if len(points) > 1:
        yield at_most("views, build growth", sheet.exponent(points), MOST_GROWTH)
