#include "measure.hpp"
#include "trial.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <stdexcept>

namespace {

double now() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    size_t half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

bool takesPart(const Contestant &contestant) { return contestant.timing.outcome == Timing::Outcome::measured; }

// A stoppable contestant goes through the work once in a child before it may do
// it here.
void admit(Contestant &contestant, const Effort &effort, const std::function<Memory::Reading()> &work) {
    contestant.timing = {};
    contestant.timing.outcome = Timing::Outcome::measured;
    if (!contestant.isStoppable) return;
    Trial trial = attempt(effort.stop, work);
    contestant.timing.memory = trial.memory;
    if (trial.outcome == Trial::Outcome::stopped) contestant.timing.outcome = Timing::Outcome::stopped;
    if (trial.outcome == Trial::Outcome::failed) contestant.timing.outcome = Timing::Outcome::failed;
}

// All values to a millionth of the size of the layout.
void compare(const std::vector<Contestant> &contestants, const Program &program, const std::string &where) {
    const Peer &first = *contestants[0].peer;
    double size = 1;
    for (int v = 0; v < program.variableCount; v++) size = std::max(size, std::fabs(first.value(v)));
    for (const Contestant &contestant : contestants) {
        if (!takesPart(contestant)) continue;
        for (int v = 0; v < program.variableCount; v++) {
            double expected = first.value(v), value = contestant.peer->value(v);
            if (!(std::fabs(value - expected) <= 1e-6 * size))
                throw std::runtime_error(where + ": variable " + std::to_string(v) + " is " +
                                         std::to_string(expected) + " to " + first.name() + " and " +
                                         std::to_string(value) + " to " + contestant.peer->name());
        }
    }
}

// One solver's way of doing a repetition, and what it has taken so far.
struct Lane {
    Contestant *contestant;
    std::function<void()> repeat;
    std::vector<double> samples;

    double sample(size_t repetitions) {
        double start = now();
        for (size_t i = 0; i < repetitions; i++) repeat();
        double taken = (now() - start) / double(repetitions);
        samples.push_back(taken);
        return taken;
    }
};

// Batches in turn, so that what disturbs the machine disturbs all of them. A lane
// that comes with slow samples already has them as its answer.
void race(std::vector<Lane> &lanes, const Effort &effort) {
    std::vector<size_t> repetitions(lanes.size(), 0);
    for (size_t i = 0; i < lanes.size(); i++) {
        double estimate = lanes[i].samples.empty() ? 0 : median(lanes[i].samples);
        if (lanes[i].contestant->isStoppable && estimate > effort.slow) continue;
        lanes[i].samples.clear();
        for (size_t count = 1;; count *= 4) {
            double taken = lanes[i].sample(count);
            if (taken * double(count) < effort.batch / 8) continue;
            repetitions[i] = std::max<size_t>(1, size_t(effort.batch / taken));
            break;
        }
        if (repetitions[i] > 1) lanes[i].samples.clear();
    }
    double start = now();
    for (int round = 0; round < effort.rounds; round++) {
        if (round >= 3 && now() - start > effort.budget) break;
        for (size_t i = 0; i < lanes.size(); i++)
            if (repetitions[i] > 0) lanes[i].sample(repetitions[i]);
    }
    for (Lane &lane : lanes) lane.contestant->timing.seconds = median(lane.samples);
}

// To a state and back to 0 where that is where a repetition ends.
void goOn(Peer &peer, const Operation &operation, size_t &state) {
    if (operation.kind == Operation::Kind::churn) {
        peer.apply(1);
        peer.apply(0);
    } else {
        state = (state + 1) % operation.stateCount();
        peer.apply(state);
    }
}

// Through the states together, comparing values in each. Slow peers are spared
// all but one state and the way back.
void walk(std::vector<Lane> &lanes, std::vector<Contestant> &contestants, const Program &program,
          const Operation &operation, const Effort &effort) {
    bool isChurn = operation.kind == Operation::Kind::churn;
    bool isSlow = false;
    std::vector<double> there(lanes.size(), 0);
    for (size_t state = 1;; state = isSlow ? 0 : (state + 1) % operation.stateCount()) {
        for (size_t i = 0; i < lanes.size(); i++) {
            double start = now();
            lanes[i].contestant->peer->apply(state);
            double taken = now() - start;
            isSlow = isSlow || taken > effort.slow;
            // The way there and the way back are one repetition of churn.
            if (isChurn && state == 1) there[i] = taken;
            else lanes[i].samples.push_back(there[i] + taken);
        }
        compare(contestants, program, operation.name + ", state " + std::to_string(state));
        if (state == 0) break;
    }
}

} // namespace

void measureBuild(std::vector<Contestant> &contestants, const Program &program, const Effort &effort) {
    std::vector<Lane> lanes;
    for (Contestant &contestant : contestants) {
        Peer &peer = *contestant.peer;
        auto metered = [&] {
            Memory::start(peer.memory());
            peer.build(program);
            return Memory::stop();
        };
        admit(contestant, effort, metered);
        if (!takesPart(contestant)) continue;
        if (!contestant.isStoppable) {
            contestant.timing.memory = metered();
            peer.clear();
        }
        double start = now();
        peer.build(program);
        lanes.push_back({&contestant,
                         [&peer, &program] {
                             peer.clear();
                             peer.build(program);
                         },
                         {now() - start}});
    }
    compare(contestants, program, "build");
    race(lanes, effort);
}

void measureOperation(std::vector<Contestant> &contestants, const Program &program, const Operation &operation,
                      const Effort &effort) {
    std::vector<Lane> lanes;
    std::vector<size_t> states(contestants.size(), 0);
    for (size_t i = 0; i < contestants.size(); i++) {
        Peer &peer = *contestants[i].peer;
        admit(contestants[i], effort, [&] {
            size_t state = 0;
            peer.begin(program, operation);
            goOn(peer, operation, state);
            return Memory::Reading{};
        });
        if (!takesPart(contestants[i])) continue;
        peer.begin(program, operation);
        lanes.push_back({&contestants[i], [&peer, &operation, &state = states[i]] { goOn(peer, operation, state); }, {}});
    }
    walk(lanes, contestants, program, operation, effort);
    race(lanes, effort);
    for (Lane &lane : lanes) {
        Peer &peer = *lane.contestant->peer;
        if (operation.kind != Operation::Kind::churn) peer.apply(0);
        peer.check();
        peer.end();
    }
    compare(contestants, program, operation.name + ", afterwards");
}
