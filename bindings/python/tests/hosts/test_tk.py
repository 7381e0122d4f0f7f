"""casement.tk on a display, as that of an Xvfb: requested sizes, texts that wrap, variables, directions, widgets that go."""

import pytest

tkinter = pytest.importorskip("tkinter")

from casement.tk import ConstraintLayout

WORDS = "Words that wrap at the width that they get, on as many lines as they take. "


@pytest.fixture
def root():
    try:
        made = tkinter.Tk()
    except tkinter.TclError as error:
        pytest.skip(str(error))
    yield made
    if not made.tk.call("info", "commands", "."):
        return
    made.destroy()


@pytest.fixture
def settle(root):
    def wait():
        for _ in range(3):
            root.update()

    return wait


@pytest.fixture
def form(root, example, settle):
    made = example("tk_form").Form(root)
    settle()
    return made


def rect(widget):
    return widget.winfo_x(), widget.winfo_y(), widget.winfo_width(), widget.winfo_height()


def right(widget):
    return widget.winfo_x() + widget.winfo_width()


def bottom(widget):
    return widget.winfo_y() + widget.winfo_height()


def resize(root, settle, width, height):
    root.geometry(f"{width}x{height}")
    settle()


def test_a_window_opens_as_large_as_it_requests_and_shrinks_to_its_least_size(form, root, settle):
    assert (root.winfo_width(), root.winfo_height()) == (root.winfo_reqwidth(), root.winfo_reqheight())
    first = root.winfo_width()
    resize(root, settle, 900, 700)
    resize(root, settle, *root.minsize())
    resize(root, settle, *root.minsize())
    assert root.winfo_width() < first
    assert bottom(form.save) + 16 == root.winfo_height() == root.minsize()[1]
    assert bottom(form.note) + 12 == form.save.winfo_y()


def test_a_text_is_as_high_as_its_lines_at_each_width(form, root, settle, timed):
    heights = []
    for width in (260, 420, 560, 900):
        resize(root, settle, width, 400)
        assert form.note.winfo_width() == width - 32
        assert form.note.winfo_height() == form.note.winfo_reqheight()
        heights.append(form.note.winfo_height())
    assert heights == sorted(heights, reverse=True) and heights[0] > heights[-1]
    timed("tk, a resize of the form, 7 widgets", lambda width: resize(root, settle, width, 400), range(300, 900, 5))

    def lay_out(width):
        form.layout._size = width, 400
        form.layout._lay_out()

    timed("tk, the layout of it alone", lay_out, range(300, 900, 5))
    timed("tk, all widgets asked again", lambda _: form.layout.refresh(), range(100))


def test_a_changed_text_is_noticed(form, root, settle, timed):
    before = form.note.winfo_height()
    form.text.set(WORDS * 4)  # by its variable
    settle()
    assert form.note.winfo_height() == form.note.winfo_reqheight() > before
    assert bottom(form.note) + 12 <= form.save.winfo_y()
    save = form.save.winfo_width()
    form.cancel.configure(text="Cancel, and close the window")  # by its command
    settle()
    assert form.save.winfo_width() == form.cancel.winfo_width() == form.cancel.winfo_reqwidth() > save
    assert right(form.save) == root.winfo_width() - 16
    form.note.configure(textvariable="")
    form.note.configure(text="Short")
    settle()
    assert form.note.winfo_height() < before
    other = tkinter.StringVar(root, WORDS)
    form.note.configure(textvariable=other)
    settle()
    other.set(WORDS * 8)
    settle()
    assert form.note.winfo_height() == form.note.winfo_reqheight() > before

    def write(count):
        other.set(WORDS * (1 + count % 8))
        settle()

    timed("tk, another text", write, range(100))


def test_typed_text_moves_nothing(form, settle):
    before = [rect(field) for field in form.fields]
    form.fields[0].insert("end", WORDS)
    settle()
    assert [rect(field) for field in form.fields] == before


