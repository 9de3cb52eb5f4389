#pragma once
// A line-by-line comparison of two texts.

#include <cstddef>
#include <string_view>
#include <vector>

namespace cubelang::lang {

/// The lines with their line ends.
[[nodiscard]] std::vector<std::string_view> lines_in(std::string_view text);

/// Lines of the old text, numbered from 0, and the lines that replace them.
struct Change {
    std::size_t old_begin = 0, old_end = 0, new_begin = 0, new_end = 0;
};

/// Takes one pass, for texts of any length: after a difference it searches a few lines for the nearest common one.
[[nodiscard]] std::vector<Change> changes_between(const std::vector<std::string_view>& before,
                                                  const std::vector<std::string_view>& after);

}  // namespace cubelang::lang
