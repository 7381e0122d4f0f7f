// The solver: linear equations and inequalities over variables. Variables, rows and edits are numbers.
import * as abi from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";
import { Handle } from "./handle.js";
import { given } from "./load.js";
import { Path } from "./paths.js";
import { ValueView, owned } from "./reports.js";

const OPTIONS = ["weightsOnly", "newerWins", "library"];
const ROW = ["terms", "relation", "constant", "priority", "weight"];
const TERM = ["variable", "coefficient"];
const { size: ROW_SIZE } = abi.structs.cas_row;
const { size: TERM_SIZE } = abi.structs.cas_term;
/** Offsets of the members of rows and terms. */
const AT = Object.fromEntries(Object.entries({ ...abi.structs.cas_row.members, ...abi.structs.cas_term.members })
  .map(([name, [, offset]]) => [name, offset]));

export class Solver extends Handle {
  constructor(options) {
    const { weightsOnly = false, newerWins = false, library: chosen } = check.options(options, OPTIONS);
    const library = given(chosen);
    const flags = check.flag(weightsOnly, "weightsOnly") * abi.CAS_SOLVER_WEIGHTS_ONLY
      + check.flag(newerWins, "newerWins") * abi.CAS_SOLVER_NEWER_WINS;
    super(library, "solver", { flags });
  }

  // Variables

  addVariable(name = "") {
    const { library } = this;
    return library.using(() =>
      this._made(library.exports.cas_solver_add_variable(this._open(), library.placeText(name, "name"))));
  }

  addVariables(count) {
    const { library } = this;
    check.index(count, "count");
    return library.using(() => {
      const place = library.place(4 * count);
      this._call("cas_solver_add_variables", count, place);
      return library.idsAt(place, count);
    });
  }

  removeVariable(variable) {
    this._call("cas_solver_remove_variable", check.id(variable, "variable"));
  }

  name(variable) {
    return this.library.text(this.library.exports.cas_solver_name(this._open(), check.id(variable, "variable")));
  }

  // Rows

  /** Adds the row terms (relation) constant, which the next solve() applies. A term is [variable, coefficient]. */
  add(terms, relation, constant, priority = abi.CAS_REQUIRED, weight = 1) {
    return this.addRows([{ terms, relation, constant, priority, weight }])[0];
  }

  /** Adds many rows, all or none. */
  addRows(rows) {
    const { library } = this;
    return library.using(() => {
      const place = placeRows(library, rows);
      const ids = library.place(4 * rows.length);
      this._call("cas_solver_add_rows", place, rows.length, ids);
      return library.idsAt(ids, rows.length);
    });
  }

  /** Adds a row and solves; throws a ConflictError with the rows that it conflicts with. */
  tryAdd(terms, relation, constant, priority = abi.CAS_REQUIRED, weight = 1) {
    const { library } = this;
    return library.using(() => this._made(library.exports.cas_solver_try_add(
      this._open(), placeRows(library, [{ terms, relation, constant, priority, weight }]))));
  }

  /** A row as it was stated, with all edits since. */
  row(row) {
    const { library } = this;
    const { terms, term_count: count, relation, ...rest } =
      this._struct("cas_row", "cas_solver_get_row", check.id(row, "row"));
    return {
      terms: library.readStructs("cas_term", terms, count).map(({ variable, coefficient }) => [variable, coefficient]),
      relation: choices.relation.word(relation), ...rest,
    };
  }

  remove(row) {
    this._call("cas_solver_remove", check.id(row, "row"));
  }

  removeRows(rows) {
    const { library } = this;
    library.using(() => this._call("cas_solver_remove_rows", library.placeIds(rows, "rows"), rows.length));
  }

  setConstant(row, constant) {
    this._call("cas_solver_set_constant", check.id(row, "row"), check.number(constant, "constant"));
  }

  setConstants(rows, constants) {
    const { library } = this;
    library.using(() => {
      const place = library.placeIds(rows, "rows");
      const numbers = library.placeNumbers(constants, "constants");
      if (rows.length !== constants.length) throw new RangeError(`${rows.length} rows, but ${constants.length} constants`);
      this._call("cas_solver_set_constants", place, numbers, rows.length);
    });
  }

