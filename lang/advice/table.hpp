#pragma once
// The rows of advice: words and signs of other languages, of other programs and from school, each with what to write.
// The rows are lines of words.txt and signs.txt, which explain their cells, read at the first use.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lang {

enum class Place : std::uint8_t {
    name,        ///< wherever a name can stand
    statement,   ///< at the beginning of a statement, which cannot be parsed
    prompt,      ///< on a separate line: a command
    line,        ///< a pattern of several words and signs
    operation,   ///< an operator of other languages
    sign,        ///< a sign of ours in a wrong place, outside brackets
    first,       ///< the same, at the beginning of a line
    unexpected,  ///< a sign that is wrong anywhere
    none
};

struct Advice {
    Place place = Place::none;
    std::string_view pattern;  ///< words separated by commas; a sign; or the pattern of a line
    std::string_view write;    ///< with gaps such as {a}; may be empty
    std::string_view remark;   ///< a description, or advice without code
    std::string_view help;     ///< entries of help, the most relevant first, separated by commas
    std::string_view example;  ///< a line that has the mistake; empty: the word alone, or a call of it
    std::string_view message;  ///< of a sign; {} is the sign

    [[nodiscard]] bool is_word() const { return place <= Place::prompt; }
    /// "`**` is not in the language"
    [[nodiscard]] std::string described() const;
    /// The hint; `written`: what to write, filled.
    [[nodiscard]] std::string hint(std::string_view written) const;
};
/// "write WRITTEN; REMARK"; either may be empty.
[[nodiscard]] std::string hint_of(std::string_view written, std::string_view remark);
/// All rows, in the order in which they are tried.
[[nodiscard]] std::span<const Advice> advice();

/// The hint for other puzzles.
[[nodiscard]] std::string other_puzzles();

/// A word of a question that carries no meaning: `how`, `do`, `the`.
[[nodiscard]] bool is_filler(std::string_view word);

/// The parts of a list between blanks, without commas: the words of a row, or its entries in help.
[[nodiscard]] std::vector<std::string_view> words_in(std::string_view list);

/// The row that has the word, ignoring case and underscores; or null.
[[nodiscard]] const Advice* find_word(std::string_view word);
/// The row of this kind that the text begins with; or null.
[[nodiscard]] const Advice* sign_at(Place place, std::string_view text);

/// The entries of help for a word, in any case or in the plural, or for a sign; empty if no row has them.
[[nodiscard]] std::vector<std::string_view> names_for(std::string_view word);
/// The hint of the row for a word, in any case or in the plural; empty without a row.
[[nodiscard]] std::string hint_for(std::string_view word);

}  // namespace cubelang::lang
