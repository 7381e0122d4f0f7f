// A scene: items, constraints between them, a layout, and optionally a screen.
//
// casement.h and casement/screen.h document each call; errors are thrown as exceptions, or kept: see error.hpp.
// Items, anchors and constraints stay valid as long as their scene, and when it is moved. The error of calls on a scene
// that was moved away is CAS_ERROR_NULL, and of those with an item or constraint of another scene CAS_ERROR_STALE.
#ifndef CASEMENT_SCENE_HPP
#define CASEMENT_SCENE_HPP

#include <casement/changes.hpp>
#include <casement/controller.hpp>
#include <casement/screen.hpp>

namespace casement {

class scene {
public:
    scene() : scene(scene_options()) {}
    explicit scene(const scene_options &options) : state_(new detail::scene_state(options)) {}

    /// Creates a scene with a screen, in portrait.
    static scene screen(cas_profile profile, double width, double height) {
        scene_options options;
        options.profile = profile;
        options.width = width;
        options.height = height;
        return scene(options);
    }

    /// Returns the status of the first call on the scene that failed since clear_error(); CAS_OK if none did.
    cas_status status() const noexcept { return state_ ? state_->failed.status() : CAS_ERROR_NULL; }
    /// Returns a sentence about that call.
    const char *last_error() const noexcept { return state_ ? state_->failed.message() : "the scene was moved"; }
    void clear_error() noexcept {
        if (state_) state_->failed.clear();
    }

    /// Returns the C handle, for calls of C; NULL after the scene was moved, and if it could not be made.
    cas_scene *get() const noexcept { return state_ ? state_->get() : nullptr; }

    view window() const noexcept { return view(state_.get(), CAS_WINDOW); }
    cas_status set_size(double width, double height) { return expect(cas_scene_set_size(get(), width, height)); }
    scene_settings settings() const {
        return read<scene_settings>(cas_scene_get);
    }
    /// Sets all settings, or none. A call that reaches the step limit fails with CAS_ERROR_LIMIT, and the next layout
    /// goes on.
    cas_status set(const scene_settings &settings) { return expect(cas_scene_set(get(), &settings)); }

    // Batches: all or none

    std::vector<view> add_views(const std::vector<cas_view> &wanted) {
        std::vector<cas_item> ids(wanted.size());
        if (expect(cas_scene_add_views(get(), wanted.data(), wanted.size(), ids.data())) < CAS_OK) ids.clear();
        std::vector<view> made;
        for (cas_item id : ids) made.push_back(view(state_.get(), id));
        return made;
    }

    cas_status set_intrinsics(const std::vector<view> &views, const std::vector<size> &sizes) {
        if (views.size() != sizes.size()) return uneven();
        return expect(cas_scene_set_intrinsics(get(), ids(views).data(), sizes.data(), views.size()));
    }

    /// Returns the frames of items or views, in the coordinates of their parents.
    template <class Item = casement::item>
    std::vector<rect> frames(const std::vector<Item> &of) {
        std::vector<rect> found(of.size());
        expect(cas_scene_frames(get(), ids(of).data(), of.size(), found.data()));
        return found;
    }

    template <class Item = casement::item>
    cas_status remove_items(const std::vector<Item> &gone) {
        return expect(cas_scene_remove_items(get(), ids(gone).data(), gone.size()));
    }

    // Constraints

    constraint add(const equation &wanted) {
        if (is_refused(wanted)) return constraint();
        const cas_constraint added = add_alone(wanted);
        remove_if_thrown(&added, 1);
        return constraint(state_.get(), made(added));
    }

    /// Adds many constraints, all or none.
    std::vector<constraint> add(const std::vector<equation> &wanted) {
        for (const equation &each : wanted)
            if (is_refused(each)) return std::vector<constraint>();
        std::vector<cas_constraint> added;
        if (!state_) expect(CAS_ERROR_NULL);
        else if (add_in_order(wanted, added) < CAS_OK) added.clear();
        return detail::constraints(state_.get(), span<cas_constraint>(added.data(), added.size()));
    }

    /// Returns the oldest constraint with an identifier; one with the id 0 if there is none.
    constraint find_constraint(const char *identifier) {
        const cas_constraint found = cas_scene_find_constraint(get(), identifier);
        if (!found) expect(cas_scene_last_status(get()));
        return constraint(state_.get(), found);
    }
    /// Returns all constraints that the caller added, active or not.
    std::vector<constraint> constraints() {
        return detail::constraints(state_.get(), listed<cas_constraint>(cas_scene_constraints));
    }

