"""A tree of boxes as a program has it.

    node n1 root flow 0 0            in the root: a flow, a grid, a leaf of a natural size, or a text of a natural width
    style n1 flex-direction column   a property of CSS; in a list of tracks | stands for a space
    style root width 320             the root is a flow of 300 by 200, if nothing else is said

Nodes that are not there are passed over, so that any part of a program is a program.
"""

import math
from dataclasses import dataclass, field

LETTER = 10.0


@dataclass
class Node:
    kind: str = "flow"
    size: tuple[float, float] = (0.0, 0.0)
    styles: dict = field(default_factory=dict)
    children: list[str] = field(default_factory=list)
    parent: str | None = None

    @property
    def is_box(self):
        return self.kind in ("flow", "grid")

    @property
    def is_hidden(self):
        return self.styles.get("display") == "none"

    def height_of_text(self, width):
        """The height of a text in a width: its lines have as much room as that, and at least a letter."""
        return LETTER * math.ceil(self.size[0] / max(width, LETTER) - 1e-4)


def read(operations):
    """Returns {key: Node}. Parents are before their children."""
    nodes = {"root": Node(styles={"width": 300, "height": 200})}
    for name, key, *rest in operations:
        if name == "node" and key not in nodes and rest[0] in nodes and nodes[rest[0]].is_box:
            nodes[key] = Node(rest[1], (float(rest[2]), float(rest[3])), parent=rest[0])
            nodes[rest[0]].children.append(key)
        elif name == "style" and key in nodes:
            nodes[key].styles[rest[0]] = rest[1]
    return nodes


def tracks(text):
    """Returns a list of tracks as CSS has it, without units."""
    return str(text).replace("|", " ")
