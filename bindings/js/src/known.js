// What a scene hands out has the properties of its class and no others, so that a misspelt one is refused.
import { shown, suggestion } from "./arguments.js";

/** The names that a program may use of an object. */
function names(object) {
  const found = new Set();
  for (let each = object; each !== Known.prototype; each = Object.getPrototypeOf(each)) {
    for (const name of Object.getOwnPropertyNames(each)) {
      if (name !== "constructor" && !name.startsWith("_")) found.add(name);
    }
  }
  return [...found];
}

/** The base of these classes. They declare all their fields, so that only misspelt names get to the proxy, which is slow. */
export class Known {
  /** What is shown of it, and what JSON has of it: little, as the object leads to the memory of the module. */
  _summary() {
    return {};
  }

  toJSON() {
    try {
      return this._summary();
    } catch {
      return {}; // its scene is closed, or measures
    }
  }

  /** What console.log() of node prints. */
  [Symbol.for("nodejs.util.inspect.custom")]() {
    return `${this.constructor.name} ${JSON.stringify(this)}`;
  }
}

// Only names that no class has get here.
Object.setPrototypeOf(Known.prototype, new Proxy({}, {
  set(target, name, value, object) {
    if (typeof name !== "string") return Reflect.defineProperty(object, name, {
      value, writable: true, enumerable: true, configurable: true,
    });
    const more = suggestion(name, names(object)) || "; keep values of your own in a Map";
    throw new TypeError(`${object.constructor.name} has no property ${shown(name)}${more}`);
  },
}));
