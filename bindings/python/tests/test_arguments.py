"""Invalid priorities, metrics and names: errors that name the argument and the allowed values."""

from ctypes import sizeof

import pytest

from casement import (Attribute, Insets, KindError, NotFiniteError, OutOfRangeError, Point, Rect, Scene, Size, Solver,
                      StaleError, TextError, load)
from casement._abi.structures import SceneOptions, SolverOptions


@pytest.fixture
def scene():
    with Scene((320, 480)) as scene:
        scene.add("a")
        scene.add("b")
        yield scene


def state_in_block(scene, priority):
    (scene["a"].width == 3) | priority


PRIORITIES = {
    "equal": lambda scene, priority: scene["a"].width.equal(3, priority),
    "at_least": lambda scene, priority: scene["a"].width.at_least(3, priority=priority),
    "|": state_in_block,
    "constraint": lambda scene, priority: setattr(scene["b"].width.equal(3, 1), "priority", priority),
    "hugging": lambda scene, priority: setattr(scene["a"], "vertical_hugging", priority),
    "compression": lambda scene, priority: setattr(scene["a"], "vertical_compression", priority),
    "columns": lambda scene, priority: scene.add_constraints([scene["a"].id], Attribute.WIDTH, priority=priority),
    "row": lambda scene, priority: Solver().add([(1, 1)], "==", 3, priority),
    "try_add": lambda scene, priority: Solver().try_add([(1, 1)], "==", 3, priority=priority),
    "set_priority": lambda scene, priority: Solver().set_priority(1, priority),
    "edit": lambda scene, priority: Solver().edit_variable(1, priority),
}


@pytest.mark.parametrize("state", PRIORITIES.values(), ids=PRIORITIES)
@pytest.mark.parametrize("priority", ["high", "highest", 750.5, 750.0, True, None, float("nan")])
def test_a_priority_that_is_not_a_whole_number_is_refused_by_name(scene, state, priority):
    with pytest.raises(TypeError, match="priority|vertical_"):
        state(scene, priority)
    scene.layout()
    assert scene["a"].frame.width == 0


@pytest.mark.parametrize("priority", [0, -1, 1001, 2**31, 2**32 + 5, -2**40])
def test_a_priority_outside_its_range_is_refused_by_name(scene, priority):
    for name, state in PRIORITIES.items():
        if name != "columns":
            most = 999 if name == "edit" else 1000
            with pytest.raises(OutOfRangeError, match=rf"^(priority|vertical_\w+): expected .* between 1 and {most}, not {priority}$"):
                state(scene, priority)
    scene.layout()
    assert scene["a"].frame.width == 0


NOT_PAIRS = [320, None, "ab", (1,), (1, 2, 3)]
NOT_NUMBERS = ["a", None, True, [1]]


@pytest.mark.parametrize("size", NOT_PAIRS)
def test_a_size_that_is_no_pair_is_refused_by_name(size):
    with pytest.raises(TypeError, match=r"^size: expected \(width, height\), not "):
        Scene(size=size)


