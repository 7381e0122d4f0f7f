"""Edges, in a module of their own, since enum is slow to import."""

from __future__ import annotations

from enum import IntFlag

from ._abi import constants


class Edge(IntFlag):
    """Edges of a view or of the window."""

    __module__ = "casement.choices"

    NONE = 0
    TOP = constants.EDGE_TOP
    LEFT = constants.EDGE_LEFT
    BOTTOM = constants.EDGE_BOTTOM
    RIGHT = constants.EDGE_RIGHT
    ALL = constants.EDGE_ALL
