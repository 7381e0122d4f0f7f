// Casement through its C interface: one call adds the views of a level, and one all constraints.
#include "peer.hpp"

#include <casement.h>
#include <stdexcept>

namespace {

void require(cas_status status) {
    if (status != CAS_OK) throw std::runtime_error(cas_status_text(status));
}

class Casement final : public Peer {
  public:
    ~Casement() override { clear(); }

    void build(const Tree &tree) override {
        cas_scene_options options = {};
        options.size = sizeof options;
        options.width = tree.window[0][0];
        options.height = tree.window[0][1];
        scene = cas_scene_new(&options, nullptr);
        addViews(tree);
        addConstraints(tree);
        layout();
    }

    void clear() override {
        cas_scene_free(scene);
        scene = nullptr;
    }

    void rotate(const Tree &tree, int state) override {
        require(cas_scene_set_size(scene, tree.window[state][0], tree.window[state][1]));
        layout();
    }

    void indent(const Tree &, int state) override {
        require(cas_constraint_set_constant(scene, edge, Tree::margin + (state ? Tree::indented : Tree::margin)));
        layout();
    }

    void frames(const Tree &, double *out) const override {
        require(cas_scene_check(scene));
        require(cas_scene_frames(scene, items.data(), items.size(), reinterpret_cast<cas_rect *>(out)));
    }

  private:
    cas_scene *scene = nullptr;
    std::vector<cas_item> items;
    std::vector<cas_equation> equations;
    cas_constraint edge = 0; // the left edge of the leaf

    void layout() {
        const cas_change *changes;
        size_t count;
        require(cas_scene_layout_if_needed(scene, &changes, &count));
    }

    void addViews(const Tree &tree) {
        items.assign(tree.count, CAS_WINDOW);
        std::vector<cas_view> views;
        for (int first = 1; first < tree.count; first = 4 * first + 1) {
            views.clear();
            for (int box = first; box < 4 * first + 1; box++)
                views.push_back({items[Tree::parent(box)], CAS_PLAIN, nullptr});
            require(cas_scene_add_views(scene, views.data(), views.size(), &items[first]));
        }
    }

    void add(int first, cas_attribute attribute, int second, cas_attribute other, double constant) {
        cas_equation equation = {};
        equation.first = items[first];
        equation.first_attribute = attribute;
        equation.second = items[second];
        equation.second_attribute = other;
        equation.constant = constant;
        equations.push_back(equation);
    }

    void addConstraints(const Tree &tree) {
        static const cas_attribute near[] = {CAS_LEFT, CAS_TOP}, far[] = {CAS_RIGHT, CAS_BOTTOM},
                                   size[] = {CAS_WIDTH, CAS_HEIGHT};
        const double margin = Tree::margin;
        size_t place = 0;
        equations.clear();
        for (int box = 1; box < tree.count; box++) {
            const int along = tree.along(box), across = 1 - along, parent = Tree::parent(box);
            add(box, near[across], parent, near[across], margin);
            add(box, far[across], parent, far[across], -margin);
            if (box == tree.leaf) place = equations.size();
            if (Tree::isFirst(box)) {
                add(box, near[along], parent, near[along], margin);
            } else {
                add(box, near[along], box - 1, far[along], 2 * margin);
                add(box, size[along], box - 1, size[along], 0);
            }
            if (Tree::isLast(box)) add(box, far[along], parent, far[along], -margin);
        }
        std::vector<cas_constraint> made(equations.size());
        require(cas_scene_add_constraints(scene, equations.data(), equations.size(), made.data()));
        edge = made[place];
    }
};

} // namespace

std::unique_ptr<Peer> makeCasement() { return std::make_unique<Casement>(); }
