// Lengths of boxes: a number of points, a percentage, or the word of a unit that needs no number.
import { CAS_PERCENT, CAS_POINTS } from "./abi.js";
import * as check from "./arguments.js";
import { unit } from "./words.js";

/** The words of units that need no number, as in CSS: min-content. */
const WORDS = new Map(Object.entries(unit)
  .filter(([, number]) => number !== CAS_POINTS && number !== CAS_PERCENT)
  .map(([word, number]) => [word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), number]));
const NAMES = new Map([...WORDS].map(([word, number]) => [number, word]));
const PERCENTAGE = /^([+-]?(?:\d+\.?\d*|\.\d+))%$/;
const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+)) ?(?:px|pt)?$/;

function writeLength(value, argument) {
  if (typeof value === "number") return { value: check.finite(value, argument), unit: CAS_POINTS };
  if (WORDS.has(value)) return { value: 0, unit: WORDS.get(value) };
  const text = typeof value === "string" ? value : "";
  const percentage = PERCENTAGE.exec(text);
  if (percentage) return { value: check.finite(Number(percentage[1]), argument), unit: CAS_PERCENT };
  const number = NUMBER.exec(text);
  const words = [...WORDS.keys()];
  const more = number ? `; points are a number: ${number[1]}` : check.suggestion(text, words);
  throw new TypeError(`${argument}: expected a number of points, a percentage as "50%", or one of ${words.join(", ")}, not ` +
    `${check.shown(value)}${more}`);
}

const readLength = ({ value, unit }) =>
  unit === CAS_POINTS ? value : unit === CAS_PERCENT ? `${Number(value.toPrecision(7))}%` : NAMES.get(unit);

export const length = { read: readLength, write: writeLength };

/** The same for a width, a height or a limit: null is "auto", as the view has none then. */
export const dimension = { read: readLength, write: (value, argument) => writeLength(value === null ? "auto" : value, argument) };

/** A length for each edge: {top, left, bottom, right}, 0 where one is left out; or one for all. */
export const lengths = {
  read: (edges) => Object.fromEntries(check.INSETS.map((edge) => [edge, readLength(edges[edge])])),
  write: (value, argument) => {
    const isOne = typeof value !== "object" || value === null;
    const edges = isOne ? {} : check.options(value, check.INSETS, argument);
    return Object.fromEntries(check.INSETS.map((edge) =>
      [edge, isOne ? writeLength(value, argument) : writeLength(edges[edge] ?? 0, `${argument}.${edge}`)]));
  },
};
