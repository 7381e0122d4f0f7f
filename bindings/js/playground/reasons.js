// Why a view is where it is: the constraints that determine it, what each of them counts for, and
// what moves when the view is dragged. All of it is asked of the library.
import { HIGH } from "casement";
import { figure } from "./dom.js";

const STEP = 10;

/** The numbers of an item, in the coordinates of a root, as anchors count them. */
function value(anchor, frames, root) {
  const node = frames.node(anchor.item);
  const base = frames.node(root);
  const left = node.left - base.left;
  const top = node.top - base.top;
  const isRight = node.item.rightToLeft;
  const values = {
    left, top, right: left + node.width, bottom: top + node.height, width: node.width, height: node.height,
    centerX: left + node.width / 2, centerY: top + node.height / 2,
    leading: isRight ? base.width - left - node.width : left,
    trailing: isRight ? base.width - left : left + node.width,
  };
  return values[anchor.attribute];
}

/** A constraint with numbers instead of anchors, as 88 = 80 + 8; "" where an anchor has no plain number. */
function numbers(constraint, frames, root) {
  const { first, second, relation, multiplier, constant } = constraint;
  const left = value(first, frames, root);
  const right = second ? value(second, frames, root) : 0;
  if (left === undefined || right === undefined) return "";
  const product = second ? `${multiplier === 1 ? "" : `${figure(multiplier)} \u00d7 `}${figure(right)}` : "";
  const sign = constant < 0 ? "\u2212" : "+";
  const sum = !second ? figure(constant) : constant ? `${product} ${sign} ${figure(Math.abs(constant))}` : product;
  return `${figure(left)} ${{ "==": "=", "<=": "\u2264", ">=": "\u2265" }[relation]} ${sum}`;
}

/** How far a frame is from another, by the names of its numbers. */
function difference(a, b) {
  return Object.fromEntries(["x", "y", "width", "height"].map((name) => [name, b[name] - a[name]])
    .filter(([, change]) => Math.abs(change) > 1e-6));
}

/** How a view moves for each point that the constant of a constraint grows; null if the caller cannot set it. */
function influence(scene, item, constraint) {
  let edit = null;
  try {
    const { constant } = constraint;
    edit = scene.edit(constraint);
    const before = item.exactFrame;
    edit.suggestView(constant + 1);
    const change = difference(before, item.exactFrame);
    edit.suggestView(constant);
    return change;
  } catch (error) {
    if (!("status" in error)) throw error;
    return null;
  } finally {
    edit?.end();
  }
}

/** The constraints that determine a view along an axis. */
export function reasons(rules, frames, item, axis) {
  const { scene, root, lineOf } = rules;
  const [place, size] = axis === "horizontal" ? ["x", "width"] : ["y", "height"];
  return item.constraintsAffecting(axis).map((constraint) => {
    const change = influence(scene, item, constraint);
    return {
      constraint, line: lineOf.get(constraint.id) ?? 0, text: String(constraint).replace(" @1000", ""),
      numbers: numbers(constraint, frames, root),
      effect: change && { place: change[place] ?? 0, size: change[size] ?? 0 },
    };
  });
}

/** What moves when an item is dragged along an axis: views, and how far each for one point of the pointer. */
export function dragged(rules, frames, item, axis) {
  const { scene } = rules;
  const before = new Map(frames.views.map((node) => [node.id, node.item.exactFrame]));
  const anchor = axis === "horizontal" ? item.left : item.top;
  const begin = before.get(item.id)[axis === "horizontal" ? "x" : "y"];
  const edit = scene.edit(anchor, HIGH);
  const moved = [];
  try {
    edit.suggestView(begin + STEP);
    for (const { id, name, item: view } of frames.views) {
      const change = difference(before.get(id), view.exactFrame);
      if (Object.keys(change).length) {
        moved.push({ id, name, change: Object.fromEntries(Object.entries(change).map(([key, number]) => [key, number / STEP])) });
      }
    }
  } finally {
    edit.end();
    scene.layoutView();
    frames.refresh();
  }
  return moved;
}

/** An animation of a drag by hand: what the user pulls a view to, as strongly as content holds its size. */
export class Pull {
  constructor(scene, item) {
    this._edits = [scene.edit(item.left, HIGH), scene.edit(item.top, HIGH)];
    this._scene = scene;
  }

  to(x, y) {
    this._edits[0].suggestView(x);
    this._edits[1].suggestView(y);
  }

  end() {
    for (const edit of this._edits) edit.end();
    this._scene.layoutView();
  }
}
