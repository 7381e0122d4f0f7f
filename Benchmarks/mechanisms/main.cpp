// workloads NAME N...: counts the instructions of the operations of workloads, without peers. See Benchmarks/source.
#include "../source/count.hpp"
#include "../source/workloads.hpp"

#include <cstdlib>

int main(int count, char **arguments) {
    for (int i = 1; i + 1 < count; i += 2)
        for (const Workload &workload : workloads())
            if (workload.name == std::string(arguments[i])) {
                const int n = std::atoi(arguments[i + 1]);
                countInstructions(workload.name, n, workload.make(n));
            }
}
