import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import test from "node:test";
import { setTimeout } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";
import { OutOfMemoryError, Scene, Solver, load } from "casement";

const bytes = await readFile(createRequire(import.meta.url).resolve("casement/casement.wasm"));
v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");

function fill(scene, count) {
  const stack = scene.addStack("stack", { axis: "vertical", spacing: 2 });
  for (let index = 0; index < count; index++) stack.add(`row ${index}`, { intrinsic: [10 + index, 20] });
  scene.rules(["H:|[stack]|", "V:|[stack]"]);
  return stack;
}

test("memory grows, and views are read from the new memory", async () => {
  const library = await load(bytes);
  const { memory } = library.exports;
  const before = memory.buffer.byteLength;
  const scene = new Scene({ size: [320, 480], library });
  const empty = scene.layoutView();
  assert.equal(empty.width(0), 320);
  const stack = fill(scene, 3000);
  scene.layout();
  assert.ok(memory.buffer.byteLength > before);
  assert.equal(stack.views[2999].frame.y, 2999 * 22);
  const all = scene.framesView(stack.views);
  assert.deepEqual([...all.slice(4 * 2999)], [0, 2999 * 22, 320, 20]);
  assert.equal(all.buffer, memory.buffer);
  scene.resize(400, 480);
  const view = scene.layoutView();
  assert.equal(view.length, 3002);
  assert.equal(view.numbers[3001 * view.numberStride + 3], 400);
  assert.equal(scene.item(view.id(3001)).name, "row 2999");
});

test("a view outlives the growth of memory by another scene; its arrays and their parts are detached", async () => {
  const library = await load(bytes);
  const { memory } = library.exports;
  const scene = new Scene({ size: [320, 480], library });
  const { views } = fill(scene, 3);
  const view = scene.layoutView();
  const { numbers, words } = view;
  const rows = scene.framesView(views);
  const arrays = [numbers, words, rows, numbers.subarray(1, 5), rows.subarray(4, 8)];
  const [kept, ids, known] = [numbers.slice(), words.slice(), Array.from({ length: view.length }, (_, index) => view.id(index))];
  const { buffer } = memory;
  fill(new Scene({ size: [320, 480], library }), 3000);
  assert.notEqual(memory.buffer, buffer);
  assert.deepEqual(arrays.map((array) => array.length), [0, 0, 0, 0, 0]);
  assert.deepEqual([view.numbers, view.words], [kept, ids]);
  assert.deepEqual(known.map((id, index) => [view.id(index), view.x(index), view.width(index)]),
    known.map((id, index) => [id, kept[5 * index + 1], kept[5 * index + 3]]));
  assert.deepEqual([...scene.framesView(views).subarray(8)], [0, 44, 320, 20]);
});

test("closed scenes leave nothing, so memory stays as it is", async () => {
  const library = await load(bytes);
  const { memory } = library.exports;
  const once = () => {
    const scene = new Scene({ size: [320, 480], profile: "ios7", library });
    const stack = fill(scene, 40);
    stack.views[0].measure = ({ width }) => [null, width && width / 8];
    scene.layout();
    scene.keyboard.show();
    try {
      scene.rules("H:|[nobody]|");
    } catch {}
    scene.close();
    const solver = new Solver({ library });
    const x = solver.addVariables(200);
    solver.addRows(x.map((variable) => ({ terms: [[variable, 1]], relation: "==", constant: 1 })));
    solver.path(solver.editConstant(solver.add([[x[0], 1]], ">=", 0)), 0.5);
    solver.close();
  };
  for (let count = 0; count < 20; count++) once();
  const before = memory.buffer.byteLength;
  for (let count = 0; count < 2000; count++) once();
  assert.equal(memory.buffer.byteLength, before);
  assert.equal(library.measures.size, 0);
});

test("scenes that nothing refers to are freed", async () => {
  const library = await load(bytes);
  const { memory } = library.exports;
  const make = () => {
    const scene = new Scene({ size: [320, 480], library });
    const stack = fill(scene, 100);
    const [first] = stack.views;
    const heights = new Map([[first, 4]]);
    first.measure = () => [null, heights.get(first)];
    scene.layout();
  };
  for (let round = 0; round < 30; round++) {
    for (let count = 0; count < 40; count++) make();
    collect();
    await setTimeout(1);
  }
  assert.ok(library.measures.size < 400, `${library.measures.size} scenes of 1200 are left`);
  assert.ok(memory.buffer.byteLength < 60e6, `${memory.buffer.byteLength} bytes`);
});

test("items and constraints keep their scene", async () => {
  await load();
  const box = new Scene({ size: [10, 10] }).add("box", { intrinsic: [4, 4] });
  collect();
  await setTimeout(1);
  box.scene.layout();
  assert.equal(box.frame.width, 4);
});

/** A library whose memory has room, so that arrays stay attached. */
async function roomy() {
  const library = await load(bytes);
  library.exports.free(library.exports.malloc(2 ** 24));
  return library;
}

test("views of memory keep their scene or solver", async () => {
  const library = await roomy();
  const make = () => {
    const scene = new Scene({ size: [320, 480], library });
    fill(scene, 10);
    const solver = new Solver({ library });
    const x = solver.addVariables(10);
    solver.addRows(x.map((variable) => ({ terms: [[variable, 1]], relation: "==", constant: variable })));
    solver.solve();
    const views = [scene.layoutView(), solver.changesView()];
    return [...views, views[0].numbers, scene.framesView([scene.window]), solver.valuesView(x)];
  };
  const all = Array.from({ length: 10 }, make);
  const shown = () => all.map(([frames, values, ...arrays]) => [[...frames.numbers], [...values.numbers], ...arrays.map((each) => [...each])]);
  const before = shown();
  for (let count = 0; count < 10; count++) {
    collect();
    await setTimeout(1);
    const scene = new Scene({ size: [1, 1], library });
    fill(scene, 10);
    scene.layout();
  }
  assert.deepEqual(shown(), before);
});

