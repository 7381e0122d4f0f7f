// Measures casement and kiwi on all workloads, a process for each cell, in turns, and prints a
// table of the best of three, since an edit of kiwi takes ten times as long in some processes as
// in others. Fails if values differ by more than a millionth of the size of the layout.
//
//   node compare.js CASEMENT KIWI OUTPUT [--quick]
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { workloads } from "./workloads.js";

const [casement, kiwi, output, quick] = process.argv.slice(2);
const folders = { casement, kiwi };
const ROUNDS = quick ? 1 : 3;
const PATIENCE = 60_000; // milliseconds for a cell of kiwi
const cell = fileURLToPath(new URL("cell.js", import.meta.url));
const run = promisify(execFile);

/** The measurements of a cell; null if it had to be stopped. */
async function measure(engine, workload, n) {
  try {
    const options = { timeout: engine === "kiwi" ? PATIENCE : 0, maxBuffer: 2 ** 28 };
    const { stdout } = await run(process.execPath, [cell, engine, folders[engine], workload, n], options);
    return JSON.parse(stdout);
  } catch (error) {
    if (error.killed) return null;
    throw error;
  }
}

/** Fails if the values of two solvers differ in any state. */
function compare(name, ours, theirs) {
  ours.forEach((values, state) => {
    const size = Math.max(1, ...values.map(Math.abs));
    values.forEach((value, variable) => {
      if (!(Math.abs(value - theirs[state][variable]) <= 1e-6 * size)) {
        throw new Error(`${name}: in state ${state} variable ${variable} is ${value}, in kiwi ${theirs[state][variable]}`);
      }
    });
  });
}


const lines = [["workload", "n", "operation", "casement_us", "kiwi_us", "ratio"]];
for (const workload of Object.keys(workloads)) {
  for (const n of quick ? ["10", "100"] : ["10", "100", "1000"]) {
    const ours = [];
    const theirs = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await measure("casement", workload, n));
      if (round === 0 || theirs[0]) theirs.push(await measure("kiwi", workload, n));
    }
    if (theirs[0]) compare(`${workload} ${n}`, ours[0].values, theirs[0].values);
    for (const operation of ["build", "edit"]) {
      const own = Math.min(...ours.map((each) => each[operation]));
      const isStopped = !theirs.every(Boolean);
      if (isStopped && operation === "edit") continue;
      const peer = isStopped ? 1e6 * PATIENCE : Math.min(...theirs.map((each) => each[operation]));
      const [mark, ratio] = [isStopped ? ">" : "", peer / own];
      const line = [workload, n, operation, short(own / 1000), mark + short(peer / 1000), mark + short(ratio)];
      lines.push(line);
      console.log(line.join("\t"));
    }
  }
}
await writeFile(output, lines.map((line) => `${line.join("\t")}\n`).join(""));

/** Three digits, or a whole number. */
function short(number) {
  return number >= 100 ? String(Math.round(number)) : String(Number(number.toPrecision(3)));
}
