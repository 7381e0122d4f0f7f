// The base of solvers and scenes: a handle of the library, its lifetime, and its errors.
//
// While the object lives and is not closed its handle is valid. close() frees the handle, or the
// garbage collector does when nothing refers to the object any more.
import { CAS_ERROR_CONFLICT, CAS_OK, structs } from "./abi.js";
import { CasementError, ClosedError } from "./error.js";
import * as errors from "./errors.js";
import { Known } from "./known.js";

const classes = new Map(Object.values(errors).map((Kind) => [Kind.status, Kind]));
const classOf = (status) => classes.get(status) ?? CasementError;

/** Symbol.dispose where there is one, so that `using` closes the object. */
const dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");

/** A place in the module for results. */
class Place {
  constructor(library) {
    Object.assign(this, { library, address: 0, size: 0 });
  }

  /** The address of so many bytes, until they are asked for again. */
  take(bytes) {
    if (bytes > this.size) {
      const address = this.library.memory(bytes);
      this.free();
      Object.assign(this, { address, size: bytes });
    }
    return this.address;
  }

  free() {
    this.library.exports.free(this.address);
    Object.assign(this, { address: 0, size: 0 });
  }
}

/** What an object has in the module. It does not refer to the object, so that this can be collected. */
class Held {
  constructor(library, kind, address, key) {
    Object.assign(this, { library, kind, address, key, results: new Place(library), missed: new Place(library) });
  }

  free() {
    this.library.exports[`cas_${this.kind}_free`](this.address);
    this.results.free();
    this.missed.free();
    this.library.measures.delete(this.key);
  }
}

const registry = new FinalizationRegistry((held) => held.free());

export class Handle extends Known {
  library;
  _kind;
  _address;
  _key;
  _held;

  /** Makes a solver or a scene; `made` is a handle that another function of the module made. */
  constructor(library, kind, options, key, made = 0) {
    super();
    const address = made || library.using(() =>
      library.exports[`cas_${kind}_new`](library.placeStructs(`cas_${kind}_options`, [options]), library.out));
    if (!address) {
      const status = library.integers[library.out >> 2];
      throw new (classOf(status))(`a ${kind} could not be made: ${library.text(library.exports.cas_status_text(status))}`, { status });
    }
    this.library = library;
    this._kind = kind;
    this._address = address;
    this._key = key;
    this._held = new Held(library, kind, address, key);
    registry.register(this, this._held, this);
  }

  _summary() {
    return { closed: this.closed };
  }

  get closed() {
    return this._address === 0;
  }

  close() {
    if (this._address === 0) return;
    registry.unregister(this);
    this._held.free();
    this._address = 0;
  }

  [dispose]() {
    this.close();
  }

  /** The address of the handle. */
  _open() {
    if (this._address === 0) throw new ClosedError(`the ${this._kind} is closed`);
    return this._address;
  }

  /** The address of so many bytes for results, until they are asked for again, or close() is called. */
  _place(purpose, bytes) {
    this._open();
    return this._held[purpose].take(bytes);
  }

  /** The ids behind the handle in calls: none, as the handle stands for itself. */
  _subject() {
    return [];
  }

  /** Calls a function that returns a status; fails for an error. */
  _call(name, ...rest) {
    this._checked(this.library.exports[name](this._open(), ...rest));
  }

  /** Fails for an error. A status above 0 is a remark about a layout or a solve that took place. */
  _checked(status) {
    if (status < CAS_OK) this._fail(status);
    return status;
  }

  /** Calls a function that writes one struct, and returns that. */
  _struct(kind, name, ...rest) {
    const { library } = this;
    if (structs[kind].members.size?.[1] === 0) library.writeStruct(kind, library.out, {});
    this._call(name, ...rest, library.out);
    return library.readStruct(kind, library.out);
  }

  /** Calls a function that writes one number of 64 bits, and returns that. */
  _number(name, ...rest) {
    this._call(name, ...rest, this.library.out);
    return this.library.numbers[this.library.out >> 3];
  }

  _flag(name, ...rest) {
    this._call(name, ...rest, this.library.out);
    return this.library.words[this.library.out >> 2] !== 0;
  }

  /** Calls a function that writes an array and its length: address and length. */
  _array(name, ...rest) {
    const { out } = this.library;
    this._call(name, ...rest, out, out + 4);
    return [this.library.words[out >> 2], this.library.words[(out >> 2) + 1]];
  }

  _ids(name, ...rest) {
    return this.library.idsAt(...this._array(name, ...rest));
  }

  _structs(kind, name, ...rest) {
    return this.library.readStructs(kind, ...this._array(name, ...rest));
  }

  /** Calls a function that writes text in pieces. */
  _text(name, ...rest) {
    const { library } = this;
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    let text = "";
    const outer = library.write;
    library.write = (piece) => {
      text += decoder.decode(piece, { stream: true });
    };
    try {
      this._call(name, ...rest, library.writer, 0);
    } finally {
      library.write = outer;
    }
    return text + decoder.decode();
  }

  _statistics(name) {
    const { size, ...found } = this._struct("cas_solver_statistics", name);
    return Object.fromEntries(Object.entries(found).map(([key, value]) =>
      [key.replace(/_(.)/g, (_, letter) => letter.toUpperCase()), value]));
  }

  _lastError() {
    return this.library.text(this.library.exports[`cas_${this._kind}_last_error`](this._open()));
  }

  /** Throws the error of a status, with the library's sentence about it. */
  _fail(status) {
    const message = this._lastError();
    const more = status === CAS_ERROR_CONFLICT ? { constraints: this._refusal() } : this._fault();
    throw new (classOf(status))(message, { status, ...more });
  }

  /** Line, column and kind of the fault in a rule that the last error is about. */
  _fault() {
    return {};
  }
}
