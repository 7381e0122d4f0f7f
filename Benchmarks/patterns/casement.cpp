// Systems through the C header of casement.
#include "casement.h"
#include "job.hpp"

#include <stdexcept>

namespace patterns {
namespace {

class Solved : public Job {
  public:
    explicit Solved(System made) : system(std::move(made)) {}
    ~Solved() override { Solved::clear(); }

    void clear() override {
        cas_solver_free(solver);
        solver = nullptr;
    }

    uint64_t pivots() override {
        cas_solver_statistics read = {};
        read.size = sizeof read;
        cas_solver_get_statistics(solver, &read);
        return read.pivots;
    }

  protected:
    System system;
    cas_solver *solver = nullptr;
    std::vector<cas_constraint> constraints;

    void build() {
        solver = cas_solver_new(nullptr, nullptr);
        variables.resize(size_t(system.variables));
        must(cas_solver_add_variables(solver, variables.size(), variables.data()));
        constraints = add(system.rows);
    }

    std::vector<cas_constraint> add(const std::vector<Row> &added) {
        std::vector<cas_constraint> made(added.size());
        std::vector<cas_row> rows;
        std::vector<cas_term> held;
        size_t count = 0;
        for (const Row &row : added) count += row.terms.size();
        held.reserve(count);
        for (const Row &row : added) rows.push_back(state(row, held));
        if (!rows.empty()) must(cas_solver_add_rows(solver, rows.data(), rows.size(), made.data()));
        return made;
    }

    cas_row state(const Row &row, std::vector<cas_term> &held) const {
        const size_t first = held.size();
        for (const Term &term : row.terms) held.push_back({variables[size_t(term.variable)], term.coefficient});
        const cas_relation relation = row.relation == Relation::equal    ? CAS_EQUAL
                                      : row.relation == Relation::atMost ? CAS_LESS_OR_EQUAL
                                                                         : CAS_GREATER_OR_EQUAL;
        return {held.data() + first, row.terms.size(), relation, row.priority, row.constant, row.weight};
    }

    void solve() { must(cas_solver_solve(solver)); }

    void must(cas_status status) const {
        if (status < CAS_OK)
            throw std::runtime_error(std::string("casement: ") + cas_solver_last_error(solver));
    }

  private:
    std::vector<cas_variable> variables;
};

class Changed final : public Solved {
  public:
    Changed(System system, Change made) : Solved(std::move(system)), change(std::move(made)) {}

    void prepare() override {
        if (change.isEmpty()) return;
        build();
        solve();
    }

    void operate() override {
        if (change.isEmpty()) build();
        std::vector<cas_constraint> removed;
        for (int row : change.removed) removed.push_back(constraints[size_t(row)]);
        if (!removed.empty()) must(cas_solver_remove_rows(solver, removed.data(), removed.size()));
        for (const auto &[row, constant] : change.constants)
            must(cas_solver_set_constant(solver, constraints[size_t(row)], constant));
        add(change.added);
        solve();
    }

  private:
    Change change;
};

class Refused final : public Solved {
  public:
    Refused(System system, Row tried) : Solved(std::move(system)), row(std::move(tried)) {}

    void prepare() override {
        build();
        solve();
    }

    void operate() override {
        std::vector<cas_term> held;
        held.reserve(row.terms.size());
        const cas_row tried = state(row, held);
        if (cas_solver_try_add(solver, &tried)) throw std::runtime_error("casement: the row was not refused");
        if (cas_solver_last_status(solver) != CAS_ERROR_CONFLICT) must(cas_solver_last_status(solver));
    }

  private:
    Row row;
};

class Reported final : public Solved {
  public:
    using Solved::Solved;

    void prepare() override { build(); }

    void operate() override {
        const size_t count = cas_solver_conflict_count(solver);
        const cas_constraint *members;
        size_t size;
        for (size_t i = 0; i < count; i++) must(cas_solver_conflict(solver, i, &members, &size));
    }
};

} // namespace

std::unique_ptr<Job> casementJob(System system, Change change) {
    return std::make_unique<Changed>(std::move(system), std::move(change));
}
std::unique_ptr<Job> casementRefusal(System system, Row row) {
    return std::make_unique<Refused>(std::move(system), std::move(row));
}
std::unique_ptr<Job> casementReports(System system) { return std::make_unique<Reported>(std::move(system)); }

} // namespace patterns
