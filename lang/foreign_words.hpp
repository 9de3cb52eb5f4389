#pragma once
// Words with which other languages build statements: `while`, `elif`, `function`. What other programs call their
// functions is in runtime/meaning/eval/other_words.hpp; no word is in both tables.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"

namespace cubelang::lang {

struct ForeignWords {
    std::string_view words;  ///< in small letters without underscores, between commas
    std::string_view hint;   ///< as in_authors_words fills it (beside.hpp)
    bool begins_statement = false;
    std::string_view instead{};  ///< what to write in its place, if that is all
};
[[nodiscard]] std::span<const ForeignWords> foreign_words();

/// The words of a row, one by one.
[[nodiscard]] std::vector<std::string_view> words_of(const ForeignWords& row);

/// The row of one of the tables that has the word, in any case and whether or not there are underscores in it.
[[nodiscard]] const ForeignWords* find_word(std::span<const ForeignWords> table, std::string_view word);

/// What to write for the word, written there or nearly so, in the words around it; also if it is one of ours in
/// capitals.
[[nodiscard]] std::optional<std::string> foreign_word_hint(std::string_view text, Span span, std::string_view word);

/// That, written; often nothing.
[[nodiscard]] std::vector<Fix> foreign_word_fixes(Span span, std::string_view word);

/// The first word of a statement that cannot be read, if it is such a one and the text does not define it.
[[nodiscard]] std::optional<Span> foreign_beginning(std::string_view text, std::size_t statement);

}  // namespace cubelang::lang
