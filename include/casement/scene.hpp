// A scene: items, constraints between them, a layout, and maybe a screen.
//
// What C says of each call holds here too; what it answers with an error is thrown.
// Items, anchors and constraints are valid as long as their scene, also when it is moved.
#ifndef CASEMENT_SCENE_HPP
#define CASEMENT_SCENE_HPP

#include <casement/changes.hpp>
#include <casement/controller.hpp>
#include <casement/screen.hpp>

namespace casement {

/// Options with their size filled in and everything else at its default.
struct scene_options : cas_scene_options {
    scene_options() : cas_scene_options() { size = sizeof(cas_scene_options); }
};
struct format_options : cas_format_options {
    format_options() : cas_format_options() { size = sizeof(cas_format_options); }
};
struct picture_options : cas_picture_options {
    picture_options() : cas_picture_options() { size = sizeof(cas_picture_options); }
};

class scene {
public:
    scene() : scene(scene_options()) {}
    explicit scene(const scene_options &options) : state_(new detail::scene_state(options)) {}

    /// A screen of a generation, upright.
    static scene screen(cas_profile profile, double width, double height) {
        scene_options options;
        options.profile = profile;
        options.width = width;
        options.height = height;
        return scene(options);
    }

    /// For calls of C beside this.
    cas_scene *get() const noexcept { return state_->get(); }

    view window() const noexcept { return view(state_.get(), CAS_WINDOW); }
    void set_size(double width, double height) { expect(cas_scene_set_size(get(), width, height)); }
    void set_scale(double scale) { expect(cas_scene_set_scale(get(), scale)); }

    // Many items at once, all or none

    std::vector<view> add_views(const std::vector<cas_view> &wanted) {
        std::vector<cas_item> ids(wanted.size());
        expect(cas_scene_add_views(get(), wanted.data(), wanted.size(), ids.data()));
        std::vector<view> made;
        for (cas_item id : ids) made.push_back(view(state_.get(), id));
        return made;
    }

    void set_intrinsics(const std::vector<view> &views, const std::vector<size> &sizes) {
        same_count(views.size(), sizes.size());
        expect(cas_scene_set_intrinsics(get(), detail::ids(views).data(), sizes.data(), views.size()));
    }

    /// Of items or views, in the coordinates of their parents.
    template <class Item>
    std::vector<rect> frames(const std::vector<Item> &of) {
        std::vector<rect> found(of.size());
        expect(cas_scene_frames(get(), detail::ids(of).data(), of.size(), found.data()));
        return found;
    }

    template <class Item>
    void remove_items(const std::vector<Item> &gone) {
        expect(cas_scene_remove_items(get(), detail::ids(gone).data(), gone.size()));
    }

    // Constraints

    constraint add(const equation &wanted) {
        const cas_equation stated = checked(wanted);
        return constraint(state_.get(), state_->made(cas_scene_add_constraint(get(), &stated)));
    }

    /// All or none.
    std::vector<constraint> add(const std::vector<equation> &wanted) {
        std::vector<cas_equation> stated;
        for (const equation &each : wanted) stated.push_back(checked(each));
        std::vector<cas_constraint> ids(wanted.size());
        expect(cas_scene_add_constraints(get(), stated.data(), stated.size(), ids.data()));
        return detail::constraints(state_.get(), ids.data(), ids.size());
    }

    /// The oldest constraint of an identifier; one with the id 0 where there is none.
    constraint find_constraint(const char *identifier) {
        const cas_constraint found = cas_scene_find_constraint(get(), identifier);
        if (!found) expect(cas_scene_last_status(get()));
        return constraint(state_.get(), found);
    }
    /// All that the caller added, active or not.
    std::vector<constraint> constraints() {
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_constraints(get(), &first, &count));
        return detail::constraints(state_.get(), first, count);
    }

    void remove(const std::vector<constraint> &gone) {
        expect(cas_scene_remove_constraints(get(), detail::ids(gone).data(), gone.size()));
    }
    void set_active(const std::vector<constraint> &of, bool is_active) {
        expect(cas_scene_set_active(get(), detail::ids(of).data(), of.size(), is_active));
    }
    void set_constants(const std::vector<constraint> &of, const std::vector<double> &constants) {
        same_count(of.size(), constants.size());
        expect(cas_scene_set_constants(get(), detail::ids(of).data(), constants.data(), of.size()));
    }

