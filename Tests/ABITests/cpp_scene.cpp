// casement.hpp: scenes and screens.
#include "wrapper.hpp"

#include <cmath>

using namespace casement;

static bool same(rect left, double x, double y, double width, double height) {
    return left.x == x && left.y == y && left.width == width && left.height == height;
}

static scene sized(double width, double height) {
    scene_options options;
    options.width = width;
    options.height = height;
    return scene(options);
}

static void anchors_make_constraints() {
    scene scene = sized(320, 480);
    const view a = scene.window().add("a"), b = scene.window().add("b");
    scene.add({a.leading() == scene.window().leading() + 8, a.width() == 100, a.height() == b.height(),
               b.leading() == a.trailing() + 8, b.width() == 0.5 * a.width() + 10,
               b.height() >= 20, a.top() == b.top(), b.center_y() == scene.window().center_y()});
    scene.add((b.height() == 0 * a.width() + 44) | CAS_STRONG);
    const changes found = scene.layout();
    CHECK(found.status() == CAS_OK && found.size() == 3);
    int seen = 0;
    for (change each : found) seen += each.item == a || each.item == b;
    CHECK(seen == 2);
    CHECK(same(b.frame(), 116, 218, 60, 44));
    CHECK(scene.layout().empty());
}

/* Returns whether an equation says first (relation) multiplier * second + constant. */
static bool says(const equation &made, cas_attribute first, cas_relation relation, double multiplier, cas_attribute second,
                 double constant) {
    const cas_equation stated = made.stated();
    return stated.first_attribute == first && stated.relation == relation && stated.second_attribute == second &&
           stated.multiplier == multiplier && stated.constant == constant;
}

static void numbers_and_sums_stand_on_both_sides() {
    scene scene = sized(320, 480);
    const view a = scene.window().add("a"), b = scene.window().add("b");
    CHECK(says(a.width() + 8 == b.width(), CAS_WIDTH, CAS_EQUAL, 1, CAS_WIDTH, -8));
    CHECK(says(2 * a.width() == b.width() + 10, CAS_WIDTH, CAS_EQUAL, 0.5, CAS_WIDTH, 5));
    CHECK(says(a.left() + 5 <= b.right() - 5, CAS_LEFT, CAS_LESS_OR_EQUAL, 1, CAS_RIGHT, -10));
    CHECK(says(-1 * a.width() >= b.width(), CAS_WIDTH, CAS_LESS_OR_EQUAL, -1, CAS_WIDTH, 0));
    CHECK(says(a.top() == b.bottom() + 1, CAS_TOP, CAS_EQUAL, 1, CAS_BOTTOM, 1));
    CHECK(says(a.top() == b.bottom(), CAS_TOP, CAS_EQUAL, 1, CAS_BOTTOM, 0));
    CHECK(says(50 <= a.width(), CAS_WIDTH, CAS_GREATER_OR_EQUAL, 1, CAS_NO_ATTRIBUTE, 50));
    CHECK(says(50.0 >= a.width() + 1, CAS_WIDTH, CAS_LESS_OR_EQUAL, 1, CAS_NO_ATTRIBUTE, 49));
    CHECK(says(50 == a.width(), CAS_WIDTH, CAS_EQUAL, 1, CAS_NO_ATTRIBUTE, 50));
    CHECK(says(a.width() == 50, CAS_WIDTH, CAS_EQUAL, 1, CAS_NO_ATTRIBUTE, 50));
    CHECK(says(a.width() - 10 == 50.0, CAS_WIDTH, CAS_EQUAL, 1, CAS_NO_ATTRIBUTE, 60));
    CHECK(says(0 * b.width() + 44 == a.height(), CAS_HEIGHT, CAS_EQUAL, 1, CAS_NO_ATTRIBUTE, 44));
    CHECK(failure([&] { scene.add(0 * a.width() + 1 == 0 * b.width()); }) == CAS_ERROR_EMPTY);
    scene.add({a.width() + 8 == b.width(), 100 == b.width()});
    scene.layout();
    CHECK(a.frame().width == 92);
}

static void sums_of_attributes_are_compared() {
    scene scene = sized(320, 480);
    const view a = scene.window().add("a"), b = scene.window().add("b"), c = scene.window().add("c");
    CHECK(says(a.right() - a.left() == 100, CAS_RIGHT, CAS_EQUAL, 1, CAS_LEFT, 100));
    CHECK(says(100 >= a.bottom() - b.top(), CAS_BOTTOM, CAS_LESS_OR_EQUAL, 1, CAS_TOP, 100));
    CHECK(says(a.width() + b.width() <= 200, CAS_WIDTH, CAS_LESS_OR_EQUAL, -1, CAS_WIDTH, 200));
    CHECK(says(a.width() + b.width() == 3 * b.width() + 8, CAS_WIDTH, CAS_EQUAL, 2, CAS_WIDTH, 8));
    CHECK(says((a.left() + a.right()) / 2 == 0.5 * a.left() + b.center_x() - 8, CAS_RIGHT, CAS_EQUAL, 2, CAS_CENTER_X, -16));
    CHECK(says(-a.width() + 8 >= -b.width(), CAS_WIDTH, CAS_LESS_OR_EQUAL, 1, CAS_WIDTH, 8));
    CHECK((a.width() == b.width() + c.width()).is_sum() && (a.left() == b.left() + c.width()).is_sum());
    CHECK(!(a.left() + a.width() == a.right() + a.width()).is_sum());
    CHECK(failure([&] { scene.add(a.left() + 8 == 20); }) == CAS_ERROR_ATTRIBUTES);
    CHECK(failure([&] { scene.add(a.width() - a.width() == 0); }) == CAS_ERROR_EMPTY);
    scene.add({a.right() - a.left() == 100, a.width() + b.width() == 250});
    scene.layout();
    CHECK(a.frame().width == 100 && b.frame().width == 150);
}

