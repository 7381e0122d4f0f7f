"""inkcut's main window, shown in three sizes."""

import os

import enamlx.qt.qt_key_event as key_event
from inkcut.core.workbench import InkcutWorkbench
from qtpy.QtCore import Qt

key_event.KEYS.update((key.name[4:].lower(), key) for key in Qt.Key)  # where PySide6 has them


def test_main_window(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    workbench = InkcutWorkbench()
    shown = []

    def use():
        window = workbench.get_plugin("enaml.workbench.ui").window
        events = workbench.application._qapp.processEvents
        events()
        for size in (1024, 768), (1400, 700), (800, 900):
            window.proxy.widget.resize(*size)
            events()
        if folder := os.environ.get("ENAML_PICTURES"):
            window.proxy.widget.grab().save(f"{folder}/inkcut.png")
        shown.append(window.visible)
        workbench.application.stop()

    monkeypatch.setattr("enaml.qt.qt_application.QtApplication.start", lambda application: use())
    workbench.run()
    assert shown == [True]
