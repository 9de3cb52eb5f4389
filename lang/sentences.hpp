#pragma once
// Hints for lines in plain English, such as `how many positions`, and in the notation of other puzzles.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::lang {

/// A word of a question that carries no meaning: `how`, `do`, `the`.
[[nodiscard]] bool is_filler(std::string_view word);

/// A line of two words or more, perhaps with moves and groups: `please give the order of R U`, `is R2 in <R, U>?`.
struct Sentence {
    std::vector<std::string_view> words{};  ///< in the text, without the moves
    std::string_view moves{};               ///< the longest run of moves; may be empty
    std::vector<std::string_view> runs{};   ///< all runs of moves
    std::vector<std::string> groups{};      ///< as calls: group(R, U)
    std::string_view number{};              ///< may be empty
};
/// The line around the offset, if it is a sentence. `let the = 1` is not one.
[[nodiscard]] std::optional<Sentence> sentence_at(std::string_view text, std::size_t at);

/// The hint for the line around the offset, if it is a known sentence; otherwise empty.
[[nodiscard]] std::string sentence_hint(std::string_view text, std::size_t at);
/// The hint for one word that is a known sentence; otherwise empty.
[[nodiscard]] std::string topic_hint(std::string_view word);
/// The same for another sentence, from the phrasebook's row of one of its words.
[[nodiscard]] std::string phrase_in_sentence_hint(std::string_view text, std::size_t at);

/// The hint for an unknown word at `at` without another hint: where help is found.
[[nodiscard]] std::string help_hint(std::string_view text, std::size_t at, std::string_view word);

/// The puzzle in whose notation the line around the offset is written, such as "Megaminx"; empty for a cube.
[[nodiscard]] std::string_view other_puzzle(std::string_view text, std::size_t at);

}  // namespace cubelang::lang