static void settings_are_read_as_they_were_set() {
    scene scene = scene::screen(CAS_PROFILE_IOS11, 320, 480);
    const stack row = scene.window().add_stack(CAS_HORIZONTAL, "row");
    const view a = row.append("a");
    const controller page = scene.add_navigation().push("page");
    view_settings of_a = a.settings();
    of_a.horizontal_hugging = 300;
    CHECK(a.set(of_a) == CAS_OK && a.settings().horizontal_hugging == 300 && a.settings().vertical_hugging == 250);
    of_a.margins.left = 9;
    of_a.vertical_hugging = 1001;
    CHECK(failure([&] { a.set(of_a); }) == CAS_ERROR_OUT_OF_RANGE && a.settings().margins.left == 8);
    arranged_settings after = a.arranged();
    CHECK(!after.has_spacing_after);
    after.has_spacing_after = 1;
    after.spacing_after = 7;
    a.set(after);
    CHECK(a.arranged().spacing_after == 7);
    row.set(of_a = row.view::settings());
    controller_settings edges = page.settings();
    edges.edges = CAS_EDGE_TOP;
    page.set(edges);
    CHECK(page.settings().edges == CAS_EDGE_TOP && page.state().reads_edges);
    screen_settings screen = scene.screen_settings();
    screen.is_in_call = 1;
    scene.set(screen);
    CHECK(scene.screen_settings().is_in_call && scene.screen_settings().profile == CAS_PROFILE_IOS11);
    CHECK(scene.status_bar().state().height == scene.height(CAS_HEIGHT_IN_CALL));
    const constraint part = scene.add(a.height() == 0.5 * scene.window().height());
    part.set_multiplier(0.25);
    CHECK(part.stated().multiplier == 0.25);
    scene.define_curve(50, point{0.25, 0}, point{0.5, 1});
    CHECK(scene.curve(50).first.x == 0.25 && scene.curve(50).second.y == 1);
}

