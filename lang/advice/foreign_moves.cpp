#include <iterator>
#include <regex>

#include "lang/advice/move_letters.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

// Layers, a letter, turns, a `w`, turns, a word for the direction, turns: `2R`, `R2w`, `Ri2`, `U_prime`
const std::regex& foreign_move() {
    static const std::regex move(
        "([0-9]*)([RUFLDBMESrufldbxyzXYZms])([0-9]*)(w?)([0-9]*)"
        "(_?(?:counterclockwise|inverse|prime|Prime|inv|ccw)|i|p|(_?cw|_clockwise)|)([0-9]*)");
    return move;
}

char our_letter(char written) {
    constexpr std::string_view theirs = "XYZms", ours = "xyzMS";
    const auto at = theirs.find(written);
    return at == theirs.npos ? written : ours[at];
}

std::string in_our_notation(const std::smatch& move) {
    const char letter = our_letter(*move[2].first);
    const bool is_small_wide = move.length(4) != 0 && move_letter(letter).form == LetterForm::small;
    const bool is_inverse = move.length(6) != 0 && move.length(7) == 0;
    return move.str(1) + (is_small_wide ? upper(letter) : letter) + move.str(4) + move.str(3) + move.str(5) +
           move.str(8) + (is_inverse ? "'" : "");
}

}  // namespace

// A longer word in lower case is not taken for moves: `simplfy`.
std::string translate_moves(std::string_view word) {
    constexpr std::size_t longest_small = 3, longest = 100;
    if ((word.size() > longest_small && lower(word) == word) || word.size() > longest) return {};
    const std::string text(word);
    std::string ours;
    std::size_t read = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), foreign_move()), end; at != end; ++at) {
        if (static_cast<std::size_t>(at->position()) != read) return {};
        read += static_cast<std::size_t>(at->length());
        ours += (ours.empty() ? "" : " ") + in_our_notation(*at);
    }
    return read == text.size() && replaced(ours, " ", "") != text ? ours : std::string();
}

}  // namespace cubelang::lang
