#include "runtime/shell/system/progress_line.hpp"

#include <unistd.h>

#include <algorithm>

#include "runtime/base/utf8.hpp"
#include "runtime/shell/system/terminal.hpp"
#include "runtime/shell/system/user_paths.hpp"

namespace cubelang::shell {
namespace {

// A line that wraps could not be wiped away. What is cut is cut between characters.
std::string fitted(const std::string& text, std::size_t columns) {
    return std::string(beginning(text, std::max<std::size_t>(columns, 2) - 1));
}

}  // namespace

std::function<void(const std::string&)> progress_line() {
    if (::isatty(STDERR_FILENO) == 0 || environment("TERM").empty() || environment("TERM") == "dumb") return {};
    return [](const std::string& progress) {
        const auto columns = screen_size(STDERR_FILENO).columns;
        static_cast<void>(write_to_screen(STDERR_FILENO, "\r\033[K" + fitted(progress, columns)));
    };
}

}  // namespace cubelang::shell
