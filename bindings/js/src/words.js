// Made from include/casement.h by interface/javascript.py; not to be edited.

export const relation = {
  "==": 0,
  "<=": 1,
  ">=": 2,
};

export const axis = {
  horizontal: 0,
  vertical: 1,
};

export const direction = {
  inherited: 0,
  leftToRight: 1,
  rightToLeft: 2,
};

export const profile = {
  none: 0,
  ios6: 1,
  ios7: 2,
  ios8: 3,
  ios11: 4,
  ios15: 5,
  android: 6,
  plain: 7,
};

export const idiom = {
  phone: 0,
  pad: 1,
};

export const orientation = {
  portrait: 0,
  upsideDown: 1,
  landscapeLeft: 2,
  landscapeRight: 3,
};

export const kind = {
  plain: 0,
  scroll: 1,
  guide: 2,
  contentGuide: 3,
  frameGuide: 4,
  bar: 5,
};

export const attribute = {
  left: 1,
  right: 2,
  top: 3,
  bottom: 4,
  leading: 5,
  trailing: 6,
  width: 7,
  height: 8,
  centerX: 9,
  centerY: 10,
  lastBaseline: 11,
  firstBaseline: 12,
  leftMargin: 13,
  rightMargin: 14,
  topMargin: 15,
  bottomMargin: 16,
  leadingMargin: 17,
  trailingMargin: 18,
  centerXWithinMargins: 19,
  centerYWithinMargins: 20,
};

export const measureMode = {
  unbounded: 0,
  exactly: 1,
};

export const fit = {
  contain: 0,
  cover: 1,
};

export const faultKind = {
  none: 0,
  syntax: 1,
  number: 2,
  attribute: 3,
  unknownItem: 4,
  unknownMetric: 5,
  unknownName: 6,
  severalItems: 7,
  meaning: 8,
  refused: 9,
};

export const ruleNameKind = {
  item: 1,
  metric: 2,
  metricOrItem: 3,
  priority: 4,
};

export const distribution = {
  fill: 0,
  fillEqually: 1,
  fillProportionally: 2,
  equalSpacing: 3,
  equalCentering: 4,
};

export const alignment = {
  fill: 0,
  leading: 1,
  center: 2,
  trailing: 3,
  firstBaseline: 4,
  lastBaseline: 5,
};

export const unit = {
  auto: 0,
  points: 1,
  percent: 2,
  minContent: 3,
  maxContent: 4,
  fitContent: 5,
  stretch: 6,
  ownContent: 7,
};

export const flowDirection = {
  row: 0,
  rowReverse: 1,
  column: 2,
  columnReverse: 3,
};

export const wrap = {
  none: 0,
  lines: 1,
  reverse: 2,
  balanced: 3,
  balancedReverse: 4,
};

export const boxAlignment = {
  automatic: 0,
  start: 1,
  end: 2,
  flowStart: 3,
  flowEnd: 4,
  selfStart: 5,
  selfEnd: 6,
  center: 7,
  stretch: 8,
  baseline: 9,
  spaceBetween: 10,
  spaceAround: 11,
  spaceEvenly: 12,
};

export const capability = {
  layoutGuides: 0,
  adjustsScrollInsets: 1,
  statusBarOverlaps: 2,
  contentUnderlapsBars: 3,
  adjustsBySafeArea: 4,
};

export const statusBarStyle = {
  default: 0,
  light: 1,
};

export const statusBarSource = {
  controllers: 0,
  application: 1,
};

export const height = {
  statusBar: 0,
  inCall: 1,
  navigationBar: 2,
  compactBar: 3,
  prompt: 4,
  toolbar: 5,
  tabBar: 6,
  keyboard: 7,
  homeIndicator: 8,
  largeTitle: 9,
};

export const obstructionKind = {
  statusBar: 0,
  bar: 1,
  cutout: 2,
  indicator: 3,
  keyboard: 4,
  panel: 5,
};

export const controllerKind = {
  content: 0,
  navigation: 1,
  tab: 2,
  table: 3,
};

export const curve = {
  easeInOut: 0,
  easeIn: 1,
  easeOut: 2,
  linear: 3,
  keyboard: 7,
};

export const adjustment = {
  automatic: 0,
  scrollableAxes: 1,
  never: 2,
  always: 3,
};

export const barKind = {
  navigationBar: 1,
  toolbar: 2,
  tabBar: 3,
};