    cas_status remove(const std::vector<constraint> &gone) {
        return expect(cas_scene_remove_constraints(get(), ids(gone).data(), gone.size()));
    }
    /// Deactivates some constraints and activates others, together: a strict scene tries `on` without `off`.
    cas_status switch_constraints(const std::vector<constraint> &off, const std::vector<constraint> &on) {
        return expect(
            cas_scene_switch_constraints(get(), ids(off).data(), off.size(), ids(on).data(), on.size()));
    }
    cas_status set_constants(const std::vector<constraint> &of, const std::vector<double> &constants) {
        if (of.size() != constants.size()) return uneven();
        return expect(cas_scene_set_constants(get(), ids(of).data(), constants.data(), of.size()));
    }

    /// Adds the rules of one text, one rule a line, all or none.
    std::vector<constraint> rules(const char *text, const format_options &options = format_options()) {
        return kept(cas_scene_add_format, text, &options);
    }

    /// Adds the rules of several texts, all or none.
    cas_status rules(const std::vector<const char *> &texts) {
        // As one text, of which C returns the ids: they are needed if a measure function throws.
        std::string joined;
        for (const char *const &text : texts) {
            if (!text) return expect(cas_scene_add_rules(get(), texts.data(), texts.size()));
            if (&text != &texts.front()) joined += '\n';
            joined += text;
        }
        std::vector<cas_constraint> added;
        return add_kept(added, cas_scene_add_format, joined.c_str(), nullptr);
    }

    /// Returns where and why the last rule was refused; all 0 if the last failed call was not about a rule.
    cas_fault last_fault() const {
        cas_fault fault = {};
        expect(cas_scene_last_fault(get(), &fault));
        return fault;
    }

    /// Returns the names in the rules of a text; they are valid until the next call on the scene.
    span<cas_rule_name> rule_names(const char *text, std::uint32_t flags = 0) {
        return listed<cas_rule_name>(cas_scene_rule_names, text, flags);
    }

    // Edits

    cas_edit edit_constant(const constraint &live) {
        return made(cas_scene_edit_constant(get(), id(live)));
    }

    /// Adds a soft constraint for a position in the parent, or a size; its number is the edit.
    cas_edit edit(const item &live, cas_attribute attribute, cas_priority priority) {
        return made(cas_scene_edit_attribute(get(), id(live), attribute, priority));
    }

    /// Sets an edit, lays out, and returns the frames that changed.
    changes suggest(cas_edit edit, double value) {
        return reported(cas_scene_suggest, edit, value);
    }

    /// Lays out, and returns the range of numbers in which all exact frames are linear functions of the number. While a
    /// required constraint is dropped, it is the present number alone, since that constraint may hold at the next one.
    std::pair<double, double> edit_range(cas_edit edit) {
        std::pair<double, double> range;
        expect(cas_scene_edit_range(get(), edit, &range.first, &range.second));
        return range;
    }

    cas_status end_edit(cas_edit edit) { return expect(cas_scene_end_edit(get(), edit)); }

    // Layout

    /// Brings all frames up to date and returns those that changed.
    changes layout() {
        return reported(cas_scene_layout_if_needed);
    }

    /// Solves and returns the number of conflicts of required constraints.
    std::size_t conflict_count() {
        std::size_t count = cas_scene_conflict_count(get());
        if (count != 0) return expect(CAS_OK) < CAS_OK ? 0 : count;
        // There is none, or the solve failed: then the first is refused for another reason than that.
        const cas_constraint *first = nullptr;
        std::size_t length = 0;
        const cas_status status = cas_scene_conflict(get(), 0, &first, &length);
        if (expect(status == CAS_ERROR_OUT_OF_RANGE ? CAS_OK : status) < CAS_OK) return 0;
        return status == CAS_OK ? cas_scene_conflict_count(get()) : 0;
    }

    /// Returns a minimal set of constraints that cannot hold together; the dropped one comes first.
    std::vector<constraint> conflict(std::size_t index) {
        return detail::constraints(state_.get(), listed<cas_constraint>(cas_scene_conflict, index));
    }

