// Runs work that may not terminate in a child process.
#pragma once
#include "memory.hpp"

#include <functional>
#include <vector>

struct Trial {
    enum class Outcome { finished, stopped, failed };
    Outcome outcome;
    Memory::Reading memory; // when finished
};

// Runs each work in its own forked child, concurrently, and stops it after the given
// seconds of processor time. Only the results of the children remain.
std::vector<Trial> attempt(double seconds, const std::vector<std::function<Memory::Reading()>> &works);
