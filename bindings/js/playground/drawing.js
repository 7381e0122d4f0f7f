// A scene as SVG. Elements are made once for each item; a frame writes only the numbers that changed.
// Edges lie on pixels of the screen.
import { lines } from "./content.js";
import { svg, set } from "./dom.js";
import { Frames } from "./frames.js";
import { fillKeyboard, fillNavigationBar, fillStatusBar, fillToolbar } from "./bars.js";
import { drawMarks } from "./marks.js";

const LETTER = 6.2; // the width of a letter of a name
const SMALL = 5.4; // and of one that is written smaller
const PADDING = 8; // of texts on a screen
const BORDER = 20; // around a picture of the library, in pixels
const SCREEN_TEXT = 0.76; // their size, beside those of rules

let drawings = 0;

export class Drawing {
  /** With `isScreen` nothing is drawn outside of the window, and only leaves have names. */
  constructor(element, { isScreen = false } = {}) {
    this.element = element;
    this.isScreen = isScreen;
    this.title = "";
    this.names = new Map(); // objects with the texts of views, by their names
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
    this._prefix = `drawing${++drawings}`;
    this._views = svg("g", { class: "views" });
    this._marks = svg("g", { class: "marks", "aria-hidden": "true" });
    element.replaceChildren(this._views, this._marks);
  }

  /** Shows a scene instead of the former one. `contents` has the texts of views by id. */
  show(scene, contents = new Map()) {
    this.frames = new Frames(scene);
    this.contents = contents;
    this._clips = 0;
    this._views.replaceChildren();
    if (this.isScreen) {
      this._screen = svg("rect");
      this._views.append(svg("clipPath", { id: `${this._prefix}-screen` }, this._screen));
      set(this._views, { "clip-path": `url(#${this._prefix}-screen)` });
    }
    this._parts = new Map();
    for (const node of this.frames.nodes) this._parts.set(node.id, this._part(node));
    this._drawBars();
  }

  _part(node) {
    const parent = node.parent ? this._parts.get(node.parent.id) : null;
    const into = parent?.inside ?? this._views;
    const group = svg("g", { class: classOf(node), "data-name": node.name || null, "data-id": node.id });
    const shape = svg("rect", { class: "shape", rx: node.parent && node.kind !== "bar" ? 2 : 0 });
    group.append(shape);
    into.append(group);
    const part = { node, group, shape, inside: into, label: null, content: null, written: "", labelled: "" };
    if (node.parent && (node.name || this.contents.has(node.id)) && (node.kind === "plain" || node.kind === "scroll")) {
      const { background } = node.item;
      if (background) shape.style.fill = `#${background.toString(16).padStart(8, "0")}`;
      else if (!node.isPage) part.label = group.appendChild(svg("text", { class: "name" }));
    }
    if (node.kind === "scroll") this._clip(part, into);
    return part;
  }

  /** The children of a scroll view are drawn inside its frame only. */
  _clip(part, into) {
    const id = `${this._prefix}-clip${++this._clips}`;
    part.clip = svg("rect");
    part.inside = svg("g", { "clip-path": `url(#${id})` });
    into.append(svg("clipPath", { id }, part.clip), part.inside);
  }

  /** Shows a picture of the screen, as SVG with a pixel a point, instead of shapes and names; "" for none. */
  showPicture(text) {
    const screen = text && new DOMParser().parseFromString(text, "image/svg+xml").querySelector("svg > g");
    this._picture = screen ? svg("g", { class: "screenshot" }, document.importNode(screen, true)) : null;
    if (screen) this._views.prepend(this._picture);
    this._views.classList.toggle("pictured", Boolean(screen));
  }

  /** Where the window is in the element, and how large. */
  place(x, y, zoom) {
    Object.assign(this, { x, y, zoom });
    this.update();
  }

  /** The largest zoom at which the window fits in a size, in the middle of it. */
  fit(width, height, { most = 2, margin = 12 } = {}) {
    const { window } = this.frames;
    const zoom = Math.max(0.1, Math.min(most, (width - 2 * margin) / window.width, (height - 2 * margin) / window.height));
    this.bounds = { width, height };
    this.place((width - window.width * zoom) / 2, Math.max(margin, (height - window.height * zoom) / 2), zoom);
  }

  _snapped(number) {
    const ratio = globalThis.devicePixelRatio || 1;
    return Math.round(number * ratio) / ratio;
  }

  /** The rectangle of the element in which a rectangle of the window is. */
  rect({ left, top, width, height }) {
    const x = this._snapped(this.x + left * this.zoom);
    const y = this._snapped(this.y + top * this.zoom);
    return {
      x, y,
      width: this._snapped(this.x + (left + width) * this.zoom) - x,
      height: this._snapped(this.y + (top + height) * this.zoom) - y,
    };
  }

  /** The point of the window at a point of the element. */
  point(x, y) {
    return { x: (x - this.x) / this.zoom, y: (y - this.y) / this.zoom };
  }

  /** Draws what changed. */
  update() {
    if (this.isScreen) writeRect(this._screen, this.rect(this.frames.window), 0);
    // The picture has a border.
    const [x, y] = [this.x - BORDER * this.zoom, this.y - BORDER * this.zoom];
    if (this._picture) set(this._picture, { transform: `translate(${x} ${y}) scale(${this.zoom})` });
    for (const part of this._parts.values()) this._write(part);
  }

