// Marks over a picture: what a constraint or an inset is about, conflicts, ambiguity.
//
// A mark is an object in coordinates of the window:
//   { kind: "distance", axis, at, from, to, text }   a line with ends from one number to another
//   { kind: "band", rect, text }                     an inset: a hatched part of a view
//   { kind: "edge", axis, at, from, to }             an edge on which a constraint acts
//   { kind: "frame", rect, tone }                    an outline: selected, moved, conflict
//   { kind: "open", rect, axis }                     an ambiguous view: hatched, with arrows
import { svg } from "./dom.js";

const MAKERS = { distance, band, edge, frame, open };

export function drawMarks(drawing, group, marks) {
  group.replaceChildren(...marks.flatMap((mark) => MAKERS[mark.kind](drawing, mark)));
}

const across = (axis, along, other) => (axis === "vertical" ? [other, along] : [along, other]);

function distance(drawing, { axis, at, from, to, text, tone = "lit" }) {
  const [x1, y1] = across(axis, from, at).map((each, place) => each * drawing.zoom + [drawing.x, drawing.y][place]);
  const [x2, y2] = across(axis, to, at).map((each, place) => each * drawing.zoom + [drawing.x, drawing.y][place]);
  const [tx, ty] = axis === "vertical" ? [4, 0] : [0, 4];
  const line = svg("path", {
    class: `distance ${tone}`,
    d: `M${x1} ${y1}L${x2} ${y2}M${x1 - tx} ${y1 - ty}L${x1 + tx} ${y1 + ty}M${x2 - tx} ${y2 - ty}L${x2 + tx} ${y2 + ty}`,
  });
  if (!text) return [line];
  return [line, ...tag(drawing, axis === "vertical" ? x1 + 8 : (x1 + x2) / 2, axis === "vertical" ? (y1 + y2) / 2 : y1 - 12, text,
    axis === "vertical" ? "start" : "middle", tone)];
}

/** A text on a filled ground, inside the picture. */
function tag(drawing, x, y, text, anchor = "middle", tone = "lit") {
  const width = text.length * 6.7 + 10;
  const most = drawing.bounds?.width ?? Infinity;
  let left = anchor === "start" ? x : x - width / 2;
  left = Math.max(2, Math.min(left, most - width - 2));
  return [
    svg("rect", { class: `tag ${tone}`, x: left, y: y - 8.5, width, height: 17, rx: 3 }),
    svg("text", { class: `tag-text ${tone}`, x: left + width / 2, y: y + 4 }, text),
  ];
}

function band(drawing, { rect, text }) {
  const box = drawing.rect(rect);
  if (box.height < 0.5 || box.width < 0.5) return [];
  const shape = svg("rect", { class: "band", ...box });
  // At the right, where bars have no title.
  return text ? [shape, ...tag(drawing, box.x + box.width - text.length * 3.35 - 12, box.y + box.height / 2, text)] : [shape];
}

function edge(drawing, { axis, at, from, to }) {
  const [x1, y1] = across(axis === "vertical" ? "horizontal" : "vertical", from, at);
  const [x2, y2] = across(axis === "vertical" ? "horizontal" : "vertical", to, at);
  const a = drawing.rect({ left: x1, top: y1, width: 0, height: 0 });
  const b = drawing.rect({ left: x2, top: y2, width: 0, height: 0 });
  return [svg("path", { class: "edge", d: `M${a.x} ${a.y}L${b.x} ${b.y}` })];
}

function frame(drawing, { rect, tone }) {
  const { x, y, width, height } = drawing.rect(rect);
  return [svg("rect", { class: `outline ${tone}`, x: x + 1, y: y + 1, width: Math.max(0, width - 2),
    height: Math.max(0, height - 2), rx: 2 })];
}

function open(drawing, { rect, axis }) {
  const box = drawing.rect(rect);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = axis === "horizontal" ? [1, 0] : [0, 1];
  const reach = Math.max(14, (axis === "horizontal" ? box.width : box.height) / 2 + 6);
  const tip = (sign) => {
    const [ex, ey] = [x + sign * dx * reach, y + sign * dy * reach];
    return `M${ex} ${ey}l${-sign * dx * 5 - dy * 3.5} ${-sign * dy * 5 - dx * 3.5}M${ex} ${ey}l${-sign * dx * 5 + dy * 3.5} ${-sign * dy * 5 + dx * 3.5}`;
  };
  return [
    svg("rect", { class: "open", x: box.x - 1, y: box.y - 1, width: Math.max(3, box.width + 2),
      height: Math.max(3, box.height + 2) }),
    svg("path", { class: "open-arrow",
      d: `M${x - dx * reach} ${y - dy * reach}L${x + dx * reach} ${y + dy * reach}${tip(1)}${tip(-1)}` }),
  ];
}
