// The workloads of Benchmarks/source that have an edit, for solvers in JavaScript: variables,
// rows, edits from the start, and the states that the edits go through. Rows and levels are those
// of the C++ files.

const REQUIRED = { priority: 1000, weight: 1 };

class Program {
  variables = 0;
  rows = [];
  live = [];
  targets = [];
  states = [];

  variable() {
    return this.variables++;
  }

  add(terms, relation, constant, level = REQUIRED) {
    this.rows.push({ terms, relation, constant, level });
  }

  equal(terms, constant, level) {
    this.add(terms, "==", constant, level);
  }

  atLeast(terms, constant, level) {
    this.add(terms, ">=", constant, level);
  }

  atMost(terms, constant, level) {
    this.add(terms, "<=", constant, level);
  }

  hold(variable, level, value) {
    this.live.push({ variable, level, value });
    return this.live.length - 1;
  }

  suggest(targets, states) {
    this.targets = targets;
    this.states = states;
  }
}

/** Boxes side by side, all of one width, each with its centre. */
function chain(n) {
  const gap = 8;
  const box = 40;
  const size = n * (box + gap) - gap;
  const program = new Program();
  const container = program.variable();
  const edge = program.hold(container, { priority: 900, weight: 1 }, size);
  let last, lastWidth;
  for (let i = 0; i < n; i++) {
    const [left, width, right, centre] = [0, 0, 0, 0].map(() => program.variable());
    if (i === 0) program.equal([[left, 1]], 0);
    else program.equal([[left, 1], [last, -1]], gap);
    program.equal([[right, 1], [left, -1], [width, -1]], 0);
    program.equal([[centre, 1], [left, -1], [width, -0.5]], 0);
    if (i > 0) program.equal([[width, 1], [lastWidth, -1]], 0);
    last = right;
    lastWidth = width;
  }
  program.equal([[container, 1], [last, -1]], 0);
  program.suggest([edge], [[size], [size + n], [size + 3 * n], [size - n]]);
  return program;
}

const TABLE = {
  held: { priority: 900, weight: 1 },
  buttonResists: { priority: 750, weight: 1 },
  labelResists: { priority: 740, weight: 1 },
  rowHugs: { priority: 500, weight: 1 },
  buttonHugs: { priority: 260, weight: 1 },
  labelHugs: { priority: 251, weight: 1 },
  fieldHugs: { priority: 240, weight: 1 },
};

/** A settings screen: every row has a label, a field and a button between the edges. */
function table(n) {
  const program = new Program();
  const container = program.variable();
  const edge = program.hold(container, TABLE.held, 400);
  let above;
  for (let i = 0; i < n; i++) {
    const [top, height, label, labelWidth, field, fieldWidth, button, buttonWidth] =
      Array.from({ length: 8 }, () => program.variable());
    const text = 40 + ((i * 37) % 64);
    if (above) program.equal([[top, 1], [above.top, -1], [above.height, -1]], 1);
    else program.equal([[top, 1]], 64);
    program.atLeast([[height, 1]], 20);
    program.equal([[height, 1]], 44 + (i % 5), TABLE.rowHugs);
    program.equal([[label, 1]], 16);
    program.atLeast([[labelWidth, 1]], text, TABLE.labelResists);
    program.atMost([[labelWidth, 1]], text, TABLE.labelHugs);
    program.equal([[field, 1], [label, -1], [labelWidth, -1]], 8);
    program.atLeast([[fieldWidth, 1]], 60);
    program.atMost([[fieldWidth, 1]], 100, TABLE.fieldHugs);
    program.equal([[button, 1], [field, -1], [fieldWidth, -1]], 8);
    program.atLeast([[buttonWidth, 1]], 60, TABLE.buttonResists);
    program.atMost([[buttonWidth, 1]], 60, TABLE.buttonHugs);
    program.equal([[container, 1], [button, -1], [buttonWidth, -1]], 16);
    above = { top, height };
  }
  program.suggest([edge], [[400], [410], [433], [420]]);
  return program;
}

/** Nested boxes, four in each, turned from level to level. */
function tree(n) {
  const [tall, narrow] = [4096, 3072];
  const held = { priority: 900, weight: 1 };
  const program = new Program();
  const boxes = Array.from({ length: n }, () => {
    const sides = [0, 1].map(() => [program.variable(), program.variable(), program.variable()]);
    return { start: sides.map(([start]) => start), size: sides.map(([, size]) => size), end: sides.map(([, , end]) => end) };
  });
  const measure = (box) => {
    for (const axis of [0, 1]) {
      program.equal([[box.end[axis], 1], [box.start[axis], -1], [box.size[axis], -1]], 0);
      program.atLeast([[box.size[axis], 1]], 0);
    }
  };
  const [root] = boxes;
  const width = program.hold(root.size[0], held, narrow);
  const height = program.hold(root.size[1], held, tall);
  program.equal([[root.start[0], 1]], 0);
  program.equal([[root.start[1], 1]], 0);
  measure(root);
  const depth = [0];
  for (let i = 1; i < n; i++) {
    const parentIndex = (i - 1) >> 2;
    depth[i] = depth[parentIndex] + 1;
    placeBox(program, boxes, i, (depth[i] - 1) % 2);
    measure(boxes[i]);
  }
  program.suggest([width, height], [[narrow, tall], [tall, narrow]]);
  return program;
}

function placeBox(program, boxes, i, along) {
  const across = 1 - along;
  const [box, parent, before] = [boxes[i], boxes[(i - 1) >> 2], boxes[i - 1]];
  program.equal([[box.start[across], 1], [parent.start[across], -1]], 1);
  program.equal([[box.end[across], 1], [parent.end[across], -1]], -1);
  if ((i - 1) % 4 === 0) {
    program.equal([[box.start[along], 1], [parent.start[along], -1]], 1);
  } else {
    program.equal([[box.start[along], 1], [before.end[along], -1]], 1);
    program.equal([[box.size[along], 1], [before.size[along], -1]], 0);
  }
  if ((i - 1) % 4 === 3 || i + 1 === boxes.length) program.equal([[box.end[along], 1], [parent.end[along], -1]], -1);
}

/** Rows as high as their content, stacked; the height of the middle one is edited. */
function list(n) {
  const held = { priority: 900, weight: 1 };
  const content = { priority: 500, weight: 1 };
  const contentHeight = (i) => 40 + ((i * 29) % 50);
  const middle = n >> 1;
  const program = new Program();
  const rows = [];
  for (let i = 0; i < n; i++) {
    const [top, height] = [program.variable(), program.variable()];
    if (i === 0) program.equal([[top, 1]], 0);
    else program.equal([[top, 1], [rows[i - 1].top, -1], [rows[i - 1].height, -1]], 0);
    rows.push({ top, height });
  }
  const total = program.variable();
  program.equal([[total, 1], [rows[n - 1].top, -1], [rows[n - 1].height, -1]], 0);
  let live = 0;
  rows.forEach(({ height }, i) => {
    program.atLeast([[height, 1]], 20);
    if (i === middle) {
      const measured = program.variable();
      live = program.hold(measured, held, contentHeight(i));
      program.equal([[height, 1], [measured, -1]], 0, content);
    } else {
      program.equal([[height, 1]], contentHeight(i), content);
    }
  });
  const high = contentHeight(middle);
  program.suggest([live], [[high], [high + 6], [high + 20], [high - 3]]);
  return program;
}

export const workloads = { chain, table, tree, list };
