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
  _words = null;
  _numbers = null;
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
    const { words } = this._library;
    if (this._words?.buffer !== words.buffer) this._words = this._part(words, 2);
    return this._words;
  }

  /** The memory as numbers: those of entry i begin at i * numberStride + 1. */
  get numbers() {
    const { numbers } = this._library;
    if (this._numbers?.buffer !== numbers.buffer) this._numbers = this._part(numbers, 3);
    return this._numbers;
  }

  _part(memory, shift) {
    return owned(memory.subarray(this._address >> shift, (this._address + this.length * this._stride) >> shift), this._owner);
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

  _frame(index) {
    const at = ((this._address + index * this._stride) >> 3) + 1;
    return this._library.numbers.slice(at, at + 4);
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

/** What was reported by calls that threw what a measure function threw: the next report has it, too. */
export class Missed {
  constructor() {
    /** The items of all such reports, and the frames of those in the coordinates of the window. */
    this._ids = new Set();
    this._inWindow = new Map();
  }

  keep(view, isInWindow) {
    for (let index = 0; index < view.length; index++) {
      this._ids.add(view.id(index));
      if (isInWindow) this._inWindow.set(view.id(index), view._frame(index));
    }
  }

  /** A report, with what was missed of items that are still there. */
  merged(view, isInWindow) {
    if (this._ids.size === 0 && this._inWindow.size === 0) return view;
    const missed = isInWindow ? this._inWindow : this._ids;
    const { _owner: scene, _stride: stride } = view;
    const frames = new Map();
    for (const id of missed.keys()) {
      const frame = shownFrame(scene, id);
      if (!Number.isNaN(frame[0])) frames.set(id, isInWindow ? this._inWindow.get(id) : frame);
    }
    for (let index = 0; index < view.length; index++) frames.set(view.id(index), view._frame(index));
    const address = scene._place("missed", stride * frames.size);
    const { words, numbers } = scene.library;
    [...frames].forEach(([id, frame], index) => {
      const at = address + index * stride;
      words[at >> 2] = id;
      numbers.set(frame, (at >> 3) + 1);
    });
    missed.clear();
    for (const id of frames.keys()) this._ids.delete(id); // the library does not report to layouts either what it told in the window
    return new FrameView(scene, address, frames.size);
  }
}

/** The frame of an item as last reported; NaN if it was removed. */
function shownFrame(scene, id) {
  const { exports, out } = scene.library;
  exports.cas_item_shown_frame(out, scene._open(), id);
  return scene.library.numbers.slice(out >> 3, (out >> 3) + 4);
}

/** A minimal set of constraints that cannot hold together; without any one of them the others can. */
export class Conflict {
  constructor(constraints, text) {
    this.constraints = constraints;
    this.text = text;
  }

  /** The constraint that was dropped. */
  get dropped() {
    return this.constraints[0];
  }

  toString() {
    return this.text;
  }
}
