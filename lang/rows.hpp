#pragma once
// Rows of numbers in round brackets, `(2 3 1)`, as far as their text alone tells what they are: two that are one value.

#include <cstddef>
#include <string_view>

namespace cubelang::lang {

/// Does the row `(1 2 … n)`, n at least 2, end right before `end`?
[[nodiscard]] bool is_upper_row(std::string_view text, std::size_t end);

/// Does an upper row end there, and is a row of as many numbers on the next line? The two rows are one permutation.
[[nodiscard]] bool second_row_follows(std::string_view text, std::size_t end);

/// Does a row end there, and a row of as many numbers from 0 to 3 follow on the same line, which can be no permutation?
/// They are pieces and their orientations.
[[nodiscard]] bool orientations_follow(std::string_view text, std::size_t end);

}  // namespace cubelang::lang
