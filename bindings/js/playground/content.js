// Content of views: what a text measures, and where its lines break.
//
// The library measures no text; it asks a function of the program. This one asks the browser, with
// the font in which the picture shows the text.

const context = document.createElement("canvas").getContext("2d");
export const FONT = "system-ui, sans-serif";
const SIZE = 17;
const widths = new Map();

function width(text) {
  if (!widths.has(text)) {
    context.font = `${SIZE}px ${FONT}`;
    widths.set(text, context.measureText(text).width);
  }
  return widths.get(text);
}

/** The lines of a text in a width, and the font size; without a width as one line. */
export function lines(text, textSize, available = Infinity) {
  const found = [];
  for (const word of text.split(/\s+/)) {
    const joined = found.length ? `${found[found.length - 1]} ${word}` : word;
    if (found.length && width(joined) * textSize <= available + 0.01) found[found.length - 1] = joined;
    else found.push(word);
  }
  return { lines: found, size: SIZE * textSize };
}

const LONGEST = 40;

/** What people call a view: its text, in quotation marks, or its name if it has none. */
export function called(name, text) {
  if (text === undefined) return name;
  return `\u201c${text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}\u2026` : text}\u201d`;
}

/** The measure function of a view with a text. */
export function measuring(text) {
  return ({ width: available, textSize }) => {
    const { lines: found, size } = lines(text, textSize, available ?? Infinity);
    const widest = Math.max(0, ...found.map((line) => width(line) * textSize));
    return {
      width: Math.ceil(widest * 2) / 2, height: Math.ceil(found.length * size * 1.25),
      firstBaseline: size, lastBaseline: size * 0.25,
    };
  };
}
