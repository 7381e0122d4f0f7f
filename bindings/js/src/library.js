// A loaded module: its memory, texts and structs in it, and its callbacks.
import { CAS_ABI_VERSION, structs, unsigned } from "./abi.js";
import * as check from "./arguments.js";
import { CasementError } from "./error.js";
import { OutOfMemoryError, TextError } from "./errors.js";
import { trampolines } from "./trampolines.js";

/** Bytes for what functions write, and for their arguments; longer arguments get memory of their own. */
const OUT = 256;
const SCRATCH = 16384;

export class Library {
  constructor(instance) {
    this.exports = { ...instance.exports };
    for (const name of unsigned) {
      const called = instance.exports[name];
      this.exports[name] = Object.defineProperty((...given) => called(...given) >>> 0, "length", { value: called?.length });
    }
    const version = this.exports.cas_abi_version?.();
    if (version !== CAS_ABI_VERSION) {
      throw new CasementError(`the module has ABI version ${version}; this client needs version ${CAS_ABI_VERSION}`);
    }
    this._renew();
    /** Where functions write results. They are read before the next call, so one place serves all. */
    this.out = this.memory(OUT);
    this._next = this.memory(SCRATCH);
    this._end = this._next + SCRATCH;
    this._blocks = [];
    this._decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    this._encoder = new TextEncoder();
    /** Weak references to the measure functions of scenes, by their keys: a function may refer to its scene. */
    this.measures = new Map();
    Object.assign(this, trampolines(this));
  }

  toJSON() {
    return { version: this.version };
  }

  [Symbol.for("nodejs.util.inspect.custom")]() {
    return `Library ${JSON.stringify(this)}`;
  }

  get version() {
    return this.text(this.exports.cas_version_string());
  }

  // Memory. An array is detached, and so empty, when memory has grown.

  get words() {
    return this._words.length ? this._words : this._renew()._words;
  }

  get integers() {
    return this._integers.length ? this._integers : this._renew()._integers;
  }

  get numbers() {
    return this._numbers.length ? this._numbers : this._renew()._numbers;
  }

  get bytes() {
    return this._bytes.length ? this._bytes : this._renew()._bytes;
  }

  _renew() {
    const { buffer } = this.exports.memory;
    this._words = new Uint32Array(buffer);
    this._integers = new Int32Array(buffer);
    this._numbers = new Float64Array(buffer);
    this._bytes = new Uint8Array(buffer);
    return this;
  }

  memory(bytes) {
    const address = this.exports.malloc(bytes);
    if (!address) throw new OutOfMemoryError(`the memory of the module cannot grow by ${bytes} bytes`);
    return address;
  }

  /** Calls a function that may use place() and the like; what it placed is freed when it returns. */
  using(body) {
    const next = this._next;
    const count = this._blocks.length;
    try {
      return body();
    } finally {
      this._next = next;
      while (this._blocks.length > count) this.exports.free(this._blocks.pop());
    }
  }

  /** The address of so many bytes, until the function given to using() returns. */
  place(bytes) {
    const size = (bytes + 7) & ~7;
    if (size <= this._end - this._next) {
      this._next += size;
      return this._next - size;
    }
    const address = this.memory(size);
    this._blocks.push(address);
    return address;
  }

  // Arguments, placed until the function given to using() returns.

  /** A text of C. */
  placeText(text, argument) {
    if (typeof text !== "string") throw new TypeError(`${argument}: expected a text, not ${check.shown(text)}`);
    if (text.includes("\0")) throw new TextError(`${argument}: a text cannot contain a zero character`);
    if (/\p{Surrogate}/u.test(text)) throw new TextError(`${argument}: a text cannot contain half of a surrogate pair`);
    const size = 3 * text.length + 1;
    const address = this.place(size);
    const { written } = this._encoder.encodeInto(text, this.bytes.subarray(address, address + size));
    this.bytes[address + written] = 0;
    return address;
  }

  /** Ids: 32 bits each. */
  placeIds(ids, argument) {
    const address = this.place(4 * check.list(ids, argument).length);
    if (!(ids instanceof Uint32Array)) ids.forEach((id) => check.id(id, argument));
    this.words.set(ids, address >> 2);
    return address;
  }

  placeNumbers(numbers, argument) {
    const address = this.place(8 * check.list(numbers, argument).length);
    if (!(numbers instanceof Float64Array)) numbers.forEach((number) => check.number(number, argument));
    this.numbers.set(numbers, address >> 3);
    return address;
  }

  /** Structs of one kind. Members left out are 0; `size` is filled in where a struct begins with it. */
  placeStructs(name, all) {
    const { size } = structs[name];
    const address = this.place(size * all.length);
    this.bytes.fill(0, address, address + size * all.length);
    all.forEach((values, index) => this.writeStruct(name, address + index * size, values));
    return address;
  }

  writeStruct(name, address, values) {
    const { size, members } = structs[name];
    if (members.size?.[1] === 0) this.words[address >> 2] = size;
    for (const [member, value] of Object.entries(values)) {
      const [kind, offset] = members[member];
      const place = address + offset;
      if (kind === "double") this.numbers[place >> 3] = value;
      else if (kind in structs) this.writeStruct(kind, place, value);
      else {
        const word = typeof value === "string" ? this.placeText(value, member) : value; // memory may grow
        this.words[place >> 2] = word;
      }
      if (kind === "uint64_t") this.words[(place >> 2) + 1] = value / 2 ** 32;
    }
  }

  // Results

  /** A member of the struct at an address. */
  readMember(name, member, address) {
    const [kind, offset] = structs[name].members[member];
    const place = address + offset;
    if (kind === "double") return this.numbers[place >> 3];
    if (kind === "int32_t") return this.integers[place >> 2];
    if (kind in structs) return this.readStruct(kind, place);
    if (kind === "uint64_t") return this.words[place >> 2] + 2 ** 32 * this.words[(place >> 2) + 1];
    return this.words[place >> 2];
  }

  /** The struct at an address, with its members by name. */
  readStruct(name, address) {
    const found = {};
    for (const member in structs[name].members) found[member] = this.readMember(name, member, address);
    return found;
  }

  readStructs(name, address, count) {
    return Array.from({ length: count }, (_, index) => this.readStruct(name, address + index * structs[name].size));
  }

  /** A text that ends with a zero. */
  text(address) {
    return address ? this.textOf(address, this.bytes.indexOf(0, address) - address) : "";
  }

  textOf(address, length) {
    return this._decoder.decode(this.bytes.subarray(address, address + length));
  }

  idsAt(address, count) {
    return Array.from(this.words.subarray(address >> 2, (address >> 2) + count));
  }
}
