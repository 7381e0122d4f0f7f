// Measures the solver on one workload, and prints its times in nanoseconds as JSON.
//
//   node cell.js FOLDER WORKLOAD N
import { casement } from "./engine.js";
import { workloads } from "./workloads.js";

const [folder, workload, n] = process.argv.slice(2);
const engine = await casement(folder);
const program = workloads[workload](Number(n));

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

/** The median time of repetitions of a function, which does something `count` times, until there is enough. */
function measured(body, count = 1) {
  const times = [];
  const end = performance.now() + 1000;
  do {
    const begin = performance.now();
    body();
    times.push((1e6 * (performance.now() - begin)) / count);
  } while (performance.now() < end && times.length < 2000);
  return median(times.slice(times.length >> 2));
}

/** How often a function runs in at least two milliseconds, so that the clock is fine enough. */
function batch(body) {
  for (let count = 1; ; count *= 2) {
    const begin = performance.now();
    for (let i = 0; i < count; i++) body();
    if (performance.now() - begin > 2) return count;
  }
}

const build = measured(() => {
  engine.build(program);
  engine.clear();
});
engine.build(program);
const { targets, states } = program;
let state = 0;
const step = () => {
  state = (state + 1) % states.length;
  engine.suggest(targets, states[state]);
};
const count = batch(step);
const edit = measured(() => {
  for (let i = 0; i < count; i++) step();
}, count);
console.log(JSON.stringify({ build, edit }));
