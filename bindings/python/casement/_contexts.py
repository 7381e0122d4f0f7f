"""contextlib.contextmanager, without the import of contextlib before the first such block begins: it is slow."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from contextlib import contextmanager as contextmanager
else:
    def contextmanager(function):
        """Makes a function that returns a context manager of a generator."""
        def begin(*arguments, **options):
            import contextlib
            return contextlib.contextmanager(function)(*arguments, **options)

        for attribute in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
            setattr(begin, attribute, getattr(function, attribute))
        begin.__wrapped__ = function  # whose parameters help() shows
        return begin
