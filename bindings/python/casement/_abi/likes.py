"""What arguments take for the enumerations, as types. Made from include/casement.h by generate.py; not to be edited."""

from typing import Union

from .enumerations import *  # noqa: F403
from .words import *  # noqa: F403

__all__ = [
    "RelationLike", "AxisLike", "DirectionLike", "ProfileLike", "IdiomLike", "OrientationLike", "KindLike",
    "AttributeLike", "MeasureModeLike", "FitLike", "FaultKindLike", "RuleNameKindLike", "DistributionLike",
    "AlignmentLike", "UnitLike", "FlowDirectionLike", "WrapLike", "BoxAlignmentLike", "CapabilityLike",
    "StatusBarStyleLike", "StatusBarSourceLike", "HeightLike", "ObstructionKindLike", "ControllerKindLike", "CurveLike",
    "AdjustmentLike", "BarKindLike"]

RelationLike = Union[Relation, RelationWord, int]
AxisLike = Union[Axis, AxisWord]
DirectionLike = Union[Direction, DirectionWord]
ProfileLike = Union[Profile, ProfileWord]
IdiomLike = Union[Idiom, IdiomWord]
OrientationLike = Union[Orientation, OrientationWord]
KindLike = Union[Kind, KindWord]
AttributeLike = Union[Attribute, AttributeWord]
MeasureModeLike = Union[MeasureMode, MeasureModeWord]
FitLike = Union[Fit, FitWord]
FaultKindLike = Union[FaultKind, FaultKindWord]
RuleNameKindLike = Union[RuleNameKind, RuleNameKindWord]
DistributionLike = Union[Distribution, DistributionWord]
AlignmentLike = Union[Alignment, AlignmentWord]
UnitLike = Union[Unit, UnitWord]
FlowDirectionLike = Union[FlowDirection, FlowDirectionWord]
WrapLike = Union[Wrap, WrapWord]
BoxAlignmentLike = Union[BoxAlignment, BoxAlignmentWord]
CapabilityLike = Union[Capability, CapabilityWord]
StatusBarStyleLike = Union[StatusBarStyle, StatusBarStyleWord]
StatusBarSourceLike = Union[StatusBarSource, StatusBarSourceWord]
HeightLike = Union[Height, HeightWord]
ObstructionKindLike = Union[ObstructionKind, ObstructionKindWord]
ControllerKindLike = Union[ControllerKind, ControllerKindWord]
CurveLike = Union[Curve, CurveWord, int]
AdjustmentLike = Union[Adjustment, AdjustmentWord]
BarKindLike = Union[BarKind, BarKindWord]