def test_an_option_of_a_scene_is_refused_by_name(scene):
    for value in NOT_NUMBERS:
        with pytest.raises(TypeError, match="^size: expected a finite height, not "):
            Scene(size=(1, value))
        with pytest.raises(TypeError, match="^scale: expected a finite number, not "):
            Scene(scale=value)
        with pytest.raises(TypeError, match="^size: expected a finite width, not "):
            scene.resize(value, 1)
    for value in (float("nan"), float("inf"), 10**400):
        with pytest.raises(NotFiniteError, match="^size: expected a finite width, not "):
            Scene(size=(value, 1))
        with pytest.raises(NotFiniteError, match="^scale: "):
            Scene(scale=value)
    for make, message in (
            (lambda: Scene(size=(-1, 3)), "size: expected a width of at least 0, not -1"),
            (lambda: Scene(size=(1, -3)), "size: expected a height of at least 0, not -3"),
            (lambda: Scene(size=(1e10, 3), profile="ios7"), "size: expected a width of at most 1e+09, not 1e+10"),
            (lambda: Scene(scale=-1), "scale: expected a number between 0 and 1000, not -1"),
            (lambda: Scene(scale=1001), "scale: expected a number between 0 and 1000, not 1001"),
            (lambda: scene.resize(3, -1), "size: expected a height of at least 0, not -1")):
        with pytest.raises(OutOfRangeError) as caught:
            make()
        assert str(caught.value) == message
    for option in ("direction", "profile", "idiom", "orientation"):
        for value in (9, None, "x", 1.5):
            with pytest.raises(ValueError, match=f"^{option} is one of .*, not {value!r}"):
                Scene(**{option: value})
    with Scene(size=(1e9, 3), profile="ios7") as largest:
        largest.layout()
        assert largest.window.frame.width == 1e9


@pytest.mark.parametrize("make", [Scene, Solver])
def test_a_library_that_is_none_is_refused_by_name(make):
    for value in (3, "libcasement.so.0"):
        with pytest.raises(TypeError, match="^library: expected a Library, which casement.load\\(\\) returns, not "):
            make(library=value)


def test_terms_and_counts_of_a_solver_are_refused_by_name():
    with Solver() as solver:
        variable = solver.add_variable()
        for terms in (5, [5], [("x", 1)], [(variable, "one")], [(variable, 1, 2)], None):
            for add in (solver.add, solver.try_add):
                with pytest.raises(TypeError, match=r"^terms: expected pairs \(variable, coefficient\), not "):
                    add(terms, "==", 1)
        for count in ("a", None, 1.5):
            with pytest.raises(TypeError, match="^count: expected a whole number, not "):
                solver.add_variables(count)
        with pytest.raises(OutOfRangeError, match="^count: .* at least 0, not -1"):
            solver.add_variables(-1)
        assert len(solver.add_variables(0)) == 0


def test_ids_and_numbers_of_a_solver_are_refused_by_name():
    with Solver() as solver:
        x = solver.add_variable()
        row, edit = solver.add([(x, 1)], "==", 3), solver.edit_variable(x)
        solver.solve()
        calls = {
            "variable": (solver.value, solver.name, solver.remove_variable, solver.is_ambiguous, solver.edit_variable),
            "row": (solver.row, solver.remove, solver.violation, solver.edit_constant, lambda id: solver.set_constant(id, 1),
                    lambda id: solver.set_priority(id, 1), lambda id: solver.set_weight(id, 1)),
            "edit": (solver.edit_range, solver.end_edit, lambda id: solver.suggest(id, 1), lambda id: solver.path(id, 1)),
            "terms": (lambda id: solver.add([(id, 1)], "==", 3),),
        }
        for argument, functions in calls.items():
            for function in functions:
                for value in ("a", None, 1.5, True) if argument != "terms" else ():
                    with pytest.raises(TypeError, match=f"^{argument}: expected a whole number from 0, not "):
                        function(value)
                for value in (-1, x + 2 ** 32):
                    with pytest.raises(OutOfRangeError, match=f"^{argument}: expected a whole number from 0, not "):
                        function(value)
        numbers = {
            "constant": (lambda number: solver.add([(x, 1)], "==", number), lambda number: solver.set_constant(row, number)),
            "value": (lambda number: solver.suggest(edit, number), lambda number: solver.suggest_columns(edit, number)),
            "target": (lambda number: solver.path(edit, number),),
            "weight": (lambda number: solver.set_weight(row, number), lambda number: solver.edit_variable(x, 500, number)),
        }
        for argument, functions in numbers.items():
            for function in functions:
                for value in ("3", None):
                    with pytest.raises(TypeError, match=f"^{argument}: expected a finite number, not "):
                        function(value)
        with pytest.raises(TypeError, match="^values: expected a mapping of edits to numbers, not "):
            solver.suggest_all([(edit, 2)])
        with pytest.raises(TypeError, match="^values: expected a whole number from 0, not 'a'$"):
            solver.suggest_all({"a": 1})
        with pytest.raises(TypeError, match="^values: expected a finite number, not '1'$"):
            solver.suggest_all({edit: "1"})
        with pytest.raises(TypeError, match="^terms: expected pairs "):
            solver.add([()], "==", 1)


