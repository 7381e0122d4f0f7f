"""Flows and grids: layouts that programs have, lengths, and what is refused."""

import pytest

from casement import ConflictError, FlowDirection, FlowView, GridView, KindError, Lengths, OutOfRangeError, RuleError, Scene, View


@pytest.fixture
def scene():
    with Scene((800, 600)) as scene:
        yield scene


def filling(scene):
    """Makes the last box of the window as large as it, and lays out."""
    scene.rules("H:|[box]|", "V:|[box]|", views={"box": scene.window.children[-1]})
    scene.layout()
    return {item.name: tuple(item.window_frame) for item in scene.walk() if item.name}


def test_a_dashboard(scene):
    page = scene.window.add_grid("page", columns="200 1fr 1fr", rows="56 120 1fr", gap=8,
                                 areas="head head head / side a b / side main main")
    head = page.add_flow("head", area="head", gap=12, align="center", padding=(0, 16, 0, 16))
    head.add("title", intrinsic=(120, 24), grow=1)
    for name in ("search", "user"):
        head.add(name, intrinsic=(40, 40))
    side = page.add_flow("side", "column", area="side", gap=4)
    for name in ("home", "files", "trash"):
        side.add(name, intrinsic=(80, 32))
    views = [page.add(name, area=name) for name in ("a", "b", "main")]
    frames = filling(scene)
    assert len(views) == 3 and all(child.parent == page for child in views)
    assert frames["head"] == (0, 0, 800, 56) and frames["side"] == (0, 64, 200, 536)
    assert frames["a"] == (208, 64, 292, 120) and frames["b"] == (508, 64, 292, 120) and frames["main"] == (208, 192, 592, 408)
    assert frames["title"] == (16, 16, 664, 24) and frames["search"] == (692, 8, 40, 40) and frames["user"] == (744, 8, 40, 40)
    assert frames["files"] == (0, 100, 200, 32)


def test_a_list_of_cards_that_reflow(scene):
    cards = scene.window.add_grid("cards", columns="repeat(auto-fill, minmax(160, 1fr))", gap=12, padding=12, align_tracks="start")
    for number in range(7):
        card = cards.add_flow(f"card{number}", "column")
        card.add(f"picture{number}", aspect_ratio=16 / 9)
        card.add(f"text{number}", intrinsic=(100, 20), outer_margins=8)
    frames = filling(scene)
    width = (800 - 24 - 3 * 12) / 4
    height = width * 9 / 16 + 36
    assert frames["card3"] == pytest.approx((12 + 3 * (width + 12), 12, width, height))
    assert frames["card4"] == pytest.approx((12, 24 + height, width, height))
    assert frames["text4"] == pytest.approx((20, 24 + height + width * 9 / 16 + 8, width - 16, 20))
    scene.resize(400, 600)
    scene.layout()
    assert scene["card2"].frame.x == 12 and scene["card1"].frame.width == (400 - 24 - 12) / 2


def test_three_panes(scene):
    row = scene.window.add_flow("row")
    row.add("list", width="30%", min_width=200, max_width=260)
    middle = row.add_flow("middle", "column", grow=1, min_width=0)
    middle.add("bar", height=44)
    middle.add("text", grow=1)
    row.add("details", width=180, shrink=0)
    frames = filling(scene)
    assert frames["list"] == (0, 0, 240, 600) and frames["details"] == (620, 0, 180, 600)
    assert frames["bar"] == (240, 0, 380, 44) and frames["text"] == (240, 44, 380, 556)
    scene["details"].hidden = True
    scene.resize(500, 600)
    scene.layout()
    assert scene["list"].frame == (0, 0, 200, 600) and scene["middle"].frame == (200, 0, 300, 600)


def test_lines_of_a_flow_take_what_fits(scene):
    tags = scene.window.add_flow("tags", wrap="lines", gap=8, line_gap=4, justify="end")
    for number in range(5):
        tags.add(f"tag{number}", intrinsic=(200, 20))
    frames = filling(scene)
    assert frames["tag0"][:2] == (184, 0) and frames["tag2"][:2] == (600, 0) and frames["tag3"][0] == 392
    tags.children[4].move(tags, 0)
    assert [child.name for child in tags.children] == ["tag4", "tag0", "tag1", "tag2", "tag3"]
    scene.layout()
    assert scene["tag4"].frame.x == 184


