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
    double stop;   // after so long a peer is stopped
    double slow;   // from here on a peer repeats no more than it must
};

// What one solver took.
struct Timing {
    enum class Outcome { measured, stopped, failed };
    Outcome outcome = Outcome::measured;
    double seconds = 0; // of one repetition: the median
    Memory::Reading memory = {};
};

// One solver in a cell.
struct Contestant {
    Peer *peer;
    bool isStoppable; // all but casement
    Timing timing = {};
};

// Times building and freeing, and leaves what finished built. Throws when values
// disagree with those of the first contestant.
void measureBuild(std::vector<Contestant> &contestants, const Program &program, const Effort &effort);

// The same for an operation; all contestants are built.
void measureOperation(std::vector<Contestant> &contestants, const Program &program, const Operation &operation,
                      const Effort &effort);
