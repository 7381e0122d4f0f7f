import type { Library } from "./library.js";

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** The solver's own numbers since it was made; `bytes` is what it holds now. */
export interface Statistics {
  readonly variables: number;
  readonly constraints: number;
  readonly terms: number;
  readonly active: number;
  readonly blocks: number;
  readonly largestBlock: number;
  readonly pivots: number;
  readonly flips: number;
  readonly factorisations: number;
  readonly streamed: number;
  readonly structural: number;
  readonly bytes: number;
  readonly allocations: number;
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
