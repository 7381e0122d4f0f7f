"""Tests of casement check: what lints do not report, since the document does not say enough."""

from check_documents import (BAR, COLOR, CORNER, FIXED, FONT, SIDES, SMALL, STYLE, WIDE, button, cell, field, found, held, label, run, said, storyboard,
                             view, write, xib)


BUTTON_OUTLETS = '<connections><outlet property="send" destination="a" id="o-ut-001"/><outlet property="stop" destination="b" id="o-ut-002"/></connections>'


def parts(tool, work):
    return [silences(tool, work), fonts(tool, work), estimates(tool, work), running(tool, work), styles(tool, work),
            once(tool, work), certain(tool, work), empty(tool, work)]

BELOW = '<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>'

FIRM = '<constraint firstItem="a" firstAttribute="width" constant="10" id="w"/>'


def silences(tool, work):
    """What a document does not know for certain is no finding; beside each, what is one."""
    image = view("imageView", "a", (20, 108, 42, 42), image="x", horizontalCompressionResistancePriority="1000")
    firm = label(horizontalCompressionResistancePriority="1000")
    plain = view("view", "a", (20, 108, 42, 42), ambiguous="YES")
    own = view("view", "a", (20, 108, 42, 42), customClass="Badge", ambiguous="YES")
    high = "a.leading = root.leading + 20\na.top = root.top + {0}\na.bottom = root.bottom + -{0}\na.height = 40"
    under = held(WIDE + "a.bottom = safe.bottom + -60")
    outlet = '<connections><outlet property="gap" destination="c2" id="o-ut-001"/></connections>'
    right = "a.leading = root.leading + 200\na.width = 180\na.top = safe.top + 20"
    text = view("textView", "a", (20, 500, 374, 302), FONT)
    low = "a.leading = root.leading + 20\na.bottom = root.bottom + -6"
    search = view("searchBar", "a", (200, 108, 180, 56))
    tall = WIDE + "a.top = safe.top + 100\na.bottom = safe.bottom + -60"
    flush = WIDE + "a.top = safe.top + 456\na.bottom = root.bottom"
    still = view("imageView", "a", (20, 108, 42, 42), ambiguous="YES")
    on = (*FIXED[2:4], *FIXED[6:])
    phone = ("--devices", "iphone-5.8", *FIXED)
    inner = view("view", "i", (0, 0, 414, 10))
    thin = view("view", "t", (0, 0, 414, 10), f"<subviews>{inner}</subviews>"
                '<viewLayoutGuide key="safeArea" id="s"/>')
    bar = ("t.leading = root.leading\nt.trailing = root.trailing\nt.top = root.top\ni.leading = s.leading\ni.trailing = s.trailing\n"
           "i.top = s.top\ni.height = 10\n")
    masked = ('<view id="m"><rect key="frame" x="200" y="108" width="14" height="42"/>'
              '<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>')
    moved = '<connections><outlet property="gap" destination="{}" id="o-ut-002"/></connections>'
    panel = view("view", "p", (0, 580, 414, 300), f'<subviews>{label(frame=(20, 20, 42, 20.5))}</subviews>')
    pinned = held("p.leading = root.leading\np.trailing = root.trailing\np.height = 300\np.top = root.top + 580\n"
                  "a.leading = p.leading + 20\na.top = p.top + 20")
    beside = storyboard(button("a", (32, 108, 44, 44)), held("a.leading = root.leading + 32\na.centerY = root.centerY\na.width = 44\na.height = 44"))
    turned = ("--orientations", "landscape", *FIXED[2:])
    for title, lint, document, options, expected in (
        ("a text and a width", "conflict", storyboard(firm, held(CORNER) + FIRM), FIXED, True),
        ("the size of an image and a width", "conflict", storyboard(image, held(CORNER) + FIRM), FIXED, False),
        ("the height of a screen", "conflict", storyboard(plain, held(high.format(20) + "\na.width = 42")), FIXED, True),
        ("the height of a cell", "conflict", cell(plain, held(high.format(20) + "\na.width = 42")), FIXED, False),
        ("a bar in a safe area", "conflict", storyboard(thin, held(bar + "t.height = 10")), phone, False),
        ("a bar in a bar", "conflict", storyboard(thin, held(bar + "t.height = 10\nt.height >= 20")), phone, True),
        ("a mask alone", "conflict", storyboard(masked), (*SMALL, *FIXED), False),
        ("a view in one that code moves", "outside-window", storyboard(panel, pinned, moved.format("c3")), (*SMALL, *FIXED), False),
        ("a view in one that stays", "outside-window", storyboard(panel, pinned), (*SMALL, *FIXED), True),
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
        ("a button beside an island", "outside-safe-area", beside, ("--devices", "retina6_12", *turned), True),
        ("a button beside a notch", "outside-safe-area", beside, ("--devices", "retina5_9", *turned), False),
        ("a button above a notch", "outside-safe-area", storyboard(button("a", (12, 20, 33, 26)), held(
            "a.leading = root.leading + 12\na.top = root.top + 19\na.width = 33\na.height = 26")), ("--devices", "retina5_9", *turned), False),
        ("a button in a corner", "outside-safe-area", storyboard(button("a", (2, 2, 33, 26)), held(
            "a.leading = root.leading + 2\na.top = root.top + 2\na.width = 33\na.height = 26")), ("--devices", "retina5_9", *turned), True),
        ("a button at the home indicator", "outside-safe-area", storyboard(
            button("a", (20, 860, 100, 30)), held(low)), phone, True),
        ("a button above the home indicator", "outside-safe-area", storyboard(
            button("a", (20, 850, 100, 30)), held(low.replace("-6", "-12"))), phone, False),
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


def running(tool, work):
    """What Xcode only draws is not in the app: stretched sizes, placeholders, simulated toolbars, text below bars."""
    row = label("b", text="A name", frame=(20, 113, 54, 20.5), horizontalHuggingPriority="251") + view(
        "textField", "a", (82, 108, 312, 34), FONT, borderStyle="roundedRect", placeholder="Name")
    beside = held("b.leading = root.leading + 20\na.leading = b.trailing + 8\na.trailing = root.trailing + -20\n"
                  "a.top = safe.top + 20\nb.centerY = a.centerY")
    plain = view("view", "a", (20, 108, 42, 42), ambiguous="YES")
    size = "".join(f'<constraint firstItem="a" firstAttribute="{axis}" constant="42" id="{axis}"{{}}/>'
                   for axis in ("width", "height"))
    text = view("textView", "a", (0, 0, 414, 896), FONT, text="Hello")
    text_below = held(SIDES.format("a"))
    low = held("a.leading = root.leading + 20\na.bottom = root.bottom + -12")
    low_button = button("a", (20, 854, 42, 30))
    container = ('</viewController></objects></scene><scene><objects><navigationController id="nav" toolbarHidden="NO">'
                 '<connections><segue destination="con-00-000" kind="relationship" relationship="rootViewController" id="seg"/>'
                 "</connections></navigationController></objects></scene><scene><objects><viewController id=\"other\">")
    cut = label(text="Text that is cut already", frame=(20, 108, 90, 20.5), font=STYLE)
    whole = label(text="Text as drawn", frame=(20, 108, 107, 20.5), font=STYLE)
    narrow = CORNER + "a.width = {}"
    large = FIXED[:6] + ("--text-sizes", "1,1.35")
    seen = (*FIXED, "--profile", "ios8")
    for title, lint, document, options, expected in (
        ("a field beside a label on a narrow phone", "ambiguous", storyboard(row, beside), (*SMALL, *FIXED), False),
        ("a view with a size", "conflict", storyboard(plain, held(CORNER + "a.width = 50") + size.format("", "")), FIXED, True),
        ("a placeholder for a width", "conflict", storyboard(plain, held(CORNER + "a.width = 50") + size.format(
            ' placeholder="YES"', "")), FIXED, False),
        ("placeholders for a size", "ambiguous", storyboard(plain, held(CORNER) + size.format(
            *[' placeholder="YES"'] * 2)), FIXED, False),
        ("ambiguity that is not verified", "ambiguous", storyboard(
            view("view", "a", (20, 108, 42, 42), verifyAmbiguity="off", ambiguous="YES"), held(CORNER)), FIXED, False),
        ("sizes that are not verified", "ambiguous", storyboard(
            view("view", "a", (20, 108, 42, 42), verifyAmbiguity="ignoreSizes", ambiguous="YES"), held(CORNER)), FIXED, False),
        ("a simulated toolbar", "under-bar", storyboard(low_button, low, BELOW, 9000), FIXED, False),
        ("the toolbar of a container", "under-bar", storyboard(low_button, low, container, 9000), seen, True),
        ("a text view as the first subview", "under-bar", storyboard(text, text_below, BAR, 9000), FIXED, False),
        ("a text view behind another view", "under-bar", storyboard(view("view", "v", (0, 0, 1, 1)) + text, text_below + held(
            "v.leading = root.leading\nv.top = root.top\nv.width = 1\nv.height = 1"), BAR, 9000), seen, True),
        ("a label of a panel above the screen", "under-bar", storyboard(
            view("view", "v", (0, -150, 414, 200)) + label(frame=(20, -5, 42, 4)), held(
                "v.leading = root.leading\nv.width = 414\nv.height = 200\nv.top = root.top + -150\na.leading = root.leading + 20\n"
                "a.height = 20\na.bottom = v.bottom + -40")), FIXED, False),
        ("a xib as wide as a phone", "conflict", sized(""), (*SMALL, *FIXED), False),
        ("a xib of a fixed width", "conflict", sized('<constraint firstAttribute="width" constant="414" id="w"/>'),
         (*SMALL, *FIXED), False),
        ("text that is cut as drawn", "cut-text", storyboard(cut, held(narrow.format(90))), large, False),
        ("text that is whole as drawn", "cut-text", storyboard(whole, held(narrow.format(107))), large, True),
        ("a low label", "cut-text", storyboard(label(font=STYLE), held(CORNER + "a.height = 15\na.width = 200")), large, True),
        ("a low label in a cell", "cut-text", cell(label(font=STYLE, frame=(20, 2, 42, 20.5)), held(
            CORNER.replace("safe", "root") + "a.height = 15\na.width = 200")), large, False),
        ("half a point in a center", "conflict", storyboard(label(), held(
            CORNER + "a.width = 41\na.centerX = root.leading + 41")), FIXED, False),
    ):
        name = "t.xib" if "CocoaTouch.XIB" in document else "t.storyboard"
        report = found(tool, work, document, "--lints", lint, *options, name=name)
        yield title, bool(report) != expected and said(report)
    short = "".join(button(name, (x, 108, 30, 30), title) for name, x, title in (("a", 20, "1"), ("b", 60, "22")))
    report = found(tool, work, storyboard(short, held(
        CORNER + "b.leading = a.trailing + 10\nb.top = a.top")), "--lints", "unequal", *SMALL, *FIXED)
    yield "buttons of the least width", report


def sized(constraint):
    """Returns a xib with a view as large as a phone, and a constraint of its own."""
    return ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17156" useTraitCollections="YES">\n'
            '<objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>'
            '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\n<subviews>'
            f'{label()}</subviews><constraints>{constraint}{held(CORNER.replace("safe", "root"))}</constraints></view></objects></document>')


