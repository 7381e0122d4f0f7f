"""Casement: constraint layout, Auto Layout for any program.

>>> from casement import Scene
>>> with Scene(size=(320, 480)) as scene:
...     box = scene.add("box", intrinsic=(100, 40))
...     centered = box.center_x.equal(scene.window.center_x)
...     for item, frame in scene.layout():
...         print(item.name, frame)
window (0, 0, 320, 480)
box (110, 0, 100, 40)

The names are loaded when the first of them is used, so that `import casement.kiwi` loads
only what it needs.
"""

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import

if TYPE_CHECKING:
    from ._public import *
    from ._public import __all__
else:
    def __getattr__(name):
        if name[0] != "_" or name in ("__all__", "__version__"):
            from ._public import __all__
            import sys
            public = sys.modules["casement._public"]
            globals().update({each: getattr(public, each) for each in __all__}, __all__=__all__)
            if name in globals():
                return globals()[name]  # a public name, or a module that is loaded now
        raise AttributeError(f"module 'casement' has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__getattr__("__all__")})
