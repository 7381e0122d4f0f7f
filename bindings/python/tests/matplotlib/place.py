"""python place.py kiwisolver|casement: draws the gallery, and writes the positions of all axes as JSON."""

import json
import sys
import time
import warnings

if sys.argv[1] == "casement":
    import casement.kiwi

    sys.modules["kiwisolver"] = casement.kiwi

from gallery import FIGURES, plt


def main():
    warnings.simplefilter("ignore")
    answer = {}
    for name, draw in FIGURES.items():
        made = draw()
        begin = time.perf_counter()
        made.draw_without_rendering()
        made.set_size_inches(*(made.get_size_inches() * 1.25))
        made.draw_without_rendering()
        seconds = time.perf_counter() - begin
        axes = [list(map(float, each.get_position().bounds)) for each in made.axes]
        answer[name] = {"seconds": seconds, "axes": axes}
        plt.close(made)
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
