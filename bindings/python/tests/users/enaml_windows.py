"""The windows of enaml files, each shown in three sizes. ENAML_WINDOWS names their folder."""

import importlib
import os
from pathlib import Path

import enaml
import pytest
from enaml.application import ProxyResolver
from enaml.qt.qt_application import QtApplication
from enaml.qt.qt_factories import QT_FACTORIES
from enaml.widgets.api import Window

FOLDER = Path(os.environ["ENAML_WINDOWS"])


@pytest.fixture(scope="session")
def application():
    return QtApplication.instance() or QtApplication()


def windows(module):
    """Returns the classes of windows that a module declares, the last one first, which is what it shows."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Window)]
    return [kind for kind in reversed(found) if kind.__module__ == module.__name__]


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.enaml")))
def test_window(name, application, monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.chdir(FOLDER)
    try:
        with enaml.imports():
            kinds = windows(importlib.import_module(name))
    except ModuleNotFoundError as error:
        pytest.skip(str(error))
    application.resolver = ProxyResolver(factories=QT_FACTORIES)  # the file may have added widgets to them
    if not kinds:
        pytest.skip("the file declares no window")
    window = kinds[0]()
    window.show()
    events = application._qapp.processEvents
    events()
    for size in (640, 480), (1000, 320), (320, 700):
        window.proxy.widget.resize(*size)
        events()
    if folder := os.environ.get("ENAML_PICTURES"):
        window.proxy.widget.resize(640, 480)
        events()
        window.proxy.widget.grab().save(f"{folder}/{name}.png")
    window.close()
    events()
