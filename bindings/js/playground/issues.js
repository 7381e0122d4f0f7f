// What is wrong: faults in the text, conflicts, ambiguous views.
import { called } from "./content.js";
import { html } from "./dom.js";

const SHOWN = 5;

export class Issues {
  /** `go` shows a place in the text, `another` moves an ambiguous item. */
  constructor(problems, issues, { go, another }) {
    this._problems = problems;
    this._issues = issues;
    this._go = go;
    this._another = another;
    this._marks = [];
    this._key = "";
  }

  /** Shows the faults in the text, each with its line and a caret. */
  faults(faults, text) {
    const lines = text.split("\n");
    const key = JSON.stringify(faults.map((fault) => [fault, lines[fault.line - 1]]));
    if (key === this._key) return;
    this._key = key;
    const shown = faults.slice(0, SHOWN).map((fault) => this._fault(fault, lines[fault.line - 1] ?? ""));
    if (faults.length > SHOWN) shown.push(html("p", { class: "quiet" }, `and ${faults.length - SHOWN} more`));
    this._problems.replaceChildren(...shown);
  }

  _fault({ line, column, length, sentence }, text) {
    const letters = [...text];
    const from = Math.max(0, column - 28);
    const part = letters.slice(from, from + 56).join("");
    const caret = `${" ".repeat(column - 1 - from)}${"^".repeat(Math.min(length, 56))}`;
    const button = html("button", { type: "button", class: "fault" },
      html("strong", {}, `Line ${line}, column ${column}: `), sentence,
      html("pre", { "aria-hidden": "true" }, `${part}\n${caret}`));
    button.addEventListener("click", () => this._go(line, column));
    return button;
  }

  /** Shows conflicts and ambiguity. */
  show(rules, frames) {
    const { scene, lineOf } = rules;
    const conflicts = scene.conflicts;
    const ambiguities = scene.ambiguities.filter(({ item }) => frames.node(item)?.name);
    const dropped = new Set(conflicts.map((conflict) => conflict.dropped.id));
    this._marks = [
      ...conflicts.flatMap(({ constraints }) => itemsOf(constraints)).filter((id) => frames.node(id)?.parent)
        .map((id) => ({ id, kind: "conflict" })),
      ...ambiguities.map(({ item, axis }) => ({ id: item.id, kind: "open", axis })),
    ];
    const open = new Map();
    for (const { item, axis } of ambiguities) open.set(item, [...(open.get(item) ?? []), axis]);
    this._issues.replaceChildren(
      ...conflicts.slice(0, SHOWN).map((conflict) => this._conflict(conflict, dropped, lineOf)),
      ...[...open].slice(0, SHOWN).map(([item, axes]) => this._ambiguity(frames.node(item), axes, rules.contents.get(item.id))),
    );
    if (!this._issues.childElementCount && frames.views.length) {
      this._issues.append(html("p", { class: "fine" }, "No conflicts, and no view is ambiguous."));
    }
  }

  _conflict({ constraints }, dropped, lineOf) {
    const row = (constraint) => {
      const line = lineOf.get(constraint.id) ?? 0;
      const text = html("code", {}, String(constraint).replace(" @1000", ""));
      const isDropped = dropped.has(constraint.id) ? html("span", { class: "dropped" }, " dropped") : null;
      if (!line) return html("li", {}, text, isDropped);
      const button = html("button", { type: "button" },
        html("span", { class: "line" }, html("span", { class: "unseen" }, "line "), String(line)), text);
      button.addEventListener("click", () => this._go(line, 1));
      return html("li", {}, button, isDropped);
    };
    return html("section", { class: "issue conflict" },
      html("h3", {}, "Conflict"), html("p", {}, "These cannot hold together:"), html("ul", {}, ...constraints.map(row)));
  }

  _ambiguity({ item, width, height }, axes, text) {
    const none = [["horizontal", width, `width 0; H:[${item.name}(100)]`], ["vertical", height, `height 0; V:[${item.name}(44)]`]]
      .filter(([axis, size]) => size === 0 && axes.includes(axis)).map(([, , text]) => ` It has ${text} would give it one.`);
    const words = axes.map((axis) => (axis === "horizontal" ? "from left to right" : "from top to bottom"));
    const button = html("button", { type: "button" }, "Try another place");
    button.addEventListener("click", () => this._another(item));
    return html("section", { class: "issue ambiguity" }, html("h3", {}, "Ambiguous"),
      html("p", {}, html("span", { class: text === undefined ? "code" : null }, called(item.name, text)),
        ` has no unique position and size ${words.join(" and ")}.${none.join("")} `, button));
  }

  marks(frames) {
    return this._marks.filter(({ id }) => frames.node(id) && !frames.node(id).isGone).map(({ id, kind, axis }) => {
      const rect = frames.node(id);
      return kind === "open" ? { kind, rect, axis } : { kind: "frame", rect, tone: "conflict" };
    });
  }
}

/** The ids of the items that constraints name. */
function itemsOf(constraints) {
  const ids = constraints.flatMap(({ first, second }) => [first?.item.id, second?.item.id]);
  return [...new Set(ids.filter(Boolean))];
}
