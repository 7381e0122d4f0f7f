// The path of all values while an edit moves: straight lines between breakpoints. It is a copy.
import * as check from "./arguments.js";

export class Path {
  constructor(library, handle) {
    const { exports, out } = library;
    exports.cas_path_variables(handle, out, out + 4);
    const count = library.words[(out >> 2) + 1];
    this.variables = library.idsAt(library.words[out >> 2], count);
    this.points = Array.from({ length: exports.cas_path_count(handle) }, (_, index) => {
      exports.cas_path_point(handle, index, out, out + 8);
      const values = library.words[(out + 8) >> 2] >> 3;
      return { number: library.numbers[out >> 3], values: Array.from(library.numbers.subarray(values, values + count)) };
    });
  }

  /** The values at a number of the edit, in the order of `variables`. */
  sample(number) {
    check.finite(number, "number");
    const { points } = this;
    for (let index = 0; index < points.length; index++) {
      const begin = points[index];
      const end = points[index + 1] ?? begin;
      if (Math.min(begin.number, end.number) <= number && number <= Math.max(begin.number, end.number)) {
        const part = end.number === begin.number ? 0 : (number - begin.number) / (end.number - begin.number);
        return begin.values.map((low, place) => low + part * (end.values[place] - low));
      }
    }
    throw new RangeError(`${number} is not on the path from ${points[0].number} to ${points[points.length - 1].number}`);
  }
}
