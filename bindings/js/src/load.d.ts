import type { Library } from "./library.js";

/** Where the module comes from: a URL, a response, bytes, or a compiled module. */
export type Source = string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module;

/**
 * Loads the module, from beside the package or from a source. What was loaded first is the default of
 * scenes and solvers. Without a source the module is loaded once, and later calls return the same library.
 * A text is a URL; in a page it may be relative to the page.
 */
export function load(source?: Source | Promise<Source>): Promise<Library>;
