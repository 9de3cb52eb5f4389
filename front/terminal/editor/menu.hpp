#pragma once
// The completion menu: the candidates for a word, their common beginning, and their display below the text.

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
    std::size_t length = 0;             ///< bytes before the cursor that a candidate replaces
    std::vector<Candidate> candidates;  ///< sorted
};

/// `before`: the line up to the cursor.
using Completer = std::function<Completion(std::string_view before)>;

/// The longest beginning shared by all candidates, in whole characters.
[[nodiscard]] std::string common_beginning(const std::vector<Candidate>& candidates);

/// One candidate per row with its meaning if they fit, otherwise only the texts in columns; if even these are too
/// many, the part with the chosen one, and the number of candidates. `chosen` may be `nowhere`.
[[nodiscard]] std::vector<Row> menu_rows(const std::vector<Candidate>& candidates, std::size_t chosen, Size room);

}  // namespace cubelang::editor
