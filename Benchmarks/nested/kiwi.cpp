// Kiwi: the same equations, between variables in the coordinates of the parents. A
// margin is changed by removing its constraint and adding another.
#include "peer.hpp"

#include <kiwi/kiwi.h>
#include <optional>

namespace {

class Kiwi final : public Peer {
  public:
    void build(const Tree &tree) override {
        solver.emplace();
        boxes = std::vector<Box>(tree.count);
        for (int axis : {0, 1}) {
            solver->addEditVariable(boxes[0].size[axis], kiwi::strength::strong);
            solver->suggestValue(boxes[0].size[axis], tree.window[0][axis]);
        }
        for (int box = 1; box < tree.count; box++) add(tree, box);
        solver->updateVariables();
    }

    void clear() override {
        solver.reset();
        boxes.clear();
        edges.clear();
    }

    void rotate(const Tree &tree, int state) override {
        for (int axis : {0, 1}) solver->suggestValue(boxes[0].size[axis], tree.window[state][axis]);
        solver->updateVariables();
    }

    void indent(const Tree &, int state) override {
        if (state == present) return;
        present = state;
        solver->removeConstraint(edges[1 - state]);
        solver->addConstraint(edges[state]);
        solver->updateVariables();
    }

    void frames(const Tree &tree, double *out) const override {
        for (int box = 0; box < tree.count; box++)
            for (int axis : {0, 1}) {
                out[4 * box + axis] = boxes[box].near[axis].value();
                out[4 * box + 2 + axis] = boxes[box].size[axis].value();
            }
    }

  private:
    struct Box {
        kiwi::Variable near[2], size[2];
    };

    std::optional<kiwi::Solver> solver;
    std::vector<Box> boxes;
    std::vector<kiwi::Constraint> edges; // the left edge of the leaf, by state
    int present = 0;

    void add(const Tree &tree, int number) {
        const int along = tree.along(number), across = 1 - along;
        const double margin = Tree::margin;
        const Box &box = boxes[number], &parent = boxes[Tree::parent(number)];
        solver->addConstraint(box.near[across] == margin);
        solver->addConstraint(box.near[across] + box.size[across] == parent.size[across] - margin);
        if (Tree::isFirst(number)) {
            solver->addConstraint(box.near[along] == margin);
        } else {
            const Box &before = boxes[number - 1];
            kiwi::Expression end = before.near[along] + before.size[along];
            kiwi::Constraint edge = box.near[along] == end + 2 * margin;
            solver->addConstraint(edge);
            if (number == tree.leaf) edges = {edge, box.near[along] == end + (margin + Tree::indented)};
            solver->addConstraint(box.size[along] == before.size[along]);
        }
        if (Tree::isLast(number)) solver->addConstraint(box.near[along] + box.size[along] == parent.size[along] - margin);
    }
};

} // namespace

std::unique_ptr<Peer> makeKiwi() { return std::make_unique<Kiwi>(); }
