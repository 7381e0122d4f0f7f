import type { Library } from "./library.js";

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** What scenes and solvers have in common: memory of the module, which close() frees. */
export class Handle {
  protected constructor();
  readonly library: Library;
  readonly closed: boolean;
  /** Frees its memory at once; the garbage collector does otherwise. Calling it again does nothing. */
  close(): void;
  /** Calls close(): for `using`. */
  [Symbol.dispose](): void;
}
