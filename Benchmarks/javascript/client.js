// Measures calls of the JavaScript client in a form of 100 rows with a label and a field each.
//
//   node client.js CASEMENT OUTPUT
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [folder, output] = process.argv.slice(2);
const { Scene, Solver, load } = await import(pathToFileURL(`${folder}/src/index.js`));
await load();
const ROWS = 100;

function form() {
  const scene = new Scene({ size: [320, 480] });
  const rules = [];
  let gap, above;
  for (let row = 0; row < ROWS; row++) {
    const label = scene.add(`label${row}`, { intrinsic: [60, 20] });
    const field = scene.add(`field${row}`, { intrinsic: [null, 30] });
    rules.push(`H:|-[label${row}]-[field${row}]-|`);
    const top = field.top.equal(above?.bottom ?? scene.window.top, 8);
    label.centerY.equal(field.centerY);
    gap ??= top;
    above = field;
  }
  scene.rules(rules);
  scene.layout();
  return { scene, gap };
}

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

/** The median time of a call in microseconds. */
function measured(body, count = 50) {
  const times = [];
  for (const end = performance.now() + 500; performance.now() < end; ) {
    const begin = performance.now();
    for (let i = 0; i < count; i++) body(i);
    times.push((1000 * (performance.now() - begin)) / count);
  }
  return median(times);
}

const { scene, gap } = form();
const items = scene.window.children;
const resize = (step) => scene.resize(320 + (step % 7), 480);
const shift = (step) => {
  gap.constant = 8 + (step % 7);
};
const solver = new Solver();
const [left, right] = solver.addVariables(2);
solver.add([[right, 1], [left, -1]], "==", 100);
const drag = solver.editVariable(left);
solver.solve();
const lines = [
  ["make the form: 200 views, 100 rules, 200 constraints", measured(() => form().scene.close(), 1)],
  ["read a frame", measured((step) => items[step].frame)],
  ["read all frames, one by one", measured(() => items.map((item) => item.frame))],
  ["read all frames as an array", measured(() => scene.framesView(items))],
  ["change a constant", measured(shift)],
  ["resize and layout, 101 frames change: layout()", measured((step) => [resize(step), scene.layout()])],
  ["the same with layoutView()", measured((step) => [resize(step), scene.layoutView()])],
  ["change a constant and layout, 200 frames change: layout()", measured((step) => [shift(step), scene.layout()])],
  ["the same with layoutView()", measured((step) => [shift(step), scene.layoutView()])],
  ["suggest a value of an edit that moves two variables: suggest()", measured((step) => solver.suggest(drag, step), 2000)],
  ["the same with suggestView()", measured((step) => solver.suggestView(drag, step), 2000)],
  ["read a constant", measured(() => gap.constant, 2000)],
].map(([call, microseconds]) => [call, microseconds >= 100 ? microseconds.toFixed(1) : microseconds.toPrecision(3)]);
for (const line of lines) console.log(line.join("\t"));
await writeFile(output, [["call", "microseconds"], ...lines].map((line) => `${line.join("\t")}\n`).join(""));
