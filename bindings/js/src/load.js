// Loading the module: from beside this file, from a URL, or from bytes.
import { NotLoadedError } from "./error.js";
import { Library } from "./library.js";

let loading;
let loaded;

/** The library that scenes and solvers use unless they are given another. */
export function given(library) {
  if (library !== undefined) {
    if (!(library instanceof Library)) throw new TypeError("library: expected what load() returns");
    return library;
  }
  if (!loaded) throw new NotLoadedError("casement is not loaded: call `await load()` first");
  return loaded;
}

export async function load(source) {
  if (source === undefined) {
    loading ??= instantiate(new URL("../casement.wasm", import.meta.url)).catch((error) => {
      loading = undefined;
      throw error;
    });
    const library = await loading;
    loaded ??= library;
    return library;
  }
  const library = await instantiate(await source);
  loaded ??= library;
  return library;
}

async function instantiate(source) {
  if (source instanceof WebAssembly.Module) return new Library(await WebAssembly.instantiate(source, {}));
  const { instance } = await instantiateBytes(source);
  return new Library(instance);
}

async function instantiateBytes(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.instantiate(source, {});
  const response = typeof Response === "function" && source instanceof Response ? source : await opened(source);
  if (!(response instanceof Uint8Array)) {
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    return WebAssembly.instantiate(await response.arrayBuffer(), {});
  }
  return WebAssembly.instantiate(response, {});
}

/** The response for a URL; in node the bytes for a URL of a file, which its fetch() does not read. */
async function opened(source) {
  const base = globalThis.document?.baseURI ?? globalThis.location?.href;
  const url = source instanceof URL ? source : new URL(source, base);
  if (url.protocol === "file:" && typeof process === "object" && process.versions?.node && !globalThis.Deno) {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  return fetch(url);
}
