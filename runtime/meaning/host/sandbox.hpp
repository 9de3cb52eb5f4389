#pragma once
// A program that is not trusted reads below a few folders and writes nothing.

#include <optional>
#include <string>
#include <vector>

namespace cubelang {

struct Sandbox {
    std::vector<std::string> folders;  ///< the program's own: what is in them and below them can be read
    std::string way_out{};             ///< what whoever trusts the program can do; may be empty
};

/// The file by its real name, links followed, if the sandbox has it. That it is not there, or is no file, is found out
/// by whoever opens it.
[[nodiscard]] std::optional<std::string> file_within(const Sandbox& sandbox, const std::string& path);

}  // namespace cubelang
