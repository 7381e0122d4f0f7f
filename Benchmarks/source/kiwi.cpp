// Kiwi through its C++ headers. It cannot edit constants: the row is removed and added
// with another constant. These constraints are created before timing, so that only the
// solver is measured.
#include "peer.hpp"

#include <kiwi/kiwi.h>
#include <optional>

namespace {

kiwi::RelationalOperator relation(Relation relation) {
    switch (relation) {
    case Relation::equal: return kiwi::OP_EQ;
    case Relation::lessOrEqual: return kiwi::OP_LE;
    case Relation::greaterOrEqual: return kiwi::OP_GE;
    }
    return kiwi::OP_EQ;
}

class Kiwi final : public Peer {
  public:
    const char *name() const override { return "kiwi"; }
    Memory::Source memory() const override { return Memory::Source::operatorNew; }

    void build(const Program &program, Order order) override {
        solver.emplace();
        variables = std::vector<kiwi::Variable>(program.variableCount);
        for (const Live &live : program.live) {
            solver->addEditVariable(variables[live.variable], live.level.strength);
            solver->suggestValue(variables[live.variable], live.value);
        }
        constraints.reserve(program.rows.size());
        for (const Row &row : program.rows) constraints.push_back(constraint(program, row, row.constant));
        if (order == Order::asWritten)
            for (const kiwi::Constraint &constraint : constraints) solver->addConstraint(constraint);
        else
            for (int row : program.rowsIn(order)) solver->addConstraint(constraints[row]);
        solver->updateVariables();
    }

    void clear() override {
        solver.reset();
        constraints.clear();
        variables.clear();
    }

    void begin(const Program &program, const Operation &begun) override {
        operation = &begun;
        targets.clear();
        extra.clear();
        if (operation->kind == Operation::Kind::suggest)
            for (int live : operation->targets) targets.push_back(variables[program.live[live].variable]);
        if (operation->kind == Operation::Kind::churn)
            extra = {{constraint(program, operation->extra, operation->extra.constant)}};
        if (operation->kind == Operation::Kind::constant) prepareConstants(program);
    }

    void apply(size_t next) override {
        switch (operation->kind) {
        case Operation::Kind::suggest:
            for (size_t i = 0; i < targets.size(); i++) solver->suggestValue(targets[i], operation->states[next][i]);
            break;
        case Operation::Kind::constant:
            for (size_t i = 0; i < extra[state].size(); i++) {
                solver->removeConstraint(extra[state][i]);
                solver->addConstraint(extra[next][i]);
            }
            state = next;
            break;
        case Operation::Kind::churn:
            if (next == 1)
                solver->addConstraint(extra[0][0]);
            else
                solver->removeConstraint(extra[0][0]);
            break;
        case Operation::Kind::build: break;
        }
        solver->updateVariables();
    }

    void end() override {}

    double value(int variable) const override { return variables[variable].value(); }

  private:
    std::optional<kiwi::Solver> solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;

    const Operation *operation = nullptr;
    std::vector<kiwi::Variable> targets;
    std::vector<std::vector<kiwi::Constraint>> extra; // constant: per state, per target
    size_t state = 0;

    kiwi::Constraint constraint(const Program &program, const Row &row, double constant) const {
        std::vector<kiwi::Term> terms;
        terms.reserve(row.count);
        for (uint32_t t = row.first; t < row.first + row.count; t++)
            terms.emplace_back(variables[program.terms[t].variable], program.terms[t].coefficient);
        return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), relation(row.relation),
                                row.level.isRequired() ? kiwi::strength::required : row.level.strength);
    }

    void prepareConstants(const Program &program) {
        state = 0;
        extra.resize(operation->states.size());
        for (size_t next = 0; next < extra.size(); next++)
            for (size_t i = 0; i < operation->targets.size(); i++) {
                int row = operation->targets[i];
                extra[next].push_back(next == 0 ? constraints[row]
                                                : constraint(program, program.rows[row], operation->states[next][i]));
            }
    }
};

} // namespace

std::unique_ptr<Peer> makeKiwi() { return std::make_unique<Kiwi>(); }
