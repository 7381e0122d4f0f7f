"""Plots in chaco's container of constraints: rows, columns, grids and nested boxes, each laid out in five sizes."""

import numpy
import pytest
from chaco.api import ArrayPlotData, ConstraintsPlotContainer, Plot
from enable.layout.api import align, grid, hbox, spacer, vbox

SIZES = (400, 300), (900, 700), (120, 500), (640, 90), (400, 300)


def plots(count):
    x = numpy.linspace(0, 1, 20)
    made = []
    for power in range(count):
        plot = Plot(ArrayPlotData(x=x, y=x ** power), padding=0)
        plot.plot(("x", "y"))
        plot.set(resize_hug_width="weak") if hasattr(plot, "set") else None
        made.append(plot)
    return made


def row(p):
    return [hbox(*p, margins=10)]


def column(p):
    return [vbox(*p, spacing=4, margins=2), align("layout_height", *p)]


def table(p):
    return [grid(p[:2], p[2:4], row_spacing=5, column_spacing=5, margins=6)]


def nested(p):
    return [vbox(hbox(p[0], spacer, p[1]), hbox(p[2], vbox(p[3], spacer)), margins=8), p[0].layout_width == p[2].layout_width]


def shares(p):
    return [hbox(*p, margins=0), p[1].layout_width == 2 * p[0].layout_width, (p[2].layout_width == 120) | "weak"]


def preferred(p):
    return [hbox(*p, margins=5), *((plot.layout_width == 150) | "weak" for plot in p), align("v_center", *p)]


@pytest.mark.parametrize("stated", [row, column, table, nested, shares, preferred], ids=lambda stated: stated.__name__)
def test_plots(stated):
    made = plots(4)
    container = ConstraintsPlotContainer(bounds=[100, 100], padding=0)
    container.add(*made)
    container.layout_constraints = stated(made)
    for size in SIZES:
        container.bounds = list(size)
        container.do_layout(force=True)
