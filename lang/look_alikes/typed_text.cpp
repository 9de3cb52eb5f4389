#include "lang/look_alikes/typed_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "lang/advice/move_letters.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {
namespace {

constexpr std::string_view digits = "0123456789";

bool is_small(char c) { return c >= 'a' && c <= 'z'; }

// Removes the front of the text that consists of these characters, and returns it.
std::string_view take(std::string_view& text, std::string_view characters) {
    const auto taken = text.substr(0, std::min(text.find_first_not_of(characters), text.size()));
    text.remove_prefix(taken.size());
    return taken;
}

// Opposite faces have the same axis.
int axis(char face) {
    constexpr std::string_view faces = "rludfb";
    const auto at = faces.find(face);
    return at == faces.npos ? -1 : static_cast<int>(at / 2);
}

bool are_adjacent(std::string_view faces) {
    std::array<bool, 3> seen{};
    return std::ranges::all_of(faces, [&](char face) {
        const int at = axis(face);
        return at >= 0 && !std::exchange(seen.at(static_cast<std::size_t>(at)), true);
    });
}

// `uf`, `UF`, `Uf`
bool is_in_one_case(std::string_view letters) {
    const auto others = letters.substr(1);
    return std::ranges::all_of(others, is_small) ||
           (!is_small(letters.front()) && std::ranges::none_of(others, is_small));
}

}  // namespace

bool TypedText::is_edge(std::size_t i) const {
    if (!has(i)) return true;
    switch (tokens_[i].kind) {
        case Kind::comment:
        case Kind::doc:
        case Kind::keyword:
        case Kind::separator: return true;
        case Kind::operation: return word(i).find_first_of("=<>+") != std::string_view::npos || word(i) == "..";
        default: return false;
    }
}

TypedText::Run TypedText::run_around(std::size_t i) const {
    Run run{i, i};
    while (in_run(run.first - 1)) --run.first;
    while (in_run(run.last + 1)) ++run.last;
    return run;
}

int TypedMove::times() const {
    constexpr std::size_t most_digits = 6;
    return count.empty() ? 1 : std::stoi(std::string(count.substr(0, most_digits)));
}

std::vector<TypedMove> typed_moves(std::string_view word) {
    std::vector<TypedMove> moves;
    while (!word.empty()) {
        const auto begin = word;
        TypedMove move;
        move.layers = take(word, "-0123456789");
        if (word.empty() || move_letter(word.front()).form == LetterForm::none) break;
        move.letter = word.front();
        word.remove_prefix(1);
        take(word, "wv");
        move.count = take(word, digits);
        move.text = begin.substr(0, begin.size() - word.size());
        moves.push_back(move);
    }
    return moves;
}

std::optional<PartWord> part_word(std::string_view word) {
    const auto letters = word.substr(0, std::min(word.find_first_of(digits), word.size()));
    const auto number = word.substr(letters.size());
    const bool has_number = !number.empty();
    if (letters.empty() || letters.size() > (has_number ? 2U : 3U) || (letters.size() == 1 && !has_number)) return {};
    if (number.find_first_not_of(digits) != number.npos || number.starts_with('0')) return {};
    if (!are_adjacent(lower(letters)) || !is_in_one_case(letters)) return {};
    return PartWord{lower(word), letters.size(), is_small(letters.front()), has_number};
}

std::string shown_moves(std::string_view word) {
    std::string shown;
    for (const auto& move : typed_moves(word)) {
        if (!shown.empty()) shown += ' ';
        const bool wide = move_letter(move.letter).form == LetterForm::small;
        shown += std::string(move.layers) + (wide ? std::string{upper(move.letter), 'w'} : std::string{move.letter});
        if (move.count != "1") shown += move.count;
    }
    return shown;
}

}  // namespace cubelang::lang
