"""A layout for Qt: a QLayout of PySide6 that places widgets by the constraints of a scene.

>>> from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
>>> from casement.qt import ConstraintLayout
>>> application = QApplication.instance() or QApplication([])
>>> form = QWidget()
>>> layout = ConstraintLayout(form)
>>> name, save = layout.add(QLineEdit(), "name"), layout.add(QPushButton("Save"), "save")
>>> rules = layout.rules("H:|-[name(>=200)]-[save]-|", "V:|-[name]-|")
>>> with layout.stating():
...     baselines = name.first_baseline == save.first_baseline
>>> form.resize(500, 100)
>>> layout.activate()
True
>>> save.frame.x - (name.frame.x + name.frame.width)
8.0

Each widget has a view. Its intrinsic size is the size hint; the least and the largest size of the widget, as its size policy
has them, are constraints of the priorities 950 and 900, so that required constraints are stronger. A widget whose height
depends on its width, as a label that wraps, is measured at the width that it gets.
"""

from contextlib import contextmanager
from math import ceil, floor
from typing import Any, Dict, Iterator, List, Optional, Set, Tuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

from ._measures import Measurement, MeasureRequest
from .choices import FITTING_SIZE, REQUIRED
from .constraints import Constraint
from .geometry import Rect, Size
from .scene import Scene
from .views import View

#: The priorities of the least and of the largest size of a widget.
AT_LEAST, AT_MOST = 950, 900
#: The priority at which a layout is made as small as it can be: what is below it gives way, as size hints (750).
MINIMUM = 800
#: The hugging priority of a widget that expands; others have 250.
EXPANDING = 100
#: What Qt has for "no largest size".
_UNLIMITED = 16777215


class _Placed:
    """An item of the layout with its view, and what the view knows of it."""

    def __init__(self, item: QLayoutItem, view: View) -> None:
        self.item, self.view = item, view
        self.wraps = False
        self._known: Tuple[Any, ...] = ()
        self._least = [side.at_least(0, AT_LEAST) for side in (view.width, view.height)]
        self._most: List[Constraint] = [side.at_most(_UNLIMITED, AT_MOST) for side in (view.width, view.height)]

    def update(self) -> bool:
        """Tells the view what the item says of its size now. Returns whether the item appeared."""
        item = self.item
        hint, least, most = _pair(item.sizeHint()), _pair(item.minimumSize()), _pair(item.maximumSize())
        known = hint, least, most, item.hasHeightForWidth(), item.expandingDirections(), item.isEmpty()
        if self.wraps:
            self.view.invalidate_measure()
        if known == self._known:
            return False
        appeared = not item.isEmpty() and (not self._known or self._known[-1])
        self._known, self.wraps = known, item.hasHeightForWidth()
        for constraint, length in zip(self._least + self._most, least + most):
            constraint.constant = length
        self.view.hidden = item.isEmpty()
        horizontal, vertical = (EXPANDING if item.expandingDirections() & direction else 250
                                for direction in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical))
        self.view.set(horizontal_hugging=horizontal, vertical_hugging=vertical,
                      vertical_compression=AT_LEAST if self.wraps else 750)
        self.view.measure = self._measure if self.wraps else None
        if not self.wraps:
            self.view.intrinsic = hint
        self._set_baselines(hint[1])
        return bool(appeared)

    def _measure(self, request: MeasureRequest) -> Measurement:
        if request.width is None:
            hint = self.item.sizeHint()
            return Measurement(hint.width(), hint.height())
        return Measurement(request.width, self.item.heightForWidth(floor(request.width)))

    def _set_baselines(self, height: int) -> None:
        """Sets the baselines, which Qt does not tell: of the lines of a text that wraps, else of a line in the middle."""
        widget = self.item.widget()
        if widget is not None:
            metrics = widget.fontMetrics()
            gap = 0 if self.wraps else max(height - metrics.height(), 0) // 2
            self.view.set(first_baseline_from_top=gap + metrics.ascent(), last_baseline_from_bottom=gap + metrics.descent())


def _pair(size: QSize) -> Tuple[int, int]:
    return size.width(), size.height()


