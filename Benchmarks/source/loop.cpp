// No solver: the loop that an edit is equivalent to. Before timing it reads from casement which variables move and how
// fast; then each state updates them one after the other.
#include "peer.hpp"

namespace {

class Loop final : public Peer {
  public:
    const char *name() const override { return "loop"; }
    Memory::Source memory() const override { return Memory::Source::unknown; }

    void build(const Program &program, Order order) override {
        teacher->build(program, order);
        values.resize(program.variableCount);
        for (int v = 0; v < program.variableCount; v++) values[v] = teacher->value(v);
    }

    void clear() override { teacher->clear(); }

    void begin(const Program &program, const Operation &begun) override {
        operation = &begun;
        number = operation->states[0][0];
        indices.clear();
        rates.clear();
        teacher->begin(program, begun);
        teacher->apply(1);
        for (int v = 0; v < program.variableCount; v++) {
            const double moved = teacher->value(v) - values[v];
            if (moved == 0) continue;
            indices.push_back(v);
            rates.push_back(moved / (operation->states[1][0] - number));
        }
        teacher->apply(0);
        teacher->end();
    }

    void apply(size_t state) override {
        const double difference = operation->states[state][0] - number;
        number = operation->states[state][0];
        const size_t count = indices.size();
        const int *index = indices.data();
        const double *rate = rates.data();
        double *value = values.data();
        for (size_t i = 0; i < count; i++) value[index[i]] += difference * rate[i];
    }

    void end() override {}

    double value(int variable) const override { return values[variable]; }

  private:
    std::unique_ptr<Peer> teacher = makeCasement();
    const Operation *operation = nullptr;
    double number = 0;
    std::vector<int> indices;
    std::vector<double> rates, values;
};

} // namespace

std::unique_ptr<Peer> makeLoop() { return std::make_unique<Loop>(); }
