// Scroll views: insets in layers, and offsets.
import { CAS_FOLLOWS, CAS_FOLLOWS_BY_DEFAULT, CAS_FOLLOWS_NOT } from "./abi.js";
import * as check from "./arguments.js";
import { adjustments } from "./choices.js";
import { View } from "./views.js";

export class ScrollView extends View {
  get contentGuide() {
    return this.scene.item(this._ask("cas_scroll_content_guide"));
  }

  get frameGuide() {
    return this.scene.item(this._ask("cas_scroll_frame_guide"));
  }

  _state() {
    return this.scene._struct("cas_scroll", "cas_scroll_get", this.id);
  }

  get insets() {
    return this._state().insets;
  }

  get shownInsets() {
    const { library } = this.scene;
    this._state(); // fails without a screen
    library.exports.cas_scroll_shown_insets(library.out, this.scene._open(), this.id);
    return library.readStruct("cas_insets", library.out);
  }

  get indicatorInsets() {
    return this._state().indicator_insets;
  }

  /** Sets the insets of the program; those of the indicators are the same unless they are given. */
  setInsets(insets, indicators = insets) {
    this.scene._callWithNumbers("cas_scroll_set_insets", this.id, [
      check.numbers(insets, check.INSETS, "insets", 0), check.numbers(indicators, check.INSETS, "indicators", 0),
    ]);
  }

  get adjusted() {
    return this._state().is_adjusted !== 0;
  }

  /** Returns whether the profile pads by safe areas. */
  setAdjustment(adjustment) {
    return this.scene._flag("cas_scroll_set_adjustment", this.id, adjustments.number(adjustment));
  }

  /** null: where bars adjust it, or a view is docked. */
  setFollowsKeyboard(follows) {
    const number = follows === null ? CAS_FOLLOWS_BY_DEFAULT : check.flag(follows, "follows") ? CAS_FOLLOWS : CAS_FOLLOWS_NOT;
    this._call("cas_scroll_set_follows_keyboard", number);
  }

  dock(input) {
    this.scene._call("cas_scene_dock", this.id, input === null ? 0 : this.scene._own(input, "input"));
  }

  get contentSize() {
    return this._state().content_size;
  }

  set contentSize(size) {
    this._call("cas_scroll_set_content_size", ...check.numbers(size, check.SIZE, "contentSize"));
  }

  get offset() {
    return this._state().offset;
  }

  set offset(offset) {
    this._call("cas_scroll_set_offset", ...check.numbers(offset, check.POINT, "offset"));
  }

  get shownOffset() {
    return this._state().shown_offset;
  }

  get visible() {
    return this._state().visible;
  }

  /** Scrolls as the user does, which can collapse bars; a velocity into the content is positive. */
  drag(x, y, velocity = 0) {
    this._call("cas_scroll_drag", check.number(x, "x"), check.number(y, "y"), check.number(velocity, "velocity"));
  }

  scrollToBottom() {
    this._call("cas_scroll_to_bottom");
  }

  /** The nearest offset at which a rectangle of the content is visible. */
  offsetShowing(rect) {
    const { library } = this.scene;
    const numbers = check.numbers(rect, check.RECT, "rect");
    return library.using(() =>
      this.scene._struct("cas_point", "cas_scroll_offset_showing", this.id, library.placeNumbers(numbers, "rect")));
  }
}
