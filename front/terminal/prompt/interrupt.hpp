#pragma once
// Ctrl-C and termination signals, whose handlers only set flags and stop the computation under way; and the user's
// limits on time and memory.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "runtime/session/session.hpp"

namespace cubelang::terminal {

enum class OnInterrupt { end, go_on };

/// `end`: for a script; a second Ctrl-C kills it. `go_on`: for the prompt, where Ctrl-C does not end the session, and
/// a termination signal (SIGTERM, SIGHUP) ends the program in order.
void watch_interrupts(OnInterrupt reaction);

/// Has Ctrl-C been pressed since the last forget_interrupt()?
[[nodiscard]] bool interrupted() noexcept;
void forget_interrupt() noexcept;

/// The termination signal received by the prompt, or 0.
[[nodiscard]] int ending() noexcept;

/// Interrupts the computation of each InterruptScope after this time. With `end`, the program is ended if it
/// continues for another five seconds.
void limit_time(std::chrono::milliseconds limit, OnInterrupt reaction);
[[nodiscard]] bool has_time_limit() noexcept;
/// Did the last InterruptScope reach the time limit?
[[nodiscard]] bool is_late() noexcept;
/// A message about the time limit if it was reached; otherwise empty.
[[nodiscard]] std::string interruption_reason();

/// Lets these signals and the time limit interrupt the computation of `session`.
class InterruptScope {
public:
    explicit InterruptScope(Session& session) noexcept;
    /// The same for a computation that watches a flag.
    explicit InterruptScope(std::atomic<bool>& stop) noexcept;
    ~InterruptScope();
    InterruptScope(const InterruptScope&) = delete;
    InterruptScope& operator=(const InterruptScope&) = delete;

private:
    static void begin() noexcept;
};

/// Parses "512M", "2G" or a number of bytes; nothing if it is invalid or less than the program itself needs.
[[nodiscard]] std::optional<std::uint64_t> memory_in(const std::string& word);
/// Parses seconds, "10" or "0.5"; nothing unless it is a number from 0.01 to 3600.
[[nodiscard]] std::optional<std::chrono::milliseconds> time_in(const std::string& word);

/// Limits the memory of the process: larger allocations then fail. Returns the reason if that is impossible,
/// otherwise an empty string.
[[nodiscard]] std::string limit_memory(std::uint64_t bytes);

}  // namespace cubelang::terminal
