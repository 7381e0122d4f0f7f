// Enumerations: the words of the client, and the numbers of the C interface.
import * as abi from "./abi.js";
import { shown, suggestion, whole } from "./arguments.js";
import * as words from "./words.js";

export class Choice {
  constructor(noun, words) {
    this._noun = noun;
    this._numbers = new Map(Object.entries(words));
    this._words = new Map(Object.entries(words).map(([word, number]) => [number, word]));
  }

  get words() {
    return [...this._numbers.keys()];
  }

  /** The number of a word. */
  number(word, argument = this._noun) {
    const number = this._numbers.get(word);
    if (number === undefined) {
      const near = typeof word === "string" ? suggestion(word, this.words) : "";
      throw new TypeError(`${argument}: expected one of ${this.words.join(", ")}, not ${shown(word)}${near}`);
    }
    return number;
  }

  /** The word of a number; the number itself if it has none. */
  word(number) {
    return this._words.get(number) ?? number;
  }
}

/** The choices by the names of their enumerations, as choices.statusBarStyle; and the edges of a window. */
export const choices = Object.fromEntries(Object.entries({
  ...words, edge: { top: abi.CAS_EDGE_TOP, left: abi.CAS_EDGE_LEFT, bottom: abi.CAS_EDGE_BOTTOM, right: abi.CAS_EDGE_RIGHT },
}).map(([name, each]) => [name, new Choice(name, each)]));

/** The number of a curve of the program's own. */
export const wholeCurve = (curve) => whole(curve, "curve", -(2 ** 31), 2 ** 31 - 1);

/** The number of a curve: a word, or a number of the program's own. */
export function curveNumber(curve) {
  return typeof curve === "number" ? wholeCurve(curve) : choices.curve.number(curve);
}
