#pragma once
// What is written beside a place of a text, so that a hint can say what to write in the author's own words. Nothing
// here knows the grammar: a text with a mistake in it has no tree yet.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lang {

/// A name with its call, digits, or something in brackets: `order(R)` left of the end of `2 + order(R)`. May be empty.
[[nodiscard]] std::string_view value_before(std::string_view text, std::size_t at);
[[nodiscard]] std::string_view value_after(std::string_view text, std::size_t at);

/// What a function is given right of its name, however it is bracketed: `R U` of `(R U)`, ` (R U)`, `[R U]` and ` R U`.
[[nodiscard]] std::string_view arguments_after(std::string_view text, std::size_t at);
/// What is between the separators, those in inner brackets left alone.
[[nodiscard]] std::vector<std::string_view> split_at(std::string_view list, char separator);

/// The offset just past the bracket that closes the one at `open`; npos if the line ends before.
[[nodiscard]] std::size_t bracket_end(std::string_view text, std::size_t open);

/// Letters, digits and underscores.
[[nodiscard]] bool is_word_character(char c);
/// The word that begins there; empty if none does.
[[nodiscard]] std::string_view word_at(std::string_view text, std::size_t begin);
/// How much to underline at `offset`: a word, an operator, or a character; nothing at the end of a line.
[[nodiscard]] std::size_t token_length(std::string_view text, std::size_t offset);

/// In a hint: {a} and {b} are the values to both sides, {args} all arguments, {1} and {2} each of two. Where the text
/// has none, or a long one, they are letters.
[[nodiscard]] std::string in_authors_words(std::string_view hint, std::string_view text, std::size_t begin,
                                           std::size_t end);

}  // namespace cubelang::lang
