import assert from "node:assert/strict";
import test from "node:test";
import { inspect } from "node:util";
import { ConflictError, HIGH, Scene, Solver, StackView, View, load } from "casement";

await load();

const frames = (changes) => changes.map(({ item, frame }) => [item.name, frame.x, frame.y, frame.width, frame.height]);

test("a layout returns exactly the frames that changed", () => {
  const scene = new Scene({ size: [320, 480] });
  const bar = scene.add("bar");
  const text = bar.add("text", { intrinsic: [null, 30] });
  const send = bar.add("send", { intrinsic: [60, 30] });
  scene.rules(["H:|[bar]|", "V:[bar(44)]|", "H:|-8-[text]-[send]-8-|"]);
  text.centerY.equal(bar.centerY);
  send.centerY.equal(text.centerY);
  assert.deepEqual(frames(scene.layout()), [
    ["window", 0, 0, 320, 480], ["bar", 0, 436, 320, 44], ["text", 8, 7, 236, 30], ["send", 252, 7, 60, 30],
  ]);
  scene.resize(480, 480);
  assert.deepEqual(frames(scene.layout()), [
    ["window", 0, 0, 480, 480], ["bar", 0, 436, 480, 44], ["text", 8, 7, 396, 30], ["send", 412, 7, 60, 30],
  ]);
  assert.deepEqual(scene.layout(), []);
  assert.deepEqual(send.windowFrame, { x: 412, y: 443, width: 60, height: 30 });
  scene.close();
});

test("an item is one object, and its place in the tree can be read", () => {
  const scene = new Scene({ size: [100, 100] });
  const outer = scene.add("outer");
  const inner = outer.add("inner");
  const guide = outer.addGuide("guide");
  assert.equal(scene.item(inner.id), inner);
  assert.equal(inner.parent, outer);
  assert.equal(outer.parent, scene.window);
  assert.equal(scene.window.parent, null);
  assert.deepEqual(outer.children, [inner]);
  assert.deepEqual(outer.guides, [guide]);
  assert.deepEqual([...scene.walk()].map((item) => item.name), ["window", "outer", "guide", "inner"]);
  assert.equal(scene.find("inner"), inner);
  assert.equal(scene.find("nobody"), undefined);
  assert.equal(guide.kind, "guide");
  inner.name = "renamed";
  assert.equal(String(inner), "renamed");
  inner.name = null;
  assert.equal(inner.name, "");
  inner.data = 2n ** 63n;
  assert.equal(inner.data, 2n ** 63n);
  outer.remove();
  assert.equal(inner.alive, false);
  assert.equal(scene.window.children.length, 0);
});

test("constraints of anchors have options, and can be changed", () => {
  const scene = new Scene({ size: [320, 100] });
  const box = scene.add("box");
  const half = box.width.equal(scene.window.width.times(0.5).plus(10), { priority: 750, identifier: "half" });
  assert.equal(String(half), 'box.width == 0.5 * window.width + 10 @750 "half"');
  assert.equal(scene.findConstraint("half"), half);
  assert.equal(scene.findConstraint("other"), undefined);
  assert.deepEqual([half.relation, half.multiplier, half.constant, half.priority, half.weight, half.active],
    ["==", 0.5, 10, 750, 1, true]);
  assert.equal(String(half.first), "box.width");
  assert.equal(half.second.item, scene.window);
  const left = box.left.atLeast(scene.window.left, 20);
  box.left.equal(scene.window.left, { priority: HIGH - 1, identifier: "pull" });
  scene.layout();
  assert.deepEqual(box.frame, { x: 20, y: 0, width: 170, height: 0 });
  assert.equal(scene.findConstraint("pull").violation, 20);
  left.active = false;
  half.multiplier = 0.25;
  assert.equal(String(half), 'box.width == 0.25 * window.width + 10 @750 "half"');
  half.multiplier = 0.5;
  half.constant = 0;
  scene.setConstants([half], [30]);
  scene.layout();
  assert.deepEqual(box.frame, { x: 0, y: 0, width: 190, height: 0 });
  assert.deepEqual(box.constraints.length, 3);
  assert.ok(box.constraintsAffecting("horizontal").includes(half));
  half.remove();
  assert.throws(() => half.constant, { name: "StaleError" });
  assert.equal(box.height.equal(44).second, null);
  assert.equal(String(box.width.dividedBy(2).minus(3)), "0.5 * box.width - 3");
});

