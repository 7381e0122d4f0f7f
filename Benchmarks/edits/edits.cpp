// Measures one suggestion that moves 201 values, through C and C++: with its report of changes, without it, and without it but with
// one value read after it.

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "casement.hpp"

namespace {

constexpr int values = 201, suggestions = 20000, repetitions = 15;

double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

/// Prints the least time of one suggestion, in nanoseconds.
template <class Suggest>
void measure(const char *name, Suggest suggest) {
  double least = 1e18;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    const double start = now();
    for (int index = 0; index < suggestions; index++) suggest(index % 100);
    least = std::min(least, (now() - start) / suggestions);
  }
  std::printf("%s\t%.1f\n", name, least);
}

}  // namespace

int main() {
  casement::solver solver;
  std::vector<casement::variable> moved;
  for (int index = 0; index < values; index++) moved.push_back(solver.add_variable());
  for (int index = 1; index < values; index++) solver.add(moved[index] == moved[index - 1] + 10);
  const cas_edit edit = solver.edit(moved[0]);
  cas_solver *const handle = solver.get();
  const cas_value *changes;
  size_t count, reported = 0;
  double sum = 0;
  solver.suggest(edit, 1);

  measure("C, with the report", [&](int number) {
    cas_solver_suggest(handle, edit, number, &changes, &count);
    reported += count;
  });
  measure("C, with the report, one value read", [&](int number) {
    cas_solver_suggest(handle, edit, number, &changes, &count);
    sum += cas_solver_value(handle, moved[9].id());
  });
  measure("C, without", [&](int number) { cas_solver_suggest(handle, edit, number, nullptr, nullptr); });
  measure("C, without, one value read", [&](int number) {
    cas_solver_suggest(handle, edit, number, nullptr, nullptr);
    sum += cas_solver_value(handle, moved[9].id());
  });
  solver.changes();
  measure("C++, suggest", [&](int number) { reported += solver.suggest(edit, number).size(); });
  measure("C++, set", [&](int number) { solver.set(edit, number); });
  // Every report has all values, and the value is read after two kinds of suggestions.
  const size_t all = size_t(2) * repetitions * suggestions * values;
  if (reported < all - 2 * values || reported > all) return std::fprintf(stderr, "%zu values were reported\n", reported), 1;
  if (sum != 2.0 * repetitions * suggestions * (49.5 + 90)) return std::fprintf(stderr, "the values sum to %g\n", sum), 1;
  return 0;
}
