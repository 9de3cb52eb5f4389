#pragma once
// Reading files and standard input, whole or as it comes.

#include <string>

namespace cubelang::shell {

/// What was read, or why it could not be: an error number, 0 if all went well.
struct Read {
    std::string text;
    int error = 0;
};

[[nodiscard]] Read read_all(int descriptor);
[[nodiscard]] Read read_file(const std::string& name);

/// As much as is there, waiting if there is nothing yet; empty at the end. A signal ends the wait with EINTR.
[[nodiscard]] Read read_some(int descriptor);

/// Is it there and no ordinary file? Opening a pipe would wait for ever.
[[nodiscard]] bool is_special(const std::string& path);

}  // namespace cubelang::shell
