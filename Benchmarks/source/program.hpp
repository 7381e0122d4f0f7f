// A layout problem and its operations, independent of a solver.
//
// A program is flat: rows point into one array of terms. Every program here has
// exactly one optimum, whether rows are ranked by priority, as casement does, or
// by strength, as its peers do; otherwise values could not be compared.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

enum class Relation { equal, lessOrEqual, greaterOrEqual };

// The level of a row: a priority and a weight for casement, one strength for the
// peers. `required` is above all strengths.
struct Level {
    int priority;
    double weight;
    double strength;
    bool isRequired() const { return priority == 1000; }
};
constexpr Level required{1000, 1, 0};

struct Term {
    int variable;
    double coefficient;
};

// terms[first ..< first + count] (relation) constant
struct Row {
    uint32_t first;
    uint32_t count;
    Relation relation;
    double constant;
    Level level;
};

// A variable with an edit from the start.
struct Live {
    int variable;
    Level level;
    double value;
};

// A repeated operation with states. State 0 is the built program, and one repetition
// goes to the next state. Churn has two states, without and with the extra row, and one
// repetition adds and removes it.
struct Operation {
    enum class Kind { build, suggest, constant, churn };

    std::string name;
    Kind kind;
    std::vector<int> targets = {};                // suggest: edited variables; constant: rows
    std::vector<std::vector<double>> states = {}; // the numbers of the targets in each state
    Row extra = {};                               // churn: the row that is added and removed

    size_t stateCount() const { return kind == Kind::churn ? 2 : states.size(); }
};

// The order of rows: as written, or required equalities first, which is fastest for
// tableau solvers.
enum class Order { asWritten, equalitiesFirst };
inline bool isKind(const Row &row) { return row.level.isRequired() && row.relation == Relation::equal; }

struct Program {
    int variableCount = 0;
    std::vector<Term> terms;
    std::vector<Row> rows;
    std::vector<Live> live;
    std::vector<Operation> operations = {{"build", Operation::Kind::build}};

    size_t constraintCount() const { return rows.size() + live.size(); }

    // The numbers of the rows in that order.
    std::vector<int> rowsIn(Order order) const {
        std::vector<int> numbers(rows.size());
        std::iota(numbers.begin(), numbers.end(), 0);
        if (order == Order::equalitiesFirst)
            std::stable_partition(numbers.begin(), numbers.end(), [this](int row) { return isKind(rows[row]); });
        return numbers;
    }

    int variable() { return variableCount++; }

    Row make(const std::vector<Term> &row, Relation relation, double constant, Level level) {
        Row made{uint32_t(terms.size()), uint32_t(row.size()), relation, constant, level};
        terms.insert(terms.end(), row.begin(), row.end());
        return made;
    }

    // Adds a row and returns its number.
    int add(const std::vector<Term> &row, Relation relation, double constant, Level level = required) {
        rows.push_back(make(row, relation, constant, level));
        return int(rows.size()) - 1;
    }

    int equal(const std::vector<Term> &row, double constant, Level level = required) {
        return add(row, Relation::equal, constant, level);
    }

    int atLeast(const std::vector<Term> &row, double constant, Level level = required) {
        return add(row, Relation::greaterOrEqual, constant, level);
    }

    int atMost(const std::vector<Term> &row, double constant, Level level = required) {
        return add(row, Relation::lessOrEqual, constant, level);
    }

    // Adds an edit of a variable and returns the number of the edit.
    int hold(int variable, Level level, double value) {
        live.push_back({variable, level, value});
        return int(live.size()) - 1;
    }

    void suggest(const char *name, std::vector<int> targets, std::vector<std::vector<double>> states) {
        operations.push_back({name, Operation::Kind::suggest, std::move(targets), std::move(states)});
    }

    void changeConstant(const char *name, std::vector<int> targets, std::vector<std::vector<double>> states) {
        operations.push_back({name, Operation::Kind::constant, std::move(targets), std::move(states)});
    }

    void churn(const char *name, const std::vector<Term> &row, Relation relation, double constant) {
        Row extra = make(row, relation, constant, required);
        operations.push_back({name, Operation::Kind::churn, {}, {}, extra});
    }
};
