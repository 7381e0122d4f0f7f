// cassowary-rs through cassowary.rs, if that was compiled. Used like kiwi: see
// kiwi.cpp.
#include "peer.hpp"

#ifndef HAVE_CASSOWARY

std::unique_ptr<Peer> makeCassowary() { return nullptr; }

#else

#include <stdexcept>

struct Held;
struct Constraint;

extern "C" {
Held *cassowary_new(size_t variableCount);
void cassowary_free(Held *held);
Constraint *cassowary_constraint(Held *held, const Term *terms, size_t count, int32_t relation, double constant,
                                 double strength);
void cassowary_constraint_free(Constraint *constraint);
bool cassowary_add(Held *held, const Constraint *constraint);
bool cassowary_remove(Held *held, const Constraint *constraint);
bool cassowary_edit(Held *held, int32_t variable, double strength);
bool cassowary_suggest(Held *held, int32_t variable, double value);
size_t cassowary_fetch(Held *held);
double cassowary_value(Held *held, int32_t variable);
}

namespace {

void must(bool done) {
    if (!done) throw std::runtime_error("cassowary-rs refused");
}

class Cassowary final : public Peer {
  public:
    ~Cassowary() override {
        if (held) clear();
    }
    const char *name() const override { return "cassowary-rs"; }
    Memory::Source memory() const override { return Memory::Source::unknown; }

    void build(const Program &program, Order order) override {
        held = cassowary_new(program.variableCount);
        for (const Live &live : program.live) {
            must(cassowary_edit(held, live.variable, live.level.strength));
            must(cassowary_suggest(held, live.variable, live.value));
        }
        constraints.reserve(program.rows.size());
        for (const Row &row : program.rows) constraints.push_back(constraint(program, row, row.constant));
        for (int row : program.rowsIn(order)) must(cassowary_add(held, constraints[row]));
        cassowary_fetch(held);
    }

    void clear() override {
        forgetExtra();
        for (Constraint *constraint : constraints) cassowary_constraint_free(constraint);
        constraints.clear();
        cassowary_free(held);
        held = nullptr;
    }

    void begin(const Program &program, const Operation &begun) override {
        operation = &begun;
        state = 0;
        targets.clear();
        if (operation->kind == Operation::Kind::suggest)
            for (int live : operation->targets) targets.push_back(program.live[live].variable);
        if (operation->kind == Operation::Kind::churn)
            extra = {{constraint(program, operation->extra, operation->extra.constant)}};
        if (operation->kind == Operation::Kind::constant)
            for (const std::vector<double> &numbers : operation->states) {
                extra.emplace_back();
                for (size_t i = 0; i < numbers.size(); i++)
                    extra.back().push_back(constraint(program, program.rows[operation->targets[i]], numbers[i]));
            }
    }

    void apply(size_t next) override {
        switch (operation->kind) {
        case Operation::Kind::suggest:
            for (size_t i = 0; i < targets.size(); i++)
                must(cassowary_suggest(held, targets[i], operation->states[next][i]));
            break;
        case Operation::Kind::constant:
            for (size_t i = 0; i < operation->targets.size(); i++) {
                must(cassowary_remove(held, constantIn(state, i)));
                must(cassowary_add(held, constantIn(next, i)));
            }
            state = next;
            break;
        case Operation::Kind::churn:
            must(next == 1 ? cassowary_add(held, extra[0][0]) : cassowary_remove(held, extra[0][0]));
            break;
        case Operation::Kind::build: break;
        }
        cassowary_fetch(held);
    }

    void end() override { forgetExtra(); }

    double value(int variable) const override { return cassowary_value(held, variable); }

  private:
    Held *held = nullptr;
    std::vector<Constraint *> constraints;

    const Operation *operation = nullptr;
    std::vector<int> targets;
    std::vector<std::vector<Constraint *>> extra; // constant: per state, per target
    size_t state = 0;

    Constraint *constraint(const Program &program, const Row &row, double constant) const {
        const double strongest = 1001001000;
        return cassowary_constraint(held, &program.terms[row.first], row.count, int32_t(row.relation), constant,
                                    row.level.isRequired() ? strongest : row.level.strength);
    }

    // In state 0 the row is that of the program.
    Constraint *constantIn(size_t which, size_t target) const {
        return which == 0 ? constraints[operation->targets[target]] : extra[which][target];
    }

    void forgetExtra() {
        for (const std::vector<Constraint *> &row : extra)
            for (Constraint *constraint : row) cassowary_constraint_free(constraint);
        extra.clear();
    }
};

} // namespace

std::unique_ptr<Peer> makeCassowary() { return std::make_unique<Cassowary>(); }

#endif
