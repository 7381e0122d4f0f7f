// A recording of calls: which, with what, and what they answered.
#ifndef CASEMENT_TRACE_HPP
#define CASEMENT_TRACE_HPP

#include <casement/error.hpp>
#include <casement/writing.hpp>

#include <memory>

namespace casement {

/// Records the calls of every solver and scene that has it in its options. It is moved, not copied.
///
///     std::ofstream file("session.trace", std::ios::binary);
///     casement::trace trace([&](const char *bytes, std::size_t count) { file.write(bytes, count).flush(); });
///     casement::scene_options options;
///     options.trace = trace.get();
class trace {
public:
    explicit trace(writer write) : state_(new state{std::move(write), {nullptr, nullptr}, nullptr}) {
        state_->writing.write = &state_->write;
        state_->trace = cas_trace_new(nullptr, &detail::writing::piece, &state_->writing);
        if (!state_->trace) throw error(CAS_ERROR_OUT_OF_MEMORY, "memory is out");
    }

    /// For the options of what records in it.
    cas_trace *get() const noexcept { return state_ ? state_->trace : nullptr; }

    /// Ends the trace, and throws what the writer threw. What records in it goes on without.
    void end() {
        const std::unique_ptr<state> ending = std::move(state_);
        if (!ending) return;
        ending->end();
        if (ending->writing.thrown) std::rethrow_exception(ending->writing.thrown);
    }

private:
    // What C points at; it stays where it is when the trace is moved.
    struct state {
        writer write;
        detail::writing writing;
        cas_trace *trace;

        ~state() { end(); }
        void end() {
            cas_trace_free(trace);
            trace = nullptr;
        }
    };

    std::unique_ptr<state> state_;
};

} // namespace casement

#endif
