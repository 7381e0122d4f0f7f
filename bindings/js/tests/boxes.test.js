// Flows and grids: layouts that programs have, lengths, and what is refused.
import assert from "node:assert/strict";
import test from "node:test";
import { FlowView, GridView, KindError, OutOfRangeError, Scene, View, load } from "casement";

await load();

const room = () => new Scene({ size: [800, 600] });

/** Makes a box as large as the window, lays out, and returns the frames in the window by name. */
function filling(scene, box) {
  scene.rules(["H:|[box]|", "V:|[box]|"], { views: { box } });
  scene.layout();
  return Object.fromEntries([...scene.walk()].map(({ name, windowFrame: { x, y, width, height } }) => [name, [x, y, width, height]]));
}

test("a dashboard", () => {
  const scene = room();
  const page = scene.addGrid("page", {
    columns: "200 1fr 1fr", rows: "56 120 1fr", gap: 8, areas: "head head head / side a b / side main main" });
  const head = page.addFlow("head", { area: "head", gap: 12, align: "center", padding: { left: 16, right: 16 } });
  head.add("title", { intrinsic: [120, 24], grow: 1 });
  for (const name of ["search", "user"]) head.add(name, { intrinsic: [40, 40] });
  const side = page.addFlow("side", { flowDirection: "column", area: "side", gap: 4 });
  for (const name of ["home", "files", "trash"]) side.add(name, { intrinsic: [80, 32] });
  for (const name of ["a", "b", "main"]) page.add(name, { area: name });
  const frames = filling(scene, page);
  assert.deepEqual([frames.head, frames.side], [[0, 0, 800, 56], [0, 64, 200, 536]]);
  assert.deepEqual([frames.a, frames.b, frames.main], [[208, 64, 292, 120], [508, 64, 292, 120], [208, 192, 592, 408]]);
  assert.deepEqual([frames.title, frames.search, frames.user], [[16, 16, 664, 24], [692, 8, 40, 40], [744, 8, 40, 40]]);
  assert.deepEqual(frames.files, [0, 100, 200, 32]);
});

test("a list of cards that reflow", () => {
  const scene = room();
  const cards = scene.addGrid("cards", {
    columns: "repeat(auto-fill, minmax(160, 1fr))", gap: 12, padding: 12, alignTracks: "start" });
  for (let number = 0; number < 7; number++) {
    const card = cards.addFlow(`card${number}`, { flowDirection: "column" });
    card.add(`picture${number}`, { aspectRatio: 16 / 9 });
    card.add(`text${number}`, { intrinsic: [100, 20], outerMargins: 8 });
  }
  const frames = filling(scene, cards);
  const width = (800 - 24 - 3 * 12) / 4;
  const height = (width * 9) / 16 + 36;
  const near = (found, wanted) => found.forEach((number, index) => assert.ok(Math.abs(number - wanted[index]) < 1e-9, `${found}`));
  near(frames.card3, [12 + 3 * (width + 12), 12, width, height]);
  near(frames.card4, [12, 24 + height, width, height]);
  near(frames.text4, [20, 24 + height + (width * 9) / 16 + 8, width - 16, 20]);
  scene.resize(400, 600);
  scene.layout();
  assert.deepEqual([scene.find("card2").frame.x, scene.find("card1").frame.width], [12, (400 - 24 - 12) / 2]);
});

test("three panes", () => {
  const scene = room();
  const row = scene.addFlow("row");
  row.add("list", { width: "30%", minWidth: 200, maxWidth: 260 });
  const middle = row.addFlow("middle", { flowDirection: "column", grow: 1, minWidth: 0 });
  middle.add("bar", { height: 44 });
  middle.add("text", { grow: 1 });
  const details = row.add("details", { width: 180, shrink: 0 });
  const frames = filling(scene, row);
  assert.deepEqual([frames.list, frames.details], [[0, 0, 240, 600], [620, 0, 180, 600]]);
  assert.deepEqual([frames.bar, frames.text], [[240, 0, 380, 44], [240, 44, 380, 556]]);
  details.hidden = true;
  scene.resize(500, 600);
  scene.layout();
  assert.deepEqual(middle.frame, { x: 200, y: 0, width: 300, height: 600 });
});

test("boxes are found again by their ids", () => {
  const scene = room();
  const grid = scene.addGrid("grid");
  const flow = grid.addFlow("flow");
  const stacked = scene.addStack("stack").addFlow("stacked");
  assert.deepEqual(stacked.parent.views, [stacked]);
  scene._items.clear();
  assert.deepEqual([grid, flow, stacked].map(({ id }) => scene.item(id).constructor), [GridView, FlowView, FlowView]);
  assert.equal(scene.item(grid.add("cell").id).constructor, View);
});

test("a length is read back", () => {
  const scene = room();
  const child = scene.addFlow().add("child");
  for (const length of [12, -3.5, 0, "50%", "-12.5%", "auto"]) {
    child.outerMargins = length;
    assert.deepEqual(child.outerMargins, { top: length, left: length, bottom: length, right: length });
    child.outerMargins = { left: length };
    assert.deepEqual(child.outerMargins, { top: 0, left: length, bottom: 0, right: 0 });
  }
  for (const word of ["auto", "min-content", "max-content", "fit-content", "stretch"]) {
    child.set({ width: word, basis: "own-content" });
    assert.deepEqual([child.givenWidth, child.basis], [word, "own-content"]);
  }
});

