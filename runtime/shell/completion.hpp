#pragma once
// What Tab offers.

#include <string>
#include <string_view>
#include <vector>

#include "runtime/session.hpp"

namespace cubelang::shell {

struct Candidate {
    std::string text;
    std::string meaning;  ///< one line; may be empty
};

struct Completion {
    std::size_t length = 0;             ///< how much of what stands before the cursor a candidate replaces
    std::vector<Candidate> candidates;  ///< sorted
};

/// `before` is the line up to the cursor.
[[nodiscard]] Completion complete(const Session& session, std::string_view before);

}  // namespace cubelang::shell
