// Tries something that may never end, in a copy of the process, so that the
// process itself can go on.
#pragma once
#include <functional>

#include "memory.hpp"

struct Trial {
    enum class Outcome { finished, stopped, failed };
    Outcome outcome;
    Memory::Reading memory; // when finished
};

// Runs the work in a forked child that is stopped after so many seconds. Nothing
// the child did is left but what it answered.
Trial attempt(double seconds, const std::function<Memory::Reading()> &work);
