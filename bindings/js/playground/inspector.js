// The panel about the selected view: its frame, the rules behind it, and what moves with it.
import { View } from "casement";
import { called } from "./content.js";
import { figure, html } from "./dom.js";
import { dragged, reasons } from "./reasons.js";

const AXES = [["horizontal", "Across"], ["vertical", "Down"]];
const MOST = 40;

const signed = (number) => `${number > 0 ? "+" : ""}${figure(number)}`;

/** Whether the screen makes a constraint: that of the window, of a guide, of a controller. */
function isOfScreen({ first: { item } }) {
  return !(item instanceof View) || !item.parent || item.ownController !== null;
}

/** What one more point in a constant does to a view, in words. */
function effectText({ effect, constraint }, axis) {
  if (effect === null) return isOfScreen(constraint)
    ? (constraint.first.item.parent ? "set by the screen" : "size of the window") : "size of the content";
  const words = axis === "horizontal" ? ["x", "width"] : ["y", "height"];
  const parts = [effect.place, effect.size].map((number, index) => (number ? `${words[index]} ${signed(number)}` : ""))
    .filter(Boolean);
  return parts.length ? parts.join(", ") : "no effect now";
}

export class Inspector {
  /** `lit` is called with the lines of rules that the user points at, `go` with one that was chosen. */
  constructor(element, { lit, go }) {
    this._element = element;
    this._lit = lit;
    this._go = go;
  }

  clear(hint) {
    this._element.replaceChildren(html("p", { class: "quiet" }, hint));
  }

  /** Shows why a view is where it is, and returns the lines of the rules behind it. */
  show(rules, frames, node) {
    const { item } = node;
    this._called = ({ id, name }) => called(name, rules.contents.get(id));
    const base = frames.node(rules.root);
    const found = AXES.map(([axis, title]) => [axis, title, reasons(rules, frames, item, axis)]);
    const moved = AXES.map(([axis]) => dragged(rules, frames, item, axis));
    this._element.replaceChildren(
      html("h3", {}, ...(rules.contents.has(node.id) ? [this._called(node), " "] : []), html("span", { class: "code" }, node.name)),
      html("dl", { class: "frame" },
        ...[["x", node.left - base.left], ["y", node.top - base.top], ["width", node.width], ["height", node.height]]
        .map(([name, number]) => html("div", {}, html("dt", {}, name), html("dd", {}, figure(number))))),
      ...found.map(([axis, title, list]) => this._axis(axis, title, list)),
      this._drag(moved),
    );
    return { lines: new Set(found.flatMap(([, , list]) => list.map(({ line }) => line)).filter(Boolean)),
      moved: new Set(moved.flat().map(({ id }) => id)) };
  }

  _axis(axis, title, list) {
    const size = axis === "horizontal" ? "x and width" : "y and height";
    if (!list.length) return html("section", {}, html("h4", {}, title),
      html("p", { class: "quiet" }, `No rule determines ${size}.`));
    const ofScreen = list.filter(({ line, constraint }) => !line && isOfScreen(constraint));
    const own = list.filter((reason) => !ofScreen.includes(reason));
    const rows = own.slice(0, MOST).map((reason) => this._row(axis, reason));
    const more = own.length > MOST ? html("p", { class: "quiet" }, `and ${own.length - MOST} more`) : null;
    const others = ofScreen.length > 1
      ? html("details", {}, html("summary", {}, `${ofScreen.length} constraints of the screen`),
        html("ul", { class: "reasons" }, ...ofScreen.map((reason) => this._row(axis, reason))))
      : null;
    if (ofScreen.length === 1) rows.push(this._row(axis, ofScreen[0]));
    return html("section", {}, html("h4", {}, title), html("ul", { class: "reasons" }, ...rows), more, others);
  }

  _row(axis, reason) {
    const { line, text, numbers, effect } = reason;
    const inside = [
      html("code", {}, text),
      html("span", { class: "numbers" }, numbers),
      html("span", { class: "effect" }, html("span", { class: "quiet" }, effect === null ? "" : "+1 \u2192 "),
        effectText(reason, axis)),
    ];
    if (!line) return html("li", {}, html("div", { class: "reason" }, html("span", { class: "line" }, "\u2013"), ...inside));
    const button = html("button", { type: "button", class: "reason", "data-line": line },
      html("span", { class: "line" }, html("span", { class: "unseen" }, "line "), String(line)), ...inside);
    for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, () => this._lit([line]));
    for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, () => this._lit(null));
    button.addEventListener("click", () => this._go(line));
    return html("li", {}, button);
  }

  _drag([right, down]) {
    const view = ({ id, name, change }) =>
      `${this._called({ id, name })} ${Object.entries(change).map(([key, number]) => `${key} ${signed(number)}`).join(", ")}`;
    const part = (word, list) => {
      const views = list.slice(0, 6).map(view).join("; ") + (list.length > 6 ? `; and ${list.length - 6} more` : "");
      return html("li", {}, `${word}: `, list.length ? views : "nothing moves, the rules hold it");
    };
    return html("section", { class: "drag" }, html("h4", {}, "When dragged by a point"),
      html("ul", {}, part("to the right", right), part("down", down)));
  }
}
