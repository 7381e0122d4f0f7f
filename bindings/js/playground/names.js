// What people call the views of a storyboard or xib: by their texts, as the document has them.

const WORDS = { label: "label", button: "button", textField: "text field", textView: "text view", searchBar: "search bar",
  segmentedControl: "segmented control", imageView: "image", tableView: "table", switch: "switch", slider: "slider" };
const TEXTS = ["text", "placeholder", "title"];
const LONGEST = 40;

/** The first text in an element of a document; "" without one. */
function textOf(element) {
  const given = TEXTS.map((name) => element.getAttribute(name)).find(Boolean);
  const inside = [...element.children].find((child) => (child.tagName === "string" && child.getAttribute("key") === "text") ||
    (child.tagName === "state" && child.getAttribute("key") === "normal"));
  const found = given || inside?.getAttribute("title") || inside?.textContent.trim() || element.getAttribute("userLabel") || "";
  const text = found.replace(/\s+/g, " ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}\u2026` : text;
}

/** The views with a text, by their ids: the text, and a name as label “Title”. Of other files there are none. */
export function namesIn({ name, bytes }) {
  if (!/\.(storyboard|xib)$/i.test(name)) return new Map();
  const document = new DOMParser().parseFromString(new TextDecoder().decode(bytes), "application/xml");
  const named = [...document.querySelectorAll("[id]")].map((element) => [element, textOf(element)]).filter(([, text]) => text);
  return new Map(named.map(([element, text]) =>
    [element.id, { text, name: `${WORDS[element.tagName] ?? "view"} \u201c${text}\u201d` }]));
}
