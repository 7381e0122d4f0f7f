import type { Curve as CurveWord } from "./words.js";

export * from "./words.js";
export type Edge = "top" | "left" | "bottom" | "right";
/** A curve of animations, or the number of one that scene.defineCurve() defines. */
export type Curve = CurveWord | number;
