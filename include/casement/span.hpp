// Views of arrays that the library owns.
#ifndef CASEMENT_SPAN_HPP
#define CASEMENT_SPAN_HPP

#include <casement.h>

#include <cstddef>

namespace casement {

/// A pointer and a count; valid as long as casement.h says of the function that returned it.
template <class Element>
class span {
public:
    span() noexcept : first_(nullptr), count_(0) {}
    span(const Element *first, std::size_t count) noexcept : first_(first), count_(count) {}

    const Element *begin() const noexcept { return first_; }
    const Element *end() const noexcept { return first_ + count_; }
    const Element *data() const noexcept { return first_; }
    std::size_t size() const noexcept { return count_; }
    bool empty() const noexcept { return count_ == 0; }
    const Element &operator[](std::size_t index) const noexcept { return first_[index]; }

private:
    const Element *first_;
    std::size_t count_;
};

/// The changed values of an edit. With CAS_CONFLICT the values are valid: they solve
/// all rows except the dropped ones.
class value_changes : public span<cas_value> {
public:
    value_changes(const cas_value *first, std::size_t count, cas_status status) noexcept
        : span<cas_value>(first, count), status_(status) {}

    /// Returns CAS_OK or CAS_CONFLICT.
    cas_status status() const noexcept { return status_; }

private:
    cas_status status_;
};

} // namespace casement

#endif
