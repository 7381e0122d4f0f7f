#include "measure.hpp"
#include "trial.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <functional>

namespace {

// Returns processor time, which other programs do not affect.
double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    size_t half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

// Runs the work of every contestant in a child process first, to find those that do not
// finish. Contestants that were stopped before stay stopped.
void admit(std::vector<Contestant> &contestants, const Effort &effort,
           const std::function<Memory::Reading(Peer &)> &work) {
    std::vector<Contestant *> tried;
    std::vector<std::function<Memory::Reading()>> works;
    for (Contestant &contestant : contestants) {
        if (!contestant.isStanding()) continue;
        tried.push_back(&contestant);
        works.push_back([&] { return work(*contestant.peer); });
    }
    std::vector<Trial> trials = attempt(effort.stop, works);
    for (size_t i = 0; i < tried.size(); i++) {
        Timing &timing = tried[i]->timing;
        timing.memory = trials[i].memory;
        if (trials[i].outcome == Trial::Outcome::stopped) timing.outcome = Timing::Outcome::stopped;
        if (trials[i].outcome == Trial::Outcome::failed) timing.outcome = Timing::Outcome::failed;
    }
}

Errors withoutFirst(const std::vector<Contestant> &contestants, const std::string &where) {
    const bool isStopped = contestants[0].timing.outcome == Timing::Outcome::stopped;
    return {where + ": " + contestants[0].peer->name() + (isStopped ? " was stopped" : " failed")};
}

// Compares all values, to a millionth of the size of the layout.
void compare(std::vector<Contestant> &contestants, const Program &program, const std::string &where,
             Errors &errors) {
    const Peer &first = *contestants[0].peer;
    std::vector<double> expected(program.variableCount);
    double size = 1;
    for (int v = 0; v < program.variableCount; v++) {
        expected[v] = first.value(v);
        size = std::max(size, std::fabs(expected[v]));
    }
    for (size_t i = 1; i < contestants.size(); i++) {
        if (!contestants[i].isStanding()) continue;
        for (int v = 0; v < program.variableCount; v++) {
            double value = contestants[i].peer->value(v);
            if (std::fabs(value - expected[v]) <= 1e-6 * size) continue;
            errors.push_back(where + ": variable " + std::to_string(v) + " is " + std::to_string(expected[v]) +
                                 " to " + first.name() + ", " + std::to_string(value) + " to " +
                                 contestants[i].peer->name());
            break;
        }
    }
}

// The repetitions of one solver, and their times.
struct Lane {
    Contestant *contestant;
    std::function<void(size_t repetitions)> repeat;
    std::vector<double> samples;

    // Times a number of repetitions, and returns the seconds of one.
    double sample(size_t repetitions) {
        double start = now();
        repeat(repetitions);
        samples.push_back((now() - start) / double(repetitions));
        return samples.back();
    }

    bool isSlow(double limit) const { return !samples.empty() && median(samples) > limit; }

    // Returns the number of repetitions in a batch. Samples of the search are discarded.
    size_t repetitionsInBatch(const Effort &effort) {
        samples.clear();
        for (size_t count = 1;; count *= 4) {
            double taken = sample(count);
            if (taken * double(count) < effort.batch / 8) continue;
            if (taken < effort.batch) samples.clear();
            return std::max<size_t>(1, size_t(effort.batch / taken));
        }
    }
};

// Times batches of the solvers in turn, so that disturbances affect all of them. A slow
// solver keeps the samples it has; the limit is larger for the first one.
void race(std::vector<Lane> &lanes, const Effort &effort) {
    std::vector<size_t> repetitions;
    for (Lane &lane : lanes) {
        double limit = &lane == &lanes[0] ? effort.stop / 4 : effort.slow;
        const bool isRaced = lane.contestant->isStanding() && !lane.isSlow(limit);
        repetitions.push_back(isRaced ? lane.repetitionsInBatch(effort) : 0);
    }
    double start = now();
    for (int round = 0; round < effort.rounds; round++) {
        if (round >= 3 && now() - start > effort.budget) break;
        for (size_t i = 0; i < lanes.size(); i++)
            if (repetitions[i] > 0) lanes[i].sample(repetitions[i]);
    }
    for (Lane &lane : lanes) lane.contestant->timing.seconds = median(lane.samples);
}

// Every repetition goes to the next state, or for churn to the other state and back. The
// overhead is kept small, because some edits take 20 ns.
void goOn(Peer &peer, const Operation &operation, size_t &state, size_t repetitions) {
    if (operation.kind == Operation::Kind::churn) {
        for (size_t i = 0; i < repetitions; i++) {
            peer.apply(1);
            peer.apply(0);
        }
    } else {
        const size_t count = operation.stateCount();
        for (size_t i = 0; i < repetitions; i++) {
            if (++state == count) state = 0;
            peer.apply(state);
        }
    }
}

// Takes all solvers through the states, and compares values in each. Slow peers make only
// one state and return.
void walk(std::vector<Lane> &lanes, std::vector<Contestant> &contestants, const Program &program,
          const Operation &operation, const Effort &effort, Errors &errors) {
    const bool isChurn = operation.kind == Operation::Kind::churn;
    bool isSlow = false;
    for (size_t state = 1;; state = isSlow ? 0 : (state + 1) % operation.stateCount()) {
        for (Lane &lane : lanes) {
            if (!lane.contestant->isStanding()) continue;
            double start = now();
            lane.contestant->peer->apply(state);
            double taken = now() - start;
            isSlow = isSlow || taken > effort.slow;
            if (isChurn && state == 0) lane.samples.back() += taken;
            else lane.samples.push_back(taken);
        }
        compare(contestants, program, operation.name + ", state " + std::to_string(state), errors);
        if (state == 0) return;
    }
}

} // namespace

