#pragma once
// Words that people bring, and what they are called here: one table, for help and search.

#include <span>
#include <string_view>
#include <vector>

namespace cubelang::eval {

struct Synonym {
    std::string_view words;  ///< separated by blanks; small letters
    std::string_view names;  ///< what help knows, the nearest first, separated by blanks
};
[[nodiscard]] std::span<const Synonym> synonyms();

/// What a word is called here, whatever its case and if it is a plural; nothing if it is no synonym.
[[nodiscard]] std::vector<std::string_view> names_for(std::string_view word);

/// Is it a word that only holds a question together: `how do I …`?
[[nodiscard]] bool is_filler(std::string_view word);

}  // namespace cubelang::eval
