#pragma once
// What Tab offers: several candidates for one word, what they share, and how they are shown below the text.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "front/terminal/editor/rows.hpp"

namespace cubelang::editor {

struct Candidate {
    std::string text;
    std::string meaning;  ///< one line; may be empty
};

struct Completion {
    std::size_t length = 0;             ///< how much of the text before the cursor a candidate replaces
    std::vector<Candidate> candidates;  ///< sorted
};

/// `before` is the cursor's line up to the cursor.
using Completer = std::function<Completion(std::string_view before)>;

/// What all candidates begin with, never half a character.
[[nodiscard]] std::string common_beginning(const std::vector<Candidate>& candidates);

/// One a row with its meaning while that fits the room, else the bare texts in columns, downwards; if even these are
/// too many, the part with the chosen one, and how many more there are. `chosen` may be nowhere.
[[nodiscard]] std::vector<Row> to_choose_from(const std::vector<Candidate>& candidates, std::size_t chosen, Size room);

}  // namespace cubelang::editor
