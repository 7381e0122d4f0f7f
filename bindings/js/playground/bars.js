// What status bar, navigation bar, toolbar and keyboard look like.
import { set, svg, say } from "./dom.js";

/** The group of a part that is drawn anew when its size changed. */
function inside(part, key, make) {
  if (part.insideKey !== key) {
    part.insideKey = key;
    part.drawn?.remove();
    part.drawn = part.group.appendChild(svg("g", {}, ...make()));
  }
  return part.drawn;
}

export function fillStatusBar(part, { x, y, width, height }, zoom) {
  const { item } = part.node;
  part.group.classList.toggle("opaque", item.isOpaque);
  part.group.classList.toggle("white", item.isTextWhite);
  const size = Math.min(12 * zoom, height * 0.62);
  const drawn = inside(part, `${width} ${height}`, () => {
    if (height < 7) return [];
    const middle = height - 10 * zoom; // also where a cutout is above
    const battery = { x: width - 29 * zoom, y: middle - 4.5 * zoom, width: 19 * zoom, height: 9 * zoom };
    return [
      svg("text", { class: "clock", x: 12 * zoom, y: middle + size * 0.36, "font-size": size }, "9:41"),
      svg("rect", { class: "battery", ...battery, rx: 2.2 * zoom }),
      svg("rect", { class: "charge", x: battery.x + 1.8 * zoom, y: battery.y + 1.8 * zoom, width: 12 * zoom,
        height: 5.4 * zoom, rx: 1 * zoom }),
    ];
  });
  set(drawn, { transform: `translate(${x} ${y})` });
}

/** The bar reaches up under the status bar as far as its effective height is more than its own. */
export function fillNavigationBar(part, { x, y, width, height }, zoom) {
  const above = Math.max(0, part.node.item.effectiveHeight * zoom - height);
  const up = Math.min(above, Math.max(0, y));
  part.group.classList.toggle("none", height < 1);
  set(part.shape, { y: y - up + 0.5, height: Math.max(0, height + up - 1) });
  const size = Math.min(16 * zoom, height * 0.4);
  const drawn = inside(part, `${width} ${height}`, () => [
    svg("path", { class: "back", d: chevron(14 * zoom, height / 2, 6 * zoom) }),
    svg("text", { class: "title", x: width / 2, y: height / 2 + size * 0.36, "font-size": size }),
  ]);
  say(drawn.querySelector("text"), height > 12 ? part.title : "");
  set(drawn, { transform: `translate(${x} ${y})`, class: part.title ? null : "none" });
}

function chevron(x, y, size) {
  return `M${x + size * 0.6} ${y - size}L${x - size * 0.4} ${y}L${x + size * 0.6} ${y + size}`;
}

export function fillToolbar(part, { x, y, width, height }, zoom) {
  part.group.classList.toggle("none", height < 1);
  const drawn = inside(part, `${width} ${height}`, () => [0.1, 0.37, 0.63, 0.9].map((place, index) => {
    const [cx, cy, radius] = [place * width, height / 2, 7 * zoom];
    return index < 2
      ? svg("path", { class: "glyph", d: chevron(cx, cy, index ? -radius : radius) })
      : svg("rect", { class: "glyph", x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius, rx: index === 2
        ? radius : 2 });
  }));
  set(drawn, { transform: `translate(${x} ${y})` });
}

/** Rows of keys: how many, and how many widths of a key they begin further in. */
const ROWS = [["qwertyuiop", 0], ["asdfghjkl", 0.5], ["zxcvbnm", 1.5]];

export function fillKeyboard(part, { x, y, width, height }, zoom) {
  const drawn = inside(part, `${width} ${height}`, () => keys(width, height, zoom));
  set(drawn, { transform: `translate(${x} ${y})` });
}

function keys(width, height, zoom) {
  if (height < 30) return [];
  const across = width / 10;
  const down = height / 4;
  const gap = Math.min(3, across * 0.1);
  const key = (column, row, size = 1) => svg("rect", {
    class: "key", x: column * across + gap, y: row * down + 2 * gap, width: size * across - 2 * gap, height: down - 4 * gap,
      rx: 4 * zoom,
  });
  const size = Math.min(across, down) * 0.42;
  const letters = ROWS.flatMap(([text, begin], row) => [...text].flatMap((letter, column) => [
    key(begin + column, row),
    svg("text", { class: "letter", x: (begin + column + 0.5) * across, y: (row + 0.5) * down + size * 0.32,
      "font-size": size }, letter),
  ]));
  return [...letters, key(0, 2, 1.4), key(8.6, 2, 1.4), key(0, 3, 2.4), key(2.4, 3, 5.2), key(7.6, 3, 2.4)];
}
