// Scenes that are not stacks: constraints that come and go, views that are removed together, boxes of views with constraints.
#include "scene.hpp"

namespace patterns {
namespace {

class ListScene : public SceneJob {
  public:
    ListScene() = default;
    ListScene(const ListScene &) {}
    void prepare() override {}
    void operate() override {}

    // n views below each other, with three constraints each. With `isHalf` every second constraint is inactive.
    void list(int n, bool isHalf) {
        open(400, 1e6);
        const std::vector<cas_item> made = views(CAS_WINDOW, size_t(n));
        std::vector<cas_equation> equations;
        for (size_t i = 0; i < made.size(); i++) {
            add(equations, made[i], CAS_LEFT, CAS_WINDOW, CAS_LEFT, 10);
            add(equations, made[i], CAS_WIDTH, 0, CAS_NO_ATTRIBUTE, 40 + double(i * 37 % 50));
            add(equations, made[i], CAS_TOP, i ? made[i - 1] : CAS_WINDOW, i ? CAS_BOTTOM : CAS_TOP, 8);
        }
        if (isHalf)
            for (size_t i = 1; i < equations.size(); i += 2) equations[i].is_inactive = 1;
        constraints.resize(equations.size());
        must(cas_scene_add_constraints(scene, equations.data(), equations.size(), constraints.data()));
        layout();
    }

    void toggle(bool isActive) {
        std::vector<cas_constraint> chosen;
        for (size_t i = 1; i < constraints.size(); i += 2) chosen.push_back(constraints[i]);
        must(cas_scene_switch_constraints(scene, chosen.data(), isActive ? 0 : chosen.size(), chosen.data(),
                                          isActive ? chosen.size() : 0));
        layout();
    }

    // A tree of n views, four in each, under one root.
    void tree(int n) {
        open(1000, 1000);
        std::vector<cas_item> made = {mustMake(cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "root"))};
        std::vector<cas_equation> equations;
        fill(equations, made[0], CAS_WINDOW, 0);
        for (int view = 1; view < n; view++) {
            const cas_item parent = made[size_t(view - 1) / 4];
            made.push_back(mustMake(cas_scene_add_view(scene, parent, CAS_PLAIN, nullptr)));
            fill(equations, made.back(), parent, (view - 1) % 4);
        }
        must(cas_scene_add_constraints(scene, equations.data(), equations.size(), nullptr));
        root = made[0];
        layout();
    }

    // n views, each in the one before.
    void nest(int n) {
        open(1e6, 1e6);
        std::vector<cas_equation> equations;
        cas_item parent = CAS_WINDOW;
        for (int view = 0; view < n; view++) {
            const cas_item made = mustMake(cas_scene_add_view(scene, parent, CAS_PLAIN, nullptr));
            if (view == 0) root = made;
            for (cas_attribute side : {CAS_LEFT, CAS_TOP}) add(equations, made, side, parent, side, 1);
            for (cas_attribute side : {CAS_RIGHT, CAS_BOTTOM}) add(equations, made, side, parent, side, -1);
            parent = made;
        }
        must(cas_scene_add_constraints(scene, equations.data(), equations.size(), nullptr));
        layout();
    }

    // A column of n views, each as large as a view in it.
    void cards(int n) {
        open(400, 1e6);
        const cas_item column = mustMake(cas_scene_add_flow(scene, CAS_WINDOW, nullptr));
        cas_flow_settings settings = {};
        settings.size = sizeof settings;
        must(cas_flow_get(scene, column, &settings));
        settings.direction = CAS_COLUMN;
        must(cas_flow_set(scene, column, &settings));
        const std::vector<cas_item> made = views(column, size_t(n));
        std::vector<cas_equation> equations;
        for (size_t i = 0; i < made.size(); i++) {
            const cas_item inside = mustMake(cas_scene_add_view(scene, made[i], CAS_PLAIN, nullptr));
            must(cas_view_set_intrinsic(scene, inside, 40 + double(i * 37 % 50), 20));
            for (cas_attribute side : {CAS_LEFT, CAS_TOP, CAS_RIGHT, CAS_BOTTOM}) add(equations, inside, side, made[i], side, 0);
        }
        must(cas_scene_add_constraints(scene, equations.data(), equations.size(), nullptr));
        layout();
    }

    // A column with n children, laid out.
    void column(int n, uint32_t flags = 0) {
        open(400, 1e6, flags);
        root = mustMake(cas_scene_add_flow(scene, CAS_WINDOW, nullptr));
        cas_flow_settings settings = {};
        settings.size = sizeof settings;
        must(cas_flow_get(scene, root, &settings));
        settings.direction = CAS_COLUMN;
        must(cas_flow_set(scene, root, &settings));
        children = views(root, size_t(n));
        for (cas_item child : children) must(cas_view_set_intrinsic(scene, child, 40, 20));
        layout();
    }

