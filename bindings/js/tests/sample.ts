// A program in TypeScript: it compiles with every check of the compiler, and what it must not say is an error.
import {
  CasementError, ConflictError, REQUIRED, Scene, Solver, load,
  type Anchor, type Change, type Constraint, type Device, type GridView, type Length, type Measurement, type Rect, type StackView,
  type ValueView, type ViewSettings,
} from "casement";
import { CAS_OK, structs } from "casement/abi";

const library = await load(new URL("casement.wasm", "https://example.org/"));
const version: string = library.version;
const status: number = library.exports.cas_abi_version();
const small: boolean = status === CAS_OK && structs["cas_rect"]?.size === 32;

const scene = new Scene({ size: [320, 480], profile: "ios7", scale: 2, library });
const page = scene.navigation("stack").push("page");
const row: StackView = page.view.addStack("row", { axis: "vertical", spacing: 8, distribution: "equalSpacing" });
const title = row.add("title", { intrinsic: [null, 21] });
const anchor: Anchor = title.top;
const gap: Constraint = row.top.equal(page.topGuide.bottom, 20, { priority: 750, identifier: "gap" });
gap.constant += 4;
anchor.atLeast(row.top.times(0.5).plus(8), { active: false });
const rules: Constraint[] = scene.rules(["H:|-[row]-|", "V:[row(>=high)]"], { metrics: { high: 40 }, views: { row } });
row.set({ spacing: 4, horizontalHugging: 300 });
title.spacingAfter = null;
const { margins, direction }: ViewSettings = title;
page.edges = [...page.edges, "top"];
title.move(row, 0);
title.measure = (request) => [null, request.width === null ? null : 2000 / request.width];
title.measure = ({ width, textSize }): Measurement => ({ width: width ?? 80 * textSize, height: 20, firstBaseline: 15 });
const changes: Change[] = scene.layout({ throwConflicts: true });
for (const { item, frame } of changes) {
  const { x, width }: Rect = frame;
  item.name = `${item.name} ${x + width}`;
}
const view = scene.layoutView();
const first: number = view.length ? view.width(0) + view.id(0) : 0;
const device: Device = { width: 320, height: 640, portrait: { top: 20 } };
scene.setDevice(device);
const moving = scene.animate({ duration: 0.3, curve: "easeOut" }, () => scene.keyboard.show({ height: 216 }));
for (const { time, changes: moved } of moving.frames(60)) if (time > 0.3) moved.pop();
title.data = 7;
const list = row.addScroll("list", { grow: 1 });
list.set({ width: "50%", grow: 2, minHeight: null, spacingAfter: 4, horizontalHugging: 300, followsKeyboard: false });
list.givenWidth = null;
const given: Length = list.givenHeight;
scene.commit();
const data: bigint = title.data;

const solver = new Solver();
const [left = 0, right = 0] = solver.addVariables(2);
solver.addRows([{ terms: [[right, 1], [left, -1]], relation: "==", constant: 100, priority: REQUIRED }]);
const report: ValueView = solver.suggestView(solver.editVariable(left), 10);
const all: Float64Array = solver.values([left, right]);

try {
  solver.tryAdd([[left, 1]], "<=", 5);
} catch (error) {
  if (error instanceof ConflictError) error.constraints.length.toFixed();
  else if (error instanceof CasementError && error.kind === "syntax") error.line.toFixed();
}
solver.close();
scene[Symbol.dispose]();

// @ts-expect-error A frame cannot be set.
title.frame = { x: 0, y: 0, width: 0, height: 0 };
// @ts-expect-error A layout computes it.
title.effectiveMargins = margins;
// @ts-expect-error No such setting.
row.set({ gap: 8 });
// @ts-expect-error No such word.
new Scene({ profile: "ios5" });
// @ts-expect-error No such option.
row.add("name", { intrinsics: [1, 2] });
// @ts-expect-error An anchor or a number.
title.top.equal("20");
// @ts-expect-error Constraints come from a scene.
new (gap.constructor as typeof Constraint)();

const cards: GridView = page.view.addGrid("cards", { columns: "repeat(auto-fill, minmax(160, 1fr))", gap: 12, padding: { top: "5%" } });
const card = cards.addFlow("card", { flowDirection: "column", wrap: "lines", padding: 8, grow: 1, width: "50%", outerMargins: { left: "auto" } });
card.padding = 12;
card.padding = { ...card.padding, top: 4 };
const half: Length = card.givenWidth;
card.set({ minWidth: half, aspectRatio: 16 / 9, area: "head", alignSelf: "center" });
// @ts-expect-error Points are numbers.
card.set({ width: "12px" });
// @ts-expect-error An anchor cannot be set.
card.width = 12;

export { all, data, direction, first, report, rules, small, version };
