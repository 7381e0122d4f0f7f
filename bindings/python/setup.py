"""Packs the shared library with the Python client.

The library is the one of CASEMENT_LIBRARY, or the one in build/lib, or scripts/build/library builds it, which takes Swift. An
sdist carries the sources of the library, in its folder `library`, so that it can be built from the sdist alone. An empty
CASEMENT_LIBRARY packs no library, for a system whose own library the client finds.

The library that reads scenes from files and draws pictures is the one of CASEMENT_DOCUMENTS, or the one beside the library.
If the library is not given by CASEMENT_LIBRARY, scripts/build/documents builds the other, too, where Expat is installed. An
empty CASEMENT_DOCUMENTS leaves it out. The recorder lies in the same wheel.

The extension of casement.kiwi is compiled where there are a C compiler and the headers of Python; without it the package
is complete, too. An empty CASEMENT_EXTENSION leaves it out.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import List, Optional, Tuple

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

NAME = "libcasement.so.0"
RECORD = "libcasement-record.so.0"
DOCUMENTS = "libcasement-documents.so.0"
HERE = Path(__file__).resolve().parent
# The folder of the library's sources: in an sdist, or above this folder.
ROOT = HERE / "library" if (HERE / "library").exists() else HERE.parent.parent
LICENSES = ["LICENSE", "THIRD-PARTY-NOTICES.txt"]
# The files that scripts/build/library needs: the package with a folder for each target, the scripts, and the interface.
SOURCES = ["Package.swift", "Sources", "include", "Tests/*Tests", "scripts/build", "interface"]
SWIFT = (6, 3)


def version() -> str:
    text = (HERE / "casement" / "_abi" / "constants.py").read_text()
    return re.findall(r'^VERSION_STRING: Final = "(.*)"', text, re.MULTILINE)[0]


def description() -> str:
    """Returns README.md without pictures and links to other files, which do not exist on the page of a package."""
    text = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]*\)\n\n", "", (HERE / "README.md").read_text())
    return re.sub(r"\[([^]]+)\]\((?!https?:)[^)]*\)", r"\1", text)


def is_left_out() -> bool:
    """Whether no library is packed."""
    return os.environ.get("CASEMENT_LIBRARY") == ""


def built_library() -> Optional[Path]:
    """Returns the given or built library, or None."""
    named = os.environ.get("CASEMENT_LIBRARY")
    if named:
        return Path(named)
    built = ROOT / "build" / "lib" / NAME
    return built if built.exists() else None


def missing_tool() -> Optional[str]:
    """Returns a message about what is missing for building the library, or None."""
    if not (ROOT / "scripts" / "build" / "library").exists():
        return f"its sources are not in {ROOT}"
    for tool in ("swift", "gcc", "ld", "ar", "objcopy"):
        if shutil.which(tool) is None:
            return f"there is no {tool} on the PATH"
    said = subprocess.run(["swift", "--version"], capture_output=True, text=True)
    found = re.search(r"Swift version (\d+)\.(\d+)", said.stdout + said.stderr)
    if found is None:
        return f"{shutil.which('swift')} does not run: {(said.stdout + said.stderr).strip()}"
    if (int(found[1]), int(found[2])) < SWIFT:
        return f"{shutil.which('swift')} is Swift {found[1]}.{found[2]}"
    toolchain = Path(shutil.which("swift") or "").resolve().parent
    for tool in ("clang", "ld.lld"):
        if not (toolchain / tool).exists():
            return f"there is no {tool} in {toolchain}"
    return None


def check_library() -> None:
    """Ends with a message if the library is neither built nor can be built."""
    missing = None if is_left_out() or built_library() else missing_tool()
    if missing:
        sys.exit(f"casement: building the native library takes Swift {SWIFT[0]}.{SWIFT[1]} or newer, gcc and binutils, "
                 f"and {missing}; install Swift from https://www.swift.org/install/linux/, or install casement-layout "
                 "from a wheel, which contains the library.")


def library() -> Path:
    check_library()
    built = built_library()
    if built is None:
        subprocess.run([str(ROOT / "scripts" / "build" / "library")], check=True)
        built = ROOT / "build" / "lib" / NAME
    return built


def documents(library: Path) -> Optional[Path]:
    named = os.environ.get("CASEMENT_DOCUMENTS")
    if named is not None:
        return Path(named) if named else None
    beside = library.resolve().parent / DOCUMENTS
    if not beside.exists() and not os.environ.get("CASEMENT_LIBRARY") and missing_tool() is None:
        if has_expat():
            subprocess.run([str(ROOT / "scripts" / "build" / "documents")], check=True)
        else:
            print("casement: without load(), svg() and filmstrip(), which need Expat: install libexpat1-dev, then this again")
    return beside if beside.exists() else None


def has_expat() -> bool:
    """Whether a program with Expat's header links with the static libraries of Expat and C++."""
    command = ["gcc", "-x", "c", "-", "-o", os.devnull, "-l:libexpat.a", "-l:libstdc++.a", "-lm"]
    program = "#include <expat.h>\nint main(void) { return !XML_ParserCreate(0); }\n"
    return subprocess.run(command, input=program, text=True, capture_output=True).returncode == 0


class BuildWithLibrary(build_py):
    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "casement" / "_bundled"
        shutil.rmtree(target, ignore_errors=True)
        if is_left_out():
            return
        target.mkdir(parents=True)
        built = library()
        shutil.copyfile(built, target / NAME)
        reader = documents(built)
        if reader:
            shutil.copyfile(reader, target / DOCUMENTS)
            record = built.resolve().parent / RECORD
            if record.exists():
                shutil.copyfile(record, target / RECORD)


def extensions() -> List[Extension]:
    """Returns the extension, if this Python has the stable ABI that it needs."""
    if os.environ.get("CASEMENT_EXTENSION") == "" or sys.implementation.name != "cpython" or sys.version_info < (3, 10):
        return []
    return [Extension("casement.kiwi._native", ["native/kiwi.c"], include_dirs=[str(ROOT / "include")], optional=True,
                      py_limited_api=True, extra_compile_args=["-std=c11", "-g0", "-fvisibility=hidden"],
                      extra_link_args=["-s"])]


class AnyPython(bdist_wheel):
    """The wheel is for one platform, because the library is native, and for any Python 3, because a Python that cannot
    load the extension does without it."""

    def run(self) -> None:
        check_library()
        super().run()

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self) -> Tuple[str, str, str]:
        return ("py3", "none", super().get_tag()[2])


class WithSources(sdist):
    """An sdist with the sources of the library."""

    def make_release_tree(self, base_dir: str, files: List[str]) -> None:
        super().make_release_tree(base_dir, files)
        base = Path(base_dir)
        for name in LICENSES:  # which are links in the repository
            (base / name).unlink(missing_ok=True)
            shutil.copyfile(HERE / name, base / name)
        elsewhere = re.findall(r'path: "(.*?)"', (ROOT / "Package.swift").read_text())
        for pattern in [*SOURCES, *elsewhere]:
            for source in ROOT.glob(pattern):
                target = base / "library" / source.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                if source.is_dir():
                    shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    shutil.copy(source, target)


class Native(Distribution):
    def has_ext_modules(self) -> bool:
        return True


setup(version=version(), long_description=description(), long_description_content_type="text/markdown",
      ext_modules=extensions(), cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": AnyPython, "sdist": WithSources}, distclass=Native)
