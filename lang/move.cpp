#include "lang/move.hpp"

#include <algorithm>

#include "lang/phrasebook/move_letters.hpp"

namespace cubelang::lang {
namespace {

constexpr std::uint32_t too_many = 1'000'000;  // past every limit, and far from overflow

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::uint32_t read_number(std::string_view& text) {
    std::uint32_t number = 0;
    for (; !text.empty() && is_digit(text.front()); text.remove_prefix(1))
        number = std::min(number * 10 + static_cast<std::uint32_t>(text.front() - '0'), too_many);
    return number;
}

LayerPrefix take_layers(std::string_view& text) {
    LayerPrefix layers;
    if (!is_digit(text.front())) return layers;
    layers.written = true;
    layers.first = layers.last = read_number(text);
    if (text.front() != '-') return layers;
    text.remove_prefix(1);
    layers.is_range = true;
    layers.last = read_number(text);
    return layers;
}

// A hundred turns and more are kept modulo 4, so that an amount of any length fits.
int read_amount(std::string_view digits) {
    if (digits.empty()) return 1;
    int amount = 0;
    for (const char c : digits) {
        amount = amount * 10 + (c - '0');
        if (amount >= 100) amount = 100 + amount % 4;
    }
    return amount < 100 ? amount : amount % 4;
}

// Of a move with a number or a wide one.
void set_layers(Move& move, const LayerPrefix& layers, bool wide) {
    const bool has_first = layers.is_range || (layers.written && !wide);
    move.from = static_cast<std::uint16_t>(has_first ? layers.first : 1);
    move.to = static_cast<std::uint16_t>(layers.written ? layers.last : 2);
}

bool take(std::string_view& text, char wanted) {
    const bool there = !text.empty() && text.front() == wanted;
    if (there) text.remove_prefix(1);
    return there;
}

}  // namespace

LayerPrefix read_layers(std::string_view spelled) { return take_layers(spelled); }

Move read_move(std::string_view spelled, std::uint32_t offset) {
    Move move{.offset = offset, .length = text_length(spelled.size())};
    const LayerPrefix layers = take_layers(spelled);
    const MoveLetter& row = move_letter(spelled.front());
    spelled.remove_prefix(1);
    move.letter = row.letter;
    move.whole = take(spelled, 'v');
    const bool wide = take(spelled, 'w') || take(spelled, 'W') || row.form == LetterForm::small;
    if (layers.written || wide) set_layers(move, layers, wide);
    move.turns = static_cast<std::int8_t>(read_amount(spelled));
    return move;
}

std::string spaced_moves(std::string_view word) {
    std::string moves;
    for (const char c : word) {
        if (!moves.empty() && move_letter(c).form != LetterForm::none) moves += ' ';
        moves += c;
    }
    return moves;
}

PartName read_part(std::string_view spelled, Span span) {
    const std::size_t letters = std::min(spelled.find_first_not_of("+-"), spelled.size());
    const std::size_t digits = std::min(spelled.find_first_of("0123456789"), spelled.size());
    return {span, std::string(spelled.substr(0, letters)), std::string(spelled.substr(letters, digits - letters)),
            std::string(spelled.substr(digits))};
}

}  // namespace cubelang::lang
