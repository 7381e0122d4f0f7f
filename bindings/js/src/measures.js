// The measure functions of a scene, and what the last one threw.
//
// They do not refer to the scene, so that a scene that nothing refers to can be collected.
import { CAS_MEASURE_EXACTLY, CAS_NO_METRIC, structs } from "./abi.js";
import { shown } from "./arguments.js";

const REQUEST = structs.cas_measure_request.members;
const ANSWER = structs.cas_measurement.members;
const SIZE = ["width", "height"];
const NAMES = [...SIZE, "firstBaseline", "lastBaseline"];

export class Measures {
  constructor() {
    this.functions = new Map();
    this.failure = undefined;
    this.depth = 0;
  }

  get busy() {
    return this.depth > 0;
  }

  /** Called by the library: fills in the size of an item. */
  answer(library, request, answer) {
    const at = (member) => library.numbers[(request + REQUEST[member][1]) >> 3];
    const put = (member, value) => {
      library.numbers[(answer + ANSWER[member][1]) >> 3] = value;
    };
    const item = library.words[(request + REQUEST.item[1]) >> 2];
    const isExact = library.integers[(request + REQUEST.mode[1]) >> 2] === CAS_MEASURE_EXACTLY;
    const asked = { width: isExact ? at("width") : null, textSize: at("text_size") };
    const found = this._guarded(() => measurement(this.functions.get(item)(asked)), { height: Number.NaN });
    put("width", metric(found.width));
    put("height", metric(found.height));
    put("first_baseline", found.firstBaseline ?? Number.NaN);
    put("last_baseline", found.lastBaseline ?? Number.NaN);
  }

  /** What a function throws must not pass through the library: it is thrown when that has returned. */
  _guarded(body, otherwise) {
    this.depth += 1;
    try {
      return body();
    } catch (error) {
      this.failure ??= { error };
      return otherwise;
    } finally {
      this.depth -= 1;
    }
  }

  set(item, measure) {
    this.forget([item]);
    if (measure) this.functions.set(item, measure);
  }

  forget(items) {
    for (const item of items) this.functions.delete(item);
  }

  /** Whether a measure function threw in a call that has returned. */
  get failed() {
    return this.failure !== undefined && !this.busy;
  }

  /** Throws what a measure function threw, once, when the call that measured has returned. */
  surface() {
    if (!this.failed) return;
    const { failure } = this;
    this.failure = undefined;
    throw failure.error;
  }
}

/** A number of an answer. That for none is as impossible as others below 0. */
function metric(number) {
  return number === CAS_NO_METRIC ? Number.NaN : number ?? CAS_NO_METRIC;
}

function real(value, name) {
  if (typeof value === "number") return value;
  throw new TypeError(`a measure function returned ${shown(value)} as ${name}, not a number`);
}

/** The answer of a function that measures a size: [width, height], or an object. */
function measurement(answer) {
  const isPair = Array.isArray(answer) && answer.length === 2;
  const found = isPair ? { width: answer[0], height: answer[1] } : answer;
  if (found === null || typeof found !== "object" || !SIZE.some((name) => name in found)) {
    throw new TypeError(`a measure function returned ${shown(answer)}, not [width, height] or {width, height}`);
  }
  for (const name of NAMES) {
    if (found[name] !== null && found[name] !== undefined) real(found[name], name);
  }
  return found;
}
