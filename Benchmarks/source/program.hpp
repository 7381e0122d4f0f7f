// A layout problem and what is done to it, in words that no solver owns.
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

// What a row is worth: a priority and a weight inside it to casement, one
// strength to the peers. `required` is above all strengths.
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

// A variable whose value the user holds in the hand from the beginning.
struct Live {
    int variable;
    Level level;
    double value;
};

// Something done again and again. It has states; state 0 is how the program was
// built, and one repetition goes on to the next state. Churn has two states:
// without the extra row and with it; one repetition goes there and back.
struct Operation {
    enum class Kind { build, suggest, constant, churn };

    std::string name;
    Kind kind;
    std::vector<int> targets = {};                // suggest: live variables; constant: rows
    std::vector<std::vector<double>> states = {}; // the numbers of the targets in each state
    Row extra = {};                               // churn: the row that comes and goes

    size_t stateCount() const { return kind == Kind::churn ? 2 : states.size(); }
};

// Rows come as a person would write them, or the required equalities before all
// others: what tableau solvers like best.
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

    // Adds a row and answers its number.
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

    // Makes a variable live and answers its number among the live ones.
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
