// Enumerations: the words of the client, and the numbers of the C interface.
import * as abi from "./abi.js";
import { shown } from "./arguments.js";
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
      throw new TypeError(`${argument}: expected one of ${this.words.join(", ")}, not ${shown(word)}`);
    }
    return number;
  }

  /** The word of a number; the number itself if it has none. */
  word(number) {
    return this._words.get(number) ?? number;
  }
}

export const relations = new Choice("relation", words.relation);
export const axes = new Choice("axis", words.axis);
export const directions = new Choice("direction", words.direction);
export const kinds = new Choice("kind", words.kind);
export const attributes = new Choice("attribute", words.attribute);
export const distributions = new Choice("distribution", words.distribution);
export const alignments = new Choice("alignment", words.alignment);
export const profiles = new Choice("profile", words.profile);
export const idioms = new Choice("idiom", words.idiom);
export const orientations = new Choice("orientation", words.orientation);
export const capabilities = new Choice("capability", words.capability);
export const heights = new Choice("height", words.height);
export const obstructionKinds = new Choice("kind", words.obstructionKind);
export const adjustments = new Choice("adjustment", words.adjustment);
export const statusBarStyles = new Choice("style", words.statusBarStyle);
export const statusBarSources = new Choice("source", words.statusBarSource);
export const controllerKinds = new Choice("kind", words.controllerKind);
export const curves = new Choice("curve", words.curve);
export const faults = new Choice("kind", words.faultKind);
export const ruleNameKinds = new Choice("kind", words.ruleNameKind);
export const edges = new Choice("edge", {
  top: abi.CAS_EDGE_TOP, left: abi.CAS_EDGE_LEFT, bottom: abi.CAS_EDGE_BOTTOM, right: abi.CAS_EDGE_RIGHT,
});

/** The number of a curve: a word, or a number of the program's own. */
export function curveNumber(curve) {
  return typeof curve === "number" ? curve : curves.number(curve);
}
