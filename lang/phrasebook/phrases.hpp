#pragma once
// What other programs, and school, call things: `exit`, `inv`, `scramble`, `left`. Asked where nothing has the name.
// Words that build statements are in lang/foreign_words.hpp.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/foreign_words.hpp"

namespace cubelang::eval {

[[nodiscard]] std::span<const lang::ForeignWords> other_words();

/// The words of both tables.
[[nodiscard]] std::vector<std::string> all_other_words();

/// What is said here for `word`, written at that place or nearly so, from either table; empty if nothing is known of
/// it.
[[nodiscard]] std::string other_word_hint(const lang::Where& where, std::string_view word);
/// What to write in its place, if that is all; else empty.
[[nodiscard]] std::string other_word_instead(const lang::Where& where, std::string_view word);

}  // namespace cubelang::eval
