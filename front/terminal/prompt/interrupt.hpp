#pragma once
// Ctrl-C and signals to end, whose handlers only take note and stop the computation under way; and how much time and
// memory a person lets the program have.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
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

/// "512M", "2G", a number of bytes; nothing if it is none, or less than the program itself needs.
[[nodiscard]] std::optional<std::uint64_t> memory_in(const std::string& word);
/// "10", "0.5": seconds; nothing if it is none, or neither a hundredth of a second nor an hour nor between them.
[[nodiscard]] std::optional<std::chrono::milliseconds> time_in(const std::string& word);

/// From now on more memory is not to be had, as on a machine that has no more. Why that cannot be done here; empty if
/// it is.
[[nodiscard]] std::string limit_memory(std::uint64_t bytes);

}  // namespace cubelang::shell
