// Times one operation on several solvers side by side.
#pragma once
#include "peer.hpp"

#include <string>
#include <vector>

// How patient a measurement is; all but the rounds in seconds.
struct Effort {
    int rounds;    // at most so many batches for each solver
    double batch;  // how long one batch takes
    double budget; // after so long three batches are enough
    double stop;   // after so long a solver is stopped
    double slow;   // from here on a peer repeats no more than it must
};

// What one solver took.
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

// What was found wrong: values that disagree, proofs that fail.
using Complaints = std::vector<std::string>;

// Times building and freeing, and leaves what finished built. Nothing is measured
// where the first contestant does not finish.
Complaints measureBuild(std::vector<Contestant> &contestants, const Program &program, const Effort &effort);

// The same for an operation; all contestants are built.
Complaints measureOperation(std::vector<Contestant> &contestants, const Program &program, const Operation &operation,
                            const Effort &effort);

// Builds with the required equalities first, without measuring. Answers who did so in time.
std::vector<Peer *> buildKindly(const std::vector<Peer *> &peers, const Program &program, const Effort &effort);
