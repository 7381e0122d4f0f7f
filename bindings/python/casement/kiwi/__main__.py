"""Runs programs of kiwisolver on casement.

    python -m casement.kiwi PROGRAM [ARGUMENT...]      runs a program, in which kiwisolver is casement.kiwi
    python -m casement.kiwi -m MODULE [ARGUMENT...]    runs a module so
    python -m casement.kiwi --install                  switches this environment: all its programs from now on
    python -m casement.kiwi --remove                   switches it back
"""

import os
import runpy
import sys
import sysconfig
from typing import List

from .. import _switch

PTH = "casement-kiwi.pth"
# A file that is left behind does nothing once casement is gone.
LINE = r'import sys; exec("try:\n    import casement._switch as s\nexcept ImportError:\n    pass\nelse:\n    s.switch()")'


def place() -> str:
    """Returns the path of the file that switches this environment."""
    return os.path.join(sysconfig.get_path("purelib"), PTH)


def install() -> str:
    with open(place(), "w") as file:
        file.write(LINE + "\n")
    return f"kiwisolver is casement.kiwi in this environment: {place()}"


def remove() -> str:
    try:
        os.remove(place())
    except FileNotFoundError:
        return "this environment was not switched"
    return f"kiwisolver is itself again in this environment: {place()} is removed"


def run(arguments: List[str]) -> None:
    _switch.switch()
    is_module = arguments[0] == "-m"
    sys.argv[:] = arguments[1:] if is_module else arguments
    if is_module:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
        runpy.run_path(sys.argv[0], run_name="__main__")


def main() -> None:
    arguments = sys.argv[1:]
    usage = (__doc__ or "").split("\n\n", 1)[-1].rstrip()
    if arguments in (["--install"], ["--remove"]):
        try:
            print(install() if arguments == ["--install"] else remove())
        except OSError as error:
            sys.exit(f"{error.filename}: {error.strerror}; use a virtual environment, or an account that may change this one")
    elif arguments == ["--help"]:
        print(usage)
    elif not arguments or (arguments[0].startswith("-") and (arguments[0] != "-m" or len(arguments) == 1)):
        print(usage, file=sys.stderr)
        sys.exit(2)
    else:
        run(arguments)


if __name__ == "__main__":
    main()
