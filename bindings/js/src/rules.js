// Rules: constraints as text.
import { CAS_FORMAT_EXTENDED } from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";

const OPTIONS = ["metrics", "views", "root", "alignment", "direction", "extended"];

const textOf = (rules) => {
  if (typeof rules !== "string" && !Array.isArray(rules)) {
    throw new TypeError(`rules: expected a text or an array of texts, not ${check.shown(rules)}`);
  }
  if (typeof rules === "string") return rules;
  const wrong = rules.findIndex((rule) => typeof rule !== "string");
  if (wrong >= 0) throw new TypeError(`rules[${wrong}]: expected a text, not ${check.shown(rules[wrong])}`);
  return rules.join("\n");
};

/** Adds rules and returns their constraints. */
export function addRules(scene, rules, given) {
  const { metrics = {}, views = {}, root, alignment = [], direction = "inherited", extended = false } =
    check.options(given, OPTIONS);
  const { library } = scene;
  return library.using(() => {
    const named = (entries, argument, member, value) => entries.map(([name, each]) => ({
      name: library.placeText(name, argument), [member]: value(each, `${argument}[${check.shown(name)}]`),
    }));
    const numbers = named(Object.entries(metrics), "metrics", "value", check.finite);
    const items = named(Object.entries(views), "views", "item", (view, argument) => scene._own(view, argument));
    const options = library.placeStructs("cas_format_options", [{
      flags: check.flag(extended, "extended") * CAS_FORMAT_EXTENDED,
      alignment: [alignment].flat().reduce((sum, word) => sum | (1 << choices.attribute.number(word, "alignment")), 0),
      direction: choices.direction.number(direction),
      root: root === undefined ? 0 : scene._own(root, "root"),
      metrics: library.placeStructs("cas_metric", numbers),
      metric_count: numbers.length,
      views: library.placeStructs("cas_named_item", items),
      view_count: items.length,
    }]);
    return scene._added("cas_scene_add_format", library.placeText(textOf(rules), "rules"), options);
  });
}

/** The names in rules, with the places of their first characters. */
export function ruleNames(scene, rules, given) {
  const { extended = false } = check.options(given, ["extended"]);
  const { library } = scene;
  return library.using(() => scene._structs("cas_rule_name", "cas_scene_rule_names",
    library.placeText(textOf(rules), "rules"), check.flag(extended, "extended") * CAS_FORMAT_EXTENDED)
    .map(({ text, line, column, kind }) => ({ name: library.text(text), line, column, kind: choices.ruleNameKind.word(kind) })));
}
