// Enumerations: the words of the client, and the numbers of the C interface.
import * as abi from "./abi.js";
import { shown } from "./arguments.js";

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

/** easeInOut for EASE_IN_OUT. */
const camel = (name) => name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** The words of the names of the header: those with a prefix, or those listed. */
const named = (prefix, names) =>
  Object.fromEntries(names.split(" ").map((name) => [camel(name), abi[`CAS_${prefix}${name}`]]));

export const relations = new Choice("relation", {
  "==": abi.CAS_EQUAL, "<=": abi.CAS_LESS_OR_EQUAL, ">=": abi.CAS_GREATER_OR_EQUAL,
});
export const axes = new Choice("axis", named("", "HORIZONTAL VERTICAL"));
export const directions = new Choice("direction", named("", "INHERITED LEFT_TO_RIGHT RIGHT_TO_LEFT"));
export const kinds = new Choice("kind", named("", "PLAIN SCROLL GUIDE CONTENT_GUIDE FRAME_GUIDE BAR"));
export const attributes = new Choice("attribute", named("",
  "LEFT RIGHT TOP BOTTOM LEADING TRAILING WIDTH HEIGHT CENTER_X CENTER_Y LAST_BASELINE FIRST_BASELINE LEFT_MARGIN " +
  "RIGHT_MARGIN TOP_MARGIN BOTTOM_MARGIN LEADING_MARGIN TRAILING_MARGIN CENTER_X_WITHIN_MARGINS CENTER_Y_WITHIN_MARGINS"));
export const distributions = new Choice("distribution",
  named("", "FILL FILL_EQUALLY FILL_PROPORTIONALLY EQUAL_SPACING EQUAL_CENTERING"));
export const alignments = new Choice("alignment",
  named("ALIGN_", "FILL LEADING CENTER TRAILING FIRST_BASELINE LAST_BASELINE"));
export const profiles = new Choice("profile",
  named("PROFILE_", "NONE IOS6 IOS7 IOS8 IOS11 IOS15 ANDROID PLAIN"));
export const idioms = new Choice("idiom", named("", "PHONE PAD"));
export const orientations = new Choice("orientation",
  named("", "PORTRAIT UPSIDE_DOWN LANDSCAPE_LEFT LANDSCAPE_RIGHT"));
export const capabilities = new Choice("capability", {
  layoutGuides: abi.CAS_HAS_LAYOUT_GUIDES,
  ...named("", "ADJUSTS_SCROLL_INSETS STATUS_BAR_OVERLAPS CONTENT_UNDERLAPS_BARS ADJUSTS_BY_SAFE_AREA"),
});
export const heights = new Choice("height", named("HEIGHT_",
  "STATUS_BAR IN_CALL NAVIGATION_BAR COMPACT_BAR PROMPT TOOLBAR TAB_BAR KEYBOARD HOME_INDICATOR LARGE_TITLE"));
export const obstructionKinds = new Choice("kind",
  named("OBSTRUCTION_", "STATUS_BAR BAR CUTOUT INDICATOR KEYBOARD PANEL"));
export const adjustments = new Choice("adjustment", named("ADJUST_", "AUTOMATIC SCROLLABLE_AXES NEVER ALWAYS"));
export const statusBarStyles = new Choice("style", named("STATUS_BAR_", "DEFAULT LIGHT"));
export const statusBarSources = new Choice("source", named("STATUS_BAR_BY_", "CONTROLLERS APPLICATION"));
export const controllerKinds = new Choice("kind", named("", "CONTENT NAVIGATION TAB TABLE"));
export const edges = new Choice("edge", named("EDGE_", "TOP LEFT BOTTOM RIGHT"));
export const curves = new Choice("curve", named("CURVE_", "EASE_IN_OUT EASE_IN EASE_OUT LINEAR KEYBOARD"));
export const faults = new Choice("kind", named("FAULT_",
  "NONE SYNTAX NUMBER ATTRIBUTE UNKNOWN_ITEM UNKNOWN_METRIC UNKNOWN_NAME SEVERAL_ITEMS MEANING REFUSED"));
export const ruleNameKinds = new Choice("kind", named("RULE_", "ITEM METRIC METRIC_OR_ITEM PRIORITY"));

/** The number of a curve: a word, or a number of the program's own. */
export function curveNumber(curve) {
  return typeof curve === "number" ? curve : curves.number(curve);
}
