"""Which library is loaded, and the errors if none can be."""

import os
import subprocess

LIBRARY = os.environ["CASEMENT_LIBRARY"]


def build(folder, version):
    source, made = folder / "other.c", folder / "libother.so"
    source.write_text(f"int cas_abi_version(void) {{ return {version}; }}\n")
    subprocess.run(["gcc", "-shared", "-fPIC", str(source), "-o", str(made)], check=True)
    return str(made)


def test_an_argument_takes_precedence_over_the_environment(run):
    said = run(f"import casement; print(casement.load({LIBRARY!r}).path)", CASEMENT_LIBRARY="/nowhere.so")
    assert said.strip() == LIBRARY


def test_a_wrong_path_in_the_environment_is_an_error(run):
    said = run("import casement; casement.Scene()", fails=True, CASEMENT_LIBRARY="/nowhere.so")
    assert "no casement library fits" in said and "CASEMENT_LIBRARY: /nowhere.so" in said
    assert "set CASEMENT_LIBRARY to the path of a libcasement.so" in said


def test_another_abi_version_is_refused(run, tmp_path):
    said = run("import casement; casement.Scene()", fails=True, CASEMENT_LIBRARY=build(tmp_path, 77))
    assert "has ABI version 77; this package takes 0" in said


def test_a_library_without_a_function_is_refused(run, tmp_path):
    said = run("import casement; casement.Scene()", fails=True, CASEMENT_LIBRARY=build(tmp_path, 0))
    assert "cas_version" in said


def test_the_error_lists_all_tried_paths(run):
    program = "import casement._library as l; l.BUNDLED = '/bundled.so'; l.FILE_NAME = 'libno.so'; l.load()"
    said = run(program, fails=True, CASEMENT_LIBRARY="")
    assert "bundled: /bundled.so: not there" in said and "system: lib" in said


def test_nothing_is_loaded_before_it_is_needed(run):
    run("import casement, casement.kiwi", CASEMENT_LIBRARY="/nowhere.so")


def test_casement_kiwi_imports_little(run):
    program = "import sys; before = {*sys.modules}; import casement.kiwi as kiwi; new = {*sys.modules} - before\n"
    assert run(program + "print(not kiwi.is_compiled or sorted(new & {'ctypes', 'typing', 're', 'enum', 'casement._public'}))") in (
        "True\n", "[]\n")
