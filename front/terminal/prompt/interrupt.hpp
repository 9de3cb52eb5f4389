#pragma once
// Ctrl-C and signals to end: the handlers only take note, and stop the computation under way.

#include <atomic>
#include <chrono>
#include <string>

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

/// From now on what each InterruptScope covers is interrupted when it has taken so long. Of a script (`end`) that ends
/// the program, whatever it is doing, if it goes on for a second.
void limit_time(std::chrono::milliseconds limit, OnInterrupt reaction);
/// Has the time of the last InterruptScope been over?
[[nodiscard]] bool is_late() noexcept;
/// If so, that it was, in words.
[[nodiscard]] std::string why_interrupted();

/// While it lives, these signals and the limit of time end what `session` computes.
class InterruptScope {
public:
    explicit InterruptScope(Session& session) noexcept;
    /// The same for what watches a flag.
    explicit InterruptScope(std::atomic<bool>& stop) noexcept;
    ~InterruptScope();
    InterruptScope(const InterruptScope&) = delete;
    InterruptScope& operator=(const InterruptScope&) = delete;

private:
    static void begin() noexcept;
};

}  // namespace cubelang::shell
