#pragma once
// The keywords of the language.

#include <algorithm>
#include <string_view>

#include "lang/advice/adjacent_text.hpp"

namespace cubelang::lang {

struct Keyword {
    std::string_view word;
    bool begins_statement = false;  ///< and stands nowhere else
};
inline constexpr Keyword keywords[] = {
    {"and"},       {"assert", true}, {"cube", true},   {"def", true},       {"else"}, {"exists"},    {"false"},
    {"for", true}, {"forall"},       {"if"},           {"import", true},    {"in"},   {"let", true}, {"not"},
    {"or"},        {"print", true},  {"return", true}, {"supercube", true}, {"then"}, {"true"},
};

/// The row of a keyword; null for any other word.
[[nodiscard]] constexpr const Keyword* find_keyword(std::string_view word) {
    const auto* row = std::ranges::find(keywords, word, &Keyword::word);
    return row == std::end(keywords) ? nullptr : row;
}

/// Does the text begin with a word that only ever begins a statement?
[[nodiscard]] inline bool begins_statement(std::string_view text) {
    const auto* keyword = find_keyword(word_at(text, 0));
    return keyword != nullptr && keyword->begins_statement;
}

}  // namespace cubelang::lang
