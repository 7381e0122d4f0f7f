import assert from "node:assert/strict";
import test from "node:test";
import { InUseError, Scene, load } from "casement";

await load();

/** Has no natural size, and a height for each width. */
const atWidth = (height) => ({ width }) => [null, width === null ? null : height(width)];

function paragraph() {
  const scene = new Scene({ size: [100, 100] });
  const text = scene.add("text");
  scene.rules(["H:|[text]|", "V:|[text]"]);
  return { scene, text };
}

test("a function measures heights when the width has changed", () => {
  const { scene, text } = paragraph();
  const asked = [];
  text.measure = atWidth((width) => {
    asked.push(width);
    return 2000 / width;
  });
  scene.layout();
  assert.equal(text.frame.height, 20);
  const before = asked.length;
  scene.layout();
  assert.equal(asked.length, before);
  text.invalidateMeasure();
  scene.layout();
  assert.ok(asked.length > before);
  scene.resize(200, 100);
  scene.layout();
  assert.equal(text.frame.height, 10);
  assert.equal(typeof text.measure, "function");
  text.measure = null;
  assert.equal(text.measure, null);
});

test("a function measures both axes, with baselines", () => {
  const { scene, text } = paragraph();
  const line = (request) => ({ width: 400, height: request.width === null ? 20 : 20 * Math.ceil(400 / request.width), firstBaseline: 15 });
  text.measure = line;
  scene.layout();
  assert.equal(text.frame.height, 80);
  assert.deepEqual([text.intrinsic, text.isMeasured], [[400, 80], true]);
  assert.deepEqual([text.firstBaselineFromTop, text.effectiveFirstBaselineFromTop], [0, 15]);
  assert.equal(text.measure, line);
  text.measure = ({ width, textSize }) => [width === null ? 10 * textSize : null, 7 * textSize];
  scene.textSize = 2;
  scene.layout();
  assert.equal(text.frame.height, 14);
  text.measure = () => [null, 3];
  scene.layout();
  assert.equal(text.frame.height, 3);
});

test("what a function throws, the layout throws, and the next layout measures again", () => {
  const { scene, text } = paragraph();
  text.measure = () => [null, 20];
  scene.layout();
  let fails = true;
  text.measure = () => {
    if (fails) throw new RangeError("no font");
    return [null, 30];
  };
  assert.throws(() => scene.layout(), { name: "RangeError", message: "no font" });
  fails = false;
  scene.layout();
  assert.equal(text.frame.height, 30);
  text.measure = () => [null, "20"];
  assert.throws(() => scene.layout(), /returned "20" as height, not a number/);
  for (const answer of [undefined, null, 5, [1, "2"], [], [1, 2, 3], {}, Promise.resolve([1, 2]), new Float64Array([1, 2]),
                        { heigth: 2 }]) {
    text.measure = () => answer;
    assert.throws(() => scene.layout(), { name: "TypeError", message: /a measure function returned/ });
  }
});

test("a layout takes place with the last valid sizes where a function gives an impossible one, and says so", () => {
  const { scene, text } = paragraph();
  text.measure = () => [null, 20];
  scene.layout();
  for (const [answer, message] of [[NaN, /view "text": its measure function gave nan/], [-5, /gave -5/], [-1, /measure function gave/]]) {
    text.measure = () => [null, answer];
    scene.layout();
    assert.equal(text.frame.height, 20);
    assert.equal(scene.remark.kind, "mismeasured");
    assert.match(scene.remark.message, message);
  }
  text.measure = () => [null, 25];
  scene.layout();
  assert.deepEqual([text.frame.height, scene.remark], [25, null]);
});

test("an answer may have other members beside its size, as a frame has", () => {
  const { scene, text } = paragraph();
  text.measure = () => Object.freeze({ x: 1, y: 2, width: 30, height: 40, name: "a frame" });
  scene.layout();
  assert.deepEqual(text.intrinsic, [30, 40]);
});