test("sums of any length are constraints, and read back as summands", () => {
  const scene = new Scene({ size: [320, 480] });
  const [all, name, mail, mark] = ["all", "name", "mail", "mark"].map((each) => scene.add(each));
  const fits = all.width.equal(name.width.plus(mail.width), 8, { identifier: "fits", priority: 900 });
  name.width.equal(100);
  mail.width.equal(name.width.times(2));
  mark.left.equal(scene.window.width.times(0.25));
  mark.right.minus(mark.left).equal(all.width.minus(name.width.plus(4)).dividedBy(2));
  scene.layout();
  assert.deepEqual([all.frame.width, mark.frame.x, mark.frame.width], [308, 80, 102]);
  const read = (constraint) => constraint.summands.map(({ anchor, multiplier }) => [String(anchor), multiplier]);
  assert.deepEqual(read(fits), [["all.width", 1], ["name.width", -1], ["mail.width", -1]]);
  assert.deepEqual([fits.relation, fits.constant, fits.priority, fits.identifier, fits.active], ["==", 8, 900, "fits", true]);
  fits.constant = 20;
  scene.layout();
  assert.equal(all.frame.width, 320);
  for (const use of [() => fits.first, () => fits.second, () => fits.multiplier, () => { fits.multiplier = 2; }]) {
    assert.throws(use, { name: "KindError" });
  }
  assert.equal(scene.rules(String(fits)).length, 1);
  const pair = all.height.atMost(mail.height.times(0.5).plus(3));
  assert.deepEqual([read(pair), pair.constant], [[["all.height", 1], ["mail.height", -0.5]], 3]);
  assert.equal(String(all.width.times(-1).minus(name.left.times(2)).plus(3)), "-all.width - 2 * name.left + 3");
  assert.deepEqual(all.width.minus(name.width).summands.map(({ multiplier }) => multiplier), [1, -1]);
});

test("an equation of two anchors is written as before, on whichever side they stand", () => {
  const scene = new Scene({ size: [320, 480] });
  const [a, b] = [scene.add("a"), scene.add("b")];
  for (const [made, text] of [
    [a.trailing.plus(8).atMost(b.leading), "a.trailing <= b.leading - 8 @1000"],
    [a.width.times(2).atLeast(b.width.minus(4)), "a.width >= 0.5 * b.width - 2 @1000"],
    [a.width.minus(b.width).equal(3), "a.width == b.width + 3 @1000"],
    [a.width.times(-1).atMost(b.width), "a.width + b.width >= 0 @1000"],
    [a.width.atLeast(a.width.times(0.5).plus(10)), "a.width >= 0.5 * a.width + 10 @1000"],
    [a.width.times(2).atMost(a.width.plus(3)), "a.width >= 2 * a.width - 3 @1000"],
  ]) {
    assert.equal(String(made), text);
  }
});

test("constraints are switched together", () => {
  const scene = new Scene({ size: [320, 480], strict: true });
  const box = scene.add("box");
  const narrow = box.width.equal(100);
  const wide = box.width.equal(300, { active: false });
  assert.throws(() => scene.switch({ on: [wide] }), ConflictError);
  assert.deepEqual([narrow.active, wide.active], [true, false]);
  scene.switch({ off: [narrow], on: [wide] });
  scene.layout();
  assert.deepEqual([narrow.active, wide.active, box.frame.width], [false, true, 300]);
  scene.switch({ off: [narrow, wide], on: [narrow] });
  assert.deepEqual([narrow.active, wide.active], [true, false]);
  scene.switch({});
});

