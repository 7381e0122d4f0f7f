"""Figures with constrained layout, by name."""

import matplotlib

matplotlib.use("agg")
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.gridspec import GridSpec, GridSpecFromSubplotSpec

IMAGE = np.arange(400).reshape(20, 20)
FIGURES = {}


def figure(draw):
    FIGURES[draw.__name__] = draw
    return draw


def new(**options):
    return plt.figure(layout="constrained", **options)


def labelled(axes, words="a label"):
    for each in np.ravel(axes):
        each.set(xlabel=words, ylabel=words + "\nof two lines", title=words.upper())


def grid(rows, columns, **options):
    def draw():
        made, axes = plt.subplots(rows, columns, layout="constrained", **options)
        labelled(axes)
        return made

    FIGURES[f"grid_{rows}x{columns}_{'_'.join(options) or 'plain'}"] = draw


for size in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 4), (4, 3), (5, 5)):
    grid(*size)
grid(2, 2, sharex=True)
grid(3, 3, sharex=True, sharey=True)
grid(2, 3, figsize=(12, 4))
grid(2, 2, width_ratios=[1, 2], height_ratios=[3, 1])
grid(3, 1, height_ratios=[1, 2, 5])


def bars(location, **options):
    def draw():
        made, axes = plt.subplots(2, 2, layout="constrained")
        for each in axes.flat:
            mapped = each.pcolormesh(IMAGE)
            made.colorbar(mapped, ax=each, location=location, **options)
        return made

    FIGURES[f"colorbars_{location}_{'_'.join(options)}"] = draw


for place in ("left", "right", "top", "bottom"):
    bars(place)
bars("right", shrink=0.6)
bars("bottom", aspect=40, pad=0.1)


@figure
def one_colorbar_for_all():
    made, axes = plt.subplots(3, 3, layout="constrained")
    for each in axes.flat:
        mapped = each.imshow(IMAGE)
    made.colorbar(mapped, ax=axes, label="all of them")
    return made


@figure
def colorbars_for_rows_and_columns():
    made, axes = plt.subplots(3, 3, layout="constrained")
    for each in axes.flat:
        mapped = each.pcolormesh(IMAGE)
    for row in range(3):
        made.colorbar(mapped, ax=axes[row, :], shrink=0.7)
    made.colorbar(mapped, ax=axes[:, 1], location="bottom")
    return made


@figure
def two_colorbars_on_one_axes():
    made, axes = plt.subplots(1, 2, layout="constrained")
    mapped = axes[0].pcolormesh(IMAGE)
    made.colorbar(mapped, ax=axes[0], location="left")
    made.colorbar(mapped, ax=axes[0], location="right")
    return made


@figure
def nested_gridspec():
    made = new()
    outer = GridSpec(1, 2, figure=made)
    for part, shape in zip(outer, ((2, 2), (3, 1))):
        inner = GridSpecFromSubplotSpec(*shape, subplot_spec=part)
        labelled([made.add_subplot(cell) for cell in inner])
    return made


@figure
def nested_thrice():
    made = new(figsize=(10, 8))
    outer = GridSpec(2, 2, figure=made, width_ratios=[1, 2])
    middle = outer[0, 1].subgridspec(2, 1)
    inner = middle[1].subgridspec(1, 3)
    labelled([made.add_subplot(cell) for cell in (outer[0, 0], outer[1, 0], outer[1, 1], middle[0], *inner)])
    return made


@figure
def spans():
    made = new()
    cells = GridSpec(3, 3, figure=made)
    labelled([made.add_subplot(cells[where]) for where in
              (np.s_[0, :], np.s_[1, :-1], np.s_[1:, -1], np.s_[-1, 0], np.s_[-1, -2])])
    return made


@figure
def subfigures():
    made = new(figsize=(10, 4))
    left, right = made.subfigures(1, 2, width_ratios=[2, 1])
    labelled(left.subplots(1, 2))
    labelled(right.subplots(3, 1))
    left.suptitle("left")
    right.suptitle("right", fontsize="x-large")
    return made


@figure
def subfigures_in_subfigures():
    made = new(figsize=(10, 8))
    left, right = made.subfigures(1, 2)
    top, bottom = left.subfigures(2, 1, height_ratios=[1, 3])
    for part in (top, bottom, right):
        labelled(part.subplots(2, 1))
    right.supylabel("beside")
    return made


