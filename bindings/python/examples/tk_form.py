"""A form of tkinter on constraints: fields on the baselines of their labels, a text that wraps, buttons as wide as each other.

    tk_form.py              opens the window; F2 turns the direction
"""

import tkinter
from tkinter import ttk
from typing import List

from casement.tk import ConstraintLayout

NOTE = "The text is as high as its lines at this width, and the window can become as small as all of it allows."


class Form:
    def __init__(self, root: tkinter.Tk) -> None:
        self.root = root
        root.title("Form")
        self.text = tkinter.StringVar(root, NOTE)
        self.labels: List[ttk.Label] = []
        self.fields: List[ttk.Entry] = []
        self.note = ttk.Label(root, textvariable=self.text)
        self.cancel, self.save = ttk.Button(root, text="Cancel"), ttk.Button(root, text="Save")
        layout = self.layout = ConstraintLayout(root)
        layout.window.margins = 16, 16, 16, 16

        note = layout.add(self.note, "note", wraps=260)
        cancel, save = layout.add(self.cancel, "cancel"), layout.add(self.save, "save")
        with layout.stating() as window:
            above, start = window.top_margin, None
            for text, words in (("Name", "Ada Lovelace"), ("E-mail address", "ada@example.org")):
                self.labels.append(ttk.Label(root, text=text))
                self.fields.append(ttk.Entry(root))
                self.fields[-1].insert(0, words)
                label, field = layout.add(self.labels[-1]), layout.add(self.fields[-1])
                field.set(horizontal_hugging=100, horizontal_compression=700)
                field.width >= 80
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
        root.bind("<F2>", lambda event: self.turn())

    def turn(self) -> None:
        """Turns the direction of the form, and that of the texts in it."""
        is_turned = not self.layout.window.right_to_left
        self.layout.set_direction("right_to_left" if is_turned else "left_to_right")
        for field in self.fields:
            field.configure(justify="right" if is_turned else "left")
        self.note.configure(justify="right" if is_turned else "left", anchor="e" if is_turned else "w")


if __name__ == "__main__":
    window = tkinter.Tk()
    form = Form(window)
    window.mainloop()
