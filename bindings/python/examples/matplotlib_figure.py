"""A figure of matplotlib, whose constrained layout asks casement instead of kiwisolver: four axes, a colour bar, long labels.

    matplotlib_figure.py                 prints where the axes are, in four sizes of the figure
    matplotlib_figure.py PICTURE         saves a picture as well
    matplotlib_figure.py --kiwisolver    asks kiwisolver

Needs matplotlib. Copy the two lines that exchange the solver; the rest is any program with layout="constrained".
"""

import sys
import time

import casement.kiwi

if "--kiwisolver" not in sys.argv:
    sys.modules["kiwisolver"] = casement.kiwi  # before anything imports matplotlib

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np


def draw() -> "plt.Figure":
    figure, axes = plt.subplots(2, 2, layout="constrained", figsize=(6, 4))
    x = np.linspace(0, 4 * np.pi, 200)
    axes[0, 0].plot(x, np.sin(x))
    axes[0, 0].set_ylabel("a label\nof two lines")
    axes[0, 1].plot(x, 1e6 * np.cos(x))
    axes[0, 1].set_title("wide numbers")
    axes[1, 0].bar(["one", "two", "three"], [3, 1, 2])
    axes[1, 0].tick_params("x", rotation=45)
    image = axes[1, 1].imshow(np.outer(np.sin(x), np.cos(x)), aspect="auto")
    figure.colorbar(image, ax=axes[1, 1], label="a colour bar")
    figure.suptitle("Laid out by casement")
    return figure


if __name__ == "__main__":
    figure, spent = draw(), []
    for width, height in ((6, 4), (7, 4), (7, 5), (5, 5)):
        figure.set_size_inches(width, height)
        begin = time.perf_counter()
        figure.draw_without_rendering()
        spent.append(1000 * (time.perf_counter() - begin))
        places = (" ".join(f"{number:.4f}" for number in axes.get_position().bounds) for axes in figure.axes)
        print(f"{width} x {height}:", *places, sep="\n  ")
    print(f"{min(spent):.0f} to {max(spent):.0f} ms a layout", file=sys.stderr)
    for path in sys.argv[1:]:
        if not path.startswith("-"):
            figure.set_size_inches(6, 4)
            figure.savefig(path, dpi=80, metadata={"Software": None})
