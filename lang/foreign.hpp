#pragma once
// Operators and words of other languages in a text: errors from the phrasebook, with hints that quote the text.

#include <optional>
#include <string>
#include <string_view>

#include "lang/diagnostic.hpp"

namespace cubelang::lang {

/// The error for an operator such as `**` or `:=` that covers `offset`, where parsing stopped, or ends there.
[[nodiscard]] std::optional<Diagnostic> foreign_operator(const SourcePtr& source, std::size_t offset);

/// The error for a statement that begins with a foreign word, `while` or `LET`, unless the text defines that word.
[[nodiscard]] std::optional<Diagnostic> foreign_statement(const SourcePtr& source, std::size_t begin);

/// The error for a statement in the notation of another puzzle or in plain English that cannot be parsed. `any_words`:
/// also for words that are all unknown.
[[nodiscard]] std::optional<Diagnostic> foreign_line(const SourcePtr& source, std::size_t begin, bool any_words);

struct ForeignWord {
    std::string hint;     ///< empty if the word is unknown
    std::string instead;  ///< replacement for the word, if that is the whole correction
};
/// The phrasebook's entry for a word at `span`, in any case, with or without underscores; also for a keyword in
/// capitals.
[[nodiscard]] ForeignWord foreign_word(std::string_view text, Span span, std::string_view word);

}  // namespace cubelang::lang
