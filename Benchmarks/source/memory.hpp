// Counts the bytes that a solver allocates, as the usable sizes of malloc. Disabled, it
// costs one branch; timing and counting are separate runs.
#pragma once
#include "casement.h"

#include <cstddef>

namespace Memory {

struct Reading {
    size_t settled; // allocated now
    size_t peak;    // the most allocated since the start
};

// The source of a solver's memory: a given allocator, operator new, or one that cannot
// be counted.
enum class Source { allocator, operatorNew, unknown };

void start(Source source);
Reading stop();
bool isOn(Source source);

cas_allocator allocator();

} // namespace Memory
