// Controllers: whose view shows what, and which bars lie over it.
import { CAS_NAVIGATION_BAR, CAS_TAB_BAR, CAS_TOOLBAR } from "./abi.js";
import * as check from "./arguments.js";
import { controllerKinds, edges, statusBarStyles } from "./choices.js";
import { KindError } from "./errors.js";
import { Reference } from "./items.js";
import { holding } from "./views.js";

export class Controller extends holding(Reference) {
  _holder() {
    return this.view;
  }

  get kind() {
    this._expectAlive();
    return controllerKinds.word(this._ask("cas_controller_get_kind"));
  }

  get view() {
    const view = this._ask("cas_controller_view");
    if (!view) this._expectAlive();
    return this.scene.item(view);
  }

  get name() {
    return this.view.name;
  }

  get parent() {
    this._expectAlive();
    return this.scene._controller(this._ask("cas_controller_parent"));
  }

  get topGuide() {
    return this._guide("cas_controller_top_guide");
  }

  get bottomGuide() {
    return this._guide("cas_controller_bottom_guide");
  }

  _guide(name) {
    const guide = this._ask(name);
    if (!guide) {
      this._expectAlive();
      throw new KindError("guides belong to controllers with content");
    }
    return this.scene.item(guide);
  }

  /** How much status bar and navigation bars cover at its top. */
  get barsHeight() {
    this._expectAlive();
    return this._ask("cas_controller_bars_height");
  }

  /** The edges at which its view extends under bars. Returns whether anything reads them. */
  setEdges(...words) {
    const chosen = words.reduce((sum, word) => sum | edges.number(word), 0);
    return this.scene._flag("cas_controller_set_edges", this.id, chosen);
  }

  setExtendsUnderOpaqueBars(extendsUnder) {
    return this.scene._flag("cas_controller_set_extends_under_opaque_bars", this.id,
      check.flag(extendsUnder, "extendsUnder"));
  }

  setAdjustsScrollInsets(adjusts) {
    return this.scene._flag("cas_controller_set_adjusts_scroll_insets", this.id, check.flag(adjusts, "adjusts"));
  }

  setAdditionalInsets(insets) {
    this.scene._callWithNumbers("cas_controller_set_additional_insets", this.id,
      [check.numbers(insets, check.INSETS, "insets", 0)]);
  }

  setStatusBarStyle(style) {
    this._call("cas_controller_set_status_bar_style", statusBarStyles.number(style));
  }

  remove() {
    this._expectAlive();
    this.scene._forgetting(this.view, () => this._call("cas_controller_remove"));
  }

  toString() {
    return this.alive ? this.name || `#${this.id}` : `#${this.id}, removed`;
  }
}

Controller.prototype._noun = "controller";
Controller.prototype._kindFunction = "cas_controller_get_kind";

/** A controller that shows one of its controllers. */
export class Container extends Controller {
  get shown() {
    this._expectAlive();
    return this.scene._controller(this._ask("cas_controller_shown"));
  }

  _bar(which) {
    return this.scene.item(this.scene._struct("cas_bar", "cas_bar_get", this.id, which).item);
  }
}

/** A stack of controllers that shows the last one. */
export class NavigationController extends Container {
  push(name = "") {
    return this.scene._madeController("cas_navigation_push", name, (text) => [this.id, text]);
  }

  pop() {
    const last = this.shown;
    if (last === null) this._call("cas_navigation_pop");
    else this.scene._forgetting(last.view, () => this._call("cas_navigation_pop"));
  }

  get bar() {
    return this._bar(CAS_NAVIGATION_BAR);
  }

  get toolbar() {
    return this._bar(CAS_TOOLBAR);
  }

  /** Makes the bars collapse as the user scrolls into a scroll view; null ends that. */
  setCollapsing(scroll, options) {
    const { compactHeight = -1, velocity = 300 } = check.options(options, ["compactHeight", "velocity"]);
    this._call("cas_navigation_set_collapsing", scroll === null ? 0 : this.scene._own(scroll, "scroll"),
      check.number(compactHeight, "compactHeight"), check.number(velocity, "velocity"));
  }

  /** Expands collapsed bars, as a tap on the bar does. */
  tapBar() {
    this._call("cas_navigation_tap_bar");
  }

  /** How far the bars have collapsed, from 0 to 1. */
  get collapsed() {
    this._expectAlive();
    return this._ask("cas_navigation_collapsed");
  }
}

/** Controllers with a tab bar, of which one shows. */
export class TabController extends Container {
  select(index) {
    this._call("cas_tab_select", check.index(index));
  }

  get bar() {
    return this._bar(CAS_TAB_BAR);
  }
}
