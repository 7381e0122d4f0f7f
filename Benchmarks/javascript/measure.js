// Measures casement on all workloads, a process for each cell, and prints a table of the best of three.
//
//   node measure.js FOLDER OUTPUT [--quick]
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { workloads } from "./workloads.js";

const [folder, output, quick] = process.argv.slice(2);
const ROUNDS = quick ? 1 : 3;
const cell = fileURLToPath(new URL("cell.js", import.meta.url));
const run = promisify(execFile);

const lines = [["workload", "n", "operation", "casement_us"]];
for (const workload of Object.keys(workloads)) {
  for (const n of quick ? ["10", "100"] : ["10", "100", "1000"]) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { stdout } = await run(process.execPath, [cell, folder, workload, n]);
      rounds.push(JSON.parse(stdout));
    }
    for (const operation of ["build", "edit"]) {
      const line = [workload, n, operation, short(Math.min(...rounds.map((each) => each[operation])) / 1000)];
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
