import assert from "node:assert/strict";
import test from "node:test";
import { ConflictError, Solver, load } from "casement";

await load();

/** A box 100 wide that stays inside 320, with an edit of its left edge. */
function box() {
  const solver = new Solver();
  const [left, right] = solver.addVariables(2);
  const width = solver.add([[right, 1], [left, -1]], "==", 100);
  const most = solver.add([[right, 1]], "<=", 320);
  return { solver, left, right, width, most, drag: solver.editVariable(left) };
}

test("an edit moves values", () => {
  const { solver, left, right, drag } = box();
  assert.deepEqual(solver.suggest(drag, 180), [[left, 180], [right, 280]]);
  assert.deepEqual(solver.suggest(drag, 240), [[left, 220], [right, 320]]);
  assert.deepEqual([...solver.values([left, right])], [220, 320]);
  assert.equal(solver.value(left), 220);
  assert.deepEqual(solver.editRange(drag), [220, Infinity]);
  assert.equal(solver.setEdit(drag, 10), true);
  assert.deepEqual(solver.changes(), [[left, 10], [right, 110]]);
  assert.deepEqual(solver.suggestAll([[drag, 20]]), [[left, 20], [right, 120]]);
  assert.equal(solver.suggestAllView(new Map([[drag, 30]])).value(1), 130);
  solver.endEdit(drag);
  assert.throws(() => solver.suggest(drag, 1), { name: "StaleError" });
  solver.check();
  solver.close();
});

test("rows are added together, changed and removed", () => {
  const solver = new Solver();
  const x = solver.addVariable("x");
  const y = solver.addVariable();
  assert.equal(solver.name(x), "x");
  const rows = solver.addRows([
    { terms: [[x, 1]], relation: "==", constant: 20 },
    { terms: [[x, -1], [y, 1]], relation: ">=", constant: 8, priority: 750, weight: 2 },
    { terms: [[y, 1]], relation: "==", constant: 0, priority: 250 },
  ]);
  assert.equal(solver.solve(), true);
  assert.deepEqual([...solver.values([x, y])], [20, 28]);
  assert.equal(solver.violation(rows[2]), 28);
  assert.deepEqual(solver.row(rows[1]), { terms: [[x, -1], [y, 1]], relation: ">=", priority: 750, constant: 8, weight: 2 });
  solver.setConstants(rows.slice(0, 2), [30, 5]);
  solver.setPriority(rows[1], 100);
  solver.setWeight(rows[1], 3);
  solver.setConstant(rows[2], 2);
  solver.solve();
  assert.deepEqual([...solver.values([x, y])], [30, 2]);
  assert.equal(solver.row(rows[0]).constant, 30);
  assert.equal(solver.stepLimit, 0);
  solver.stepLimit = 2 ** 40 + 1;
  assert.equal(solver.stepLimit, 2 ** 40 + 1);
  solver.removeRows(rows.slice(1));
  solver.remove(rows[0]);
  assert.deepEqual(solver.ambiguous(), [x, y]);
  assert.deepEqual([0, 1, 2, 9].map((limit) => solver.ambiguous(limit).length), [0, 1, 2, 2]);
  assert.throws(() => solver.ambiguous(-1), /limit: expected a whole number/);
  assert.equal(solver.isAmbiguous(y), true);
  solver.removeVariable(y);
  assert.equal(Number.isNaN(solver.value(y)), true);
  assert.match(solver.dump(), /x/);
});

test("conflicts are minimal sets, and a refused row leaves no trace", () => {
  const { solver, left, width, most } = box();
  solver.solve();
  const before = solver.digest;
  assert.throws(() => solver.tryAdd([[left, 1]], ">=", 300), (error) =>
    error instanceof ConflictError && error.status === -10 &&
    assert.deepEqual([...error.constraints].sort(), [width, most].sort()) === undefined);
  assert.equal(solver.digest, before);
  const row = solver.add([[left, 1]], ">=", 300);
  assert.equal(solver.solve(), false);
  assert.equal(solver.conflicts()[0][0], row);
  solver.remove(row);
  assert.deepEqual(solver.conflicts(), []);
});

test("a path has all values between a number and a target", () => {
  const { solver, left, right, drag } = box();
  solver.suggest(drag, 240);
  const path = solver.path(drag, 100);
  assert.deepEqual(path.points.map(({ number }) => number), [240, 220, 100]);
  assert.deepEqual(path.variables, [left, right]);
  assert.deepEqual(path.sample(230), [220, 320]);
  assert.deepEqual(path.sample(150), [150, 250]);
  assert.throws(() => path.sample(300), RangeError);
});

test("weights alone decide where that is asked for", () => {
  const solver = new Solver({ weightsOnly: true });
  const x = solver.addVariable();
  solver.add([[x, 1]], "==", 1, 750, 1);
  solver.add([[x, 1]], "==", 2, 250, 5);
  solver.solve();
  assert.equal(solver.value(x), 2);
  assert.equal(solver.statistics().variables, 1);
});

test("newer rows win ties where that is asked for", () => {
  for (const newerWins of [false, true]) {
    const solver = new Solver({ newerWins });
    const x = solver.addVariable();
    solver.add([[x, 1]], "==", 1, 500);
    solver.add([[x, 1]], "==", 2, 500);
    solver.solve();
    assert.equal(solver.value(x), newerWins ? 2 : 1);
  }
});

test("reports are read in the memory of the module", () => {
  const { solver, left, right, drag } = box();
  const view = solver.suggestView(drag, 180);
  assert.deepEqual([view.length, view.id(0), view.value(0), view.id(1), view.value(1)], [2, left, 180, right, 280]);
  assert.equal(view.words.buffer, solver.library.exports.memory.buffer);
  assert.deepEqual([view.words[view.wordStride], view.numbers[view.numberStride + 1]], [right, 280]);
  const values = solver.valuesView([right, left]);
  assert.deepEqual([...values], [280, 180]);
  assert.equal(values.buffer, solver.library.exports.memory.buffer);
  solver.setEdit(drag, 0);
  assert.equal(solver.changesView().length, 2);
});
