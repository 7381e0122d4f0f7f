// Counts casement's instructions if the program runs under callgrind. Every
// operation makes one dump named "workload n operation repetitions".
#pragma once
#include "program.hpp"

#include <string>

void countInstructions(const std::string &workload, int n, const Program &program);