    /// Adds a text of rules, a line each, all or none.
    std::vector<constraint> rules(const char *text, const format_options &options = format_options()) {
        const cas_constraint *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_add_format(get(), text, &options, &first, &count));
        return detail::constraints(state_.get(), first, count);
    }

    /// The same from several texts.
    void rules(const std::vector<const char *> &texts) {
        expect(cas_scene_add_rules(get(), texts.data(), texts.size()));
    }

    /// What the last refused rule has wrong, as numbers; all 0 where the last failed call was about none.
    cas_fault last_fault() const {
        cas_fault fault = {};
        expect(cas_scene_last_fault(get(), &fault));
        return fault;
    }

    void set_standard_spacing(double siblings, double superview) {
        expect(cas_scene_set_standard_spacing(get(), siblings, superview));
    }

    // Layout

    /// Brings all frames up to date and answers those that are new.
    changes layout() {
        const cas_change *first = nullptr;
        std::size_t count = 0;
        const cas_status status = told(cas_scene_layout_if_needed(get(), &first, &count));
        return changes(state_.get(), span<cas_change>(first, count), status);
    }

    std::size_t conflict_count() {
        const std::size_t count = cas_scene_conflict_count(get());
        state_->rethrow();
        return count;
    }

    /// A minimal set that cannot hold together; the dropped one comes first.
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

    /// What the last refused edit of a strict scene could not hold with.
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

    /// An item of an id that C told, as of an ambiguity.
    casement::item item(cas_item id) const noexcept { return casement::item(state_.get(), id); }

    // Screen

    bool has_capability(cas_capability capability) const noexcept { return cas_scene_has_capability(get(), capability) != 0; }
    void set_profile(cas_profile profile) { expect(cas_scene_set_profile(get(), profile)); }
    void set_height(cas_height height, bool is_landscape, double value) {
        expect(cas_scene_set_height(get(), height, is_landscape, value));
    }
    casement::keyboard keyboard() const noexcept { return casement::keyboard(state_.get()); }
    casement::status_bar status_bar() const noexcept { return casement::status_bar(state_.get()); }

    navigation add_navigation() { return add_navigation(window()); }
    navigation add_navigation(const view &in) {
        return navigation(state_.get(), state_->made(cas_scene_add_navigation(get(), in.id())));
    }
    tab add_tab(const view &in, const char *name = nullptr) { return tab(add_controller(in, CAS_TAB, name)); }
    controller add_controller(const view &in, cas_controller_kind kind, const char *name = nullptr) {
        return controller(state_.get(), state_->made(cas_scene_add_controller(get(), in.id(), kind, name)));
    }

    /// What is covered of all views that something is covered of.
    span<cas_covering> obscured() {
        const cas_covering *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_obscured(get(), &first, &count));
        return span<cas_covering>(first, count);
    }

    /// Turns the device. A conflict or heights that do not rest are only told: it is turned.
    cas_status rotate(cas_orientation orientation) { return told(cas_scene_rotate(get(), orientation)); }
    void set_rotation_times(double quarter, double half) {
        expect(cas_scene_set_rotation_times(get(), quarter, half));
    }
    cas_orientation orientation() const noexcept { return cas_scene_orientation(get()); }

    // Animation

    /// What the body sets moves together. A body that throws is committed as far as it came.
    template <class Body>
    cas_status animate(double duration, cas_curve curve, Body body, std::uint32_t flags = 0) {
        begin(duration, curve, flags);
        try {
            body();
        } catch (...) {
            cas_scene_commit_animation(get());
            state_->hold_back(false);
            state_->forget(); // what a measure function throws meanwhile comes second
            throw;
        }
        return commit();
    }

    /// Once it is open, what a measure function threw waits for the commit, so that there is one.
    void begin(double duration, cas_curve curve = CAS_CURVE_EASE_IN_OUT, std::uint32_t flags = 0) {
        const cas_status status = cas_scene_begin_animation(get(), duration, curve, flags);
        if (status != CAS_OK) expect(status);
        state_->hold_back(true);
    }
    cas_status commit() {
        const cas_status status = cas_scene_commit_animation(get());
        state_->hold_back(false);
        return told(status);
    }

    /// The frames so many seconds after the last commit that are not what was last told.
    changes sample(double time) {
        const cas_change *first = nullptr;
        std::size_t count = 0;
        const cas_status status = told(cas_scene_sample(get(), time, &first, &count));
        return changes(state_.get(), span<cas_change>(first, count), status);
    }

    span<cas_animation> animations() {
        const cas_animation *first = nullptr;
        std::size_t count = 0;
        expect(cas_scene_animations(get(), &first, &count));
        return span<cas_animation>(first, count);
    }

    /// Duration and curve of the last commit.
    std::pair<double, cas_curve> last_timing() {
        std::pair<double, cas_curve> answer;
        expect(cas_scene_last_timing(get(), &answer.first, &answer.second));
        return answer;
    }
    void define_curve(cas_curve curve, point first, point second) {
        expect(cas_scene_define_curve(get(), curve, first, second));
    }

    // Insight, pictures and words

    cas_solver_statistics statistics() {
        cas_solver_statistics answer = cas_solver_statistics();
        answer.size = sizeof answer;
        expect(cas_scene_get_statistics(get(), &answer));
        return answer;
    }
    void check() { expect(cas_scene_check(get())); }
    std::uint64_t digest() const noexcept { return cas_scene_digest(get()); }

    void write_svg(const writer &write, const picture_options &options = picture_options()) {
        expect(detail::write_with(write, [&](cas_write piece, void *context) {
            return cas_scene_write_svg(get(), &options, piece, context);
        }));
    }
    void write_filmstrip(std::size_t samples, const writer &write, const picture_options &options = picture_options()) {
        expect(detail::write_with(write, [&](cas_write piece, void *context) {
            return cas_scene_write_filmstrip(get(), samples, &options, piece, context);
        }));
    }
    void describe(const writer &write) {
        expect(detail::write_with(
            write, [&](cas_write piece, void *context) { return cas_scene_describe(get(), piece, context); }));
    }

    std::string svg(const picture_options &options = picture_options()) {
        std::string text;
        write_svg(detail::appending_to(text), options);
        return text;
    }
    std::string filmstrip(std::size_t samples, const picture_options &options = picture_options()) {
        std::string text;
        write_filmstrip(samples, detail::appending_to(text), options);
        return text;
    }
    std::string description() {
        std::string text;
        describe(detail::appending_to(text));
        return text;
    }

private:
    void expect(cas_status status) const { state_->expect(status); }
    cas_status told(cas_status status) const { return state_->took_place(status); }

    cas_equation checked(const equation &wanted) const {
        if (wanted.scene() != state_.get()) throw error(CAS_ERROR_STALE, "an equation of another scene");
        return wanted.stated();
    }

    static void same_count(std::size_t left, std::size_t right) {
        if (left != right) throw error(CAS_ERROR_TOO_MANY, "arrays of different lengths");
    }

    std::unique_ptr<detail::scene_state> state_;
};

} // namespace casement

#endif
