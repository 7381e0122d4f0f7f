"""Frames of random trees beside those of yoga and taffy."""

from .. import judge
from ..execution import Failure
from ..library import LibraryError
from . import casement, taffy, yoga
from .tree import read

TOLERANCE = 0.02  # yoga and taffy compute in single precision


def visible(nodes):
    """The keys of all nodes that are not hidden, nor in what is hidden."""
    shown = []
    for key, node in nodes.items():
        if not node.is_hidden and (node.parent is None or node.parent in shown):
            shown.append(key)
    return shown


def difference(nodes, ours, theirs):
    """Returns the first node whose frame differs, or None."""
    for key in visible(nodes):
        if any(not abs(one - other) <= TOLERANCE for one, other in zip(ours[key], theirs[key])):
            return key
    return None


def _overflows(nodes, ours, theirs):
    """Whether a row that is as wide as its content is wider than its container, though its items can shrink. In CSS it is as
    wide as fits (Sizing 3.2, fit-content), to yoga and taffy as its content."""
    for key, node in nodes.items():
        if node.kind == "flow" and node.parent and "width" not in node.styles:
            if ours[key][2] < theirs[key][2] and theirs[node.parent][2] < theirs[key][2]:
                return True
    return False


def _text(frame):
    return "(" + ", ".join(f"{part:g}" for part in frame) + ")"


def _laid_out(nodes):
    try:
        return casement.lay_out(nodes)
    except LibraryError as error:
        raise Failure(str(error)) from None


def _has_limited_text(nodes):
    """Whether a text has a width and a limit of it, to which yoga and taffy do not hold when they ask for its height (Flexbox 9.2)."""
    return any(node.kind == "text" and "width" in node.styles and (node.styles.get("min-width") or "max-width" in node.styles)
               for node in nodes.values())


def judged_flows(operations):
    """Where yoga and taffy agree, so does the library."""
    nodes = read(operations)
    if _has_limited_text(nodes):
        judge.tally["limited texts"] += 1
        return
    ours, first, second = _laid_out(nodes), taffy.lay_out(nodes), yoga.lay_out(nodes)
    wrong = difference(nodes, ours, first)
    if difference(nodes, first, second):
        is_yogas = not difference(nodes, ours, second)
        judge.tally["peers differ, as " + ("yoga" if is_yogas else "neither" if wrong else "taffy")] += 1
        return
    judge.tally["peers agree"] += 1
    if wrong and _overflows(nodes, ours, first):
        judge.tally["peers do not fit a row"] += 1
    elif wrong:
        raise Failure(f"frame of {wrong} is {_text(ours[wrong])}, to yoga and taffy {_text(first[wrong])}")


def _is_beyond_taffy(nodes):
    """Whether a box has no children, which to taffy has no tracks, or the grid no width. Programs that are made smaller come to
    that."""
    return any(node.is_box and not node.children for node in nodes.values()) or "width" not in nodes["n0"].styles


def _is_too_small(nodes, ours, theirs):
    """Whether taffy makes a leaf smaller than its content across several tracks, of which the last ones are not listed. In CSS
    these are as large as the content needs (Grid 6.6)."""
    for key, node in nodes.items():
        for part, axis, size in ((2, "column", "width"), (3, "row", "height")):
            if node.kind == "leaf" and f"grid-{axis}-span" in node.styles and not {size, f"max-{size}"} & set(node.styles):
                if theirs[key][part] < node.size[part - 2] - TOLERANCE and ours[key][part] >= node.size[part - 2] - TOLERANCE:
                    return True
    return False


def judged_grids(operations):
    nodes = read(operations)
    if "n0" not in nodes or _is_beyond_taffy(nodes):
        return
    ours, theirs = _laid_out(nodes), taffy.lay_out(nodes)
    wrong = difference(nodes, ours, theirs)
    if wrong and (_overflows(nodes, ours, theirs) or _is_too_small(nodes, ours, theirs)):
        judge.tally["not as CSS to taffy"] += 1
    elif wrong:
        raise Failure(f"frame of {wrong} is {_text(ours[wrong])}, to taffy {_text(theirs[wrong])}")
