"""The scenes of the repository are valid by docs/scene.schema.json. Supports the part of JSON Schema that it uses."""

import glob
import json
import os

TYPES = {
    "object": dict, "array": list, "string": str, "boolean": bool, "number": (int, float), "integer": int,
    "null": type(None),
}


def faults(value, rule, root, path):
    """Returns the errors of a value."""
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
    if isinstance(value, dict):
        known = rule.get("properties", {})
        for key, inner in value.items():
            if key in known:
                found += faults(inner, known[key], root, f"{path}.{key}")
            elif rule.get("additionalProperties") is False:
                found.append(f"{path}: no key {key}")
            elif isinstance(rule.get("additionalProperties"), dict):
                found += faults(inner, rule["additionalProperties"], root, f"{path}.{key}")
    if isinstance(value, list):
        if not rule.get("minItems", 0) <= len(value) <= rule.get("maxItems", len(value)):
            found.append(f"{path}: {len(value)} elements")
        for index, inner in enumerate(value):
            found += faults(inner, rule.get("items", {}), root, f"{path}[{index}]")
    return found


def check(top):
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
    return len(scenes), wrong
