/** All values while an edit moves: straight lines between breakpoints. Nothing later changes it. */
export class Path {
  private constructor();
  /** The variables that move anywhere on it. */
  readonly variables: readonly number[];
  /** The number of the edit at each breakpoint, start and target included, and the values there. */
  readonly points: readonly { readonly number: number; readonly values: readonly number[] }[];
  /** The values at a number of the edit, in the order of `variables`. */
  sample(number: number): number[];
}
