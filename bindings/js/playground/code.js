// The rules of the page as a complete program in C, Python or JavaScript. It prints the frames of the picture: it adds
// the same views with the same sizes of content, and the same rules.
import { Scene } from "casement";
import { measuring } from "./content.js";

/** The languages: a word for the address, and what the user reads. */
export const languages = [["c", "C"], ["python", "Python"], ["js", "JavaScript"]];

const number = (value) => String(Math.round(value * 100) / 100);
const upper = (word) => word.replace(/([A-Z])/g, "_$1").toUpperCase();
const under = (word) => upper(word).toLowerCase();
const quoted = JSON.stringify;

/** The content of a view: its natural width, and the height of its text at its present width. */
function contentOf({ item, width }, texts, textSize) {
  const text = texts.get(item.id);
  if (text === undefined) return { size: item.intrinsic, about: "" };
  const measure = measuring(text);
  const natural = measure({ width: null, textSize });
  const { height } = measure({ width: Math.min(width, natural.width), textSize });
  return { size: [natural.width, height], about: quoted(text) };
}

/** Whether rules need the extensions of formats. */
function needsExtensions(names, lines) {
  const scene = new Scene({ size: [320, 480] });
  try {
    const views = Object.fromEntries(names.map((name) => [name, scene.add(name)]));
    for (const line of lines) {
      try {
        scene.rules(line, { views });
      } catch {
        if (isFineExtended(scene, line, views)) return true;
      }
    }
    return false;
  } finally {
    scene.close();
  }
}

function isFineExtended(scene, line, views) {
  try {
    scene.rules(line, { views, extended: true });
    return true;
  } catch {
    return false;
  }
}

/** What a program has to say, in no language yet. */
function described(page) {
  const { rules, frames, state } = page;
  const lines = state.rules.split("\n").map((line) => line.trim()).filter((line) => line && !line.startsWith("//"));
  const views = rules.root.children.filter(({ name, kind }) => name && kind === "plain")
    .map((item) => ({ name: item.name, ...contentOf(frames.node(item), rules.contents, rules.scene.textSize) }));
  const names = [...views.map(({ name }) => name), "safe_area", "keyboard_guide", "top_guide", "bottom_guide"];
  return {
    lines, views, isExtended: needsExtensions(names, lines), namesSafeArea: lines.some((line) => /\bsafe_area\b/.test(line)),
    size: [frames.window.width, frames.window.height].map(number), profile: state.profile, device: state.device,
    deviceIndex: Object.keys(page.store.devices).indexOf(state.device), hasBar: state.bar, showsKeyboard: state.typing,
    orientation: state.profile && state.lying ? "landscapeRight" : "", direction: state.rightToLeft ? "rightToLeft" : "",
    idiom: state.device.startsWith("iPad") ? "pad" : "",
  };
}

const inC = (text) => quoted(text).replaceAll("*/", "*\\/");
const lengthInC = (length) => (length === null ? "CAS_NO_METRIC" : number(length));

function c(told) {
  const scene = [
    `        .size = sizeof(cas_scene_options), .width = ${told.size[0]}, .height = ${told.size[1]}`,
    told.profile && `        .profile = CAS_PROFILE_${told.profile.toUpperCase()}`,
    told.idiom && "        .idiom = CAS_PAD",
    told.orientation && `        .orientation = CAS_${upper(told.orientation)}`,
    told.direction && `        .direction = CAS_${upper(told.direction)}`,
  ].filter(Boolean).join(",\n");
  const parent = told.hasBar ? "page" : "CAS_WINDOW";
  const add = ({ name, size, about }) => {
    const made = `cas_scene_add_view(scene, ${parent}, CAS_PLAIN, ${inC(name)})`;
    if (size.every((length) => length === null)) return `    ${made};`;
    const remark = about && ` /* ${about.replaceAll("*/", "* /")} */`;
    return `    item = ${made};${remark}\n    cas_view_set_intrinsic(scene, item, ${size.map(lengthInC).join(", ")});`;
  };
  const needsOptions = told.isExtended || (told.namesSafeArea && !told.profile);
  const options = [
    "        .size = sizeof(cas_format_options)",
    told.isExtended && "        .flags = CAS_FORMAT_EXTENDED",
    told.namesSafeArea && !told.profile && '        .views = &(cas_named_item){"safe_area", CAS_WINDOW}, .view_count = 1',
  ].filter(Boolean).join(",\n");
  return [
    `#include <${told.profile ? "casement/screen.h" : "casement.h"}>`,
    "#include <stdio.h>",
    "",
    "int main(void) {",
    `    cas_scene *scene = cas_scene_new(&(cas_scene_options){\n${scene}}, NULL);`,
    told.device !== "" && `    cas_device device;\n    cas_device_get(${told.deviceIndex}, &device); /* ${told.device} */\n` +
      "    cas_scene_set_device(scene, &device);",
    told.hasBar && "    cas_controller bars = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);\n" +
      '    cas_item page = cas_controller_view(scene, cas_navigation_push(scene, bars, "page"));',
    told.views.some(({ size }) => size.some((length) => length !== null)) && "    cas_item item;",
    ...told.views.map(add),
    told.namesSafeArea && told.profile !== "" && `    cas_view_safe_area(scene, ${parent}); /* which rules call safe_area */`,
    ...(needsOptions
      ? ["    const char *rules =", ...told.lines.map((line, place) => `        ${inC(`${line}\n`)}${place + 1 < told.lines.length ? "" : ";"}`),
        `    cas_format_options options = {\n${options}};`,
        "    if (cas_scene_add_format(scene, rules, &options, NULL, NULL) != CAS_OK)"]
      : ["    const char *rules[] = {", ...told.lines.map((line) => `        ${inC(line)},`), "    };",
        `    if (cas_scene_add_rules(scene, rules, ${told.lines.length}) != CAS_OK)`]),
    "        puts(cas_scene_last_error(scene));",
    told.showsKeyboard && "    cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0, CAS_CURVE_KEYBOARD);",
    "    const cas_change *changes;",
    "    size_t count;",
    "    cas_scene_layout_if_needed(scene, &changes, &count);",
    "    for (size_t i = 0; i < count; i++)",
    '        printf("%s (%g, %g, %g, %g)\\n", cas_item_name(scene, changes[i].item), changes[i].frame.x,',
    "               changes[i].frame.y, changes[i].frame.width, changes[i].frame.height);",
    "    cas_scene_free(scene);",
    "}",
  ];
}

