// A scene made of rules: each view that they name is made, as `casement solve --vfl` does it.
//
// A comment of the form // name: "a text" gives a view content that is measured, and
// // name: 60 x 20 an intrinsic size. For the library these are comments.
import { Scene } from "casement";
import { measuring } from "./content.js";

const CONTENT = /^\s*\/\/\s*([A-Za-z_]\w*)\s*:\s*(?:"(.*)"|(\d+(?:\.\d+)?)\s*[x\u00d7]\s*(\d+(?:\.\d+)?))\s*$/;
const BOX = /^\s*(?!H\s*:|V\s*:)(?:"(?:[^"\\]|\\.)*"|[\p{L}_][\p{L}\p{N}_]*)\s*:\s*(flow|grid)(?![\p{L}\p{N}_])/u;
const MOST_VIEWS = 4000;

/** Which names of lines about boxes are boxes, and which are children of one: the first name of a line, and the others. */
function boxesIn(lines, names) {
  const [kinds, parents] = [new Map(), new Map()];
  lines.forEach((line, index) => {
    const kind = BOX.exec(line)?.[1];
    const [box, ...children] = names[index];
    if (!kind || box === undefined) return;
    kinds.set(box, kind);
    for (const child of children) parents.set(child, box);
  });
  return { kinds, parents };
}

/** The sentence, the place and the length of the fault that the last call on a scene reported. */
function faultOf(scene, error, line) {
  const { library } = scene;
  library.exports.cas_scene_last_fault(scene._open(), library.out);
  const fault = library.readStruct("cas_fault", library.out);
  const bytes = new TextEncoder().encode(error.message);
  const sentence = fault.sentence_length
    ? new TextDecoder().decode(bytes.subarray(fault.sentence_start, fault.sentence_start + fault.sentence_length))
    : error.message;
  return { line, column: Math.max(1, fault.column), length: Math.max(1, fault.length), sentence };
}

function newScene({ width, height, profile, device, lying, rightToLeft }) {
  const scene = new Scene({
    size: [width, height], profile: profile || "none", scale: 2,
    orientation: profile && lying ? "landscapeRight" : "portrait",
    direction: rightToLeft ? "rightToLeft" : "leftToRight",
    idiom: device.startsWith("iPad") ? "pad" : "phone",
  });
  if (profile && device) scene.setDevice(device);
  return scene;
}

/** A scene for rules, with the faults in them. A line with a fault is left out. */
export class RulesScene {
  constructor(text, settings) {
    this.scene = newScene(settings);
    this.faults = [];
    this.contents = new Map(); // the texts of views, by id
    this.lineOf = new Map(); // the line of each constraint, by id
    this.aliases = {};
    this._root = this.scene.window;
    this._controller = null;
    if (settings.profile) this._addScreen(settings);
    this.aliases.safe_area = settings.profile ? this._root.safeArea : this._root;
    this.scene.textSize = settings.text;
    this._add(text.split("\n"));
    this.scene.layout();
    if (settings.profile && settings.typing) this.keyboard = this.scene.keyboard.show({ duration: 0 });
  }

  close() {
    this.scene.close();
  }

  /** The item in which the views are. */
  get root() {
    return this._root;
  }

  _addScreen({ bar }) {
    const { scene } = this;
    this.aliases.keyboard_guide = scene.keyboardGuide;
    if (!bar) return;
    this._controller = scene.navigation().push("page");
    this._root = this._controller.view;
    this.aliases.top_guide = this._controller.topGuide;
    this.aliases.bottom_guide = this._controller.bottomGuide;
  }

  _add(lines) {
    const views = this._addViews(lines);
    const options = { extended: true, views, root: this._root };
    lines.forEach((line, index) => {
      if (/^\s*(\/\/|$)/.test(line)) return;
      this._try(index + 1, () => {
        for (const { id } of this.scene.rules(line, options)) this.lineOf.set(id, index + 1);
      });
    });
    this.faults.sort((a, b) => a.line - b.line);
  }

  _try(line, body) {
    try {
      return body();
    } catch (error) {
      if (!("status" in error)) throw error;
      this._report(faultOf(this.scene, error, line));
      return null;
    }
  }

  _report(fault) {
    if (!this.faults.some(({ line }) => line === fault.line)) this.faults.push(fault);
  }

  /** Makes a view for each name in the rules, and returns all by name. */
  _addViews(lines) {
    const found = { __proto__: null, ...this.aliases, window: this.scene.window }; // a view may be called "constructor"
    const contents = lines.map((line) => CONTENT.exec(line));
    const declared = new Map(contents.filter(Boolean).map(([, name, ...content]) => [name, content]));
    const names = lines.map((line, index) => this._itemNames(line, index + 1));
    const boxes = boxesIn(lines, names);
    const add = (name) => {
      if (name in found || name === "superview" || Object.keys(found).length > MOST_VIEWS) return found[name];
      const outer = boxes.parents.get(name);
      // A box that is in itself is a child of the root.
      boxes.parents.delete(name);
      const parent = (outer && add(outer)) || this._root;
      found[name] ??= this._addView(parent, name, boxes.kinds.get(name), declared.get(name));
      return found[name];
    };
    names.flat().forEach(add);
    return found;
  }

  /** The names in a line that may be items. */
  _itemNames(line, number) {
    const names = this._try(number, () => this.scene.ruleNames(line, { extended: true })) ?? [];
    return names.filter(({ kind }) => kind !== "priority" && kind !== "metric").map(({ name }) => name);
  }

  _addView(parent, name, kind, content) {
    if (kind) return kind === "flow" ? parent.addFlow(name) : parent.addGrid(name);
    const view = parent.add(name);
    if (!content) return view;
    const [text, width, height] = content;
    if (text === undefined) {
      view.intrinsic = [Number(width), Number(height)];
    } else {
      view.measure = measuring(text);
      this.contents.set(view.id, text);
    }
    return view;
  }
}

