// Anchors: edges, centers, baselines and lengths of items, and the equations made
// by comparing them:
//
//     scene.add(text.leading() == icon.trailing() + 8);
//     scene.add((text.width() <= 0.5 * row.width()) | 750);
//     scene.add(icon.width() + 8 == text.width());
//
// A comparison does not return a bool: it makes an equation, to be added to a scene.
// Horizontal positions, vertical positions and lengths have types of their own, so that
// comparing attributes that cannot be compared does not compile.
#ifndef CASEMENT_ANCHOR_HPP
#define CASEMENT_ANCHOR_HPP

#include <casement/error.hpp>
#include <casement/state.hpp>
#include <casement/stated.hpp>

#include <string>
#include <type_traits>
#include <utility>

namespace casement {

/// first (relation) multiplier * second + constant; required unless | sets a priority.
class CASEMENT_STATED equation {
public:
    equation(detail::scene_state *scene, const cas_equation &stated) : scene_(scene), stated_(stated) {}

    equation at(cas_priority priority) const {
        // In C a priority of 0 means the default.
        if (priority == 0) throw error(CAS_ERROR_OUT_OF_RANGE, "priority: from 1 to 1000");
        equation other(*this);
        other.stated_.priority = priority;
        return other;
    }

    equation weighing(double weight) const {
        equation other(*this);
        other.stated_.weight = weight;
        return other;
    }

    /// Sets the identifier, which reports show.
    equation named(std::string identifier) const {
        equation other(*this);
        other.identifier_ = std::move(identifier);
        return other;
    }

    equation inactive() const {
        equation other(*this);
        other.stated_.is_inactive = 1;
        return other;
    }

    /// Returns the struct that C takes; it points into this equation.
    cas_equation stated() const noexcept {
        cas_equation answer = stated_;
        if (!identifier_.empty()) answer.identifier = identifier_.c_str();
        return answer;
    }

    detail::scene_state *scene() const noexcept { return scene_; }

private:
    detail::scene_state *scene_;
    cas_equation stated_;
    std::string identifier_;
};

inline equation operator|(const equation &stated, cas_priority priority) { return stated.at(priority); }

/// Kinds of attributes; only attributes of one kind can be compared.
struct horizontal {};
struct vertical {};
struct length {};

template <class Kind>
class anchor;

/// multiplier * anchor + constant; for lengths, a constant alone is possible.
template <class Kind>
class offset {
public:
    offset(const anchor<Kind> &of);

    template <class Only = Kind, class = typename std::enable_if<std::is_same<Only, length>::value>::type>
    offset(double constant) : scene_(nullptr), item_(0), attribute_(CAS_NO_ATTRIBUTE), multiplier_(1), constant_(constant) {}

    offset scaled(double factor) const {
        offset other(*this);
        other.multiplier_ *= factor;
        other.constant_ *= factor;
        return other;
    }

    offset moved(double distance) const {
        offset other(*this);
        other.constant_ += distance;
        return other;
    }

    friend offset operator+(const offset &left, double right) { return left.moved(right); }
    friend offset operator+(double left, const offset &right) { return right.moved(left); }
    friend offset operator-(const offset &left, double right) { return left.moved(-right); }
    friend offset operator*(const offset &left, double right) { return left.scaled(right); }
    friend offset operator*(double left, const offset &right) { return right.scaled(left); }
    friend offset operator/(const offset &left, double right) { return left.scaled(1 / right); }

    /// The equation with what is added to and multiplied with this side on the other.
    equation compared(cas_relation relation, const offset &with) const {
        if (is_constant()) {
            if (with.is_constant()) throw error(CAS_ERROR_EMPTY, "numbers are compared, and no attribute");
            return with.compared(mirrored(relation), *this);
        }
        return anchor<Kind>(scene_, item_, attribute_)
            .compared(multiplier_ < 0 ? mirrored(relation) : relation, with.moved(-constant_).scaled(1 / multiplier_));
    }

