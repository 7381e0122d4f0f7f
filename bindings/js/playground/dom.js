// Elements of HTML and SVG.

const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

/** Sets attributes; null and false remove one. */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  return element;
}

function filled(element, attributes, children) {
  set(element, attributes);
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const html = (name, attributes = {}, ...children) => filled(document.createElement(name), attributes, children);
export const svg = (name, attributes = {}, ...children) => filled(document.createElementNS(SVG, name), attributes, children);

/** Sets a text, if it is another one: live regions then speak only what is new. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A number as people write it: at most two decimals, and a real minus. */
export function figure(number) {
  const rounded = Math.round(number * 100) / 100;
  return String(rounded === 0 ? 0 : rounded).replace("-", "\u2212");
}

/** Copies a text, and says so on a button for a moment. Resolves to whether it was copied. */
export async function copied(button, text, failed = "Not copied") {
  const label = (button.dataset.label ??= button.textContent);
  const isCopied = (await navigator.clipboard?.writeText(text).then(() => true, () => false)) ?? false;
  say(button, isCopied ? "Copied" : failed);
  setTimeout(() => say(button, label), 2500);
  return isCopied;
}

/** A function that calls another one at most once in each frame. */
export function eachFrame(body) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      body();
    });
  };
}

/** A function that calls another one when it was not called for some milliseconds. */
export function settled(milliseconds, body) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(body, milliseconds);
  };
}

export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
