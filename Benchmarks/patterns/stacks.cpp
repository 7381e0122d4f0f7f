// Stacks that are too long for their room.
#include "scene.hpp"

#include <map>
#include <string>

namespace patterns {
namespace {

double widthOf(int view) { return 20 + (view * 7919) % 1777 / 10.0; }
double heightOf(int view) { return 20 + view % 7; }

struct Stack {
    int n;
    cas_distribution distribution;
    double room;           // the length of the stack in lengths of its views; 0 leaves it free
    std::vector<char> isHidden = {};
    cas_axis axis = CAS_HORIZONTAL;
    cas_alignment alignment = CAS_ALIGN_FILL;

    double length() const {
        double wanted = 0;
        for (int view = 0; view < n; view++) wanted += widthOf(view);
        return wanted * room;
    }
    bool hides(int view) const { return !isHidden.empty() && isHidden[size_t(view)]; }
    Stack hiding(const std::function<bool(int)> &isChosen) const {
        Stack made = *this;
        made.isHidden.assign(size_t(n), 0);
        for (int view = 0; view < n; view++) made.isHidden[size_t(view)] = isChosen(view);
        return made;
    }
    Stack turned() const {
        Stack made = *this;
        made.axis = axis == CAS_HORIZONTAL ? CAS_VERTICAL : CAS_HORIZONTAL;
        return made;
    }
};

class StackScene : public SceneJob {
  public:
    StackScene() = default;
    StackScene(const StackScene &) {}
    void prepare() override {}
    void operate() override {}

    cas_stack_settings settingsOf(cas_item stack) const {
        cas_stack_settings settings = {};
        settings.size = sizeof settings;
        must(cas_stack_get(scene, stack, &settings));
        return settings;
    }

    void setBaselines(cas_item view, double height) {
        cas_view_settings settings = {};
        settings.size = sizeof settings;
        must(cas_view_get(scene, view, &settings));
        settings.first_baseline = height / 2;
        settings.last_baseline = height / 4;
        must(cas_view_set(scene, view, &settings));
    }

