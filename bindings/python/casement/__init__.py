"""Casement: constraint layout, Auto Layout for any program.

>>> from casement import Scene
>>> with Scene(size=(320, 480)) as scene:
...     box = scene.add("box", intrinsic=(100, 40))
...     centered = box.center_x.equal(scene.window.center_x)
...     for item, frame in scene.layout():
...         print(item.name, frame)
window (0, 0, 320, 480)
box (110, 0, 100, 40)
"""

from ._abi.constants import VERSION_STRING as __version__
from ._library import Library, load
from .anchors import Anchor, Comparison, Expression
from .choices import (FITTING_SIZE, HIGH, LOW, MEDIUM, REQUIRED, STRONG, WEAK, Alignment, Attribute, Axis, Direction,
                      Distribution, Kind, Relation)
from .constraints import Constraint
from .errors import (AttributesError, CasementError, ClosedError, ConflictError, EmptyError, InternalError,
                     InUseError, KindError, LibraryNotFound, NotFiniteError, NumericError, OutOfMemoryError,
                     OutOfRangeError, OwnedError, RepeatedError, RuleError, StaleError, TextError, TooManyError,
                     UnsettledError, ZeroError)
from .geometry import Insets, Rect, Size
from .items import Guide, Item
from .paths import Path
from .reports import Ambiguity, Conflict
from .scene import Change, Scene
from .solver import Solver
from .stacks import StackView
from .views import ScrollView, View

__all__ = [
    "Alignment", "Ambiguity", "Anchor", "Attribute", "AttributesError", "Axis", "CasementError", "Change",
    "ClosedError", "Comparison", "Conflict", "ConflictError", "Constraint", "Direction", "Distribution", "EmptyError",
    "Expression", "FITTING_SIZE", "Guide", "HIGH", "InUseError", "Insets", "InternalError", "Item", "Kind",
    "KindError", "LOW", "Library", "LibraryNotFound", "MEDIUM", "NotFiniteError", "NumericError", "OutOfMemoryError",
    "OutOfRangeError", "OwnedError", "Path", "REQUIRED", "Rect", "Relation", "RepeatedError", "RuleError", "STRONG",
    "Scene", "ScrollView", "Size", "Solver", "StackView", "StaleError", "TextError", "TooManyError", "UnsettledError",
    "View", "WEAK", "ZeroError", "__version__", "load",
]
