"""Draws the gallery with kiwisolver and with casement.kiwi, and compares the positions of the axes."""

import json
import subprocess
import sys
from pathlib import Path

ALLOWED = 1e-9


def placed(peer):
    program = Path(__file__).with_name("place.py")
    answer = subprocess.run([sys.executable, str(program), peer], check=True, capture_output=True, text=True)
    return json.loads(answer.stdout)


def main():
    theirs, mine = placed("kiwisolver"), placed("casement")
    assert list(theirs) == list(mine)
    worst = 0.0
    for name, figure in theirs.items():
        other = mine[name]
        apart = max(abs(a - b) for one, two in zip(figure["axes"], other["axes"]) for a, b in zip(one, two))
        worst = max(worst, apart)
        print(f"{name:40} {len(figure['axes']):4} axes, apart {apart:.1e}, "
              f"{figure['seconds'] * 1000:6.0f} ms on kiwisolver, {other['seconds'] * 1000:6.0f} ms on casement")
        if len(figure["axes"]) != len(other["axes"]) or apart > ALLOWED:
            sys.exit(f"{name}: axes lie elsewhere")
    print(f"{len(theirs)} figures, axes apart by at most {worst:.1e}")


if __name__ == "__main__":
    main()