def styles(tool, work):
    """A title grows less than the text of a body, and a footnote more."""
    for style, width, height, expected in (
        ("Title1", 280, 34, []), ("Title1", 240, 34, ["a"]), ("Footnote", 130, 16, ["a"]), ("Body", 300, 20.5, [])):
        font = f'<fontDescription key="fontDescription" style="UICTFontTextStyle{style}"/>'
        text = label(text="Seventeen letters", frame=(20, 108, width, height), font=font)
        report = found(tool, work, storyboard(text, held(CORNER + f"a.width = {width}")), "--lints", "cut-text", *FIXED[:6])
        yield f"{style}, {width}", [each["views"][0] for each in report] != expected and said(report)


def once(tool, work):
    """A conflict that has other constraints on another screen is one finding, and so are the rows of a table."""
    document = storyboard(view("view", "a", (20, 108, 400, 42)) + view("view", "b", (0, 0, 9, 9)), held(
        CORNER + "a.height = 42\na.trailing = root.trailing + -20\na.width = 374\na.width <= b.width + 100\n"
        "b.leading = root.leading\nb.top = root.top\nb.height = 9\nb.width = 220"))
    report = found(tool, work, document, "--lints", "conflict", "--devices", "iphone-4,iphone-5.5", *FIXED)
    yield "conflicts with a constraint in common", len(report) != 1 and said(report)
    yield "how much is missing", (not report or " points" not in report[0]["message"]) and said(report)
    yield "the devices of a conflict", (not report or report[0]["devices"] != ["iphone-4", "iphone-5.5"]) and said(report)
    narrow = write(work, "t.storyboard", storyboard(view("view", "a", (20, 108, 374, 42)), held(
        CORNER + "a.height = 42\na.trailing <= safe.trailing + -20\na.width = 370")))
    options = ("--lints", "conflict", "--devices", "iphone-4,iphone-4.7,iphone-5.5", "--explain", *FIXED)
    text = run(tool, narrow, *options).stdout.decode()
    yield "one device less", ("on 2 of 3 devices" not in text) and text
    yield "guides by their titles", ("the safe area.trailing" not in text or "safe.trailing" in text) and text
    rows = "".join(
        f'<view id="r{number}" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="{108 + 50 * number}" '
        f'width="414" height="44"/><subviews>{field(f"f{number}", (20, 5, 380, 34))}</subviews></view>' for number in range(3))
    sides = "".join(
        f"r{number}.leading = root.leading\nr{number}.trailing = root.trailing\nr{number}.top = safe.top + {50 * number}\n"
        f"r{number}.height = 44\nf{number}.leading = r{number}.leading + 20\nf{number}.width = 380\n"
        f"f{number}.top = r{number}.top + 5\n" for number in range(3))
    report = found(tool, work, storyboard(rows, held(sides)), "--lints", "outside-window", *SMALL, *FIXED)
    yield "rows of a table", [each["views"] for each in report] != [["f0", "f1", "f2"]] and said(report)
    yield "more rows in words", [each["message"].rpartition(", and ")[2] for each in report] != ["2 more views with the same defect"] and said(report)
    report = found(tool, work, storyboard(view("view", "a", (20, 108, 42, 42), ambiguous="YES"), held("a.top = safe.top\na.height = 42\n"
                                          "a.width = 42")), "--lints", "ambiguous", *FIXED)
    yield "a suggestion", [each["suggestion"].split(":")[0] for each in report] != ["nothing places it"] and said(report)


