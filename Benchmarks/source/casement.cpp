// Casement through its C header. Rows are added as one batch in the given order; edited
// values are edits, and constants are edited in place.
#include "casement.h"
#include "peer.hpp"

#include <stdexcept>
#include <string>

namespace {

cas_relation relation(Relation relation) {
    switch (relation) {
    case Relation::equal: return CAS_EQUAL;
    case Relation::lessOrEqual: return CAS_LESS_OR_EQUAL;
    case Relation::greaterOrEqual: return CAS_GREATER_OR_EQUAL;
    }
    return CAS_EQUAL;
}

class Casement final : public Peer {
  public:
    ~Casement() override { clear(); }
    const char *name() const override { return "casement"; }
    Memory::Source memory() const override { return Memory::Source::allocator; }

    void build(const Program &program, Order) override {
        cas_solver_options options = {};
        options.size = sizeof options;
        if (Memory::isOn(memory())) options.allocator = Memory::allocator();
        solver = cas_solver_new(&options, nullptr);
        if (!solver) throw std::runtime_error("casement: no solver");

        variables.resize(program.variableCount);
        must(cas_solver_add_variables(solver, variables.size(), variables.data()));
        edits.resize(program.live.size());
        for (size_t i = 0; i < edits.size(); i++) {
            const Live &live = program.live[i];
            edits[i] = cas_solver_edit_variable_weighted(solver, variables[live.variable], live.level.priority,
                                                         live.level.weight);
            mustMake(edits[i]);
            must(cas_solver_suggest(solver, edits[i], live.value, nullptr, nullptr));
        }
        translate(program);
        constraints.resize(rows.size());
        must(cas_solver_add_rows(solver, rows.data(), rows.size(), constraints.data()));
        must(cas_solver_solve(solver));
    }

    void clear() override {
        cas_solver_free(solver);
        solver = nullptr;
    }

    void begin(const Program &program, const Operation &begun) override {
        operation = &begun;
        targets.clear();
        if (operation->kind == Operation::Kind::suggest)
            for (int live : operation->targets) targets.push_back(edits[live]);
        if (operation->kind == Operation::Kind::constant)
            for (int row : operation->targets) {
                cas_edit edit = cas_solver_edit_constant(solver, constraints[row]);
                mustMake(edit);
                targets.push_back(edit);
            }
        if (operation->kind == Operation::Kind::churn) {
            const Row &row = operation->extra;
            extraTerms.clear();
            for (uint32_t t = row.first; t < row.first + row.count; t++) extraTerms.push_back(term(program.terms[t]));
        }
    }

    void apply(size_t state) override {
        if (operation->kind == Operation::Kind::churn) return churn(state == 1);
        const std::vector<double> &values = operation->states[state];
        const cas_value *changes;
        size_t count;
        if (values.size() == 1)
            must(cas_solver_suggest(solver, targets[0], values[0], &changes, &count));
        else
            must(cas_solver_suggest_all(solver, targets.data(), values.data(), values.size(), &changes, &count));
    }

    void end() override {
        if (operation->kind == Operation::Kind::constant)
            for (cas_edit edit : targets) must(cas_solver_end_edit(solver, edit));
    }

    double value(int variable) const override { return cas_solver_value(solver, variables[variable]); }

    void check() override { must(cas_solver_check(solver)); }

  private:
    cas_solver *solver = nullptr;
    std::vector<cas_variable> variables;
    std::vector<cas_constraint> constraints;
    std::vector<cas_edit> edits;

    // The rows of the program as structs of casement; built once.
    std::vector<cas_term> terms;
    std::vector<cas_row> rows;

    const Operation *operation = nullptr;
    std::vector<cas_edit> targets;
    std::vector<cas_term> extraTerms;
    cas_constraint extra = 0;

    cas_term term(Term term) const { return {variables[term.variable], term.coefficient}; }

    void translate(const Program &program) {
        terms.resize(program.terms.size());
        for (size_t t = 0; t < terms.size(); t++) terms[t] = term(program.terms[t]);
        rows.resize(program.rows.size());
        for (size_t i = 0; i < rows.size(); i++) {
            const Row &row = program.rows[i];
            rows[i] = {&terms[row.first], row.count, relation(row.relation), row.level.priority, row.constant,
                       row.level.weight};
        }
    }

    void churn(bool present) {
        const Row &row = operation->extra;
        if (present) {
            extra = cas_solver_add(solver, extraTerms.data(), extraTerms.size(), relation(row.relation), row.constant,
                                   row.level.priority);
            mustMake(extra);
        } else {
            must(cas_solver_remove(solver, extra));
        }
        must(cas_solver_solve(solver));
    }

    void mustMake(uint32_t id) const {
        if (!id) must(cas_solver_last_status(solver));
    }

    void must(cas_status status) const {
        if (status != CAS_OK)
            throw std::runtime_error(std::string("casement: ") + cas_solver_last_error(solver));
    }
};

} // namespace

std::unique_ptr<Peer> makeCasement() { return std::make_unique<Casement>(); }
