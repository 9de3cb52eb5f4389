#pragma once
// Escapes for a text on one line of a file: \n for a newline, a doubled backslash.

#include <string>
#include <string_view>

namespace cubelang {

[[nodiscard]] inline std::string to_one_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        if (c == '\n' || c == '\\') line += '\\';
        line += c == '\n' ? 'n' : c;
    }
    return line;
}

[[nodiscard]] inline std::string from_one_line(std::string_view line) {
    std::string text;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool is_escaped = line[at] == '\\' && at + 1 < line.size();
        if (is_escaped) ++at;
        text += is_escaped && line[at] == 'n' ? '\n' : line[at];
    }
    return text;
}

}  // namespace cubelang