def empty(tool, work):
    """Views without a text take no space from others, the empty end of a button covers nothing, and nothing is certain off the screen."""
    korean = storyboard(label(text="\uac00" * 21, frame=(20, 108, 374, 20.5)), held(WIDE + "a.top = safe.top + 20"))
    firm = dict(horizontalHuggingPriority="252")
    beside = held("a.leading = root.leading + 20\na.top = safe.top + 20\nb.leading = a.trailing + 13\nb.trailing = root.trailing + -20\n"
                  "b.top = a.top")
    named = label(text="Language : ", frame=(20, 108, 90, 20.5), **firm)
    value = label("b", text="", frame=(123, 108, 271, 20.5), horizontalCompressionResistancePriority="751")
    done = button("a", (20, 108, 43, 30), "DONE").replace("<button", '<button horizontalHuggingPriority="251"')
    blank = button("b", (76, 108, 318, 30)).replace(' title="Go"', "").replace(
        "<button", '<button horizontalCompressionResistancePriority="1000"')
    attributed = '<state key="normal"><attributedString key="attributedTitle"/></state>'
    side = label("b", text="A text at the right end of it", frame=(170, 113, 224, 20.5), textAlignment="right")
    more = button("a", (20, 108, 120, 30)).replace("<button", '<button contentHorizontalAlignment="left"')
    ends = held(CORNER + "a.width = 120\nb.trailing = root.trailing + -20\nb.centerY = a.centerY")
    two = button("a", (20, 108, 170, 44)) + button("b", (224, 108, 170, 44))
    apart = held("a.leading = root.leading + 20\na.top = safe.top + 20\na.width = 170\nb.width = 170\nb.top = a.top\n"
                 "b.trailing = root.trailing + -20")
    border = ('<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="1"/>'
              "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>")
    panel = view("view", "p", (0, 922, 414, 60), f"<subviews>{button('c', (20, 10, 100, 40))}</subviews>"
                 '<viewLayoutGuide key="safeArea" id="psafe"/>')
    below = ("p.leading = root.leading\np.trailing = root.trailing\np.bottom = safe.bottom + {}\nc.leading = p.leading + 20\n"
             "c.top = psafe.top + 10\nc.bottom = psafe.bottom + -10\n"
             "p.height = 60\n")
    far, near = held(below.format(120)), held(below.format(55))
    guide = '<layoutGuides><viewControllerLayoutGuide type="top" id="tg"/></layoutGuides>'
    sides = "a.leading = root.leading\na.trailing = root.trailing\na.top = root.top\na.height = 42\na.trailing = tg."
    shown = panel.replace('y="922"', 'y="857"')
    narrowing = "a.leading = root.leading + 20\na.trailing = root.trailing + -294\na.top = safe.top + 20"
    for title, lint, document, device, expected in (
        ("a Korean text that fits", "cut-text", korean, "iphone-4.7", False),
        ("a Korean text that does not", "cut-text", korean.replace("\uac00" * 21, "\uac00" * 25), "iphone-4.7", True),
        ("a text beside an empty label", "cut-text", storyboard(named + value, beside), "400x800", False),
        ("a text beside a label that is as wide as drawn", "cut-text", storyboard(
            named + value.replace('text=""', 'text="A text that needs all of its width"'), beside), "400x800", True),
        ("a title beside a button without one", "cut-text", storyboard(done + blank, beside), "400x800", False),
        ("a title beside one with attributes", "cut-text", storyboard(
            done + blank.replace('<state key="normal"/>', attributed), beside), "400x800", True),
        ("a text on the empty end of a button", "overlap", storyboard(more + side, ends), "iphone-4", False),
        ("a text on the end of a button with a background", "overlap", storyboard(
            more.replace("<state", COLOR + "<state") + side, ends), "iphone-4", True),
        ("the empty ends of two buttons", "overlap", storyboard(two, apart), "iphone-4", False),
        ("the titles of two buttons", "overlap", storyboard(two.replace('"Go"', '"A rather long title here"'), apart), "iphone-4", True),
        ("two buttons with backgrounds", "overlap", storyboard(two.replace("<state", COLOR + "<state"), apart), "iphone-4", True),
        ("two with images", "overlap", storyboard(two.replace('"Go"', '"Go" image="a"'), apart), "iphone-4", True),
        ("two of a class", "overlap", storyboard(two.replace("<button", '<button customClass="Pill"'), apart), "iphone-4", True),
        ("two with borders", "overlap", storyboard(two.replace("<state", border + "<state"), apart), "iphone-4", True),
        ("two with outlets", "overlap", storyboard(two, apart, BUTTON_OUTLETS), "iphone-4", True),
        ("the key of a translation", "cut-text", storyboard(
            label(text="sign_up_how_we_use_the_data_that_we_ask_for", frame=(20, 108, 374, 20.5)), held(WIDE + "a.top = safe.top + 20")), "iphone-4", False),
        ("an underscore line", "cut-text", storyboard(
            label(text="__________________________________", frame=(20, 108, 374, 20.5)), held(WIDE + "a.top = safe.top + 20")), "iphone-4", True),
        ("an address with _", "cut-text", storyboard(
            label(text="somebody_with_a_name@mail.example.com", frame=(20, 108, 374, 20.5)), held(WIDE + "a.top = safe.top + 20")), "iphone-4", True),
        ("words that are no key", "cut-text", storyboard(
            label(text="sign up how we use the data that we ask for_", frame=(20, 108, 374, 20.5)), held(WIDE + "a.top = safe.top + 20")), "iphone-4", True),
        ("a text that no code finds", "cut-text", storyboard(
            label(text="words that are wider than what a phone has", frame=(20, 108, 374, 20.5)), held(WIDE + "a.top = safe.top + 20")), "iphone-4", True),
        ("a text with a tag", "cut-text", storyboard(
            label(text="words that are wider than what a phone has", frame=(20, 108, 374, 20.5), tag="3"), held(WIDE + "a.top = safe.top + 20")),
         "iphone-4", False),
        ("the title that Xcode gives a button", "cut-text", storyboard(button("a", (20, 108, 100, 34), "Button"), held(narrowing)), "iphone-4", False),
        ("another title", "cut-text", storyboard(button("a", (20, 108, 100, 34), "Buttons"), held(narrowing)), "iphone-4", True),
        ("a stack that is the view of a controller", "cut-text", storyboard(
            label(text="words that fill most of the width of a phone as drawn", frame=(0, 0, 414, 852))).replace(
                '<view key="view"', '<stackView key="view" axis="vertical"').replace("</view>", "</stackView>"), "iphone-4", True),
        ("the end of a layout guide", "conflict", storyboard(
            view("view", "a", (0, 0, 414, 42)), held(sides + "trailing"), guide), "iphone-4", False),
        ("the beginning of a layout guide", "conflict", storyboard(
            view("view", "a", (0, 0, 414, 42)), held(sides + "leading"), guide), "iphone-4", True),
        ("a safe area below the screen", "conflict", storyboard(panel, far), "iphone-4", False),
        ("a safe area at the end of the screen", "conflict", storyboard(shown, near), "iphone-4", True),
    ):
        report = found(tool, work, document, "--lints", lint, "--devices", device, *FIXED)
        yield title, bool(report) != expected and said(report)


