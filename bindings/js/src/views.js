// Views: items with children and an intrinsic size.
import * as abi from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";
import { Bar, Item } from "./items.js";
import { apply, described, prepared } from "./properties.js";

/** What can hold views and controllers: views here, and scenes and controllers by their views. */
export const holding = (Base) =>
  class extends Base {
    add(name, options) {
      return this._holder()._addView(abi.CAS_PLAIN, name, options);
    }

    addScroll(name, options) {
      return this._holder()._addView(abi.CAS_SCROLL, name, options);
    }

    addGuide(name = "") {
      const view = this._holder();
      return view.scene._made("cas_scene_add_guide", name, (text) => [view.id, text]);
    }

    addBarrier(edge, items, options) {
      const { margin = 0, name = "" } = check.options(options, ["margin", "name"]);
      const view = this._holder();
      const { scene } = view;
      const ids = check.list(items, "items").map((item) => scene._own(item, "items"));
      const number = choices.attribute.number(edge, "edge");
      return scene._made("cas_scene_add_barrier", name, (text) => [
        view.id, number, scene.library.placeIds(ids, "items"), ids.length, check.number(margin, "margin"), text]);
    }

    addStack(name, settings) {
      return this._holder()._addArranging("stack", name, settings, abi.CAS_HORIZONTAL);
    }

    addFlow(name, settings) {
      return this._holder()._addArranging("flow", name, settings);
    }

    addGrid(name, settings) {
      const { gap, ...others } = check.options(settings, Object.keys(settings ?? {}), "settings");
      return this._holder()._addArranging("grid", name, gap === undefined ? others : { columnGap: gap, rowGap: gap, ...others });
    }

    controller(name) {
      return this._put("content", name);
    }

    table(name) {
      return this._put("table", name);
    }

    navigation(name) {
      return this._put("navigation", name);
    }

    tabs(name) {
      return this._put("tab", name);
    }

    _put(kind, name = "") {
      const view = this._holder();
      const number = choices.controllerKind.number(kind);
      return view.scene._madeController("cas_scene_add_controller", name, (text) => [view.id, number, text]);
    }
  };

export class View extends described(holding(Item), "view", "arranged", "boxed", "dimensions") {
  /** The function of the module that adds a child. */
  get _adding() {
    return "cas_scene_add_view";
  }

  _holder() {
    return this;
  }

  _addView(kind, name = "", options = {}) {
    const { scene } = this;
    const Kind = scene._classes[kind];
    const changes = prepared(Kind.prototype, scene, options, "options", ["intrinsic"]);
    const { intrinsic } = options;
    const size = intrinsic === undefined ? null : intrinsicSize(intrinsic);
    const id = scene._madeId(this._adding, name, (text) => [this.id, kind, text]);
    return setUp(scene._keep(new Kind(scene, id)), (view) => {
      if (size) view._call("cas_view_set_intrinsic", ...size);
      apply(view, changes);
    });
  }

  /** Adds a stack, a flow or a grid. */
  _addArranging(owner, name = "", settings = {}, ...more) {
    const { scene } = this;
    const Kind = scene._arranging[owner];
    const changes = prepared(Kind.prototype, scene, settings);
    const id = scene._madeId(`cas_scene_add_${owner}`, name, (text) => [this.id, ...more, text]);
    return setUp(scene._keep(new Kind(scene, id)), (view) => {
      this._arrange(view);
      apply(view, changes);
    });
  }

  /** Called for a new stack, flow or grid; stacks arrange it. */
  _arrange() {}

  _siblings(name) {
    const found = [];
    const { exports } = this.scene.library;
    for (let id = this._ask(name); id; id = exports.cas_item_next_sibling(this.scene._open(), id)) {
      found.push(this.scene.item(id));
    }
    return found;
  }

  get children() {
    return this._siblings("cas_item_first_child");
  }

  get guides() {
    return this._siblings("cas_item_first_guide");
  }

  get bars() {
    return this.guides.filter((guide) => guide instanceof Bar);
  }

  /** The controller whose view this is, or null. */
  get ownController() {
    return this.scene._controller(this._ask("cas_item_controller"));
  }

  get hidden() {
    return super.hidden;
  }

  set hidden(hidden) {
    this._call("cas_view_set_hidden", check.flag(hidden, "hidden"));
  }

  get intrinsic() {
    return super.intrinsic;
  }

  set intrinsic(intrinsic) {
    this._call("cas_view_set_intrinsic", ...intrinsicSize(intrinsic));
  }

  /** Moves it with everything inside it to an index among the children of a view. */
  move(parent, index) {
    this._call("cas_view_move", this.scene._own(parent, "parent"), check.index(index));
  }

  fittingSize(target) {
    const { width = 0, height = 0, widthPriority = abi.CAS_PRIORITY_FITTING_SIZE,
            heightPriority = abi.CAS_PRIORITY_FITTING_SIZE } =
      check.options(target, ["width", "height", "widthPriority", "heightPriority"], "target");
    const { library } = this.scene;
    const size = { width: check.number(width, "width"), height: check.number(height, "height") };
    const priorities = [check.priority(widthPriority, "widthPriority"), check.priority(heightPriority, "heightPriority")];
    return library.using(() => this.scene._struct("cas_size", "cas_view_fitting_size", this.id,
      library.placeStructs("cas_size", [size]), ...priorities));
  }

  get safeArea() {
    return this.scene._given("cas_view_safe_area", this.id);
  }

  get safeInsets() {
    return this.scene._struct("cas_insets", "cas_view_safe_insets", this.id);
  }

  get readable() {
    return this.scene._given("cas_view_readable_guide", this.id);
  }

  get measure() {
    this._expectAlive();
    return this.scene._measures.functions.get(this.id) ?? null;
  }

  set measure(measure) {
    if (measure !== null && typeof measure !== "function") {
      throw new TypeError(`measure: expected a function or null, not ${check.shown(measure)}`);
    }
    this._call("cas_view_set_measure", measure ? this.scene.library.measure : 0, this.scene._key);
    this.scene._measures.set(this.id, measure);
  }

  invalidateMeasure() {
    this._call("cas_view_invalidate_measure");
  }
}

/** Width and height as the library takes them. */
function intrinsicSize(intrinsic) {
  const [width, height] = check.pair(intrinsic, "intrinsic", check.SIZE);
  return [check.metric(width, "width"), check.metric(height, "height")];
}

/** Sets up a new view, and removes it again if that fails. */
function setUp(view, body) {
  try {
    body(view);
  } catch (error) {
    view.remove();
    throw error;
  }
  return view;
}

/** A row or a column. Children that are added to it are arranged after the others. */
export class StackView extends described(View, "stack") {
  get _adding() {
    return "cas_stack_add_view";
  }

  _arrange(view) {
    this.append(view);
  }

  get views() {
    const { exports } = this.scene.library;
    return Array.from({ length: this._ask("cas_stack_count") }, (_, index) =>
      this.scene.item(exports.cas_stack_view(this.scene._open(), this.id, index)));
  }

  append(...views) {
    const { library } = this.scene;
    const ids = views.map((view) => this.scene._own(view, "views"));
    library.using(() => this._call("cas_stack_append", library.placeIds(ids, "views"), ids.length));
  }

  insert(index, view) {
    this._call("cas_stack_insert", this.scene._own(view, "view"), check.index(index));
  }

  /** Removes a view from the arrangement; it stays a child. */
  removeArranged(view) {
    this.scene._call("cas_stack_remove", this.scene._own(view, "view"));
  }
}
