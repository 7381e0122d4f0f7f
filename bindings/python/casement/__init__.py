"""Casement: constraint layout, Auto Layout for any program.

>>> from casement import Scene
>>> with Scene(size=(320, 480)) as scene:
...     box = scene.add("box", intrinsic=(100, 40))
...     centered = box.center_x.equal(scene.window.center_x)
...     for item, frame in scene.layout():
...         print(item.name, frame)
window (0, 0, 320, 480)
box (110, 0, 100, 40)

A name is loaded when it is first used, with the modules that it needs.
"""

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import

if TYPE_CHECKING:
    from ._public import *
    from ._public import __all__
else:
    def __getattr__(name):
        if name[0] != "_" or name in ("__all__", "__version__"):
            from ._names import MODULES, PLACES, __all__
            if name == "__all__":
                return __all__
            if name in MODULES:
                return __import__(name, globals(), None, ("__doc__",), 1)
            if name in PLACES:
                module = __import__(PLACES[name], globals(), None, (name,), 1)
                return globals().setdefault(name, getattr(module, "VERSION_STRING" if name == "__version__" else name))
        raise AttributeError(f"module 'casement' has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__getattr__("__all__")})
