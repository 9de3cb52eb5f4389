#include "runtime/cube/notation.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace cubelang::cube {
namespace {

// M follows L, E follows D, S follows F; x follows R, y U, z F.
constexpr std::array<Letter, 13> letter_rows{{
    {'R', Letter::Kind::layers, Face::r},
    {'U', Letter::Kind::layers, Face::u},
    {'F', Letter::Kind::layers, Face::f},
    {'L', Letter::Kind::layers, Face::l},
    {'D', Letter::Kind::layers, Face::d},
    {'B', Letter::Kind::layers, Face::b},
    {'M', Letter::Kind::middle, Face::l},
    {'E', Letter::Kind::middle, Face::d},
    {'S', Letter::Kind::middle, Face::f},
    {'x', Letter::Kind::whole, Face::r},
    {'y', Letter::Kind::whole, Face::u},
    {'z', Letter::Kind::whole, Face::f},
    {'.', Letter::Kind::pause, Face::r},
}};

constexpr auto letter_index = [] {
    std::array<std::uint8_t, 128> at{};
    at.fill(letter_rows.size() - 1);
    for (std::uint8_t i = 0; i < letter_rows.size(); ++i) at[static_cast<std::uint8_t>(letter_rows[i].letter)] = i;
    return at;
}();

static_assert(
    [] {
        std::array<bool, 32> seen{};
        return std::ranges::none_of(
            letter_rows, [&](char c) { return std::exchange(seen[c % 32], true); }, &Letter::letter);
    }(),
    "the turn table distinguishes letters by their low five bits");

// The same kind of move for another face. If that face has no letter of this kind (M, E, S, x, y, z), the letter of
// the opposite face turns the other way.
Move with_face(Move move, Letter::Kind kind, Face face, int sense) {
    for (const auto& letter : letter_rows) {
        if (letter.kind != kind || axis_of(letter.face) != axis_of(face)) continue;
        if (kind == Letter::Kind::layers && letter.face != face) continue;
        move.letter = letter.letter;
        move.turns = static_cast<std::int8_t>(letter.face == face ? sense * move.turns : -sense * move.turns);
        return move;
    }
    return move;
}

std::string layers_prefix(const Move& move) {
    if (move.from == 1) return move.to <= 2 ? "" : std::to_string(move.to);
    return move.from == move.to ? std::to_string(move.from) : std::to_string(move.from) + "-" + std::to_string(move.to);
}

}  // namespace

std::span<const Letter> letters() { return letter_rows; }

const Letter& letter_of(const Move& move) {
    return letter_rows[letter_index[static_cast<std::size_t>(move.letter) & 127]];
}

Move move_of(Letter::Kind kind, Face face, int turns) {
    return with_face({.turns = static_cast<std::int8_t>(turns)}, kind, face, 1);
}

Move with_whole_cube(const Move& move) {
    Move turned = with_face(move, Letter::Kind::whole, letter_of(move).face, 1);
    turned.whole = false;
    return turned;
}

Move with_inner_letter(Move move, bool is_small, int n) {
    const auto& letter = letter_of(move);
    const bool is_block = letter.kind == Letter::Kind::middle && n % 2 == 0;
    if (n < 4 || (!is_small && !is_block)) return move;
    move.from = 2;
    if (!is_block) return move;
    move.to = static_cast<std::uint16_t>(n - 1);
    return with_face(move, Letter::Kind::layers, letter.face, 1);
}

MoveFault fault(const Move& move, int n) {
    switch (letter_of(move).kind) {
        case Letter::Kind::layers: return move.to > n ? MoveFault::no_such_layer : MoveFault::none;
        case Letter::Kind::middle: return n % 2 == 0 ? MoveFault::no_middle_layer : MoveFault::none;
        default: return MoveFault::none;
    }
}

std::optional<Turn> turn_of(const Move& move, int n) {
    const auto& letter = letter_of(move);
    const bool positive = is_positive(letter.face);
    const int quarters = clockwise_quarters(positive ? move.turns : -move.turns);
    if (quarters == 0 || letter.kind == Letter::Kind::pause) return std::nullopt;
    const Axis axis = axis_of(letter.face);
    if (letter.kind == Letter::Kind::whole) return Turn{axis, 1, n, quarters};
    if (letter.kind == Letter::Kind::middle) return Turn{axis, (n + 1) / 2, (n + 1) / 2, quarters};
    if (positive) return Turn{axis, move.from, move.to, quarters};
    return Turn{axis, n + 1 - move.to, n + 1 - move.from, quarters};
}

void apply(Turner& turner, perm::Blocks& state, std::span<const Move> moves) {
    for (const auto& move : moves)
        if (const auto turn = turn_of(move, turner.cube().n)) turner.apply(state, *turn);
}

State after(Cube cube, std::span<const Move> moves) {
    auto state = solved(cube);
    Turner turner(cube);
    apply(turner, state.blocks, moves);
    return state;
}

Move inverse(Move move) {
    move.turns = static_cast<std::int8_t>(-move.turns);
    return move;
}

void append_spelling(std::string& text, const Move& move) {
    const auto kind = letter_of(move).kind;
    if (kind == Letter::Kind::layers) text += layers_prefix(move);
    text += move.letter;
    if (kind == Letter::Kind::layers && move.from < move.to) text += 'w';
    if (kind == Letter::Kind::pause) return;
    if (const int amount = move.turns < 0 ? -move.turns : move.turns; amount != 1) text += std::to_string(amount);
    if (move.turns < 0) text += '\'';
}

std::string spell(const Move& move) {
    std::string text;
    append_spelling(text, move);
    return text;
}

std::string spell(std::span<const Move> moves) {
    std::string text;
    for (const auto& move : moves) {
        if (!text.empty()) text += ' ';
        append_spelling(text, move);
    }
    return text;
}

Move mirrored(Move move, Axis across) {
    const auto& letter = letter_of(move);
    if (letter.kind == Letter::Kind::pause) return move;
    const Face face = axis_of(letter.face) == across ? opposite(letter.face) : letter.face;
    return with_face(move, letter.kind, face, -1);  // a reflection reverses the sense of turns
}

Move rotated(Move move, Axis axis) {
    const auto& letter = letter_of(move);
    if (letter.kind == Letter::Kind::pause) return move;
    return with_face(move, letter.kind, turned(letter.face, static_cast<Face>(axis)), 1);
}

Move on_face(Move move, Face face, bool reversed) {
    return with_face(move, letter_of(move).kind, face, reversed ? -1 : 1);
}

}  // namespace cubelang::cube
