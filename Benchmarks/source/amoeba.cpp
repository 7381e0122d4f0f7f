// amoeba through its header, in double precision. It has no edit of a constant: see kiwi.cpp.
#include "peer.hpp"

#ifndef HAVE_AMOEBA

std::unique_ptr<Peer> makeAmoeba() { return nullptr; }

#else

#define AM_USE_DOUBLE
#define AM_STATIC_API
#include <amoeba.h>
#include <stdexcept>

namespace {

void must(int status) {
    if (status != AM_OK) throw std::runtime_error("amoeba refused");
}

int relation(Relation relation) {
    switch (relation) {
    case Relation::equal: return AM_EQUAL;
    case Relation::lessOrEqual: return AM_LESSEQUAL;
    case Relation::greaterOrEqual: return AM_GREATEQUAL;
    }
    return AM_EQUAL;
}

class Amoeba final : public Peer {
  public:
    ~Amoeba() override { clear(); }
    const char *name() const override { return "amoeba"; }
    Memory::Source memory() const override { return Memory::Source::unknown; }
    bool mayDiffer() const override { return true; }

    void build(const Program &program, Order order) override {
        solver = am_newsolver(nullptr, nullptr);
        values.assign(size_t(program.variableCount), 0);
        for (double &value : values) variables.push_back(am_newvariable(solver, &value));
        for (const Live &live : program.live) {
            must(am_addedit(solver, variables[size_t(live.variable)], live.level.strength));
            am_suggest(solver, variables[size_t(live.variable)], live.value);
        }
        for (const Row &row : program.rows) constraints.push_back(constraint(program, row, row.constant));
        for (int row : program.rowsIn(order)) must(am_add(constraints[size_t(row)]));
        am_updatevars(solver);
    }

    void clear() override {
        if (solver) am_delsolver(solver);
        solver = nullptr;
        constraints.clear();
        variables.clear();
        extra.clear();
    }

    void begin(const Program &program, const Operation &begun) override {
        operation = &begun;
        state = 0;
        if (operation->kind == Operation::Kind::churn)
            extra = {{constraint(program, operation->extra, operation->extra.constant)}};
        if (operation->kind != Operation::Kind::constant && operation->kind != Operation::Kind::suggest) return;
        targets.clear();
        for (int target : operation->targets) {
            const bool isLive = operation->kind == Operation::Kind::suggest;
            targets.push_back(isLive ? variables[size_t(program.live[size_t(target)].variable)] : am_Id(target));
        }
        if (operation->kind == Operation::Kind::suggest) return;
        for (const std::vector<double> &numbers : operation->states) {
            extra.emplace_back();
            for (size_t i = 0; i < numbers.size(); i++)
                extra.back().push_back(constraint(program, program.rows[targets[i]], numbers[i]));
        }
    }

    void apply(size_t next) override {
        switch (operation->kind) {
        case Operation::Kind::suggest:
            for (size_t i = 0; i < targets.size(); i++) am_suggest(solver, targets[i], operation->states[next][i]);
            break;
        case Operation::Kind::constant:
            for (size_t i = 0; i < targets.size(); i++) {
                am_remove(constantIn(state, i));
                must(am_add(constantIn(next, i)));
            }
            state = next;
            break;
        case Operation::Kind::churn:
            if (next == 1)
                must(am_add(extra[0][0]));
            else
                am_remove(extra[0][0]);
            break;
        case Operation::Kind::build: break;
        }
        am_updatevars(solver);
    }

    void end() override {
        for (const std::vector<am_Constraint *> &row : extra)
            for (am_Constraint *constraint : row) am_delconstraint(constraint);
        extra.clear();
    }

    double value(int variable) const override { return values[size_t(variable)]; }

  private:
    am_Solver *solver = nullptr;
    std::vector<double> values;
    std::vector<am_Id> variables;
    std::vector<am_Constraint *> constraints;

    const Operation *operation = nullptr;
    std::vector<am_Id> targets; // suggest: variables; constant: rows
    std::vector<std::vector<am_Constraint *>> extra; // constant: per state, per target
    size_t state = 0;

    am_Constraint *constraint(const Program &program, const Row &row, double constant) const {
        am_Constraint *made = am_newconstraint(solver, row.level.isRequired() ? AM_REQUIRED : row.level.strength);
        for (uint32_t t = row.first; t < row.first + row.count; t++)
            must(am_addterm(made, variables[size_t(program.terms[t].variable)], program.terms[t].coefficient));
        must(am_setrelation(made, relation(row.relation)));
        must(am_addconstant(made, constant));
        return made;
    }

    // In state 0 the row is that of the program.
    am_Constraint *constantIn(size_t which, size_t target) const {
        return which == 0 ? constraints[targets[target]] : extra[which][target];
    }
};

} // namespace

std::unique_ptr<Peer> makeAmoeba() { return std::make_unique<Amoeba>(); }

#endif
