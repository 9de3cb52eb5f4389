#include "runtime/shell/system/progress_line.hpp"

#include <unistd.h>

#include <algorithm>

#include "runtime/shell/system/terminal.hpp"
#include "runtime/shell/system/user_paths.hpp"

namespace cubelang::shell {
namespace {

// A line that wraps could not be wiped away. What is cut is cut between characters.
std::string fitted(const std::string& text, std::size_t columns) {
    auto end = std::min(text.size(), std::max<std::size_t>(columns, 2) - 1);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end);
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
