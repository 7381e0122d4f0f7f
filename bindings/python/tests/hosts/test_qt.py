"""casement.qt under the offscreen platform of Qt: sizes, heights for widths, directions, widgets that come and go."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytest.importorskip("PySide6.QtWidgets")
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (QApplication, QGroupBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem,
                               QVBoxLayout, QWidget)

from casement.qt import ConstraintLayout

WORDS = "Words that wrap at the width that they get, on as many lines as they take. "


@pytest.fixture(scope="session")
def application():
    yield QApplication.instance() or QApplication([])


@pytest.fixture
def settle(application):
    return lambda: [application.processEvents() for _ in range(3)]


@pytest.fixture
def form(application, example, settle):
    made = example("qt_form").Form()
    made.show()
    settle()
    yield made
    made.close()


def box(*rules, **widgets):
    """A window with widgets and rules."""
    window = QWidget()
    layout = ConstraintLayout(window)
    for name, widget in widgets.items():
        layout.add(widget, name)
    layout.rules(*rules)
    return window, layout


def rect(widget):
    return widget.geometry().getRect()


def test_a_window_opens_with_its_size_hint_and_shrinks_to_its_least_size(form, settle):
    assert form.size() == form.sizeHint()
    first = form.size()
    form.resize(900, 700)
    settle()
    form.resize(1, 1)
    settle()
    assert form.width() == form.minimumSizeHint().width() < first.width()
    assert form.height() == form.heightForWidth(form.width())


def test_a_text_is_as_high_as_its_lines_at_each_width(form, settle, timed):
    heights = []
    for width in (300, 420, 560, 900):
        form.resize(width, 400)
        settle()
        assert form.note.width() == width - 32
        assert form.note.height() == form.note.heightForWidth(width - 32)
        heights.append(form.note.height())
    assert heights == sorted(heights, reverse=True) and heights[0] > heights[-1]

    def resize(width):
        form.resize(width, 400)
        settle()

    timed("Qt, a resize of the form, 7 widgets", resize, [300 + 3 * step for step in range(200)])
    layout = form.constraints
    timed("Qt, the layout of it alone", lambda width: layout.setGeometry(form.rect().adjusted(0, 0, -width, 0)), range(200))


def test_the_least_height_of_a_window_is_that_at_its_width(form, settle):
    form.resize(250, 10)
    settle()
    narrow = form.height()
    assert form.cancel.geometry().bottom() < narrow
    for _ in range(2):  # the first one is still limited by the least height at the width before
        form.resize(800, 10)
        settle()
    assert form.height() < narrow


def test_a_changed_text_is_measured_again(form, settle, timed):
    before = form.note.height(), form.save.y()
    form.note.setText(WORDS * 4)
    settle()
    assert form.note.height() == form.note.heightForWidth(form.note.width()) > before[0]
    assert form.save.y() == before[1] + form.note.height() - before[0]
    form.note.setText("Short")
    settle()
    form.resize(form.width(), 10)
    settle()
    assert form.note.height() < before[0] and form.height() == form.minimumHeight()

    def write(count):
        form.note.setText(WORDS * (1 + count % 8))
        settle()

    timed("Qt, another text", write, range(100))


def test_typed_text_moves_nothing(form, settle):
    before = [rect(field) for field in form.fields]
    form.fields[0].insert(WORDS)
    settle()
    assert [rect(field) for field in form.fields] == before


def test_a_form_turns_with_its_direction(form, settle, picture):
    form.resize(360, 200)
    settle()
    form.grab().save(picture("qt"))
    before = {widget: rect(widget) for widget in form.findChildren(QWidget)}
    form.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    settle()
    for widget, (x, y, width, height) in before.items():
        assert rect(widget) == (360 - x - width, y, width, height)
    form.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    settle()
    assert {widget: rect(widget) for widget in form.findChildren(QWidget)} == before


def test_baselines_are_common(form):
    def baseline(widget):
        metrics = widget.fontMetrics()
        return widget.y() + (widget.height() - metrics.height()) // 2 + metrics.ascent()

    labels = [label for label in form.findChildren(QLabel) if label is not form.note]
    assert [baseline(label) for label in labels] == [baseline(field) for field in form.fields]


def test_size_policies_hold_below_required_rules(application, settle):
    fixed = QPushButton("fixed")
    fixed.setFixedSize(90, 30)
    wide, plain = QLineEdit(), QPushButton("plain")
    wide.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    window, layout = box("H:|[fixed][wide][plain]|", "V:|[fixed]", "V:|[wide]", "V:|[plain]", fixed=fixed, wide=wide, plain=plain)
    window.resize(600, 100)
    window.show()
    settle()
    assert rect(fixed) == (0, 0, 90, 30) and wide.height() == wide.sizeHint().height()
    assert plain.width() == plain.sizeHint().width() and wide.width() == 600 - 90 - plain.width()
    layout.rules("fixed.width == 120")
    settle()
    assert layout.view(fixed).frame.width == 120 and wide.x() == 120
    assert not layout.scene.conflicts


def test_widgets_come_hide_and_go(application, settle):
    window = QWidget()
    layout = ConstraintLayout(window)
    row = layout.window.add_stack("row", spacing=10)
    one, two, three = (QPushButton(name) for name in ("one", "two", "three"))
    for button in (one, two, three):
        layout.add(button, to=row)
    layout.rules("H:|-[row]-(>=20)-|", "V:|-[row]-|")
    window.show()
    settle()
    assert two.x() == one.geometry().right() + 11 and three.x() == two.geometry().right() + 11
    wide = layout.sizeHint().width()
    two.hide()
    settle()
    assert three.x() == one.geometry().right() + 11 and layout.sizeHint().width() < wide
    two.show()
    settle()
    assert two.x() == one.geometry().right() + 11 and layout.sizeHint().width() == wide
    two.setParent(None)
    settle()
    assert layout.count() == 2 and three.x() == one.geometry().right() + 11
    four = QPushButton("four")
    layout.addWidget(four)
    layout.rules("four.left == three.right + 5", "four.top == three.top", views={
        "four": layout.view(four), "three": layout.view(three)})
    settle()
    assert four.x() == three.geometry().right() + 6 and four.width() == four.sizeHint().width()
    assert layout.itemAt(3) is None and layout.takeAt(7) is None
    with pytest.raises(KeyError):
        layout.view(two)


def test_layouts_lie_in_each_other(application, settle):
    inner, label = QGroupBox(), QLabel(WORDS * 3, wordWrap=True)
    nested = ConstraintLayout(inner)
    nested.add(label, "text")
    nested.rules("H:|-[text]-|", "V:|-[text]-|")
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(inner)
    column.addStretch()
    window.resize(500, 400)
    window.show()
    settle()
    assert nested.hasHeightForWidth()
    assert label.height() == label.heightForWidth(label.width())
    low = label.height()
    window.resize(250, 400)
    settle()
    assert label.height() == label.heightForWidth(label.width()) > low


def test_items_may_be_layouts_and_spacers(application, settle):
    window = QWidget()
    layout = ConstraintLayout(window)
    layout.setContentsMargins(10, 20, 30, 40)
    buttons = QHBoxLayout()
    button = QPushButton("a")
    buttons.addWidget(button)
    layout.addChildLayout(buttons)
    layout.addItem(buttons)
    layout.addItem(QSpacerItem(70, 5, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed))
    first, second = layout.window.children
    with layout.stating() as page:
        first.left == page.left
        first.top == page.top
        second.left == first.right
        second.right <= page.right
        first.bottom <= page.bottom
    window.resize(400, 300)
    window.show()
    settle()
    assert button.mapTo(window, button.rect().topLeft()).toTuple()[0] >= 10 and button.y() >= 20
    assert layout.sizeHint().width() == buttons.sizeHint().width() + 70 + 40
    assert layout.minimumSize().height() <= layout.sizeHint().height()


def test_an_edit_moves_widgets_at_once(application, settle, timed):
    left, right = QLabel("left"), QLabel("right")
    window, layout = box("H:|[left][right(>=50)]|", "V:|[left]|", "V:|[right]|", left=left, right=right)
    window.resize(400, 100)
    window.show()
    settle()
    with layout.scene.edit(layout.view(left).right, priority=500) as divider:

        def drag(x):
            divider.suggest(x)
            layout.apply()
            assert left.width() == min(x, 350) and right.x() == left.width()

        timed("Qt, a divider moves", drag, range(100, 400))
    assert layout.minimumSize() == QSize(left.minimumSizeHint().width() + 50, left.minimumSizeHint().height())


def test_a_constant_is_read_again_after_invalidate(application, settle):
    label = QLabel("text")
    window, layout = box("V:|[label]", label=label)
    gap = layout.view(label).left.equal(layout.window.left + 8)
    window.show()
    settle()
    assert label.x() == 8
    gap.constant = 30
    layout.invalidate()
    settle()
    assert label.x() == 30
