#include "lang/move.hpp"

#include <algorithm>
#include <array>

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

// What a letter is: a table, because a million moves ask.
struct Letter {
    char name = '.';
    bool is_face = false, is_wide = false;
    char rotation = '.';  // of the whole cube, with a `v`
    int sense = 1;
};

constexpr auto letters = [] {
    std::array<Letter, 128> table{};
    constexpr std::string_view faces = "RUFLDB", small_faces = "rufldb", rotations = "xyzxyz";
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const int sense = i < 3 ? 1 : -1;  // x, y and z turn with R, U and F
        table[static_cast<unsigned char>(faces[i])] = {faces[i], true, false, rotations[i], sense};
        table[static_cast<unsigned char>(small_faces[i])] = {faces[i], true, true, rotations[i], sense};
    }
    for (const char c : {'M', 'E', 'S', 'x', 'y', 'z'}) table[static_cast<unsigned char>(c)].name = c;
    return table;
}();

void set_layers(Move& move, const LayerPrefix& layers, bool wide) {
    const std::uint32_t last = layers.written ? layers.last : wide ? 2 : 1;
    const std::uint32_t first = layers.is_range || (layers.written && !wide) ? layers.first : 1;
    move.from = static_cast<std::uint16_t>(first);
    move.to = static_cast<std::uint16_t>(last);
}

bool is_letter(char c) { return letters[static_cast<unsigned char>(c) % letters.size()].name != '.'; }

bool take(std::string_view& text, char wanted) {
    const bool there = !text.empty() && text.front() == wanted;
    if (there) text.remove_prefix(1);
    return there;
}

}  // namespace

LayerPrefix read_layers(std::string_view spelled) { return take_layers(spelled); }

Move read_move(std::string_view spelled, std::uint32_t offset) {
    Move move;
    move.offset = offset;
    const LayerPrefix layers = take_layers(spelled);
    const Letter& letter = letters[static_cast<unsigned char>(spelled.front()) % letters.size()];
    spelled.remove_prefix(1);
    move.letter = letter.name;
    int sense = 1;
    if (take(spelled, 'v')) {
        move.letter = letter.rotation;
        sense = letter.sense;
    } else if (const bool wide = take(spelled, 'w') || letter.is_wide; letter.is_face)
        set_layers(move, layers, wide);
    move.turns = static_cast<std::int8_t>(sense * read_amount(spelled));
    return move;
}

std::string spaced_moves(std::string_view word) {
    std::string moves;
    for (const char c : word) {
        if (!moves.empty() && is_letter(c)) moves += ' ';
        moves += c;
    }
    return moves;
}

}  // namespace cubelang::lang