class ConstraintLayout(QLayout):
    """A layout whose widgets are views of `scene`, in its window or in views that are in it, as stacks.

    Size hint, least size and height for width follow from constraints and widgets. The least height of a window is that
    at its present width. Views follow the layout direction of the widget that has the layout.
    """

    _is_stale = True  # Qt may ask before __init__ ends

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        #: The scene of the views, in which a point is a pixel of Qt.
        self.scene = Scene(scale=1, profile="plain")
        self._placed: Dict[int, _Placed] = {}
        self._appeared: Set[int] = set()
        self._sizes: Dict[Tuple[Optional[int], int], Size] = {}
        self._area = QRect()
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    @property
    def window(self) -> View:
        """The view of the whole layout, inside its contents margins."""
        return self.scene.window

    def add(self, widget: QWidget, name: str = "", *, to: Optional[View] = None) -> View:
        """Adds a widget, and returns its view, a child of the window or of another view."""
        self.addChildWidget(widget)
        return self._hold(QWidgetItem(widget), name or widget.objectName(), to or self.window)

    def view(self, widget: QWidget) -> View:
        """The view of a widget."""
        for placed in self._placed.values():
            if placed.item.widget() is widget:
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

    def apply(self, time: float = 0.0) -> None:
        """Moves the widgets whose frames changed: after Edit.suggest(), or so many seconds after an animation began."""
        frames = {change.item.id: change.frame for change in self.scene.sample_in_window(time)}
        for id in self._appeared:
            frames.setdefault(id, self._placed[id].view.window_frame)
        self._appeared.clear()
        self._place(frames)

    def _place(self, frames: Dict[int, Rect]) -> None:
        x, y = self._area.x(), self._area.y()
        for id, frame in frames.items():
            if id in self._placed:
                size = max(int(frame.width), 0), max(int(frame.height), 0)
                self._placed[id].item.setGeometry(QRect(x + int(frame.x), y + int(frame.y), *size))

    # What Qt calls

    def addItem(self, item: QLayoutItem) -> None:
        """Adds an item at the end; Qt calls it."""
        widget = item.widget()
        self._hold(item, widget.objectName() if widget is not None else "", self.window)

    def _hold(self, item: QLayoutItem, name: str, parent: View) -> View:
        view = parent.add(name)
        self._placed[view.id] = _Placed(item, view)
        self.invalidate()
        return view

    def count(self) -> int:
        """Returns the number of items."""
        return len(self._placed)

    def itemAt(self, index: int) -> Any:
        """Returns the item at an index, or None."""
        return list(self._placed.values())[index].item if 0 <= index < len(self._placed) else None

    def takeAt(self, index: int) -> Any:
        """Removes the item at an index with its view, and returns it, or None."""
        if not 0 <= index < len(self._placed):
            return None
        placed = self._placed.pop(list(self._placed)[index])
        self._appeared.discard(placed.view.id)
        placed.view.remove()
        self.invalidate()
        return placed.item

    def invalidate(self) -> None:
        """Measures all items again at the next layout."""
        self._is_stale = True
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        """Returns the directions in which the layout can be larger than its size hint."""
        directions = Qt.Orientation(0)
        for placed in self._placed.values():
            directions |= placed.item.expandingDirections()
        return directions

    def hasHeightForWidth(self) -> bool:
        """Returns whether the height depends on the width."""
        return any(placed.item.hasHeightForWidth() for placed in self._placed.values())

    def heightForWidth(self, width: int) -> int:
        """Returns the preferred height for a width."""
        return self._height(width, FITTING_SIZE)

    def minimumHeightForWidth(self, width: int) -> int:
        """Returns the least height for a width."""
        return self._height(width, MINIMUM)

    def sizeHint(self) -> QSize:
        """Returns the preferred size."""
        return self._size(FITTING_SIZE)

    def minimumSize(self) -> QSize:
        """Returns the least size."""
        least, parent = self._size(MINIMUM), self.parentWidget()
        if not self.hasHeightForWidth():
            return least
        width = self.sizeHint().width()
        if parent is not None and parent.isWindow() and self._area.isValid():
            width = max(self._area.marginsAdded(self.contentsMargins()).width(), least.width())
        return QSize(least.width(), self.minimumHeightForWidth(width))

    def setGeometry(self, rect: QRect) -> None:
        """Lays out in a rectangle and places the widgets."""
        super().setGeometry(rect)
        before, self._area = self._area, self.contentsRect()
        self._update()
        self.scene.resize(max(self._area.width(), 0), max(self._area.height(), 0))
        if before.topLeft() != self._area.topLeft():
            self._appeared.update(self._placed)
        self.apply()
        if before.width() != self._area.width() and self.hasHeightForWidth():
            self.update()  # the least height of a window is another

    # Sizes

    def _update(self) -> None:
        """Asks all widgets for their sizes, if one of them may have changed."""
        if self._is_stale:
            self._is_stale = False
            self._sizes.clear()
            self._appeared.update(id for id, placed in self._placed.items() if placed.update())
            parent = self.parentWidget()
            if parent is not None and parent.isRightToLeft() != self.window.right_to_left:
                self.window.direction = "right_to_left" if parent.isRightToLeft() else "left_to_right"

    def _fitting(self, width: Optional[int], priority: int) -> Size:
        """The size of the window: as small as the priority makes it, or at a width."""
        self._update()
        if (width, priority) not in self._sizes:
            self._sizes[width, priority] = (
                self.window.fitting_size(width_priority=priority, height_priority=priority) if width is None else
                self.window.fitting_size(width=width, width_priority=REQUIRED, height_priority=priority))
        return self._sizes[width, priority]

    def _size(self, priority: int) -> QSize:
        size, margins = self._fitting(None, priority), self.contentsMargins()
        return QSize(ceil(size.width), ceil(size.height)).grownBy(margins)

    def _height(self, width: int, priority: int) -> int:
        margins = self.contentsMargins()
        inner = max(width - margins.left() - margins.right(), 0)
        return ceil(self._fitting(inner, priority).height) + margins.top() + margins.bottom()