def test_half_of_a_surrogate_pair_is_no_text():
    with Scene((320, 480)) as scene, Solver() as solver:
        for call in (scene.add, scene.rules, solver.add_variable, scene.add_stack):
            with pytest.raises(TextError, match="a text cannot contain half of a surrogate pair$"):
                call("\ud800")


def test_a_tuple_of_numbers_is_refused_by_name():
    with Scene((320, 480), profile="ios7") as scene:
        scroll = scene.window.add_scroll("scroll")
        for use, expected in (
                (lambda value: setattr(scroll, "content_size", value), r"content_size: expected \(width, height\)"),
                (lambda value: setattr(scroll, "offset", value), r"offset: expected \(x, y\)"),
                (lambda value: setattr(scroll, "indicator_insets", value), r"indicator_insets: expected \(top, left, bottom, right\)"),
                (scroll.offset_showing, r"rect: expected \(x, y, width, height\)"),
                (lambda value: scene.define_curve(88, value, (1, 1)), r"first: expected \(x, y\)"),
                (lambda value: scene.define_curve(88, (0, 0), value), r"second: expected \(x, y\)"),
                (lambda value: scene.keyboard.show(value or 5), r"frame: expected \(x, y, width, height\)")):
            for value in (5, (), "four"):
                with pytest.raises(TypeError, match=f"^{expected}, not "):
                    use(value)


def test_a_refused_view_is_not_added(scene):
    before = len(list(scene.walk()))
    for value in (44, (1, 2, 3), "ab"):
        with pytest.raises(TypeError, match=r"^intrinsic: expected \(width, height\), not "):
            scene.add("c", intrinsic=value)
    with pytest.raises(TypeError, match="^intrinsic: expected a finite width, not 'a'"):
        scene.add("c", intrinsic=("a", None))
    with pytest.raises(OutOfRangeError):
        scene.add("c", intrinsic=(None, -5))
    with pytest.raises(TypeError, match="^spacing: "):
        scene.window.add_stack("c", spacing="wide")
    with pytest.raises(ValueError, match="^alignment is one of "):
        scene.window.add_stack("c", alignment="middle")
    assert len(list(scene.walk())) == before
    assert scene.add("c", intrinsic=[None, 5]).intrinsic == (None, 5)


def test_an_unknown_name_is_named_with_the_nearest_one(scene):
    scene.add("user").width.equal(3, identifier="user-width")
    for find in (scene.__getitem__, scene.named):
        for name, message in (("usr", 'no item has this name: usr; did you mean "user"?'),
                              ("nobody", "no item has this name: nobody")):
            with pytest.raises(KeyError) as caught:
                find(name)
            assert caught.value.args == (message,)
    with pytest.raises(KeyError, match="scene.window is the window"):
        scene["window"]
    with pytest.raises(KeyError) as caught:
        scene.find_constraint("user-widht")
    assert caught.value.args == ('no constraint has this identifier: user-widht; did you mean "user-width"?',)


def test_integer_types_are_accepted_as_priorities(scene):
    class Number:
        def __index__(self):
            return 750

    assert scene["a"].width.equal(3, Number()).priority == 750


def test_a_text_as_priority_is_refused_with_the_constants(scene):
    with pytest.raises(TypeError) as caught:
        scene["a"].width.equal(3, priority="high")
    assert str(caught.value) == ("priority: expected a whole number between 1 and 1000, not 'high'; "
                                 "there are the constants REQUIRED, HIGH, LOW and FITTING_SIZE")


