#pragma once
// Ctrl-C and signals to end: the handlers only take note, and stop the computation under way.

#include "runtime/session/session.hpp"

namespace cubelang::shell {

enum class OnInterrupt { end, go_on };

/// `end`: a script; a second Ctrl-C kills it, whatever it is doing. `go_on`: the prompt, where Ctrl-C ends no session,
/// and where a signal to end (SIGTERM, SIGHUP) ends the program in order.
void watch_interrupts(OnInterrupt reaction);

/// Has Ctrl-C been pressed since it was last forgotten?
[[nodiscard]] bool interrupted() noexcept;
void forget_interrupt() noexcept;

/// The signal that tells the prompt to end; 0 if none has.
[[nodiscard]] int ending() noexcept;

/// While it lives, these signals end what `session` computes.
class InterruptScope {
public:
    explicit InterruptScope(Session& session) noexcept;
    ~InterruptScope();
    InterruptScope(const InterruptScope&) = delete;
    InterruptScope& operator=(const InterruptScope&) = delete;
};

}  // namespace cubelang::shell