test("what is printed and what JSON has of an object is short, in every state of its scene", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  const box = scene.add("box", { intrinsic: [40, 30] });
  const limit = box.width.atMost(100);
  scene.layout();
  assert.deepEqual(JSON.parse(JSON.stringify({ box })).box,
    { id: box.id, name: "box", kind: "plain", frame: box.frame });
  const things = [scene, scene.window, box, box.width, limit, scene.edit(limit), scene.keyboard, scene.library, new Solver(),
    scene.keyboard.show(), scene.layoutView(), scene.navigation(), scene.statusBar];
  const check = () => {
    for (const thing of things) {
      assert.ok(JSON.stringify(thing).length < 300, `${thing.constructor.name}: ${JSON.stringify(thing)}`);
      assert.ok(inspect({ thing }, { depth: Infinity }).length < 400, inspect(thing));
    }
  };
  check();
  box.measure = () => {
    check();
    return [10, 10];
  };
  scene.layout();
  box.remove();
  check();
  scene.close();
  check();
});

test("rules take metrics, views, a root, alignment and extensions", () => {
  const scene = new Scene({ size: [320, 100] });
  const row = scene.add("row");
  const [a, b] = [row.add("a", { intrinsic: [40, 20] }), row.add("b", { intrinsic: [40, 30] })];
  scene.rules("H:|[row]|\nV:|[row]|");
  const made = scene.rules("H:|-gap-[a]-[other(25%)]", {
    metrics: { gap: 12 }, views: { other: b }, root: row, alignment: ["top", "bottom"], extended: true,
  });
  assert.equal(made.length, 5);
  scene.layout();
  assert.deepEqual([a.frame.x, b.frame.x, b.frame.width], [12, 60, 80]);
  assert.equal(a.frame.height, b.frame.height);
  assert.deepEqual(scene.ruleNames(["H:|-gap-[text(>=send)]", "text.top == superview.top @firm"]).map(
    ({ name, line, column, kind }) => [name, line, column, kind]),
    [["gap", 1, 5, "metric"], ["text", 1, 10, "item"], ["send", 1, 17, "metricOrItem"], ["text", 2, 1, "item"],
     ["superview", 2, 13, "item"], ["firm", 2, 28, "priority"]]);
  scene.set({ siblingSpacing: 4, superviewSpacing: 10 });
  const [first] = scene.rules("H:|-[row]");
  assert.equal(first.constant, 10);
});

test("stacks arrange their children", () => {
  const scene = new Scene({ size: [300, 40] });
  const row = scene.addStack("row", { spacing: 10, distribution: "fillEqually" });
  const [one, two, three] = ["one", "two", "three"].map((name) => row.add(name));
  scene.rules(["H:|[row]|", "V:|[row]|"]);
  scene.layout();
  assert.ok(row instanceof StackView);
  assert.equal(scene.item(row.id), row);
  assert.deepEqual(row.views, [one, two, three]);
  assert.equal(one.frame.width, 280 / 3);
  two.hidden = true;
  scene.layout();
  assert.equal(three.frame.x, 155);
  row.removeArranged(two);
  row.insert(0, two);
  two.hidden = false;
  two.spacingAfter = 0;
  row.set({ axis: "vertical", alignment: "center", inMargins: false });
  assert.deepEqual(row.views, [two, one, three]);
  assert.deepEqual([two.spacingAfter, one.spacingAfter], [0, null]);
  two.spacingAfter = null;
  assert.equal(two.spacingAfter, null);
  const inner = row.addStack("inner", { axis: "vertical", background: 0xff });
  assert.deepEqual([row.views.at(-1), inner.axis, inner.background, row.axis], [inner, "vertical", 0xff, "vertical"]);
  assert.throws(() => row.append(scene.add("other")), { name: "KindError" });
  assert.throws(() => row.set({ axes: "vertical" }), /unknown name "axes"; known are axis/);
  assert.throws(() => scene.find("other").spacingAfter, { name: "KindError" });
});

test("a view that is refused at its making leaves nothing", () => {
  const scene = new Scene({ size: [300, 40] });
  const row = scene.addStack("row");
  for (const use of [() => row.add("x", { spacingAfter: NaN }), () => scene.add("x", { spacingAfter: 5 }),
                     () => scene.addStack("x", { spacing: NaN }), () => scene.add("x", { marginsFollowSafeArea: true })]) {
    assert.throws(use, { name: /NotFiniteError|KindError|ModeError/ });
  }
  assert.deepEqual([...scene.walk()], [scene.window, row]);
});

