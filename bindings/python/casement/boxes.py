"""Boxes, which arrange their children without constraints: flows and grids."""

from ._abi.part_settings import FlowSettings, GridSettings
from .views import View


class FlowView(FlowSettings, View):
    """A row or a column that can wrap, as in CSS Flexible Box. Its children are arranged in their order.

    Settings of children say what they take: grow, shrink, basis, width and height with their limits, outer_margins. A
    length is a number of points, or a text as "50%" or "auto".

    >>> from casement import Scene
    >>> with Scene(size=(320, 480)) as scene:
    ...     row = scene.window.add_flow("row", gap=8, padding=12, align="center")
    ...     icon = row.add("icon", intrinsic=(24, 24))
    ...     title = row.add("title", intrinsic=(80, 18), grow=1)
    ...     button = row.add("button", width="25%", height=30)
    ...     _ = scene.rules("H:|[row]|", "V:|[row]")
    ...     _ = scene.layout()
    ...     print(row.frame, *(child.frame for child in row.children))
    (0, 0, 320, 54) (12, 15, 24, 24) (44, 18, 182, 18) (234, 12, 74, 30)
    """

    __slots__ = ()


class GridView(GridSettings, View):
    """Columns and rows, as in CSS Grid. Children fill cells in their order, unless they have a line or an area.

    >>> from casement import Scene
    >>> with Scene(size=(320, 480)) as scene:
    ...     page = scene.window.add_grid("page", columns="100 1fr", rows="44 1fr", areas="head head / side main")
    ...     head, main = page.add("head", area="head"), page.add("main", area="main")
    ...     _ = scene.rules("H:|[page]|", "V:|[page]|")
    ...     _ = scene.layout()
    ...     print(head.frame, main.frame)
    (0, 0, 320, 44) (100, 44, 220, 436)
    """

    __slots__ = ()
