export { load } from "./load.js";
export type { Source } from "./load.js";
export { Library } from "./library.js";
export type {
  ArrangedSettings, BarSettings, BarState, BoxedSettings, ControllerSettings, ControllerState, DimensionsSettings, FlowSettings,
  GridSettings, SceneSettings, ScreenSettings, ScreenState, ScrollSettings, ScrollState, StackSettings, Statistics, StatusBarState, ViewSettings, ViewState,
} from "./settings.js";
export { Scene } from "./scene.js";
export type { RuleOptions, SceneOptions } from "./scene.js";
export { Solver } from "./solver.js";
export type { Row, SolverOptions, Term } from "./solver.js";
export { Path } from "./paths.js";
export { Anchor, Expression } from "./anchors.js";
export type { ConstraintOptions, Summand } from "./anchors.js";
export { Constraint, Edit } from "./constraints.js";
export { Bar, Guide, Item } from "./items.js";
export { StackView, View } from "./views.js";
export { FlowView, GridView } from "./boxes.js";
export type { FlowOptions, GridOptions } from "./boxes.js";
export type {
  FittingTarget, Holder, MeasureFunction, MeasureRequest, Measurement, StackOptions, ViewOptions, ViewSetting,
} from "./views.js";
export { ScrollView } from "./scrolling.js";
export { ControllerBar, NavigationBar, Obstruction, StatusBar } from "./bars.js";
export { Controller, NavigationController, TabController } from "./controllers.js";
export { Keyboard } from "./keyboard.js";
export type { KeyboardOptions, KeyboardTiming } from "./keyboard.js";
export { Animation } from "./animation.js";
export type { AnimationOptions } from "./animation.js";
export { Conflict, FrameView, ValueView } from "./reports.js";
export type { Ambiguity, Change, Covering, Remark, RuleName } from "./reports.js";
export type { Device } from "./devices.js";
export * from "./error.js";
export * from "./errors.js";
export * from "./choices.js";
export * from "./geometry.js";

export declare const REQUIRED: 1000;
export declare const STRONG: 750;
export declare const MEDIUM: 500;
export declare const WEAK: 250;
export declare const HIGH: 750;
export declare const LOW: 250;
export declare const FITTING_SIZE: 50;
/** The version of the library that the declarations are of. */
export declare const version: string;
