import assert from "node:assert/strict";
import test from "node:test";
import * as casement from "casement";
import * as abi from "casement/abi";

const { CasementError, ClosedError, NotLoadedError, Scene, Solver, load } = casement;

test("before load() a scene says what to do", () => {
  assert.throws(() => new Scene(), { name: "NotLoadedError", message: /await load\(\)/ });
  assert.throws(() => new Solver(), NotLoadedError);
});

test("every status has a class", async () => {
  await load();
  const statuses = Object.entries(abi).filter(([name]) => name.startsWith("CAS_ERROR_"));
  assert.ok(statuses.length >= 21);
  for (const [name, status] of statuses) {
    const words = name.slice("CAS_ERROR_".length).toLowerCase().replace(/(^|_)(.)/g, (_, before, letter) => letter.toUpperCase());
    const Kind = casement[`${words}Error`];
    assert.equal(Kind?.status, status, name);
    assert.ok(Kind.prototype instanceof CasementError && Kind.prototype instanceof Error);
  }
});

test("an error has the library's sentence, and a rule its place", () => {
  const scene = new Scene({ size: [100, 100] });
  scene.add("box");
  assert.throws(() => scene.rules(["H:|[box]|", "H:|[nothing]|"]), {
    name: "RuleError", status: -19, line: 2, column: 5, kind: "unknownItem", message: /^line 2, column 5: no item has this name: nothing/,
  });
  assert.throws(() => scene.rules("H:|[box"), { kind: "syntax", line: 1 });
  assert.throws(() => scene.resize(NaN, 1), { name: "NotFiniteError", message: /^width/ });
  assert.equal(scene.constraints.length, 0);
});

test("a misspelt property of what a scene hands out is refused", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  const box = scene.add("box");
  const width = box.width.equal(10);
  const edit = scene.edit(width);
  const navigation = scene.navigation();
  for (const [use, message] of [
    [() => { box.widht = 5; }, /^View has no property "widht"; did you mean "width"\?$/],
    [() => { box._own = 5; }, /^View has no property "_own"/],
    [() => { box.own = 5; }, /^View has no property "own"; keep values of your own in a Map$/],
    [() => { scene.addGuide("middle").nmae = "left"; }, /^Guide has no property "nmae"; did you mean "name"\?$/],
    [() => { width.constnat = 5; }, /^Constraint has no property "constnat"; did you mean "constant"\?$/],
    [() => { edit.rnage = 5; }, /^Edit has no property "rnage"; did you mean "range"\?$/],
    [() => { navigation.toolbr = 5; }, /^NavigationController has no property "toolbr"; did you mean "toolbar"\?$/],
  ]) assert.throws(use, { name: "TypeError", message }, use.toString());
  assert.equal(box.widht, undefined);
  box.name = "renamed";
  assert.ok(box instanceof Object && box.name === "renamed");
});