def test_a_text_as_priority_of_a_solver_is_refused_with_its_constants():
    with Solver() as solver:
        x = solver.add_variable("x")
        row = solver.add([(x, 1)], "==", 1)
        for call in (lambda: solver.add([(x, 1)], "==", 1, "strong"), lambda: solver.set_priority(row, "strong"),
                     lambda: solver.add_rows([0, 1], [x], 1, 0, 1, "strong")):
            with pytest.raises(TypeError, match="; there are the constants REQUIRED, STRONG, MEDIUM and WEAK$"):
                call()
        with pytest.raises(TypeError, match="; there are the constants STRONG, MEDIUM and WEAK$"):
            solver.edit_variable(x, "strong")


@pytest.mark.parametrize("entries", [["high"], [750.5], [None], "high", [2**40]])
def test_an_invalid_column_is_refused_by_name(scene, entries):
    with pytest.raises((TypeError, OverflowError), match="^priority: "):
        scene.add_constraints([scene["a"].id], Attribute.WIDTH, priority=entries)


@pytest.mark.parametrize("value", [None, "12", b"12", True, [3], {}])
def test_a_metric_that_is_not_a_number_is_refused_by_name(scene, value):
    with pytest.raises(TypeError, match=r"^metrics\['gap'\]: expected a finite number, not "):
        scene.rules("[a(gap)]", metrics={"wide": 3, "gap": value})


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 10**400], ids=["nan", "inf", "huge"])
def test_a_metric_that_is_not_finite_is_refused_by_name(scene, value):
    with pytest.raises(NotFiniteError, match=r"^metrics\['gap'\]: expected a finite number, not "):
        scene.rules("[a(gap)]", metrics={"wide": 3, "gap": value})


def test_names_that_are_not_texts_are_refused(scene):
    with pytest.raises(TypeError, match="^metrics: a name is a str, not 5"):
        scene.rules("[a]", metrics={5: 5})
    with pytest.raises(TypeError, match="^views: expected a mapping of names"):
        scene.rules("[a]", views=[scene["a"]])


def test_a_value_that_is_not_a_view_of_the_scene_is_refused_by_name(scene):
    with pytest.raises(TypeError, match=r"^views\['x'\]: expected an item of the scene, not None"):
        scene.rules("[x]", views={"x": None})
    with pytest.raises(StaleError, match=r"^views\['x'\]: .* belongs to another scene"):
        scene.rules("[x]", views={"x": Scene().add("x")})
    with pytest.raises(TypeError, match="^root: expected an item of the scene, not 'a'"):
        scene.rules("[a]", root="a")


def test_given_names_take_precedence_over_names_of_items(scene):
    a, b = scene["a"], scene["b"]
    scene.rules("H:|[b(10)][other(20)]", views={"b": a, "other": b})
    scene.rules("V:|[a(30)][b(40)]", views={"unused": b})
    scene.layout()
    assert (a.frame, b.frame) == ((0, 0, 10, 30), (10, 30, 20, 40))


def test_a_view_that_is_not_a_child_of_a_stack_is_refused_with_advice(scene):
    stack, inner = scene.window.add_stack("stack"), scene.add("outer").add()
    child = stack.add("child")
    for argument, arrange in (("views[0]", lambda view: stack.append(view)), ("view", lambda view: stack.insert(0, view))):
        with pytest.raises(KindError) as caught:
            arrange(scene["a"])
        assert str(caught.value) == f'{argument}: view "a" is not a child of stack "stack"; move it there first'
        with pytest.raises(KindError, match=f": view #{inner.id} is not a child"):
            arrange(inner)
        with pytest.raises(StaleError, match="belongs to another scene"):
            arrange(Scene().add("x"))
    assert stack.views == [child]
    scene["a"].move(stack, 0)
    stack.append(scene["a"])
    assert stack.views == [child, scene["a"]]


