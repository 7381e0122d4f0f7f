// Counts instructions if the program runs under callgrind. Each piece of work makes one dump with its name and its
// repetitions. Benchmarks/instructions reads them.
#pragma once
#include <string>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#define CALLGRIND_DUMP_STATS_AT(name) (void)(name)
#endif

template <class Work> void counted(const std::string &what, int repetitions, Work work) {
    const std::string name = what + " " + std::to_string(repetitions);
    CALLGRIND_START_INSTRUMENTATION;
    work();
    CALLGRIND_STOP_INSTRUMENTATION;
    CALLGRIND_DUMP_STATS_AT(name.c_str());
}