test("a function cannot use its scene, but another one", () => {
  const { scene, text } = paragraph();
  const other = paragraph();
  other.text.measure = atWidth((width) => width / 10);
  const errors = [];
  const reads = [() => text.name, () => text.parent, () => text.hidden, () => text.rightToLeft, () => text.children, () => text.guides,
                 () => text.alive, () => text.measure, () => text.ownController, () => text.frame, () => text.data, () => String(text),
                 () => scene.itemAt(1, 1), () => scene.find("text"), () => scene.findConstraint("x"), () => scene.profile];
  text.measure = () => {
    for (const use of [() => scene.close(), () => scene.layout(), () => scene.add("x"), () => { text.intrinsic = [1, 1]; },
                       () => scene.digest, () => text.width.equal(5), ...reads]) {
      try {
        use();
      } catch (error) {
        errors.push(error);
      }
    }
    other.scene.layout();
    return [null, other.text.frame.height];
  };
  scene.layout();
  assert.ok(errors.length >= 22 && errors.length % 22 === 0);
  assert.ok(errors.every((error) => error instanceof InUseError));
  assert.equal(text.frame.height, 10);
  assert.equal(scene.window.children.length, 1);
});

test("memory that grows in a function is seen afterwards", () => {
  const { scene, text } = paragraph();
  const { memory } = scene.library.exports;
  const kept = [];
  text.measure = () => {
    const before = memory.buffer.byteLength;
    while (memory.buffer.byteLength === before) kept.push(new Scene({ size: [1, 1] }));
    return [null, 12];
  };
  const changes = scene.layout();
  assert.deepEqual(changes.find(({ item }) => item === text).frame, { x: 0, y: 0, width: 100, height: 12 });
  text.measure = () => {
    const before = memory.buffer.byteLength;
    while (memory.buffer.byteLength === before) kept.push(new Scene({ size: [1, 1] }));
    return [50, 9];
  };
  scene.layout();
  assert.equal(text.frame.height, 9);
});

test("what a layout moved is reported after one that threw what a measure function threw", () => {
  const { scene, text } = paragraph();
  const column = scene.addStack("column", { axis: "vertical" });
  const first = column.add("first", { intrinsic: [50, 40] });
  const second = column.add("second", { intrinsic: [50, 20] });
  scene.rules(["H:|[column]|", "V:|[column]"]);
  text.measure = () => [null, 10];
  scene.layout();
  text.measure = () => {
    throw new RangeError("no font");
  };
  first.hidden = true;
  assert.throws(() => scene.layout(), { name: "RangeError", message: "no font" });
  text.measure = () => [null, 30];
  const found = scene.layout();
  const frame = (item) => found.filter((each) => each.item === item).map((each) => each.frame.y);
  assert.deepEqual(frame(second), [0]);
  assert.deepEqual(found.filter((each) => each.item === text).map((each) => each.frame.height), [30]);
  assert.deepEqual(scene.layout(), []);
});

/** A scene whose text throws the next time it is measured, when `left` moves the box. */
function failing() {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  const outer = scene.add("outer");
  const box = outer.add("box");
  const text = scene.add("text");
  outer.left.equal(scene.window.left.plus(100));
  const left = box.left.equal(outer.left.plus(20));
  scene.layout();
  scene.sampleInWindow();
  let fails = true;
  text.measure = () => {
    if (!fails) return [5, 5];
    fails = false;
    throw new RangeError("no font");
  };
  left.constant = 30;
  return { scene, box, left };
}

const noFont = { name: "RangeError", message: "no font" };
const named = (changes) => changes.map(({ item, frame }) => [item.name, frame.x]);
const viewed = (scene, view) => Array.from({ length: view.length }, (_, index) => [scene.item(view.id(index)).name, view.x(index)]);

test("what was missed is in a view, too, and reported once, with the latest frames", () => {
  for (const isMoved of [false, true]) {
    const { scene, left } = failing();
    assert.throws(() => scene.layoutView(), noFont);
    if (isMoved) left.constant = 70;
    const view = scene.layoutView();
    assert.deepEqual(viewed(scene, view), [["box", isMoved ? 70 : 30], ["text", 0]]);
    assert.deepEqual([view.numbers[1], view.words[0]], [view.x(0), view.id(0)]);
    assert.deepEqual(scene.layout(), []);
  }
});