def certain(tool, work):
    """What code may change, what the developer saw as drawn, and what follows from another finding, is no finding."""
    outlet = '<connections><outlet property="{}" destination="{}" id="o-ut-001"/></connections>'
    narrow = CORNER + "a.width = 380"
    low_label = label(font=STYLE)
    low_text = held(CORNER + "a.height = 20.5\na.width = 42")
    low_letter, lower = label(text="A", font=FONT.replace("17", "24")), held(
        "a.leading = root.leading + 20\na.width = 42\na.top = root.top + 108\na.bottom = root.bottom + -442")
    large = FIXED[:6]
    under = label(frame=(20, 50, 42, 20.5))
    under_bar = held("a.leading = root.leading + 20\na.top = root.top + 50")
    tall = button("a", (20, 816, 100, 80), "Sign up")
    bottom = held("a.leading = root.leading + 20\na.width = 100\na.height = 80\na.bottom = root.bottom")
    low = button("a", (20, 856, 100, 30), "Sign up")
    lowest = held("a.leading = root.leading + 20\na.width = 100\na.height = 30\na.bottom = root.bottom + -4")
    phone = ("--devices", "iphone-5.8", *FIXED)
    plain = view("view", "a", (20, 108, 42, 42), ambiguous="YES")
    sides = "a.leading = root.leading + {}\na.trailing = root.trailing + {}\na.centerX = root.centerX\na.top = safe.top\na.height = 9"
    text = view("textView", "a", (20, 2, 374, 40), FONT, scrollEnabled="NO", horizontalCompressionResistancePriority="1000")
    filled = "a.leading = root.leading + 20\na.trailing = root.trailing + -20\na.top = root.top\na.bottom = root.bottom"
    broken = CORNER + "a.width = 380\na.trailing = root.trailing + -20\n"
    wide_field = field("a", (20, 108, 374, 34))
    panel = view("view", "p", (0, 580, 414, 300), f'<subviews>{label(frame=(20, 20, 42, 20.5))}</subviews>')
    pinned = held("p.leading = root.leading\np.trailing = root.trailing\np.height = 300\np.top = root.top + 580\n"
                  "a.leading = p.leading + 20\na.top = p.top + 20")
    framed = panel.replace('translatesAutoresizingMaskIntoConstraints="NO"', 'fixedFrame="YES"', 1)
    inside = held("a.leading = p.leading + 20\na.top = p.top + 20")
    button_view = button("a", (20, 108, 374, 34), "Go")
    titled = button("a", (20, 108, 374, 44), "Help for somebody who may need some help").replace("<state", FONT + "<state")
    owned = xib(view("view", "a", (150, 20, 300, 20)), held(
        "a.width = 300\na.centerX = root.centerX\na.leading >= root.leadingMargin\na.trailing <= root.trailingMargin\n"
        "a.height = 20\na.top = root.top + 20"), BAR)
    titles = storyboard(button("a", (20, 108, 152, 30), "A title of a button or") + button("b", (242, 108, 152, 30), "A title of a button or"), held(
        "a.leading = root.leading + 20\na.top = safe.top + 20\nb.trailing = root.trailing + -20\nb.top = a.top"))
    guided = storyboard(view("view", "a", (0, 0, 414, 800)), held(
        "a.leading = root.leading\na.width = 100\na.top = root.top\na.height = 500\nbg.top = a.bottom"),
        '<layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>')
    ambiguous = view("view", "a", (20, 20, 42, 42), ambiguous="YES")
    moved = view("view", "a", (20, 108, 42, 42), '<variation key="widthClass=compact" fixedFrame="YES"><rect key="frame" x="90" y="300" width="60" '
                 'height="60"/></variation>')
    square = held(CORNER + "a.width = 42\na.height = 42")
    inner = held("c.leading = a.leading\nc.trailing = a.trailing\nc.width = 42\nc.top = a.top\nc.height = 9").replace('id="c', 'id="i')
    size = held("a.width = 42\na.height = 42").replace('id="c', 'id="s')
    parent = moved.replace("<variation", f"<subviews>{view('view', 'c', (0, 0, 42, 9))}</subviews><constraints>%s</constraints><variation")
    writer = view("textView", "t", (15, 5, 300, 39), FONT, ambiguous="YES")
    typing = view("view", "b", (0, 847, 414, 49), f"<subviews>{writer}</subviews>", ambiguous="YES") + view(
        "tableView", "l", (0, 44, 414, 803), ambiguous="YES")
    chat = held("l.leading = root.leading\nl.trailing = root.trailing\nl.top = safe.top\nb.top = l.bottom\nb.leading = root.leading\n"
                "b.trailing = root.trailing\nb.bottom = root.bottom\nt.leading = b.leading + 15\nt.trailing = b.trailing + -15\n"
                "t.top = b.top + 5\nt.bottom = b.bottom + -5")
    whole = held("a.leading = root.leading\na.trailing = root.trailing\na.top = safe.top + -64\na.bottom = root.bottom\na.height = root.height")
    item = '<navigationItem key="navigationItem" id="n"/>'
    share = '<constraint firstItem="a" firstAttribute="height" secondItem="root" secondAttribute="height" multiplier="24%" id="m"/>'
    boxed = view("view", "p", (20, 108, 200, 50), f'<subviews>{label("a", frame=(0, 0, 42, 80))}</subviews>').replace("<label ", '<label hidden="YES" ')
    in_box = ("p.leading = root.leading + 20\np.top = root.top + 108\np.width = 200\np.height = 50\n"
              "a.leading = p.leading\na.top = p.top\na.bottom = p.bottom\na.height = 80\n")
    beside_none = cell(field("a", (20, 5, 100, 34)), held("a.leading = root.leading + 20\na.width = 100\na.top = root.top + 5\na.trailing <= root.trailing"))
    beside_none = beside_none.replace('width="414" height="43.5"', 'width="134" height="43.5"')
    for title, lint, document, options, expected in (
        ("a field that is too wide", "outside-window", storyboard(field("a", (20, 108, 380, 34)), held(narrow)), (*SMALL, *FIXED), True),
        ("a field whose width code changes", "outside-window", storyboard(
            field("a", (20, 108, 380, 34)), held(narrow), outlet.format("wide", "c2")), (*SMALL, *FIXED), False),
        ("a field whose width a class of the app changes", "outside-window", storyboard(
            field("a", (20, 108, 380, 34)), held(narrow).replace('id="c2"', 'id="c2" customClass="Helper"')), (*SMALL, *FIXED), False),
        ("titles that meet", "overlap", titles, (*SMALL, *FIXED), True),
        ("titles that meet, one with an outlet", "overlap", titles.replace("</viewController>", outlet.format("name", "b") + "</viewController>"),
         (*SMALL, *FIXED), False),
        ("a frame for a size class of a view with constraints", "conflict", storyboard(moved, square), FIXED, False),
        ("a frame for a size class of a view with a child", "conflict", storyboard(parent % inner), FIXED, True),
        ("such a frame of a view with a size of its own", "conflict", storyboard(parent % (inner + size)), FIXED, False),
        ("a fixed frame of a view with constraints", "conflict", storyboard(moved.replace("<view ", '<view fixedFrame="YES" ', 1), square), FIXED, True),
        ("a bar with a text view", "ambiguous", storyboard(typing, chat), (*SMALL, *FIXED), True),
        ("a bar with a text view of the app", "ambiguous", storyboard(typing.replace("<textView ", '<textView customClass="Growing" '), chat),
         (*SMALL, *FIXED), False),
        ("a view above a screen without a bar", "conflict", storyboard(plain, whole), (*SMALL, *FIXED), True),
        ("a view above a screen that may have a bar", "conflict", storyboard(plain, whole, item), (*SMALL, *FIXED), False),
        ("a percentage that agrees", "conflict", storyboard(plain, held(CORNER + "a.width = 42\na.height = 136") + share), (*SMALL, *FIXED), False),
        ("a percentage that does not", "conflict", storyboard(plain, held(CORNER + "a.width = 42\na.height = 300") + share), (*SMALL, *FIXED), True),
        ("an ambiguous view", "ambiguous", xib(ambiguous, held("a.top = root.top + 20")), FIXED, True),
        ("an ambiguous view in some size classes", "ambiguous", xib(ambiguous.replace(
            "</view>", '<variation key="heightClass=compact" hidden="YES"/></view>'), held("a.top = root.top + 20")), FIXED, False),
        ("a text of the document", "cut-text", storyboard(low_label, low_text), large, True),
        ("between a guide and the top", "conflict", guided, (*SMALL, *FIXED), True),
        ("between a guide and the top of a scroll view", "conflict", guided.replace('<view key="view"', '<scrollView key="view"').replace(
            "</constraints></view>", "</constraints></scrollView>"), (*SMALL, *FIXED), False),
        ("a dash", "cut-text", storyboard(low_letter.replace('"A"', '"-"'), lower), (*SMALL, *FIXED), False), ("a letter", "cut-text", storyboard(low_letter, lower), (*SMALL, *FIXED), True),
        ("a text that code sets", "cut-text", storyboard(low_label, low_text, outlet.format("name", "a")), large, False),
        ("a label under a bar as drawn", "under-bar", storyboard(under, under_bar, BAR), FIXED, False),
        ("a label under a bar of a named generation", "under-bar", storyboard(under, under_bar, BAR), (
            *FIXED, "--profile", "ios11"), True),
        ("a title above the home indicator", "outside-safe-area", storyboard(tall, bottom), phone, False),
        ("a title at the home indicator", "outside-safe-area", storyboard(low, lowest), phone, True),
        ("ten points too much", "conflict", storyboard(plain, held(sides.format(20, -30))), FIXED, True),
        ("a title on one line", "cut-text", storyboard(titled, held(CORNER + WIDE.strip())), (*SMALL, *FIXED), True),
        ("a title that wraps", "cut-text", storyboard(titled.replace("<button", '<button lineBreakMode="wordWrap"'), held(
            CORNER + WIDE.strip())), (*SMALL, *FIXED), False),
        ("a view of a xib with simulated bars", "conflict", owned.format(""), (*SMALL, *FIXED), False),
        ("such a view of a controller", "conflict", owned.format(outlet.format("view", "root")), (*SMALL, *FIXED), True),
        ("one point too much", "conflict", storyboard(plain, held(sides.format(20, -21))), FIXED, False),
        ("a content view that is stored narrow", "conflict", beside_none, (*SMALL, *FIXED), False),
        ("one beside an accessory", "conflict", beside_none.replace('<tableViewCell id', '<tableViewCell accessoryType="checkmark" id'), (*SMALL, *FIXED), True),
        ("a text view as wide as it is drawn", "conflict", cell(text, held(filled)), (*SMALL, *FIXED), False),
        ("a conflict", "conflict", storyboard(wide_field, held(broken)), (*SMALL, *FIXED), True),
        ("a conflict of a hidden view", "conflict", storyboard(wide_field.replace("<textField ", '<textField hidden="YES" '), held(broken)), (*SMALL, *FIXED), False),
        ("of a hidden view with an outlet", "conflict", storyboard(wide_field.replace("<textField ", '<textField hidden="YES" '), held(broken), outlet.format(
            "more", "a")), (*SMALL, *FIXED), True),
        ("of a view beside a hidden one", "conflict", storyboard(wide_field + field("b", (20, 200, 100, 34)).replace("<textField ", '<textField hidden="YES" '), held(
            broken.replace("a.width = 380", "a.width = b.width\nb.width = 380") + "b.leading = root.leading\nb.top = a.bottom\n")), (*SMALL, *FIXED), True),
        ("of a view that a hidden one places", "conflict", storyboard(
            field("a", (20, 108, 100, 34)).replace("<textField ", '<textField hidden="YES" ') + field("b", (20, 200, 100, 34)), held(
                CORNER + "a.width = 100\nb.top = a.bottom + 20\nb.leading = a.leading\nb.width = 100\nb.leading = a.leading + 30")), (*SMALL, *FIXED), True),
        ("of a visible view around a hidden one", "conflict", storyboard(boxed, held(in_box)), (*SMALL, *FIXED), True),
        ("a view in a conflict", "outside-window", storyboard(wide_field, held(broken)), (*SMALL, *FIXED), False),
        ("a tie as drawn", "ambiguous", storyboard(plain, held(CORNER)), FIXED, True),
        ("a view in one of the class of a scroll view", "outside-window", storyboard(panel.replace(
            "<view ", '<view customClass="UIScrollView" ', 1), pinned), (*SMALL, *FIXED), False),
        ("a view in one that has a frame and an outlet", "outside-window", storyboard(framed, inside, outlet.format("panel", "p")), (*SMALL, *FIXED), False),
        ("a view in one that has a frame", "outside-window", storyboard(framed, inside), (*SMALL, *FIXED), True),
        ("a tie that Xcode did not mark", "ambiguous", storyboard(plain.replace(' ambiguous="YES"', ""), held(CORNER)), FIXED, False),
        ("the content of a cell that is drawn wider", "outside-window", cell(label(frame=(300, 10, 42, 20.5)), held(
            "a.trailing = root.trailing + -20\na.top = root.top + 10")).replace('width="414" height="43.5"', 'width="768" height="43.5"'),
         (*SMALL, *FIXED), False),
        ("a stack that code fills", "conflict", storyboard(view("stackView", "a", (20, 108, 374, 50), axis="vertical", horizontalHuggingPriority="1000",
            placeholderIntrinsicWidth="374", placeholderIntrinsicHeight="50"), held(CORNER + WIDE.strip())),
         ("--devices", "iphone-6.7", *FIXED), False),
        ("a few points of a control", "outside-window", storyboard(button_view, held(
            "a.width = 100\na.leading = root.leading + 223\na.top = safe.top")), (*SMALL, *FIXED), False),
    ):
        name = "t.xib" if "<tableViewCell" in document else "t.storyboard"
        report = found(tool, work, document, "--lints", lint, *options, name=name)
        yield title, bool(report) != expected and said(report)
    old = xib(wide_field, held(broken.replace("safe", "root"))).replace('useTraitCollections="YES"', 'targetRuntime="iOS.CocoaTouch%s"').replace('"600"', '"320"')
    for runtime, device in ((".iPad", "ipad-9.7"), ("", "iphone-4")):
        report = found(tool, work, old.replace('height="320"', 'height="568"').replace("%s", runtime).replace(
            'width="320" height="568"', 'width="768" height="1024"' if runtime else 'width="320" height="568"'), "--lints", "conflict", *FIXED, name="t.xib")
        yield f"a document for {device}", [each["first"].get("device") for each in report] != [device] and said(report)
    report = found(tool, work, storyboard(field(), held(WIDE + "a.bottom = safe.bottom + -60")), *FIXED[:4])
    yield "a lint that is off by default", report
    path = write(work, "severities.json", '{"lints": {"under-keyboard": "warning"}}')
    report = found(tool, work, storyboard(field(), held(WIDE + "a.bottom = safe.bottom + -60")), *FIXED[:4], "--config", path,
                   "--ignore", "unequal")
    yield "a lint that the configuration turns on", [each["lint"] for each in report] != ["under-keyboard"] and said(report)