    friend equation operator==(const offset &left, const offset &right) { return left.compared(CAS_EQUAL, right); }
    friend equation operator<=(const offset &left, const offset &right) { return left.compared(CAS_LESS_OR_EQUAL, right); }
    friend equation operator>=(const offset &left, const offset &right) {
        return left.compared(CAS_GREATER_OR_EQUAL, right);
    }

private:
    friend class anchor<Kind>;

    bool is_constant() const noexcept { return item_ == 0 || multiplier_ == 0; }

    /// The relation of exchanged sides.
    static cas_relation mirrored(cas_relation relation) noexcept {
        if (relation == CAS_EQUAL) return relation;
        return relation == CAS_LESS_OR_EQUAL ? CAS_GREATER_OR_EQUAL : CAS_LESS_OR_EQUAL;
    }

    detail::scene_state *scene_;
    cas_item item_;
    cas_attribute attribute_;
    double multiplier_, constant_;
};

/// An attribute of an item: two ids, cheap to copy.
template <class Kind>
class anchor {
public:
    anchor(detail::scene_state *scene, cas_item item, cas_attribute attribute) noexcept
        : scene_(scene), item_(item), attribute_(attribute) {}

    equation compared(cas_relation relation, const offset<Kind> &with) const {
        if (with.scene_ && with.scene_ != scene_) throw error(CAS_ERROR_STALE, "anchors of two scenes");
        // C reads a multiplier of 0 as 1; an anchor multiplied by 0 becomes a constant.
        const bool is_constant = with.multiplier_ == 0;
        cas_equation stated = cas_equation();
        stated.first = item_;
        stated.first_attribute = attribute_;
        stated.relation = relation;
        stated.second = is_constant ? 0 : with.item_;
        stated.second_attribute = is_constant ? static_cast<cas_attribute>(CAS_NO_ATTRIBUTE) : with.attribute_;
        stated.multiplier = is_constant ? 1 : with.multiplier_;
        stated.constant = with.constant_;
        return equation(scene_, stated);
    }

    // All forms of == are needed: C++20 otherwise prefers one with its sides exchanged, which it refuses.
    friend equation operator==(const anchor &left, const offset<Kind> &right) { return left.compared(CAS_EQUAL, right); }
    friend equation operator==(const anchor &left, const anchor &right) { return left.compared(CAS_EQUAL, right); }
    friend equation operator==(const anchor &left, double right) { return left.compared(CAS_EQUAL, right); }
    friend equation operator==(const offset<Kind> &left, const anchor &right) { return left.compared(CAS_EQUAL, right); }
    friend equation operator==(double left, const anchor &right) { return right.compared(CAS_EQUAL, left); }
    friend equation operator<=(double left, const anchor &right) { return right.compared(CAS_GREATER_OR_EQUAL, left); }
    friend equation operator>=(double left, const anchor &right) { return right.compared(CAS_LESS_OR_EQUAL, left); }
    friend equation operator<=(const anchor &left, const offset<Kind> &right) {
        return left.compared(CAS_LESS_OR_EQUAL, right);
    }
    friend equation operator>=(const anchor &left, const offset<Kind> &right) {
        return left.compared(CAS_GREATER_OR_EQUAL, right);
    }

    friend offset<Kind> operator+(const anchor &left, double right) { return offset<Kind>(left).moved(right); }
    friend offset<Kind> operator+(double left, const anchor &right) { return offset<Kind>(right).moved(left); }
    friend offset<Kind> operator-(const anchor &left, double right) { return offset<Kind>(left).moved(-right); }
    friend offset<Kind> operator*(const anchor &left, double right) { return offset<Kind>(left).scaled(right); }
    friend offset<Kind> operator*(double left, const anchor &right) { return offset<Kind>(right).scaled(left); }
    friend offset<Kind> operator/(const anchor &left, double right) { return offset<Kind>(left).scaled(1 / right); }

private:
    friend class offset<Kind>;
    detail::scene_state *scene_;
    cas_item item_;
    cas_attribute attribute_;
};

template <class Kind>
offset<Kind>::offset(const anchor<Kind> &of)
    : scene_(of.scene_), item_(of.item_), attribute_(of.attribute_), multiplier_(1), constant_(0) {}

} // namespace casement

#endif
