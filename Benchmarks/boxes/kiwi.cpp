// Kiwi: the equations between variables in the coordinates of the parents. It has no texts, whose height depends on their width.
#include "equations.hpp"

#include <kiwi/kiwi.h>
#include <optional>

namespace {

class Kiwi final : public Engine {
  public:
    void build(const Workload &work) override {
        solver.emplace();
        equations.emplace(work);
        boxes = std::vector<Box>(work.total());
        for (int axis : {0, 1}) {
            if (axis && work.height == none) continue;
            solver->addEditVariable(boxes[0].size[axis], kiwi::strength::strong);
            solver->suggestValue(boxes[0].size[axis], axis ? work.height : work.width);
        }
        for (int axis : {0, 1}) solver->addConstraint(boxes[0].near[axis] == 0);
        const std::vector<kiwi::Constraint> made = add(work, 0, int(work.nodes.size()));
        if (equations->closing >= 0) end = made[equations->closing];
        for (bool isChanged : {false, true}) {
            Equation edge = equations->all[equations->edge];
            edge.constant = equations->edgeConstant(isChanged);
            edges[isChanged] = isChanged ? constraint(work, edge) : made[equations->edge];
        }
        isChanged = isExtended = false;
        layout(work);
    }

    void clear() override {
        solver.reset();
        boxes.clear();
        more.clear();
    }

    void resize(const Workload &work, double width) override {
        solver->suggestValue(boxes[0].size[0], width);
        layout(work);
    }

    void change(const Workload &work, bool to) override {
        if (to != isChanged) {
            solver->removeConstraint(edges[isChanged]);
            solver->addConstraint(edges[to]);
        }
        isChanged = to;
        layout(work);
    }

    void extend(const Workload &work, bool to) override {
        if (to) {
            if (end) solver->removeConstraint(*end);
            more = add(work, int(work.nodes.size()), work.total());
        } else {
            for (const kiwi::Constraint &constraint : more) solver->removeConstraint(constraint);
            if (end) solver->addConstraint(*end);
        }
        isExtended = to;
        layout(work);
    }

    void layout(const Workload &) override { solver->updateVariables(); }

    void frames(const Workload &work, double *out) const override {
        for (int place = 0; place < (isExtended ? work.total() : int(work.nodes.size())); place++)
            for (const kiwi::Variable *variables : {boxes[place].near, boxes[place].size})
                for (int axis : {0, 1}) *out++ = variables[axis].value();
    }

  private:
    struct Box {
        kiwi::Variable near[2], size[2];
    };

    std::optional<kiwi::Solver> solver;
    std::optional<Equations> equations;
    std::vector<Box> boxes;
    std::vector<kiwi::Constraint> more; // those of the row that comes and goes
    std::optional<kiwi::Constraint> end;
    kiwi::Constraint edges[2];
    bool isChanged = false, isExtended = false;

    std::vector<kiwi::Constraint> add(const Workload &work, int first, int to) {
        std::vector<kiwi::Constraint> made;
        equations->add(first, to);
        for (const Equation &equation : equations->all) {
            made.push_back(constraint(work, equation));
            solver->addConstraint(made.back());
        }
        return made;
    }

    kiwi::Expression expression(int place, Part part, int axis, bool isParent) const {
        const kiwi::Variable &near = boxes[place].near[axis], &size = boxes[place].size[axis];
        switch (part) {
        case Part::near: return isParent ? kiwi::Expression(0) : kiwi::Expression(kiwi::Term(near));
        case Part::far: return isParent ? kiwi::Expression(kiwi::Term(size)) : near + size;
        case Part::size: return kiwi::Expression(kiwi::Term(size));
        case Part::center: return isParent ? kiwi::Expression(kiwi::Term(size, 0.5)) : near + 0.5 * size;
        }
        return kiwi::Expression(0);
    }

    kiwi::Constraint constraint(const Workload &work, const Equation &equation) const {
        const bool isSecondParent = equation.second >= 0 && work.node(equation.first).parent == equation.second;
        const bool isFirstParent = equation.second >= 0 && work.node(equation.second).parent == equation.first;
        kiwi::Expression left = expression(equation.first, equation.part, equation.axis, isFirstParent);
        if (equation.second >= 0)
            left = left - expression(equation.second, equation.other, equation.axis, isSecondParent);
        return kiwi::Constraint(left - equation.constant, equation.isAtLeast ? kiwi::OP_GE : kiwi::OP_EQ,
                                equation.strength == Strength::required ? kiwi::strength::required : kiwi::strength::weak);
    }
};

} // namespace

Engine *makeKiwi(const Workload &work) { return canEquate(work) && work.name != "list" ? new Kiwi : nullptr; }