test("what was missed of a removed item is not reported", () => {
  const { scene, box } = failing();
  assert.throws(() => scene.layout(), noFont);
  box.remove();
  assert.deepEqual(viewed(scene, scene.layoutView()), [["text", 0]]);
});

test("what was missed in the coordinates of the window is reported in those", () => {
  const { scene, left } = failing();
  assert.throws(() => scene.sampleInWindow(), noFont);
  assert.deepEqual(named(scene.layout()), [["box", 30], ["text", 0]]);
  assert.deepEqual(named(scene.sampleInWindow()), [["box", 130], ["text", 0]]);
  assert.deepEqual([scene.layout(), scene.sampleInWindow()], [[], []]);
});

test("a layout does not report what was missed and has been reported in the window", () => {
  for (const call of ["layout", "sampleInWindow"]) {
    const { scene } = failing();
    assert.throws(() => scene[call](), noFont);
    assert.deepEqual(named(scene.sampleInWindow()), [["box", 130], ["text", 0]]);
    assert.deepEqual(scene.layout(), []);
  }
});

test("what was missed and has changed back is reported as it is", () => {
  const { scene, left } = failing();
  assert.throws(() => scene.layout(), noFont);
  left.constant = 20;
  assert.deepEqual(named(scene.sampleInWindow()), [["text", 0]]);
  assert.deepEqual(named(scene.layout()), [["box", 20]]);
});

test("what a function throws where animate() begins or ends, animate() throws, and no transaction stays open", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  const text = scene.add("text");
  const left = text.left.equal(scene.window.left);
  scene.layout();
  text.measure = () => {
    throw new RangeError("no font");
  };
  assert.throws(() => scene.animate({}, () => assert.fail("the layout before it failed")), { name: "RangeError", message: "no font" });
  scene.setHeight("toolbar", 50);
  text.measure = () => [10, 10];
  scene.layout();
  assert.throws(() => scene.animate({}, () => {
    text.measure = () => {
      throw new RangeError("no font");
    };
    left.constant = 50;
  }), { name: "RangeError", message: "no font" });
  text.invalidateMeasure();
  assert.throws(() => scene.animate({}, () => {
    throw new Error("not reached: the layout before it throws");
  }), { message: "no font" });
  text.measure = () => [10, 10];
  scene.layout();
  assert.throws(() => scene.animate({}, () => {
    text.measure = () => {
      throw new RangeError("no font");
    };
    throw new Error("of the body");
  }), { message: "of the body" });
  scene.setHeight("toolbar", 60);
  text.measure = null;
  assert.equal(scene.animate({ duration: 1 }, () => {}).duration, 1);
});

test("commit() in the function of animate() ends the block", () => {
  const { scene, left } = failing();
  assert.throws(() => scene.layout(), noFont);
  assert.throws(() => scene.animate({ duration: 1 }, () => {
    left.constant = 50;
    scene.commit();
    left.constant = 60;
  }), { name: "ModeError" });
  assert.equal(scene.movingUntil, 1);
  scene.layout();
  assert.equal(scene.movingUntil, null);
});

test("what a function throws, the call that measured throws, and adds no constraint", () => {
  const scene = new Scene({ size: [320, 480], strict: true });
  const row = scene.addFlow("row");
  const text = row.add("text");
  const mark = scene.add("mark");
  scene.rules(["H:|[row]|", "V:|[row]"]);
  text.measure = () => {
    throw new RangeError("no font");
  };
  const before = scene.constraints.map(String);
  for (const add of [() => mark.left.equal(text.right), () => mark.left.equal(text.right.plus(row.width)),
                     () => scene.rules("mark.left == text.right")]) {
    text.invalidateMeasure();
    assert.throws(add, noFont);
    assert.deepEqual(scene.constraints.map(String), before);
  }
  mark.hidden = true;
});