static void the_first_error_is_kept() {
    scene scene = sized(320, 480);
    CHECK(scene.status() == CAS_OK);
    CHECK(failure([&] { scene.rules("nobody.width == 5"); }) == CAS_ERROR_RULE);
    CHECK(failure([&] { scene.set_size(-1, 0); }) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(scene.status() == CAS_ERROR_RULE && std::string(scene.last_error()).find("nobody") != std::string::npos);
    scene.clear_error();
    CHECK(scene.status() == CAS_OK);
    CHECK(failure([] { sized(NAN, 0); }) == CAS_ERROR_NOT_FINITE);
}

static void a_constraint_is_edited() {
    scene scene = sized(320, 480);
    const view a = scene.window().add("a");
    const constraint wide = scene.add((a.width() <= 100).at(900).weighing(2).named("wide"));
    const constraint soft = scene.add((a.width() == 200) | 800);
    scene.layout();
    CHECK(a.frame().width == 100 && soft.violation() == 100);
    wide.set_constant(150);
    scene.layout();
    CHECK(a.frame().width == 150 && wide.stated().constant == 150);
    CHECK(wide.text() == "a.width <= 150 @900 weight 2 \"wide\"");
    wide.set_active(false);
    scene.layout();
    CHECK(a.frame().width == 200);
    wide.remove();
    CHECK(failure([&] { wide.set_weight(2); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { scene.add((a.width() == 3) | 0); }) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(failure([&] { constraint().set_weight(2); }) == CAS_ERROR_NULL);
    CHECK(a.constraints_affecting(CAS_HORIZONTAL).size() > 0 && a.constraints_affecting(CAS_HORIZONTAL)[0] == soft);
}

static void an_anchor_on_both_sides() {
    scene scene = sized(320, 480);
    const view a = scene.window().add("a");
    scene.add(a.width() == 10);
    const constraint stated = scene.add((a.width() >= a.width() * 0.5 + 10) | 750);
    const constraint read = scene.rules("a.width >= 0.5 * a.width + 10 @750")[0];
    scene.layout();
    CHECK(stated.text() == read.text() && stated.violation() == 5 && read.violation() == 5);
}

static void sums_of_any_length() {
    scene scene = sized(320, 480);
    const view all = scene.window().add("all"), name = scene.window().add("name"), mail = scene.window().add("mail");
    const view mark = scene.window().add("mark");
    const constraint fits = scene.add((all.width() == name.width() + mail.width() + 8).named("fits"));
    scene.add({name.width() == 100, mark.left() == 0.25 * scene.window().width(), mail.width() == 2 * name.width(),
               mark.right() - mark.left() == (all.width() - name.width() - 4) / 2});
    scene.layout();
    CHECK(all.frame().width == 308 && mark.frame().x == 80 && mark.frame().width == 102);
    const std::vector<cas_summand> summands = fits.summands();
    CHECK(summands.size() == 3 && summands[1].item == name.id() && summands[1].multiplier == -1);
    CHECK(fits.stated_sum().constant == 8 && std::string(fits.stated_sum().identifier) == "fits");
    CHECK(failure([&] { fits.stated(); }) == CAS_ERROR_KIND);
    const constraint pair = scene.add(all.height() <= 0.5 * mail.height() + 3);
    CHECK(pair.stated().multiplier == 0.5 && pair.summands().size() == 2 && pair.summands()[1].multiplier == -0.5);
    fits.set_constant(20);
    scene.layout();
    CHECK(all.frame().width == 320);
}

static void sums_are_added_all_or_none() {
    scene scene = sized(320, 480), other = sized(320, 480);
    const view a = scene.window().add("a"), b = scene.window().add("b"), c = other.window().add("c");
    CHECK(failure([&] { scene.add({a.width() == 3, a.width() + b.width() == a.height(), a.left() == b.leading()}); }) ==
          CAS_ERROR_ATTRIBUTES);
    CHECK(scene.constraints().empty());
    CHECK(failure([&] { scene.add(a.width() + b.width() == c.width()); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { scene.add(a.width() + b.width() == b.width() + a.width()); }) == CAS_ERROR_EMPTY);
    CHECK(failure([&] { scene.add((a.width() + b.width() == a.height()) | 0); }) == CAS_ERROR_OUT_OF_RANGE);
    std::string said;
    try {
        scene.add({a.width() + b.width() == a.height(), a.width() == 3, a.height() == b.height() + INFINITY});
    } catch (const error &thrown) {
        said = thrown.what();
    }
    CHECK(said.find("equations[2]: constant") == 0 && scene.constraints().empty());
    CHECK(failure([&] { scene.add((a.width() == 3).named(std::string("a\0b", 3))); }) == CAS_ERROR_TEXT);
    const std::vector<constraint> made = scene.add({a.width() == 3, a.width() + b.width() == a.height(), b.width() == 4});
    CHECK(made.size() == 3 && scene.constraints().size() == 3);
    scene.layout();
    CHECK(a.frame().height == 7);
}

static void constraints_are_switched_together() {
    scene_options options;
    options.flags = CAS_SCENE_STRICT;
    scene scene(options);
    const view a = scene.window().add("a");
    const constraint narrow = scene.add(a.width() == 100), wide = scene.add((a.width() == 300).inactive());
    CHECK(failure([&] { scene.switch_constraints({}, {wide}); }) == CAS_ERROR_CONFLICT);
    scene.switch_constraints({narrow}, {wide});
    scene.layout();
    CHECK(a.frame().width == 300 && narrow.stated().is_inactive);
}

static void a_scroll_view_scrolls_without_a_screen() {
    scene scene = sized(320, 480);
    const scroll list = scene.window().add_scroll("list");
    const view row = list.add("row");
    scene.rules({"H:|[list]|", "V:|[list]|", "V:|-100-[row(30)]", "H:|-10-[row(50)]"});
    list.set_content_size(320, 1000);
    list.set_offset(0, 60);
    scene.layout();
    CHECK(same(row.window_frame(), 10, 40, 50, 30) && list.state().offset.y == 60);
    list.drag(0, 80, 0);
    CHECK(list.state().offset.y == 80);
}

static void a_conflict_is_reported_and_does_not_stop_a_layout() {
    scene scene = sized(320, 480);
    const view a = scene.window().add("a");
    scene.add(a.width() >= 100);
    const constraint newest = scene.add(a.width() <= 50);
    const changes found = scene.layout();
    CHECK(found.status() == CAS_CONFLICT && !found.empty());
    CHECK(scene.conflict_count() == 1 && scene.conflict(0)[0] == newest);
    CHECK(scene.conflict_text(0).find("a.width") != std::string::npos);
    CHECK(failure([&] { scene.conflict(1); }) == CAS_ERROR_OUT_OF_RANGE);
}

static void constraints_between_scenes() {
    scene one = sized(320, 480), other = sized(320, 480);
    const view a = one.window().add(), b = other.window().add();
    CHECK(failure([&] { one.add(a.left() == b.left()); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { other.add(a.width() == 5); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { view().add(); }) == CAS_ERROR_NULL);
    CHECK(failure([&] { one.add(a.left() == a.leading()); }) == CAS_ERROR_ATTRIBUTES);
    CHECK(a != b && view() == view());
}

static void barriers_and_fits() {
    scene scene = sized(320, 480);
    const view name = scene.window().add("name"), mail = scene.window().add("mail"), field = scene.window().add("field");
    name.set_intrinsic(40, 20);
    mail.set_intrinsic(60, 20);
    for (const view &label : {name, mail}) scene.add(label.left() == scene.window().left());
    const item labels = scene.window().add_barrier(CAS_RIGHT, {name, mail}, 8, "labels");
    const constraint gap = scene.add(field.left() == labels.right() + 4);
    scene.layout();
    CHECK(field.frame().x == 72 && std::isnan(gap.gone()));
    gap.set_gone(5);
    CHECK(gap.gone() == 5);
    gap.clear_gone();
    CHECK(std::isnan(gap.gone()));
    CHECK(failure([&] { scene.window().add_barrier(CAS_RIGHT, {}); }) == CAS_ERROR_EMPTY);
    const std::vector<constraint> made = scene.add_fit(field, mail, 2, CAS_FIT_COVER, "fit");
    CHECK(made.size() == 6 && made[0].text() == "field.width == 2 * field.height @1000 \"fit\"");
    CHECK(failure([&] { scene.add_fit(field, mail, 0); }) == CAS_ERROR_OUT_OF_RANGE);
}

static void the_tree_is_iterated() {
    scene scene = sized(320, 480);
    const view parent = scene.window().add("parent");
    parent.add("first");
    parent.add("second").move(parent, 0);
    parent.add_guide("guide");
    std::string names;
    for (const item &each : parent.children()) names += each.name();
    for (const item &each : parent.guides()) names += each.name();
    CHECK(names == "secondfirstguide");
    CHECK(parent.parent() == scene.window() && !parent.next_sibling());
    view(*parent.children().begin()).set_hidden(true);
    CHECK(parent.children().begin()->is_hidden());
    const view other = scene.window().add("other");
    view(*parent.children().begin()).move(other, 0);
    CHECK(std::string(other.children().begin()->name()) == "second" && !parent.children().begin()->next_sibling());
    CHECK(failure([&] { other.move(other, 0); }) == CAS_ERROR_IN_USE);
    parent.remove();
    CHECK(parent.kind() == -1 && parent.children().begin() == parent.children().end());
}

static void exceptions_of_measure_functions() {
    scene scene = sized(320, 480);
    const view text = scene.window().add("text");
    int calls = 0;
    bool is_broken = false;
    text.set_measure([&](const measure_request &request, measurement &out_measurement) {
        ++calls;
        if (is_broken) throw std::string("no font");
        if (request.mode == CAS_MEASURE_EXACTLY) out_measurement.height = 6000 / request.width;
    });
    const constraint wide = scene.add(text.width() == 100);
    scene.layout();
    CHECK(text.frame().height == 60 && calls > 0);
    is_broken = true;
    wide.set_constant(200);
    std::string said;
    try {
        scene.layout();
    } catch (const std::string &thrown) {
        said = thrown;
    }
    CHECK(said == "no font" && text.frame().height == 60);
    is_broken = false;
    scene.layout();
    CHECK(text.frame().height == 30);
    text.set_measure(nullptr);
    CHECK(failure([&] { text.invalidate_measure(); }) == CAS_ERROR_KIND);
}

/* Returns whether a call throws what a measure function threw. */
template <class Call>
static bool throws(Call call) {
    try {
        call();
    } catch (int) {
        return true;
    }
    return false;
}

static void frames_of_a_layout_that_threw_are_told_later() {
    scene scene = sized(320, 480);
    const view text = scene.window().add("text"), card = scene.window().add("card"), gone = scene.window().add("gone");
    const constraint left = scene.add(card.left() == scene.window().left() + 10);
    scene.add(gone.left() == card.left());
    scene.layout();
    bool is_broken = true;
    text.set_measure([&](const measure_request &, measurement &) {
        if (is_broken) throw 7;
    });
    left.set_constant(50);
    CHECK(throws([&] { scene.layout(); }) && card.frame().x == 50);
    left.set_constant(60);
    text.invalidate_measure();
    CHECK(throws([&] { scene.layout(); }));
    gone.remove();
    is_broken = false;
    const changes found = scene.layout();
    CHECK(found.size() == 1 && (*found.begin()).item == card && (*found.begin()).frame.x == 60);
    CHECK(scene.layout().empty());
}

static void frames_in_the_window_are_not_told_as_those_in_parents() {
    scene scene = scene::screen(CAS_PROFILE_IOS7, 320, 480);
    const view outer = scene.window().add("outer"), inner = outer.add("inner"), text = scene.window().add("text");
    scene.add(outer.left() == scene.window().left() + 100);
    const constraint left = scene.add(inner.left() == outer.left() + 20);
    bool is_broken = false;
    text.set_measure([&](const measure_request &, measurement &) {
        if (is_broken) throw 7;
    });
    const auto told_of_inner = [&](const changes &found) {
        double x = -1;
        for (const change &each : found)
            if (each.item == inner) x = each.frame.x;
        return x;
    };
    const auto move = [&](double constant, bool breaks) {
        is_broken = breaks;
        left.set_constant(constant);
        text.invalidate_measure();
    };
    scene.layout();
    scene.sample_in_window(0);
    move(30, true);
    CHECK(throws([&] { scene.sample_in_window(0); }));
    is_broken = false;
    CHECK(told_of_inner(scene.layout()) == 30);
    CHECK(told_of_inner(scene.sample_in_window(0)) == 130);
    CHECK(told_of_inner(scene.layout()) == -1);
    move(35, true);
    CHECK(throws([&] { scene.sample_in_window(0); }));
    is_broken = false;
    CHECK(told_of_inner(scene.sample_in_window(0)) == 135);
    CHECK(told_of_inner(scene.layout()) == -1); // told in the window, as after a call that does not throw
    move(40, true);
    CHECK(throws([&] { scene.layout(); }));
    is_broken = false;
    CHECK(told_of_inner(scene.sample_in_window(0)) == 140);
    CHECK(told_of_inner(scene.layout()) == -1);
    move(50, true);
    CHECK(throws([&] { scene.layout(); }));
    is_broken = false;
    CHECK(told_of_inner(scene.layout()) == 50);
}

static void what_a_call_added_that_threw_is_removed() {
    scene_options options;
    options.width = 320;
    options.height = 480;
    options.flags = CAS_SCENE_STRICT;
    scene scene(options);
    const flow row = scene.window().add_flow("row");
    const view text = row.add("text"), card = scene.window().add("card");
    scene.rules("H:|[row]|\nV:|[row]");
    const std::size_t before = scene.constraints().size();
    text.set_measure([](const measure_request &, measurement &) { throw 7; });
    CHECK(throws([&] { scene.add(card.left() == text.right()); }));
    text.invalidate_measure();
    CHECK(throws([&] { scene.add(card.left() == text.left() + text.width()); }));
    text.invalidate_measure();
    CHECK(throws([&] { scene.add({card.left() == text.right(), card.width() == text.width()}); }));
    text.invalidate_measure();
    CHECK(throws([&] { scene.rules("card.left == text.right"); }));
    text.invalidate_measure();
    CHECK(throws([&] { scene.rules({"card.left == text.right", "card.width == text.width"}); }));
    CHECK(scene.constraints().size() == before);
    CHECK(!throws([&] { card.set_hidden(true); }));
    text.set_measure(nullptr);
    const char *const twice = "card.left == text.right";
    CHECK(scene.rules({twice, twice}) == CAS_OK && scene.constraints().size() == before + 2);
    CHECK(scene.rules(std::vector<const char *>()) == CAS_OK && scene.constraints().size() == before + 2);
    CHECK(failure([&] { scene.rules({twice, "a.left ="}); }) == CAS_ERROR_RULE && scene.last_fault().line == 2);
    CHECK(failure([&] { scene.rules({twice, nullptr}); }) == CAS_ERROR_NULL);
}

static void a_solve_that_fails_has_no_conflict_count() {
    scene scene = sized(320, 480);
    const view a = scene.window().add("a"), b = scene.window().add("b");
    scene.rules("a.width == 5\na.width == 6\nb.width == 5\nb.width == 7");
    for (int i = 0; i < 50; ++i) {
        const view each = scene.window().add();
        scene.add({each.left() == a.right() + 1, each.width() == b.width(), each.right() <= scene.window().right() - 500});
    }
    scene_settings settings = scene.settings();
    settings.step_limit = 1;
    scene.set(settings);
    CHECK(failure([&] { scene.conflict_count(); }) == CAS_ERROR_LIMIT);
    settings.step_limit = 0;
    scene.set(settings);
    CHECK(scene.conflict_count() == 2);
    CHECK(cas_scene_last_status(scene.get()) != CAS_ERROR_OUT_OF_RANGE);
}

static void measured_sizes_and_margins() {
    scene scene = scene::screen(CAS_PROFILE_IOS7, 320, 480);
    const view text = scene.window().add("text");
    bool is_broken = false;
    text.set_measure([&](const measure_request &request, measurement &out_measurement) {
        if (is_broken) throw std::string("no font");
        out_measurement.width = 200 * request.text_size;
        out_measurement.height = request.mode == CAS_MEASURE_EXACTLY ? 40 : 20;
    });
    scene.add(text.left() == scene.window().left());
    scene.layout();
    CHECK(text.frame().width == 200 && text.frame().height == 20);
    scene_settings larger = scene.settings();
    larger.text_size = 1.5;
    scene.set(larger);
    CHECK(scene.settings().text_size == 1.5);
    scene.layout();
    CHECK(text.frame().width == 300);
    is_broken = true;
    text.invalidate_measure();
    std::string said;
    try {
        scene.layout();
    } catch (const std::string &thrown) {
        said = thrown;
    }
    CHECK(said == "no font" && text.frame().width == 300);
    text.set_measure(nullptr);
    CHECK(failure([&] { text.invalidate_measure(); }) == CAS_ERROR_KIND);
    view_settings settings = scene.window().settings();
    settings.margins = insets{1, 2, 3, 4};
    settings.margins_are_directional = settings.margins_follow_safe_area = 1;
    scene.window().set(settings);
    const item readable = scene.window().readable_guide();
    scene.layout();
    CHECK(readable.frame().x == 2 && readable.frame().y == 21 && readable.frame().width == 314);
    CHECK(scene.window().state().margins.top == 21);
}

static void removing_a_view_releases_its_measure_function() {
    scene scene = sized(320, 480);
    const std::shared_ptr<int> held = std::make_shared<int>(0);
    for (int round = 0; round < 100; ++round) {
        const view text = scene.window().add();
        text.set_measure([held](const measure_request &, measurement &answer) { answer.height = double(*held); });
        text.remove();
    }
    CHECK(held.use_count() < 40);
    const long before = held.use_count();
    CHECK(failure([&] {
              view(scene.window()).set_measure([held](const measure_request &, measurement &) {});
          }) != CAS_OK);
    CHECK(held.use_count() == before);
}

static void a_measure_function_that_calls_its_scene_gets_an_error() {
    scene scene = sized(320, 480);
    const view text = scene.window().add("text");
    text.set_measure([&](const measure_request &, measurement &answer) {
        CHECK(failure([&] { text.set_measure(nullptr); }) == CAS_ERROR_IN_USE);
        answer.height = 12;
    });
    scene.add(text.width() == 100);
    scene.layout();
    CHECK(text.frame().height == 12);
}

static void boxes() {
    scene scene = sized(400, 300);
    const flow row = scene.window().add_flow("row");
    flow_settings flow = row.settings();
    flow.gap = {8, CAS_POINTS};
    row.set(flow);
    const view icon = row.add("icon");
    icon.set_intrinsic(24, 24);
    const grid cards = row.add_grid("cards");
    boxed_settings boxed = cards.boxed();
    boxed.grow = 1;
    cards.set(boxed);
    grid_settings grid = cards.settings();
    grid.columns = "1fr 1fr";
    cards.set(grid);
    const view card = cards.add("card");
    dimensions_settings dimensions = card.dimensions();
    dimensions.height = {30, CAS_POINTS};
    card.set(dimensions);
    scene.rules("H:|[row(332)]\nV:|[row]");
    scene.layout();
    CHECK(icon.frame().width == 24 && cards.frame().x == 32 && cards.frame().width == 300);
    CHECK(card.frame().width == 150 && card.frame().height == 30 && row.frame().height == 30);
    CHECK(row.settings().gap.value == 8 && cards.boxed().grow == 1 && card.dimensions().height.value == 30);
    CHECK(std::string(cards.settings().columns) == "1fr 1fr");
}

static void rules_and_stacks() {
    scene scene = sized(320, 480);
    const stack row = scene.window().add_stack(CAS_HORIZONTAL, "row");
    const view first = row.append("first"), second = row.append("second");
    stack_settings settings = row.settings();
    settings.distribution = CAS_DISTRIBUTE_FILL_EQUALLY;
    settings.spacing = 10;
    row.set(settings);
    CHECK(scene.rules("H:|[row]|\nV:|[row(44)]").size() == 4);
    CHECK(row.size() == 2 && row[1] == second);
    scene.layout();
    CHECK(same(second.frame(), 165, 0, 155, 44));
    row.remove_arranged(first);
    scene.layout();
    CHECK(second.frame().width == 320);
    const std::string before = scene.description();
    CHECK(failure([&] { scene.rules({"first.width == 5", "second.width == "}); }) == CAS_ERROR_RULE);
    CHECK(scene.last_fault().line == 2 && scene.last_fault().kind == CAS_FAULT_SYNTAX);
    auto names = scene.rule_names("[x(gap)]");
    CHECK(names.size() == 2 && std::string(names[1].text) == "gap" && names[1].kind == CAS_RULE_METRIC_OR_ITEM);
    CHECK(scene.description() == before);
    format_options options;
    options.flags = CAS_FORMAT_EXTENDED;
    CHECK(scene.rules("[first(50%)]", options).size() == 1);
}

static void arrays_in_one_call() {
    scene scene = sized(320, 480);
    const cas_view wanted = {CAS_WINDOW, CAS_PLAIN, nullptr};
    const std::vector<view> views = scene.add_views(std::vector<cas_view>(3, wanted));
    CHECK(scene.add_views(std::vector<cas_view>()).empty() && scene.add(std::vector<equation>()).empty());
    scene.set_intrinsics(views, std::vector<size>(3, size{10, 20}));
    const std::vector<constraint> made = scene.add({views[1].left() == views[0].right(), views[0].height() == 7});
    scene.set_constants(made, {3, 9});
    scene.layout();
    const std::vector<rect> frames = scene.frames(views);
    CHECK(frames[1].x == frames[0].x + 13 && frames[0].height == 9);
    scene.switch_constraints(made, {});
    scene.layout();
    CHECK(views[0].frame().height == 20);
    scene.remove(made);
    CHECK(failure([&] { scene.remove(made); }) == CAS_ERROR_STALE);
    scene.remove_items(views);
    CHECK(failure([&] { scene.frames(views); }) == CAS_ERROR_STALE);
}

static void a_moved_scene_keeps_its_items() {
    scene first = sized(320, 480);
    const view a = first.window().add("a");
    const equation wanted = a.width() == 10;
    scene second(std::move(first));
    second.add(wanted);
    second.layout();
    CHECK(a.frame().width == 10 && std::string(a.name()) == "a");
    first = sized(1, 1);
    CHECK(a != first.window());
}

static void a_scene_that_was_moved_away_throws() {
    scene first = sized(320, 480);
    const scene second(std::move(first));
    CHECK(first.get() == nullptr && second.get() != nullptr);
    CHECK(failure([&] { first.layout(); }) == CAS_ERROR_NULL);
    CHECK(failure([&] { first.rules("H:|[a]|"); }) == CAS_ERROR_NULL);
    CHECK(failure([&] { first.set_size(1, 1); }) == CAS_ERROR_NULL);
    CHECK(failure([&] { first.window().add("a"); }) == CAS_ERROR_NULL);
    CHECK(failure([&] { first.add_navigation(); }) == CAS_ERROR_NULL);
    CHECK(failure([&] { first.conflict_count(); }) == CAS_ERROR_NULL);
    CHECK(failure([&] { first.begin(1); }) == CAS_ERROR_NULL);
    CHECK(failure([&] { first.commit(); }) == CAS_ERROR_NULL);
    CHECK(first.time() != first.time() && first.digest() == 0);
}

static void things_of_another_scene_are_refused() {
    scene a = sized(320, 480), b = sized(320, 480);
    const view of_a = a.window().add("view"), of_b = b.window().add("view");
    const constraint width_of_a = a.add(of_a.width() == 10), width_of_b = b.add(of_b.width() == 20);
    a.layout(), b.layout();
    // The ids are the same in both.
    CHECK(of_a.id() == of_b.id() && width_of_a.id() == width_of_b.id());
    CHECK(b.frames({of_b})[0].width == 20);
    CHECK(failure([&] { b.frames({of_a}); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.frames(std::vector<view>{of_b, of_a}); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.set_intrinsics({of_a}, {{1, 1}}); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.remove_items({of_a}); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.remove({width_of_a}); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.switch_constraints({width_of_a}, {}); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.switch_constraints({width_of_b}, {width_of_a}); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.set_constants({width_of_a}, {5}); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.edit_constant(width_of_a); }) == CAS_ERROR_STALE);
    CHECK(failure([&] { b.edit(of_a, CAS_LEFT, 500); }) == CAS_ERROR_STALE);
    CHECK(b.frames({of_b})[0].width == 20 && b.constraints().size() == 1);
}

static void a_screen_with_a_keyboard() {
    scene scene = scene::screen(CAS_PROFILE_IOS7, 320, 480);
    const navigation nav = scene.add_navigation();
    const controller chat = nav.push("chat");
    const scroll list = chat.view().add_scroll("list");
    const view input = chat.view().add("input");
    scene.rules({"H:|[list]|", "V:|[list]|", "H:|[input]|", "input.height == 44"});
    scene.add(input.bottom() == scene.keyboard().guide().top());
    scroll_settings docking = list.settings();
    docking.docked = input.id();
    list.set(docking);
    scene.layout();
    CHECK(chat.state().bars_height == 64 && nav.navigation_bar().state().effective_height == 64);
    CHECK(list.state().insets.bottom == 44 && !scene.keyboard().is_docked());
    std::string bars;
    for (const item &guide : chat.parent().view().guides())
        if (guide.kind() == CAS_BAR) bars += std::string(guide.name()) + " ";
    CHECK(bars == "navigation_bar toolbar ");
    const view row = list.add("row");
    scene.rules({"V:|-100-[row(30)]", "H:|-10-[row(50)]"});
    list.set_offset(0, 60);
    scene.layout();
    CHECK(same(row.window_frame(), 10, 40, 50, 30) && same(row.exact_window_frame(), 10, 40, 50, 30));
    CHECK(scene.keyboard().show() == CAS_OK && scene.keyboard().is_docked());
    CHECK(!scene.sample(0.25).empty() && scene.sample(0.25).empty());
    CHECK(!scene.sample_in_window(0.25).empty() && scene.sample_in_window(0.25).empty());
    CHECK(scene.animations().size() > 0);
    scene.sample(0.5);
    CHECK(same(input.shown_frame(), 0, 220, 320, 44) && list.state().insets.bottom == 260);
    CHECK(scene.keyboard().hide() == CAS_OK && scene.keyboard().frame().height == 0);
    CHECK(failure([&] { nav.pop(); }) == CAS_ERROR_EMPTY);
    CHECK(scene.controller_of(chat.view()).id() == chat.id() && scene.controller_of(list).id() == 0);
    scene.seek(0.25);
    CHECK(scene.time() == 0.25 && list.state().shown_insets.top == 64);
    bar_settings bar = nav.navigation_bar().settings();
    bar.image_height = 44;
    nav.navigation_bar().set(bar);
    CHECK(nav.navigation_bar().settings().image_height == 44 && input.state().intrinsic.width == CAS_NO_METRIC);
    CHECK(chat.top_guide().frame().height == 64 && nav.shown() == chat && chat.parent() == nav);
    CHECK(scene.height(CAS_HEIGHT_TAB_BAR) == 49 && failure([&] { scene.device(); }) == CAS_ERROR_MODE);
    scene.rotate(CAS_LANDSCAPE_LEFT);
    CHECK(scene.screen_state().orientation == CAS_LANDSCAPE_LEFT && list.frame().width == 480);
    scene.check();
}

static void a_transaction_ends_with_its_body() {
    scene scene = scene::screen(CAS_PROFILE_IOS7, 320, 480);
    const view a = scene.window().add("a");
    const constraint wide = scene.add(a.width() == 10);
    scene.layout();
    CHECK(scene.animate(1, CAS_CURVE_LINEAR, [&] { wide.set_constant(20); }) == CAS_OK);
    scene.sample(0.5);
    CHECK(a.shown_frame().width == 15);
    CHECK(scene.last_timing().first == 1 && scene.last_timing().second == CAS_CURVE_LINEAR);
    CHECK(failure([&] { scene.animate(1, CAS_CURVE_LINEAR, [&] { constraint().remove(); }); }) == CAS_ERROR_NULL);
    a.set_measure([](const measure_request &, measurement &) { throw 7; });
    CHECK(failure([&] { scene.animate(1, CAS_CURVE_LINEAR, [&] { constraint().remove(); }); }) == CAS_ERROR_NULL);
    bool is_through = false;
    a.set_measure([](const measure_request &, measurement &) { throw 7; });
    try {
        scene.animate(1, CAS_CURVE_LINEAR, [&] {
            wide.set_constant(30);
            is_through = true;
        });
        CHECK(!"what was thrown comes out");
    } catch (int) {
    }
    CHECK(is_through && wide.stated().constant == 30);
    a.set_measure(nullptr);
    CHECK(failure([&] { scene.commit(); }) == CAS_ERROR_MODE);
    CHECK(failure([&] { ::casement::scene().begin(1); }) == CAS_ERROR_MODE);
}

int main() {
    run("comparing anchors makes constraints", anchors_make_constraints);
    run("numbers and sums stand on both sides", numbers_and_sums_stand_on_both_sides);
    run("sums of attributes are compared", sums_of_attributes_are_compared);
    run("settings are read as they were set", settings_are_read_as_they_were_set);
    run("the first error is kept until it is cleared", the_first_error_is_kept);
    run("a constraint is edited", a_constraint_is_edited);
    run("an anchor on both sides gives the constraint of the same rule",
        an_anchor_on_both_sides);
    run("sums of any length", sums_of_any_length);
    run("sums are added all or none", sums_are_added_all_or_none);
    run("constraints are switched together", constraints_are_switched_together);
    run("a scroll view scrolls without a screen", a_scroll_view_scrolls_without_a_screen);
    run("a conflict is reported and does not stop a layout", a_conflict_is_reported_and_does_not_stop_a_layout);
    run("constraints between two scenes are refused", constraints_between_scenes);
    run("children and guides can be iterated", the_tree_is_iterated);
    run("barriers, fits, and constants of what is gone", barriers_and_fits);
    run("an exception of a measure function leaves the layout", exceptions_of_measure_functions);
    run("frames of a layout that threw are told later", frames_of_a_layout_that_threw_are_told_later);
    run("frames in the window are not told as those in parents", frames_in_the_window_are_not_told_as_those_in_parents);
    run("what a call added in which a measure function threw is removed", what_a_call_added_that_threw_is_removed);
    run("a solve that fails has no count of conflicts", a_solve_that_fails_has_no_conflict_count);
    run("measured sizes, text sizes and margins", measured_sizes_and_margins);
    run("removing a view releases its measure function", removing_a_view_releases_its_measure_function);
    run("a measure function that calls its scene gets an error", a_measure_function_that_calls_its_scene_gets_an_error);
    run("flows and grids lay out their children", boxes);
    run("rules and stacks lay out views", rules_and_stacks);
    run("arrays of objects are added, changed and removed in one call", arrays_in_one_call);
    run("a moved scene keeps its items", a_moved_scene_keeps_its_items);
    run("a scene that was moved away throws, as a solver does", a_scene_that_was_moved_away_throws);
    run("items and constraints of another scene are refused", things_of_another_scene_are_refused);
    run("a screen lays out views above the keyboard", a_screen_with_a_keyboard);
    run("a transaction ends when its body returns or throws", a_transaction_ends_with_its_body);
    return finish();
}