test("bad input is refused with the argument, and changes nothing", () => {
  const scene = new Scene({ size: [100, 100] });
  const other = new Scene({ size: [100, 100] });
  const box = scene.add("box");
  const stack = scene.addStack("stack");
  const width = box.width.equal(10);
  const stranger = other.add("stranger");
  const { digest } = scene;
  const text = "\ud800";
  let deep = [];
  for (let level = 0; level < 1e5; level++) deep = [deep];
  const refused = [
    [() => new Scene({ sizes: [1, 2] }), /unknown name "sizes"; known are size/],
    [() => new Scene({ szie: [1, 2] }), /unknown name "szie"; known are size.*; did you mean "size"\?$/],
    [() => box.set({ margins: { top: 1, left: 1, bottom: 1, rigth: 1 } }), /unknown name "rigth".*; did you mean "right"\?$/],
    [() => box.width.equal(20, { prioritty: 1 }), /unknown name "prioritty".*; did you mean "priority"\?$/],
    [() => scene.resize(deep, 480), /width: expected a number, not \[\[\[\[…\]\]\]\]$/],
    [() => scene.resize(Array(1000).fill(7), 480), /not \[7, 7, 7, 7, 7, 7, 7, 7, …\]$/],
    [() => new Scene(null), /options: expected an object, not null/],
    [() => new Scene({ size: [1] }), /size: expected \[width, height\]/],
    [() => new Scene({ size: [-1, 0] }), /the width: expected a number from 0 to 1000000000, not -1/],
    [() => new Scene({ profile: "ios5" }), /profile: expected one of none, ios6/],
    [() => new Scene({ profile: "toString" }), /profile: expected one of/],
    [() => new Scene({ scale: 2000 }), /scale: expected a number from 0 to 1000/],
    [() => new Scene({ library: {} }), /library: expected what load\(\) returns/],
    [() => scene.add(5), /name: expected a text, not 5/],
    [() => scene.add("a\0b"), /zero character/],
    [() => scene.add(text), /surrogate/],
    [() => scene.add("x".repeat(2000)), /name/],
    [() => scene.add("x", { intrinsic: [1, "2"] }), /height: expected a number, not "2"/],
    [() => scene.add("x", { intrinsic: [-1, 2] }), /width: expected a number of at least 0/],
    [() => scene.add("x", { intrinsic: [NaN, 2] }), { name: "NotFiniteError" }],
    [() => box.width.equal("20"), /expected a number or an anchor, not "20"/],
    [() => box.width.equal(undefined), /expected a number or an anchor, not undefined/],
    [() => box.width.equal(20, { priority: 0 }), /priority: expected a whole number between 1 and 1000, not 0/],
    [() => box.width.equal(20, { priority: "high" }), /priority: expected a whole number, not "high"/],
    [() => box.width.equal(20, { prio: 1 }), /unknown name "prio"/],
    [() => box.width.equal(20, { active: 1 }), /active: expected true or false, not 1/],
    [() => box.width.equal(NaN), { name: "NotFiniteError" }],
    [() => box.top.equal(scene.window.left), { name: "AttributesError" }],
    [() => box.width.equal(stranger.width), { name: "StaleError", message: /stranger belongs to another scene/ }],
    [() => { box.width = 10; }, /use width\.equal/],
    [() => { width.constant = "20"; }, /constant: expected a number, not "20"/],
    [() => { width.priority = 1001; }, /priority/],
    [() => { width.active = undefined; }, /active/],
    [() => { box.hidden = "yes"; }, /hidden: expected true or false/],
    [() => { box.measure = 20; }, /measure: expected a function or null, not 20/],
    [() => { box.margins = { top: 1 }; }, /margins\.left: expected a number/],
    [() => { box.margins = { top: 1, left: 1, bottom: 1, right: 1, start: 1 }; }, /unknown name "start"/],
    [() => { box.background = "#ff0000"; }, /background: expected a whole number, not "#ff0000"/],
    [() => { box.background = -1; }, /background/],
    [() => box.set({ verticalHuging: 250 }), /settings: unknown name "verticalHuging".*; did you mean "verticalHugging"\?$/],
    [() => box.set({ direction: "left" }), /direction: expected one of inherited/],
    [() => { box.isMeasured = true; }, TypeError],
    [() => scene.add("x", { intrinsc: [1, 2] }), /options: unknown name "intrinsc".*; did you mean "intrinsic"\?$/],
    [() => scene.add("x", null), /options: expected an object, not null/],
    [() => scene.addStack("x", { spacing: "8" }), /spacing: expected a number/],
    [() => box.width.equal(5, { weight: 0 }), { name: "OutOfRangeError", message: /weight: expected a number above 0, not 0/ }],
    [() => box.set({ column: 2 ** 31 }), /column: expected a whole number between -2147483648 and 2147483647, not 2147483648/],
    [() => box.move(scene.window, -1), /index: expected a whole number of at least 0, not -1/],
    [() => box.move("window", 0), /parent: expected an item of the scene/],
    [() => { width.multiplier = 2; }, { name: "AttributesError" }],
    [() => { width.multiplier = 0; }, { name: /ZeroError|AttributesError/ }],
    [() => scene.rules(["H:|[box]|", deep]), /rules\[1\]: expected a text, not \[\[\[\[…/],
    [() => scene.rules(5), /rules: expected a text or an array/],
    [() => scene.rules("H:|[box]|", { metrics: { gap: "8" } }), /metrics\["gap"\]: expected a number/],
    [() => scene.rules("H:|[box]|", { views: { box: stranger } }), /views\["box"\]: stranger belongs/],
    [() => scene.rules("H:|[box]|", { alignment: "topp" }), /alignment: expected one of left/],
    [() => scene.resize("320", 480), /width: expected a number/],
    [() => scene.resize(-1, 480), { name: "OutOfRangeError" }],
    [() => scene.setConstants([width], []), /1 constraints, but 0 constants/],
    [() => scene.setConstants([width], ["8"]), /constants: expected a number, not "8"/],
    [() => scene.setConstants([5], [8]), /constraints: expected constraints, not 5/],
    [() => scene.switch({ off: [width], on: [box] }), /on: expected constraints, not View/],
    [() => scene.switch({ off: width }), /off: expected an array, not Constraint/],
    [() => scene.switch({ of: [width] }), /unknown name "of"; known are off, on; did you mean "off"\?$/],
    [() => scene.switch({ on: [stranger.width.equal(3)] }), { name: "StaleError" }],
    [() => { scene.widht = 3; }, /^Scene has no property "widht"/],
    [() => { scene.szie = 3; }, /^Scene has no property "szie"/],
    [() => { scene.keyboard.heigth = 3; }, { name: /TypeError|ModeError/ }],
    [() => { box.left.constnat = 3; }, /^Anchor has no property "constnat"; did you mean "constant"\?$/],
    [() => box.width.equal(box.width * 2), /anchors have no operators: write plus\(\)/],
    [() => box.width.equal(scene.window.width - 8), /anchors have no operators/],
    [() => box.width >= 44, /anchors have no operators/],
    [() => box.width.equal(box.left + 8), /other: expected a number or an anchor, not "box\.left8"/],
    [() => { box.margins = [1, 2, 3, 4]; }, /margins: expected {top, left, bottom, right}, not \[1, 2, 3, 4\]/],
    [() => { box.margins = 8; }, /margins: expected {top, left, bottom, right}, not 8/],
    [() => stack.append(box), /^views\[0\]: view "box" is not a child of stack "stack"; move it there first$/],
    [() => stack.insert(0, box), /^view: view "box" is not a child of stack "stack"/],
    [() => box.width.plus("8"), /other: expected a number or an anchor, not "8"/],
    [() => box.width.minus(undefined), /other: expected a number or an anchor, not undefined/],
    [() => box.width.times(box.width), /multiplier: expected a number, not Anchor/],
    [() => box.width.plus(stranger.width).equal(3), { name: "StaleError" }],
    [() => box.width.plus(box.height).equal(box.height.plus(box.width)), /all cancel out/],
    [() => box.width.plus(box.left).equal(box.top), { name: "AttributesError" }],
    [() => scene.setConstants(width, [8]), /constraints: expected an array, not Constraint/],
    [() => scene.framesView(box), /items: expected an array/],
    [() => { scene.stepLimit = -1; }, /stepLimit: expected a whole number/],
    [() => scene.edit(box), /expected a constraint or an anchor/],
    [() => scene.item(77), { name: "StaleError" }],
    [() => scene.item(-1), /id/],
    [() => scene.window.remove(), { name: "InUseError" }],
    [() => scene.findConstraint(5), /identifier: expected a text/],
    [() => { box.data = -1; }, /data/],
    [() => { box.data = 2n ** 64n; }, /64 bits/],
    [() => { box.name = 5; }, /name: expected a text/],
  ];
  for (const [use, message] of refused) {
    assert.throws(use, message instanceof RegExp ? { message } : message, use.toString());
    assert.equal(scene.digest, digest, use.toString());
  }
  const solver = new Solver();
  const x = solver.addVariable();
  for (const [use, message] of [
    [() => solver.add([[x, 1]], "=", 1), /relation: expected one of ==, <=, >=, not "="/],
    [() => solver.add([x, 1], "==", 1), /terms: expected \[variable, coefficient\]/],
    [() => solver.add([], "==", 1), /there is no term, or all terms cancel/],
    [() => solver.add([[x, 0]], "==", 1), /the coefficient is 0/],
    [() => solver.add([[x, 1]], "==", "1"), /constant: expected a number/],
    [() => solver.add([["x", 1]], "==", 1), /variable/],
    [() => solver.add([[x, 1]], "==", 1, 500, 0), /weight: expected a number above 0, not 0/],
    [() => solver.addVariables(1.5), /count/],
    [() => solver.addRows({}), /rows: expected an array, not Object/],
    [() => solver.removeRows(["1"]), /rows: expected a whole number/],
    [() => solver.setConstants([1, 2], [1]), /2 rows, but 1 constants/],
    [() => solver.values(x), /variables: expected an array/],
    [() => solver.suggestAll(5), /values: expected an array, not 5/],
    [() => solver.suggestAll([5]), /values\[0\]: expected \[edit, value\], not 5/],
    [() => solver.suggestAll([[1, deep]]), /value: expected a number, not \[\[\[\[…\]\]\]\]/],
    [() => solver.suggest(1, 2), { name: "StaleError" }],
    [() => solver.value("x"), /variable/],
    [() => solver.editVariable(x, 1000), { name: "OutOfRangeError" }],
    [() => { solver.stepLimit = 1.5; }, /stepLimit: expected a whole number of at least 0, not 1.5/],
    [() => { solver.stepLimit = 2 ** 53; }, /stepLimit: expected a whole number between 0 and 9007199254740991, not 9007199254740992/],
    [() => solver.row(7), { name: "StaleError" }],
  ]) {
    assert.throws(use, message instanceof RegExp ? { message } : message, use.toString());
  }
  assert.equal(solver.statistics().constraints, 0);
});

test("objects of a closed scene throw a ClosedError", () => {
  const scene = new Scene({ size: [10, 10] });
  const box = scene.add("box");
  const constraint = box.width.equal(5);
  scene.close();
  scene.close();
  assert.equal(scene.closed, true);
  for (const use of [() => box.frame, () => box.name, () => box.add("x"), () => constraint.constant, () => box.width.equal(4),
                     () => scene.layout(), () => scene.window.children, () => String(constraint), () => scene.conflicts,
                     () => scene.rules("H:|[box]|"), () => scene.digest]) {
    assert.throws(use, ClosedError);
  }
  assert.equal(box.alive, false);
  const solver = new Solver();
  solver[Symbol.dispose ?? Symbol.for("Symbol.dispose")]();
  assert.throws(() => solver.addVariable(), ClosedError);
});