def test_a_measured_child_is_as_high_as_its_width_needs(scene):
    row = scene.window.add_flow("row", align="start")
    text = row.add("text", grow=1)
    text.measure = lambda request: (1000, 20) if request.width is None else (request.width, 20 * -(-1000 // request.width))
    scene.rules("H:|[row]|", "V:|[row]")
    scene.layout()
    assert row.frame == (0, 0, 800, 40) and text.frame == (0, 0, 800, 40)


def test_boxes_are_found_again(scene):
    flow, grid = scene.window.add_flow("flow"), scene.window.add_grid("grid")
    inner = grid.add_flow("inner")
    scene._classes.clear()
    assert [type(scene[name]) for name in ("flow", "grid", "inner")] == [FlowView, GridView, FlowView]
    assert type(grid.add("cell")) is View and flow.flow_direction == FlowDirection.ROW and inner.parent == grid


def test_a_box_can_be_arranged_by_a_stack(scene):
    stack = scene.window.add_stack("stack", "vertical")
    box = stack.add_flow("box")
    box.add("child", intrinsic=(10, 30))
    assert stack.views == [box] and filling(scene)["child"] == (0, 0, 10, 600)


@pytest.mark.parametrize("length", [12.0, -3.5, 0.0, "50%", "-12.5%", "auto"])
def test_a_length_is_read_back(scene, length):
    child = scene.window.add_flow().add("child", outer_margins=length)
    assert child.outer_margins == (length,) * 4
    child.outer_margins = Lengths(left=length)
    assert child.outer_margins == Lengths(0, length, 0, 0)


@pytest.mark.parametrize("word", ["auto", "min-content", "max-content", "fit-content", "stretch"])
def test_a_unit_without_a_number_is_read_back(scene, word):
    child = scene.window.add_flow().add("child", width=word)
    assert child.given_width == word == child.settings()["width"]


@pytest.mark.parametrize("value, message", [
    ("12px", r"^width: expected a number of points, .*, not '12px'; points are a number: 12$"),
    ("min_content", r'did you mean "min-content"\?$'), ("", "^width: expected a number of points"), ("%", "^width: "),
    ("1e3%", "^width: "), ("50 %", "^width: ")])
def test_a_text_that_is_no_length_is_an_error(scene, value, message):
    with pytest.raises(ValueError, match=message):
        scene.window.add_flow().add("child", width=value)
    assert scene.window.children[0].children == []


@pytest.mark.parametrize("settings, error, message", [
    ({"grw": 1}, TypeError, 'did you mean "grow"'),
    ({"align_self": "centre"}, ValueError, 'box alignment is one of .* not \'centre\'; did you mean "center"'),
    ({"align_self": "space-between"}, ValueError, 'did you mean "space_between"'),
    ({"basis": None}, TypeError, 'or one of auto, .*, not None; did you mean "auto"'),
    ({"max_width": "none"}, ValueError, "^max_width: .* or \"auto\", not 'none'"),
    ({"min_width": "min-content"}, ValueError, "^min_width: .* percentage as .*, or \"auto\", not 'min-content'$"),
    ({"width": True}, TypeError, "^width: "),
    ({"width": -1}, OutOfRangeError, "width"),
    ({"outer_margins": (1, 2, 3)}, TypeError, r"^outer_margins: expected \(top, left, bottom, right\)"),
    ({"outer_margins": (1, 2, "wide", 4)}, ValueError, "^outer_margins: bottom: expected a number"),
    ({"column": 1.5}, TypeError, "^column: expected a whole number"),
    ({"column": 2 ** 31}, OutOfRangeError, "^column: expected a whole number"),
    ({"area": 3}, TypeError, "^area: a text is a str"),
    ({"spacing_after": 3}, KindError, "^spacing_after: not arranged"),
])
def test_a_refused_setting_adds_no_child(scene, settings, error, message):
    flow = scene.window.add_flow("flow")
    with pytest.raises(error, match=message):
        flow.add("child", **settings)
    assert flow.children == []


def test_settings_of_children_need_a_box(scene):
    for settings in ({"grow": 1}, {"is_free": True}):
        with pytest.raises(KindError, match=f"^{next(iter(settings))}: its parent is no box$"):
            scene.window.add("view", **settings)
    with pytest.raises(KindError, match="^max_width: the window and guides have none$"):
        scene.window.set(max_width=100)


def test_dimensions_outside_boxes_are_constraints(scene):
    page = scene.window.add("page", width="50%", height=200)
    card = page.add("card", intrinsic=(300, 20), max_width="25%", min_height=40)
    scene.rules("page.left == superview.left", "page.top == superview.top", "card.left == page.left", "card.top == page.top")
    scene.layout()
    assert tuple(page.frame) == (0, 0, 400, 200) and tuple(card.frame) == (0, 0, 100, 40)
    card.max_width, card.aspect_ratio, card.min_height = "auto", 4, 0
    scene.layout()
    assert tuple(card.frame) == (0, 0, 300, 75) and card.max_width == "auto" and card.aspect_ratio == 4
    card.max_width = 80
    scene.rules("card.width == 90")
    scene.layout()
    (conflict,) = scene.conflicts
    assert "card.width <= 80 @1000  maximum width of card" in str(conflict)


def test_none_is_a_dimension_that_is_not_set(scene):
    names = ("given_width", "given_height", "min_width", "min_height", "max_width", "max_height")
    none = dict.fromkeys(("width", "height", *names[2:]))
    card = scene.add("card", **none)
    assert [getattr(card, name) for name in names] == ["auto"] * 6
    for name in names:
        setattr(card, name, 100)
        setattr(card, name, None)
        assert getattr(card, name) == "auto"
    card.set(**dict.fromkeys(none, 100))
    assert [getattr(card, name) for name in names] == [100] * 6
    card.set(**none)
    assert [getattr(card, name) for name in names] == ["auto"] * 6
    card.width.equal(300)
    card.max_width = 200
    scene.layout()
    assert len(scene.conflicts) == 1 and card.frame.width == 200
    card.max_width = None
    scene.layout()
    assert not scene.conflicts and card.frame.width == 300


def test_a_strict_scene_refuses_dimensions():
    with Scene((800, 600), strict=True) as scene:
        card = scene.window.add("card", max_width=100)
        scene.rules("card.width == 90")
        with pytest.raises(ConflictError):
            card.set(max_width=80, min_height=10)
        assert (card.max_width, card.min_height) == (100, "auto")


def test_views_move_into_a_box_and_out_of_it(scene):
    row = scene.window.add_flow("row", align="start")
    row.add("first", intrinsic=(30, 30))
    card = scene.window.add("card", intrinsic=(50, 20), min_width="10%")
    card.move(row, 0)
    card.grow = 1
    assert filling(scene)["card"] == (0, 0, 770, 20)
    card.move(scene.window, 0)
    scene.rules("card.left == superview.left + 5", "card.top == superview.top")
    scene.layout()
    assert tuple(card.window_frame) == (5, 0, 80, 20) and card.min_width == "10%"
    with pytest.raises(KindError):
        card.grow = 1


def test_constraints_place_a_free_child(scene):
    row = scene.window.add_flow("row", padding=10)
    badge = row.add("badge", intrinsic=(20, 10), is_free=True, width="50%")
    row.add("title", grow=1)
    scene.rules("badge.right == row.right - 4", "badge.top == row.top + 3")
    assert filling(scene)["badge"] == (396, 3, 400, 10) and badge.is_free
    scene.rules("label.left == title.left", views={"label": scene.window.add("label"), "title": row.children[1]})
    badge.is_free = False
    assert not badge.is_free and badge.given_width == "50%"


def test_stacks_and_views_with_constraints_are_children(scene):
    row = scene.window.add_flow("row", gap=10, align="start")
    stack = row.add_stack("stack", "vertical", spacing=4)
    stack.add("one", intrinsic=(50, 20)), stack.add("two", intrinsic=(70, 20))
    card = row.add("card", grow=1)
    card.add("label", intrinsic=(60, 20))
    scene.rules("H:|-8-[label]-8-|", "V:|-8-[label]-8-|", root=card)
    frames = filling(scene)
    assert frames["stack"] == (0, 0, 70, 44) and frames["card"] == (80, 0, 720, 36)
    assert frames["two"] == (0, 24, 70, 20) and frames["label"] == (88, 8, 704, 20)


def test_texts_of_a_grid_are_kept(scene):
    grid = scene.window.add_grid("grid", columns="100 1fr", areas="head head / side main")
    cell = grid.add("cell", area="head")
    for name, wrong in (("columns", "1fr foo"), ("areas", "a b / b a"), ("areas", "a b / a")):
        with pytest.raises(RuleError, match=name):
            grid.set(**{"rows": "20", name: wrong})
    assert (grid.columns, grid.rows, grid.areas, cell.area) == ("100 1fr", "", "head head / side main", "head")
    with pytest.raises(OutOfRangeError):
        cell.set(area="main", width=-1)
    assert cell.area == "head"
    grid.set(rows="44 1fr", is_dense=True)
    copy = scene.window.add_grid("copy")
    copy.set(**grid.settings())
    assert copy.settings() == grid.settings() and copy.columns == "100 1fr" and copy.rows == "44 1fr"


def test_the_gap_of_a_new_grid_is_that_of_columns_and_rows(scene):
    grid = scene.window.add_grid("grid", gap=12, row_gap="5%")
    assert (grid.column_gap, grid.row_gap) == (12, "5%")
