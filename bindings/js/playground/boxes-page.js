// The page on which a flow or a grid is edited: its settings, its children and theirs, the picture, and the program.
import { Scene } from "casement";
import { boxProgram } from "./boxes-code.js";
import { boxExamples } from "./boxes-examples.js";
import { given, ofBox, ofChild, readable, valueOf } from "./boxes-settings.js";
import { languages } from "./code.js";
import { Corner } from "./corner.js";
import { Drawing } from "./drawing.js";
import { byId, copied, eachFrame, figure, html, say, set } from "./dom.js";

const MOST_CHILDREN = 24;
const clamp = (number) => Math.round(Math.min(2000, Math.max(40, number)));

export class BoxesPage {
  constructor(store) {
    this.store = store;
    this.drawing = new Drawing(byId("box-drawing"));
    this.corner = new Corner(byId("box-corner"), this);
    this._fitSoon = eachFrame(() => this._fit());
    this._addControls();
    new ResizeObserver(this._fitSoon).observe(byId("box-stage"));
  }

  get state() {
    return this.store.state;
  }

  get frames() {
    return this.drawing.frames;
  }

  get _child() {
    return this.box.children[this.state.child];
  }

  _addControls() {
    const examples = byId("box-example");
    examples.append(html("option", { value: "" }, "Examples"), ...boxExamples.map(({ name }, index) => html("option", { value: index }, name)));
    examples.addEventListener("change", () => {
      if (examples.value !== "") this._open(boxExamples[examples.value]);
    });
    this._addChoice(byId("box-kind"), "box-kind", [["flow", "Flow"], ["grid", "Grid"]], (kind) => this._become(kind));
    this._addChoice(byId("box-language"), "box-language", languages, (boxCode) => this._change({ boxCode }));
    byId("box-children").addEventListener("change", (event) => this._select(Number(event.target.value)));
    byId("box-add").addEventListener("click", () => this._add());
    byId("box-remove").addEventListener("click", () => this._remove());
    byId("box-copy").addEventListener("click", () => copied(byId("box-copy"), byId("box-program").textContent));
    byId("box-drawing").addEventListener("click", (event) => {
      const name = event.target.closest("[data-name]")?.dataset.name;
      this._select(this.box.children.findIndex((child) => child.name === name));
    });
  }

  _addChoice(element, name, choices, chosen) {
    element.append(...choices.map(([value, text]) => html("label", {}, html("input", { type: "radio", name, value }), html("span", {}, text))));
    element.addEventListener("change", (event) => chosen(event.target.value));
  }

  _open({ box, width, height }) {
    this.store.step({ box: JSON.stringify(box), boxWidth: width, boxHeight: height, child: -1 });
    this.show();
  }

  /** Shows the state, after it was replaced. */
  show() {
    this.box = read(this.state.box);
    if (!languages.some(([value]) => value === this.state.boxCode)) this.state.boxCode = "python";
    Object.assign(this.state, { boxWidth: clamp(this.state.boxWidth), boxHeight: clamp(this.state.boxHeight) });
    if (!this._child) this.state.child = -1;
    this._fields();
    this._rebuild();
  }

  _change(values) {
    this.store.change(values);
    this._rebuild();
  }

  /** Takes over an edit of the box. */
  _edited() {
    this._change({ box: JSON.stringify(this.box) });
  }

  _become(kind) {
    this.box = { ...this.box, kind, settings: kind === "grid" ? { columns: "repeat(3, 1fr)", columnGap: 8, rowGap: 8, padding: 12 } : { gap: 8, padding: 12 },
      children: this.box.children.map(({ name, contentWidth, contentHeight }) => JSON.parse(JSON.stringify({ name, contentWidth, contentHeight }))) };
    this._edited();
    this._fields();
  }

  _add() {
    const names = new Set(this.box.children.map(({ name }) => name));
    let number = this.box.children.length + 1;
    while (names.has(`view${number}`)) number += 1;
    this.box.children.push({ name: `view${number}` });
    this.state.child = this.box.children.length - 1;
    this._edited();
    this._fields();
  }

  _remove() {
    this.box.children.splice(this.state.child < 0 ? this.box.children.length - 1 : this.state.child, 1);
    this.state.child = Math.min(this.state.child, this.box.children.length - 1);
    this._edited();
    this._fields();
  }

  _select(index) {
    this.store.change({ child: index });
    this._fields();
    this._mark();
  }

  /** Writes the controls: those of the box, the list of children, and those of the selected one. */
  _fields() {
    const { kind, settings, children } = this.box;
    for (const each of document.querySelectorAll("#box-kind input")) each.checked = each.value === kind;
    byId("box-settings").replaceChildren(...ofBox[kind].map((each) => this._field("box", settings, each)));
    byId("box-children").replaceChildren(html("legend", {}, "Children"), ...children.map(({ name }, index) =>
      html("label", {}, html("input", { type: "radio", name: "box-child", value: index, checked: index === this.state.child }), html("span", {}, name))));
    byId("box-add").disabled = children.length >= MOST_CHILDREN;
    byId("box-remove").disabled = children.length === 0;
    const child = this._child;
    say(byId("box-child-title"), child ? `Settings of ${child.name}` : "Select a child to see its settings");
    byId("box-child").replaceChildren(...(child ? ofChild[kind].map((each) => this._field("child", child, each)) : []));
  }

