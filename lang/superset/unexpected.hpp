#pragma once
// Words that begin no statement of a superset text, mostly from other notations, and what to write instead.

#include <cstddef>
#include <string>
#include <string_view>

namespace cubelang::lang::superset {

struct UnexpectedWord {
    std::string message, hint;
    std::size_t length = 1;  ///< of the word, in bytes
};
/// What to say of the front of the text.
[[nodiscard]] UnexpectedWord unexpected_word(std::string_view text);

}  // namespace cubelang::lang::superset
