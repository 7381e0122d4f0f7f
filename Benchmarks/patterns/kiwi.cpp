// Systems through the C++ headers of kiwi. Three priorities or fewer become strengths a thousand apart; more become
// their own numbers, which kiwi adds up.
#include "job.hpp"

#include <stdexcept>

#if __has_include(<kiwi/kiwi.h>)
#include <kiwi/kiwi.h>
#include <optional>
#include <set>

namespace patterns {
namespace {

kiwi::RelationalOperator relation(Relation relation) {
    return relation == Relation::equal ? kiwi::OP_EQ : relation == Relation::atMost ? kiwi::OP_LE : kiwi::OP_GE;
}

// Required equalities first: the order that suits a tableau solver.
bool isFirst(const Row &row) { return row.priority == required && row.relation == Relation::equal; }

class Kiwi : public Job {
  public:
    Kiwi(System made, Change changed) : system(std::move(made)), change(std::move(changed)) {
        for (const Row &row : system.rows)
            if (row.priority != required) levels.insert(row.priority);
        for (const Row &row : change.added)
            if (row.priority != required) levels.insert(row.priority);
    }

    void prepare() override {
        variables = std::vector<kiwi::Variable>(size_t(system.variables));
        constraints.clear();
        added.clear();
        for (const Row &row : system.rows) constraints.push_back(constraint(row, row.constant));
        for (const auto &[row, constant] : change.constants)
            added.push_back(constraint(system.rows[size_t(row)], constant));
        for (const Row &row : change.added) added.push_back(constraint(row, row.constant));
        if (!change.isEmpty()) build();
    }

    void operate() override {
        if (change.isEmpty()) return build();
        for (int row : change.removed) solver->removeConstraint(constraints[size_t(row)]);
        for (const auto &change : change.constants) solver->removeConstraint(constraints[size_t(change.first)]);
        for (const kiwi::Constraint &row : added) solver->addConstraint(row);
        solver->updateVariables();
    }

    void clear() override { solver.reset(); }

  protected:
    System system;
    std::optional<kiwi::Solver> solver;

    void build() {
        solver.emplace();
        for (bool first : {true, false})
            for (size_t row = 0; row < constraints.size(); row++)
                if (isFirst(system.rows[row]) == first) solver->addConstraint(constraints[row]);
        solver->updateVariables();
    }

    kiwi::Constraint constraint(const Row &row, double constant) const {
        std::vector<kiwi::Term> terms;
        for (const Term &term : row.terms) terms.emplace_back(variables[size_t(term.variable)], term.coefficient);
        return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), relation(row.relation), strength(row));
    }

  private:
    Change change;
    std::set<int> levels;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints, added;

    double strength(const Row &row) const {
        if (row.priority == required) return kiwi::strength::required;
        if (levels.size() > 3) return row.priority * row.weight;
        double unit = 1;
        for (int level : levels) {
            if (level == row.priority) break;
            unit *= 1000;
        }
        return unit * row.weight;
    }
};

class Refused final : public Kiwi {
  public:
    Refused(System system, Row tried) : Kiwi(std::move(system), {}), row(std::move(tried)) {}

    void prepare() override {
        Kiwi::prepare();
        build();
    }

    void operate() override {
        try {
            solver->addConstraint(constraint(row, row.constant));
        } catch (const kiwi::UnsatisfiableConstraint &) {
            return;
        }
        throw std::runtime_error("kiwi: the row was not refused");
    }

  private:
    Row row;
};

} // namespace

std::unique_ptr<Job> kiwiJob(System system, Change change) {
    return std::make_unique<Kiwi>(std::move(system), std::move(change));
}
std::unique_ptr<Job> kiwiRefusal(System system, Row row) {
    return std::make_unique<Refused>(std::move(system), std::move(row));
}

} // namespace patterns

#else

namespace patterns {

std::unique_ptr<Job> kiwiJob(System, Change) { throw std::runtime_error("compiled without the headers of kiwi"); }
std::unique_ptr<Job> kiwiRefusal(System, Row) { throw std::runtime_error("compiled without the headers of kiwi"); }

} // namespace patterns

#endif
