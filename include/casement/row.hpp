// Linear sums of a solver's variables, and rows made by comparing them:
//
//     solver.add((2 * right - left >= width + 8) | CAS_STRONG);
//
// A comparison does not return a bool: it makes a row, to be added to a solver.
#ifndef CASEMENT_ROW_HPP
#define CASEMENT_ROW_HPP

#include <casement/stated.hpp>

#include <casement.h>

#include <cstddef>
#include <utility>
#include <vector>

namespace casement {

/// A variable of a solver: its id, cheap to copy.
class variable {
public:
    variable() noexcept : id_(0) {}
    explicit variable(cas_variable id) noexcept : id_(id) {}
    cas_variable id() const noexcept { return id_; }

private:
    cas_variable id_;
};

/// Terms and a constant. Each variable appears once, with a coefficient that is not 0.
class sum {
public:
    sum(double constant) : constant_(constant) {}
    sum(variable only) : terms_(1, cas_term{only.id(), 1}), constant_(0) {}

    const std::vector<cas_term> &terms() const noexcept { return terms_; }
    double constant() const noexcept { return constant_; }

    /// Adds a multiple of another sum.
    sum &add(const sum &other, double factor) {
        for (const cas_term &term : std::vector<cas_term>(other.terms_)) add(term.variable, factor * term.coefficient);
        constant_ += factor * other.constant_;
        return *this;
    }

    sum &scale(double factor) {
        if (factor == 0) terms_.clear();
        for (cas_term &term : terms_) term.coefficient *= factor;
        constant_ *= factor;
        return *this;
    }

private:
    void add(cas_variable variable, double coefficient) {
        for (std::size_t index = 0; index < terms_.size(); ++index) {
            if (terms_[index].variable != variable) continue;
            terms_[index].coefficient += coefficient;
            if (terms_[index].coefficient == 0) terms_.erase(terms_.begin() + static_cast<std::ptrdiff_t>(index));
            return;
        }
        if (coefficient != 0) terms_.push_back(cas_term{variable, coefficient});
    }

    std::vector<cas_term> terms_;
    double constant_;
};

/// sum of terms (relation) constant; required unless | sets a priority.
class CASEMENT_STATED row {
public:
    row(sum difference, cas_relation relation)
        : difference_(std::move(difference)), relation_(relation), priority_(CAS_REQUIRED), weight_(0) {}

    row at(cas_priority priority) const {
        row other(*this);
        other.priority_ = priority;
        return other;
    }

    row weighing(double weight) const {
        row other(*this);
        other.weight_ = weight == 0 ? -1 : weight; // in C a weight of 0 means 1; here it is refused
        return other;
    }

    /// Returns the struct that C takes; it points into this row.
    cas_row stated() const noexcept {
        const std::vector<cas_term> &terms = difference_.terms();
        return cas_row{terms.data(), terms.size(), relation_, priority_, -difference_.constant(), weight_};
    }

private:
    sum difference_;
    cas_relation relation_;
    cas_priority priority_;
    double weight_;
};

inline sum operator+(sum left, const sum &right) { return left.add(right, 1); }
inline sum operator-(sum left, const sum &right) { return left.add(right, -1); }
inline sum operator-(sum only) { return only.scale(-1); }
inline sum operator*(sum left, double factor) { return left.scale(factor); }
inline sum operator*(double factor, sum right) { return right.scale(factor); }
inline sum operator/(sum left, double divisor) { return left.scale(1 / divisor); }

inline row operator==(const sum &left, const sum &right) { return row(left - right, CAS_EQUAL); }
inline row operator<=(const sum &left, const sum &right) { return row(left - right, CAS_LESS_OR_EQUAL); }
inline row operator>=(const sum &left, const sum &right) { return row(left - right, CAS_GREATER_OR_EQUAL); }
inline row operator|(const row &stated, cas_priority priority) { return stated.at(priority); }

} // namespace casement

#endif
