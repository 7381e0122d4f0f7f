// Tries something that may never end, in a copy of the process, so that the
// process itself can go on.
#pragma once
#include "memory.hpp"

#include <functional>
#include <vector>

struct Trial {
    enum class Outcome { finished, stopped, failed };
    Outcome outcome;
    Memory::Reading memory; // when finished
};

// Runs each work in a forked child of its own, all at once, and stops it after so
// many seconds of its time. Nothing the children did is left but what they answered.
std::vector<Trial> attempt(double seconds, const std::vector<std::function<Memory::Reading()>> &works);
