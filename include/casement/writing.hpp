// Text that the library writes in pieces. An exception must not cross C: that of a writer
// is thrown when the call has returned.
#ifndef CASEMENT_WRITING_HPP
#define CASEMENT_WRITING_HPP

#include <casement/error.hpp>

#include <functional>

namespace casement {

/// Receives text in pieces that are not zero-terminated.
using writer = std::function<void(const char *text, std::size_t length)>;

namespace detail {

struct writing {
    const writer *write;
    std::exception_ptr thrown;

    static void piece(const char *text, std::size_t length, void *context) {
        writing &self = *static_cast<writing *>(context);
        if (!self.thrown) keeping(self.thrown, [&] { (*self.write)(text, length); });
    }
};

/// Runs a call that takes a cas_write and a context, and throws the writer's exception.
template <class Call>
cas_status write_with(const writer &write, Call call) {
    writing state = {&write, nullptr};
    const cas_status status = call(&writing::piece, static_cast<void *>(&state));
    if (state.thrown) std::rethrow_exception(state.thrown);
    return status;
}

inline writer appending_to(std::string &text) {
    return [&text](const char *piece, std::size_t length) { text.append(piece, length); };
}

} // namespace detail
} // namespace casement

#endif
