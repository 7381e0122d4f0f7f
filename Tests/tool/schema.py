"""docs/scene.schema.json accepts the scenes of the repository, and of looks those that the tool reads. Supports the part of
JSON Schema that it uses."""

import glob
import json
import os
import re
import subprocess

TYPES = {
    "object": dict, "array": list, "string": str, "boolean": bool, "number": (int, float), "integer": int,
    "null": type(None),
}
# Values of the members of a look; each is tried with each kind of look.
VALUES = {
    "style": ["", "back", "large", "light", "plain", "disclosure", "rounded", "compact", "minimal", "system", "Plain", 1],
    "value": [0, 0.5, 1, 1.5, 1e6, -0.5, "1"],
}
# These are tried with a kind that has them all.
OTHERS = {
    "kind": ["label", "lable", 1], "text": ["", "Go", 1], "placeholder": ["", 1], "size": [0, 17, 1e6, -1, "17"],
    "weight": [100, 900, 99, 901, 400.5, "bold"], "italic": [True, 1], "align": ["left", "justified"],
    "lines": [0, 2, 100000, 100001, -1, 1.5], "cut": ["tail", "end"],
    "color": ["#123456", "#12345678", "#ABCDEF", "#12345", "#1234567", "#+12345", "#-12345", "#-000000", "#12345g", "label", "labels", "", 1],
    "fill": ["systemBlue", "blue"], "tint": ["link", "#123"], "border_color": ["separator", "none"],
    "least_scale": [0, 0.5, 2, -1], "radius": [0, 8, -8], "border": [0, 1, -1], "clips": [True, "yes"],
    "opacity": [0, 1, 2, -1], "image": ["a", 1], "symbol": ["plus", 1], "titles": [[], ["a"], [1], "a"],
    "selected": [-1, 0, 100000, -2, 100001, 0.5], "on": [True, 0], "disabled": [False, "no"],
    "items": [[], [{"title": "a", "place": "left", "tint": "link", "bold": True}], [{"place": "top"}], [{"tint": "x"}], [{"name": "a"}], {}],
    "rows": [[], [{"kind": "cell", "width": 1, "height": 0, "fill": "#123456", "accessory": "detail", "parts": []}], [{"width": -1}],
             [{"accessory": "none"}], [{"fill": "red"}], [{"radius": -1}], [{"parts": [{"frame": [0, 0, 1], "look": "a"}]}],
             [{"parts": [{"frame": [0, 0, 1, 1], "look": {"style": "plain"}}]}], [{"kind": "row"}]],
    "colour": ["#123456"],
}


def faults(value, rule, root, path):
    """Returns the errors of a value."""
    if isinstance(rule, bool):
        return [] if rule else [f"{path}: not allowed"]
    if "$ref" in rule:
        rule = root["$defs"][rule["$ref"].rsplit("/", 1)[1]]
    if "anyOf" in rule:
        tries = [faults(value, choice, root, path) for choice in rule["anyOf"]]
        return [] if any(not found for found in tries) else min(tries, key=len)
    kind = rule.get("type")
    if kind and (not isinstance(value, TYPES[kind]) or kind in ("number", "integer") and isinstance(value, bool)):
        return [f"{path}: not of type {kind}"]
    found = []
    if "enum" in rule and value not in rule["enum"]:
        found.append(f"{path}: {value!r} is not one of {rule['enum']}")
    if "pattern" in rule and isinstance(value, str) and not re.search(rule["pattern"], value):
        found.append(f"{path}: {value!r} does not match {rule['pattern']}")
    if isinstance(value, (int, float)) and not rule.get("minimum", value) <= value <= rule.get("maximum", value):
        found.append(f"{path}: {value} is out of bounds")
    if isinstance(value, dict):
        found += members(value, rule, root, path)
    if isinstance(value, list):
        if not rule.get("minItems", 0) <= len(value) <= rule.get("maxItems", len(value)):
            found.append(f"{path}: {len(value)} elements")
        for index, inner in enumerate(value):
            found += faults(inner, rule.get("items", {}), root, f"{path}[{index}]")
    for part in rule.get("allOf", []):
        found += faults(value, part, root, path)
    if "if" in rule:
        found += faults(value, rule.get("else" if faults(value, rule["if"], root, path) else "then", {}), root, path)
    return found


def members(value, rule, root, path):
    known = rule.get("properties", {})
    found = [f"{path}: no member {key}" for key in rule.get("required", []) if key not in value]
    for key, inner in value.items():
        if key in known:
            found += faults(inner, known[key], root, f"{path}.{key}")
        elif rule.get("additionalProperties") is False:
            found.append(f"{path}: no key {key}")
        elif isinstance(rule.get("additionalProperties"), dict):
            found += faults(inner, rule["additionalProperties"], root, f"{path}.{key}")
    return found


def looks(root):
    """Yields looks, right and wrong ones."""
    kinds = root["$defs"]["look"]["anyOf"][1]["properties"]["kind"]["enum"]
    styles = sorted({word for rule in root["$defs"]["look"]["anyOf"][1]["allOf"]
                     for word in rule.get("then", {}).get("properties", {}).get("style", {}).get("enum", [])})
    for key, values in VALUES.items():
        for value in values + (styles if key == "style" else []):
            yield {key: value}
            for kind in kinds:
                yield {key: value, "kind": kind}
    for key, values in OTHERS.items():
        for value in values:
            yield {key: value}
    yield from ("", "Go", 1, None, [])


def read(tool, tried):
    """Returns whether the tool reads each of some looks."""
    lines = "".join(json.dumps({"size": [10, 10], "views": [{"name": "a", "look": look}]}) + "\n" for look in tried)
    done = subprocess.run([tool, "solve", "--lines", "-"], input=lines.encode(), capture_output=True, timeout=60)
    return ["error" not in json.loads(line) for line in done.stdout.splitlines()]


def check(tool, top):
    with open(os.path.join(top, "docs", "scene.schema.json"), encoding="utf-8") as file:
        root = json.load(file)
    scenes = sorted(glob.glob(os.path.join(top, "bindings", "scenes", "*.json")))
    wrong = 0
    for path in scenes:
        with open(path, encoding="utf-8") as file:
            found = faults(json.load(file), root, root, os.path.basename(path))
        wrong += bool(found)
        print("".join(line + "\n" for line in found), end="")
    if not faults({"veiws": []}, root, root, "scene"):
        print("the schema accepts an unknown key")
        wrong += 1
    tried = list(looks(root))
    for look, is_read in zip(tried, read(tool, tried), strict=True):
        found = faults(look, root["$defs"]["look"], root, "look")
        if bool(found) == is_read:
            wrong += 1
            print(f"look {json.dumps(look)}: the tool {'reads' if is_read else 'refuses'} it; {found}")
    return len(scenes) + len(tried), wrong
