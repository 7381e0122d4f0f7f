// Reports as views of the module's memory: without copies, and valid until the next call.

import { Known } from "./known.js";

const owners = new WeakMap();

/** An array of the memory of a scene or a solver, which lives as long as the array does. */
export function owned(array, owner) {
  owners.set(array, owner);
  return array;
}

/** Structs in the memory of a scene or a solver, that begin with an id and go on with numbers. */
class MemoryView extends Known {
  _owner;
  _library;
  _address;
  length;

  constructor(owner, address, length) {
    super();
    this._owner = owner;
    this._library = owner.library;
    this._address = address;
    this.length = length;
  }

  _summary() {
    return { length: this.length };
  }

  /** The id of entry `index`. */
  id(index) {
    return this._library.words[(this._address + index * this._stride) >> 2];
  }

  /** The memory as words: the id of entry i is at i * wordStride. */
  get words() {
    return owned(this._library.words.subarray(this._address >> 2, (this._address + this.length * this._stride) >> 2), this._owner);
  }

  /** The memory as numbers: those of entry i begin at i * numberStride + 1. */
  get numbers() {
    return owned(this._library.numbers.subarray(this._address >> 3, (this._address + this.length * this._stride) >> 3), this._owner);
  }

  get wordStride() {
    return this._stride >> 2;
  }

  get numberStride() {
    return this._stride >> 3;
  }
}

/** Changed frames: entry i has an id, x, y, width and height. */
export class FrameView extends MemoryView {
  get _stride() {
    return 40;
  }

  _at(index, place) {
    return this._library.numbers[((this._address + index * this._stride) >> 3) + 1 + place];
  }

  x(index) {
    return this._at(index, 0);
  }

  y(index) {
    return this._at(index, 1);
  }

  width(index) {
    return this._at(index, 2);
  }

  height(index) {
    return this._at(index, 3);
  }
}

/** Changed values: entry i has a variable and its value. */
export class ValueView extends MemoryView {
  get _stride() {
    return 16;
  }

  value(index) {
    return this._library.numbers[((this._address + index * this._stride) >> 3) + 1];
  }
}

/** A minimal set of constraints that cannot hold together; without any one of them the others can. */
export class Conflict {
  constructor(constraints, text) {
    this.constraints = constraints;
    this.text = text;
  }

  /** The constraint that was dropped: the newest. */
  get dropped() {
    return this.constraints[0];
  }

  toString() {
    return this.text;
  }
}
