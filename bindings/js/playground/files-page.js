// The page for files: all scenes of a storyboard, each on two devices or generations side by side.
import { choices } from "../src/choices.js";
import { Drawing } from "./drawing.js";
import { byId, eachFrame, figure, html, say, set, svg } from "./dom.js";
import { namesIn } from "./names.js";
import { isStoryboard, openScene, pictureOf, readsFiles, scenesOf } from "./files.js";
import { fill, isProfile, profileName, profiles } from "./options.js";

const SIDES = ["left", "right"];
const MOST_ZOOM = 0.9;
const SHOWN = 6;
const DEVICES = [
  ["", "As drawn"], ["iphone-3.5", "iPhone 3.5\u2033"], ["iphone-4", "iPhone 4\u2033"], ["iphone-4.7", "iPhone 4.7\u2033"],
    ["iphone-5.5", "iPhone 5.5\u2033"],
  ["iphone-5.8", "iPhone 5.8\u2033"], ["iphone-6.1", "iPhone 6.1\u2033"], ["iphone-6.7", "iPhone 6.7\u2033"],
    ["ipad-9.7", "iPad 9.7\u2033"], ["ipad-11", "iPad 11\u2033"],
];

export class FilesPage {
  constructor(store, library) {
    this.store = store;
    this.library = library;
    this.cards = [];
    this.file = null;
    const names = Object.keys(globalThis.casementSamples);
    fill(byId("sample"), [["", "Samples"], ...names.map((name) => [name, name])]);
    byId("sample").addEventListener("change", () => this._chooseSample(byId("sample").value));
    byId("file-open").addEventListener("change", (event) => this._read(event.target.files[0]));
    for (const side of SIDES) this._addSide(side);
    byId("file-keyboard").addEventListener("click", () => this._set({ fileKeyboard: !this.state.fileKeyboard }));
    this._addDrop();
    this._fitSoon = eachFrame(() => this._fit());
    new ResizeObserver(this._fitSoon).observe(byId("scenes"));
  }

  get state() {
    return this.store.state;
  }

  _addSide(side) {
    fill(byId(`file-${side}-device`), DEVICES);
    fill(byId(`file-${side}-profile`), [["", "As in the file"], ...profiles]);
    byId(`file-${side}-device`).addEventListener("change", (event) => this._set({ [`${side}Device`]: event.target.value }));
    byId(`file-${side}-profile`).addEventListener("change", (event) => this._set({ [`${side}Profile`]: event.target.value }));
    byId(`file-${side}-turned`).addEventListener("click", () => this._set({ [`${side}Turned`]: !this.state[`${side}Turned`] }));
  }

  _addDrop() {
    const page = byId("files");
    page.addEventListener("dragover", (event) => {
      event.preventDefault();
      page.classList.add("over");
    });
    page.addEventListener("dragleave", () => page.classList.remove("over"));
    page.addEventListener("drop", (event) => {
      event.preventDefault();
      page.classList.remove("over");
      if (event.dataTransfer.files.length) this._read(event.dataTransfer.files[0]);
    });
  }

