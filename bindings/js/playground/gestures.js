// Mouse, finger and keyboard in the picture of rules: the corner of the window, selecting and
// pulling views.
import { Corner } from "./corner.js";
import { byId, eachFrame } from "./dom.js";
import { Pull } from "./reasons.js";

const FAR = 3; // pixels: less is a click

export class Gestures {
  constructor(page) {
    this._page = page;
    this._corner = new Corner(byId("corner"), page);
    this._drawing = byId("drawing");
    this._addViews();
    this._drawing.addEventListener("keydown", (event) => this._key(event));
  }

  /** Puts the handle on the corner of the window. */
  place() {
    this._corner.place();
  }

  /** The node of the view at a place of the screen. */
  _nodeAt(event) {
    const { left, top } = this._drawing.getBoundingClientRect();
    const { drawing, frames, rules } = this._page;
    const { x, y } = drawing.point(event.clientX - left, event.clientY - top);
    const inside = rules.scene.itemAt(x, y);
    const found = inside && frames.node(inside);
    if (found?.name && frames.views.includes(found)) return found;
    // Views outside of the window are seen as well.
    return frames.views.findLast((node) => !node.isGone && x >= node.left && x <= node.left + node.width &&
      y >= node.top && y <= node.top + node.height) ?? null;
  }

  _addViews() {
    const page = this._page;
    let pull = null;
    const move = eachFrame(() => {
      if (!pull?.isFar) return;
      pull.edits ??= new Pull(page.rules.scene, pull.node.item);
      const { zoom } = page.drawing;
      pull.edits.to(pull.x + pull.dx / zoom, pull.y + pull.dy / zoom);
      this._redraw();
    });
    this._drawing.addEventListener("pointerdown", (event) => {
      const node = this._nodeAt(event);
      page.select(node);
      if (!node || event.button !== 0) return;
      pull = { node, fromX: event.clientX, fromY: event.clientY, x: node.x, y: node.y, isFar: false };
      if (event.pointerType === "mouse") this._drawing.setPointerCapture(event.pointerId);
    });
    this._drawing.addEventListener("pointermove", (event) => {
      if (!pull) return;
      Object.assign(pull, { dx: event.clientX - pull.fromX, dy: event.clientY - pull.fromY });
      pull.isFar ||= Math.hypot(pull.dx, pull.dy) > FAR;
      move();
    });
    for (const kind of ["pointerup", "pointercancel"]) {
      this._drawing.addEventListener(kind, () => {
        pull?.edits?.end();
        if (pull?.edits) this._redraw();
        pull = null;
      });
    }
  }

  _redraw() {
    const { frames, drawing } = this._page;
    frames.refresh();
    drawing.update();
    this._page.drawn();
  }

  /** Arrow keys go through the views in their order, Escape selects none. */
  _key(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const { views } = this._page.frames;
    if (event.key === "Escape") this._page.select(null);
    if (!step || !views.length) return;
    event.preventDefault();
    const place = views.indexOf(this._page.selected);
    const next = place < 0 ? (step > 0 ? 0 : views.length - 1) : (place + step + views.length) % views.length;
    this._page.select(views[next]);
  }
}