    // A constraint to each child, and a layout after each, unless the scene does that.
    void nameChildren(bool laysOut) {
        for (cas_item child : children) {
            cas_equation wide = {};
            wide.first = child;
            wide.first_attribute = CAS_WIDTH;
            wide.relation = CAS_GREATER_OR_EQUAL;
            mustMake(cas_scene_add_constraint(scene, &wide));
            if (laysOut) layout();
        }
        layout();
    }

    // Hides all children, and lays out a few times.
    void hideChildren() {
        for (cas_item child : children) must(cas_view_set_hidden(scene, child, 1));
        for (int i = 0; i < 5; i++) {
            must(cas_scene_set_size(scene, 400 + i, 1e6));
            layout();
        }
    }

    void setFree(bool isFree) {
        cas_boxed_settings settings = {};
        settings.size = sizeof settings;
        for (cas_item child : children) {
            must(cas_boxed_get(scene, child, &settings));
            settings.is_free = isFree;
            must(cas_boxed_set(scene, child, &settings));
        }
        layout();
    }

    void removeRoot() {
        must(cas_item_remove(scene, root));
        layout();
    }

  private:
    cas_item root = 0;
    std::vector<cas_item> children;
    std::vector<cas_constraint> constraints;

    static void add(std::vector<cas_equation> &equations, cas_item first, cas_attribute one, cas_item second,
                    cas_attribute other, double constant, double multiplier = 1) {
        cas_equation made = {};
        made.first = first;
        made.first_attribute = one;
        made.second = second;
        made.second_attribute = other;
        made.multiplier = multiplier;
        made.constant = constant;
        equations.push_back(made);
    }

    static void fill(std::vector<cas_equation> &equations, cas_item view, cas_item parent, int place) {
        add(equations, view, CAS_LEFT, parent, CAS_LEFT, 5 + place);
        add(equations, view, CAS_TOP, parent, CAS_TOP, 5);
        add(equations, view, CAS_WIDTH, parent, CAS_WIDTH, -10, 0.25);
        add(equations, view, CAS_HEIGHT, parent, CAS_HEIGHT, -10);
    }
};

using Work = SceneWork<ListScene>;
using Step = std::function<void(ListScene &, int)>;

Maker make(Step before, Step timed) {
    return [=](int n) {
        Work::Step first = nullptr;
        if (before) first = [=](ListScene &scene) { before(scene, n); };
        return std::make_unique<Work>(ListScene(), first, [=](ListScene &scene) { timed(scene, n); });
    };
}

} // namespace

std::vector<Pattern> scenePatterns() {
    const Step whole = [](ListScene &scene, int n) { scene.list(n, false); };
    const Step half = [](ListScene &scene, int n) { scene.list(n, true); };
    const Step tree = [](ListScene &scene, int n) { scene.tree(n); };
    const Step nest = [](ListScene &scene, int n) { scene.nest(n); };
    const Step remove = [](ListScene &scene, int) { scene.removeRoot(); };
    const Step column = [](ListScene &scene, int n) { scene.column(n); };
    const Step strict = [](ListScene &scene, int n) { scene.column(n, CAS_SCENE_STRICT); };
    const Step named = [](ListScene &scene, int n) {
        scene.column(n, CAS_SCENE_STRICT);
        scene.nameChildren(false);
    };
    const Step loose = [](ListScene &scene, int n) {
        scene.column(n);
        scene.setFree(true);
    };
    return {
        {"toggle-off", "3n constraints: deactivate half",
         make(whole, [](ListScene &scene, int) { scene.toggle(false); }), nullptr, make(nullptr, half), nullptr, nullptr},
        {"toggle-on", "3n constraints: activate half",
         make(half, [](ListScene &scene, int) { scene.toggle(true); }), nullptr, make(nullptr, whole), nullptr, nullptr},
        {"remove-tree", "tree of n views: remove its root", make(tree, remove), nullptr, make(nullptr, tree), nullptr,
         nullptr},
        {"remove-nested", "views nested n deep: remove the outermost", make(nest, remove), nullptr, make(nullptr, nest),
         nullptr, nullptr},
        {"cards", "column of n views with constraints inside: first layout",
         make(nullptr, [](ListScene &scene, int n) { scene.cards(n); }), nullptr, nullptr, nullptr, nullptr},
        {"name-children", "column of n views: a constraint to each, and a layout after each",
         make(column, [](ListScene &scene, int) { scene.nameChildren(true); }), nullptr, nullptr, nullptr, nullptr},
        {"name-strictly", "strict scene, column of n views: a constraint to each",
         make(strict, [](ListScene &scene, int) { scene.nameChildren(false); }), nullptr, nullptr, nullptr, nullptr},
        {"hide-children", "column of n views, each named by a constraint: hide all, and five layouts",
         make(named, [](ListScene &scene, int) { scene.hideChildren(); }), nullptr, nullptr, nullptr, nullptr},
        {"arrange-children", "column of n free views: arrange them, one after the other",
         make(loose, [](ListScene &scene, int) { scene.setFree(false); }), nullptr, nullptr, nullptr, nullptr},
    };
}

} // namespace patterns
