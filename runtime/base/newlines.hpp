#pragma once
// The lines of a text.

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cubelang::inline base {

/// The number of newlines. find() uses memchr, which is many times as fast as a loop over the characters.
[[nodiscard]] inline std::uint64_t newlines_in(std::string_view text) {
    std::uint64_t count = 0;
    for (auto at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1)) ++count;
    return count;
}

/// The lines without their newlines; the last line may lack its newline.
[[nodiscard]] inline std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
    }
    return lines;
}

}  // namespace cubelang::inline base
