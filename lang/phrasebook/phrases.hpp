#pragma once
// The phrasebook: words of other languages, of other programs and from school, with their equivalents in this
// language. Used by the parser for statements that it cannot read, by the evaluator for unknown names, and by help.
// The rows are lines of phrasebook.txt, read at the first use. Signs are in signs.hpp.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace cubelang::lang {

/// The hint for other puzzles.
[[nodiscard]] std::string_view only_cubes();

enum class Place : std::uint8_t {
    name,       ///< wherever a name can stand
    statement,  ///< at the beginning of a statement, which cannot be parsed
    prompt      ///< on a separate line: a command
};

struct Phrase {
    std::string_view words;   ///< in lower case without underscores, separated by commas; capitals match only capitals
    std::string_view hint;    ///< a template for fill_hint (adjacent_text.hpp); empty if the word is only for help
    std::string_view help{};  ///< entries of help, the most relevant first, separated by commas
    Place place = Place::name;
    std::string_view instead{};  ///< replacement for the word, if that is the whole correction
};
[[nodiscard]] std::span<const Phrase> phrases();

/// A sentence that newcomers type. Its words: alternatives, with + between the words that the sentence has.
struct SentenceRow {
    std::string_view words, more_words, hint;
};
[[nodiscard]] std::span<const SentenceRow> sentence_rows();

/// The parts of a list between blanks, without commas: the words of a row, or its entries in help.
[[nodiscard]] std::vector<std::string_view> words_in(std::string_view list);

/// The row that has the word, ignoring case and underscores; or null.
[[nodiscard]] const Phrase* find_phrase(std::string_view word);

/// The entries of help for a word, in any case or in the plural, or for a sign; empty if the phrasebook has no row.
[[nodiscard]] std::vector<std::string_view> names_for(std::string_view word);

}  // namespace cubelang::lang