test("a refused setting adds no child", () => {
  const scene = room();
  const flow = scene.addFlow("flow");
  for (const [settings, error, message] of [
    [{ width: "12px" }, TypeError, /^width: expected a number of points, .*, not "12px"; points are a number: 12$/],
    [{ width: "minContent" }, TypeError, /did you mean "min-content"\?$/],
    [{ width: "50 %" }, TypeError, /^width: expected/],
    [{ basis: null }, TypeError, /^basis: expected/],
    [{ width: -1 }, OutOfRangeError, /^width/],
    [{ grw: 1 }, TypeError, /did you mean "grow"\?$/],
    [{ alignSelf: "centre" }, TypeError, /^alignSelf: expected one of .*, not "centre"; did you mean "center"\?$/],
    [{ alignSelf: "space-between" }, TypeError, /did you mean "spaceBetween"\?$/],
    [{ outerMargins: { up: 3 } }, TypeError, /^outerMargins: unknown name "up"/],
    [{ outerMargins: { top: "wide" } }, TypeError, /^outerMargins.top: expected/],
    [{ column: 1.5 }, OutOfRangeError, /^column: expected a whole number/],
    [{ area: 3 }, TypeError, /^area: expected a text/],
    [{ spacingAfter: 3 }, KindError, /^spacingAfter: not arranged$/],
  ]) {
    assert.throws(() => flow.add("child", settings), { name: error.name, message }, JSON.stringify(settings));
    assert.deepEqual(flow.children, []);
  }
  for (const settings of [{ grow: 1 }, { isFree: true }]) {
    assert.throws(() => scene.add("view", settings), { name: "KindError", message: `${Object.keys(settings)[0]}: its parent is no box` });
  }
  assert.throws(() => scene.window.set({ maxWidth: 100 }), { name: "KindError", message: "maxWidth: the window and guides have none" });
});

test("dimensions outside boxes are constraints", () => {
  const scene = room();
  const page = scene.add("page", { width: "50%", height: 200 });
  const card = page.add("card", { intrinsic: [300, 20], maxWidth: "25%", minHeight: 40 });
  scene.rules(["page.left == superview.left", "page.top == superview.top", "card.left == page.left", "card.top == page.top"]);
  scene.layout();
  assert.deepEqual([card.frame.width, card.frame.height], [100, 40]);
  card.set({ maxWidth: "auto", aspectRatio: 4, minHeight: 0 });
  scene.layout();
  assert.deepEqual([card.frame.width, card.frame.height, card.maxWidth], [300, 75, "auto"]);
  card.maxWidth = 40;
  card.set({ minHeight: null, maxWidth: null });
  assert.deepEqual([card.minHeight, card.maxWidth], ["auto", "auto"]);
});

test("views move into a box and out of it, and constraints place free ones", () => {
  const scene = room();
  const row = scene.addFlow("row", { align: "start" });
  row.add("first", { intrinsic: [30, 30] });
  const card = scene.add("card", { intrinsic: [50, 20], minWidth: "10%" });
  card.move(row, 0);
  card.grow = 1;
  assert.deepEqual(filling(scene, row).card, [0, 0, 770, 20]);
  card.isFree = true;
  scene.rules(["card.right == row.right - 4", "card.top == row.top + 3"]);
  scene.layout();
  assert.deepEqual([card.isFree, card.grow, card.frame.x, card.frame.width], [true, 1, 716, 80]);
  card.move(scene.window, 0);
  assert.throws(() => { card.grow = 1; }, KindError);
  assert.equal(card.minWidth, "10%");
});

test("stacks and views with constraints are children", () => {
  const scene = room();
  const row = scene.addFlow("row", { gap: 10, align: "start" });
  const stack = row.addStack("stack", { axis: "vertical", spacing: 4 });
  stack.add("one", { intrinsic: [50, 20] });
  stack.add("two", { intrinsic: [70, 20] });
  const card = row.add("card", { grow: 1 });
  card.add("label", { intrinsic: [60, 20] });
  scene.rules(["H:|-8-[label]-8-|", "V:|-8-[label]-8-|"], { root: card });
  const frames = filling(scene, row);
  assert.deepEqual([frames.stack, frames.card], [[0, 0, 70, 44], [80, 0, 720, 36]]);
  assert.deepEqual([frames.two, frames.label], [[0, 24, 70, 20], [88, 8, 704, 20]]);
});

test("texts of a grid are kept", () => {
  const scene = room();
  const grid = scene.addGrid("grid", { columns: "100 1fr", areas: "head head / side main" });
  const cell = grid.add("cell", { area: "head" });
  for (const wrong of [{ columns: "1fr foo" }, { areas: "a b / b a" }, { areas: "a b / a" }]) {
    assert.throws(() => grid.set({ rows: "20", ...wrong }), { name: "RuleError", message: new RegExp(`^${Object.keys(wrong)[0]}`) });
  }
  assert.throws(() => cell.set({ area: "main", width: -1 }), OutOfRangeError);
  assert.throws(() => grid.set({ columns: "20", firstBaselineFromTop: NaN }));
  assert.deepEqual([grid.columns, grid.rows, grid.areas, cell.area], ["100 1fr", "", "head head / side main", "head"]);
  grid.set({ rows: "44 1fr", isDense: true });
  assert.deepEqual([grid.columns, grid.rows], ["100 1fr", "44 1fr"]);
});

test("the gap of a new grid is that of columns and rows", () => {
  const grid = room().addGrid("grid", { gap: 12, rowGap: "5%" });
  assert.deepEqual([grid.columnGap, grid.rowGap], [12, "5%"]);
});
