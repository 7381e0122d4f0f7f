"""A form of Qt on constraints: fields on the baselines of their labels, a text that wraps, buttons as wide as each other.

    qt_form.py              opens the window; F2 turns the direction
    qt_form.py PICTURE      saves a picture of it

Needs PySide6 (pip install PySide6-Essentials).
"""

import sys
from typing import List, Optional

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget

from casement.qt import ConstraintLayout

NOTE = "The text is as high as its lines at this width, and the window can become as small as all of it allows."


class Form(QWidget):
    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Form")
        self.fields: List[QLineEdit] = []
        self.note = QLabel(NOTE, wordWrap=True)
        self.cancel, self.save = QPushButton("Cancel"), QPushButton("Save")
        layout = self.constraints = ConstraintLayout(self)
        layout.window.margins = 16, 16, 16, 16

        note = layout.add(self.note, "note")
        cancel, save = layout.add(self.cancel, "cancel"), layout.add(self.save, "save")
        with layout.stating() as window:
            above, start = window.top_margin, None
            for text, words in (("Name", "Ada Lovelace"), ("E-mail address", "ada@example.org")):
                label, field = layout.add(QLabel(text)), layout.add(QLineEdit(words))
                self.fields.append(layout.itemAt(layout.count() - 1).widget())
                field.top == above
                field.trailing == window.trailing_margin
                label.first_baseline == field.first_baseline
                label.trailing == field.leading - 8
                label.leading >= window.leading_margin
                (field.leading == window.leading) | 200 if start is None else field.leading == start
                above, start = field.bottom + 8, field.leading
            note.top == above + 4
            cancel.top >= note.bottom + 12
            save.width == cancel.width
            save.top == cancel.top
        layout.rules("H:|-16-[note]-16-|", "H:|-(>=16)-[cancel]-8-[save]-16-|", "V:[cancel]-16-|")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            turned = Qt.LayoutDirection.LeftToRight if self.isRightToLeft() else Qt.LayoutDirection.RightToLeft
            self.setLayoutDirection(turned)
        else:
            super().keyPressEvent(event)


if __name__ == "__main__":
    application = QApplication(sys.argv)
    form = Form()
    form.show()
    if len(sys.argv) > 1:
        application.processEvents()
        form.grab().save(sys.argv[1])
    else:
        sys.exit(application.exec())
