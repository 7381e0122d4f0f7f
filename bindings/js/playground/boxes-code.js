// The box of the page as a complete program in C, Python or JavaScript, which prints the frames of its children.
import { given, ofBox, ofChild } from "./boxes-settings.js";

const quoted = JSON.stringify;
const upper = (word) => word.replace(/([A-Z])/g, "_$1").toUpperCase();
const under = (word) => upper(word).toLowerCase();
const RULES = ["H:|[box]|", "V:|[box]|"];

function kindsOf(box) {
  return { box: new Map(ofBox[box.kind].map(([name, , kind]) => [name, kind])), child: new Map(ofChild[box.kind].map(([name, , kind]) => [name, kind])) };
}

function inPython({ box, width, height }) {
  const kinds = kindsOf(box);
  const written = (name, value, known) => {
    if (name === "intrinsic") return `(${value.join(", ")})`;
    if (value === true) return "True";
    return Array.isArray(known.get(name)) ? quoted(under(value)) : quoted(value);
  };
  const values = (settings, known) => Object.entries(settings).map(([name, value]) => `${under(name)}=${written(name, value, known)}`);
  return [
    "from casement import Scene", "", `with Scene(size=(${width}, ${height})) as scene:`,
    `    box = scene.window.add_${box.kind}(${["\"box\"", ...values(box.settings, kinds.box)].join(", ")})`,
    ...box.children.map((child) => `    box.add(${[quoted(child.name), ...values(given(child), kinds.child)].join(", ")})`),
    `    scene.rules(${RULES.map(quoted).join(", ")})`, "    scene.layout()", "    for view in box.children:", "        print(view.name, view.frame)", "",
  ].join("\n");
}

function inJavaScript({ box, width, height }) {
  const values = (settings) => `{ ${Object.entries(settings).map(([name, value]) => `${name}: ${name === "intrinsic" ? `[${value.join(", ")}]` : quoted(value)}`).join(", ")} }`;
  return [
    "import { load, Scene } from \"casement\";", "", "await load();", `const scene = new Scene({ size: [${width}, ${height}] });`,
    `const box = scene.add${box.kind === "flow" ? "Flow" : "Grid"}("box", ${values(box.settings)});`,
    ...box.children.map((child) => `box.add(${quoted(child.name)}, ${values(given(child))});`),
    `scene.rules([${RULES.map(quoted).join(", ")}]);`, "scene.layout();",
    "for (const { name, frame: { x, y, width, height } } of box.children) {", "  console.log(`${name} (${x}, ${y}, ${width}, ${height})`);", "}", "",
  ].join("\n");
}

const DIMENSIONS = new Set(["width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "aspectRatio"]);
const MEMBERS = { flowDirection: "direction", outerMargins: "margins" };

/** A length in C. */
function lengthInC(value) {
  if (typeof value === "number") return `(cas_length){${value}, CAS_POINTS}`;
  if (value.endsWith("%")) return `(cas_length){${value.slice(0, -1)}, CAS_PERCENT}`;
  return `(cas_length){0, CAS_${value.replaceAll("-", "_").toUpperCase()}}`;
}

function wordInC(name, word) {
  if (name === "flowDirection" || name === "flow") return `CAS_${upper(word)}`;
  return `${name === "wrap" ? "CAS_WRAP" : "CAS_BOX"}_${upper(word)}`;
}

/** The lines that read a struct of settings, change members and set it again. */
function changedInC(group, view, settings, known) {
  const lines = Object.entries(settings).map(([name, value]) => {
    const member = `${group}.${MEMBERS[name] ?? under(name)}`;
    const kind = known.get(name);
    if (name === "padding" || name === "outerMargins") return `    ${member} = (cas_lengths){${Array(4).fill(lengthInC(value)).join(", ")}};`;
    if (kind === "length") return `    ${member} = ${lengthInC(value)};`;
    if (Array.isArray(kind)) return `    ${member} = ${wordInC(name, value)};`;
    return `    ${member} = ${value === true ? 1 : quoted(value)};`;
  });
  return lines.length ? [`    cas_${group}_get(scene, ${view}, &${group});`, ...lines, `    cas_${group}_set(scene, ${view}, &${group});`] : [];
}

function inC({ box, width, height }) {
  const kinds = kindsOf(box);
  const children = box.children.map((child, index) => {
    const { intrinsic, ...settings } = given(child);
    const of = (isDimension) => Object.fromEntries(Object.entries(settings).filter(([name]) => DIMENSIONS.has(name) === isDimension));
    return [
      `    views[${index}] = cas_scene_add_view(scene, box, CAS_PLAIN, ${quoted(child.name)});`,
      `    cas_view_set_intrinsic(scene, views[${index}], ${intrinsic.join(", ")});`,
      ...changedInC("boxed", `views[${index}]`, of(false), kinds.child), ...changedInC("dimensions", `views[${index}]`, of(true), kinds.child),
    ];
  });
  const body = [
    ...changedInC(box.kind, "box", box.settings, kinds.box), ...children.flat(),
    `    cas_scene_add_rules(scene, (const char *[]){${RULES.map(quoted).join(", ")}}, 2);`,
  ];
  const structs = [box.kind, "boxed", "dimensions"].filter((group) => body.some((line) => line.includes(`&${group}`)));
  return [
    "#include <casement.h>", "#include <stdio.h>", "", "int main(void) {", "    cas_scene *scene = cas_scene_new(&(cas_scene_options){",
    `        .size = sizeof(cas_scene_options), .width = ${width}, .height = ${height}}, NULL);`,
    `    cas_item box = cas_scene_add_${box.kind}(scene, CAS_WINDOW, "box"), views[${Math.max(1, box.children.length)}];`,
    ...structs.map((group) => `    cas_${group}_settings ${group} = {.size = sizeof ${group}};`), ...body,
    "    cas_scene_layout_if_needed(scene, NULL, NULL);", `    for (int i = 0; i < ${box.children.length}; i++) {`,
    "        cas_rect frame = cas_item_frame(scene, views[i]);",
    "        printf(\"%s (%g, %g, %g, %g)\\n\", cas_item_name(scene, views[i]), frame.x, frame.y, frame.width, frame.height);",
    "    }", "    cas_scene_free(scene);", "}", "",
  ].join("\n");
}

const WRITERS = { c: inC, python: inPython, js: inJavaScript };

/** The program in a language. `shown` has the box, and the width and height of the window. */
export const boxProgram = (shown, language) => WRITERS[language](shown);