    void build(const Stack &stack) {
        open(1e6, 1e6);
        item = mustMake(cas_scene_add_stack(scene, CAS_WINDOW, stack.axis, "stack"));
        cas_stack_settings settings = settingsOf(item);
        settings.distribution = stack.distribution;
        settings.alignment = stack.alignment;
        must(cas_stack_set(scene, item, &settings));
        attach(item, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
        attach(item, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
        if (stack.room > 0) attach(item, CAS_WIDTH, 0, CAS_NO_ATTRIBUTE, stack.length());
        children = views(item, size_t(stack.n));
        for (int view = 0; view < stack.n; view++) {
            must(cas_view_set_intrinsic(scene, children[size_t(view)], widthOf(view), heightOf(view)));
            if (stack.alignment == CAS_ALIGN_FIRST_BASELINE) setBaselines(children[size_t(view)], heightOf(view));
            if (stack.hides(view)) must(cas_view_set_hidden(scene, children[size_t(view)], 1));
        }
        must(cas_stack_append(scene, item, children.data(), children.size()));
        layout();
    }

    void become(const Stack &before, const Stack &stack) {
        for (int view = 0; view < stack.n; view++)
            if (before.hides(view) != stack.hides(view))
                must(cas_view_set_hidden(scene, children[size_t(view)], stack.hides(view)));
        if (before.axis != stack.axis) {
            cas_stack_settings settings = settingsOf(item);
            settings.axis = stack.axis;
            must(cas_stack_set(scene, item, &settings));
        }
        layout();
    }

    void append(int n) {
        Stack empty{0, CAS_DISTRIBUTE_FILL, 0};
        empty.axis = CAS_VERTICAL;
        build(empty);
        for (int view = 0; view < n; view++) {
            const cas_item made = mustMake(cas_stack_add_view(scene, item, CAS_PLAIN, nullptr));
            must(cas_view_set_intrinsic(scene, made, widthOf(view), heightOf(view)));
            layout();
        }
    }

    // n stacks, each in the one before, beside a label.
    void nest(int n) {
        open(1e6, 1e6);
        cas_item parent = CAS_WINDOW;
        for (int depth = 0; depth < n; depth++) {
            const cas_item inner = mustMake(cas_scene_add_stack(scene, parent, depth % 2, nullptr));
            if (depth == 0) {
                item = inner;
                attach(inner, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
                attach(inner, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
            } else {
                must(cas_stack_append(scene, parent, &inner, 1));
            }
            const cas_item label = mustMake(cas_scene_add_view(scene, inner, CAS_PLAIN, nullptr));
            must(cas_view_set_intrinsic(scene, label, widthOf(depth), heightOf(depth)));
            must(cas_stack_append(scene, inner, &label, 1));
            parent = inner;
        }
        layout();
    }

    void removeRoot() {
        must(cas_item_remove(scene, item));
        layout();
    }

    void moveLastFirst() {
        must(cas_stack_insert(scene, item, children.back(), 0));
        layout();
    }

  private:
    cas_item item = 0;
    std::vector<cas_item> children;
};

using Work = SceneWork<StackScene>;

std::unique_ptr<Job> built(const Stack &stack) {
    return std::make_unique<Work>(StackScene(), nullptr, [stack](StackScene &scene) { scene.build(stack); });
}

std::unique_ptr<Job> changed(const Stack &before, const Stack &stack) {
    return std::make_unique<Work>(StackScene(), [before](StackScene &scene) { scene.build(before); },
                                  [before, stack](StackScene &scene) { scene.become(before, stack); });
}

// The rows of a stack along its axis, each by a name, so that those of two states can be compared. They are those that a scene
// makes of a stack: each view begins where the one before ends, and a size or a gap equals the one before.
using Named = std::vector<std::pair<std::string, Row>>;

class StackRows {
  public:
    explicit StackRows(const Stack &of) : stack(of) {
        for (int view = 0; view < stack.n; view++)
            if (!stack.hides(view)) shown.push_back(view);
        for (int view : shown) wanted += widthOf(view);
    }

    // A left edge and a width each: of the views, of the guides after them, of the stack, and of the guide that is a part of it.
    static int variables(int n) { return 4 * n + 4; }

    Named all() {
        add("left", {{whole, 1}}, Relation::equal, 0);
        if (stack.room > 0) add("room", {{whole + 1, 1}}, Relation::equal, stack.length());
        add("small", {{whole + 1, 1}}, Relation::equal, 0, hasGaps ? 50 : 25);
        for (size_t place = 0; place < shown.size(); place++) {
            content(shown[place]);
            follow(place);
        }
        add("end of " + std::to_string(shown.back()),
            {{whole, 1}, {whole + 1, 1}, {left(shown.back()), -1}, {left(shown.back()) + 1, -1}}, Relation::equal, 0);
        if (stack.distribution == CAS_DISTRIBUTE_FILL_PROPORTIONALLY) share();
        for (int view = 0; view < stack.n; view++) {
            if (!stack.hides(view)) continue;
            add(std::to_string(view) + " hidden", {{left(view), 1}, {whole, -1}}, Relation::equal, 0, 25);
            add(std::to_string(view) + " small", {{left(view) + 1, 1}}, Relation::equal, 0, 25);
        }
        return made;
    }

  private:
    void add(const std::string &name, std::vector<Term> terms, Relation relation, double constant, int priority = required) {
        made.push_back({name, {std::move(terms), relation, constant, priority}});
    }

    static int left(int view) { return 2 * view; }
    int guide(int view) const { return 2 * (stack.n + view); }

    void content(int view) {
        const std::string name = std::to_string(view);
        const int width = left(view) + 1;
        add(name + " content", {{width, 1}}, Relation::atLeast, widthOf(view), 750);
        add(name + " hugs", {{width, 1}}, Relation::atMost, widthOf(view), 250);
        add(name + " width", {{width, 1}}, Relation::atLeast, 0);
    }

    // The rows between a view and the one before it.
    void follow(size_t place) {
        const int view = shown[place];
        if (place == 0) return add("first is " + std::to_string(view), {{left(view), 1}, {whole, -1}}, Relation::equal, 0);
        const int last = shown[place - 1];
        const std::string link = std::to_string(last) + "-" + std::to_string(view);
        add(link, {{left(view), 1}, {left(last), -1}, {left(last) + 1, -1}}, hasGaps ? Relation::atLeast : Relation::equal, 0);
        if (stack.distribution == CAS_DISTRIBUTE_FILL_EQUALLY)
            add(link + " equal", {{left(view) + 1, 1}, {left(last) + 1, -1}}, Relation::equal, 0);
        if (!hasGaps) return;
        // From the end, or the center, of the view before to the beginning, or the center, of this one.
        const bool isCentering = stack.distribution == CAS_DISTRIBUTE_EQUAL_CENTERING;
        const double from = isCentering ? 0.5 : 1, to = isCentering ? 0.5 : 0;
        const int gap = guide(last);
        add(link + " from", {{gap, 1}, {left(last), -1}, {left(last) + 1, -from}}, Relation::equal, 0);
        std::vector<Term> end = {{gap, 1}, {gap + 1, 1}, {left(view), -1}};
        if (isCentering) end.push_back({left(view) + 1, -to});
        add(link + " to", std::move(end), Relation::equal, 0);
        add(link + " width", {{gap + 1, 1}}, Relation::atLeast, 0);
        if (place > 1)
            add(link + " as " + std::to_string(shown[place - 2]), {{gap + 1, 1}, {guide(shown[place - 2]) + 1, -1}},
                Relation::equal, 0, isCentering ? 149 : required);
    }

    // Widths are shares of the stack, or of a guide that is a part of it, so that coefficients are not far apart.
    void share() {
        double least = wanted, part = 1;
        for (int view : shown) least = std::min(least, widthOf(view) / wanted);
        if (least < 1 / 2048.0)
            while (part * part > least) part /= 2;
        const int reference = part == 1 ? whole + 1 : whole + 3;
        if (part != 1) add("part", {{reference, 1}, {whole + 1, -part}}, Relation::equal, 0);
        for (int view : shown)
            add(std::to_string(view) + " share", {{left(view) + 1, 1}, {reference, -widthOf(view) / wanted / part}}, Relation::equal, 0,
                view == shown.back() ? 998 : 999);
    }

    const Stack &stack;
    const int whole = 4 * stack.n;
    const bool hasGaps = stack.distribution >= CAS_DISTRIBUTE_EQUAL_SPACING;
    std::vector<int> shown;
    double wanted = 0;
    Named made;
};

Named rows(const Stack &stack) { return StackRows(stack).all(); }

std::pair<System, Change> change(const Stack &before, const Stack &stack) {
    const Named old = rows(before), now = rows(stack);
    std::map<std::string, int> names;
    std::pair<System, Change> made;
    made.first.variables = StackRows::variables(stack.n);
    for (const auto &[name, row] : old) {
        names[name] = int(made.first.rows.size());
        made.first.rows.push_back(row);
    }
    for (const auto &[name, row] : now)
        if (!names.erase(name)) made.second.added.push_back(row);
    for (const auto &[name, row] : names) made.second.removed.push_back(row);
    return made;
}

using Shape = std::function<Stack(int n, double room)>;
constexpr double tooLong = 0.8, roomy = 1.5;

System system(const Stack &stack) {
    System made;
    made.variables = StackRows::variables(stack.n);
    for (const auto &one : rows(stack)) made.rows.push_back(one.second);
    return made;
}

Pattern first(const char *name, const char *title, Shape shape) {
    return {name, title,
            [shape](int n) { return built(shape(n, tooLong)); },
            [shape](int n) { return built(shape(n, roomy)); }, nullptr,
            [shape](int n) { return kiwiJob(system(shape(n, tooLong)), {}); },
            [shape](int n) { return system(shape(n, tooLong)); }};
}

Pattern step(const char *name, const char *title, Shape before, Shape after, double room = tooLong) {
    const auto kiwi = [=](int n) {
        auto [start, made] = change(before(n, room), after(n, room));
        return kiwiJob(start, made);
    };
    return {name, title,
            [=](int n) { return changed(before(n, room), after(n, room)); },
            [=](int n) { return changed(before(n, room ? roomy : 0), after(n, room ? roomy : 0)); },
            [=](int n) { return built(after(n, room)); }, kiwi,
            [=](int n) { return system(after(n, room)); }};
}

Shape of(cas_distribution distribution) {
    return [distribution](int n, double room) { return Stack{n, distribution, room}; };
}
Shape lacking(cas_distribution distribution) {
    return [distribution](int n, double room) {
        return Stack{n, distribution, room}.hiding([n](int view) { return view == n / 2; });
    };
}
Shape half() {
    return [](int n, double room) {
        return Stack{n, CAS_DISTRIBUTE_FILL, room}.hiding([](int view) { return view % 2 == 1; });
    };
}

// Without kiwi and HiGHS: the rows along the other axis are not stated here. A stack that is free has no room to exceed.
Pattern alone(Pattern pattern, bool isFree) {
    pattern.kiwi = nullptr;
    pattern.rows = nullptr;
    if (isFree) pattern.fits = nullptr;
    return pattern;
}

} // namespace

std::vector<Pattern> stackPatterns() {
    const cas_distribution proportional = CAS_DISTRIBUTE_FILL_PROPORTIONALLY, centering = CAS_DISTRIBUTE_EQUAL_CENTERING;
    const Shape turned = [](int n, double room) { return Stack{n, CAS_DISTRIBUTE_FILL, room}.turned(); };
    const auto free = [](Pattern pattern) { pattern.fits = nullptr; return pattern; };
    std::vector<Pattern> made = {
        first("proportional", "stack, fill_proportionally, too long: first layout", of(proportional)),
        step("proportional-show", "stack, fill_proportionally, too long: show one", lacking(proportional), of(proportional)),
        first("centering", "stack, equal_centering, too long: first layout", of(centering)),
        step("centering-hide", "stack, equal_centering, too long: hide one", of(centering), lacking(centering)),
        step("centering-show", "stack, equal_centering, too long: show one", lacking(centering), of(centering)),
        step("equally-hide", "stack, fill_equally, too long: hide one", of(CAS_DISTRIBUTE_FILL_EQUALLY),
             lacking(CAS_DISTRIBUTE_FILL_EQUALLY)),
        first("spacing", "stack, equal_spacing, too long: first layout", of(CAS_DISTRIBUTE_EQUAL_SPACING)),
        first("fill", "stack, fill, too long: first layout", of(CAS_DISTRIBUTE_FILL)),
        free(step("half", "plain stack: hide half", of(CAS_DISTRIBUTE_FILL), half(), 0)),
        free(step("half-back", "plain stack: show half again", half(), of(CAS_DISTRIBUTE_FILL), 0)),
        step("half-long", "stack, fill, too long: hide half", of(CAS_DISTRIBUTE_FILL), half()),
        alone(step("turn", "plain stack: turn to the other axis", of(CAS_DISTRIBUTE_FILL), turned, 0), true),
        alone(step("turn-long", "stack, fill, too long: turn to the other axis", of(CAS_DISTRIBUTE_FILL), turned), false),
        alone(first("baselines", "row on first baselines, too long: first layout",
                    [](int n, double room) {
                        Stack made{n, CAS_DISTRIBUTE_FILL, room};
                        made.alignment = CAS_ALIGN_FIRST_BASELINE;
                        return made;
                    }), false),
    };
    const auto baselined = [](bool isTurned) -> Shape {
        return [isTurned](int n, double room) {
            Stack made{n, CAS_DISTRIBUTE_FILL, room};
            made.alignment = CAS_ALIGN_FIRST_BASELINE;
            return isTurned ? made.turned() : made;
        };
    };
    made.push_back(alone(step("turn-baselines", "column on first baselines: turn to a row", baselined(true), baselined(false), 0),
                         true));
    made.push_back(alone(step("turn-from-baselines", "row on first baselines: turn to a column", baselined(false),
                              baselined(true), 0), true));
    made.push_back({"proportional-move", "stack, fill_proportionally, too long: move the last view first",
                    [=](int n) {
                        return std::make_unique<Work>(
                            StackScene(), [=](StackScene &scene) { scene.build({n, proportional, tooLong}); },
                            [](StackScene &scene) { scene.moveLastFirst(); });
                    }, nullptr,
                    [=](int n) { return built({n, proportional, tooLong}); }, nullptr, nullptr});
    const auto all = [](int n) {
        Stack made{n, CAS_DISTRIBUTE_FILL, 0};
        made.axis = CAS_VERTICAL;
        return built(made);
    };
    made.push_back({"nested", "stacks nested n deep: first layout",
                    [](int n) {
                        return std::make_unique<Work>(StackScene(), nullptr, [n](StackScene &scene) { scene.nest(n); });
                    }, nullptr, nullptr, nullptr, nullptr});
    made.push_back({"remove-stacks", "stacks nested n deep: remove the outermost",
                    [](int n) {
                        return std::make_unique<Work>(StackScene(), [n](StackScene &scene) { scene.nest(n); },
                                                      [](StackScene &scene) { scene.removeRoot(); });
                    }, nullptr,
                    [](int n) {
                        return std::make_unique<Work>(StackScene(), nullptr, [n](StackScene &scene) { scene.nest(n); });
                    }, nullptr, nullptr});
    made.push_back({"append", "stack: append a view and lay out, n times",
                    [](int n) {
                        return std::make_unique<Work>(StackScene(), nullptr, [n](StackScene &scene) { scene.append(n); });
                    }, nullptr, all, nullptr, nullptr});
    return made;
}

} // namespace patterns
