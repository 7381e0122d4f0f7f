// A constraint of a scene.
#ifndef CASEMENT_CONSTRAINT_HPP
#define CASEMENT_CONSTRAINT_HPP

#include <casement/part.hpp>

#include <vector>

namespace casement {

class constraint : public detail::part<constraint> {
public:
    constraint() noexcept {}
    constraint(detail::scene_state *scene, cas_constraint id) noexcept : part(scene, id) {}

    cas_status set_constant(double constant) const {
        return expect(cas_constraint_set_constant(scene(), id(), constant));
    }
    cas_status set_multiplier(double multiplier) const {
        return expect(cas_constraint_set_multiplier(scene(), id(), multiplier));
    }
    cas_status set_priority(cas_priority priority) const {
        return expect(cas_constraint_set_priority(scene(), id(), priority));
    }
    cas_status set_weight(double weight) const { return expect(cas_constraint_set_weight(scene(), id(), weight)); }
    cas_status set_active(bool is_active) const { return expect(cas_constraint_set_active(scene(), id(), is_active)); }
    /// Sets the constant while an item that it names is hidden and collapses.
    cas_status set_gone(double constant) const { return expect(cas_constraint_set_gone(scene(), id(), 1, constant)); }
    /// Takes away what set_gone() has set.
    cas_status clear_gone() const { return expect(cas_constraint_set_gone(scene(), id(), 0, 0)); }
    /// Returns what set_gone() has set; NaN for none.
    double gone() const noexcept { return cas_constraint_gone(scene(), id()); }
    cas_status remove() const { return expect(cas_constraint_remove(scene(), id())); }

    /// Returns the constraint as stated, with all edits since. The scene owns its identifier. One that was added as a sum
    /// has none of this form.
    cas_equation stated() const {
        cas_equation answer = cas_equation();
        expect(cas_constraint_get(scene(), id(), &answer));
        return answer;
    }

    /// Returns any constraint as a sum. The scene owns its summands, which are valid until the next call on it.
    cas_sum stated_sum() const {
        cas_sum answer = cas_sum();
        expect(cas_constraint_get_sum(scene(), id(), &answer));
        return answer;
    }

    /// Returns its attributes, each with the number that it is multiplied by: their sum (relation) constant.
    std::vector<cas_summand> summands() const {
        const cas_sum sum = stated_sum();
        return std::vector<cas_summand>(sum.summands, sum.summands + sum.count);
    }

    /// Returns the constraint as a line of text: name.leading == icon.trailing + 8 @1000 "name-after-icon"
    std::string text() const {
        std::string answer;
        expect(detail::write_with(detail::appending_to(answer), [this](cas_write piece, void *context) {
            return cas_constraint_write(scene(), id(), piece, context);
        }));
        return answer;
    }

    double violation() const {
        double answer = 0;
        expect(cas_constraint_violation(scene(), id(), &answer));
        return answer;
    }
};

namespace detail {

inline std::vector<constraint> constraints(scene_state *scene, span<cas_constraint> ids) {
    std::vector<constraint> found;
    found.reserve(ids.size());
    for (const cas_constraint &id : ids) found.push_back(constraint(scene, id));
    return found;
}

/// Returns the id of a constraint, item or controller; 0, which no call takes, for one of another scene.
template <class Part>
std::uint32_t id_in(scene_state *scene, const Part &of) noexcept {
    return of == Part(scene, of.id()) ? of.id() : 0;
}

/// Returns the ids of constraints or items.
template <class Part>
std::vector<std::uint32_t> ids_in(scene_state *scene, const std::vector<Part> &of) {
    std::vector<std::uint32_t> found;
    found.reserve(of.size());
    for (const Part &each : of) found.push_back(id_in(scene, each));
    return found;
}

} // namespace detail
} // namespace casement

#endif