  setPriority(row, priority) {
    this._call("cas_solver_set_priority", check.id(row, "row"), check.priority(priority));
  }

  setWeight(row, weight) {
    this._call("cas_solver_set_weight", check.id(row, "row"), check.number(weight, "weight"));
  }

  // Solving

  /** Brings the values up to date. Returns false if required rows conflict. */
  solve() {
    return this._solved(this.library.exports.cas_solver_solve(this._open()));
  }

  _solved(status) {
    return this._checked(status) === abi.CAS_OK;
  }

  /** The most steps of each later call; 0 for no limit. */
  get stepLimit() {
    return Number(BigInt.asUintN(64, this.library.exports.cas_solver_limit(this._open())));
  }

  set stepLimit(steps) {
    this._call("cas_solver_set_limit", BigInt(check.whole(steps, "stepLimit", 0, Number.MAX_SAFE_INTEGER)));
  }

  /** The value of a variable as of the last solve; NaN for a removed one. */
  value(variable) {
    return this.library.exports.cas_solver_value(this._open(), check.id(variable, "variable"));
  }

  values(variables) {
    const { library } = this;
    return library.using(() => this._valuesAt(library.place(8 * check.list(variables, "variables").length), variables).slice());
  }

  /** The values of many variables without copies, until the next call of this function. */
  valuesView(variables) {
    const place = this._place("results", 8 * check.list(variables, "variables").length);
    return owned(this._valuesAt(place, variables), this);
  }

  _valuesAt(place, variables) {
    const { library } = this;
    library.using(() =>
      this._call("cas_solver_values", library.placeIds(variables, "variables"), variables.length, place));
    return library.numbers.subarray(place >> 3, (place >> 3) + variables.length);
  }

  /** The variables whose values changed since the last report: [variable, value] each. */
  changes() {
    return pairs(this.changesView());
  }

  changesView() {
    return new ValueView(this, ...this._array("cas_solver_changes"));
  }

  /** Minimal sets of rows that cannot hold together; the dropped row of each comes first. */
  conflicts(limit = Infinity) {
    const most = check.limit(limit);
    if (this.solve()) return [];
    const count = this.library.exports.cas_solver_conflict_count(this._open());
    return Array.from({ length: Math.min(count, most) }, (_, index) => this._ids("cas_solver_conflict", index));
  }

  _refusal() {
    return this._ids("cas_solver_refusal");
  }

  isAmbiguous(variable) {
    return this._flag("cas_solver_is_ambiguous", check.id(variable, "variable"));
  }

  ambiguous(limit = Infinity) {
    return this._ids("cas_solver_ambiguous", check.limit(limit));
  }

  violation(row) {
    return this._number("cas_solver_violation", check.id(row, "row"));
  }

  // Edits

  editVariable(variable, priority = abi.CAS_STRONG, weight = 1) {
    return this._made(this.library.exports.cas_solver_edit_variable_weighted(
      this._open(), check.id(variable, "variable"), check.priority(priority), check.number(weight, "weight")));
  }

  editConstant(row) {
    return this._made(this.library.exports.cas_solver_edit_constant(this._open(), check.id(row, "row")));
  }

  _made(id) {
    return id || this._fail(this.library.exports.cas_solver_last_status(this._open()));
  }

  /** Sets an edit, solves, and returns the changed variables: [variable, value] each. */
  suggest(edit, value) {
    return pairs(this.suggestView(edit, value));
  }

  /** Sets an edit, solves, and returns the changed variables without copies, until the next call. */
  suggestView(edit, value) {
    const { exports, out } = this.library;
    this._solved(exports.cas_solver_suggest(this._open(), check.id(edit, "edit"), check.number(value, "value"), out, out + 4));
    return this._report();
  }

  /** Sets several edits, [edit, value] each, and solves once. */
  suggestAll(values) {
    return pairs(this.suggestAllView(values));
  }

