// Counts casement's instructions, where the program runs under callgrind: every
// operation leaves one dump named "workload n operation repetitions".
#pragma once
#include "program.hpp"

#include <string>

void countInstructions(const std::string &workload, int n, const Program &program);
