// The solver: variables, rows, edits, paths.
//
// casement.h documents each call; errors are thrown as exceptions.
#ifndef CASEMENT_SOLVER_HPP
#define CASEMENT_SOLVER_HPP

#include <casement/error.hpp>
#include <casement/row.hpp>
#include <casement/span.hpp>
#include <casement/writing.hpp>

#include <memory>

namespace casement {

/// Options with their size set and all other fields at their default.
struct solver_options : cas_solver_options {
    solver_options() : cas_solver_options() { size = sizeof(cas_solver_options); }
};

namespace detail {

inline void expect(cas_solver *solver, cas_status status) {
    if (status != CAS_OK) throw error(status, cas_solver_last_error(solver));
}

} // namespace detail

/// All values while an edit goes from its number to a target. It shares ownership of its solver.
class path {
public:
    span<cas_variable> variables() const {
        const cas_variable *first = nullptr;
        std::size_t count = 0;
        expect(cas_path_variables(path_.get(), &first, &count));
        return span<cas_variable>(first, count);
    }

    /// Returns the number of breakpoints, start and target included.
    std::size_t size() const noexcept { return cas_path_count(path_.get()); }

    /// A breakpoint: the edited number there, and the values in the order of variables().
    struct point {
        double number;
        span<double> values;
    };

    point operator[](std::size_t index) const {
        double number = 0;
        const double *values = nullptr;
        expect(cas_path_point(path_.get(), index, &number, &values));
        return point{number, span<double>(values, variables().size())};
    }

    /// Returns the values at any number between start and target.
    std::vector<double> sample(double number) const {
        std::vector<double> values(variables().size() + 1); // one more, so that data() is never NULL
        expect(cas_path_sample(path_.get(), number, values.data()));
        values.pop_back();
        return values;
    }

private:
    friend class solver;

    // The path is freed before the solver, also when another path is moved into this one.
    struct release {
        std::shared_ptr<cas_solver> solver;
        void operator()(cas_path *path) const noexcept { cas_path_free(path); }
    };

    path(std::shared_ptr<cas_solver> solver, cas_path *made) : path_(made, release{std::move(solver)}) {}
    void expect(cas_status status) const { detail::expect(path_.get_deleter().solver.get(), status); }

    std::unique_ptr<cas_path, release> path_;
};

/// A solver of linear constraints. It is moved, not copied.
class solver {
public:
    solver() : solver(nullptr) {}
    explicit solver(const solver_options &options) : solver(&options) {}
    solver(solver &&) noexcept = default;
    solver &operator=(solver &&) noexcept = default;
    solver(const solver &) = delete;
    solver &operator=(const solver &) = delete;

    /// Returns the C handle, for calls of C.
    cas_solver *get() const noexcept { return solver_.get(); }

    // Variables

    variable add_variable(const char *name = nullptr) {
        return variable(made(cas_solver_add_variable(get(), name)));
    }

    std::vector<variable> add_variables(std::size_t count) {
        std::vector<cas_variable> ids(count + 1); // one more, so that data() is never NULL
        expect(cas_solver_add_variables(get(), count, ids.data()));
        ids.pop_back();
        return std::vector<variable>(ids.begin(), ids.end());
    }

    void remove(variable gone) { expect(cas_solver_remove_variable(get(), gone.id())); }
    const char *name(variable of) const noexcept { return cas_solver_name(get(), of.id()); }

    // Rows

    /// Adds a row; it takes effect at the next solve.
    cas_constraint add(const row &wanted) {
        const cas_row stated = wanted.stated();
        cas_constraint id = 0;
        expect(cas_solver_add_rows(get(), &stated, 1, &id));
        return id;
    }

    /// Adds many rows, all or none; they take effect at the next solve.
    std::vector<cas_constraint> add(const std::vector<row> &wanted) {
        std::vector<cas_row> stated;
        for (const row &each : wanted) stated.push_back(each.stated());
        std::vector<cas_constraint> ids(wanted.size());
        expect(cas_solver_add_rows(get(), stated.data(), stated.size(), ids.data()));
        return ids;
    }

    /// Adds a row and solves. A row that conflicts is refused with an exception and changes nothing; refusal() then
    /// returns the rows it conflicts with.
    cas_constraint try_add(const row &wanted) {
        const cas_row stated = wanted.stated();
        return made(cas_solver_try_add(get(), &stated));
    }

    span<cas_constraint> refusal() const {
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        expect(cas_solver_refusal(get(), &first, &count));
        return span<cas_constraint>(first, count);
    }

    void remove(cas_constraint id) { expect(cas_solver_remove(get(), id)); }
    void remove(const std::vector<cas_constraint> &ids) {
        expect(cas_solver_remove_rows(get(), ids.data(), ids.size()));
    }
    void set_constant(cas_constraint id, double constant) { expect(cas_solver_set_constant(get(), id, constant)); }

    /// Replaces the constants of many rows; the lists have equal lengths.
    void set_constants(const std::vector<cas_constraint> &ids, const std::vector<double> &constants) {
        same_count(ids.size(), constants.size());
        expect(cas_solver_set_constants(get(), ids.data(), constants.data(), ids.size()));
    }

    void set_priority(cas_constraint id, cas_priority priority) {
        expect(cas_solver_set_priority(get(), id, priority));
    }
    void set_weight(cas_constraint id, double weight) { expect(cas_solver_set_weight(get(), id, weight)); }

    // Solving

    /// Returns CAS_OK, or CAS_ERROR_CONFLICT: then the values solve all rows except the dropped ones.
    cas_status solve() { return took_place(cas_solver_solve(get())); }

