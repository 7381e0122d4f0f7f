"""Tests of casement check: what lints do not report, since the document does not say enough."""

from check_documents import (CORNER, FIXED, FONT, SMALL, WIDE, button, cell, field, found, held, label, run, said, storyboard,
                             view, write)


def parts(tool, work):
    return [silences(tool, work), fonts(tool, work), estimates(tool, work)]

FIRM = '<constraint firstItem="a" firstAttribute="width" constant="10" id="w"/>'


def silences(tool, work):
    """What a document does not know for certain is no finding; beside each, what is one."""
    image = view("imageView", "a", (20, 108, 42, 42), image="x", horizontalCompressionResistancePriority="1000")
    firm = label(horizontalCompressionResistancePriority="1000")
    plain = view("view", "a", (20, 108, 42, 42))
    own = view("view", "a", (20, 108, 42, 42), customClass="Badge")
    high = "a.leading = root.leading + 20\na.top = root.top + {0}\na.bottom = root.bottom + -{0}\na.height = 40"
    under = held(WIDE + "a.bottom = safe.bottom + -60")
    outlet = '<connections><outlet property="gap" destination="c2" id="o-ut-001"/></connections>'
    right = "a.leading = root.leading + 200\na.width = 180\na.top = safe.top + 20"
    text = view("textView", "a", (20, 500, 374, 302), FONT)
    low = "a.leading = root.leading + 20\na.bottom = root.bottom + -6"
    search = view("searchBar", "a", (200, 108, 180, 56))
    tall = WIDE + "a.top = safe.top + 100\na.bottom = safe.bottom + -60"
    flush = WIDE + "a.top = safe.top + 456\na.bottom = root.bottom"
    still = view("imageView", "a", (20, 108, 42, 42))
    on = (*FIXED[2:4], *FIXED[6:])
    phone = ("--devices", "iphone-5.8", *FIXED)
    for title, lint, document, options, expected in (
        ("a text and a width", "conflict", storyboard(firm, held(CORNER) + FIRM), FIXED, True),
        ("the size of an image and a width", "conflict", storyboard(image, held(CORNER) + FIRM), FIXED, False),
        ("the height of a screen", "conflict", storyboard(plain, held(high.format(20) + "\na.width = 42")), FIXED, True),
        ("the height of a cell", "conflict", cell(plain, held(high.format(20) + "\na.width = 42")), FIXED, False),
        ("a view without a size", "ambiguous", storyboard(plain, held(CORNER)), FIXED, True),
        ("an image without a size", "ambiguous", storyboard(still, held(CORNER)), FIXED, False),
        ("a view of the app's own", "ambiguous", storyboard(own, held(CORNER)), FIXED, False),
        ("a label beside one of the app's own", "ambiguous", storyboard(
            own + label("b"), held(CORNER + "b.top = safe.top")), FIXED, False),
        ("the height in a cell", "ambiguous", cell(plain, held(
            "a.leading = root.leading + 20\na.width = 42\na.top = root.top + 2")), FIXED, False),
        ("a field", "under-keyboard", storyboard(field(), under), on, True),
        ("a field that an outlet moves", "under-keyboard", storyboard(field(), under, outlet), on, False),
        ("a text view, covered in part", "under-keyboard", storyboard(text, held(tall)), on, False),
        ("a field as high", "under-keyboard", storyboard(field("a", (20, 144, 374, 658)), held(tall)), on, True),
        ("a label at the edge", "outside-window", storyboard(
            label(text="a text as wide", frame=(200, 108, 180, 20.5)), held(right)), (*SMALL, *FIXED), False),
        ("a longer label", "outside-window", storyboard(
            label(text="a text as wide as it is", frame=(200, 108, 180, 20.5)), held(right)), (*SMALL, *FIXED), True),
        ("a label without a text", "outside-window", storyboard(
            label(text="", frame=(200, 108, 180, 20.5)), held(right)), (*SMALL, *FIXED), False),
        ("a search bar", "outside-window", storyboard(search, held(right)), (*SMALL, *FIXED), False),
        ("a field at the edge", "outside-window", storyboard(
            field("a", (200, 108, 180, 34)), held(right)), (*SMALL, *FIXED), True),
        ("a button at the home indicator", "outside-safe-area", storyboard(
            button("a", (20, 860, 100, 30)), held(low)), phone, True),
        ("a text at the home indicator", "outside-safe-area", storyboard(
            label(frame=(20, 869, 42, 20.5)), held(low)), phone, False),
        ("a text view at the home indicator", "outside-safe-area", storyboard(text, held(flush)), phone, False),
    ):
        name = "t.xib" if "<tableViewCell" in document else "t.storyboard"
        report = found(tool, work, document, "--lints", lint, *options, name=name)
        yield title, bool(report) != expected and said(report)
    path = write(work, "t.xib", cell(label(text="a text as wide as it is"), held(CORNER.replace("safe", "root")),
                                     attributes=' style="IBUITableViewCellStyleDefault"'))
    yield "a cell of the system", b" 0 layouts" not in run(tool, path).stdout
    for axis, frames, constraints in (
        ("wide", ((20, 108, 180, 44), (214, 108, 180, 44)),
         "a.leading = root.leading + 20\na.width = 180\na.top = safe.top\nb.leading = a.trailing + 14\nb.top = a.top\n"
         "b.trailing = root.trailing + -20"),
        ("high", ((20, 20, 100, 420), (20, 450, 100, 420)),
         "a.leading = root.leading + 20\na.width = 100\na.top = root.top + 20\na.height = 420\nb.leading = a.leading\n"
         "b.width = 100\nb.top = a.bottom + 10\nb.bottom = root.bottom + -26"),
    ):
        row = button("a", frames[0]) + button("b", frames[1])
        report = found(tool, work, storyboard(row, held(constraints)), "--lints", "unequal", *SMALL, *FIXED)
        messages = [each["message"].split(":")[0] for each in report]
        yield f"equally {axis}", messages != [f'button "Go", button "Go" are no longer equally {axis}'] and said(report)


def fonts(tool, work):
    """Text in a font whose letters are not known is never cut, and its width is not estimated."""
    for name, expected in (("", True), ("HelveticaNeue-CondensedBold", False)):
        known = f'name="{name}"' if name else 'type="system"'
        font = f'<fontDescription key="fontDescription" {known} pointSize="34"/>'
        text = storyboard(label(text="Condensed headline text", frame=(20, 108, 374, 48), font=font),
                          held(WIDE + "a.top = safe.top + 20"))
        report = found(tool, work, text, "--lints", "cut-text", *FIXED)
        yield f"cut, {name or 'system'}", bool(report) != expected and said(report)
        text = storyboard(label(text="Condensed headline text", frame=(0, 108, 414, 48), font=font, textAlignment="center"),
                          held("a.leading = root.leading\na.trailing = root.trailing\na.top = safe.top + 20"))
        report = found(tool, work, text, "--lints", "outside-safe-area", "--devices", "iphone-5.8",
                       "--orientations", "landscape", *FIXED[2:])
        yield f"beside the cutout, {name or 'system'}", report


def estimates(tool, work):
    """A length that depends on the widths of letters is rounded, and says so."""
    text = storyboard(label(text="Hello world", frame=(20, 108, 374, 20.5)),
                      held("a.leading = root.leading + 260\na.width = 134\na.top = safe.top + 20"))
    report = found(tool, work, text, "--lints", "outside-window", *FIXED, *SMALL)
    messages = [each["message"] for each in report]
    yield "about", messages != ['label "Hello world" is outside the screen: about 24 at the right'] and said(report)
