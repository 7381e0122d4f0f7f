"""All public names, for type checkers. _names.py says where they are to programs."""

from ._abi.constants import VERSION_STRING as __version__
from ._library import Library
from ._loading import load
from ._measures import Measurement, MeasureRequest
from .anchors import Anchor, Comparison, Expression, Summand
from .animation import Animation
from .bars import ControllerBar, NavigationBar, StatusBar
from .boxes import FlowView, GridView
from .choices import (FITTING_SIZE, HIGH, LOW, MEDIUM, REQUIRED, STRONG, WEAK, Adjustment, Alignment, Attribute, Axis, BoxAlignment, Capability,
                      ControllerKind, Curve, Direction, Distribution, Edge, Fit, FlowDirection, Height, Idiom, Kind, ObstructionKind,
                      Orientation, Profile, Relation, StatusBarSource, StatusBarStyle, Wrap)
from .constraints import Constraint
from .controllers import Controller, NavigationController, TabController
from .edits import Edit
from .errors import (AttributesError, CasementError, ClosedError, ConflictError, DocumentError, EmptyError,
                     InternalError, InUseError, KindError, LibraryNotFound, LimitError, ModeError, NotFiniteError,
                     NumericError, OutOfMemoryError, OutOfRangeError, OwnedError, RepeatedError, RuleError, StaleError, TextError,
                     TooManyError, UndecidedError, UnsettledError, ZeroError)
from .geometry import Insets, Lengths, Point, Rect, Size
from .items import Bar, Guide, Item
from .keyboard import Keyboard
from .obstructions import Device, Obstruction
from .paths import Path
from .reports import Ambiguity, AnimatedItem, Change, Conflict, Covering, RuleName
from .scene import Scene
from .scrolling import ScrollView
from .solver import Row, Solver
from .stacks import StackView
from .traces import record
from .views import View

__all__ = [
    "Adjustment", "Alignment", "Ambiguity", "Anchor", "AnimatedItem", "Animation", "Attribute", "AttributesError", "Axis", "Bar",
    "BoxAlignment", "Capability", "CasementError", "Change", "ClosedError", "Comparison", "Conflict", "ConflictError", "Constraint",
    "Controller", "ControllerBar", "ControllerKind", "Covering", "Curve", "Device", "Direction", "Distribution",
    "DocumentError", "Edge",
    "Edit", "EmptyError", "Expression", "FITTING_SIZE", "Fit", "FlowDirection", "FlowView", "GridView", "Guide", "HIGH", "Height", "Idiom", "InUseError", "Insets",
    "InternalError", "Item", "Keyboard", "Kind", "KindError", "LOW", "Lengths", "Library", "LibraryNotFound", "LimitError",
    "MEDIUM", "MeasureRequest", "Measurement", "ModeError", "NavigationBar", "NavigationController", "NotFiniteError",
    "NumericError", "Obstruction", "ObstructionKind", "Orientation",
    "OutOfMemoryError", "OutOfRangeError", "OwnedError", "Path", "Point", "Profile", "REQUIRED", "Rect", "Relation",
    "RepeatedError", "Row", "RuleError", "RuleName", "STRONG", "Scene", "ScrollView", "Size", "Solver", "StackView", "StaleError",
    "StatusBar", "StatusBarSource", "StatusBarStyle", "Summand", "TabController", "TextError", "TooManyError",
    "UndecidedError", "UnsettledError", "View", "WEAK", "Wrap", "ZeroError", "__version__", "load", "record",
]
