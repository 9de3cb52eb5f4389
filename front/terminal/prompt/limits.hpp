#pragma once
// How much memory and time a person lets the program have.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace cubelang::shell {

/// "512M", "2G", a number of bytes; nothing if it is none, or less than the program itself needs.
[[nodiscard]] std::optional<std::uint64_t> memory_in(const std::string& word);
/// "10", "0.5": seconds; nothing if it is none, or neither a hundredth of a second nor an hour nor between them.
[[nodiscard]] std::optional<std::chrono::milliseconds> time_in(const std::string& word);

/// From now on more memory is not to be had, as on a machine that has no more. Why that cannot be done here; empty if
/// it is.
[[nodiscard]] std::string limit_memory(std::uint64_t bytes);

}  // namespace cubelang::shell