@figure
def subfigure_colorbars():
    made = new(figsize=(10, 4))
    left, right = made.subfigures(1, 2, wspace=0.07)
    axes = left.subplots(1, 2, sharey=True)
    for each in axes:
        mapped = each.pcolormesh(IMAGE)
    left.colorbar(mapped, ax=axes, shrink=0.6, location="bottom")
    right.colorbar(right.subplots().pcolormesh(IMAGE))
    return made


@figure
def subfigures_from_gridspec():
    made = new(figsize=(8, 6))
    cells = made.add_gridspec(2, 2)
    labelled(made.add_subfigure(cells[0, :]).subplots(1, 3))
    labelled(made.add_subfigure(cells[1, 0]).subplots())
    labelled(made.add_subplot(cells[1, 1]))
    return made


def mosaic(name, layout, **options):
    def draw():
        made, axes = plt.subplot_mosaic(layout, layout="constrained", **options)
        labelled(list(axes.values()))
        return made

    FIGURES[f"mosaic_{name}"] = draw


mosaic("l", "AB;CC")
mosaic("hole", "A.;BC", height_ratios=[1, 2])
mosaic("frame", "AAB;CDB;CEE")
mosaic("nested", [["top", [["a", "b"], ["c", "d"]]], ["bottom", "bottom"]])
mosaic("wide", "AABBCC;DDDEEE", figsize=(12, 5))


def legend(place):
    def draw():
        made, axes = plt.subplots(1, 2, layout="constrained")
        for each in axes:
            each.plot([1, 2, 3], label="a line with a long name")
        if place.startswith("outside"):
            made.legend(loc=place)
        else:
            axes[0].legend(loc=place, bbox_to_anchor=(1.0, 1.0))
        return made

    FIGURES["legend_" + place.replace(" ", "_")] = draw


for place in ("outside upper center", "outside right upper", "outside lower left", "outside left center", "upper left"):
    legend(place)


@figure
def titles_all_around():
    made, axes = plt.subplots(2, 2, layout="constrained")
    labelled(axes)
    made.suptitle("a title over all")
    made.supxlabel("below all")
    made.supylabel("beside all")
    return made


@figure
def padding():
    made, axes = plt.subplots(2, 2, layout="constrained")
    made.get_layout_engine().set(w_pad=0.2, h_pad=0.1, hspace=0.2, wspace=0.3)
    labelled(axes)
    return made


@figure
def rectangle():
    made, axes = plt.subplots(2, 2, layout="constrained")
    made.get_layout_engine().set(rect=(0.1, 0.2, 0.6, 0.7))
    labelled(axes)
    return made


def compressed(rows, columns):
    def draw():
        made, axes = plt.subplots(rows, columns, layout="compressed", sharex=True, sharey=True)
        for each in axes.flat:
            mapped = each.imshow(IMAGE)
        made.colorbar(mapped, ax=axes)
        return made

    FIGURES[f"compressed_{rows}x{columns}"] = draw


compressed(2, 2)
compressed(3, 2)


@figure
def twinx_and_secondary():
    made, axes = plt.subplots(2, 1, layout="constrained")
    axes[0].twinx().set_ylabel("the other side")
    axes[1].secondary_xaxis("top").set_xlabel("above")
    return made


@figure
def polar_and_inset():
    made = new()
    made.add_subplot(1, 2, 1, projection="polar").set_title("polar")
    inset = made.add_subplot(1, 2, 2).inset_axes([0.5, 0.5, 0.4, 0.4])
    inset.set_ylabel("inside")
    return made


@figure
def left_out_of_the_layout():
    made, axes = plt.subplots(2, 2, layout="constrained")
    axes[0, 0].set_title("wide " * 20).set_in_layout(False)
    axes[1, 1].set_axis_off()
    return made


@figure
def too_small_to_fit():
    made, axes = plt.subplots(8, 8, layout="constrained", figsize=(2, 2))
    labelled(axes)
    return made


@figure
def ten_by_ten():
    made, axes = plt.subplots(10, 10, layout="constrained", figsize=(20, 20))
    for each in axes.flat:
        each.set_xlabel("x")
    return made
