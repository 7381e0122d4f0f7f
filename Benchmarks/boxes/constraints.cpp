// Casement's constraints: an equation for each edge, as a program with Auto Layout has them.
#include "equations.hpp"
#include "scene.hpp"

#include <optional>

namespace {

constexpr cas_attribute attributes[2][4] = {{CAS_LEFT, CAS_RIGHT, CAS_WIDTH, CAS_CENTER_X},
                                            {CAS_TOP, CAS_BOTTOM, CAS_HEIGHT, CAS_CENTER_Y}};

class Constraints final : public SceneEngine {
  public:
    void build(const Workload &work) override {
        equations.emplace(work);
        SceneEngine::build(work);
    }

    void extend(const Workload &work, bool isExtended) override {
        if (isExtended) {
            if (end) require(cas_constraint_set_active(scene, end, 0));
            add(work, count, work.total());
        } else {
            removeMore(work);
            if (end) require(cas_constraint_set_active(scene, end, 1));
        }
        layout(work);
    }

  protected:
    void add(const Workload &work, int first, int to) override {
        for (int place = first; place < to; place++) {
            const Node &node = work.node(place);
            items.push_back(cas_scene_add_view(scene, node.parent < 0 ? CAS_WINDOW : items[node.parent], CAS_PLAIN, nullptr));
            if (node.kind == Kind::text) measured(work, place);
        }
        equations->add(first, to);
        std::vector<cas_equation> all;
        all.reserve(equations->all.size());
        for (const Equation &equation : equations->all) all.push_back(translated(equation));
        std::vector<cas_constraint> made(all.size());
        require(cas_scene_add_constraints(scene, all.data(), all.size(), made.data()));
        if (first) return;
        if (equations->closing >= 0) end = made[equations->closing];
        if (equations->edge >= 0) edge = made[equations->edge];
    }

    void changeSize(const Workload &, bool isChanged) override {
        require(cas_constraint_set_constant(scene, edge, equations->edgeConstant(isChanged)));
    }

  private:
    std::optional<Equations> equations;
    cas_constraint end = 0, edge = 0;

    cas_equation translated(const Equation &equation) const {
        cas_equation result = {};
        result.first = items[equation.first];
        result.first_attribute = attributes[equation.axis][int(equation.part)];
        result.relation = equation.isAtLeast ? CAS_GREATER_OR_EQUAL : CAS_EQUAL;
        if (equation.second >= 0) {
            result.second = items[equation.second];
            result.second_attribute = attributes[equation.axis][int(equation.other)];
        }
        result.constant = equation.constant;
        result.priority = equation.strength == Strength::required ? CAS_REQUIRED : CAS_WEAK;
        return result;
    }
};

} // namespace

Engine *makeConstraints(const Workload &work) { return canEquate(work) ? new Constraints : nullptr; }