  /** Sets several edits, solves once, and returns the changed variables without copies, until the next call. */
  suggestAllView(values) {
    const { library } = this;
    return library.using(() => {
      const entries = check.entries(values, "values");
      const edits = library.place(4 * entries.length);
      const numbers = library.place(8 * entries.length);
      const { exports, out, words, numbers: memory } = library;
      entries.forEach((entry, index) => {
        const [edit, value] = check.pair(entry, `values[${index}]`, ["edit", "value"]);
        words[(edits >> 2) + index] = check.id(edit, "edit");
        memory[(numbers >> 3) + index] = check.number(value, "value");
      });
      this._solved(exports.cas_solver_suggest_all(this._open(), edits, numbers, entries.length, out, out + 4));
      return this._report();
    });
  }

  _report() {
    const { words, out } = this.library;
    return new ValueView(this, words[out >> 2], words[(out >> 2) + 1]);
  }

  /** Sets an edit and solves; the changes stay for the next report. */
  setEdit(edit, value) {
    return this._solved(this.library.exports.cas_solver_suggest(
      this._open(), check.id(edit, "edit"), check.number(value, "value"), 0, 0));
  }

  /**
   * Solves and returns the range in which all values are linear functions of the number of the edit. While a required
   * row is dropped, it is the present number alone, since the row may hold at the next one.
   */
  editRange(edit) {
    const { library } = this;
    this._call("cas_solver_edit_range", check.id(edit, "edit"), library.out, library.out + 8);
    return [library.numbers[library.out >> 3], library.numbers[(library.out >> 3) + 1]];
  }

  endEdit(edit) {
    this._call("cas_solver_end_edit", check.id(edit, "edit"));
  }

  /**
   * Moves an edit to a target and returns the path of all values. Throws a ConflictError if required rows contradict
   * each other at the target; the edit is then unchanged. If they do at the start or on the way, the rest of the path
   * is a straight line to the values at the target.
   */
  path(edit, target) {
    const { exports } = this.library;
    const path = this._made(exports.cas_solver_path(this._open(), check.id(edit, "edit"), check.number(target, "target")));
    try {
      return new Path(this.library, path);
    } finally {
      exports.cas_path_free(path);
    }
  }

  statistics() {
    return this._statistics("cas_solver_get_statistics");
  }

  /** Verifies the last solve from the rows alone. */
  check() {
    this._call("cas_solver_check");
  }

  /** A number that solvers in the same state share. */
  get digest() {
    return BigInt.asUintN(64, this.library.exports.cas_solver_digest(this._open()));
  }

  dump() {
    return this._text("cas_solver_dump");
  }
}

function pairs(view) {
  const found = [];
  for (let index = 0; index < view.length; index++) found.push([view.id(index), view.value(index)]);
  return found;
}

/** Rows in the memory of the module, with their terms. */
function placeRows(library, rows) {
  let count = 0;
  for (const row of check.list(rows, "rows")) count += check.list(check.options(row, ROW, "row").terms, "terms").length;
  const place = library.place(rows.length * ROW_SIZE);
  let term = library.place(count * TERM_SIZE);
  const { words, integers, numbers } = library; // nothing is called that could make them stale
  rows.forEach(({ terms, relation, constant, priority = abi.CAS_REQUIRED, weight = 1 }, index) => {
    const at = place + index * ROW_SIZE;
    words[(at + AT.terms) >> 2] = term;
    words[(at + AT.term_count) >> 2] = terms.length;
    integers[(at + AT.relation) >> 2] = choices.relation.number(relation);
    integers[(at + AT.priority) >> 2] = check.priority(priority);
    numbers[(at + AT.constant) >> 3] = check.number(constant, "constant");
    numbers[(at + AT.weight) >> 3] = check.weight(weight);
    for (const each of terms) {
      const [variable, coefficient] = check.pair(each, "terms", TERM);
      words[(term + AT.variable) >> 2] = check.id(variable, "variable");
      numbers[(term + AT.coefficient) >> 3] = check.number(coefficient, "coefficient");
      term += TERM_SIZE;
    }
  });
  return place;
}
