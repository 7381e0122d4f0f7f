// The solvers that are measured, with one interface: build, suggest, values, clear.
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
    values: () => [...solver.values(variables)],
    clear: () => solver.close(),
  };
}

/** Kiwi: required equalities first, which is the order that suits it best. */
export async function kiwi(folder) {
  const { Constraint, Expression, Operator, Solver, Strength, Variable } = await import(pathToFileURL(`${folder}/dist/kiwi.js`));
  const operators = { "==": Operator.Eq, "<=": Operator.Le, ">=": Operator.Ge };
  let solver, variables, edits;
  return {
    build(program) {
      solver = new Solver();
      solver.maxIterations = Infinity;
      variables = Array.from({ length: program.variables }, () => new Variable());
      edits = program.live.map(({ variable }) => variables[variable]);
      for (const { variable, level, value } of program.live) {
        solver.addEditVariable(variables[variable], level.strength);
        solver.suggestValue(variables[variable], value);
      }
      const isFirst = ({ relation, level }) => relation === "==" && level.priority === 1000;
      for (const row of [...program.rows.filter(isFirst), ...program.rows.filter((row) => !isFirst(row))]) {
        const terms = row.terms.map(([variable, coefficient]) => [coefficient, variables[variable]]);
        const strength = row.level.priority === 1000 ? Strength.required : row.level.strength;
        solver.addConstraint(new Constraint(new Expression(...terms, -row.constant), operators[row.relation], undefined, strength));
      }
      solver.updateVariables();
    },
    suggest(targets, numbers) {
      targets.forEach((target, place) => solver.suggestValue(edits[target], numbers[place]));
      solver.updateVariables();
    },
    values: () => variables.map((variable) => variable.value()),
    clear() {
      solver = undefined;
    },
  };
}
