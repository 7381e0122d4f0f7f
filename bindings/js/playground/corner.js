// The handle at the corner of a window: mouse, finger and arrow keys give the window another size.
import { eachFrame, set } from "./dom.js";

const SIZES = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

export class Corner {
  /** `page` has `drawing` and `frames`, resize() for each size of a drag, and resized() at its end. */
  constructor(element, page) {
    this._element = element;
    this._page = page;
    this._addPointer();
    element.addEventListener("keydown", (event) => this._key(event));
  }

  /** Puts the handle on the corner of the window. */
  place() {
    const { drawing, frames } = this._page;
    const { x, y, width, height } = drawing.rect(frames.window);
    this._element.style.transform = `translate(${x + width}px, ${y + height}px)`;
    set(this._element, {
      "aria-valuenow": Math.round(frames.window.width),
      "aria-valuetext": `${Math.round(frames.window.width)} by ${Math.round(frames.window.height)}`,
    });
  }

  _addPointer() {
    const corner = this._element;
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
  }

  _key(event) {
    const change = SIZES[event.key];
    if (!change) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : 10;
    const { width, height } = this._page.frames.window;
    this._page.resize(width + change[0] * step, height + change[1] * step);
    this._page.resized();
  }
}