test("a view moves to another place and to another parent, with its constraints", () => {
  const scene = new Scene({ size: [100, 100] });
  const [one, two] = [scene.add("one"), scene.add("two", { intrinsic: [10, 10] })];
  const left = two.left.equal(scene.window.left, 30);
  one.left.equal(scene.window.left, 20);
  two.move(scene.window, 0);
  assert.deepEqual(scene.window.children, [two, one]);
  two.move(one, 0);
  scene.layout();
  assert.deepEqual([one.children, two.parent, two.windowFrame.x, two.frame.x], [[two], one, 30, 10]);
  assert.equal(left.constant, 30);
  assert.throws(() => one.move(two, 0), { name: "InUseError" });
  assert.throws(() => one.move(scene.window, 7), { name: "OutOfRangeError" });
});

test("sizes of content, margins and directions", () => {
  const scene = new Scene({ size: [400, 300] });
  const card = scene.add("card");
  const text = card.add("text", { intrinsic: [120, 20] });
  scene.rules(["H:|-8-[text]-8-|", "V:|-8-[text]-8-|"], { root: card });
  assert.deepEqual(card.fittingSize(), { width: 136, height: 36 });
  assert.deepEqual(card.fittingSize({ width: 300, widthPriority: 1000 }), { width: 300, height: 36 });
  text.intrinsic = [50, null];
  assert.deepEqual([text.intrinsic, text.isMeasured], [[50, null], false]);
  text.firstBaselineFromTop = 15;
  assert.equal(text.effectiveFirstBaselineFromTop, 15);
  card.set({ direction: "rightToLeft", margins: { top: 0, left: 20, bottom: 0, right: 10 }, marginsAreDirectional: true });
  assert.equal(text.rightToLeft, true);
  assert.deepEqual(card.margins, { top: 0, left: 20, bottom: 0, right: 10 });
  scene.layout();
  assert.deepEqual(card.effectiveMargins, { top: 0, left: 10, bottom: 0, right: 20 });
  assert.ok(scene.window.readable.alive);
});

test("a scale rounds frames to pixels", () => {
  const scene = new Scene({ size: [100, 100], scale: 2 });
  const box = scene.add("box");
  box.width.equal(scene.window.width.dividedBy(3));
  scene.layout();
  assert.equal(box.frame.width, 33.5);
  assert.equal(box.exactFrame.width, 100 / 3);
  scene.scale = 0;
  scene.layout();
  assert.equal(box.frame.width, 100 / 3);
});

test("conflicts are reported, and thrown if asked for", () => {
  const scene = new Scene({ size: [100, 100] });
  const box = scene.add("box");
  const first = box.width.equal(10);
  const second = box.width.equal(20);
  scene.layout();
  assert.equal(scene.remark.kind, "conflict");
  assert.match(scene.remark.message, /./);
  const [conflict] = scene.conflicts;
  assert.equal(conflict.dropped, second);
  assert.deepEqual(conflict.constraints, [second, first]);
  assert.match(String(conflict), /box\.width == 20/);
  assert.throws(() => scene.layout({ throwConflicts: true }), (error) =>
    error instanceof ConflictError && error.conflicts.length === 1 && error.constraints.includes(first));
  first.remove();
  assert.deepEqual(scene.conflicts, []);
  scene.layout({ throwConflicts: true });
  assert.equal(scene.remark, null);
  scene.check();
});

test("a strict scene refuses a conflict and changes nothing", () => {
  const scene = new Scene({ size: [100, 100], strict: true });
  const box = scene.add("box");
  const width = box.width.equal(10);
  assert.deepEqual([scene.strict, new Scene().strict], [true, false]);
  const { digest } = scene;
  assert.throws(() => box.width.equal(20), (error) =>
    error.name === "ConflictError" && error.status === -10 && error.constraints[0] === width);
  assert.equal(scene.digest, digest);
});

