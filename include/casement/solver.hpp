// The solver: variables, rows, edits, paths.
//
// casement.h documents each call; errors are thrown as exceptions, or kept: see error.hpp.
#ifndef CASEMENT_SOLVER_HPP
#define CASEMENT_SOLVER_HPP

#include <casement/error.hpp>
#include <casement/row.hpp>
#include <casement/settings.hpp>
#include <casement/span.hpp>
#include <casement/writing.hpp>

#include <cstdint>
#include <memory>

namespace casement {

namespace detail {

/// A solver and its first error, which paths share with it.
struct solver_state {
    explicit solver_state(const cas_solver_options *options) {
        cas_status status = CAS_OK;
        solver = cas_solver_new(options, &status);
        if (!solver) failed.add(status, "");
    }
    ~solver_state() { cas_solver_free(solver); }
    solver_state(const solver_state &) = delete;
    solver_state &operator=(const solver_state &) = delete;

    cas_status expect(cas_status status) {
        return status < CAS_OK ? failed.add(status, cas_solver_last_error(solver)) : status;
    }

    cas_solver *solver;
    failures failed;
};

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
        std::shared_ptr<detail::solver_state> solver;
        void operator()(cas_path *path) const noexcept { cas_path_free(path); }
    };

    path(std::shared_ptr<detail::solver_state> solver, cas_path *made) : path_(made, release{std::move(solver)}) {}
    cas_status expect(cas_status status) const {
        detail::solver_state *solver = path_.get_deleter().solver.get();
        return solver ? solver->expect(status) : detail::raise(CAS_ERROR_NULL, "the path was moved");
    }

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

    /// Returns the status of the first call on the solver that failed since clear_error(); CAS_OK if none did.
    cas_status status() const noexcept { return solver_ ? solver_->failed.status() : CAS_ERROR_NULL; }
    /// Returns a sentence about that call.
    const char *last_error() const noexcept { return solver_ ? solver_->failed.message() : "the solver was moved"; }
    void clear_error() noexcept {
        if (solver_) solver_->failed.clear();
    }

    /// Returns the C handle, for calls of C; NULL after the solver was moved, and if it could not be made.
    cas_solver *get() const noexcept { return solver_ ? solver_->solver : nullptr; }

    // Variables

    variable add_variable(const char *name = nullptr) {
        return variable(made(cas_solver_add_variable(get(), name)));
    }

    std::vector<variable> add_variables(std::size_t count) {
        const std::size_t most = 1 << 22; // C says the same, but needs memory for the ids before
        if (count > most && too_many("count: a solver has at most 4194304 variables") < CAS_OK)
            return std::vector<variable>();
        std::vector<cas_variable> ids(count + 1); // one more, so that data() is never NULL
        if (expect(cas_solver_add_variables(get(), count, ids.data())) < CAS_OK) ids.resize(1);
        ids.pop_back();
        return std::vector<variable>(ids.begin(), ids.end());
    }

