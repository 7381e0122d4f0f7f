// A scene: items, constraints between them, a layout, and optionally a screen.
//
// casement.h documents each call; errors are thrown as exceptions.
// Items, anchors and constraints stay valid as long as their scene, and when it is moved. Calls on a scene that was moved
// away throw CAS_ERROR_NULL, and those with an item or constraint of another scene CAS_ERROR_STALE.
#ifndef CASEMENT_SCENE_HPP
#define CASEMENT_SCENE_HPP

#include <casement/changes.hpp>
#include <casement/controller.hpp>
#include <casement/screen.hpp>

namespace casement {

/// Options with their size set and all other fields at their default.
struct scene_options : cas_scene_options {
    scene_options() : cas_scene_options() { size = sizeof(cas_scene_options); }
};
struct format_options : cas_format_options {
    format_options() : cas_format_options() { size = sizeof(cas_format_options); }
};

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

    /// Returns the C handle, for calls of C; NULL after the scene was moved.
    cas_scene *get() const noexcept { return state_ ? state_->get() : nullptr; }

    view window() const noexcept { return view(state_.get(), CAS_WINDOW); }
    void set_size(double width, double height) { expect(cas_scene_set_size(get(), width, height)); }
    /// Limits the steps of each later call; 0 for no limit. A call that reaches it throws CAS_ERROR_LIMIT, and the next
    /// layout goes on.
    void set_limit(std::uint64_t steps) { expect(cas_scene_set_limit(get(), steps)); }
    void set_scale(double scale) { expect(cas_scene_set_scale(get(), scale)); }
    /// Sets the size of text relative to the usual one, which measure functions and readable guides follow.
    void set_text_size(double text_size) { expect(cas_scene_set_text_size(get(), text_size)); }
    double text_size() const noexcept { return cas_scene_text_size(get()); }

    // Batches: all or none

    std::vector<view> add_views(const std::vector<cas_view> &wanted) {
        std::vector<cas_item> ids(wanted.size());
        expect(cas_scene_add_views(get(), wanted.data(), wanted.size(), ids.data()));
        std::vector<view> made;
        for (cas_item id : ids) made.push_back(view(state_.get(), id));
        return made;
    }

    void set_intrinsics(const std::vector<view> &views, const std::vector<size> &sizes) {
        same_count(views.size(), sizes.size());
        expect(cas_scene_set_intrinsics(get(), detail::ids_in(state(), views).data(), sizes.data(), views.size()));
    }

    /// Returns the frames of items or views, in the coordinates of their parents.
    template <class Item = casement::item>
    std::vector<rect> frames(const std::vector<Item> &of) {
        std::vector<rect> found(of.size());
        expect(cas_scene_frames(get(), detail::ids_in(state(), of).data(), of.size(), found.data()));
        return found;
    }

    template <class Item = casement::item>
    void remove_items(const std::vector<Item> &gone) {
        expect(cas_scene_remove_items(get(), detail::ids_in(state(), gone).data(), gone.size()));
    }

    // Constraints

    constraint add(const equation &wanted) {
        const cas_equation stated = checked(wanted);
        return constraint(state_.get(), state()->made(cas_scene_add_constraint(get(), &stated)));
    }

    /// Adds many constraints, all or none.
    std::vector<constraint> add(const std::vector<equation> &wanted) {
        std::vector<cas_equation> stated;
        for (const equation &each : wanted) stated.push_back(checked(each));
        std::vector<cas_constraint> ids(wanted.size());
        expect(cas_scene_add_constraints(get(), stated.data(), stated.size(), ids.data()));
        return detail::constraints(state_.get(), ids.data(), ids.size());
    }

