// What makes the difference between two generations: a sentence, the constraint or the inset, and
// marks that light it in the picture. All numbers are those of the moment that is shown.
import { figure as exact, html } from "./dom.js";

/** In motion one decimal is enough. */
const figure = (number) => exact(Math.round(number * 10) / 10);
const b = (number) => html("b", {}, figure(number));

function vertical(node, from, to, text, place = 0.5) {
  return { kind: "distance", axis: "vertical", at: node.left + node.width * place, from, to, text };
}

const insetsText = (name, { top, left, bottom, right }) => `${name}.insets = ${[top, left, bottom, right].map(figure).join(", ")}`;

/** An edge of a view, as far as it is in the window. */
function edge(node, at) {
  let { parent: window } = node;
  while (window.parent) window = window.parent;
  return { kind: "edge", axis: "vertical", at, from: Math.max(0, node.left), to: Math.min(window.width, node.left + node.width) };
}

/** The insets of a scroll view at top and bottom, as parts of its frame. */
function insetBands(node, insets) {
  return [
    { kind: "band", rect: { left: node.left, top: node.top, width: node.width, height: insets.top }, text: insets.top >= 18
      ? `top ${figure(insets.top)}` : "" },
    { kind: "band", rect: { left: node.left, top: node.top + node.height - insets.bottom, width: node.width,
      height: insets.bottom },
      text: insets.bottom >= 18 ? `bottom ${figure(insets.bottom)}` : "" },
  ];
}

function chat(screen, frames) {
  const list = frames.node(screen.messages);
  const input = frames.node(screen.input);
  const insets = screen.messages.shownInsets;
  if (screen.can("contentUnderlapsBars")) {
    const rest = insets.bottom - input.height;
    const over = [...(list.top < 0.5 ? ["bars"] : []), "input row", ...(screen.isTyping ? ["keyboard"] : [])];
    const [last] = over.slice(-1);
    const covering = over.length > 1 ? `${over.slice(0, -1).join(", ")} and ${last}` : last;
    const top = insets.top > 0.5 ? [b(insets.top), " at the top, "] : [];
    const below = screen.isTyping ? "the keyboard\u2019s " : "the safe area\u2019s ";
    return {
      text: ["The list keeps its height of ", b(list.height), ` and lies under ${covering}, which become insets: `, ...top,
        b(insets.bottom), " at the bottom",
        ...(rest > 0.5 ? [", the input row\u2019s ", b(input.height), ` and ${below}`, b(rest)] : [", the input row"]), "."],
      marks: [...insetBands(list, insets), edge(list, list.top + list.height)],
    };
  }
  return {
    text: ["The list ends where the input row begins. ", screen.isTyping
      ? "The keyboard lifts the row, and the list is down to " : "Its height is ", b(list.height),
      screen.isTyping ? "; nothing is under the keyboard, so no inset is needed." : "; no inset is needed."],
    marks: [edge(list, list.top + list.height), vertical(list, list.top, list.top + list.height, `height ${figure(list.height)}`)],
  };
}

function editor(screen, frames) {
  const root = frames.node(screen.root);
  const label = frames.node(screen.label);
  const distance = label.top - root.top;
  const marks = [edge(root, root.top), vertical(label, root.top, label.top, figure(distance), 0.6)];
  if (root.top < 0.5 && screen.bars > 0) {
    return {
      text: ["The view begins at the top of the window, under the bars, so the constant is 20 and the ", b(screen.bars),
        " that status bar and navigation bar cover: ",
        b(distance), ". All other views hang on this label; one constant moves them."],
      marks,
    };
  }
  return {
    text: ["The view begins below the bars, at ", b(root.top), ", so the constant loses their height, and ", b(distance),
      " is left. All other views hang on this label; one constant moves them."],
    marks,
  };
}

function browser(screen, frames) {
  const page = frames.node(screen.scroll);
  const insets = screen.scroll.shownInsets;
  const { bar } = screen.navigation;
  const now = bar.effectiveHeight;
  const isSmall = now < screen.full.bar - 0.5;
  const bars = isSmall ? ["The navigation bar has shrunk from ", b(screen.full.bar), " to ", b(now), ", the toolbar is away"]
    : ["The bars are shown"];
  if (screen.can("contentUnderlapsBars") && page.top < 0.5) {
    return {
      text: [...bars, ". The page keeps its height of ", b(page.height), "; the insets follow: ", b(insets.top),
        " at the top, ", b(insets.bottom), " at the bottom."],
      rule: insetsText("page", insets),
      marks: [...insetBands(page, insets), edge(page, page.top + page.height)],
    };
  }
  return {
    text: [...bars, ". The page lies between the bars and has no insets: its frame changes, it begins at ", b(page.top),
      " and is ", b(page.height), " high."],
    marks: [edge(page, page.top), edge(page, page.top + page.height),
      vertical(page, page.top, page.top + page.height, `height ${figure(page.height)}`)],
  };
}

function container(screen, frames) {
  const root = frames.node(screen.root);
  const box = frames.node(screen.box);
  const bar = frames.node(screen.navigation.bar);
  const distance = box.top - root.top;
  const marks = [edge(box, box.top),
    ...(bar.height < 1 ? [] : [vertical(bar, bar.top, bar.top + bar.height, `bar ${figure(bar.height)}`, 0.14)])];
  if (screen.can("statusBarOverlaps") && screen.status > 0) {
    return {
      text: ["The status bar lies over the app, so the box begins ", b(distance),
        " lower, with black above. Its bar does not touch the top of the window and is ",
        b(bar.height), " high instead of ", b(bar.height + screen.status), "."],
      marks: [...marks, vertical(box, root.top, box.top, figure(distance), 0.06)],
    };
  }
  return {
    text: [root.top > 0.5 ? ["The view of the container begins below the opaque status bar, at ", b(root.top)]
      : ["No status bar lies over the app"],
      ". The box begins at its top, with a constant of ", b(distance), "; the bar is ", b(bar.height), " high."].flat(),
    marks,
  };
}

const kinds = { chat, editor, browser, container };

/** The explanation of a screen as it is shown: pieces of a sentence, the rule, marks. */
export function explain(kind, screen, frames) {
  return { rule: String(screen.rule).replace(" @1000", ""), ...kinds[kind](screen, frames) };
}
