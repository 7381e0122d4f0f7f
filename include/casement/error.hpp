// All errors are one exception.
#ifndef CASEMENT_ERROR_HPP
#define CASEMENT_ERROR_HPP

#include <casement.h>

#include <stdexcept>
#include <string>

namespace casement {

/// A failed call: status() is its status, what() the message of its solver or scene.
class error : public std::runtime_error {
public:
    error(cas_status status, const std::string &message)
        : std::runtime_error(message.empty() ? cas_status_text(status) : message), status_(status) {}

    cas_status status() const noexcept { return status_; }

private:
    cas_status status_;
};

} // namespace casement

#endif