test("ambiguity is found and exercised", () => {
  const scene = new Scene({ size: [100, 100] });
  const box = scene.add("box", { intrinsic: [40, 40] });
  scene.rules("V:|[box]");
  scene.layout();
  assert.deepEqual(scene.ambiguities, [{ item: box, axis: "horizontal" }]);
  assert.deepEqual([0, 1, 2].map((limit) => scene.firstAmbiguities(limit).length), [0, 1, 1]);
  assert.deepEqual(scene.firstConflicts(1), []);
  assert.equal(box.isAmbiguous("vertical"), false);
  assert.equal(box.exercise(), true);
  assert.match(scene.describe(), /box .*ambiguous horizontally/);
});

test("an edit is suggested, with its range", () => {
  const scene = new Scene({ size: [300, 100] });
  const [left, right] = [scene.add("left"), scene.add("right")];
  const divider = left.width.equal(100);
  scene.rules("H:|[left][right]|");
  const edit = scene.edit(divider);
  edit.suggest(120);
  assert.deepEqual(edit.range, [0, 300]);
  assert.deepEqual(frames(edit.suggest(130)), [["left", 0, 0, 130, 0], ["right", 130, 0, 170, 0]]);
  assert.equal(edit.suggestView(140).length, 2);
  edit.end();
  edit.end();
  assert.equal(divider.constant, 140);
  const drag = scene.edit(right.top, 700);
  drag.suggest(25);
  assert.equal(right.frame.y, 25);
});

test("statistics count, and a limit ends a layout that goes on", () => {
  const scene = new Scene({ size: [100, 100] });
  const views = Array.from({ length: 30 }, (_, index) => scene.add(`v${index}`, { intrinsic: [10, 10] }));
  scene.rules(`H:|${views.map((view) => `[${view.name}]`).join("-")}|`);
  scene.stepLimit = 1;
  let calls = 1;
  for (; ; calls++) {
    try {
      scene.layout();
      break;
    } catch (error) {
      assert.equal(error.name, "LimitError");
    }
  }
  assert.ok(calls > 1);
  assert.ok(scene.statistics().constraints > 60);
  assert.ok(views[0] instanceof View);
  assert.equal(scene.itemAt(50, 50), scene.window);
  assert.equal(scene.itemAt(500, 50), null);
});

test("views may lie deep in each other", () => {
  const scene = new Scene({ size: [320, 480] });
  const first = scene.add("first");
  let last = first;
  for (let depth = 0; depth < 20000; depth++) last = last.add("inner");
  last.width.equal(scene.window.width, -5);
  scene.layout();
  assert.equal(last.windowFrame.width, 315);
  assert.equal([...scene.walk()].length, 20002);
  first.remove();
  assert.equal(last.alive, false);
});

test("a text keeps a byte order mark at its beginning", () => {
  const scene = new Scene({ size: [320, 480] });
  const box = scene.add("\uFEFFbox");
  assert.equal(box.name, "\uFEFFbox");
  assert.equal(scene.find("\uFEFFbox"), box);
  const width = box.width.equal(5, { identifier: "\uFEFFwidth" });
  assert.equal(scene.findConstraint(width.identifier), width);
  assert.equal(String(box.width), "\uFEFFbox.width");
  assert.ok(String(width).includes("\uFEFFbox"));
});

test("a removed item throws a StaleError", () => {
  const scene = new Scene({ size: [320, 480] });
  const box = scene.add("box");
  const width = box.width.equal(5);
  box.remove();
  for (const use of [() => box.name, () => box.parent, () => box.hidden, () => box.rightToLeft, () => box.children, () => box.guides,
                     () => box.bars, () => box.ownController, () => box.measure, () => box.kind, () => box.data, () => box.frame,
                     () => box.intrinsic, () => box.add("x"), () => width.constant, () => width.gone]) {
    assert.throws(use, { name: "StaleError" }, use.toString());
  }
  assert.deepEqual([box.alive, String(box)], [false, `#${box.id}, removed`]);
});
