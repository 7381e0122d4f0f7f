import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import test from "node:test";
import { Scene, load, version } from "casement";

const file = createRequire(import.meta.url).resolve("casement/casement.wasm");
const bytes = await readFile(file);
const described = JSON.parse(await readFile(process.env.CASEMENT_DESCRIPTION, "utf8"));

test("the module has no imports, and exports every function of the header", async () => {
  const module = await WebAssembly.compile(bytes);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const functions = WebAssembly.Module.exports(module).filter(({ kind }) => kind === "function").map(({ name }) => name);
  assert.deepEqual(functions.sort(), [...Object.keys(described.functions), "free", "malloc", "realloc"].sort());
  const others = WebAssembly.Module.exports(module).filter(({ kind }) => kind !== "function").map(({ name }) => name);
  assert.deepEqual(others.sort(), ["__indirect_function_table", "memory"]);
});

test("each function has the parameters that its declaration says", async () => {
  const { exports } = await load(bytes);
  for (const [name, { result, parameters }] of Object.entries(described.functions)) {
    assert.equal(exports[name].length, parameters.length + (result in described.structs ? 1 : 0), name);
  }
});

test("the versions agree", async () => {
  const library = await load(bytes);
  assert.equal(library.version, version);
  assert.equal(version, described.version);
  const manifest = JSON.parse(await readFile(createRequire(import.meta.url).resolve("casement/package.json"), "utf8"));
  assert.equal(manifest.version, version);
});

test("the module is loaded from bytes, a module, a URL, a response, and once without a source", async () => {
  const response = new Response(bytes, { headers: { "content-type": "application/wasm" } });
  const sources = [bytes, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), await WebAssembly.compile(bytes),
                   new URL(`file://${file}`), `file://${file}`, response, Promise.resolve(bytes)];
  for (const source of sources) {
    const library = await load(source);
    const scene = new Scene({ size: [1, 2], library });
    scene.layout();
    assert.equal(scene.window.frame.height, 2);
  }
  assert.equal(await load(), await load());
  await assert.rejects(load(new Response("", { status: 404, statusText: "Not Found" })), /404 Not Found/);
  await assert.rejects(load("casement.wasm"), TypeError);
  await assert.rejects(load(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), /ABI version undefined; this client needs version 0/);
});

test("libraries are apart", async () => {
  const [one, other] = await Promise.all([load(bytes), load(bytes)]);
  const scene = new Scene({ size: [1, 1], library: one });
  const count = other.exports.memory.buffer;
  scene.add("x");
  assert.notEqual(one.exports.memory.buffer, count);
  assert.notEqual(one.exports.memory, other.exports.memory);
});
