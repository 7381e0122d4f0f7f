// Views: items with children and an intrinsic size.
import * as abi from "./abi.js";
import * as check from "./arguments.js";
import { alignments, axes, controllerKinds, directions, distributions } from "./choices.js";
import { OutOfRangeError } from "./errors.js";
import { Bar, Item } from "./items.js";

const ADD = ["intrinsic"];
const STACK = ["axis", "spacing", "distribution", "alignment", "inMargins"];

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

    addStack(name = "", options = undefined) {
      return this._holder()._addStack(name, options);
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
      const number = controllerKinds.number(kind);
      return view.scene._madeController("cas_scene_add_controller", name, (text) => [view.id, number, text]);
    }
  };

export class View extends holding(Item) {
  _holder() {
    return this;
  }

  _addView(kind, name = "", options = undefined) {
    const { intrinsic } = check.options(options, ADD);
    const size = intrinsic === undefined ? null : intrinsicSize(intrinsic);
    const view = this.scene._made("cas_scene_add_view", name, (text) => [this.id, kind, text]);
    return this._adopt(view, () => {
      if (size) view._call("cas_view_set_intrinsic", ...size);
    });
  }

  _addStack(name, options) {
    const { axis = "horizontal", ...rest } = check.options(options, STACK);
    const number = axes.number(axis);
    const settings = stackSettings(rest);
    const id = this.scene._madeId("cas_scene_add_stack", name, (text) => [this.id, number, text]);
    this.scene._stacks.add(id);
    const stack = this.scene.item(id);
    return this._adopt(stack, () => settings.forEach(([set, value]) => stack._call(set, value)));
  }

  /** Sets up a new child, and removes it again if that fails. */
  _adopt(view, setUp) {
    try {
      setUp();
      this._arrange(view);
    } catch (error) {
      view.remove();
      throw error;
    }
    return view;
  }

  /** Called for every new child; stacks arrange it. */
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

  setIndex(index) {
    this._call("cas_view_set_index", check.index(index));
  }

  setIntrinsic(width = null, height = null) {
    this._call("cas_view_set_intrinsic", ...intrinsicSize([width, height]));
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

  setHugging(priority, axis) {
    this._call("cas_view_set_hugging", axes.number(axis), check.priority(priority));
  }

  setCompression(priority, axis) {
    this._call("cas_view_set_compression", axes.number(axis), check.priority(priority));
  }

  setBaselines(first, last) {
    this._call("cas_view_set_baselines", check.number(first, "first"), check.number(last, "last"));
  }

  setMargins(margins) {
    this.scene._callWithNumbers("cas_view_set_margins", this.id, [check.numbers(margins, check.INSETS, "margins")]);
  }

  setDirectionalMargins(margins) {
    this.scene._callWithNumbers("cas_view_set_directional_margins", this.id,
      [check.numbers(margins, check.DIRECTIONAL, "margins")]);
  }

  setAlignmentInsets(insets) {
    this.scene._callWithNumbers("cas_view_set_alignment_insets", this.id,
      [check.numbers(insets, check.INSETS, "insets", 0)]);
  }

  setMarginsFollowSafeArea(follows) {
    this._call("cas_view_set_margins_follow_safe_area", check.flag(follows, "follows"));
  }

  /** 0xRRGGBBAA, "#rrggbb", "#rrggbbaa", or null for none. */
  setBackground(colour) {
    this._call("cas_view_set_background", colourNumber(colour));
  }

  get settings() {
    const found = this.scene._struct("cas_view_settings", "cas_view_get", this.id);
    const none = (number) => (number === abi.CAS_NO_METRIC ? null : number);
    return {
      intrinsic: [none(found.intrinsic.width), none(found.intrinsic.height)],
      isMeasured: found.is_measured !== 0,
      background: found.background,
      firstBaseline: found.first_baseline,
      lastBaseline: found.last_baseline,
      margins: found.margins,
      alignmentInsets: found.alignment_insets,
      hasDirectionalMargins: found.has_directional_margins !== 0,
      marginsFollowSafeArea: found.margins_follow_safe_area !== 0,
      effectiveMargins: found.effective_margins,
    };
  }

  setDirection(direction) {
    this._call("cas_view_set_direction", directions.number(direction));
  }

  get measure() {
    return this.scene._measures.heights.get(this.id) ?? null;
  }

  set measure(measure) {
    this._setMeasure("cas_view_set_measure", measure, this.scene.library.measure);
    this.scene._measures.set(this.id, measure, null);
  }

  get measureSize() {
    return this.scene._measures.sizes.get(this.id) ?? null;
  }

  set measureSize(measure) {
    this._setMeasure("cas_view_set_measure_size", measure, this.scene.library.measureSize);
    this.scene._measures.set(this.id, null, measure);
  }

  _setMeasure(name, measure, place) {
    if (measure !== null && typeof measure !== "function") {
      throw new TypeError(`measure: expected a function or null, not ${check.shown(measure)}`);
    }
    this._call(name, measure ? place : 0, this.scene._key);
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

function colourNumber(colour) {
  if (colour === null) return 0;
  if (typeof colour === "string") {
    if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour)) {
      throw new OutOfRangeError(`colour: expected #rrggbb or #rrggbbaa, not ${check.shown(colour)}`);
    }
    return Number.parseInt(colour.slice(1).padEnd(8, "f"), 16);
  }
  return check.whole(colour, "colour", 0, 0xffffffff);
}

/** The functions that make the given settings of a stack, with their values. */
export function stackSettings(settings) {
  const { axis, distribution, alignment, spacing, inMargins } = settings;
  const found = [];
  if (axis !== undefined) found.push(["cas_stack_set_axis", axes.number(axis)]);
  if (distribution !== undefined) found.push(["cas_stack_set_distribution", distributions.number(distribution)]);
  if (alignment !== undefined) found.push(["cas_stack_set_alignment", alignments.number(alignment)]);
  if (spacing !== undefined) found.push(["cas_stack_set_spacing", check.finite(spacing, "spacing")]);
  if (inMargins !== undefined) found.push(["cas_stack_set_in_margins", check.flag(inMargins, "inMargins")]);
  return found;
}

/** A row or a column. Children that are added to it are arranged after the others. */
export class StackView extends View {
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

  /** Changes the given settings, keeps the others. */
  arrange(settings) {
    stackSettings(check.options(settings, STACK, "settings")).forEach(([set, value]) => this._call(set, value));
  }

  setSpacingAfter(view, spacing) {
    const id = this.scene._own(view, "view");
    if (spacing === null) this.scene._call("cas_stack_reset_spacing_after", id);
    else this.scene._call("cas_stack_set_spacing_after", id, check.number(spacing, "spacing"));
  }
}

