#pragma once
// Operators and words of other languages in a text: errors from the phrasebook, with hints that quote the text.

#include <functional>
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

using IsName = std::function<bool(std::string_view word)>;
/// Whether the code has a name that is not known; without `is_known`, two words side by side, as in `the cube`.
[[nodiscard]] bool has_unknown_name(std::string_view code, const IsName& is_known);

struct ForeignWord {
    std::string hint;     ///< empty if the word is unknown
    std::string instead;  ///< replacement for the word, if that is the whole correction
};
/// The phrasebook's entry for a word at `span`, in any case, with or without underscores; also for a keyword in
/// capitals. Its hint repeats no names that are not known.
[[nodiscard]] ForeignWord foreign_word(std::string_view text, Span span, std::string_view word,
                                       const IsName& is_known = {});

}  // namespace cubelang::lang