function python(told) {
  const given = [
    `size=(${told.size.join(", ")})`, told.profile && `profile="${told.profile}"`, told.idiom && `idiom="${told.idiom}"`,
    told.orientation && `orientation="${under(told.orientation)}"`, told.direction && `direction="${under(told.direction)}"`,
  ].filter(Boolean).join(", ");
  const parent = told.hasBar ? "page" : "scene";
  const add = ({ name, size, about }) => {
    if (size.every((length) => length === null)) return `    ${parent}.add(${quoted(name)})`;
    const lengths = size.map((length) => (length === null ? "None" : number(length))).join(", ");
    return `    ${parent}.add(${quoted(name)}, intrinsic=(${lengths}))${about && `  # ${about}`}`;
  };
  const area = told.profile ? `${told.hasBar ? "page" : "scene.window"}.safe_area` : "scene.window";
  const options = [told.isExtended && ", extended=True", told.namesSafeArea && `, views={"safe_area": ${area}}`].filter(Boolean);
  return [
    "from casement import Scene",
    "",
    `with Scene(${given}) as scene:`,
    told.device !== "" && `    scene.set_device("${told.device}")`,
    told.hasBar && '    page = scene.navigation().push("page").view',
    ...told.views.map(add),
    '    scene.rules("""',
    ...told.lines.map((line) => `        ${line.replaceAll("\\", "\\\\")}`),
    `    """${options.join("")})`,
    told.showsKeyboard && "    scene.keyboard.show(duration=0)",
    "    for item, frame in scene.layout():",
    "        print(item.name, frame)",
  ];
}

function js(told) {
  const given = [
    `size: [${told.size.join(", ")}]`, told.profile && `profile: "${told.profile}"`, told.idiom && `idiom: "${told.idiom}"`,
    told.orientation && `orientation: "${told.orientation}"`, told.direction && `direction: "${told.direction}"`,
  ].filter(Boolean).join(", ");
  const parent = told.hasBar ? "page" : "scene";
  const add = ({ name, size, about }) => {
    if (size.every((length) => length === null)) return `${parent}.add(${quoted(name)});`;
    const lengths = size.map((length) => (length === null ? "null" : number(length))).join(", ");
    return `${parent}.add(${quoted(name)}, { intrinsic: [${lengths}] });${about && `  // ${about}`}`;
  };
  const area = told.profile ? `${told.hasBar ? "page" : "scene.window"}.safeArea` : "scene.window";
  const options = [told.isExtended && "extended: true", told.namesSafeArea && `views: { safe_area: ${area} }`].filter(Boolean);
  return [
    'import { load, Scene } from "casement";',
    "",
    "await load();",
    `const scene = new Scene({ ${given} });`,
    told.device !== "" && `scene.setDevice("${told.device}");`,
    told.hasBar && 'const page = scene.navigation().push("page").view;',
    ...told.views.map(add),
    "scene.rules(`",
    ...told.lines.map((line) => `  ${line.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${")}`),
    `\`${options.length ? `, { ${options.join(", ")} }` : ""});`,
    told.showsKeyboard && "scene.keyboard.show({ duration: 0 });",
    "for (const { item, frame } of scene.layout()) {",
    "  console.log(`${item.name} (${frame.x}, ${frame.y}, ${frame.width}, ${frame.height})`);",
    "}",
  ];
}

const WRITERS = { c, python, js };

/** The program for the page of rules in a language. */
export function program(page, language) {
  return `${WRITERS[language](described(page)).filter((line) => typeof line === "string").join("\n")}\n`;
}
