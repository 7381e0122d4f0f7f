// Times one operation on several solvers side by side.
#pragma once
#include "peer.hpp"

#include <string>
#include <vector>

// The effort of a measurement; all but the rounds in seconds.
struct Effort {
    int rounds;    // largest number of batches for each solver
    double batch;  // time of one batch
    double budget; // time after which three batches are enough
    double stop;   // time after which a solver is stopped
    double slow;   // time from which a peer makes as few repetitions as possible
    double help;   // time to build in its best order, for a peer that was stopped
};

// The result of one solver.
struct Timing {
    enum class Outcome { measured, stopped, failed };
    Outcome outcome = Outcome::measured;
    double seconds = 0; // of one repetition: the median
    Memory::Reading memory = {};
};

// One solver in a cell. The first is casement, the one the others are compared with.
struct Contestant {
    Peer *peer;
    Timing timing = {};

    bool isStanding() const { return timing.outcome == Timing::Outcome::measured; }
};

// Errors: values that disagree, and checks that fail.
using Errors = std::vector<std::string>;

// Times building and freeing. Solvers that finish stay built. Nothing is measured if
// the first contestant does not finish.
Errors measureBuild(std::vector<Contestant> &contestants, const Program &program, const Effort &effort);

// Times an operation. All contestants must be built.
Errors measureOperation(std::vector<Contestant> &contestants, const Program &program, const Operation &operation,
                            const Effort &effort);

// Builds with the required equalities first, without timing. Returns the peers that finish in time.
std::vector<Peer *> buildRequiredFirst(const std::vector<Peer *> &peers, const Program &program, const Effort &effort);
