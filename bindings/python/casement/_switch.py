"""Makes `import kiwisolver` import casement.kiwi."""

import sys

TYPE_CHECKING = False  # typing is slow to import
if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any, Optional


class Finder:
    """Finds casement.kiwi under the name kiwisolver. It is imported when a program imports kiwisolver."""

    @staticmethod
    def find_spec(name: str, path: "Any" = None, target: "Any" = None) -> "Optional[ModuleSpec]":
        if name != "kiwisolver":
            return None
        from importlib.machinery import ModuleSpec
        return ModuleSpec(name, Finder)  # type: ignore[arg-type]

    @staticmethod
    def create_module(spec: "ModuleSpec") -> None:
        """An empty module, which exec_module() replaces."""

    @staticmethod
    def exec_module(module: "ModuleType") -> None:
        import casement.kiwi
        sys.modules[module.__name__] = casement.kiwi


def switch() -> None:
    """Puts the finder before all others, once."""
    if Finder not in sys.meta_path:
        sys.meta_path.insert(0, Finder)
