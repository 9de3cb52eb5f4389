#pragma once
// The identity and the present version of a file.

#include <cstdint>
#include <optional>
#include <string>

namespace cubelang::files {

/// Equal for the same file with the same contents, unless its time was set back.
struct Version {
    std::uint64_t device = 0, inode = 0;
    std::uint64_t size = 0;    ///< bytes
    std::int64_t changed = 0;  ///< time of the last change, in nanoseconds
    bool is_ordinary = false;

    /// The same file, under any name.
    [[nodiscard]] bool is_same_file(const Version& other) const {
        return device == other.device && inode == other.inode;
    }
    friend bool operator==(const Version&, const Version&) = default;
};

/// Follows links; "-" is standard input. Nothing if there is no such file.
[[nodiscard]] std::optional<Version> version_of(const std::string& name);
[[nodiscard]] std::optional<Version> version_of(int descriptor);

/// At the end of a file that had `size` bytes when it was opened: whether another program has made it shorter.
[[nodiscard]] bool has_shrunk(int descriptor, std::uint64_t size);

}  // namespace cubelang::files
