// Scroll views: insets in layers, and offsets.
import * as check from "./arguments.js";
import { described } from "./properties.js";
import { View } from "./views.js";

export class ScrollView extends described(View, "scroll") {
  get contentGuide() {
    return this.scene.item(this._ask("cas_scroll_content_guide"));
  }

  get frameGuide() {
    return this.scene.item(this._ask("cas_scroll_frame_guide"));
  }

  get contentSize() {
    return super.contentSize;
  }

  set contentSize(size) {
    this._call("cas_scroll_set_content_size", ...check.numbers(size, check.SIZE, "contentSize"));
  }

  get offset() {
    return super.offset;
  }

  set offset(offset) {
    this._call("cas_scroll_set_offset", ...check.numbers(offset, check.POINT, "offset"));
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
