// The settings that the page of boxes edits: a name, what the page calls it, and its kind. The kind of a choice is the list of
// its words; the first one is the default.

const ALONG = ["automatic", "start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly"];
const ACROSS = ["automatic", "start", "center", "end", "stretch", "baseline"];
const TRACKS = ["automatic", "start", "center", "end", "stretch", "spaceBetween", "spaceAround", "spaceEvenly"];

const flow = [
  ["flowDirection", "Direction", ["row", "rowReverse", "column", "columnReverse"]],
  ["wrap", "Wrap", ["none", "lines", "reverse", "balanced", "balancedReverse"]],
  ["justify", "Along a line", ALONG], ["align", "Across a line", ACROSS], ["alignLines", "Lines", TRACKS],
  ["gap", "Gap", "length"], ["lineGap", "Gap of lines", "length"], ["padding", "Padding", "length"],
];
const grid = [
  ["columns", "Columns", "text"], ["rows", "Rows", "text"], ["areas", "Areas", "text"],
  ["autoColumns", "More columns", "text"], ["autoRows", "More rows", "text"],
  ["flow", "Fill", ["horizontal", "vertical"]], ["isDense", "Fill holes", "flag"],
  ["justify", "In columns", ACROSS], ["align", "In rows", ACROSS], ["justifyTracks", "All columns", TRACKS], ["alignTracks", "All rows", TRACKS],
  ["columnGap", "Gap of columns", "length"], ["rowGap", "Gap of rows", "length"], ["padding", "Padding", "length"],
];
const every = [
  ["contentWidth", "Content width", "number"], ["contentHeight", "Content height", "number"],
  ["width", "Width", "length"], ["height", "Height", "length"],
  ["minWidth", "Min width", "length"], ["maxWidth", "Max width", "length"], ["minHeight", "Min height", "length"], ["maxHeight", "Max height", "length"],
  ["aspectRatio", "Aspect ratio", "number"], ["outerMargins", "Margins", "length"], ["alignSelf", "Across, or in rows", ACROSS],
];

/** Settings of a box, by its kind. */
export const ofBox = { flow, grid };

/** Settings of a child, by the kind of the box. */
export const ofChild = {
  flow: [["grow", "Grow", "number"], ["shrink", "Shrink", "number"], ["basis", "Basis", "length"], ...every],
  grid: [["area", "Area", "text"], ["column", "Column", "number"], ["columnSpan", "Column span", "number"], ["row", "Row", "number"],
    ["rowSpan", "Row span", "number"], ["justifySelf", "In columns", ACROSS], ...every],
};

/** The value of what was typed; undefined for nothing, which is the default. */
export function valueOf(kind, typed) {
  const text = typed.trim();
  if (text === "" || (Array.isArray(kind) && text === kind[0])) return undefined;
  if (kind === "number" || (kind === "length" && Number.isFinite(Number(text)))) return Number(text);
  return text;
}

/** The settings of a child as the client takes them. */
export function given({ name, contentWidth = 60, contentHeight = 28, ...settings }) {
  return { intrinsic: [contentWidth, contentHeight], ...settings };
}

/** A word as people read it: space between for spaceBetween. */
export function readable(word) {
  return word.replace(/([A-Z])/g, " $1").toLowerCase();
}
