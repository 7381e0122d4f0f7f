"""The declarations in casement/_abi are those of the header and of the library."""

import ctypes
import os
import re
import shutil
import subprocess
import sys

from conftest import ROOT, PACKAGE

from casement._abi import constants, functions, structures

HEADER = ROOT / "include" / "casement.h"


def generated(header=HEADER):
    command = [sys.executable, str(PACKAGE / "generate.py"), "--check"]
    environment = {**os.environ, "CASEMENT_HEADER": str(header)}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_declarations_match_the_header():
    answer = generated()
    assert answer.returncode == 0, answer.stdout


def test_a_changed_header_is_noticed(tmp_path):
    assert generated(copied(tmp_path, "casement.h", "", "")).returncode == 0
    for part, old, new in (
            ("casement.h", "double coefficient;", "float_t coefficient;"), ("casement.h", "size_t term_count;", "int32_t term_count;"),
            ("casement.h", "CAS_GREATER_OR_EQUAL = 2", "CAS_GREATER_OR_EQUAL = 3"),
            ("casement.h", "cas_variable variable;", "double variable;"),
            ("casement.h", "cas_scene_set_size(cas_scene *scene, double width", "cas_scene_set_size(cas_scene *scene, int32_t width"),
            ("casement/screen.h", "double quarter_turn;", "int32_t quarter_turn;"),
            ("casement/screen.h", "the duration of a rotation by 90", "the time of a rotation by 90")):
        assert generated(copied(tmp_path, part, old, new)).returncode != 0, new


def test_a_new_setting_of_the_header_becomes_a_property(tmp_path):
    header = copied(tmp_path, "casement.h", "    double spacing;                /* the distance between views */",
                    "    double spacing;                /* the distance between views */\n"
                    "    int32_t is_reversed;           /* 1: from the end to the beginning */\n"
                    "    cas_direction flow;            /* in which direction views follow */")
    program = "import sys; sys.path[:0] = sys.argv[1:]; import properties; print(properties.text('', True))"
    said = subprocess.run([sys.executable, "-c", program, str(PACKAGE), str(ROOT / "interface")], check=True, capture_output=True,
                          text=True, env={**os.environ, "CASEMENT_HEADER": str(header)}).stdout
    assert 'def is_reversed(self) -> bool:\n        """True: from the end to the beginning."""' in said
    assert 'def flow(self, value: DirectionLike) -> None:' in said
    assert "is_reversed: bool = KEEP, flow: DirectionLike = KEEP" in " ".join(said.split())


def copied(folder, part, old, new):
    """A copy of the header, with a change in one of its parts."""
    shutil.copytree(HEADER.parent, folder, dirs_exist_ok=True)
    text = (HEADER.parent / part).read_text()
    assert old in text
    (folder / part).write_text(text.replace(old, new, 1))
    return folder / "casement.h"


def test_a_compiler_sees_the_same_sizes_offsets_and_numbers(tmp_path):
    lines, expected = [], []
    for name in re.findall(r"= Structure  # (cas_\w+)", (PACKAGE / "casement/_abi/structures.py").read_text()):
        kind = getattr(structures, "".join(part.capitalize() for part in name.split("_")[1:]))
        lines.append(f'printf("{name} %zu\\n", sizeof({name}));')
        expected.append(f"{name} {ctypes.sizeof(kind)}")
        for member, *_ in kind._fields_:
            place = getattr(kind, member)
            size = f"sizeof((({name} *)0)->{member})"
            lines.append(f'printf("{name}.{member} %zu %zu\\n", offsetof({name}, {member}), {size});')
            expected.append(f"{name}.{member} {place.offset} {place.size}")
    for name, value in vars(constants).items():
        if name.isupper() and type(value) is int:
            lines.append(f'printf("{name} %lld\\n", (long long)CAS_{name});')
            expected.append(f"{name} {value}")
    source, program = tmp_path / "sizes.c", tmp_path / "sizes"
    source.write_text("#include <casement/screen.h>\n#include <stdio.h>\nint main(void) {\n" + "\n".join(lines) + "\n}\n")
    subprocess.run(["gcc", f"-I{HEADER.parent}", str(source), "-o", str(program)], check=True)
    said = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout.splitlines()
    assert said == expected
    assert len(said) > 150


ELSEWHERE = {
    "cas_path_sample": "Path.sample() reads the points that it has",
    "cas_scene_add_rules": "rules() is cas_scene_add_format()",
    "cas_scene_attach": "equal() has a priority, so it is cas_scene_add_constraints()",
    "cas_scene_remove_items": "remove() takes one",
    "cas_solver_add": "add() is cas_solver_add_rows()",
    "cas_solver_edit_variable": "edit_variable() has a weight",
    "cas_version": "Library.version is cas_version_string()",
}


def test_every_function_of_the_header_is_called_or_listed_as_unused():
    files = [path for path in (PACKAGE / "casement").rglob("*.py") if path.parent.name != "_abi" or path.name.endswith("settings.py")]
    called = {name for path in files for name in re.findall(r"\bcas_\w+", path.read_text())}
    assert functions.SIGNATURES.keys() - called == ELSEWHERE.keys()


def test_every_function_of_the_library_has_a_signature():
    library = os.environ["CASEMENT_LIBRARY"]
    listed = subprocess.run(["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    assert sorted(functions.SIGNATURES) == sorted(re.findall(r" T (cas_\w+)", listed))
