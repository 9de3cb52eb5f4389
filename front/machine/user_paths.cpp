#include "front/machine/user_paths.hpp"

#include <cstdlib>

namespace cubelang::machine {
namespace {

// The XDG specification requires that relative paths in these variables are ignored.
std::string in_base_directory(const char* variable, const std::string& within_home, const std::string& file) {
    const auto base = environment(variable), home = home_folder();
    if (base.starts_with('/')) return base + file;
    return home.empty() ? "" : home + within_home + file;
}

}  // namespace

std::string environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

// A relative one would make folders wherever the program is run.
std::string home_folder() {
    const auto home = environment("HOME");
    return home.starts_with('/') ? home : "";
}

std::string history_path() { return in_base_directory("XDG_STATE_HOME", "/.local/state", "/cube/history"); }
std::string lessons_folder() { return in_base_directory("XDG_STATE_HOME", "/.local/state", "/cube/lessons"); }
std::string init_path() { return in_base_directory("XDG_CONFIG_HOME", "/.config", "/cube/init.cube"); }

std::string table_folder() { return in_base_directory("XDG_CACHE_HOME", "/.cache", "/cube"); }

std::string expanded(std::string_view path) {
    const bool in_home = path == "~" || path.starts_with("~/");
    const auto home = home_folder();
    return in_home && !home.empty() ? home + std::string(path.substr(1)) : std::string(path);
}

}  // namespace cubelang::machine
