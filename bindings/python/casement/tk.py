"""A layout for tkinter: widgets are placed by the constraints of a scene, as pack() and grid() place them by theirs.

>>> import tkinter
>>> from casement.tk import ConstraintLayout
>>> root = tkinter.Tk()
>>> layout = ConstraintLayout(root)
>>> name, save = layout.add(tkinter.Entry(root), "name"), layout.add(tkinter.Button(root, text="Save"), "save")
>>> rules = layout.rules("H:|-[name(>=200)]-[save]-|", "V:|-[name]-(>=20)-|")
>>> with layout.stating():
...     baselines = save.first_baseline == name.first_baseline
>>> root.update()
>>> save.frame.x - (name.frame.x + name.frame.width)
8.0
>>> root.destroy()

Each widget has a view. Its intrinsic size is the size that the widget requests, and no view is smaller by itself: lower its
horizontal_compression where a widget may shrink, and its horizontal_hugging where it is to grow. tk has no geometry manager in
Python that is told of new requests, so a trace of each widget's command, and of its variable, tells that it may have changed.
"""

import tkinter
from contextlib import contextmanager
from math import ceil, floor
from tkinter import ttk
from typing import Any, Dict, Iterator, List, Optional, Tuple

from ._measures import Measurement, MeasureRequest
from .choices import REQUIRED, DirectionLike
from .constraints import Constraint
from .scene import Scene
from .views import View

#: The compression resistance of requested sizes: required constraints are stronger.
AT_LEAST = 950
#: The compression resistance of the width at which a text wraps; a window is made as small as it can be at the second.
WRAPS, MINIMUM = 750, 800


class _Placed:
    """A widget with its view, and what the view knows of it."""

    def __init__(self, widget: Any, view: View, wraps: int) -> None:
        self.widget, self.view, self.wraps = widget, view, wraps
        self.has_variable = "textvariable" in widget.keys()
        self._has_font = "font" in widget.keys()
        self.traced = ""  # the variable
        self.is_shown = True
        self._requested: Tuple[int, int] = (-1, -1)
        self._lines: Dict[int, Tuple[int, int]] = {}
        view.set(horizontal_compression=WRAPS if wraps else AT_LEAST, vertical_compression=AT_LEAST)
        if wraps:
            view.measure = self._measure

    def update(self) -> None:
        """Tells the view what the widget requests now."""
        if self.wraps:
            self._lines.clear()
            self.view.invalidate_measure()
            return
        requested = self.widget.winfo_reqwidth(), self.widget.winfo_reqheight()
        if requested != self._requested:
            self._requested = requested
            self.view.intrinsic = requested
            ascent, line = self._font()
            gap = max(requested[1] - line, 0) // 2
            self.view.set(first_baseline_from_top=gap + ascent, last_baseline_from_bottom=requested[1] - gap - ascent)

    def place(self, master: Any, x: int, y: int, width: int, height: int) -> None:
        """Places the widget in the master, from whose outer edges frames count."""
        # A width of 0 would be the requested one.
        self.widget.place(in_=master, bordermode="outside", x=x, y=y, width=max(width, 1), height=max(height, 1))

    def wrap(self, width: int) -> int:
        """Wraps the text at a width of the widget, and returns its height."""
        length, height = self._lines.get(width, (0, 0))
        if length:
            self.widget.configure(wraplength=length)
            return height
        length = max(width, 1)
        for _ in range(4):  # the padding beside the text counts, too, and tk does not tell it
            self.widget.configure(wraplength=length)
            excess = self.widget.winfo_reqwidth() - width
            if not 0 < excess < length:
                break
            length -= excess
        self._lines[width] = length, self.widget.winfo_reqheight()
        return self._lines[width][1]

    def _measure(self, request: MeasureRequest) -> Measurement:
        width = self.wraps if request.width is None else floor(request.width)
        height = self.wrap(width)
        ascent, line = self._font()
        gap = height % line // 2
        wide = self.widget.winfo_reqwidth() if request.width is None else request.width
        return Measurement(wide, height, gap + ascent, gap + line - ascent)

    def _font(self) -> Tuple[int, int]:
        """The ascent and the height of a line."""
        widget = self.widget
        font = str(widget.cget("font")) if self._has_font else ""
        font = font or ttk.Style(widget).lookup(widget.winfo_class(), "font") or "TkDefaultFont"
        return (int(widget.tk.call("font", "metrics", font, "-displayof", widget, "-ascent")),
                int(widget.tk.call("font", "metrics", font, "-displayof", widget, "-linespace")))


