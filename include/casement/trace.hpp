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
    explicit trace(writer write) : state_(std::make_shared<state>()) {
        state_->write = std::move(write);
        state_->writing.write = &state_->write;
        state_->trace = cas_trace_new(nullptr, &state::piece, state_.get());
        if (!state_->trace) throw error(CAS_ERROR_OUT_OF_MEMORY, "memory is out");
    }
    trace(trace &&) noexcept = default;
    trace &operator=(trace &&) noexcept = default;
    trace(const trace &) = delete;
    trace &operator=(const trace &) = delete;

    /// For the options of what records in it.
    cas_trace *get() const noexcept { return state_ ? state_->trace : nullptr; }

    /// Ends the trace, and throws what the writer threw. What records in it goes on without. The writer may call it, too.
    void end() {
        const std::shared_ptr<state> ending = std::move(state_);
        if (!ending) return;
        ending->end();
        if (ending->writing.thrown) std::rethrow_exception(ending->writing.thrown);
    }

private:
    // What C points at; it stays where it is when the trace is moved, and until a writer that ends it returns.
    struct state : std::enable_shared_from_this<state> {
        writer write;
        detail::writing writing = {nullptr, nullptr};
        cas_trace *trace = nullptr;

        ~state() { end(); }

        static void piece(const char *bytes, std::size_t count, void *context) {
            state *self = static_cast<state *>(context);
            if (!self->trace) return detail::writing::piece(bytes, count, &self->writing); // it is being destroyed
            const std::shared_ptr<state> kept = self->shared_from_this();
            detail::writing::piece(bytes, count, &self->writing);
        }

        void end() {
            cas_trace *ending = trace;
            trace = nullptr;
            cas_trace_free(ending);
        }
    };

    std::shared_ptr<state> state_;
};

} // namespace casement

#endif