    cas_status remove(variable gone) { return expect(cas_solver_remove_variable(get(), gone.id())); }
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
        if (expect(cas_solver_add_rows(get(), stated.data(), stated.size(), ids.data())) < CAS_OK) ids.clear();
        return ids;
    }

    /// Adds a row and solves. A row that conflicts is refused with an exception and not added; refusal() then returns the
    /// rows it conflicts with.
    cas_constraint try_add(const row &wanted) {
        const cas_row stated = wanted.stated();
        return made(cas_solver_try_add(get(), &stated));
    }

    /// Returns a row as it was stated, with all edits since: all variables on its left side.
    row stated(cas_constraint id) const {
        cas_row found = cas_row();
        expect(cas_solver_get_row(get(), id, &found));
        sum left(-found.constant);
        for (std::size_t index = 0; index < found.term_count; ++index)
            left.add(sum(variable(found.terms[index].variable)), found.terms[index].coefficient);
        return row(left, found.relation).at(found.priority).weighing(found.weight);
    }

    span<cas_constraint> refusal() const {
        return listed<cas_constraint>(cas_solver_refusal);
    }

    cas_status remove(cas_constraint id) { return expect(cas_solver_remove(get(), id)); }
    cas_status remove(const std::vector<cas_constraint> &ids) {
        return expect(cas_solver_remove_rows(get(), ids.data(), ids.size()));
    }
    cas_status set_constant(cas_constraint id, double constant) {
        return expect(cas_solver_set_constant(get(), id, constant));
    }

    /// Replaces the constants of many rows; the lists have equal lengths.
    cas_status set_constants(const std::vector<cas_constraint> &ids, const std::vector<double> &constants) {
        if (ids.size() != constants.size()) return uneven();
        return expect(cas_solver_set_constants(get(), ids.data(), constants.data(), ids.size()));
    }

    cas_status set_priority(cas_constraint id, cas_priority priority) {
        return expect(cas_solver_set_priority(get(), id, priority));
    }
    cas_status set_weight(cas_constraint id, double weight) { return expect(cas_solver_set_weight(get(), id, weight)); }

    // Solving

    /// Returns CAS_OK, or CAS_CONFLICT: then the values solve all rows except the dropped ones.
    cas_status solve() { return expect(cas_solver_solve(get())); }

    /// Limits the steps of each later call; 0 for no limit. A call that reaches it fails with CAS_ERROR_LIMIT, and the
    /// next solve goes on.
    cas_status set_limit(std::uint64_t steps) { return expect(cas_solver_set_limit(get(), steps)); }

    std::uint64_t limit() const noexcept { return cas_solver_limit(get()); }

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
        return listed<cas_value>(cas_solver_changes);
    }

    /// Solves and returns the number of conflicts of required rows.
    std::size_t conflict_count() { return solve() < CAS_OK ? 0 : cas_solver_conflict_count(get()); }

    span<cas_constraint> conflict(std::size_t index) {
        return listed<cas_constraint>(cas_solver_conflict, index);
    }

    bool is_ambiguous(variable of) {
        std::int32_t answer = 0;
        expect(cas_solver_is_ambiguous(get(), of.id(), &answer));
        return answer != 0;
    }

    /// Returns the first ambiguous variables, at most limit of them, and looks no further; all without a limit.
    span<cas_variable> ambiguous(std::size_t limit = SIZE_MAX) {
        return listed<cas_variable>(cas_solver_ambiguous, limit);
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
    cas_status set(cas_edit edit, double value) {
        return expect(cas_solver_suggest(get(), edit, value, nullptr, nullptr));
    }

    value_changes suggest(cas_edit edit, double value) {
        const cas_value *first = nullptr;
        std::size_t count = 0;
        const cas_status status = expect(cas_solver_suggest(get(), edit, value, &first, &count));
        return value_changes(first, count, status);
    }

    /// Sets several edits and solves once; the lists have equal lengths.
    value_changes suggest(const std::vector<cas_edit> &edits, const std::vector<double> &values) {
        if (edits.size() != values.size()) return value_changes(nullptr, 0, uneven());
        const cas_value *first = nullptr;
        std::size_t count = 0;
        const cas_status status =
            expect(cas_solver_suggest_all(get(), edits.data(), values.data(), edits.size(), &first, &count));
        return value_changes(first, count, status);
    }

    /// Solves and returns the range of the edit in which all values are linear functions of its number. While a required
    /// row is dropped, it is the present number alone, since the row may hold at the next one.
    std::pair<double, double> range(cas_edit edit) {
        std::pair<double, double> answer;
        expect(cas_solver_edit_range(get(), edit, &answer.first, &answer.second));
        return answer;
    }

    cas_status end(cas_edit edit) { return expect(cas_solver_end_edit(get(), edit)); }

    /// Moves an edit to a target and returns the path of all values. Fails with CAS_ERROR_CONFLICT if required rows
    /// contradict each other at the target; the edit is then unchanged. If they do at the start or on the way, the rest
    /// of the path is a straight line to the values at the target.
    path follow(cas_edit edit, double target) {
        return path(solver_, made(cas_solver_path(get(), edit, target)));
    }

    // Statistics and checks

    casement::statistics statistics() const {
        casement::statistics answer;
        expect(cas_solver_get_statistics(get(), &answer));
        return answer;
    }

    cas_status check() { return expect(cas_solver_check(get())); }
    std::uint64_t digest() const noexcept { return cas_solver_digest(get()); }

    cas_status dump(const writer &write) const {
        return expect(detail::write_with(
            write, [this](cas_write piece, void *context) { return cas_solver_dump(get(), piece, context); }));
    }

    std::string dump() const {
        std::string text;
        dump(detail::appending_to(text));
        return text;
    }

private:
    explicit solver(const cas_solver_options *options) : solver_(std::make_shared<detail::solver_state>(options)) {}

    /// Throws if a call failed. Returns its status.
    cas_status expect(cas_status status) const {
        return solver_ ? solver_->expect(status) : detail::raise(CAS_ERROR_NULL, "the solver was moved");
    }

    /// Returns what a call created, or throws the error that the solver keeps.
    template <typename Made> Made made(Made created) const {
        if (!created) expect(cas_solver_last_status(get()));
        return created;
    }

    /// Returns the array that a call returns.
    template <class Element, class Call, class... Arguments>
    span<Element> listed(Call call, Arguments... arguments) const {
        const Element *first = nullptr;
        std::size_t count = 0;
        expect(call(get(), arguments..., &first, &count));
        return span<Element>(first, count);
    }

    cas_status too_many(const char *message) const {
        return solver_ ? solver_->failed.add(CAS_ERROR_TOO_MANY, message) : expect(CAS_ERROR_NULL);
    }
    cas_status uneven() const { return too_many("arrays of different lengths"); }

    std::shared_ptr<detail::solver_state> solver_; // shared with its paths
};

} // namespace casement

#endif
