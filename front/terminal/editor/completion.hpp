#pragma once
// What Tab offers.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

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

}  // namespace cubelang::editor