    /// Adds the constraints by which an item of an aspect ratio lies in the middle of another, fits into it or covers it.
    std::vector<constraint> add_fit(const casement::item &item, const casement::item &container, double aspect_ratio,
                                    cas_fit fit = CAS_FIT_CONTAIN, const char *identifier = nullptr) {
        return kept(cas_scene_add_fit, detail::id_in(state_.get(), item), detail::id_in(state_.get(), container),
                    aspect_ratio, fit, identifier);
    }

    std::string conflict_text(std::size_t index) {
        std::string text;
        expect(detail::write_with(detail::appending_to(text), [&](cas_write piece, void *context) {
            return cas_scene_write_conflict(get(), index, piece, context);
        }));
        return text;
    }

    /// Returns the constraints that the last refused edit of a strict scene conflicts with.
    std::vector<constraint> refusal() {
        return detail::constraints(state_.get(), listed<cas_constraint>(cas_scene_refusal));
    }

    /// Returns the first ambiguous items and axes, at most limit of them, and looks no further; all without a limit.
    span<cas_ambiguity> ambiguities(std::size_t limit = SIZE_MAX) {
        return listed<cas_ambiguity>(cas_scene_ambiguities, limit);
    }

    /// Returns the item of an id from C, as of an ambiguity.
    casement::item item(cas_item id) const noexcept { return casement::item(state_.get(), id); }

    /// Returns the innermost view or bar at a point of the window; false outside.
    casement::item item_at(double x, double y) const noexcept {
        return casement::item(state_.get(), cas_scene_item_at(get(), x, y));
    }

    // Screen

    /// Returns whether something moves after the last sample, and until when.
    bool is_moving(double *end = nullptr) const noexcept { return cas_scene_is_moving(get(), end) != 0; }
    /// Returns the obstruction with an index, in order of age.
    cas_obstruction obstruction_at(std::size_t index) const {
        cas_obstruction answer = cas_obstruction();
        expect(cas_scene_obstruction(get(), index, &answer));
        return answer;
    }
    std::size_t obstruction_count() const noexcept { return cas_scene_obstruction_count(get()); }

    bool has_capability(cas_capability capability) const noexcept {
        return cas_scene_has_capability(get(), capability) != 0;
    }
    casement::screen_settings screen_settings() const {
        return read<casement::screen_settings>(cas_screen_get);
    }
    cas_status set(const casement::screen_settings &settings) { return expect(cas_screen_set(get(), &settings)); }
    casement::screen_state screen_state() const {
        return read<casement::screen_state>(cas_screen_get_state);
    }
    /// Returns a height of the table; NaN without a screen.
    double height(cas_height height, bool is_landscape = false) const noexcept {
        return cas_scene_height(get(), height, is_landscape);
    }
    cas_status set_height(cas_height height, bool is_landscape, double value) {
        return expect(cas_scene_set_height(get(), height, is_landscape, value));
    }
    /// Makes the screen that of a device: one of cas_device_get(), or the caller's own.
    cas_status set_device(const cas_device &device) { return expect(cas_scene_set_device(get(), &device)); }
    /// Returns the device that was set. Its name is valid until another one is set.
    cas_device device() const {
        return read<cas_device>(cas_scene_device);
    }
    cas_status set_window(rect frame) { return expect(cas_scene_set_window(get(), frame)); }
    /// Adds an obstruction at an edge of the window, or a rectangle for edge 0. Constraints may name it.
    obstruction add_obstruction(cas_obstruction_kind kind, std::uint32_t edge, const char *name = nullptr) {
        return obstruction(state_.get(), made(cas_scene_add_obstruction(get(), kind, edge, name)));
    }
    casement::keyboard keyboard() const noexcept { return casement::keyboard(state_.get()); }
    casement::status_bar status_bar() const noexcept { return casement::status_bar(state_.get()); }

    navigation add_navigation() { return add_navigation(window()); }
    navigation add_navigation(const view &in, const char *name = nullptr) {
        return navigation(add_controller(in, CAS_NAVIGATION, name));
    }
    tab add_tab(const view &in, const char *name = nullptr) { return tab(add_controller(in, CAS_TAB, name)); }
    controller add_controller(const view &in, cas_controller_kind kind, const char *name = nullptr) {
        return controller(state_.get(), made(cas_scene_add_controller(get(), id(in), kind, name)));
    }
    /// Returns the controller whose view this is; one with the id 0 if it is no controller's.
    controller controller_of(const casement::item &of) const noexcept {
        return controller(state_.get(), cas_item_controller(get(), of.id()));
    }

