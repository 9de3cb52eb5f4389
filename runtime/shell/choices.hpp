#pragma once
// Several candidates for one word: what they share, and how they are shown.

#include <string>
#include <vector>

#include "runtime/shell/completion.hpp"

namespace cubelang::shell {

/// What all candidates begin with, never half a character.
[[nodiscard]] std::string common_beginning(const std::vector<Candidate>& candidates);

/// One a line with its meaning while that fits the screen, else the bare texts in columns; each line ended.
[[nodiscard]] std::string to_choose_from(const std::vector<Candidate>& candidates, std::size_t width,
                                         std::size_t height);

}  // namespace cubelang::shell
