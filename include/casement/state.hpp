// The state that a scene shares with its items: the C handle, the measure functions, and
// the exceptions they threw. Moving the scene does not move it.
#ifndef CASEMENT_STATE_HPP
#define CASEMENT_STATE_HPP

#include <casement/error.hpp>
#include <casement/span.hpp>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace casement {

using rect = cas_rect;
using insets = cas_insets;
using size = cas_size;
using point = cas_point;
using measure_request = cas_measure_request;
using measurement = cas_measurement;

/// Fills in the size of a view, and its baselines. It must not call its scene. What only has a height for a width leaves
/// the answer to CAS_MEASURE_UNBOUNDED as it is.
using measure = std::function<void(const measure_request &request, measurement &out_measurement)>;

namespace detail {

class scene_state {
public:
    explicit scene_state(const cas_scene_options &options) : collect_at_(16) {
        cas_status status = CAS_OK;
        scene_ = cas_scene_new(&options, &status);
        if (!scene_) failed.add(status, "");
    }
    ~scene_state() { cas_scene_free(scene_); }
    scene_state(const scene_state &) = delete;
    scene_state &operator=(const scene_state &) = delete;

    cas_scene *get() const noexcept { return scene_; }

    /// Throws the exception of a measure function if there is one, else the error if it is one. Returns the status.
    cas_status expect(cas_status status) {
        rethrow();
        return status < CAS_OK ? failed.add(status, cas_scene_last_error(scene_)) : status;
    }

    /// Keeps exceptions of measure functions while a transaction is open.
    void hold_back(bool is_held) noexcept { is_held_ = is_held; }

    /// Returns whether a measure function threw what expect() throws.
    bool has_thrown() const noexcept { return thrown_ && !is_held_; }

    void rethrow() {
        if (!has_thrown()) return;
        std::exception_ptr thrown;
        std::swap(thrown, thrown_);
        std::rethrow_exception(thrown);
    }

    void forget() noexcept { thrown_ = nullptr; }

    failures failed;

    /// Returns the frames that a call reports, with those of calls before it that threw, as the library reports each once.
    /// Keeps them if this call throws: for the next call, and from the window also for the next one there.
    span<cas_change> told(span<cas_change> found, bool is_in_window) {
        if (!has_thrown() && missed_.empty() && missed_in_window_.empty()) return found;
        told_.clear();
        if (has_thrown()) {
            for (const cas_change &each : found) {
                missed_.insert(each.item);
                if (is_in_window) missed_in_window_[each.item] = each.frame;
            }
            return span<cas_change>(nullptr, 0);
        }
        std::map<cas_item, rect> latest;
        if (is_in_window) latest.swap(missed_in_window_);
        else for (const cas_item item : missed_) latest[item] = cas_item_shown_frame(scene_, item);
        for (const cas_change &each : found) latest[each.item] = each.frame;
        for (const std::pair<const cas_item, rect> &each : latest) {
            missed_.erase(each.first); // the library does not report to layouts either what it told in the window
            if (cas_item_kind(scene_, each.first) >= 0) told_.push_back(cas_change{each.first, each.second});
        }
        return span<cas_change>(told_.data(), told_.size());
    }

    /// Sets the function that measures a view, and keeps it as long as the library may call it; an empty one removes it.
    cas_status set_measure(cas_item view, measure function) {
        std::unique_ptr<measuring> fresh;
        if (function) fresh.reset(new measuring{this, std::move(function)});
        std::unique_ptr<measuring> &place = measures_[view];
        const cas_status status = cas_view_set_measure(scene_, view, fresh ? &measuring::size : nullptr, fresh.get());
        if (status == CAS_OK) place = std::move(fresh);
        if (!place) measures_.erase(view);
        if (status == CAS_OK && measures_.size() >= collect_at_) collect();
        return expect(status);
    }

private:
    struct measuring {
        scene_state *state;
        measure function;

        // An exception must not cross C: the layout gets no height, and the call that laid out throws it.
        static void size(const measure_request *request, measurement *out_measurement, void *context) {
            measuring &self = *static_cast<measuring *>(context);
            if (!keeping(self.state->thrown_, [&] { self.function(*request, *out_measurement); }))
                out_measurement->height = -2;
        }
    };

    /// Removes the functions of removed views each time the number of functions has doubled.
    void collect() {
        for (auto each = measures_.begin(); each != measures_.end();) {
            if (cas_item_kind(scene_, each->first) < 0)
                each = measures_.erase(each);
            else
                ++each;
        }
        collect_at_ = 16 + 2 * measures_.size();
    }

    cas_scene *scene_;
    std::map<cas_item, std::unique_ptr<measuring>> measures_;
    std::size_t collect_at_;
    std::set<cas_item> missed_;
    std::map<cas_item, rect> missed_in_window_;
    std::vector<cas_change> told_;
    std::exception_ptr thrown_;
    bool is_held_ = false;
};

} // namespace detail
} // namespace casement

#endif
