// The page on which rules are typed: the text, the picture, and what is to be said about both.
import { languages, program } from "./code.js";
import { called } from "./content.js";
import { Drawing } from "./drawing.js";
import { byId, copied, eachFrame, figure, html, say, set, settled } from "./dom.js";
import { Editor } from "./editor.js";
import { examples } from "./examples.js";
import { Inspector } from "./inspector.js";
import { Issues } from "./issues.js";
import { Gestures } from "./gestures.js";
import { Options, isProfile } from "./options.js";
import { RulesScene } from "./rules-scene.js";

const LEAST = 40;
const MOST = 4000;
const clamp = (number) => Math.round(Math.min(MOST, Math.max(LEAST, number)));
const HINT = "Click a view, or focus the picture and press an arrow key: you see the rules that determine the view, and what " +
  "moves if you change one of them.";

export class RulesPage {
  /** `store` has the state and change(), which writes it into the address. */
  constructor(store) {
    this.store = store;
    this.drawing = new Drawing(byId("drawing"));
    this.editor = new Editor(byId("editor"), {
      changed: (text) => {
        store.change({ rules: text });
        this._showExample();
        this._soon();
      },
      moved: () => {},
    });
    this.inspector = new Inspector(byId("inspector"), {
      lit: (lines) => (this.editor.lit = lines ?? this._lines ?? []),
      go: (line) => this.editor.goTo(line),
    });
    this.issues = new Issues(byId("problems"), byId("issues"), {
      go: (line, column) => this.editor.goTo(line, column),
      another: (item) => this._another(item),
    });
    this.options = new Options(this);
    this.gestures = new Gestures(this);
    this._soon = eachFrame(() => this.rebuild());
    this._explainSoon = settled(120, () => this._explain());
    this.fitSoon = eachFrame(() => this.fit());
    this._addExamples();
    this._addCode();
    new ResizeObserver(this.fitSoon).observe(byId("stage"));
  }

  get state() {
    return this.store.state;
  }

  _addExamples() {
    const choice = byId("example");
    choice.append(html("option", { value: "" }, "Examples"),
      ...examples.map(({ name }, index) => html("option", { value: index }, name)));
    choice.addEventListener("change", () => {
      const example = examples[choice.value];
      if (example) this.open(example);
    });
  }

  /** Shows which example the rules are, or that they are none. */
  _showExample() {
    const place = examples.findIndex(({ rules }) => rules === this.state.rules);
    byId("example").value = place < 0 ? "" : String(place);
  }

  _addCode() {
    const choice = byId("language");
    for (const [value, text] of languages) {
      choice.append(html("label", {}, html("input", { type: "radio", name: "language", value }), html("span", {}, text)));
    }
    choice.addEventListener("change", (event) => {
      this.store.change({ code: event.target.value });
      this._writeCode();
    });
    byId("code").addEventListener("toggle", () => {
      const isOpen = byId("code").open;
      if (isOpen === (this.state.code !== "")) return;
      this.store.change({ code: isOpen ? "python" : "" });
      this._writeCode();
    });
    byId("copy-code").addEventListener("click", () => copied(byId("copy-code"), byId("program").textContent));
  }

  /** Writes the rules as a program, if it is shown. */
  _writeCode() {
    const { code } = this.state;
    byId("code").open = code !== "";
    if (!code) return;
    for (const each of document.querySelectorAll("#language input")) each.checked = each.value === code;
    say(byId("program"), program(this, code));
  }

  /** Shows an example. */
  open({ rules, settings }) {
    this.store.step({ ...settings, rules, view: "" });
    this.show();
  }

  /** Shows the state, after it was replaced. */
  show() {
    if (this.state.rules === null) this.store.change({ rules: examples[0].rules });
    this._check();
    this.good = null;
    this.editor.text = this.state.rules;
    this._showExample();
    this.options.show();
    this.rebuild();
    this.fit();
  }

  /** Replaces what an address says wrongly. */
  _check() {
    const { state } = this;
    if (!isProfile(state.profile)) state.profile = "";
    if (!languages.some(([value]) => value === state.code)) state.code = "";
    if (!Object.hasOwn(this.store.devices, state.device)) state.device = "";
    if (!state.profile) Object.assign(state, { device: "", bar: false, typing: false });
    Object.assign(state, { width: clamp(state.width), height: clamp(state.height), text: Math.min(3, Math.max(0.8, state.text)) });
  }