    /// Returns all views that bars or the keyboard cover, and how much of each.
    span<cas_covering> obscured() {
        return listed<cas_covering>(cas_scene_obscured);
    }

    /// Rotates the device. Returns CAS_OK, or a remark on the layout that took place.
    cas_status rotate(cas_orientation orientation) { return expect(cas_scene_rotate(get(), orientation)); }
    // Animation

    /// Animates what the body changes. If the body throws, what it changed before is committed. The body also runs where a
    /// measure function throws at the beginning, which the commit then throws. A commit() in the body ends the transaction:
    /// what follows is not animated, and the call fails with CAS_ERROR_MODE.
    template <class Body>
    cas_status animate(double duration, cas_curve curve, Body body, std::uint32_t flags = 0) {
        const cas_status begun = begin(duration, curve, flags);
        if (begun < CAS_OK) return begun;
        std::exception_ptr thrown;
        if (detail::keeping(thrown, body)) return commit();
        cas_scene_commit_animation(get());
        state_->hold_back(false);
        state_->forget(); // the exception of the body comes before that of a measure function
        std::rethrow_exception(thrown);
    }

    /// Begins a transaction. Exceptions of measure functions are thrown by the commit.
    cas_status begin(double duration, cas_curve curve = CAS_CURVE_EASE_IN_OUT, std::uint32_t flags = 0) {
        const cas_status status = cas_scene_begin_animation(get(), duration, curve, flags);
        if (status < CAS_OK) return expect(status);
        state_->hold_back(true);
        return status;
    }
    cas_status commit() {
        const cas_status status = cas_scene_commit_animation(get());
        if (state_) state_->hold_back(false);
        return expect(status);
    }

    /// Returns the frames at a time in seconds after the last commit that differ from the last report.
    changes sample(double time) {
        return reported(cas_scene_sample, time);
    }

    /// Returns frames as shown in the window, of the items where they differ from the last call.
    changes sample_in_window(double time) {
        return reported<true>(cas_scene_sample_in_window, time);
    }

    /// Shows the scene at a time in seconds after the last commit, without a report.
    cas_status seek(double time) { return expect(cas_scene_seek(get(), time)); }

    /// Returns the time of the last sample; NaN without a screen.
    double time() const noexcept { return cas_scene_time(get()); }

    span<cas_animation> animations() {
        return listed<cas_animation>(cas_scene_animations);
    }

    /// Returns duration and curve of the last commit.
    std::pair<double, cas_curve> last_timing() {
        std::pair<double, cas_curve> answer;
        expect(cas_scene_last_timing(get(), &answer.first, &answer.second));
        return answer;
    }
    /// Returns the control points of a curve that define_curve() defined.
    std::pair<point, point> curve(cas_curve of) const {
        std::pair<point, point> answer;
        expect(cas_scene_curve(get(), of, &answer.first, &answer.second));
        return answer;
    }
    cas_status define_curve(cas_curve curve, point first, point second) {
        return expect(cas_scene_define_curve(get(), curve, first, second));
    }

    // Statistics, checks and text

    casement::statistics statistics() const {
        return read<casement::statistics>(cas_scene_get_statistics);
    }
    cas_status check() { return expect(cas_scene_check(get())); }
    std::uint64_t digest() const noexcept { return cas_scene_digest(get()); }

    cas_status describe(const writer &write) {
        return expect(detail::write_with(
            write, [&](cas_write piece, void *context) { return cas_scene_describe(get(), piece, context); }));
    }

    std::string description() {
        std::string text;
        describe(detail::appending_to(text));
        return text;
    }

private:
    /// Throws if a call failed. Returns its status.
    cas_status expect(cas_status status) const {
        return state_ ? state_->expect(status) : detail::raise(CAS_ERROR_NULL, "the scene was moved");
    }

    /// Returns the id of what a call created, or throws the scene's error.
    std::uint32_t made(std::uint32_t id) const {
        expect(id != 0 ? CAS_OK : cas_scene_last_status(get()));
        return id;
    }

    /// Returns what a call fills in.
    template <class Struct, class Call, class... Ids>
    Struct read(Call call, Ids... ids) const {
        Struct answer = Struct();
        expect(call(get(), ids..., &answer));
        return answer;
    }

