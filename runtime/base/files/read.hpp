#pragma once
// Reads files and standard input, whole or in chunks. Endless input is an error.

#include <unistd.h>

#include <cstddef>
#include <string>

namespace cubelang::files {

/// Closes an open file, also when an exception leaves its scope; below 0: none is open.
struct Descriptor {
    int number;
    explicit Descriptor(int opened) : number(opened) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number >= 0) ::close(number);
    }
};

/// The bytes read, and the error number: 0 on success. For EINVAL and ESTALE see error_text().
struct Read {
    std::string text;
    int error = 0;
};

/// The longest input in bytes; a longer one is an error (EFBIG).
inline constexpr std::size_t most_bytes = std::size_t{1} << 28;

/// The reason as a text; empty for 0. EINVAL: not an ordinary file; ESTALE: changed by another program meanwhile.
[[nodiscard]] std::string error_text(int error);

[[nodiscard]] Read read_all(int descriptor);
/// Also reads pipes and devices, for names from the command line.
[[nodiscard]] Read read_file(const std::string& name);
/// Reads ordinary files only (otherwise EINVAL), for names from a script: reading a pipe would wait for ever.
[[nodiscard]] Read read_ordinary_file(const std::string& name);

/// Reads the available bytes, waiting until there are some; empty at the end. A signal ends the wait with EINTR.
[[nodiscard]] Read read_some(int descriptor);

}  // namespace cubelang::files
