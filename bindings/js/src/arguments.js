// Checks of arguments. WebAssembly converts whatever it is given to numbers, so that a text or
// a missing argument would have an effect instead of an error.
import { CAS_NO_METRIC, CAS_REQUIRED } from "./abi.js";
import { NotFiniteError, OutOfRangeError } from "./errors.js";

/** How many entries of an array, and how many arrays inside each other, a message shows. */
const MOST_SHOWN = 8;
const DEEPEST_SHOWN = 3;

/** How a value is shown in a message. */
export function shown(value, depth = 0) {
  if (typeof value === "string") return JSON.stringify(value);
  if (value === null || typeof value !== "object") return String(value);
  if (!Array.isArray(value)) return value.constructor?.name ?? "an object";
  if (depth === DEEPEST_SHOWN) return "[…]";
  const entries = Array.from(value.slice(0, MOST_SHOWN), (entry) => shown(entry, depth + 1));
  return `[${[...entries, ...(value.length > MOST_SHOWN ? ["…"] : [])].join(", ")}]`;
}

/** How many letters have to be added, removed, replaced, or exchanged with the next one, to make one text the other. */
function distance(one, two) {
  const rows = [Array.from({ length: two.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let place = 1; place <= two.length; place++) {
      const isSame = one[row - 1] === two[place - 1];
      const isExchanged = row > 1 && place > 1 && one[row - 1] === two[place - 2] && one[row - 2] === two[place - 1];
      rows[row][place] = Math.min(rows[row - 1][place] + 1, rows[row][place - 1] + 1, rows[row - 1][place - 1] + (isSame ? 0 : 1),
        isExchanged ? rows[row - 2][place - 2] + 1 : Infinity);
    }
  }
  return rows[one.length][two.length];
}

/** The end of a message about an unknown name: the nearest known one, if it differs by a third of its letters at most. */
export function suggestion(name, known) {
  const text = name.slice(0, 100);
  const found = known.map((word) => [distance(text, word), word]).sort(([one], [two]) => one - two)[0];
  return found && found[0] <= found[1].length / 3 ? `; did you mean ${shown(found[1])}?` : "";
}

/** A number of any kind; the library refuses those that are not finite, with the argument. */
export function number(value, argument) {
  if (typeof value !== "number") throw new TypeError(`${argument}: expected a number, not ${shown(value)}`);
  return value;
}

export function finite(value, argument) {
  if (!Number.isFinite(number(value, argument))) {
    throw new NotFiniteError(`${argument}: expected a finite number, not ${value}`);
  }
  return value;
}

/** The length of content; null for none. */
export function metric(value, argument) {
  if (value === null || value === undefined) return CAS_NO_METRIC;
  if (finite(value, argument) < 0) {
    throw new OutOfRangeError(`${argument}: expected a number of at least 0, or null for none, not ${value}`);
  }
  return value;
}

export function whole(value, argument, least, most) {
  if (typeof value !== "number") throw new TypeError(`${argument}: expected a whole number, not ${shown(value)}`);
  if (!Number.isInteger(value) || value < least || value > most) {
    const range = least >= 0 && most > 1e9 && value <= most ? `of at least ${least}` : `between ${least} and ${most}`;
    throw new OutOfRangeError(`${argument}: expected a whole number ${range}, not ${value}`);
  }
  return value;
}

/** An array of any kind, as a typed one. */
export function list(value, argument) {
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && "length" in value)) return value;
  throw new TypeError(`${argument}: expected an array, not ${shown(value)}`);
}

/** The entries of an array or of another iterable, as an array. */
export function entries(value, argument) {
  if (value !== null && typeof value === "object" && Symbol.iterator in value) return [...value];
  throw new TypeError(`${argument}: expected an array, not ${shown(value)}`);
}

/** A text; the library refuses what is wrong in it, with the argument. */
export function text(value, argument) {
  if (typeof value !== "string") throw new TypeError(`${argument}: expected a text, not ${shown(value)}`);
  return value;
}

export const index = (value, argument = "index") => whole(value, argument, 0, 0xffffffff);
export const id = (value, argument) => whole(value, argument, 0, 0xffffffff);

export function priority(value, argument = "priority") {
  return whole(value, argument, 1, CAS_REQUIRED);
}

/** A weight of a row or a constraint that is made; in structs of the library 0 stands for 1. */
export function weight(value) {
  if (number(value, "weight") === 0) throw new OutOfRangeError("weight: expected a number above 0, not 0");
  return value;
}

/** How many entries are wanted at most: a whole number, or Infinity for all. */
export function limit(value) {
  return value === Infinity ? 0xffffffff : whole(value, "limit", 0, 0xffffffff);
}

export function flag(value, argument) {
  if (typeof value !== "boolean") throw new TypeError(`${argument}: expected true or false, not ${shown(value)}`);
  return value ? 1 : 0;
}

export function pair(value, argument, names) {
  if (!Array.isArray(value) || value.length !== 2) {
    throw new TypeError(`${argument}: expected [${names.join(", ")}], not ${shown(value)}`);
  }
  return value;
}

/** Options: an object with known names only, so that a misspelled one is no silent default. */
export function options(value, known, argument = "options") {
  if (value === undefined) return {};
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new TypeError(`${argument}: expected an object, not ${shown(value)}`);
  }
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) {
      throw new TypeError(
        `${argument}: unknown name ${shown(name)}; known are ${known.join(", ")}${suggestion(name, known)}`);
    }
  }
  return value;
}

/** The numbers of a rectangle, a point or insets by name. */
export function numbers(value, names, argument) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new TypeError(`${argument}: expected {${names.join(", ")}}, not ${shown(value)}`);
  }
  options(value, names, argument);
  return names.map((name) => finite(value[name], `${argument}.${name}`));
}

export const RECT = ["x", "y", "width", "height"];
export const POINT = ["x", "y"];
export const SIZE = ["width", "height"];
export const INSETS = ["top", "left", "bottom", "right"];
