#pragma once
// Operators and words of other languages where a text has them: what the phrasebook says of them, in the words of its
// author.

#include <optional>
#include <string>
#include <string_view>

#include "lang/diagnostic.hpp"

namespace cubelang::lang {

/// An operator, `**` or `:=`, that covers the place where reading came to a halt, or ends there.
[[nodiscard]] std::optional<Diagnostic> foreign_operator(const SourcePtr& source, std::size_t offset);

/// A statement that cannot be read, if its first word is why and the text does not define it: `while`, `LET`.
[[nodiscard]] std::optional<Diagnostic> foreign_statement(const SourcePtr& source, std::size_t begin);

struct ForeignWord {
    std::string hint;     ///< empty: nothing is known of it
    std::string instead;  ///< what to write in its place, if that is all
};
/// What to write for the word, which stands there, written so or nearly so; also if it is one of ours in capitals.
[[nodiscard]] ForeignWord foreign_word(std::string_view text, Span span, std::string_view word);

}  // namespace cubelang::lang
