#include "runtime/meaning/assist/move_page.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "lang/advice/move_letters.hpp"
#include "lang/parser.hpp"
#include "runtime/base/text.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/meaning/assist/page.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::meaning {
namespace {

using cube::Letter;
using cube::Move;

constexpr int largest_shown = 7;  // the cycles of larger cubes fill the screen

// The moves of a text; empty if it is anything else.
cube::SharedMoves moves_in(std::string_view text) {
    const auto parsed = lang::parse(lang::make_source("help", std::string(text)));
    if (!parsed.errors.empty() || parsed.statements.size() != 1) return {};
    const auto* shown = std::get_if<lang::Show>(&parsed.statements.front().node);
    const auto* moves = shown == nullptr ? nullptr : std::get_if<lang::Moves>(&shown->value->node);
    const bool pauses = text.find('.') != text.npos;
    return moves == nullptr || pauses ? cube::SharedMoves() : moves_of(*moves);
}

// In the order of cube::Face.
constexpr std::array<std::string_view, 6> face_names{"right", "top", "front", "left", "bottom", "back"};
static_assert(cube::faces.back() == cube::Face::b && face_names.size() == cube::faces.size());
std::string_view face_name(cube::Face face) { return face_names[static_cast<std::size_t>(face)]; }

std::string layers(const Move& move, std::string_view face) {
    if (move.to == 1) return fmt::format("the {} face", face);
    if (move.from == move.to) return fmt::format("layer {} alone, counted from the {} face", move.to, face);
    if (move.from > 1) return fmt::format("layers {} to {}, counted from the {} face", move.from, move.to, face);
    return move.to == 2 ? fmt::format("the {} face and the layer beside it", face)
                        : fmt::format("the {} face and {} layers beside it", face, move.to - 1);
}

std::string turned(const Move& move) {
    const auto& letter = cube::letter_of(move);
    const auto face = face_name(letter.face);
    if (letter.kind == Letter::Kind::whole) return "the whole cube";
    if (letter.kind == Letter::Kind::layers) return layers(move, face);
    return fmt::format("the middle layer, between the {} and the {} face", face, face_name(opposite(letter.face)));
}

constexpr std::array<std::string_view, 4> how_far{"a full turn or no turn: nothing moves", "a quarter turn clockwise",
                                                  "half a turn", "a quarter turn anticlockwise"};

std::string meaning(const Move& move) {
    const auto quarters = static_cast<std::size_t>((move.turns % 4 + 4) % 4);
    const auto seen =
        quarters % 2 == 0 ? std::string() : fmt::format(" as seen from the {}", face_name(cube::letter_of(move).face));
    return fmt::format("{}, {}{}", turned(move), how_far[quarters], seen);
}

// The small form of a letter: " or r" for R.
std::string small_form(char letter) {
    for (const auto& row : lang::move_letters)
        if (row.letter == letter && row.form == lang::LetterForm::small) return fmt::format(" or {}", row.written);
    return {};
}

bool is_small(std::string_view written) { return lang::move_letter(written.front()).form == lang::LetterForm::small; }

// The same layers, a quarter turn clockwise: Rw of Rw2'.
std::string base_of(Move move) {
    move.turns = 1;
    return cube::spell(move);
}

std::string relatives(const Move& move) {
    const auto base = base_of(move);
    const auto again = fmt::format("{0}' is the inverse, {0}2 a half turn", base);
    const auto kind = cube::letter_of(move).kind;
    if (kind == Letter::Kind::middle) return fmt::format("{}; cubes of even size have no middle layer", again);
    if (kind == Letter::Kind::whole) return fmt::format("{}; only the orientation of the whole cube changes", again);
    if (base.size() > 1) return fmt::format("{}; {} turns only the face", again, move.letter);
    return fmt::format("{0}; {1}w{2} also turns the next layer, 2{1} only that layer, {1}v the whole cube", again, base,
                       small_form(move.letter));
}

void add_move_example(render::Drawing& page, std::string_view written, int n, const render::Screen& screen) {
    if (n > largest_shown) return;
    add_example(page, n == 3 ? std::string(written) : fmt::format("cube {}; {}", n, written), screen);
}

}  // namespace

std::string meaning_of_moves(std::string_view text) {
    const auto moves = moves_in(trimmed(text));
    if (moves.empty()) return {};
    return moves.size() == 1 ? meaning(moves.front()) : "moves, performed from left to right";
}

std::optional<render::Drawing> move_page(std::string_view text, const render::Screen& screen) {
    const auto written = trimmed(text);
    const auto moves = moves_in(written);
    if (moves.empty()) return std::nullopt;
    const bool alone = moves.size() == 1;
    const auto strict = alone ? cube::spell(moves.front()) : std::string();
    int n = 3;
    for (const auto& move : moves) n = std::max<int>(n, move.to);
    render::Drawing page;
    const auto same = strict == written || !alone ? "" : fmt::format(": the same as {}", strict);
    add_line(page, alone ? fmt::format("{}, a move{}", written, same) : std::string(written), render::Role::strong);
    add_line(page, fmt::format("    {}", meaning_of_moves(written)));
    if (alone) add_line(page, fmt::format("    {}", relatives(moves.front())));
    if (alone && (is_small(written) || cube::letter_of(moves.front()).kind == Letter::Kind::middle))
        add_line(page, "    after let notation = inner it is read otherwise on larger cubes");
    if (n > 3) add_line(page, fmt::format("    on cubes from the {0}x{0}x{0} up", n));
    add_move_example(page, written, n, screen);
    add_line(page, alone ? "more: help moves" : "more: help moves, help products, or help with a single move");
    return page;
}

}  // namespace cubelang::meaning