    /// Returns the oldest constraint with an identifier; one with the id 0 if there is none.
    constraint find_constraint(const char *identifier) {
        const cas_constraint found = cas_scene_find_constraint(get(), identifier);
        if (!found) expect(cas_scene_last_status(get()));
        return constraint(state_.get(), found);
    }
    /// Returns all constraints that the caller added, active or not.
    std::vector<constraint> constraints() {
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_constraints(get(), &first, &count));
        return detail::constraints(state_.get(), first, count);
    }

    void remove(const std::vector<constraint> &gone) {
        expect(cas_scene_remove_constraints(get(), detail::ids_in(state(), gone).data(), gone.size()));
    }
    void set_active(const std::vector<constraint> &of, bool is_active) {
        expect(cas_scene_set_active(get(), detail::ids_in(state(), of).data(), of.size(), is_active));
    }
    void set_constants(const std::vector<constraint> &of, const std::vector<double> &constants) {
        same_count(of.size(), constants.size());
        expect(cas_scene_set_constants(get(), detail::ids_in(state(), of).data(), constants.data(), of.size()));
    }

    /// Adds the rules of one text, one rule a line, all or none.
    std::vector<constraint> rules(const char *text, const format_options &options = format_options()) {
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_add_format(get(), text, &options, &first, &count));
        return detail::constraints(state_.get(), first, count);
    }

    /// Adds the rules of several texts, all or none.
    void rules(const std::vector<const char *> &texts) {
        expect(cas_scene_add_rules(get(), texts.data(), texts.size()));
    }

    /// Returns where and why the last rule was refused; all 0 if the last failed call was not about a rule.
    cas_fault last_fault() const {
        cas_fault fault = {};
        expect(cas_scene_last_fault(get(), &fault));
        return fault;
    }

    /// Returns the names in the rules of a text; they are valid until the next call on the scene.
    span<cas_rule_name> rule_names(const char *text, std::uint32_t flags = 0) {
        const cas_rule_name *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_rule_names(get(), text, flags, &first, &count));
        return {first, count};
    }

    void set_standard_spacing(double siblings, double superview) {
        expect(cas_scene_set_standard_spacing(get(), siblings, superview));
    }

    // Edits

    cas_edit edit_constant(const constraint &live) { return state()->made(cas_scene_edit_constant(get(), detail::id_in(state(), live))); }

    /// Adds a soft constraint for a position in the parent, or a size; its number is the edit.
    cas_edit edit(const item &live, cas_attribute attribute, cas_priority priority) {
        return state()->made(cas_scene_edit_attribute(get(), detail::id_in(state(), live), attribute, priority));
    }

    /// Sets an edit, lays out, and returns the frames that changed.
    changes suggest(cas_edit edit, double value) {
        const cas_change *first = nullptr;
        std::size_t count = 0;
        const cas_status status = told(cas_scene_suggest(get(), edit, value, &first, &count));
        return changes(state_.get(), span<cas_change>(first, count), status);
    }

    std::pair<double, double> edit_range(cas_edit edit) {
        std::pair<double, double> range;
        expect(cas_scene_edit_range(get(), edit, &range.first, &range.second));
        return range;
    }

    void end_edit(cas_edit edit) { expect(cas_scene_end_edit(get(), edit)); }

    // Layout

    /// Brings all frames up to date and returns those that changed.
    changes layout() {
        const cas_change *first = nullptr;
        std::size_t count = 0;
        const cas_status status = told(cas_scene_layout_if_needed(get(), &first, &count));
        return changes(state_.get(), span<cas_change>(first, count), status);
    }

    std::size_t conflict_count() {
        const std::size_t count = cas_scene_conflict_count(get());
        state()->rethrow();
        return count;
    }

    /// Returns a minimal set of constraints that cannot hold together; the dropped one comes first.
    std::vector<constraint> conflict(std::size_t index) {
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_conflict(get(), index, &first, &count));
        return detail::constraints(state_.get(), first, count);
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
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_refusal(get(), &first, &count));
        return detail::constraints(state_.get(), first, count);
    }

    span<cas_ambiguity> ambiguities() {
        const cas_ambiguity *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_ambiguities(get(), &first, &count));
        return span<cas_ambiguity>(first, count);
    }

    /// Returns the first ambiguous items and axes, at most limit of them, and looks no further.
    span<cas_ambiguity> ambiguities(std::size_t limit) {
        const cas_ambiguity *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_first_ambiguities(get(), limit, &first, &count));
        return span<cas_ambiguity>(first, count);
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
        state()->expect(cas_scene_obstruction(get(), index, &answer));
        return answer;
    }
    std::size_t obstruction_count() const noexcept { return cas_scene_obstruction_count(get()); }

    bool has_capability(cas_capability capability) const noexcept {
        return cas_scene_has_capability(get(), capability) != 0;
    }
    void set_profile(cas_profile profile) { expect(cas_scene_set_profile(get(), profile)); }
    /// Returns the profile; CAS_PROFILE_NONE without a screen.
    cas_profile profile() const noexcept { return cas_scene_profile(get()); }
    void set_height(cas_height height, bool is_landscape, double value) {
        expect(cas_scene_set_height(get(), height, is_landscape, value));
    }
    /// Makes the screen that of a device: one of cas_device_get(), or the caller's own.
    void set_device(const cas_device &device) { expect(cas_scene_set_device(get(), &device)); }
    void set_window(rect frame) { expect(cas_scene_set_window(get(), frame)); }
    /// Adds an obstruction at an edge of the window, or a rectangle for edge 0. Constraints may name it.
    obstruction add_obstruction(cas_obstruction_kind kind, std::uint32_t edge, const char *name = nullptr) {
        return obstruction(state_.get(), state()->made(cas_scene_add_obstruction(get(), kind, edge, name)));
    }
    casement::keyboard keyboard() const noexcept { return casement::keyboard(state_.get()); }
    casement::status_bar status_bar() const noexcept { return casement::status_bar(state_.get()); }

    navigation add_navigation() { return add_navigation(window()); }
    navigation add_navigation(const view &in) {
        return navigation(state_.get(), state()->made(cas_scene_add_navigation(get(), detail::id_in(state(), in))));
    }
    tab add_tab(const view &in, const char *name = nullptr) { return tab(add_controller(in, CAS_TAB, name)); }
    controller add_controller(const view &in, cas_controller_kind kind, const char *name = nullptr) {
        return controller(state_.get(), state()->made(cas_scene_add_controller(get(), detail::id_in(state(), in), kind, name)));
    }
    /// Returns the controller whose view this is; one with the id 0 if it is no controller's.
    controller controller_of(const casement::item &of) const noexcept {
        return controller(state_.get(), cas_item_controller(get(), of.id()));
    }

    /// Returns all views that bars or the keyboard cover, and how much of each.
    span<cas_covering> obscured() {
        const cas_covering *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_obscured(get(), &first, &count));
        return span<cas_covering>(first, count);
    }

    /// Rotates the device. Returns CAS_OK, or CAS_ERROR_CONFLICT or CAS_ERROR_UNSETTLED of a layout that took place.
    cas_status rotate(cas_orientation orientation) { return told(cas_scene_rotate(get(), orientation)); }
    void set_rotation_times(double quarter, double half) {
        expect(cas_scene_set_rotation_times(get(), quarter, half));
    }
    cas_orientation orientation() const noexcept { return cas_scene_orientation(get()); }

    // Animation

    /// Animates what the body changes. If the body throws, what it changed before is committed.
    template <class Body>
    cas_status animate(double duration, cas_curve curve, Body body, std::uint32_t flags = 0) {
        begin(duration, curve, flags);
        try {
            body();
        } catch (...) {
            cas_scene_commit_animation(get());
            state()->hold_back(false);
            state()->forget(); // the exception of the body comes before that of a measure function
            throw;
        }
        return commit();
    }

    /// Begins a transaction. Exceptions of measure functions are thrown by the commit.
    void begin(double duration, cas_curve curve = CAS_CURVE_EASE_IN_OUT, std::uint32_t flags = 0) {
        const cas_status status = cas_scene_begin_animation(get(), duration, curve, flags);
        if (status != CAS_OK) expect(status);
        state()->hold_back(true);
    }
    cas_status commit() {
        const cas_status status = cas_scene_commit_animation(get());
        state()->hold_back(false);
        return told(status);
    }

    /// Returns the frames at a time in seconds after the last commit that differ from the last report.
    changes sample(double time) {
        const cas_change *first = nullptr;
        std::size_t count = 0;
        const cas_status status = told(cas_scene_sample(get(), time, &first, &count));
        return changes(state_.get(), span<cas_change>(first, count), status);
    }

    /// Returns frames as shown in the window, of the items where they differ from the last call.
    changes sample_in_window(double time) {
        const cas_change *first = nullptr;
        std::size_t count = 0;
        const cas_status status = told(cas_scene_sample_in_window(get(), time, &first, &count));
        return changes(state_.get(), span<cas_change>(first, count), status);
    }

    /// Shows the scene at a time in seconds after the last commit, without a report.
    void seek(double time) { expect(cas_scene_seek(get(), time)); }

    /// Returns the time of the last sample; NaN without a screen.
    double time() const noexcept { return cas_scene_time(get()); }

    span<cas_animation> animations() {
        const cas_animation *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_animations(get(), &first, &count));
        return span<cas_animation>(first, count);
    }

    /// Returns duration and curve of the last commit.
    std::pair<double, cas_curve> last_timing() {
        std::pair<double, cas_curve> answer;
        expect(cas_scene_last_timing(get(), &answer.first, &answer.second));
        return answer;
    }
    void define_curve(cas_curve curve, point first, point second) {
        expect(cas_scene_define_curve(get(), curve, first, second));
    }

    // Statistics, checks and text

    cas_solver_statistics statistics() {
        cas_solver_statistics answer = cas_solver_statistics();
        answer.size = sizeof answer;
        expect(cas_scene_get_statistics(get(), &answer));
        return answer;
    }
    void check() { expect(cas_scene_check(get())); }
    std::uint64_t digest() const noexcept { return cas_scene_digest(get()); }

    void describe(const writer &write) {
        expect(detail::write_with(
            write, [&](cas_write piece, void *context) { return cas_scene_describe(get(), piece, context); }));
    }

    std::string description() {
        std::string text;
        describe(detail::appending_to(text));
        return text;
    }

private:
    detail::scene_state *state() const {
        if (!state_) throw error(CAS_ERROR_NULL, "the scene was moved");
        return state_.get();
    }
    void expect(cas_status status) const { state()->expect(status); }
    cas_status told(cas_status status) const { return state()->took_place(status); }

    cas_equation checked(const equation &wanted) const {
        if (wanted.scene() != state_.get()) throw error(CAS_ERROR_STALE, "an equation of another scene");
        return wanted.stated();
    }

    static void same_count(std::size_t left, std::size_t right) {
        if (left != right) throw error(CAS_ERROR_TOO_MANY, "arrays of different lengths");
    }

    std::unique_ptr<detail::scene_state> state_; // nullptr after it was moved
};

} // namespace casement

#endif
