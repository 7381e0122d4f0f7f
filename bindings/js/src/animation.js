// Animations, which the program samples at any time.
import { CAS_CURVE_KEYBOARD } from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";
import { ModeError } from "./errors.js";
import { Known } from "./known.js";

/**
 * What moves since a commit. A later animation takes over what it moves from where that was last
 * sampled, and this one ends.
 */
export class Animation extends Known {
  scene;
  _number;

  constructor(scene, number) {
    super();
    this.scene = scene;
    this._number = number;
  }

  _summary() {
    return { duration: this.duration, curve: this.curve };
  }

  _expectCurrent() {
    this.scene._open();
    if (this._number < this.scene._commits) throw new ModeError("another animation has taken over");
    if (this._number > this.scene._commits) throw new ModeError("the animation begins at the end of animate()");
  }

  _timing() {
    this._expectCurrent();
    const { library } = this.scene;
    this.scene._call("cas_scene_last_timing", library.out, library.out + 8);
    return [library.numbers[library.out >> 3], library.integers[(library.out + 8) >> 2]];
  }

  get duration() {
    return this._timing()[0];
  }

  /** The curve as it was given: a word, or a number of the program's own. */
  get curve() {
    return choices.curve.word(this._timing()[1]);
  }

  /** The time until the end: the duration, or 0.5 s for the keyboard's curve unless the duration is 0. */
  get length() {
    const [duration, curve] = this._timing();
    return curve === CAS_CURVE_KEYBOARD && duration > 0 ? 0.5 : duration;
  }

  /** The frames so many seconds after the commit, where they differ from the last report. */
  sample(time) {
    this._expectCurrent();
    return this.scene._changes("cas_scene_sample", check.number(time, "time"));
  }

  sampleView(time) {
    this._expectCurrent();
    return this.scene._changesView("cas_scene_sample", check.number(time, "time"));
  }

  /** Shows another time without a report. */
  seek(time) {
    this._expectCurrent();
    this.scene._call("cas_scene_seek", check.number(time, "time"));
  }

  /** The time of the last sample or seek. */
  get time() {
    this._expectCurrent();
    return this.scene.library.exports.cas_scene_time(this.scene._open());
  }

  /** Samples at so many frames a second, each with its time; the last is exactly at the end. */
  *frames(rate = 60) {
    if (!(check.number(rate, "rate") > 0)) throw new RangeError(`rate: expected more than 0 frames a second, not ${rate}`);
    const { length } = this;
    for (let count = 0; count / rate < length; count++) {
      yield { time: count / rate, changes: this.sample(count / rate) };
    }
    yield { time: length, changes: this.sample(length) };
  }

  /** The items whose frames it moves, each with its start and its end. */
  get animatedItems() {
    this._expectCurrent();
    return this.scene._structs("cas_animation", "cas_scene_animations").map(({ item, from, to }) => ({
      item: this.scene.item(item), start: from, end: to,
    }));
  }
}
