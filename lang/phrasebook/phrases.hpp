#pragma once
// The phrasebook: what other languages, other programs and school call things, and what is written here. The parser
// asks it where a statement cannot be read, the evaluator where nothing has the name, help where somebody asks for the
// word. Signs are in signs.hpp.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace cubelang::lang {

enum class Place : std::uint8_t {
    name,       ///< wherever a name can stand
    statement,  ///< at the beginning of a statement, which cannot be read for it
    prompt      ///< on a line of its own: a command
};

struct Phrase {
    std::string_view words;   ///< in small letters without underscores, between commas; capitals are meant to be some
    std::string_view hint;    ///< as in_authors_words fills it (beside.hpp); empty: it only leads to help
    std::string_view help{};  ///< what help calls it, the nearest first, between commas
    Place place = Place::name;
    std::string_view instead{};  ///< what to write in its place, if that is all
};
[[nodiscard]] std::span<const Phrase> phrases();

/// The parts of a list between blanks, without commas: the words of a row, its names in help.
[[nodiscard]] std::vector<std::string_view> words_in(std::string_view list);

/// The row that has the word, in any case and whether or not there are underscores in it; or null.
[[nodiscard]] const Phrase* find_phrase(std::string_view word);

/// What help calls a word, whatever its case and if it is a plural, or a sign; nothing if it is not in the phrasebook.
[[nodiscard]] std::vector<std::string_view> names_for(std::string_view word);

}  // namespace cubelang::lang