def test_what_belongs_to_another_scene_is_refused(scene):
    stack, other = scene.window.add_stack("stack"), Scene(profile="ios7")
    row = other.window.add_stack("row")
    strange = row.add("strange")
    for call in (scene.controller_of, stack.remove_arranged):
        with pytest.raises(StaleError, match="strange .* belongs to another scene"):
            call(strange)
        with pytest.raises(TypeError, match="expected an item of the scene, not 5"):
            call(5)
    assert row.views == [strange]


def test_messages_of_python_call_a_sum_an_expression(scene):
    with pytest.raises(TypeError, match="'Expression' object is not iterable"):
        list(scene["a"].left + 3)


def test_rules_that_are_no_texts_are_refused(scene):
    with pytest.raises(TypeError, match=r"^rules: expected texts, as rules\(one, two\), or \* before the list, not \['H:"):
        scene.rules(["H:|[a]|", "V:|[a]|"])
    with pytest.raises(TypeError, match=r"^rules: expected texts, as rules\(one, two\), not 5"):
        scene.rules("H:|[a]|", 5)
    with pytest.raises(TypeError, match="^rules: expected texts"):
        scene.rule_names(("H:|[a]|",))
    assert scene.rules(*["H:|[a]|", "V:|[a]|"])


def test_solvers_and_scenes_have_digests(scene):
    with Solver() as solver, Solver() as other:
        assert solver.digest == other.digest
        solver.add_variable("x")
        assert solver.digest != other.digest and isinstance(scene.digest, int)


def test_a_zero_is_printed_without_a_sign():
    assert repr(Rect(-0.0, 1.0, -0.0, 2.5)) == "Rect(x=0.0, y=1.0, width=0.0, height=2.5)"
    assert str(Rect(-0.0, 1, 0, -2.5)) == "(0, 1, 0, -2.5)"
    assert repr((Size(-0.0, 1), Point(-0.0, 2.5))) == "(Size(width=0.0, height=1), Point(x=0.0, y=2.5))"
    assert repr(Insets(-0.0, 1, 2, -3)) == "Insets(top=0.0, left=1, bottom=2, right=-3)"


@pytest.mark.parametrize("priority", [0, 1000])
def test_an_edit_is_soft(scene, priority):
    with pytest.raises(OutOfRangeError, match=rf"^priority: expected .* between 1 and 999, not {priority}$"):
        scene.edit(scene["a"].left, priority=priority)
    with Solver() as solver, pytest.raises(OutOfRangeError, match=rf"between 1 and 999, not {priority}$"):
        solver.edit_variable(solver.add_variable(), priority)


def test_an_intrinsic_size_below_zero_is_refused_before_anything_is_made(scene):
    before = scene.digest
    for size, name in (((-5, 3), "width"), ((None, -1), "height")):
        with pytest.raises(OutOfRangeError, match=rf"^intrinsic: expected a {name} of at least 0, not -[51]$"):
            scene.add("c", intrinsic=size)
    assert scene.digest == before
    with pytest.raises(OutOfRangeError, match="^intrinsic: expected a height of at least 0, not -1$"):
        scene["a"].intrinsic = 10, -1


def test_a_measure_function_that_gives_no_size_is_named(scene):
    for wrong, error in ((-60, OutOfRangeError), (None, TypeError), ("tall", TypeError), (float("nan"), NotFiniteError)):
        if wrong is not None:
            scene["a"].measure = lambda request: (None, wrong)
            with pytest.raises(error, match=f'^view "a": its measure function gave {wrong!r}, which is no height$'):
                scene.layout()
        scene["a"].measure = lambda request: wrong
        with pytest.raises(TypeError, match=f'^view "a": its measure function gave {wrong!r}, not .width, height. or a '):
            scene.layout()
    scene["a"].measure = lambda request: (None, 20)
    scene.layout()


