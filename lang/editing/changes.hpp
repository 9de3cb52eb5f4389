#pragma once
// What differs between two texts, by lines.

#include <cstddef>
#include <string_view>
#include <vector>

namespace cubelang::lang {

/// With their ends.
[[nodiscard]] std::vector<std::string_view> lines_in(std::string_view text);

/// Lines, by their numbers from 0, give way to others.
struct Change {
    std::size_t old_begin = 0, old_end = 0, new_begin = 0, new_end = 0;
};

/// In one pass, for texts of any length: where lines differ, the nearest one that both have is looked for, and only
/// nearby.
[[nodiscard]] std::vector<Change> changes_between(const std::vector<std::string_view>& before,
                                                  const std::vector<std::string_view>& after);

}  // namespace cubelang::lang
