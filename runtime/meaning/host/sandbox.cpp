#include <algorithm>
#include <filesystem>

#include "runtime/meaning/host/host.hpp"

namespace cubelang::inline host {
namespace {

namespace fs = std::filesystem;

// The resolved path; empty if it cannot be resolved, for example because of circular links.
fs::path real(const fs::path& path) {
    std::error_code failed;
    auto found = fs::weakly_canonical(fs::absolute(path, failed), failed);
    return failed ? fs::path() : found;
}

bool is_below(const fs::path& path, const fs::path& folder) {
    if (folder.empty()) return false;
    const auto way = path.lexically_relative(folder);
    return !way.empty() && *way.begin() != "..";
}

}  // namespace

std::optional<std::string> file_within(const Sandbox& sandbox, const std::string& path) {
    const auto file = real(path);
    const auto holds = [&](const std::string& folder) { return is_below(file, real(folder.empty() ? "." : folder)); };
    return !file.empty() && std::ranges::any_of(sandbox.folders, holds) ? std::optional(file.string()) : std::nullopt;
}

}  // namespace cubelang::inline host
