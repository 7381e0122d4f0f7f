"""Writes the functions of libcasement-record in C: each function of include/casement.h and
include/casement/screen.h, which records the call and makes it, around Sources/Recording/Record/recorder.h.

    python3 interface/record.py FILE             writes them
    python3 interface/record.py --renamed FILE   writes what the functions of the core are called
                                           where both are in one archive, for objcopy
"""

import json
import sys
from pathlib import Path
from typing import Any, Dict, List

from describe import DESCRIPTION
from shapes import CALLBACKS, HANDLES, Shaper, _pointed

Description = Dict[str, Any]

RENAMED = "casement_real_"
# These keep account of what the recorder knows, also while nothing is recorded.
ALWAYS = {"SETS_MEASURE", "FREES_HANDLE"}
HEAD = """/* Made from include/casement.h and include/casement/screen.h by interface/record.py. */
#include "recorder.h"
#include <casement/screen.h>

/* In an archive with the core its functions have other names; elsewhere they are looked up. */
#ifdef CASEMENT_STATIC
#define DECLARED(name) extern __typeof__(name) casement_real_##name;
#define REAL(name) casement_real_##name
#else
#define DECLARED(name) static void *found_##name;
#define REAL(name) ((__typeof__(&name))real(&found_##name, #name))
static inline void *real(void **place, const char *name) {
    void *found = __atomic_load_n(place, __ATOMIC_RELAXED);
    return found ? found : recorder_find(place, name);
}
#endif

static inline uint64_t bits(double number) {
    union { double number; uint64_t bits; } same = {number};
    return same.bits;
}
"""
TAIL = """
int32_t recorder_abi_version(void) { return REAL(cas_abi_version)(); }
const char *recorder_version(void) { return REAL(cas_version_string)(); }

size_t recorder_value_count(const cas_path *path) {
    const cas_variable *variables;
    size_t count;
    return REAL(cas_path_variables)(path, &variables, &count) == CAS_OK ? count : 0;
}
"""


class Writer:
    def __init__(self, description: Description) -> None:
        self.functions = description["functions"]
        self.shapes = description["shapes"]
        self.callbacks = description["callbacks"]
        self.scalars = description["scalars"]
        self.shaper = Shaper(description)
        self.structs = description["structs"]

    def text(self) -> str:
        declared = [f"DECLARED({name})" for name in self.functions]
        numbers = {name: number for number, name in enumerate(self.shapes)}
        calls = [self.recorded(name, numbers[name]) if name in numbers else self.passed_on(name)
                 for name in self.functions]
        return "\n".join([HEAD, *declared, "", *calls]) + TAIL

    def head(self, name: str) -> str:
        parameters = self.functions[name]["parameters"]
        listed = ", ".join(f"{each['type']} {each['name']}".replace("* ", "*") for each in parameters) or "void"
        return f"CAS_API {self.functions[name]['result']} {name}({listed}) {{".replace("* cas_", "*cas_")

    def passed_on(self, name: str) -> str:
        call = f"REAL({name})({', '.join(each['name'] for each in self.functions[name]['parameters'])});"
        return f"{self.head(name)}\n    return {call}\n}}\n"

    def recorded(self, name: str, number: int) -> str:
        function, shape = self.functions[name], self.shapes[name]
        parameters, result = function["parameters"], function["result"]
        names = [each["name"] for each in parameters]
        kind = self.kind(name)
        words = [self.word(each["type"], f"{each['name']}{leaf}", leaf)
                 for each in parameters for leaf in self.shaper.leaves(each["type"])]
        plain = f"REAL({name})({', '.join(names)})"
        lines = [self.head(name),
                 f'    static const recorder_function function = {{{number}, {kind}, "{name} {shape}"}};']
        if kind not in ALWAYS:
            lines.append(f"    if (recorder_is_off()) return {plain};")
        handle = "NULL" if kind == "MAKES_HANDLE" else names[0]
        lines += [f"    uint64_t words[{len(words) + 1}] = {{{', '.join(words)}}};", "    recorder_call call;",
                  f"    recorder_begin(&call, &function, {handle}, words, {len(words)});"]
        lines += self.callback(parameters)
        arguments = ", ".join({"write": "wrapped", "measure": "wrapped", "context": "wrapped_context"}.get(each, each)
                              if "write" in names or "measure" in names else each for each in names)
        if result == "void":
            allowed = "if (!call.is_refused) " if kind == "FREES_HANDLE" else ""
            return "\n".join([*lines, f"    {allowed}REAL({name})({arguments});", "    recorder_end(&call, NULL);", "}\n"])
        return "\n".join([*lines, f"    {result} result = REAL({name})({arguments});",
                          "    recorder_end(&call, &result);", "    return result;", "}\n"])

    def kind(self, name: str) -> str:
        """What the recorder does for a function; fails on one that it does not know how to record."""
        function = self.functions[name]
        kinds = [each["type"] for each in function["parameters"]]
        made = _pointed(function["result"])
        is_known = "options" in kinds[0] if made in ("cas_solver", "cas_scene") else kinds[0] == "cas_solver *"
        if any(kind.endswith("**") and _pointed(kind) in HANDLES for kind in kinds) or (made in HANDLES and not is_known):
            raise SystemExit(f"interface/record.py: {name} creates a handle in a way that Sources/Recording/Record does not know")
        if set(kinds) & set(self.callbacks) - set(CALLBACKS):
            raise SystemExit(f"interface/record.py: {name} takes a callback that Sources/Recording/Record does not know")
        if made in HANDLES:
            return "MAKES_PATH" if made == "cas_path" else "MAKES_HANDLE"
        return "FREES_HANDLE" if name.endswith("_free") else "SETS_MEASURE" if "cas_measure" in kinds else "ORDINARY"

    @staticmethod
    def callback(parameters: List[Dict[str, str]]) -> List[str]:
        """What goes for a function of the caller."""
        names = [each["name"] for each in parameters]
        if "write" in names:
            return ["    call.write = write;", "    call.context = context;",
                    "    const cas_write wrapped = write ? recorder_write : NULL;",
                    "    void *const wrapped_context = write ? &call : context;"]
        if "measure" in names:
            return [f"    entry *const own = recorder_measuring(&call, {names[1]}, measure != NULL, context);",
                    "    if (own) own->measure = measure;",
                    "    const cas_measure wrapped = own ? recorder_measure : measure;",
                    "    void *const wrapped_context = own ? own : context;"]
        return []

    def word(self, kind: str, value: str, leaf: str) -> str:
        for member in leaf.split(".")[1:]:
            kind = next(each["type"] for each in self.structs[kind]["members"] if each["name"] == member)
        base = self.scalars.get(kind, kind)
        if base == "double":
            return f"bits({value})"
        if base in ("int32_t", "uint32_t"):
            return f"(uint32_t){value}"
        if kind in CALLBACKS:
            return f"{value} != NULL"
        return value if base in ("uint64_t", "size_t") else f"(uintptr_t){value}"


def main() -> int:
    description = json.loads(DESCRIPTION.read_text())
    if sys.argv[1] == "--renamed":
        text = "".join(f"{name} {RENAMED}{name}\n" for name in description["functions"])
    else:
        text = Writer(description).text()
    Path(sys.argv[-1]).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
