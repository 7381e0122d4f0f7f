// Failed calls. With exceptions they throw, all the same exception. Without (-fno-exceptions) they return what they
// return in C: an error, a thing whose id is 0, a number that is 0. In both cases the solver or scene keeps the first
// error until clear_error(): status() and last_error() return it.
#ifndef CASEMENT_ERROR_HPP
#define CASEMENT_ERROR_HPP

#include <casement/screen.h>

#include <exception>
#include <stdexcept>
#include <string>

#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
#define CASEMENT_EXCEPTIONS 1
#else
#define CASEMENT_EXCEPTIONS 0
#endif

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

namespace detail {

/// Throws an error if there are exceptions. Returns its status.
inline cas_status raise(cas_status status, const std::string &message) {
#if CASEMENT_EXCEPTIONS
    throw error(status, message);
#else
    static_cast<void>(message);
    return status;
#endif
}

/// Runs a call and keeps its exception, unless one is kept already. Returns whether it ended without one.
template <class Call>
bool keeping(std::exception_ptr &thrown, Call call) {
#if CASEMENT_EXCEPTIONS
    try {
        call();
    } catch (...) {
        if (!thrown) thrown = std::current_exception();
        return false;
    }
#else
    static_cast<void>(thrown);
    call();
#endif
    return true;
}

/// The first error of a solver or scene.
class failures {
public:
    cas_status add(cas_status status, const std::string &message) {
        if (status_ == CAS_OK) {
            status_ = status;
            message_ = message.empty() ? cas_status_text(status) : message;
        }
        return raise(status, message);
    }
    cas_status status() const noexcept { return status_; }
    const char *message() const noexcept { return message_.c_str(); }
    void clear() noexcept {
        status_ = CAS_OK;
        message_.clear();
    }

private:
    cas_status status_ = CAS_OK;
    std::string message_;
};

} // namespace detail
} // namespace casement

#endif
