#include <algorithm>
#include <cstdint>
#include <iterator>
#include <sstream>
#include <utility>
#include <vector>

#include "front/terminal/editor/characters.hpp"

namespace cubelang::editor {
namespace {

using Ranges = std::vector<std::pair<char32_t, char32_t>>;

Ranges ranges_in(std::string_view table) {
    std::istringstream numbers{std::string(std::ranges::find(width_tables(), table, &EmbeddedFile::name)->text)};
    Ranges ranges;
    for (std::uint32_t first = 0, last = 0; numbers >> std::hex >> first >> last;) ranges.emplace_back(first, last);
    return ranges;
}

bool is_in(const Ranges& ranges, char32_t code) {
    const auto after = std::ranges::upper_bound(ranges, code, {}, &Ranges::value_type::first);
    return after != ranges.begin() && code <= std::prev(after)->second;
}

}  // namespace

int columns_of(char32_t code) {
    static const auto marks = ranges_in("marks"), wide = ranges_in("wide");
    if (code < 0x300) return 1;
    if (is_in(marks, code)) return 0;
    return is_in(wide, code) ? 2 : 1;
}

}  // namespace cubelang::editor
