// Counts the bytes a solver holds, the same way for all: what malloc really set
// aside. Off, it costs one branch, so that what is timed is not what is counted.
#pragma once
#include "casement.h"

#include <cstddef>

namespace Memory {

struct Reading {
    size_t settled; // held now
    size_t peak;    // the most held since the start
};

// Where a solver gets its memory: from the allocator it was given, from operator
// new, or from where nobody can look.
enum class Source { allocator, operatorNew, unknown };

void start(Source source);
Reading stop();
bool isOn(Source source);

cas_allocator allocator();

} // namespace Memory