  _write(part) {
    const { node } = part;
    const box = this.rect(node);
    const isOut = node.isGone || this._isOutside(box);
    const written = isOut ? "out" : `${box.x} ${box.y} ${box.width} ${box.height}`;
    if (written === part.written) return;
    if (isOut || part.written === "out" || part.written === "") part.group.style.display = isOut ? "none" : "";
    part.written = written;
    if (part.clip) writeRect(part.clip, box, 0);
    if (isOut) return;
    writeRect(part.shape, box, 0.5);
    if (part.fill) part.fill(part, box, this.zoom);
    if (part.label) this._label(part, box);
  }

  _isOutside({ x, y, width, height }) {
    const { bounds } = this;
    return bounds && (x > bounds.width || y > bounds.height || x + width < 0 || y + height < 0);
  }

  /** The name of a view: in the middle of a leaf, in the corner of what has children. */
  _label(part, { x, y, width, height }) {
    const { node, label } = part;
    const text = this.contents.get(node.id);
    if (text !== undefined) this._text(part, text);
    const isLeaf = text === undefined && node.kind === "plain" && !node.item.children.length;
    const name = this.names.get(node.name)?.text ?? node.name;
    const letter = (width - 4) / name.length;
    const fits = text === undefined && letter >= SMALL && height >= 11 && (isLeaf || !this.isScreen);
    const isSmall = letter < LETTER;
    const shown = fits ? `${name} ${isLeaf} ${isSmall}` : "";
    if (part.labelled !== shown) {
      part.labelled = shown;
      label.textContent = fits ? name : "";
      set(label, { class: `name${isLeaf ? "" : " corner"}${isSmall ? " small" : ""}` });
    }
    if (!fits) return;
    label.setAttribute("x", isLeaf ? x + width / 2 : x + 6);
    label.setAttribute("y", isLeaf ? y + height / 2 + 3.5 : y + 14);
  }

  /** The text of a view, in the lines that were measured. */
  _text(part, text) {
    const { node } = part;
    // A screen shows small texts, with a padding.
    const padding = this.isScreen ? PADDING : 0;
    const textSize = this.frames.scene.textSize * (this.isScreen ? SCREEN_TEXT : 1);
    const found = lines(text, textSize, node.width - 2 * padding);
    const key = `${found.lines.join("\n")} ${textSize} ${this.zoom}`;
    if (part.textKey !== key) {
      part.textKey = key;
      part.content?.remove();
      part.content = part.group.appendChild(svg("text", { class: "content", "font-size": found.size * this.zoom },
        ...found.lines.map((line, index) => svg("tspan", { x: 0, y: (index * 1.25 + 1) * found.size * this.zoom }, line))));
    }
    const { x, y, width, height } = this.rect(node);
    // A view that is higher than its text shows it in the middle.
    const above = Math.max(0, (height - found.lines.length * 1.25 * found.size * this.zoom) / 2);
    const isRight = node.item.rightToLeft;
    set(part.content, { transform: `translate(${isRight ? x + width - padding * this.zoom : x + padding * this.zoom} ${y + above})`, "text-anchor": isRight ? "end" : null });
  }

  /** Gives bars their looks: they are drawn by name. */
  _drawBars() {
    const { scene } = this.frames;
    if (scene.profile === "none") return;
    const fills = { status_bar: fillStatusBar, keyboard: fillKeyboard, navigation_bar: fillNavigationBar, toolbar: fillToolbar };
    for (const part of this._parts.values()) {
      const fill = part.node.kind === "bar" ? fills[part.node.name] : undefined;
      if (!fill) continue;
      part.fill = fill;
      part.title = this.title || part.node.parent?.item.children.at(-1)?.name || "";
      part.group.classList.add(part.node.name.replace("_", "-"));
      // Bars lie over all views; the status bar over the bars of controllers, the keyboard over all.
      if (!part.node.parent.parent) this._views.append(part.group);
    }
    const keyboard = this._views.querySelector(".keyboard");
    if (keyboard) this._views.append(keyboard);
  }

  /** Draws marks over the scene: see marks.js. */
  mark(marks) {
    drawMarks(this, this._marks, marks);
  }

  /** Sets which views have a class, by id. */
  classify(name, ids) {
    for (const { node, group } of this._parts.values()) group.classList.toggle(name, ids.has(node.id));
  }

  /** The element of an item. */
  group(id) {
    return this._parts.get(id)?.group ?? null;
  }
}

function classOf({ kind, parent, depth, name, item, isPage }) {
  if (!parent) return "item window";
  if (kind === "plain" || kind === "scroll") {
    const isContent = kind === "plain" && item.intrinsic.some((length) => length !== null);
    return `item view depth${Math.min(depth, 5)} ${kind} ${isContent || item.measure ? "filled" : ""} ${name ? "named" : ""} ${isPage ? "page" : ""}`;
  }
  return kind === "bar" ? "item bar" : "item guide";
}

/** Writes a rectangle, inset by half of its line. */
function writeRect(element, { x, y, width, height }, inset) {
  element.setAttribute("x", x + inset);
  element.setAttribute("y", y + inset);
  element.setAttribute("width", Math.max(0, width - 2 * inset));
  element.setAttribute("height", Math.max(0, height - 2 * inset));
}