    /// Returns the array that a call returns.
    template <class Element, class Call, class... Arguments>
    span<Element> listed(Call call, Arguments... arguments) const {
        const Element *first = nullptr;
        std::size_t count = 0;
        expect(call(get(), arguments..., &first, &count));
        return span<Element>(first, count);
    }

    /// Returns the changes that a call reports.
    template <bool is_in_window = false, class Call, class... Arguments>
    changes reported(Call call, Arguments... arguments) const {
        const cas_change *first = nullptr;
        std::size_t count = 0;
        const cas_status status = call(get(), arguments..., &first, &count);
        span<cas_change> found(first, count);
        if (status >= CAS_OK) found = state_->told(found, is_in_window);
        return changes(state_.get(), found, expect(status));
    }

    /// Returns the constraints that a call adds.
    template <class Call, class... Arguments>
    std::vector<constraint> kept(Call call, Arguments... arguments) const {
        std::vector<cas_constraint> added;
        add_kept(added, call, arguments...);
        return detail::constraints(state_.get(), span<cas_constraint>(added.data(), added.size()));
    }

    /// Makes a call that adds constraints. Returns its status, and fills in their ids.
    template <class Call, class... Arguments>
    cas_status add_kept(std::vector<cas_constraint> &added, Call call, Arguments... arguments) const {
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        const cas_status status = call(get(), arguments..., &first, &count);
        added.assign(first, first + count);
        remove_if_thrown(added.data(), added.size());
        return expect(status);
    }

    // Ids as C takes them.
    template <class Part>
    std::uint32_t id(const Part &of) const noexcept {
        return detail::id_in(state_.get(), of);
    }
    template <class Part>
    std::vector<std::uint32_t> ids(const std::vector<Part> &of) const {
        return detail::ids_in(state_.get(), of);
    }

    bool is_refused(const equation &wanted) const {
        if (!state_) return expect(CAS_ERROR_NULL) < CAS_OK;
        if (wanted.status() != CAS_OK) return state_->failed.add(wanted.status(), wanted.message()) < CAS_OK;
        if (wanted.scene() == state_.get()) return false;
        return state_->failed.add(CAS_ERROR_STALE, "an equation of another scene") < CAS_OK;
    }

    /// Adds an equation or a sum. Returns its id, or 0.
    cas_constraint add_alone(const equation &wanted) const {
        if (wanted.is_sum()) {
            const cas_sum sum = wanted.stated_sum();
            return cas_scene_add_sum(get(), &sum);
        }
        const cas_equation stated = wanted.stated();
        return cas_scene_add_constraint(get(), &stated);
    }

    /// Adds equations together, or one by one in order if a sum is among them; removes those before a refused one.
    cas_status add_in_order(const std::vector<equation> &wanted, std::vector<cas_constraint> &added) {
        cas_status status = CAS_OK;
        std::string refused;
        std::vector<cas_equation> together;
        for (const equation &each : wanted)
            if (!each.is_sum()) together.push_back(each.stated());
        if (together.size() == wanted.size()) {
            added.resize(wanted.size());
            status = cas_scene_add_constraints(get(), together.data(), together.size(), added.data());
            if (status < CAS_OK) added.clear();
        }
        while (added.size() < wanted.size() && status >= CAS_OK) {
            added.push_back(add_alone(wanted[added.size()]));
            if (added.back() != 0) continue;
            added.pop_back();
            status = cas_scene_last_status(get());
            refused = "equations[" + std::to_string(added.size()) + "]: ";
        }
        const std::string message = refused + cas_scene_last_error(get());
        if (status < CAS_OK) cas_scene_remove_constraints(get(), added.data(), added.size());
        else remove_if_thrown(added.data(), added.size());
        state_->rethrow();
        return status < CAS_OK ? state_->failed.add(status, message) : status;
    }

    /// Removes what a call added if a measure function threw in it, which expect() then throws: so the call changes nothing.
    void remove_if_thrown(const cas_constraint *added, std::size_t count) const {
        if (state_ && state_->has_thrown()) cas_scene_remove_constraints(get(), added, count);
    }

    cas_status uneven() const {
        return state_ ? state_->failed.add(CAS_ERROR_TOO_MANY, "arrays of different lengths") : expect(CAS_ERROR_NULL);
    }

    std::unique_ptr<detail::scene_state> state_; // nullptr after it was moved
};

} // namespace casement

#endif
