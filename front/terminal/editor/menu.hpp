#pragma once
// Several candidates for one word: what they share, and how they are shown below the text.

#include <string>
#include <vector>

#include "front/terminal/editor/completion.hpp"
#include "front/terminal/editor/rows.hpp"

namespace cubelang::editor {

/// What all candidates begin with, never half a character.
[[nodiscard]] std::string common_beginning(const std::vector<Candidate>& candidates);

/// One a row with its meaning while that fits the room, else the bare texts in columns, downwards; if even these are
/// too many, the part with the chosen one, and how many more there are. `chosen` may be nowhere.
[[nodiscard]] std::vector<Row> to_choose_from(const std::vector<Candidate>& candidates, std::size_t chosen, Size room);

}  // namespace cubelang::editor
