"""contextlib.contextmanager, which imports contextlib when the first block begins."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from contextlib import contextmanager as contextmanager
else:
    def contextmanager(function):
        """Makes a generator function a context manager."""
        manager = None

        def begin(*arguments, **options):
            nonlocal manager
            if manager is None:
                import contextlib
                manager = contextlib.contextmanager(function)
            return manager(*arguments, **options)

        for attribute in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(begin, attribute, getattr(function, attribute))
        begin.__wrapped__ = function
        return begin
