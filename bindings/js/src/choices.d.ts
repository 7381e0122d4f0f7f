export type Axis = "horizontal" | "vertical";
export type Direction = "inherited" | "leftToRight" | "rightToLeft";
export type Relation = "==" | "<=" | ">=";
export type Kind = "plain" | "scroll" | "guide" | "contentGuide" | "frameGuide" | "bar";
export type Attribute =
  | "left" | "right" | "top" | "bottom" | "leading" | "trailing" | "width" | "height" | "centerX" | "centerY"
  | "lastBaseline" | "firstBaseline" | "leftMargin" | "rightMargin" | "topMargin" | "bottomMargin" | "leadingMargin"
  | "trailingMargin" | "centerXWithinMargins" | "centerYWithinMargins";
export type Distribution = "fill" | "fillEqually" | "fillProportionally" | "equalSpacing" | "equalCentering";
export type Alignment = "fill" | "leading" | "center" | "trailing" | "firstBaseline" | "lastBaseline";
/** A generation of screens; "none" for a scene without a screen. */
export type Profile = "none" | "ios6" | "ios7" | "ios8" | "ios11" | "ios15" | "android" | "plain";
export type Idiom = "phone" | "pad";
export type Orientation = "portrait" | "upsideDown" | "landscapeLeft" | "landscapeRight";
export type Capability = "layoutGuides" | "adjustsScrollInsets" | "statusBarOverlaps" | "contentUnderlapsBars" |
  "adjustsBySafeArea";
export type Height =
  | "statusBar" | "inCall" | "navigationBar" | "compactBar" | "prompt" | "toolbar" | "tabBar" | "keyboard"
  | "homeIndicator" | "largeTitle";
export type ObstructionKind = "statusBar" | "bar" | "cutout" | "indicator" | "keyboard" | "panel";
export type Adjustment = "automatic" | "scrollableAxes" | "never" | "always";
export type StatusBarStyle = "default" | "light";
export type StatusBarSource = "controllers" | "application";
export type ControllerKind = "content" | "navigation" | "tab" | "table";
export type Edge = "top" | "left" | "bottom" | "right";
/** A curve of animations, or the number of one that scene.defineCurve() defines. */
export type Curve = "easeInOut" | "easeIn" | "easeOut" | "linear" | "keyboard" | number;
/** What is wrong with a rule. */
export type FaultKind =
  | "none" | "syntax" | "number" | "attribute" | "unknownItem" | "unknownMetric" | "unknownName" | "severalItems"
  | "meaning" | "refused";
/** What a name in a rule can refer to. */
export type RuleNameKind = "item" | "metric" | "metricOrItem" | "priority";
