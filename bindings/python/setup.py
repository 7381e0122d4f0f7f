"""Puts the shared library into the package: the one of CASEMENT_LIBRARY, the one in
build/lib, or, where there is neither, one built by scripts/library, which takes Swift.
What records its calls comes along where it lies beside it.
The library that reads scenes from files comes along where `make documents` built it: the
one of CASEMENT_DOCUMENTS, or the one beside the library.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from wheel.bdist_wheel import bdist_wheel

NAME = "libcasement.so.0"
RECORD = "libcasement-record.so.0"
DOCUMENTS = "libcasement-documents.so.0"
HOUSE = Path(__file__).resolve().parent.parent.parent


def version() -> str:
    text = (Path(__file__).resolve().parent / "casement" / "_abi" / "constants.py").read_text()
    return re.findall(r'^VERSION_STRING: Final = "(.*)"', text, re.MULTILINE)[0]


def library() -> Path:
    named = os.environ.get("CASEMENT_LIBRARY")
    if named:
        return Path(named)
    built = HOUSE / "build" / "lib" / NAME
    if not built.exists():
        script = HOUSE / "scripts" / "library"
        if not script.exists() or shutil.which("swift") is None:
            sys.exit(f"{NAME} is neither named by CASEMENT_LIBRARY nor built, and building it takes Swift 6.3 "
                     "and the sources of casement. A wheel brings it along.")
        subprocess.run([str(script)], check=True)
    return built


class BuildWithLibrary(build_py):
    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "casement" / "_bundled" / NAME
        target.parent.mkdir(parents=True, exist_ok=True)
        built = library()
        shutil.copyfile(built, target)
        record = built.resolve().parent / RECORD
        if record.exists():
            shutil.copyfile(record, target.parent / RECORD)
        documents = Path(os.environ.get("CASEMENT_DOCUMENTS") or built.resolve().parent / DOCUMENTS)
        if documents.exists():
            shutil.copyfile(documents, target.parent / DOCUMENTS)


class AnyPython(bdist_wheel):
    """The library is native, the Python around it is not."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self) -> "tuple[str, str, str]":
        return ("py3", "none", super().get_tag()[2])


class Native(Distribution):
    def has_ext_modules(self) -> bool:
        return True


setup(version=version(), cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": AnyPython}, distclass=Native)