class ConstraintLayout:
    """Places widgets in a window or frame. Its requested size, and the least size of a window, follow from constraints."""

    def __init__(self, master: "tkinter.Tk | tkinter.Toplevel | tkinter.Frame | ttk.Frame") -> None:
        #: The window or frame.
        self.master: Any = master
        #: The scene of the views, in which a point is a pixel of tk.
        self.scene = Scene(scale=1, profile="plain")
        self._placed: Dict[int, _Placed] = {}
        self._waiting = ""
        self._is_busy = False
        self._size = (0, 0)
        self._changed = master.register(self._notice)
        master.bind("<Configure>", self._configured, add="+")
        master.bind("<Destroy>", self._destroyed, add="+")

    @property
    def window(self) -> View:
        """The view of the master."""
        return self.scene.window

    def add(self, widget: tkinter.Widget, name: str = "", *, wraps: int = 0, to: Optional[View] = None) -> View:
        """Adds a widget, and returns its view, a child of the window or of another view.

        `wraps` is for a label that wraps its text at the width that it gets: the width that it prefers.
        """
        view = (to or self.window).add(name)
        self._placed[view.id] = _Placed(widget, view, wraps)
        self._trace("add", "execution", str(widget), "leave")
        widget.bind("<Destroy>", lambda event: self.remove(widget) if event.widget is widget else None, add="+")
        self.invalidate()
        return view

    def remove(self, widget: tkinter.Widget) -> None:
        """Removes a widget and its view from the layout."""
        for id, placed in list(self._placed.items()):
            if placed.widget is widget and not self.scene.closed:
                del self._placed[id]
                placed.view.remove()
                if widget.winfo_exists():
                    self._trace("remove", "execution", str(widget), "leave")
                    widget.place_forget()
                if placed.traced:
                    self._trace("remove", "variable", placed.traced, "write")
                self.invalidate()

    def view(self, widget: tkinter.Widget) -> View:
        """The view of a widget."""
        for placed in self._placed.values():
            if placed.widget is widget:
                return placed.view
        raise KeyError(f"{widget} is not in this layout")

    def rules(self, *lines: str, **options: Any) -> List[Constraint]:
        """Adds rules, as Scene.rules() does."""
        made = self.scene.rules(*lines, **options)
        self.invalidate()
        return made

    @contextmanager
    def stating(self) -> Iterator[View]:
        """States the comparisons of anchors in a block, as constraints."""
        with self.scene.stating():
            yield self.window
        self.invalidate()

    def set_direction(self, direction: DirectionLike) -> None:
        """Where leading and trailing are, which tk does not know: "left_to_right" or "right_to_left"."""
        self.window.direction = direction
        self.invalidate()

    def invalidate(self) -> None:
        """Lays out when tk is idle: after a change of constraints, and where it cannot notice that of a widget."""
        if not self._waiting:
            self._waiting = self.master.after_idle(self.refresh)

    def refresh(self) -> None:
        """Asks all widgets for their sizes, requests those of the master, and lays out."""
        if self._waiting:
            self.master.after_cancel(self._waiting)
            self._waiting = ""
        with self._measuring():
            for placed in self._placed.values():
                placed.update()
                self._follow_variable(placed)
            self._request()
        self._lay_out()

    def apply(self, time: float = 0.0) -> None:
        """Moves the widgets whose frames changed: after Edit.suggest(), or so many seconds after an animation began."""
        with self._measuring():
            for item, frame in self.scene.sample_in_window(time):
                placed = self._placed.get(item.id)
                if placed is not None:
                    if placed.wraps:
                        placed.wrap(max(int(frame.width), 0))
                    placed.place(self.master, *map(int, frame))
            for placed in self._placed.values():
                if placed.view.hidden == placed.is_shown:
                    self._show(placed)

    # Sizes

    def _show(self, placed: _Placed) -> None:
        placed.is_shown = not placed.view.hidden
        if placed.is_shown:
            placed.place(self.master, *map(int, placed.view.window_frame))
        else:
            placed.widget.place_forget()

    def _request(self) -> None:
        """Requests the size that fits, at the present width of the master, and limits a window."""
        fitting = self.window.fitting_size
        hint, least = fitting(), fitting(width_priority=MINIMUM, height_priority=MINIMUM)
        present = max(self._size[0] or hint.width, least.width)
        self.master.configure(width=ceil(hint.width), height=ceil(fitting(present, width_priority=REQUIRED).height))
        if isinstance(self.master, (tkinter.Tk, tkinter.Toplevel)):
            height = fitting(present, width_priority=REQUIRED, height_priority=MINIMUM).height
            self.master.minsize(max(ceil(least.width), 1), max(ceil(height), 1))

    def _lay_out(self) -> None:
        if self._size != (0, 0):
            self.scene.resize(*self._size)
            self.apply()

    # What tk calls

    @contextmanager
    def _measuring(self) -> Iterator[None]:
        """In the block, changes of widgets are those of the layout."""
        outer, self._is_busy = self._is_busy, True
        try:
            yield
        finally:
            self._is_busy = outer

    def _trace(self, action: str, kind: str, name: str, operation: str) -> None:
        self.master.tk.call("trace", action, kind, name, operation, self._changed)

    def _follow_variable(self, placed: _Placed) -> None:
        name = str(placed.widget.cget("textvariable")) if placed.has_variable else ""
        if name != placed.traced:
            if placed.traced:
                self._trace("remove", "variable", placed.traced, "write")
            if name:
                self._trace("add", "variable", name, "write")
            placed.traced = name

    def _notice(self, *what: str) -> None:
        if not self._is_busy:
            self.invalidate()

    def _configured(self, event: "tkinter.Event[Any]") -> None:
        size = event.width, event.height
        if event.widget is self.master and size != self._size:
            is_wider = size[0] != self._size[0]
            self._size = size
            with self._measuring():
                if is_wider and not self._waiting:
                    self._request()
            self._lay_out()

    def _destroyed(self, event: "tkinter.Event[Any]") -> None:
        if event.widget is self.master and not self.scene.closed:
            self._placed.clear()
            self.scene.close()
            if self._waiting:
                self.master.after_cancel(self._waiting)
