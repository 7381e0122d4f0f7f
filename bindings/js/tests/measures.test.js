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
                        { width: 1, heigth: 2 }, { width: 1, height: 2, firstBasline: 3 }]) {
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

test("what a function throws, the call that measured throws", () => {
  const scene = new Scene({ size: [320, 480], strict: true });
  const row = scene.addFlow("row");
  const text = row.add("text");
  const mark = scene.add("mark");
  scene.rules(["H:|[row]|", "V:|[row]"]);
  text.measure = () => {
    throw new RangeError("no font");
  };
  assert.throws(() => mark.left.equal(text.right), { name: "RangeError", message: "no font" });
  mark.hidden = true;
  assert.equal(scene.constraints.at(-1).first.item, mark);
});
