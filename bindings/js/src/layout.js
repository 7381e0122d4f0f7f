// The part of a scene that lays out and reports: changed frames, conflicts, ambiguity, state as text.
import * as abi from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";
import { ConflictError } from "./errors.js";
import { rect } from "./items.js";
import { Conflict, FrameView, Missed, owned } from "./reports.js";
import { Screen } from "./screen.js";

const LAYOUT = ["throwConflicts"];
const REMARKS = { [abi.CAS_CONFLICT]: "conflict", [abi.CAS_UNSETTLED]: "unsettled", [abi.CAS_MISMEASURED]: "mismeasured" };

export class LaidOutScene extends Screen {
  _remark = null;
  _missed = new Missed();

  /** Brings all frames up to date and returns the changes: an item and its frame each. */
  layout(options) {
    const { throwConflicts = false } = check.options(options, LAYOUT);
    const changes = this._changes("cas_scene_layout_if_needed");
    if (throwConflicts) this._throwConflicts();
    return changes;
  }

  /** Brings all frames up to date and returns the changes without copies, until the next call. */
  layoutView() {
    return this._changesView("cas_scene_layout_if_needed");
  }

  _throwConflicts() {
    const conflicts = this.conflicts;
    if (conflicts.length === 0) return;
    const constraints = conflicts.flatMap((each) => each.constraints);
    throw new ConflictError(conflicts.join("\n"), { conflicts, constraints });
  }

  _changes(name, ...rest) {
    const view = this._changesView(name, ...rest);
    const { numbers } = this.library;
    const found = [];
    for (let index = 0; index < view.length; index++) {
      const frame = rect(numbers, ((view._address + index * view._stride) >> 3) + 1);
      found.push({ item: this.item(view.id(index)), frame });
    }
    return found;
  }

  /** Calls a function that reports frames. */
  _changesView(name, ...rest) {
    const { exports, out } = this.library;
    const status = exports[name](this._open(), ...rest, out, out + 4);
    const { words } = this.library;
    const view = new FrameView(this, words[out >> 2], words[(out >> 2) + 1]);
    const isInWindow = name === "cas_scene_sample_in_window";
    try {
      this._laidOut(status);
    } catch (error) {
      // A layout took place, and what it has reported is not reported again.
      if (status >= abi.CAS_OK) this._missed.keep(view, isInWindow);
      throw error;
    }
    return this._missed.merged(view, isInWindow);
  }

  /** Fails if no layout took place, else keeps what it says of itself. */
  _laidOut(status) {
    this._checked(status);
    this._remark = status === abi.CAS_OK ? null : { kind: REMARKS[status], message: this._lastError() };
  }

  /** What the last layout says of itself, as a word and a sentence; null if all is well. */
  get remark() {
    this._open();
    return this._remark;
  }

  /** The frames of many items: four numbers each, without copies, until the next call of this function. */
  framesView(items) {
    const { library } = this;
    const ids = check.list(items, "items").map((item) => this._own(item, "items"));
    const place = this._place("results", 32 * ids.length);
    library.using(() => this._call("cas_scene_frames", library.placeIds(ids, "items"), ids.length, place));
    return owned(library.numbers.subarray(place >> 3, (place >> 3) + 4 * ids.length), this);
  }

  /** The conflicts of required constraints, each with its report. */
  get conflicts() {
    return this.firstConflicts(Infinity);
  }

  /** The first conflicts, at most `limit` of them: each that is returned costs up to one solve. */
  firstConflicts(limit) {
    const most = check.limit(limit);
    const { exports, out } = this.library;
    const count = exports.cas_scene_conflict_count(this._open());
    this._measures.surface();
    // None, or the solve failed: then there is no first conflict for another reason.
    const status = count === 0 ? exports.cas_scene_conflict(this._open(), 0, out, out + 4) : abi.CAS_ERROR_OUT_OF_RANGE;
    if (status !== abi.CAS_ERROR_OUT_OF_RANGE) this._fail(status);
    return Array.from({ length: Math.min(count, most) }, (_, index) =>
      new Conflict(this._constraints("cas_scene_conflict", index), this._text("cas_scene_write_conflict", index)));
  }

  /** All items whose position or size is not unique, with the axis. */
  get ambiguities() {
    return this.firstAmbiguities(Infinity);
  }

  /** The first ambiguous items, at most `limit` of them; no more are looked for. */
  firstAmbiguities(limit) {
    return this._structs("cas_ambiguity", "cas_scene_ambiguities", check.limit(limit))
      .map(({ item, axis }) => ({ item: this.item(item), axis: choices.axis.word(axis) }));
  }

  statistics() {
    return this._statistics("cas_scene_get_statistics");
  }

  /** Verifies the last layout from the constraints alone. */
  check() {
    this._call("cas_scene_check");
  }

  /** A number that stays the same as long as nothing changes the scene. */
  get digest() {
    this._expectFree();
    return BigInt.asUintN(64, this.library.exports.cas_scene_digest(this._open()));
  }

  /** Items with their frames, and constraints with their state, as text. */
  describe() {
    return this._text("cas_scene_describe");
  }
}
