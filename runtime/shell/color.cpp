#include "runtime/shell/color.hpp"

#include <cstdlib>
#include <string_view>

namespace cubelang::shell {
namespace {

std::string_view environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

}  // namespace

bool wants_color(Color choice, bool terminal) {
    if (choice != Color::automatic) return choice == Color::always;
    if (!environment("NO_COLOR").empty()) return false;
    if (const auto force = environment("CLICOLOR_FORCE"); !force.empty() && force != "0") return true;
    const auto kind = environment("TERM");
    return terminal && !kind.empty() && kind != "dumb";
}

}  // namespace cubelang::shell
