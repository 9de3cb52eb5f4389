#pragma once
// Writing to a file descriptor until all is written.

#include <string_view>

namespace cubelang::files {

/// The error number, 0 if all was written. Who made the stream non-blocking is waited for. `is_unwanted`, where there
/// is one, is asked before what is left is tried again: if it says so, the rest is dropped.
[[nodiscard]] int write_all(int stream, std::string_view bytes,
                            bool (*is_unwanted)(int stream) noexcept = nullptr) noexcept;

}  // namespace cubelang::files