def test_a_scene_or_a_solver_that_cannot_be_made_says_why():
    for kind, options in ((Scene, SceneOptions), (Solver, SolverOptions)):
        with pytest.raises(OutOfRangeError, match=f"^a {kind._kind} could not be made: the value is out of range$"):
            kind.__new__(kind)._begin(load(), options(size=sizeof(options), flags=1 << 20))


def test_the_height_of_the_keyboard_is_named():
    with Scene(profile="ios7", size=(320, 480)) as scene:
        with pytest.raises(NotFiniteError, match="^height: expected a finite number, not nan$"):
            scene.keyboard.show(height=float("nan"))
        with pytest.raises(OutOfRangeError, match="^height: expected a number of at least 0, not -3$"):
            scene.keyboard.show(height=-3)
        with pytest.raises(TypeError, match="^frame: give either a frame, or a height and an accessory$"):
            scene.keyboard.show((0, 380, 320, 100), height=250)
        scene.keyboard.show(height=100, accessory=20)
        assert scene.keyboard.frame == (0, 360, 320, 120)


def test_an_unknown_name_of_an_object_is_refused():
    with Scene(profile="ios7", size=(320, 480)) as scene, Solver() as solver:
        page = scene.navigation().push("page")
        for thing in (scene, scene.window, scene.add("a").width, scene.add("b").width.equal(3), scene.keyboard, page, solver,
                      scene.status_bar, scene["a"].height == 3):
            before = scene.digest
            with pytest.raises(AttributeError, match="widht"):
                thing.widht = 3
            assert scene.digest == before and not hasattr(thing, "widht")


def test_a_class_of_a_program_keeps_what_it_likes():
    class Page(Scene):
        def __init__(self):
            super().__init__(size=(320, 480))
            self.title = "mail"

    with Page() as page:
        assert page.title == "mail"


@pytest.mark.parametrize("use, name", [
    (lambda scene, view, made: setattr(view, "hidden", "no"), "hidden"),
    (lambda scene, view, made: setattr(view, "hidden", 2), "hidden"),
    (lambda scene, view, made: setattr(view, "data", "a"), "data"),
    (lambda scene, view, made: setattr(made, "constant", "wide"), "constant"),
    (lambda scene, view, made: setattr(made, "constant", None), "constant"),
    (lambda scene, view, made: setattr(made, "multiplier", []), "multiplier"),
    (lambda scene, view, made: setattr(made, "weight", "2"), "weight"),
    (lambda scene, view, made: setattr(made, "active", "yes"), "active"),
    (lambda scene, view, made: view.width.equal(3, weight="2"), "weight"),
    (lambda scene, view, made: view.move(scene.window, "first"), "index"),
    (lambda scene, view, made: view.fitting_size(width="3"), "width"),
    (lambda scene, view, made: scene.item_at("a", 3), "x"),
    (lambda scene, view, made: scene.sample_in_window("now"), "time"),
    (lambda scene, view, made: scene.edit(made).suggest(None), "value"),
    (lambda scene, view, made: scene.set_height("toolbar", "44"), "value"),
    (lambda scene, view, made: scene.set_height("toolbar", 44, landscape="no"), "landscape"),
    (lambda scene, view, made: scene.keyboard.show(duration="1"), "duration"),
    (lambda scene, view, made: scene.keyboard.standard_frame("high"), "accessory"),
    (lambda scene, view, made: scene.animate("1").__enter__(), "duration"),
    (lambda scene, view, made: view.add_scroll().drag("1", 2), "x"),
    (lambda scene, view, made: view.add_stack().insert("1", view), "index"),
    (lambda scene, view, made: scene.keyboard.show().sample("1"), "time"),
    (lambda scene, view, made: scene.tabs().select("1"), "index"),
    (lambda scene, view, made: scene.obstruct("left").__setattr__("depth", "1"), "depth")])
