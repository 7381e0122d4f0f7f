#include "count.hpp"
#include "counted.hpp"
#include "peer.hpp"

namespace {

// All states once, after two rounds that make first-time allocations.
void countStates(Peer &peer, const Operation &operation, const std::string &name) {
    size_t count = operation.stateCount();
    auto round = [&] {
        for (size_t state = 1; state <= count; state++) peer.apply(state % count);
    };
    round();
    round();
    counted(name, operation.kind == Operation::Kind::churn ? 1 : int(count), round);
}

} // namespace

void countInstructions(const std::string &workload, int n, const Program &program) {
    std::unique_ptr<Peer> peer = makeCasement();
    for (const Operation &operation : program.operations) {
        std::string name = workload + " " + std::to_string(n) + " " + operation.name;
        if (operation.kind == Operation::Kind::build) {
            auto build = [&] {
                peer->clear();
                peer->build(program);
            };
            peer->build(program);
            build(); // the first call of a function looks for its symbol
            counted(name, 1, build);
        } else {
            peer->begin(program, operation);
            countStates(*peer, operation, name);
            peer->end();
        }
    }
}