  /** Makes the scene anew: after the text or a setting changed. */
  rebuild() {
    const began = performance.now();
    const made = new RulesScene(this.state.rules, this.state);
    this.editor.faults = made.faults;
    this.issues.faults(made.faults, this.state.rules);
    // While a rule is being typed, the picture stays as it was.
    const isOld = made.faults.length > 0 && this.good !== null && this.good.settings === this._settings();
    byId("stage").classList.toggle("old", isOld);
    if (isOld) {
      made.close();
      return;
    }
    this.rules?.close();
    this.rules = made;
    this.good = { settings: this._settings() };
    this.drawing.title = "Page";
    this.drawing.show(made.scene, made.contents);
    this.frames = this.drawing.frames;
    this.built = performance.now() - began;
    this._label();
    this.drawing.update();
    this.drawn();
    this._settle();
  }

  _settings() {
    const { rules, view, page, width, height, ...settings } = this.state;
    return JSON.stringify(settings);
  }

  /** Names the elements of views, for screen readers. */
  _label() {
    for (const { id, name } of this.frames.views) {
      set(this.drawing.group(id), { role: "option", id: `view-${id}`, "aria-label": called(name, this.rules.contents.get(id)), "aria-selected": "false" });
    }
  }

  /** Gives the window another size, while the user drags its corner: one layout and one drawing. */
  resize(width, height) {
    const began = performance.now();
    const { scene } = this.rules;
    scene.resize(clamp(width), clamp(height));
    const changes = scene.layoutView();
    const count = changes.length;
    this.frames.apply(changes);
    const laidOut = performance.now();
    Object.assign(this.state, { width: clamp(width), height: clamp(height) });
    this.drawing.update();
    this.drawn();
    say(byId("status"), `${this._size()} \u00b7 ${count} frames changed, laid out in ${(laidOut - began).toFixed(2)} ms`);
    performance.measure("casement frame", { start: began, end: performance.now() });
  }

  /** The end of a drag of the corner. */
  resized() {
    this.store.change({ device: "", width: this.state.width, height: this.state.height });
    this.options.show();
    this.fit();
    this._settle();
  }

  _size() {
    const { width, height } = this.frames.window;
    return `${figure(width)} \u00d7 ${figure(height)}`;
  }

  /** What belongs to every new picture: the corner, and marks. */
  drawn() {
    this.gestures.place();
    this._mark();
  }

  /** What is said when nothing moves any more. */
  _settle() {
    const { scene } = this.rules;
    this.issues.show(this.rules, this.frames);
    this._selected = this.frames.views.find(({ name }) => name === this.state.view) ?? null;
    this._mark();
    const count = scene.constraints.length;
    const views = this.frames.views.length;
    const parts = [this._size(), `${views} ${views === 1 ? "view" : "views"}`, `${count} ${count === 1 ? "constraint" : "constraints"}`];
    say(byId("status"), [...parts, `built in ${this.built.toFixed(1)} ms`].join(" \u00b7 "));
    this._writeCode();
    this._explainSoon();
  }

  fit() {
    if (!this.rules || !byId("stage").clientWidth) return;
    const { clientWidth, clientHeight } = byId("stage");
    this.drawing.fit(clientWidth, clientHeight, { most: 1.5, margin: clientWidth < 500 ? 14 : 28 });
    this.drawn();
  }

  _mark() {
    const node = this._selected;
    const marks = this.issues.marks(this.frames);
    if (node && !node.isGone) {
      for (const moved of this._moved ?? []) {
        if (moved !== node.id) marks.push({ kind: "frame", rect: this.frames.node(moved), tone: "moved" });
      }
      marks.push({ kind: "frame", rect: node, tone: "selected" });
    }
    this.drawing.mark(marks);
  }

  /** Selects a view; null selects none. */
  select(node) {
    const group = this._selected && this.drawing.group(this._selected.id);
    if (group) set(group, { "aria-selected": "false" });
    this._selected = node;
    this.store.change({ view: node?.name ?? "" });
    this._explain();
  }

  get selected() {
    return this._selected;
  }

  _explain() {
    const node = this._selected;
    const element = byId("drawing");
    this.editor.name = node?.name ?? "";
    set(element, { "aria-activedescendant": node ? `view-${node.id}` : null });
    this._moved = null;
    this._lines = null;
    if (!node) {
      this.inspector.clear(HINT);
    } else {
      set(this.drawing.group(node.id), { "aria-selected": "true" });
      const { lines, moved } = this.inspector.show(this.rules, this.frames, node);
      this._lines = lines;
      this._moved = moved;
      this.drawing.update();
    }
    this.editor.lit = this._lines ?? [];
    this._mark();
  }

  /** Moves an ambiguous view to another place that satisfies the rules as well. */
  _another(item) {
    item.exercise();
    this.rules.scene.layoutView();
    this.frames.refresh();
    this.drawing.update();
    this.drawn();
    this._settle();
  }
}