  _field(prefix, settings, [name, text, kind]) {
    const id = `${prefix}-${name}`;
    const take = (value) => {
      if (value === undefined) delete settings[name];
      else settings[name] = value;
      this._edited();
    };
    if (kind === "flag") {
      const input = html("input", { type: "checkbox", id, checked: settings[name] === true });
      input.addEventListener("change", () => take(input.checked || undefined));
      return html("label", { class: "flag" }, input, html("span", {}, text));
    }
    const value = settings[name] ?? "";
    const input = Array.isArray(kind)
      ? html("select", { id }, ...kind.map((word) => html("option", { value: word, selected: word === value }, readable(word))))
      : html("input", { type: "text", id, value, spellcheck: "false", autocomplete: "off", placeholder: PLACEHOLDERS[name] ?? null, "data-kind": kind });
    input.addEventListener(Array.isArray(kind) ? "change" : "input", () => take(valueOf(kind, input.value)));
    return html("label", { class: kind === "text" && prefix === "box" ? "wide" : null }, html("span", {}, text), input);
  }

  /** Makes the scene anew. If a setting is refused, the page says so and the picture stays as it was. */
  _rebuild() {
    const scene = new Scene({ size: [this.state.boxWidth, this.state.boxHeight] });
    try {
      fill(scene, this.box);
    } catch (error) {
      scene.close();
      say(byId("box-error"), error.message);
      byId("box-stage").classList.add("old");
      return;
    }
    say(byId("box-error"), "");
    byId("box-stage").classList.remove("old");
    this.scene?.close();
    this.scene = scene;
    this.drawing.show(scene);
    this._fit();
    this._write();
  }

  /** Gives the window another size, while its corner is dragged. */
  resize(width, height) {
    Object.assign(this.state, { boxWidth: clamp(width), boxHeight: clamp(height) });
    this.scene.resize(this.state.boxWidth, this.state.boxHeight);
    const began = performance.now();
    this.frames.apply(this.scene.layoutView());
    this._time = performance.now() - began;
    this.drawing.update();
    this._drawn();
  }

  resized() {
    this.store.change({});
    this._fit();
    this._write();
  }

  _fit() {
    const { clientWidth, clientHeight } = byId("box-stage");
    if (!this.scene || !clientWidth) return;
    this.drawing.fit(clientWidth, clientHeight, { most: 1.5, margin: clientWidth < 500 ? 14 : 28 });
    this._drawn();
  }

  _drawn() {
    this.corner.place();
    this._mark();
    const { width, height } = this.frames.window;
    const time = this._time === undefined ? "" : ` \u00b7 laid out in ${this._time.toFixed(2)} ms`;
    say(byId("box-status"), `${figure(width)} \u00d7 ${figure(height)}${time}`);
  }

  _mark() {
    const node = this.frames.views.find(({ name }) => this._child && name === this._child.name);
    this.drawing.mark(node ? [{ kind: "frame", rect: node, tone: "selected" }] : []);
  }

  _write() {
    const { boxCode, boxWidth, boxHeight } = this.state;
    byId("box-example").value = String(boxExamples.findIndex(({ box }) => JSON.stringify(box) === JSON.stringify(this.box))).replace("-1", "");
    for (const each of document.querySelectorAll("#box-language input")) each.checked = each.value === boxCode;
    say(byId("box-program"), boxProgram({ box: this.box, width: boxWidth, height: boxHeight }, boxCode));
    set(byId("box-drawing"), { "aria-label": `A ${this.box.kind} with ${this.box.children.length} children: ${this.frames.views
      .filter(({ name }) => name !== "box").map(({ name, x, y, width, height }) => `${name} at ${[x, y].map(figure).join(", ")}, ${figure(width)} by ${figure(height)}`).join("; ")}` });
  }
}

const PLACEHOLDERS = { columns: "100 1fr", rows: "auto", areas: "head head / side main", grow: "0", shrink: "1", contentWidth: "60", contentHeight: "28",
  columnSpan: "1", rowSpan: "1", autoColumns: "auto", autoRows: "auto" };

/** Adds the box and its children to a scene, and lays it out. */
function fill(scene, { kind, settings, children }) {
  const box = kind === "flow" ? scene.addFlow("box", settings) : scene.addGrid("box", settings);
  for (const child of children) {
    try {
      box.add(child.name, given(child));
    } catch (error) {
      error.message = `${child.name}: ${error.message}`;
      throw error;
    }
  }
  scene.rules(["H:|[box]|", "V:|[box]|"]);
  scene.layout();
}

/** The box of an address; the first example if it is none. */
function read(text) {
  try {
    const { kind, settings, children } = JSON.parse(text);
    const box = { kind, settings: { ...settings }, children: children.slice(0, MOST_CHILDREN).map((child) => ({ ...child, name: String(child.name) })) };
    if (!Object.hasOwn(ofBox, kind)) throw new TypeError("neither a flow nor a grid");
    const scene = new Scene({ size: [320, 480] });
    try {
      fill(scene, box);
    } finally {
      scene.close();
    }
    return box;
  } catch {
    return JSON.parse(JSON.stringify(boxExamples[0].box));
  }
}
