// Measures one suggestion that moves 201 values, through C and C++: with its report of changes, without it, and without it but with
// one value read after it; and suggestions of two edits in turn. With --count, counts instructions instead (counted.hpp).

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

#include "../source/counted.hpp"
#include "casement.hpp"

namespace {

constexpr int values = 201, suggestions = 20000, repetitions = 15;
bool counts = false;

double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

/// Prints the least time of one suggestion, in nanoseconds, or counts its instructions.
template <class Suggest>
void measure(const char *name, Suggest suggest) {
  if (counts) {
    suggest(100), suggest(99);
    return counted(name, 100, [&] {
      for (int index = 0; index < 100; index++) suggest(index);
    });
  }
  double least = 1e18;
  for (int repetition = 0; repetition < repetitions; repetition++) {
    const double start = now();
    for (int index = 0; index < suggestions; index++) suggest(index % 100);
    least = std::min(least, (now() - start) / suggestions);
  }
  std::printf("%s\t%.1f\n", name, least);
}

/// Two edits of 201 values each in turn. They move different values, or the same ones.
void measureTurns(const char *name, bool isShared) {
  casement::solver solver;
  const casement::variable first = solver.add_variable(), second = solver.add_variable();
  for (int index = 1; index < values; index++) {
    solver.add(solver.add_variable() == (isShared ? first + second : 1 * first) + index);
    if (!isShared) solver.add(solver.add_variable() == second + index);
  }
  const cas_edit edits[] = {solver.edit(first), solver.edit(second)};
  const cas_value *changes;
  size_t count, reported = 0, turns = 0;
  solver.suggest(edits[0], 1), solver.suggest(edits[1], 1);
  measure(name, [&](int number) {
    cas_solver_suggest(solver.get(), edits[turns++ % 2], number, &changes, &count);
    reported += count;
  });
  if (reported < (turns - 4) * values) std::fprintf(stderr, "%zu values were reported\n", reported), std::exit(1);
}

}  // namespace

int main(int argc, char **argv) {
  counts = argc > 1 && std::strcmp(argv[1], "--count") == 0;
  measureTurns("C, two edits in turn, with the report", false);
  measureTurns("C, two edits of the same values in turn, with the report", true);
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
  if (counts) return 0;
  // Every report has all values, and the value is read after two kinds of suggestions.
  const size_t all = size_t(2) * repetitions * suggestions * values;
  if (reported < all - 2 * values || reported > all) return std::fprintf(stderr, "%zu values were reported\n", reported), 1;
  if (sum != 2.0 * repetitions * suggestions * (49.5 + 90)) return std::fprintf(stderr, "the values sum to %g\n", sum), 1;
  return 0;
}
