// A square of n × n numbers, each the average of its four neighbours; those outside are given. All numbers depend on
// each other, in one block.
#include "workloads.hpp"

Program grid(int n) {
    // The given numbers around the square, from a function that is not harmonic.
    auto given = [n](int x, int y) { return double((7 * x * x + 3 * y + n) % 100); };

    Program program;
    program.variableCount = n * n;
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            std::vector<Term> terms = {{y * n + x, 4}};
            double outside = 0;
            for (auto [u, v] : {std::pair{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}}) {
                if (u < 0 || v < 0 || u == n || v == n) outside += given(u, v);
                else terms.push_back({v * n + u, -1});
            }
            program.equal(terms, outside);
        }
    return program;
}