def test_a_form_turns_with_its_direction(form, root, settle, picture, photograph):
    resize(root, settle, 360, 210)
    root.geometry("+0+0")
    settle()
    photograph(picture("tk"), 360, 210)
    widgets = [*form.labels, *form.fields, form.note, form.cancel, form.save]
    before = [rect(widget) for widget in widgets]
    form.turn()
    settle()
    assert [rect(widget) for widget in widgets] == [(360 - x - width, y, width, height) for x, y, width, height in before]
    form.turn()
    settle()
    assert [rect(widget) for widget in widgets] == before


def test_baselines_are_common(form):
    for label, field in zip(form.labels, form.fields):
        assert abs(label.winfo_y() + label.winfo_height() / 2 - field.winfo_y() - field.winfo_height() / 2) <= 1


def test_a_frame_requests_the_height_at_its_width(root, settle):
    frame = tkinter.Frame(root, borderwidth=3)
    layout = ConstraintLayout(frame)
    label = tkinter.Label(frame, text=WORDS * 4, justify="left")
    layout.add(label, "text", wraps=400)
    layout.rules("H:|[text(>=50)]|", "V:|[text]|")
    below = tkinter.Label(root, text="below")
    frame.pack(fill="x")
    below.pack()
    root.geometry("500x400")
    settle()
    low = frame.winfo_height()
    assert label.winfo_width() == 500 and label.winfo_height() == label.winfo_reqheight() == low
    assert below.winfo_y() == low and label.winfo_reqwidth() <= 500
    resize(root, settle, 200, 400)
    assert frame.winfo_height() == label.winfo_reqheight() > low and below.winfo_y() == frame.winfo_height()


def test_widgets_come_hide_and_go(root, settle):
    layout = ConstraintLayout(root)
    row = layout.window.add_stack("row", spacing=10)
    one, two, three = (tkinter.Button(root, text=name) for name in ("one", "two", "three"))
    views = [layout.add(button, to=row) for button in (one, two, three)]
    layout.rules("H:|-[row]-(>=20)-|", "V:|-[row]-(>=20)-|")
    settle()
    wide = root.winfo_reqwidth()
    assert two.winfo_x() == right(one) + 10 and three.winfo_x() == right(two) + 10
    views[1].hidden = True
    layout.invalidate()
    settle()
    assert not two.winfo_ismapped() and three.winfo_x() == right(one) + 10 and root.winfo_reqwidth() < wide
    views[1].hidden = False
    layout.invalidate()
    settle()
    assert two.winfo_ismapped() and two.winfo_x() == right(one) + 10 and root.winfo_reqwidth() == wide
    two.destroy()
    settle()
    assert three.winfo_x() == right(one) + 10 and not views[1].alive
    layout.remove(one)
    settle()
    assert three.winfo_x() == 20 and not one.winfo_ismapped()
    with pytest.raises(KeyError):
        layout.view(one)
    three.configure(text="a longer text")
    settle()
    assert three.winfo_width() == three.winfo_reqwidth()


def test_an_edit_moves_widgets_at_once(root, settle, timed):
    left, other = tkinter.Label(root, text="left"), tkinter.Label(root, text="right")
    layout = ConstraintLayout(root)
    views = layout.add(left, "left"), layout.add(other, "right")
    for view in views:
        view.horizontal_compression = 200
    layout.rules("H:|[left][right(>=50)]|", "V:|[left]|", "V:|[right]|")
    resize(root, settle, 400, 100)
    with layout.scene.edit(views[0].right, priority=500) as divider:

        def drag(x):
            divider.suggest(x)
            layout.apply()
            root.update()
            assert left.winfo_width() == min(x, 350) and other.winfo_x() == left.winfo_width()

        timed("tk, a divider moves", drag, range(100, 400))


def test_a_destroyed_window_leaves_nothing(root, settle):
    top = tkinter.Toplevel(root)
    layout = ConstraintLayout(top)
    layout.add(tkinter.Label(top, text="text"), "text")
    layout.rules("H:|[text]|", "V:|[text]|")
    settle()
    layout.invalidate()
    top.destroy()
    settle()
    assert layout.scene.closed
