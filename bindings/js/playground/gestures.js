// Mouse, finger and keyboard in the picture of rules: the corner of the window, selecting and
// pulling views.
import { byId, eachFrame, set } from "./dom.js";
import { Pull } from "./reasons.js";

const SIZES = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const FAR = 3; // pixels: less is a click

export class Gestures {
  constructor(page) {
    this._page = page;
    this._corner = byId("corner");
    this._drawing = byId("drawing");
    this._addCorner();
    this._addViews();
    this._drawing.addEventListener("keydown", (event) => this._key(event));
  }

  /** Puts the handle on the corner of the window. */
  place() {
    const { drawing, frames } = this._page;
    const { x, y, width, height } = drawing.rect(frames.window);
    this._corner.style.transform = `translate(${x + width}px, ${y + height}px)`;
    set(this._corner, {
      "aria-valuenow": Math.round(frames.window.width),
      "aria-valuetext": `${Math.round(frames.window.width)} by ${Math.round(frames.window.height)}`,
    });
  }

  _addCorner() {
    const corner = this._corner;
    let from = null;
    let last = null;
    const move = eachFrame(() => {
      if (!from) return;
      const { zoom } = this._page.drawing;
      // The window may be in the middle of the stage; its corner follows the pointer.
      this._page.resize(from.width + (last.clientX - from.x) / zoom, from.height + (last.clientY - from.y) / zoom);
    });
    corner.addEventListener("pointerdown", (event) => {
      const { width, height } = this._page.frames.window;
      performance.clearMeasures();
      from = { x: event.clientX, y: event.clientY, width, height };
      corner.setPointerCapture(event.pointerId);
      corner.classList.add("held");
    });
    corner.addEventListener("pointermove", (event) => {
      last = event;
      if (from) move();
    });
    for (const kind of ["pointerup", "pointercancel"]) {
      corner.addEventListener(kind, () => {
        if (!from) return;
        from = null;
        corner.classList.remove("held");
        this._page.resized();
      });
    }
    corner.addEventListener("keydown", (event) => {
      const change = SIZES[event.key];
      if (!change) return;
      event.preventDefault();
      const step = event.shiftKey ? 1 : 10;
      const { width, height } = this._page.frames.window;
      this._page.resize(width + change[0] * step, height + change[1] * step);
      this._page.resized();
    });
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
