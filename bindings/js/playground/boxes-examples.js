// Boxes to begin with.

const named = (names, settings = () => ({})) => names.map((name, index) => ({ name, ...settings(name, index) }));
const AREAS = ["head", "side", "users", "sales", "load", "chart", "list"];

export const boxExamples = [
  { name: "Tags that wrap", width: 420, height: 260, box: { kind: "flow",
    settings: { wrap: "lines", gap: 8, lineGap: 8, padding: 12, alignLines: "start" },
    children: named(["lake", "train", "mountains", "boat", "rain", "more"], (name) => ({
      contentWidth: 30 + 9 * name.length, ...(name === "more" ? { grow: 1 } : {}) })) } },
  { name: "Dashboard", width: 640, height: 420, box: { kind: "grid",
    settings: { columns: "140 repeat(3, 1fr)", rows: "48 80 1fr", areas: "head head head head / side users sales load / side chart chart list",
      columnGap: 12, rowGap: 12, padding: 12 },
    children: named(AREAS, (name) => ({ area: name })) } },
  { name: "Cards", width: 480, height: 360, box: { kind: "grid",
    settings: { columns: "repeat(auto-fill, minmax(130, 1fr))", autoRows: "90", columnGap: 12, rowGap: 12, padding: 12 },
    children: named(["one", "two", "three", "four", "five"]) } },
  { name: "Three panes", width: 720, height: 420, box: { kind: "flow",
    settings: { gap: 8 },
    children: [{ name: "folders", basis: 150, shrink: 0 }, { name: "messages", basis: 230, minWidth: 160 }, { name: "text", basis: 0, grow: 1, minWidth: 240 }] } },
  { name: "A bar", width: 480, height: 160, box: { kind: "flow",
    settings: { align: "start", gap: 8, padding: 12 },
    children: [{ name: "logo" }, { name: "search", grow: 1, maxWidth: 220 }, { name: "help", outerMargins: 0 }] } },
];
