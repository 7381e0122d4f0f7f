import type { FaultKind } from "./choices.js";
import type { Constraint } from "./constraints.js";
import type { Conflict } from "./reports.js";

/** The base of all errors of the library. A failed call changes nothing. */
export class CasementError extends Error {
  /** The cas_status; 0 for an error of this client. */
  readonly status: number;
  /** Where in a rule the fault is, from 1; 0 for errors that are not about a rule. */
  readonly line: number;
  readonly column: number;
  readonly kind: FaultKind;
  /** The constraints of a scene, or rows of a solver, that a refused one conflicts with; empty for other errors. */
  readonly constraints: readonly (Constraint | number)[];
  /** The conflicts of a layout with `throwConflicts`; empty for other errors. */
  readonly conflicts: readonly Conflict[];
}

/** A scene or solver was made before load() had finished. */
export class NotLoadedError extends CasementError {}
/** The scene or solver is closed. */
export class ClosedError extends CasementError {}