def test_a_value_of_a_wrong_type_is_a_type_error_that_names_it(use, name):
    with Scene(profile="ios7", size=(320, 480)) as scene:
        view = scene.add("view")
        made = view.width.equal(0.5 * scene.window.width)
        with pytest.raises(TypeError, match=f"^{name}: expected "):
            use(scene, view, made)


def test_a_new_view_takes_its_settings_and_no_others():
    with Scene(size=(320, 480)) as scene:
        card = scene.add("card", intrinsic=(100, 40), margins=(1, 2, 3, 4), horizontal_hugging=600)
        assert card.margins == (1, 2, 3, 4) and card.horizontal_hugging == 600 and card.intrinsic == (100, 40)
        rows = scene.window.add_stack("rows", "vertical", spacing=8, in_margins=True, background="#102030")
        one = rows.add("one", spacing_after=20)
        assert (rows.axis.word, rows.spacing, rows.in_margins, rows.background, one.spacing_after) == (
            "vertical", 8, True, 0x102030ff, 20)
        assert rows.add_stack("inner", axis="vertical", spacing_after=3).spacing_after == 3
        assert scene.window.add_scroll("list", insets=(1, 0, 0, 0)).insets.top == 1
        before = scene.describe()
        for make, words in ((lambda: scene.add("x", margns=(1, 2, 3, 4)), "unknown setting 'margns'; did you mean \"margins\"?"),
                            (lambda: scene.add("x", intrinsc=(1, 2)), "unknown setting 'intrinsc'; did you mean \"intrinsic\"?"),
                            (lambda: scene.window.add_stack("x", spaceing=3), "did you mean \"spacing\"?"),
                            (lambda: scene.window.add_scroll("x", spacing=3), "unknown setting 'spacing'; ")):
            with pytest.raises(TypeError) as caught:
                make()
            assert words in str(caught.value)
        for make in (lambda: scene.add("x", horizontal_hugging=0), lambda: scene.window.add_stack("x", spacing="3"),
                     lambda: scene.add("x", spacing_after=3)):
            with pytest.raises((TypeError, ValueError)):
                make()
        assert scene.describe() == before


@pytest.mark.parametrize("box, name, setting", [
    ("flow", "align_items", "align"), ("flow", "justify_content", "justify"), ("flow", "align_content", "align_lines"),
    ("flow", "column_gap", "gap"), ("grid", "align_items", "align"), ("grid", "justify_items", "justify"),
    ("grid", "align_content", "align_tracks"), ("grid", "justify_content", "justify_tracks"),
    ("grid", "grid-template-columns", "columns"), ("grid", "auto_flow", "flow"), ("child", "margin", "outer_margins"),
    ("child", "grid_row", "row"), ("child", "flex", "grow")])
def test_a_property_of_css_leads_to_the_setting(box: str, name: str, setting: str) -> None:
    with Scene(size=(100, 100)) as scene:
        makers = {"flow": scene.window.add_flow, "grid": scene.window.add_grid, "child": scene.window.add_grid("grid").add}
        with pytest.raises(TypeError, match=f'did you mean "{setting}"'):
            makers[box]("new", **{name: 1})


def test_all_settings_are_read_at_once_and_set_again():
    with Scene(profile="ios7", size=(320, 480)) as scene:
        one = scene.window.add_stack("one", "vertical", spacing=8, margins=(1, 2, 3, 4), distribution="fill_equally")
        other = scene.window.add_stack("other")
        found = one.settings()
        assert found["spacing"] == 8 and found["axis"].word == "vertical" and found["margins"].left == 2
        assert "spacing_after" not in found and "spacing_after" in one.add("inner").settings()
        other.set(**found)
        assert other.settings() == found
        for thing in (scene, scene.navigation().push("page"), scene.window.add_scroll("list"), scene.navigation().bar):
            found = thing.settings()
            thing.set(**found)
            assert thing.settings() == found
        assert found["has_prompt"] is False and "profile" in scene.settings()
    with Scene() as plain:
        assert "profile" not in plain.settings() and plain.settings()["scale"] == 0