    /// Limits the steps of each later call; 0 for no limit. A call that reaches it throws CAS_ERROR_LIMIT, and the next
    /// one goes on.
    void set_limit(std::uint64_t steps) { expect(cas_solver_set_limit(get(), steps)); }

    double value(variable of) const noexcept { return cas_solver_value(get(), of.id()); }

    double value(const sum &of) const noexcept {
        double total = of.constant();
        for (const cas_term &term : of.terms()) total += term.coefficient * cas_solver_value(get(), term.variable);
        return total;
    }

    std::vector<double> values(const std::vector<variable> &of) const {
        std::vector<cas_variable> ids;
        for (variable each : of) ids.push_back(each.id());
        std::vector<double> found(of.size());
        expect(cas_solver_values(get(), ids.data(), ids.size(), found.data()));
        return found;
    }

    /// Returns the variables whose values differ from the last report.
    span<cas_value> changes() {
        const cas_value *first = nullptr;
        std::size_t count = 0;
        expect(cas_solver_changes(get(), &first, &count));
        return span<cas_value>(first, count);
    }

    std::size_t conflict_count() noexcept { return cas_solver_conflict_count(get()); }

    span<cas_constraint> conflict(std::size_t index) {
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        expect(cas_solver_conflict(get(), index, &first, &count));
        return span<cas_constraint>(first, count);
    }

    bool is_ambiguous(variable of) {
        std::int32_t answer = 0;
        expect(cas_solver_is_ambiguous(get(), of.id(), &answer));
        return answer != 0;
    }

    span<cas_variable> ambiguous() {
        const cas_variable *first = nullptr;
        std::size_t count = 0;
        expect(cas_solver_ambiguous(get(), &first, &count));
        return span<cas_variable>(first, count);
    }

    /// Returns the first ambiguous variables, at most limit of them, and looks no further.
    span<cas_variable> ambiguous(std::size_t limit) {
        const cas_variable *first = nullptr;
        std::size_t count = 0;
        expect(cas_solver_first_ambiguous(get(), limit, &first, &count));
        return span<cas_variable>(first, count);
    }

    double violation(cas_constraint id) const {
        double answer = 0;
        expect(cas_solver_violation(get(), id, &answer));
        return answer;
    }

    // Edits

    cas_edit edit(variable live, cas_priority priority = CAS_STRONG) {
        return made(cas_solver_edit_variable(get(), live.id(), priority));
    }

    cas_edit edit(variable live, cas_priority priority, double weight) {
        return made(cas_solver_edit_variable_weighted(get(), live.id(), priority, weight));
    }

    cas_edit edit_constant(cas_constraint live) {
        return made(cas_solver_edit_constant(get(), live));
    }

    /// Sets an edit and solves; the changes stay for the next report.
    cas_status set(cas_edit edit, double value) { return took_place(cas_solver_set_edit(get(), edit, value)); }

    value_changes suggest(cas_edit edit, double value) {
        const cas_value *first = nullptr;
        std::size_t count = 0;
        const cas_status status = took_place(cas_solver_suggest(get(), edit, value, &first, &count));
        return value_changes(first, count, status);
    }

    /// Sets several edits and solves once; the lists have equal lengths.
    value_changes suggest(const std::vector<cas_edit> &edits, const std::vector<double> &values) {
        same_count(edits.size(), values.size());
        const cas_value *first = nullptr;
        std::size_t count = 0;
        const cas_status status =
            took_place(cas_solver_suggest_all(get(), edits.data(), values.data(), edits.size(), &first, &count));
        return value_changes(first, count, status);
    }

    /// Returns the range of the edit within which no other row changes sides.
    std::pair<double, double> range(cas_edit edit) {
        std::pair<double, double> answer;
        expect(cas_solver_edit_range(get(), edit, &answer.first, &answer.second));
        return answer;
    }

    void end(cas_edit edit) { expect(cas_solver_end_edit(get(), edit)); }

    path follow(cas_edit edit, double target) {
        return path(solver_, made(cas_solver_path(get(), edit, target)));
    }

    // Statistics and checks

    cas_solver_statistics statistics() const {
        cas_solver_statistics answer = cas_solver_statistics();
        answer.size = sizeof answer;
        expect(cas_solver_get_statistics(get(), &answer));
        return answer;
    }

    void check() { expect(cas_solver_check(get())); }
    std::uint64_t digest() const noexcept { return cas_solver_digest(get()); }

    void dump(const writer &write) const {
        expect(detail::write_with(
            write, [this](cas_write piece, void *context) { return cas_solver_dump(get(), piece, context); }));
    }

    std::string dump() const {
        std::string text;
        dump(detail::appending_to(text));
        return text;
    }

private:
    explicit solver(const cas_solver_options *options) : solver_(cas_solver_new(options), cas_solver_free) {
        if (!solver_)
            throw options ? error(CAS_ERROR_OUT_OF_RANGE, "memory is out, or the options are not valid")
                          : error(CAS_ERROR_OUT_OF_MEMORY, "");
    }

    void expect(cas_status status) const { detail::expect(get(), status); }

    /// Returns what a call created, or throws the error that the solver keeps.
    template <typename Made> Made made(Made created) const {
        if (!created) expect(cas_solver_last_status(get()));
        return created;
    }

    cas_status took_place(cas_status status) const {
        if (status != CAS_ERROR_CONFLICT) expect(status);
        return status;
    }

    static void same_count(std::size_t left, std::size_t right) {
        if (left != right) throw error(CAS_ERROR_TOO_MANY, "arrays of different lengths");
    }

    std::shared_ptr<cas_solver> solver_; // shared with its paths
};

} // namespace casement

#endif
