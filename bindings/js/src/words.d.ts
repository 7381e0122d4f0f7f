// Made from include/casement.h by interface/javascript.py; not to be edited.
import type { Anchor } from "./anchors.js";

/** The relation between the two sides of a row or a constraint. */
export type Relation = "==" | "<=" | ">=";

/** An axis of the plane. */
export type Axis = "horizontal" | "vertical";

/** The layout direction, which determines whether leading is left or right. */
export type Direction = "inherited" | "leftToRight" | "rightToLeft";

/** The generation of screens that a scene simulates; "none" for a scene without a screen. */
export type Profile = "none" | "ios6" | "ios7" | "ios8" | "ios11" | "ios15" | "android" | "plain";

/** A phone or a tablet. */
export type Idiom = "phone" | "pad";

/** The orientation of the device. In landscape, left and right refer to the side of the home button. */
export type Orientation = "portrait" | "upsideDown" | "landscapeLeft" | "landscapeRight";

/** The kind of an item. Views are created as "plain" or "scroll". */
export type Kind = "plain" | "scroll" | "guide" | "contentGuide" | "frameGuide" | "bar";

/** The attribute of an item in a constraint. */
export type Attribute = "left" | "right" | "top" | "bottom" | "leading" | "trailing" | "width" | "height" | "centerX" |
  "centerY" | "lastBaseline" | "firstBaseline" | "leftMargin" | "rightMargin" | "topMargin" | "bottomMargin" |
  "leadingMargin" | "trailingMargin" | "centerXWithinMargins" | "centerYWithinMargins";

/** The kind of measurement that is requested. */
export type MeasureMode = "unbounded" | "exactly";

/** How an item of an aspect ratio lies in another. */
export type Fit = "contain" | "cover";

/** The kind of error in a rule. */
export type FaultKind = "none" | "syntax" | "number" | "attribute" | "unknownItem" | "unknownMetric" | "unknownName" |
  "severalItems" | "meaning" | "refused";

/** What a name in a rule can refer to. */
export type RuleNameKind = "item" | "metric" | "metricOrItem" | "priority";

/** The distribution of space along the axis. */
export type Distribution = "fill" | "fillEqually" | "fillProportionally" | "equalSpacing" | "equalCentering";

/** The alignment of views across the axis. In a column, the baselines mean "leading". */
export type Alignment = "fill" | "leading" | "center" | "trailing" | "firstBaseline" | "lastBaseline";

/** What a length is measured in. */
export type Unit = "auto" | "points" | "percent" | "minContent" | "maxContent" | "fitContent" | "stretch" |
  "ownContent";

/** Which way children of a flow follow each other. */
export type FlowDirection = "row" | "rowReverse" | "column" | "columnReverse";

/** Whether children that do not fit into a line begin another one. */
export type Wrap = "none" | "lines" | "reverse" | "balanced" | "balancedReverse";

/** Where something lies in the room that it has. "automatic" does not stretch the height of a child of a grid that has
 * an aspect ratio. */
export type BoxAlignment = "automatic" | "start" | "end" | "flowStart" | "flowEnd" | "selfStart" | "selfEnd" | "center"
  | "stretch" | "baseline" | "spaceBetween" | "spaceAround" | "spaceEvenly";

/** A capability of a screen, so that callers need not compare profiles. */
export type Capability = "layoutGuides" | "adjustsScrollInsets" | "statusBarOverlaps" | "contentUnderlapsBars" |
  "adjustsBySafeArea";

/** The style of the status bar. */
export type StatusBarStyle = "default" | "light";

/** The source of the style of the status bar: controllers (the topmost visible one that is not a container), or the
 * application. */
export type StatusBarSource = "controllers" | "application";

/** The heights in the table of a profile, with their defaults on iOS 6 and iOS 7. docs/laws.md has those of the other
 * profiles. */
export type Height = "statusBar" | "inCall" | "navigationBar" | "compactBar" | "prompt" | "toolbar" | "tabBar" |
  "keyboard" | "homeIndicator" | "largeTitle";

/** The kind of an obstruction. */
export type ObstructionKind = "statusBar" | "bar" | "cutout" | "indicator" | "keyboard" | "panel";

/** The kind of a controller. */
export type ControllerKind = "content" | "navigation" | "tab" | "table";

/** The timing curve of an animation: one of these, or a number that the program defines with cas_scene_define_curve().
 * An unknown number is accepted, since systems send undocumented curves: cas_scene_last_timing() returns it, it is
 * sampled as "easeInOut" over the given duration, and cas_scene_describe() reports it. A negative number gives
 * CAS_ERROR_OUT_OF_RANGE unless it is defined. With every curve, a duration of 0 takes effect at once. */
export type Curve = "easeInOut" | "easeIn" | "easeOut" | "linear" | "keyboard";

/** The edges of the safe area that pad a scroll view, on profiles with "adjustsBySafeArea": "ios11" and later. */
export type Adjustment = "automatic" | "scrollableAxes" | "never" | "always";

/** The kind of a bar of a controller. */
export type BarKind = "navigationBar" | "toolbar" | "tabBar";

/** The attributes of an item, for constraints. */
export interface Anchors {
  /** The left edge. */
  readonly left: Anchor;
  /** The right edge. */
  readonly right: Anchor;
  /** The top edge. */
  readonly top: Anchor;
  /** The bottom edge. */
  readonly bottom: Anchor;
  /** The edge at which text begins. */
  readonly leading: Anchor;
  /** The edge at which text ends. */
  readonly trailing: Anchor;
  /** The width. */
  readonly width: Anchor;
  /** The height. */
  readonly height: Anchor;
  /** The middle between left and right. */
  readonly centerX: Anchor;
  /** The middle between top and bottom. */
  readonly centerY: Anchor;
  /** The baseline of the last line of text. */
  readonly lastBaseline: Anchor;
  /** The baseline of the first line of text. */
  readonly firstBaseline: Anchor;
  /** The left edge inside the margins. */
  readonly leftMargin: Anchor;
  /** The right edge inside the margins. */
  readonly rightMargin: Anchor;
  /** The top edge inside the margins. */
  readonly topMargin: Anchor;
  /** The bottom edge inside the margins. */
  readonly bottomMargin: Anchor;
  /** The leading edge inside the margins. */
  readonly leadingMargin: Anchor;
  /** The trailing edge inside the margins. */
  readonly trailingMargin: Anchor;
  /** The middle between the left and the right margin. */
  readonly centerXWithinMargins: Anchor;
  /** The middle between the top and the bottom margin. */
  readonly centerYWithinMargins: Anchor;
}
