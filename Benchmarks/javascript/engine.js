// The solver of the client with the interface that a cell measures: build, suggest, clear.
import { pathToFileURL } from "node:url";

/** Casement: all rows in one call. */
export async function casement(folder) {
  const { Solver, load } = await import(pathToFileURL(`${folder}/src/index.js`));
  await load();
  let solver, variables, edits;
  return {
    build(program) {
      solver = new Solver();
      variables = solver.addVariables(program.variables);
      edits = program.live.map(({ variable, level, value }) => {
        const edit = solver.editVariable(variables[variable], level.priority, level.weight);
        solver.setEdit(edit, value);
        return edit;
      });
      solver.addRows(program.rows.map(({ terms, relation, constant, level }) => ({
        terms: terms.map(([variable, coefficient]) => [variables[variable], coefficient]),
        relation, constant, priority: level.priority, weight: level.weight,
      })));
      solver.solve();
    },
    suggest(targets, numbers) {
      if (targets.length === 1) return solver.suggestView(edits[targets[0]], numbers[0]).length;
      return solver.suggestAllView(targets.map((target, place) => [edits[target], numbers[place]])).length;
    },
    clear: () => solver.close(),
  };
}
