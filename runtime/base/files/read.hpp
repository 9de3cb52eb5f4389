#pragma once
// Reading files and standard input, whole or as it comes. What has no end is not read for ever.

#include <cstddef>
#include <string>

namespace cubelang::files {

/// What was read, or why it could not be: an error number, 0 if all went well.
struct Read {
    std::string text;
    int error = 0;
};

/// Bytes: whatever is longer is an error (EFBIG).
inline constexpr std::size_t most_bytes = std::size_t{1} << 28;

[[nodiscard]] Read read_all(int descriptor);
/// A pipe or a device is read as well: who names it on a command line means it.
[[nodiscard]] Read read_file(const std::string& name);
/// Ordinary files alone (otherwise EINVAL), for names that a script gives: a pipe would wait for ever.
[[nodiscard]] Read read_ordinary_file(const std::string& name);

/// As much as is there, waiting if there is nothing yet; empty at the end. A signal ends the wait with EINTR.
[[nodiscard]] Read read_some(int descriptor);

}  // namespace cubelang::files
