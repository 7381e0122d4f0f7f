// A scene made of rules: each view that they name is made, as `casement solve --vfl` does it.
//
// A comment of the form // name: "a text" gives a view content that is measured, and
// // name: 60 x 20 an intrinsic size. For the library these are comments.
import { Scene } from "casement";
import { measuring } from "./content.js";

const CONTENT = /^\s*\/\/\s*([A-Za-z_]\w*)\s*:\s*(?:"(.*)"|(\d+(?:\.\d+)?)\s*[x\u00d7]\s*(\d+(?:\.\d+)?))\s*$/;
const MOST_VIEWS = 4000;

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
    const found = { ...this.aliases, window: this.scene.window };
    const contents = lines.map((line) => CONTENT.exec(line));
    const declared = new Map(contents.filter(Boolean).map(([, name, ...content]) => [name, content]));
    lines.forEach((line, index) => {
      const names = this._try(index + 1, () => this.scene.ruleNames(line, { extended: true })) ?? [];
      for (const { name, kind } of names) {
        if (kind === "priority" || kind === "metric" || name in found || name === "superview") continue;
        if (Object.keys(found).length > MOST_VIEWS) return;
        found[name] = this._addView(name, declared.get(name));
      }
    });
    return found;
  }

  _addView(name, content) {
    const view = this._root.add(name);
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

