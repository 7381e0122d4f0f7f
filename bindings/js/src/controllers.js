// Controllers: whose view shows what, and which bars lie over it.
import { CAS_NAVIGATION_BAR, CAS_TAB_BAR, CAS_TOOLBAR } from "./abi.js";
import * as check from "./arguments.js";
import { KindError } from "./errors.js";
import { Reference } from "./items.js";
import { described } from "./properties.js";
import { holding } from "./views.js";

export class Controller extends described(holding(Reference), "controller") {
  get _noun() {
    return "controller";
  }

  _holder() {
    return this.view;
  }

  _exists() {
    return this._askAnyway("cas_controller_view") !== 0;
  }

  get view() {
    return this.scene.item(this._ask("cas_controller_view"));
  }

  get name() {
    return this.view.name;
  }

  get topGuide() {
    return guide(super.topGuide);
  }

  get bottomGuide() {
    return guide(super.bottomGuide);
  }

  _bar(which) {
    return this.scene.item(this.scene._struct("cas_bar_state", "cas_bar_get_state", this.id, which).item);
  }

  remove() {
    this._expectAlive();
    this.scene._forgetting(this.view, () => this._call("cas_controller_remove"));
  }

  toString() {
    return this.alive ? this.name || `#${this.id}` : `#${this.id}, removed`;
  }
}

function guide(item) {
  if (item === null) throw new KindError("guides belong to controllers with content");
  return item;
}

/** A stack of controllers that shows the last one. */
export class NavigationController extends Controller {
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

  /** Expands collapsed bars, as a tap on the bar does. */
  tapBar() {
    this._call("cas_navigation_tap_bar");
  }
}

/** Controllers with a tab bar, of which one shows. */
export class TabController extends Controller {
  select(index) {
    this._call("cas_tab_select", check.index(index));
  }

  get bar() {
    return this._bar(CAS_TAB_BAR);
  }
}
