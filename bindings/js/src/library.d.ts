import type { Functions } from "./abi.js";

/** A loaded module. Scenes and solvers of different modules do not share memory. */
export class Library {
  private constructor();
  /** The functions of the C interface; include/casement.h is the manual. */
  readonly exports: Functions;
  /** The version of the library, as "0.1.0". */
  readonly version: string;
}
