import type { Relation } from "./choices.js";
import { Handle } from "./handle.js";
import type { Library } from "./library.js";
import type { Path } from "./paths.js";
import type { ValueView } from "./reports.js";
import type { Statistics } from "./settings.js";

export type Term = readonly [variable: number, coefficient: number];

export interface Row {
  terms: readonly Term[];
  relation: Relation;
  constant: number;
  /** 1 to 1000; default REQUIRED. */
  priority?: number;
  /** Default 1. */
  weight?: number;
}

export interface SolverOptions {
  /** All soft rows share one priority, and only weights decide between them. */
  weightsOnly?: boolean;
  /**
   * Among equally good answers the sum of all violations without weights is least, then the sum of violations times the
   * age of their rows, then times the square of the age: older rows mostly win. With this option the second sum is
   * greatest, and newer rows mostly win.
   */
  newerWins?: boolean;
  /** Default: the first one that was loaded. */
  library?: Library;
}

/** Linear equations and inequalities. Variables, rows and edits are numbers. */
export class Solver extends Handle {
  constructor(options?: SolverOptions);
  /** Adds a variable with value 0. */
  addVariable(name?: string): number;
  addVariables(count: number): number[];
  /** Removes a variable that no row and no edit uses. */
  removeVariable(variable: number): void;
  name(variable: number): string;

  /** Adds the row terms (relation) constant, which the next solve() applies. */
  add(terms: readonly Term[], relation: Relation, constant: number, priority?: number, weight?: number): number;
  /** Adds many rows, all or none. */
  addRows(rows: readonly Row[]): number[];
  /** Adds a row and solves; throws a ConflictError with the rows that it conflicts with. */
  tryAdd(terms: readonly Term[], relation: Relation, constant: number, priority?: number, weight?: number): number;
  /** A row as it was stated, with all edits since. */
  row(row: number): Required<Row>;
  remove(row: number): void;
  removeRows(rows: ArrayLike<number>): void;
  setConstant(row: number, constant: number): void;
  setConstants(rows: ArrayLike<number>, constants: ArrayLike<number>): void;
  setPriority(row: number, priority: number): void;
  setWeight(row: number, weight: number): void;

  /** Brings the values up to date. Returns false if required rows conflict. */
  solve(): boolean;
  /** The most steps of each later call; 0, the default, for no limit. */
  stepLimit: number;
  /** The value as of the last solve; NaN for a removed variable. */
  value(variable: number): number;
  values(variables: ArrayLike<number>): Float64Array;
  /** Does what values() does, without a copy: valid until the next call of it, and close(). */
  valuesView(variables: ArrayLike<number>): Float64Array;
  /** The variables whose values changed since the last report. */
  changes(): [variable: number, value: number][];
  /** Does what changes() does, without copies: valid until the next call. */
  changesView(): ValueView;
  /** Minimal sets of rows that cannot hold together; the dropped row of each comes first. At most `limit` of them. */
  conflicts(limit?: number): number[][];
  isAmbiguous(variable: number): boolean;
  /** All ambiguous variables, or the first `limit`: then no more are looked for. */
  ambiguous(limit?: number): number[];
  violation(row: number): number;

  /** Begins an edit of a variable: adds a soft row for its value, which suggest() changes. */
  editVariable(variable: number, priority?: number, weight?: number): number;
  /** Begins an edit of the constant of a row. */
  editConstant(row: number): number;
  /** Sets an edit, solves, and returns the changed variables, also where required rows conflict. */
  suggest(edit: number, value: number): [variable: number, value: number][];
  /** Does what suggest() does, without copies: valid until the next call. */
  suggestView(edit: number, value: number): ValueView;
  /** Sets several edits and solves once. */
  suggestAll(values: Iterable<readonly [edit: number, value: number]>): [variable: number, value: number][];
  /** Does what suggestAll() does, without copies: valid until the next call. */
  suggestAllView(values: Iterable<readonly [edit: number, value: number]>): ValueView;
  /** Sets an edit and solves; the changes stay for the next report. Returns false if required rows conflict. */
  setEdit(edit: number, value: number): boolean;
  /**
   * Solves and returns the range in which all values are linear functions of the number of the edit. While a required
   * row is dropped, it is the present number alone, since the row may hold at the next one.
   */
  editRange(edit: number): [low: number, high: number];
  endEdit(edit: number): void;
  /**
   * Moves an edit to a target and returns the path of all values. Throws a ConflictError if required rows contradict
   * each other at the target; the edit is then unchanged. If they do at the start or on the way, the rest of the path
   * is a straight line to the values at the target.
   */
  path(edit: number, target: number): Path;

  statistics(): Statistics;
  /** Verifies the last solve from the rows alone. */
  check(): void;
  /** A number that solvers in the same state share. */
  readonly digest: bigint;
  /** Variables, rows and basis as text. */
  dump(): string;
}
