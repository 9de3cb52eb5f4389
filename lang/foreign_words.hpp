#pragma once
// Words with which other languages build statements: `while`, `elif`, `function`. What other programs call their
// functions is in runtime/eval/other_words.hpp; no word is in both tables.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/source.hpp"

namespace cubelang::lang {

struct ForeignWords {
    std::string_view words;  ///< in small letters without underscores, between commas
    std::string_view hint;   ///< as in_authors_words fills it (beside.hpp)
    bool begins_statement = false;
};
[[nodiscard]] std::span<const ForeignWords> foreign_words();

/// The words of a row, one by one.
[[nodiscard]] std::vector<std::string_view> words_of(const ForeignWords& row);

/// The row of one of the tables that has the word, in any case and whether or not there are underscores in it.
[[nodiscard]] const ForeignWords* find_word(std::span<const ForeignWords> table, std::string_view word);

/// What to write for the word, written there or nearly so, in the words around it; also if it is one of ours in
/// capitals.
[[nodiscard]] std::optional<std::string> foreign_word_hint(std::string_view text, Span span, std::string_view word);

/// The same for the first word of a statement that cannot be read, unless the text defines it.
[[nodiscard]] std::optional<Span> foreign_beginning(std::string_view text, std::size_t statement);

}  // namespace cubelang::lang
