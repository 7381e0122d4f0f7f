"""Changes the header on purpose and sees that compare.py tells what broke, or that nothing did."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from header import parts

FOLDER = Path(__file__).resolve().parent

# What is done to the header: some text, another in its place, and what is to be said of it.
BREAKS = [
    ("a function is removed",
     "CAS_API void cas_path_free(cas_path *path);", "", "function cas_path_free is gone"),
    ("a result changes", "int32_t cas_version(void)", "double cas_version(void)",
     "function cas_version was int32_t cas_version(void) and is double cas_version(void)"),
    ("a parameter changes its type", "cas_scene_set_size(cas_scene *scene, double width, double height)",
     "cas_scene_set_size(cas_scene *scene, double width, int32_t height)",
     "function cas_scene_set_size was cas_status cas_scene_set_size(cas_scene *, double, double) "
     "and is cas_status cas_scene_set_size(cas_scene *, double, int32_t)"),
    ("a parameter is added", "cas_scene_commit_animation(cas_scene *scene)", "cas_scene_commit_animation(cas_scene *scene, double time)",
     "function cas_scene_commit_animation was cas_status cas_scene_commit_animation(cas_scene *) "
     "and is cas_status cas_scene_commit_animation(cas_scene *, double)"),
    ("a callback changes", "(*cas_write)(const char *text, size_t length, void *context)",
     "(*cas_write)(const char *text, int32_t length, void *context)",
     "callback cas_write was void cas_write(const char *, size_t, void *) "
     "and is void cas_write(const char *, int32_t, void *)"),
    ("an error takes another number", "CAS_ERROR_MODE = -20", "CAS_ERROR_MODE = -21",
     "number CAS_ERROR_MODE was -20 and is -21"),
    ("a number goes", "    CAS_GREATER_OR_EQUAL = 2", "", "number CAS_GREATER_OR_EQUAL is gone"),
    ("a flag changes", "#define CAS_MOVE_CONSTRAINTS 2u", "#define CAS_MOVE_CONSTRAINTS 4u",
     "number CAS_MOVE_CONSTRAINTS was 2 and is 4"),
    ("an id becomes wider", "typedef uint32_t cas_controller;", "typedef uint64_t cas_controller;",
     "type cas_controller was uint32_t and is uint64_t"),
    ("a member moves", "    cas_variable variable;\n    double coefficient;",
     "    double coefficient;\n    cas_variable variable;",
     "member cas_term.variable was at offset 0 and is at 8"),
    ("a member takes another name", "double width, height;\n} cas_size", "double width, depth;\n} cas_size",
     "member cas_size.height is gone"),
    ("a member takes another type", "size_t term_count;", "int32_t term_count;",
     "member cas_row.term_count was size_t and is int32_t"),
    ("an allocator's function changes", "void (*release)(void *memory, size_t bytes, void *context);",
     "void (*release)(void *memory, void *context);",
     "member cas_allocator.release was void (*)(void *, size_t, void *) and is void (*)(void *, void *)"),
    ("a struct without a size grows", "double top, left, bottom, right;", "double top, left, bottom, right, depth;",
     "struct cas_insets took 32 bytes and takes 40"),
    ("a member is put before others", "    double first_baseline; /* from the top; the last",
     "    double more;\n    double first_baseline; /* from the top; the last",
     "member cas_view_state.first_baseline was at offset 32 and is at 40"),
    ("a member is put where the size does not tell", "uint32_t flags;          /* CAS_SOLVER_... */",
     "uint32_t flags, more;",
     "member cas_solver_options.more is new at offset 44, inside the 48 bytes of old callers"),
]
ALLOWED = [
    ("nothing changes", "", ""),
    ("a function is added", "CAS_API int32_t cas_version(void);",
     "CAS_API int32_t cas_version(void);\nCAS_API int32_t cas_more(cas_scene *scene);"),
    ("a number is added", "CAS_ERROR_MODE = -20", "CAS_ERROR_MODE = -20, CAS_ERROR_MORE = -21"),
    ("a member is added behind a struct with a size", "/* that width and height refer to; default: CAS_PORTRAIT */",
     "double more;"),
    ("a parameter takes another name", "(cas_scene *scene, double width, double height)", "(cas_scene *scene, double w, double h)"),
    ("a flag is written in another way", "#define CAS_MOVE_CONSTRAINTS 2u", "#define CAS_MOVE_CONSTRAINTS 0x2u"),
    ("a new generation may break", "#define CAS_ABI_VERSION 0\n",
     "#define CAS_ABI_VERSION 1\n#define cas_path_free cas_path_release\n"),
]


def compared(old: str = "", new: str = "") -> subprocess.CompletedProcess:
    """The header after a change to the first of its parts that has the text, against the released one."""
    texts = [part.read_text() for part in parts()]
    changed = [index for index, text in enumerate(texts) if old in text]
    assert changed, f"no header has {old!r}"
    texts[changed[0]] = texts[changed[0]].replace(old, new, 1)
    with tempfile.TemporaryDirectory() as folder:
        header = Path(folder) / "casement.h"
        (header.parent / "casement").mkdir()
        for part, text in zip(parts(header), texts):
            part.write_text(text)
        return subprocess.run([sys.executable, str(FOLDER / "compare.py")], capture_output=True, text=True,
                              env={**os.environ, "CASEMENT_HEADER": str(header)})


def main() -> None:
    for what, old, new, expected in BREAKS:
        answer = compared(old, new)
        assert answer.returncode == 1, f"{what}: not noticed\n{answer.stdout}{answer.stderr}"
        assert expected in answer.stdout.splitlines(), f"{what}: not said, but\n{answer.stdout}{answer.stderr}"
    for what, old, new in ALLOWED:
        answer = compared(old, new)
        assert answer.returncode == 0, f"{what}: refused\n{answer.stdout}{answer.stderr}"
    unread = compared("CAS_MOVE_CONSTRAINTS 2u", "CAS_MOVE_CONSTRAINTS (1u << 1)")
    assert unread.returncode == 1 and "CAS_MOVE_CONSTRAINTS: neither" in unread.stderr, unread.stderr
    print(f"{len(BREAKS)} incompatible headers are refused with what broke, {len(ALLOWED)} others are not")


if __name__ == "__main__":
    main()
