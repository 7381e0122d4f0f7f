// A system of linear rows, and one change of it, in words that no solver owns.
//
// Unlike the programs of ../source, a system may have several optima and may be impossible to satisfy in its soft rows, so
// that values of different solvers cannot be compared.
#pragma once
#include <cstddef>
#include <utility>
#include <vector>

namespace patterns {

enum class Relation { equal, atMost, atLeast };
constexpr int required = 1000;

struct Term {
    int variable;
    double coefficient;
};

struct Row {
    std::vector<Term> terms;
    Relation relation;
    double constant;
    int priority = required;
    double weight = 1;
};

struct System {
    int variables = 0;
    std::vector<Row> rows;

    int variable() { return variables++; }
    int add(std::vector<Term> terms, Relation relation, double constant, int priority = required, double weight = 1) {
        rows.push_back({std::move(terms), relation, constant, priority, weight});
        return int(rows.size()) - 1;
    }
    int equal(std::vector<Term> terms, double constant, int priority = required, double weight = 1) {
        return add(std::move(terms), Relation::equal, constant, priority, weight);
    }
    int atMost(std::vector<Term> terms, double constant, int priority = required, double weight = 1) {
        return add(std::move(terms), Relation::atMost, constant, priority, weight);
    }
    int atLeast(std::vector<Term> terms, double constant, int priority = required, double weight = 1) {
        return add(std::move(terms), Relation::atLeast, constant, priority, weight);
    }
    // The two rows of an intrinsic size: the variable resists being smaller, and hugs.
    void content(int variable, double size, int compression = 750, int hugging = 250) {
        atLeast({{variable, 1}}, size, compression);
        atMost({{variable, 1}}, size, hugging);
    }
};

// What happens to a system that has been solved. Rows are named by their numbers.
struct Change {
    std::vector<int> removed;
    std::vector<std::pair<int, double>> constants;
    std::vector<Row> added;

    bool isEmpty() const { return removed.empty() && constants.empty() && added.empty(); }
};

// The system after the change. What is added comes last.
inline System after(const System &system, const Change &change) {
    std::vector<char> isRemoved(system.rows.size());
    for (int row : change.removed) isRemoved[size_t(row)] = 1;
    System made{system.variables, {}};
    std::vector<Row> rows = system.rows;
    for (const auto &[row, constant] : change.constants) rows[size_t(row)].constant = constant;
    for (size_t row = 0; row < rows.size(); row++)
        if (!isRemoved[row]) made.rows.push_back(rows[row]);
    made.rows.insert(made.rows.end(), change.added.begin(), change.added.end());
    return made;
}

} // namespace patterns
