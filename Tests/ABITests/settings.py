"""Prints the members of all structs cas_..._settings in interface/casement.json as tables of C: for each, values that are
accepted, and values that are refused with the status. Tests/ABITests/settings.c includes them as build/settings.h."""

import json
from pathlib import Path

DESCRIPTION = json.loads((Path(__file__).parents[2] / "interface" / "casement.json").read_text())
LEGAL = {each["type"]: sorted(set(each["values"].values())) for each in DESCRIPTION["enumerations"] if each["type"]}
LEGAL["cas_priority"] = [1, 600, 1000]

RANGE, MODE = "CAS_ERROR_OUT_OF_RANGE", "CAS_ERROR_MODE"
NOT_FINITE = [("NAN", "CAS_ERROR_NOT_FINITE"), ("INFINITY", "CAS_ERROR_NOT_FINITE")]

#: By struct and member, where the type does not tell: values that are accepted, and others that are refused.
KNOWN = {
    ("scene", "scale"): (["2", "3"], ["-1", "1001"]),
    ("scene", "text_size"): (["1.5", "2"], ["0", "11"]),
    ("scene", "step_limit"): (["1000000", "2000000"], []),
    ("view", "margins"): (["{1, 2, 3, 4}", "{4, 3, 2, 1}"], ["{1, 2, 3, 2e9}"]),
    ("view", "alignment_insets"): (["{1, 2, 3, 4}", "{4, 3, 2, 1}"], ["{1, 2, 3, 2e9}"]),
    ("view", "background"): (["0x102030ff", "0x405060ff"], []),
    ("screen", "profile"): (["CAS_PROFILE_IOS6", "CAS_PROFILE_IOS8"], ["CAS_PROFILE_NONE", "8"]),
    ("screen", "keyboard_guide"): (["1", "3"], ["4"]),
    ("screen", "quarter_turn"): (["1", "0"], []),
    ("screen", "half_turn"): (["2", "0"], []),
    ("controller", "edges"): (["5", "15"], ["16"]),
    ("boxed", "column"): (["3", "-3"], ["1001"]),
    ("boxed", "row"): (["3", "-3"], ["-1001"]),
    ("boxed", "column_span"): (["3", "2"], ["0"]),
    ("boxed", "row_span"): (["3", "2"], ["1001"]),
    ("dimensions", "aspect_ratio"): (["2", "0.5"], ["-1"]),
    ("bar", "image_height"): (["44", "20"], ["-1"]),
    ("bar", "compact_height"): (["30", "20"], []),
    ("bar", "flick_velocity"): (["500", "400"], ["-1"]),
}
LENGTH = (["7", "9"], ["2e9"])


def values(struct, name, kind):
    """The values that are accepted, and the pairs of a refused value and its status."""
    accepted, refused = KNOWN.get((struct, name), (None, []))
    if kind in LEGAL and accepted is None:
        accepted = [str(number) for number in LEGAL[kind]]
        refused = [str(LEGAL[kind][0] - 1), str(LEGAL[kind][-1] + 1)]
    if kind == "int32_t" and accepted is None:
        accepted = ["0", "1"]
    if kind == "double" and accepted is None:
        accepted, refused = LENGTH
    if kind == "cas_insets" and accepted is None:
        accepted, refused = ["{1, 2, 3, 4}", "{4, 3, 2, 1}"], ["{2e9, 1, 1, 1}"]
    if accepted is None:
        raise SystemExit(f"Tests/ABITests/settings.py has no values for cas_{struct}_settings.{name}")
    pairs = [(each, RANGE) for each in refused]
    if kind == "double":
        pairs += NOT_FINITE
    if kind == "cas_insets":
        pairs += [("{1, NAN, 1, 1}", "CAS_ERROR_NOT_FINITE"), ("{1, 1, 1, -INFINITY}", "CAS_ERROR_NOT_FINITE")]
    return accepted, pairs


def array(kind, each):
    return f"(const {kind}[]){{{', '.join(each)}}}" if each else "NULL"


def lengths(struct, name, kind):
    """Lines for a length or the four of edges. Behind its unit there may be unused bytes."""
    found = []
    for edge in ("",) if kind == "cas_length" else (".top", ".left", ".bottom", ".right"):
        found.append(f'    {{"{name}", offsetof(cas_{struct}_settings, {name}{edge}),\n'
                     f'     offsetof(cas_length, unit) + sizeof(cas_unit), 1, {array("cas_length", ["{7, CAS_POINTS}"])},\n'
                     f'     1, {array("cas_length", ["{2e9, CAS_POINTS}"])}, (const cas_status[]){{{RANGE}}}}},')
    return found


def table(struct, members):
    lines = [f"static const member members_of_{struct}[] = {{"]
    for each in members:
        name, kind = each["name"], each["type"]
        if kind in ("cas_length", "cas_lengths"):
            lines += lengths(struct, name, kind)
            continue
        place = f'"{name}", offsetof(cas_{struct}_settings, {name}), sizeof({kind})'
        if name == "size":
            continue
        if kind in ("cas_item", "const char *"):  # which are known in the program alone
            lines.append(f"    {{{place}, 0, NULL, 0, NULL, NULL}},")
        elif (struct, name) == ("scene", "flags"):
            lines.append(f"    {{{place}, 0, NULL, 1, {array(kind, ['2'])}, (const cas_status[]){{{MODE}}}}},")
        else:
            accepted, pairs = values(struct, name, kind)
            statuses = array("cas_status", [status for _, status in pairs])
            lines.append(f"    {{{place}, {len(accepted)}, {array(kind, accepted)},\n     {len(pairs)}, "
                         f"{array(kind, [value for value, _ in pairs])}, {statuses}}},")
    return [*lines, "};"]


def main():
    print("/* Made from interface/casement.json by Tests/ABITests/settings.py. */")
    structs = [name for name in DESCRIPTION["structs"] if name.endswith("_settings")]
    for name in structs:
        print("\n".join(table(name[len("cas_"):-len("_settings")], DESCRIPTION["structs"][name]["members"])))
    print(f"enum {{ STRUCTS = {len(structs)} }}; /* with a table */")


main()
