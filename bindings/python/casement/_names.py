"""Where the public names are: each is loaded with its module when it is first used.

_public.py has the same names for type checkers."""

from __future__ import annotations

PLACES = {name: module for module, names in (
    ("_abi.constants", "__version__"),
    ("_library", "Library"),
    ("_loading", "load"),
    ("_measures", "Measurement MeasureRequest"),
    ("anchors", "Anchor Comparison Expression Summand"),
    ("animation", "Animation"),
    ("bars", "ControllerBar NavigationBar StatusBar"),
    ("boxes", "FlowView GridView"),
    ("choices",
     "FITTING_SIZE HIGH LOW MEDIUM REQUIRED STRONG WEAK Adjustment Alignment Attribute Axis BoxAlignment "
     "Capability ControllerKind Curve Direction Distribution Edge Fit FlowDirection Height Idiom Kind "
     "ObstructionKind Orientation Profile Relation StatusBarSource StatusBarStyle Wrap"),
    ("constraints", "Constraint"),
    ("controllers", "Controller NavigationController TabController"),
    ("edits", "Edit"),
    ("errors",
     "AttributesError CasementError ClosedError ConflictError DocumentError EmptyError InternalError "
     "InUseError KindError LibraryNotFound LimitError ModeError NotFiniteError NumericError "
     "OutOfMemoryError OutOfRangeError OwnedError RepeatedError RuleError StaleError TextError "
     "TooManyError UndecidedError UnsettledError ZeroError"),
    ("geometry", "Insets Lengths Point Rect Size"),
    ("items", "Bar Guide Item"),
    ("keyboard", "Keyboard"),
    ("obstructions", "Device Obstruction"),
    ("paths", "Path"),
    ("reports", "Ambiguity AnimatedItem Change Conflict Covering RuleName"),
    ("scene", "Scene"),
    ("scrolling", "ScrollView"),
    ("solver", "Row Solver"),
    ("stacks", "StackView"),
    ("traces", "record"),
    ("views", "View"),
) for name in names.split()}
__all__ = sorted(PLACES)

#: The modules that are attributes of the package, also before a program imports them.
MODULES = frozenset((
    "anchors animation bars boxes bulk choices constraints controllers edits errors geometry holders items keyboard "
    "obstructions paths references reports rules scene screen scrolling solver stacks traces views words").split())
