#pragma once
// The files that are read line by line: how they are opened, how long they are, and whether they are still the same.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "runtime/session/batch_lines.hpp"

namespace cubelang::shell {

/// Standard input is "-".
[[nodiscard]] std::vector<batch::Lines::File> input_files(const std::vector<std::string>& names);

/// An ordinary file as it is now.
struct Identity {
    std::uint64_t size = 0;
    std::int64_t changed = 0;  ///< when, in nanoseconds
    friend bool operator==(const Identity&, const Identity&) = default;
};
/// Nothing for pipes, whose bytes alone can tell, and for what is not there.
[[nodiscard]] std::optional<Identity> identity_of(const std::string& name);

/// How many bytes there are, unpacked; nothing if that cannot be known without waiting for somebody. Packed ones have
/// to be read for it. Throws batch::InputProblem.
[[nodiscard]] std::optional<std::uint64_t> unpacked_size(const std::vector<std::string>& names);
/// The same, if all are ordinary and none is packed.
[[nodiscard]] std::optional<std::uint64_t> plain_size(const std::vector<std::string>& names);

}  // namespace cubelang::shell