test("framesView() and valuesView() are valid until they are called again", async () => {
  const library = await roomy();
  const scene = new Scene({ size: [320, 480], library });
  const other = new Scene({ size: [1, 2], library });
  const solver = new Solver({ library });
  const x = solver.addVariables(100);
  for (const each of [scene, other]) each.layout();
  solver.add([[x[0], 1]], "==", 7);
  solver.solve();
  const frames = scene.framesView([scene.window]);
  const values = solver.valuesView(x.slice(0, 1));
  other.framesView([other.window]);
  solver.values(x);
  new Solver({ library }).values([]);
  assert.deepEqual([[...frames], [...values]], [[0, 0, 320, 480], [7]]);
});

test("framesView() and valuesView() of what is closed take and free no memory", async () => {
  const library = await load(bytes);
  const scene = new Scene({ size: [1, 1], library });
  const views = Array.from({ length: 50 }, () => scene.add());
  scene.layout();
  const solver = new Solver({ library });
  const x = solver.addVariables(50);
  const calls = [(count) => scene.framesView(views.slice(0, count)), (count) => solver.valuesView(x.slice(0, count))];
  for (const call of calls) call(10);
  scene.close();
  solver.close();
  for (const name of ["malloc", "free"]) library.exports[name] = (given) => assert.fail(`${name}(${given})`);
  for (const call of calls) for (const count of [50, 10]) assert.throws(() => call(count), { name: "ClosedError" });
});

test("the arrays of a view are made once for each memory", async () => {
  const library = await load(bytes);
  const scene = new Scene({ size: [320, 480], library });
  const view = scene.layoutView();
  const { numbers, words } = view;
  assert.deepEqual([view.numbers === numbers, view.words === words], [true, true]);
  const { memory, malloc } = library.exports;
  const { buffer } = memory;
  while (memory.buffer === buffer) malloc(2 ** 20);
  assert.deepEqual([numbers.length, view.numbers[3], view.words[0]], [0, 320, scene.window.id]);
});

test("a long text that makes memory grow is passed on", async () => {
  const library = await load(bytes);
  const { memory } = library.exports;
  const grid = new Scene({ size: [320, 480], library }).addGrid("grid");
  const before = memory.buffer.byteLength;
  for (let length = 30000; memory.buffer.byteLength === before; length *= 2) {
    assert.throws(() => { grid.columns = "1 ".repeat(length); }, { name: "TextError" });
  }
});

test("without memory a call fails with an OutOfMemoryError and changes nothing", async () => {
  const library = await load(bytes);
  const { exports } = library;
  const scene = new Scene({ size: [100, 100], library });
  const boxes = Array.from({ length: 100 }, (_, index) => scene.add(`box${index}`));
  scene.layout();
  // Takes all memory that the module can have: first in large pieces, then in small ones.
  for (let size = 2 ** 30; size >= 16; size /= 2) while (exports.malloc(size)) {}
  const { digest } = scene;
  let refused = 0;
  for (let index = 0; index < 2000; index++) {
    try {
      boxes[index % 100].width.equal(5 + index, { priority: 1 + (index % 900), identifier: `constraint ${index}` });
    } catch (error) {
      assert.ok(error instanceof OutOfMemoryError, error);
      refused++;
      break;
    }
  }
  assert.equal(refused, 1);
  assert.throws(() => {
    for (;;) new Scene({ library });
  }, OutOfMemoryError);
  assert.throws(() => new Solver({ library }), OutOfMemoryError);
  assert.equal(typeof digest, "bigint");
  boxes[0].frame;
});

test("the allocator keeps blocks apart, joins free ones, and counts in eights", async () => {
  const { exports } = await load(bytes);
  const { malloc, realloc, free, memory } = exports;
  const words = () => new Uint32Array(memory.buffer);
  const blocks = new Map();
  let random = 7;
  const next = (limit) => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    return (random >>> 8) % limit;
  };
  const check = (address, size, mark) => {
    for (let place = 0; place < size >> 2; place++) if (words()[(address >> 2) + place] !== mark) return false;
    return true;
  };
  let mark = 1;
  const fillBlock = (address, size) => {
    assert.equal(address % 8, 0);
    words().fill(++mark, address >> 2, (address >> 2) + (size >> 2));
    blocks.set(address, [size, mark]);
  };
  for (let step = 0; step < 30000; step++) {
    const keys = [...blocks.keys()];
    const kind = next(keys.length > 60 ? 2 : 3);
    const chosen = keys[next(keys.length || 1)];
    if (kind === 2 || chosen === undefined) {
      const size = 4 * next(next(10) ? 64 : 4000);
      fillBlock(malloc(size), size);
      continue;
    }
    const [size, old] = blocks.get(chosen);
    assert.ok(check(chosen, size, old), `block ${chosen} of ${size} changed at step ${step}`);
    blocks.delete(chosen);
    if (kind === 0) {
      free(chosen);
    } else {
      const wanted = 4 * next(2000);
      const moved = realloc(chosen, wanted);
      assert.ok(check(moved, Math.min(size, wanted), old));
      fillBlock(moved, wanted);
    }
  }
  for (const address of blocks.keys()) free(address);
  const before = memory.buffer.byteLength;
  const large = malloc(3 * 65536);
  assert.equal(memory.buffer.byteLength, before, "all free blocks were joined");
  free(large);
  free(0);
  assert.equal(realloc(0, 2 ** 31), 0);
  assert.equal(malloc(2 ** 32 - 1), 0);
});
