// Casement: constraint layout for any program. Every public name is here.
export { load } from "./load.js";
export { Library } from "./library.js";
export { Scene } from "./scene.js";
export { Solver } from "./solver.js";
export { Path } from "./paths.js";
export { Anchor, Expression } from "./anchors.js";
export { Constraint, Edit } from "./constraints.js";
export { Bar, Guide, Item } from "./items.js";
export { StackView, View } from "./views.js";
export { FlowView, GridView } from "./boxes.js";
export { ScrollView } from "./scrolling.js";
export { ControllerBar, NavigationBar, Obstruction, StatusBar } from "./bars.js";
export { Controller, NavigationController, TabController } from "./controllers.js";
export { Keyboard } from "./keyboard.js";
export { Animation } from "./animation.js";
export { Conflict, FrameView, ValueView } from "./reports.js";
export * from "./error.js";
export * from "./errors.js";
export {
  CAS_REQUIRED as REQUIRED, CAS_STRONG as STRONG, CAS_MEDIUM as MEDIUM, CAS_WEAK as WEAK,
  CAS_PRIORITY_DEFAULT_HIGH as HIGH, CAS_PRIORITY_DEFAULT_LOW as LOW, CAS_PRIORITY_FITTING_SIZE as FITTING_SIZE,
  CAS_VERSION_STRING as version,
} from "./abi.js";