Errors measureBuild(std::vector<Contestant> &contestants, const Program &program, const Effort &effort) {
    admit(contestants, effort, [&](Peer &peer) {
        Memory::start(peer.memory());
        peer.build(program);
        return Memory::stop();
    });
    if (!contestants[0].isStanding()) return withoutFirst(contestants, "build");
    std::vector<Lane> lanes;
    for (Contestant &contestant : contestants) {
        if (!contestant.isStanding()) continue;
        Peer &peer = *contestant.peer;
        double start = now();
        peer.build(program);
        double taken = now() - start;
        auto repeat = [&peer, &program](size_t repetitions) {
            for (size_t i = 0; i < repetitions; i++) {
                peer.clear();
                peer.build(program);
            }
        };
        lanes.push_back({&contestant, repeat, {taken}});
    }
    Errors errors;
    compare(contestants, program, "build", errors);
    race(lanes, effort);
    for (Lane &lane : lanes)
        if (!lane.contestant->isStanding()) lane.contestant->peer->clear();
    return errors;
}

Errors measureOperation(std::vector<Contestant> &contestants, const Program &program, const Operation &operation,
                            const Effort &effort) {
    admit(contestants, effort, [&](Peer &peer) {
        size_t state = 0;
        peer.begin(program, operation);
        goOn(peer, operation, state, 1);
        return Memory::Reading{};
    });
    if (!contestants[0].isStanding()) return withoutFirst(contestants, operation.name);
    std::vector<Lane> lanes;
    std::vector<size_t> states(contestants.size(), 0);
    for (size_t i = 0; i < contestants.size(); i++) {
        if (!contestants[i].isStanding()) continue;
        Peer &peer = *contestants[i].peer;
        peer.begin(program, operation);
        auto repeat = [&peer, &operation, &state = states[i]](size_t repetitions) {
            goOn(peer, operation, state, repetitions);
        };
        lanes.push_back({&contestants[i], repeat, {}});
    }
    Errors errors;
    walk(lanes, contestants, program, operation, effort, errors);
    race(lanes, effort);
    for (Lane &lane : lanes) {
        Peer &peer = *lane.contestant->peer;
        if (!lane.contestant->isStanding()) {
            peer.clear();
            peer.build(program);
            continue;
        }
        if (operation.kind != Operation::Kind::churn) peer.apply(0);
        try {
            peer.check();
        } catch (const std::exception &error) {
            errors.push_back(operation.name + ": " + error.what());
        }
        peer.end();
    }
    compare(contestants, program, operation.name + ", afterwards", errors);
    return errors;
}

std::vector<Peer *> buildRequiredFirst(const std::vector<Peer *> &peers, const Program &program, const Effort &effort) {
    std::vector<std::function<Memory::Reading()>> works;
    for (Peer *peer : peers)
        works.push_back([peer, &program] {
            peer->build(program, Order::equalitiesFirst);
            return Memory::Reading{};
        });
    const std::vector<Trial> trials = attempt(effort.help, works);
    std::vector<Peer *> built;
    for (size_t i = 0; i < peers.size(); i++) {
        if (trials[i].outcome != Trial::Outcome::finished) continue;
        works[i]();
        built.push_back(peers[i]);
    }
    return built;
}
