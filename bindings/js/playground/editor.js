// A field for rules: a textarea over the same text in colours, with numbers of lines, faults marked
// where they are, and lines lit.
import { html, set } from "./dom.js";

const TOKEN = /(\/\/.*)|("(?:\\.|[^"\\])*"?)|(\b[HV]:)|(@\s*\w+)|(\.\s*[A-Za-z_]\w*)|([A-Za-z_]\w*)|(\d+(?:\.\d+)?%?)|(==|<=|>=)/g;
const KINDS = ["comment", "text", "axis", "priority", "attribute", "name", "number", "relation"];

/** A line as pieces of text, each with a class or none. */
function pieces(line) {
  const found = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index), kind: "" });
    found.push({ text: match[0], kind: KINDS[match.slice(1).findIndex((group) => group !== undefined)] });
    end = match.index + match[0].length;
  }
  if (end < line.length || !found.length) found.push({ text: line.slice(end), kind: "" });
  return found;
}

export class Editor {
  /** `changed` is called with the text when the user changed it, `moved` with the line of the cursor. */
  constructor(element, { changed, moved }) {
    this._field = element.querySelector("textarea");
    this._colours = element.querySelector("pre");
    this._gutter = element.querySelector("ol");
    this._faults = [];
    this._lit = new Set();
    this._name = "";
    this._field.addEventListener("input", () => {
      this.draw();
      changed(this.text);
    });
    this._field.addEventListener("scroll", () => this._scrolled());
    for (const kind of ["keyup", "pointerup"]) this._field.addEventListener(kind, () => moved(this.line));
  }

  get text() {
    return this._field.value;
  }

  set text(text) {
    if (this._field.value !== text) this._field.value = text;
    this.draw();
  }

  /** The line of the cursor, from 1. */
  get line() {
    return this.text.slice(0, this._field.selectionStart).split("\n").length;
  }

  set faults(faults) {
    this._faults = faults;
    set(this._field, { "aria-invalid": String(faults.length > 0) });
    this.draw();
  }

  /** Lines that are lit, from 1. */
  set lit(lines) {
    this._lit = new Set(lines);
    this.draw();
  }

  /** The name of the selected view, which is marked wherever it occurs. */
  set name(name) {
    if (name === this._name) return;
    this._name = name;
    this.draw();
  }

  /** Puts the cursor on a place, and shows it. */
  goTo(line, column = 1) {
    const before = this.text.split("\n").slice(0, line - 1);
    const place = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    this._field.focus();
    this._field.setSelectionRange(place, place);
    const height = this._field.scrollHeight / Math.max(1, this.text.split("\n").length);
    this._field.scrollTop = Math.max(0, (line - 4) * height);
  }

  draw() {
    const lines = this.text.split("\n");
    const faults = new Map(this._faults.map((fault) => [fault.line, fault]));
    this._gutter.replaceChildren(...lines.map((_, index) => html("li", { class: faults.has(index + 1) ? "fault" : null }, `${index + 1}`)));
    this._colours.replaceChildren(...lines.map((line, index) => this._line(line, faults.get(index + 1), this._lit.has(index + 1))));
    this._scrolled();
  }

  _line(line, fault, isLit) {
    const row = html("div", { class: isLit ? "line lit" : "line" });
    // Positions count characters, not units of UTF-16.
    const letters = [...line];
    const begin = fault ? letters.slice(0, fault.column - 1).join("").length : Infinity;
    const end = fault ? begin + Math.max(1, letters.slice(fault.column - 1, fault.column - 1 + fault.length).join("").length) : Infinity;
    let place = 0;
    for (const { text, kind } of pieces(line)) {
      const cuts = [place, ...[begin, end].filter((cut) => cut > place && cut < place + text.length), place + text.length];
      for (let index = 0; index + 1 < cuts.length; index++) {
        const part = line.slice(cuts[index], cuts[index + 1]);
        const isFault = cuts[index] >= begin && cuts[index] < end;
        const isName = (kind === "name" && part === this._name) || part === `"${this._name}"`;
        row.append(html("span", { class: `${kind}${isFault ? " fault" : ""}${isName ? " selected" : ""}` }, part));
      }
      place += text.length;
    }
    if (begin >= line.length && begin !== Infinity) row.append(html("span", { class: "fault" }, " "));
    row.append("\n");
    return row;
  }

  _scrolled() {
    const { scrollLeft, scrollTop } = this._field;
    this._colours.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this._gutter.style.transform = `translateY(${-scrollTop}px)`;
  }
}
