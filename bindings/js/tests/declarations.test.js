// The declarations name exactly what the classes have, as the compiler of TypeScript reads them.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test from "node:test";
import * as casement from "casement";

const require = createRequire(import.meta.url);
const typescript = require(process.env.TYPESCRIPT ?? "typescript");

/** What the language calls, and no program. */
const HIDDEN = new Set(["constructor", "toJSON"]);

/** The public names of a class: of its prototype and those before, up to what is not ours. */
function names(kind) {
  const found = new Set();
  for (let each = kind.prototype; each && each !== Object.prototype && each !== Error.prototype; each = Object.getPrototypeOf(each)) {
    for (const name of Object.getOwnPropertyNames(each)) if (!HIDDEN.has(name) && !name.startsWith("_")) found.add(name);
  }
  return found;
}

/** What constructors set, as TypeScript declares it. */
const OWN = new Set([
  "scene", "id", "library", "controller", "constraints", "conflicts", "text", "item", "multiplier", "constant", "variables",
  "points", "length", "exports", "status", "line", "column", "kind", "name", "message", "stack", "cause",
]);

test("declarations and classes have the same names", () => {
  const file = require.resolve("casement").replace(/\.js$/, ".d.ts");
  const program = typescript.createProgram([file], {
    strict: true, target: typescript.ScriptTarget.ES2022, module: typescript.ModuleKind.Node16,
    moduleResolution: typescript.ModuleResolutionKind.Node16,
  });
  const checker = program.getTypeChecker();
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
  const values = symbols.filter((symbol) => {
    const target = symbol.flags & typescript.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return target.flags & typescript.SymbolFlags.Value;
  });
  assert.deepEqual(values.map((symbol) => symbol.name).sort(), Object.keys(casement).sort());
  let count = 0;
  for (const symbol of values) {
    const target = symbol.flags & typescript.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!(target.flags & typescript.SymbolFlags.Class)) continue;
    const declared = checker.getDeclaredTypeOfSymbol(target).getProperties().map((property) => property.name)
      .filter((name) => !name.startsWith("__"));
    const real = names(casement[symbol.name]);
    const inherited = (name) => OWN.has(name) && !real.has(name);
    assert.deepEqual(declared.filter((name) => !inherited(name)).sort(),
      [...real].filter((name) => !(symbol.name === "Library" && !declared.includes(name))).sort(), symbol.name);
    count++;
  }
  assert.ok(count > 40);
});