  async _read(file) {
    if (!file) return;
    this.store.change({ sample: "" });
    byId("sample").value = "";
    this.open({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }

  _chooseSample(sample) {
    if (!sample) return;
    this.store.step({ sample });
    this.openSample(sample);
  }

  openSample(name) {
    if (!Object.hasOwn(globalThis.casementSamples, name)) return;
    this.store.change({ sample: name });
    this._controls();
    this.open({ name, bytes: new TextEncoder().encode(globalThis.casementSamples[name]) });
  }

  _set(values) {
    this.store.change(values);
    this._controls();
    this.layOut();
  }

  show() {
    const { state } = this;
    for (const side of SIDES) {
      if (!isProfile(state[`${side}Profile`])) state[`${side}Profile`] = "";
      if (!DEVICES.some(([name]) => name === state[`${side}Device`])) state[`${side}Device`] = "";
    }
    this._controls();
    const isReading = readsFiles(this.library);
    byId("file-controls").hidden = !isReading;
    byId("file-none").hidden = isReading;
    if (!isReading) return;
    if (state.sample || !this.file) this.openSample(Object.hasOwn(globalThis.casementSamples, state.sample) ? state.sample
      : Object.keys(globalThis.casementSamples)[0]);
    else this.layOut();
  }

  _controls() {
    const { state } = this;
    byId("sample").value = state.sample;
    for (const side of SIDES) {
      byId(`file-${side}-device`).value = state[`${side}Device`];
      byId(`file-${side}-profile`).value = state[`${side}Profile`];
      set(byId(`file-${side}-turned`), { "aria-pressed": String(state[`${side}Turned`]) });
    }
    set(byId("file-keyboard"), { "aria-pressed": String(state.fileKeyboard) });
  }

  /** Reads a file, and lays out all its scenes. */
  open(file) {
    this.file = file;
    this.names = namesIn(file);
    try {
      this.scenes = scenesOf(this.library, file);
      say(byId("file-error"), "");
    } catch (error) {
      this.scenes = [];
      say(byId("file-error"), error.message);
    }
    this.layOut();
  }

  _settings(side) {
    const { state } = this;
    const profile = state[`${side}Profile`];
    return { device: state[`${side}Device`], profile: profile ? choices.profile.number(profile) : 0, isLandscape: state[`${side}Turned`] };
  }

  layOut() {
    if (!this.file) return;
    const began = performance.now();
    for (const { sides } of this.cards) for (const side of sides) side.scene?.close();
    this.cards = this.scenes.map((scene) => this._card(scene));
    byId("scenes").replaceChildren(...this.cards.map(({ element }) => element));
    const drawn = isStoryboard(this.file.name);
    for (const side of SIDES) for (const part of ["device", "turned"]) byId(`file-${side}-${part}`).disabled = !drawn;
    const count = this.scenes.length;
    const time = Math.round(performance.now() - began);
    say(byId("file-status"), `${this.file.name}: ${count} ${count === 1 ? "scene" : "scenes"}, read and laid out twice in ${time} ms`);
    this._fit();
  }

  _card(scene) {
    const sides = SIDES.map((side) => this._side(scene, side));
    const about = html("p", { class: "about quiet" });
    const element = html("article", {}, html("h3", {}, scene.title),
      html("div", { class: "sides" }, ...sides.map(({ figure: each }) => each)), about);
    const card = { element, sides, about };
    for (const side of sides) side.picture.addEventListener("click", (event) => this._select(card, side, event));
    return card;
  }

  /** A scene with the settings of a side: its picture, and what is wrong in it. */
  _side(scene, side) {
    const picture = svg("svg", { role: "img" });
    const list = html("ul", { class: "found" });
    const made = { picture, list, figure: html("figure", {}, picture, list), side };
    try {
      Object.assign(made, openScene(this.library, this.file, { id: scene.id, ...this._settings(side) }));
    } catch (error) {
      list.append(html("li", { class: "bad" }, error.message));
      return made;
    }
    if (this.state.fileKeyboard && made.scene.profile !== "none") made.scene.keyboard.show({ duration: 0 });
    made.drawing = new Drawing(picture, { isScreen: true });
    made.drawing.title = scene.title;
    made.drawing.names = this.names;
    made.drawing.show(made.scene);
    made.drawing.showPicture(pictureOf(this.library, made.scene, made.looks));
    const found = findings(made.scene, made.drawing.frames, (name) => this.called(name));
    made.marks = found.flatMap(({ mark: each }) => each ?? []);
    list.append(...found.slice(0, SHOWN).map(({ text, kind }) => html("li", { class: kind }, text)));
    if (found.length > SHOWN) list.append(html("li", { class: "quiet" }, `and ${found.length - SHOWN} more`));
    if (!found.length) list.append(html("li", { class: "fine" }, "nothing found"));
    const said = found.map(({ text }) => text).join("; ") || "nothing found";
    set(picture, { "aria-label": `${scene.title}, ${profileName(made.scene.profile)}: ${said}` });
    return made;
  }

  /** What people call a view: by its text, or else by its name in the file. */
  called(name) {
    return this.names.get(name)?.name ?? name;
  }

  /** A constraint in which views are called so. */
  _rule(text) {
    return text.replace(" @1000", "").replaceAll(/"([^"]+)"(?=\.)|\b([\w]+)(?=\.)/g, (all, long, short) => this.names.get(long ?? short)?.name ?? all);
  }

  _fit() {
    for (const { sides } of this.cards) {
      for (const { drawing, picture, figure: element } of sides) {
        if (!drawing) continue;
        const { window } = drawing.frames;
        const zoom = Math.min(MOST_ZOOM, (element.clientWidth - 2) / window.width);
        if (zoom <= 0) continue;
        set(picture, { width: Math.ceil(window.width * zoom) + 2, height: Math.ceil(window.height * zoom) + 2 });
        drawing.place(1, 1, zoom);
      }
      sides.forEach(mark);
    }
  }

  /** Shows where a view is on both sides, and the constraints that determine it. */
  _select(card, side, event) {
    if (!side.drawing) return;
    const box = side.picture.getBoundingClientRect();
    const { x, y } = side.drawing.point(event.clientX - box.left, event.clientY - box.top);
    const item = side.scene.itemAt(x, y);
    const node = item && side.drawing.frames.node(item);
    if (!node?.name) return;
    const parts = [];
    for (const other of card.sides) {
      other.selected = other.drawing?.frames.nodes.find(({ name }) => name === node.name) ?? null;
      if (!other.selected) continue;
      const { left, top, width, height } = other.selected;
      parts.push([left, top, width, height].map(figure).join(", "));
      mark(other);
    }
    const rules = ["horizontal", "vertical"].flatMap((axis) => item.constraintsAffecting(axis).map(String))
      .map((text) => this._rule(text));
    card.about.replaceChildren(html("b", {}, this.called(node.name)), `: ${parts.join(" and ")}. `, ...[...new Set(rules)].slice(0, 12)
      .flatMap((text) => [html("code", {}, text), " "]));
  }
}

/** Marks what was found, and the selected view. */
function mark({ drawing, marks, selected }) {
  drawing?.mark(selected ? [...marks, { kind: "frame", rect: selected, tone: "selected" }] : marks);
}

/** Conflicts, ambiguous views, and views under bars or the keyboard. */
function findings(scene, frames, called) {
  const found = scene.conflicts.map((conflict) => ({
    kind: "bad", text: `conflict: ${String(conflict.dropped).replace(" @1000", "")}`,
    mark: [conflict.dropped.first, conflict.dropped.second].filter(Boolean).map(({ item }) => frames.node(item))
      .filter((node) => node?.parent).map((rect) => ({ kind: "frame", rect, tone: "conflict" })),
  }));
  for (const { item, axis } of scene.ambiguities) {
    const rect = frames.node(item);
    if (rect?.name && !rect.isGone) found.push({ kind: "open",
      text: `${called(item.name)} is ambiguous ${axis === "horizontal" ? "across" : "down"}`, mark: [{ kind: "open", rect, axis }] });
  }
  for (const { item, insets } of scene.profile === "none" ? [] : scene.obscured) {
    const rect = frames.node(item);
    if (!rect?.name || rect.isPage || rect.kind === "scroll" || rect.isGone) continue;
    // A view as large as the window lies under bars on purpose.
    if (rect.width >= frames.window.width && rect.height >= frames.window.height) continue;
    const edges = Object.entries(insets).filter(([, depth]) => depth > 0).map(([edge, depth]) => `${figure(depth)} at the ${edge}`);
    if (edges.length) found.push({ kind: "under", text: `${called(item.name)} is covered, ${edges.join(", ")}`,
      mark: [{ kind: "frame", rect, tone: "moved" }] });
  }
  return found;
}
