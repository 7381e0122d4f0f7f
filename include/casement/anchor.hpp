// Anchors: edges, centers, baselines and lengths of items, sums of them, and the equations made by comparing them:
//
//     scene.add(text.leading() == icon.trailing() + 8);
//     scene.add((text.width() <= 0.5 * row.width()) | 750);
//     scene.add(row.width() == icon.width() + text.width() + 8);
//     scene.add(row.right() - icon.right() >= 8);
//     scene.add(mark.left() == 0.25 * page.width());
//
// A comparison does not return a bool: it makes an equation, to be added to a scene, with any number of attributes.
// Horizontal positions, vertical positions and lengths have types of their own, so that comparing positions along
// different axes does not compile. Lengths may stand beside positions.
#ifndef CASEMENT_ANCHOR_HPP
#define CASEMENT_ANCHOR_HPP

#include <casement/state.hpp>
#include <casement/stated.hpp>

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace casement {

/// first (relation) multiplier * second + constant, or a sum of attributes (relation) constant; required unless | sets
/// a priority.
class CASEMENT_STATED equation {
public:
    equation(detail::scene_state *scene, const cas_equation &stated)
        : scene_(scene), stated_(stated), status_(CAS_OK) {}

    /// A sum. Of the equation the relation and the constant count.
    equation(detail::scene_state *scene, const cas_equation &stated, std::vector<cas_summand> summands)
        : scene_(scene), stated_(stated), status_(CAS_OK), summands_(std::move(summands)) {}

    /// One that no scene takes.
    equation(detail::scene_state *scene, cas_status status, const char *message)
        : scene_(scene), stated_(), status_(status), message_(message) {}

    // In C a priority and a weight of 0 mean the default; here they are refused.
    equation at(cas_priority priority) const {
        equation other(*this);
        other.stated_.priority = priority == 0 ? -1 : priority;
        return other;
    }

    equation weighing(double weight) const {
        equation other(*this);
        other.stated_.weight = weight == 0 ? -1 : weight;
        return other;
    }

    /// Sets the identifier, which reports show. It has no zero character, where C would end it.
    equation named(std::string identifier) const {
        if (identifier.find('\0') != std::string::npos)
            return equation(scene_, CAS_ERROR_TEXT, "identifier: a text cannot contain a zero character");
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

    /// Returns whether it is added as a sum: it has more than two attributes, or a position and a length.
    bool is_sum() const noexcept { return !summands_.empty(); }

    /// Returns the struct that C takes for a sum; it points into this equation.
    cas_sum stated_sum() const noexcept {
        const cas_equation equal = stated();
        cas_sum answer = cas_sum();
        answer.summands = summands_.data();
        answer.count = summands_.size();
        answer.relation = equal.relation;
        answer.priority = equal.priority;
        answer.constant = equal.constant;
        answer.weight = equal.weight;
        answer.identifier = equal.identifier;
        answer.is_inactive = equal.is_inactive;
        return answer;
    }

    /// Returns CAS_OK, or why no scene takes it; message() is a sentence about that.
    cas_status status() const noexcept { return status_; }
    const std::string &message() const noexcept { return message_; }
    detail::scene_state *scene() const noexcept { return scene_; }

private:
    detail::scene_state *scene_;
    cas_equation stated_;
    cas_status status_;
    std::string identifier_, message_;
    std::vector<cas_summand> summands_;
};

inline equation operator|(const equation &stated, cas_priority priority) { return stated.at(priority); }

/// Kinds of attributes: positions along an axis, which can be compared with each other, and lengths.
struct horizontal {};
struct vertical {};
struct length {};

/// An attribute of an item: two ids, cheap to copy.
template <class Kind>
class anchor {
public:
    anchor(detail::scene_state *scene, cas_item item, cas_attribute attribute) noexcept
        : scene_(scene), item_(item), attribute_(attribute) {}

private:
    template <class>
    friend class offset;
    detail::scene_state *scene_;
    cas_item item_;
    cas_attribute attribute_;
};

/// A sum of attributes, each with a factor, and a constant. Its kind is that of its positions; `length` without one.
template <class Kind>
class offset {
public:
    offset(double constant) : scene_(nullptr), constant_(constant) {}
    offset(const anchor<Kind> &of)
        : scene_(of.scene_), summands_(1, cas_summand{of.item_, of.attribute_, 1}), constant_(0) {}

    /// Lengths beside positions.
    template <class Other>
    explicit offset(const offset<Other> &of)
        : scene_(of.scene_), summands_(of.summands_), constant_(of.constant_), is_mixed_(of.is_mixed_) {}
    template <class Other>
    explicit offset(const anchor<Other> &of) : offset(offset<Other>(of)) {}

    offset scaled(double factor) const {
        offset other(factor * constant_);
        other.scene_ = scene_;
        other.is_mixed_ = is_mixed_;
        for (const cas_summand &each : summands_) other.add(each, factor);
        return other;
    }

    offset plus(const offset &with, double factor = 1) const {
        offset other(*this);
        if (with.scene_ && other.scene_ && with.scene_ != other.scene_) other.is_mixed_ = true;
        if (!other.scene_) other.scene_ = with.scene_;
        other.is_mixed_ = other.is_mixed_ || with.is_mixed_;
        for (const cas_summand &each : with.summands_) other.add(each, factor);
        other.constant_ += factor * with.constant_;
        return other;
    }

    /// The equation: with one attribute on its left side and the other one, if there is one, on its right side, where it
    /// can have this form; else all attributes as a sum.
    equation compared(cas_relation relation, const offset &with) const {
        // An attribute on both sides stays there: a.width() >= 0.5 * a.width() + 10 may be violated by 5, which is not
        // the violation of a.width() >= 20.
        const bool is_on_each_side = summands_.size() == 1 && with.summands_.size() == 1;
        const offset all = plus(with, -1);
        if (all.is_mixed_) return equation(all.scene_, CAS_ERROR_STALE, "attributes of items of two scenes");
        const std::size_t count = is_on_each_side ? 2 : all.summands_.size();
        if (count == 0) return equation(all.scene_, CAS_ERROR_EMPTY, "numbers are compared, and no attribute");
        if (count == 1 && !is_length(all.summands_[0]))
            return equation(all.scene_, CAS_ERROR_ATTRIBUTES,
                            "a position is compared with a number: compare it with that of another item, "
                            "as view.left() == parent.left() + 8");
        cas_equation stated = cas_equation();
        stated.relation = relation;
        stated.constant = 0 - all.constant_;
        if (count > 2 || (count == 2 && all.summands_.size() == 2 &&
                          is_length(all.summands_[0]) != is_length(all.summands_[1])))
            return equation(all.scene_, stated, all.summands_);
        const cas_summand first = is_on_each_side ? summands_[0] : all.summands_[0];
        stated.first = first.item;
        stated.first_attribute = first.attribute;
        stated.relation = first.multiplier < 0 ? mirrored(relation) : relation;
        stated.multiplier = 1;
        stated.constant = 0 - all.constant_ / first.multiplier;
        if (count == 2) {
            const cas_summand second = is_on_each_side ? with.summands_[0] : all.summands_[1];
            stated.second = second.item;
            stated.second_attribute = second.attribute;
            stated.multiplier = (is_on_each_side ? second.multiplier : -second.multiplier) / first.multiplier;
        }
        return equation(all.scene_, stated);
    }

private:
    template <class>
    friend class offset;

    void add(const cas_summand &of, double factor) {
        std::size_t at = 0;
        while (at < summands_.size() &&
               (summands_[at].item != of.item || summands_[at].attribute != of.attribute))
            ++at;
        if (at == summands_.size()) summands_.push_back(cas_summand{of.item, of.attribute, 0});
        summands_[at].multiplier += factor * of.multiplier;
        if (summands_[at].multiplier == 0) summands_.erase(summands_.begin() + static_cast<std::ptrdiff_t>(at));
    }

    static bool is_length(const cas_summand &of) noexcept {
        return of.attribute == CAS_WIDTH || of.attribute == CAS_HEIGHT;
    }

    /// The relation of exchanged sides.
    static cas_relation mirrored(cas_relation relation) noexcept {
        if (relation == CAS_EQUAL) return relation;
        return relation == CAS_LESS_OR_EQUAL ? CAS_GREATER_OR_EQUAL : CAS_LESS_OR_EQUAL;
    }

    detail::scene_state *scene_;
    std::vector<cas_summand> summands_;
    double constant_;
    bool is_mixed_ = false;
};

namespace detail {

/// What stands on a side of a comparison or a sum: an anchor, a sum of them, or a number.
template <class Side>
struct side {
    static const bool is_anchor = false, is_sum = false;
    using kind = void;
};
template <class Kind>
struct side<anchor<Kind>> {
    static const bool is_anchor = true, is_sum = false;
    using kind = Kind;
};
template <class Kind>
struct side<offset<Kind>> {
    static const bool is_anchor = false, is_sum = true;
    using kind = Kind;
};

/// The kind of two sides of which one has attributes; the other may be a number.
template <class Left, class Right>
struct sides {
    static const bool has_left = side<Left>::is_anchor || side<Left>::is_sum;
    static const bool has_right = side<Right>::is_anchor || side<Right>::is_sum;
    static const bool are_any = (has_left && (has_right || std::is_arithmetic<Right>::value)) ||
                                (has_right && std::is_arithmetic<Left>::value);
    using left_kind = typename side<Left>::kind;
    using right_kind = typename side<Right>::kind;
    static const bool is_left_length = std::is_same<left_kind, length>::value;
    using kind = typename std::conditional<has_left && !(has_right && is_left_length), left_kind, right_kind>::type;
    using sum = offset<kind>;
    static const bool are_alike = !has_left || !has_right || std::is_same<left_kind, right_kind>::value ||
                                  is_left_length || std::is_same<right_kind, length>::value;
    static const bool are_position_and_number = (side<Left>::is_anchor || side<Right>::is_anchor) &&
                                                !(has_left && has_right) && !std::is_same<kind, length>::value;
};

template <class Left, class Right>
typename sides<Left, Right>::sum added(const Left &left, const Right &right, double factor) {
    using both = sides<Left, Right>;
    static_assert(both::are_alike, "positions along two axes cannot be added to each other");
    return typename both::sum(left).plus(typename both::sum(right), factor);
}

template <class Left, class Right>
equation compared(const Left &left, cas_relation relation, const Right &right) {
    using both = sides<Left, Right>;
    static_assert(both::are_alike, "positions along two axes cannot be compared with each other");
    static_assert(!both::are_position_and_number,
                  "a position cannot be compared with a number: compare it with that of another item, as "
                  "view.left() == parent.left() + 8");
    return typename both::sum(left).compared(relation, typename both::sum(right));
}

} // namespace detail

/// `Answer`, if one side has attributes and the other one, too, or is a number.
template <class Left, class Right, class Answer>
using among = typename std::enable_if<detail::sides<Left, Right>::are_any, Answer>::type;

/// The sum of two such sides.
template <class Left, class Right>
using sum_of = among<Left, Right, typename detail::sides<Left, Right>::sum>;

template <class Left, class Right>
among<Left, Right, equation> operator==(const Left &left, const Right &right) {
    return detail::compared(left, CAS_EQUAL, right);
}
template <class Left, class Right>
among<Left, Right, equation> operator<=(const Left &left, const Right &right) {
    return detail::compared(left, CAS_LESS_OR_EQUAL, right);
}
template <class Left, class Right>
among<Left, Right, equation> operator>=(const Left &left, const Right &right) {
    return detail::compared(left, CAS_GREATER_OR_EQUAL, right);
}
template <class Left, class Right>
sum_of<Left, Right> operator+(const Left &left, const Right &right) {
    return detail::added(left, right, 1);
}
template <class Left, class Right>
sum_of<Left, Right> operator-(const Left &left, const Right &right) {
    return detail::added(left, right, -1);
}

template <class Kind>
offset<Kind> operator*(const offset<Kind> &left, double right) {
    return left.scaled(right);
}
template <class Kind>
offset<Kind> operator*(double left, const offset<Kind> &right) {
    return right.scaled(left);
}
template <class Kind>
offset<Kind> operator/(const offset<Kind> &left, double right) {
    return left.scaled(1 / right);
}
template <class Kind>
offset<Kind> operator-(const offset<Kind> &only) {
    return only.scaled(-1);
}
template <class Kind>
offset<Kind> operator*(const anchor<Kind> &left, double right) {
    return offset<Kind>(left).scaled(right);
}
template <class Kind>
offset<Kind> operator*(double left, const anchor<Kind> &right) {
    return offset<Kind>(right).scaled(left);
}
template <class Kind>
offset<Kind> operator/(const anchor<Kind> &left, double right) {
    return offset<Kind>(left).scaled(1 / right);
}
template <class Kind>
offset<Kind> operator-(const anchor<Kind> &only) {
    return offset<Kind>(only).scaled(-1);
}

} // namespace casement

#endif
