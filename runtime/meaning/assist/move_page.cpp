#include "runtime/meaning/assist/move_page.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "lang/phrasebook/move_letters.hpp"
#include "runtime/base/text.hpp"
#include "runtime/cube/notation.hpp"
#include "runtime/meaning/assist/page.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {
namespace {

using cube::Letter;
using cube::Move;

constexpr int largest_shown = 7;  // the cycles of larger cubes fill the screen

// Nothing where the text is anything else, or moves that do not stand for themselves.
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

constexpr std::array<std::string_view, 4> how_far{"four quarters or none: nothing moves", "a quarter turn clockwise",
                                                  "half a turn", "a quarter turn anticlockwise"};

std::string meaning(const Move& move) {
    const auto quarters = static_cast<std::size_t>((move.turns % 4 + 4) % 4);
    const auto seen =
        quarters % 2 == 0 ? std::string() : fmt::format(" as seen from the {}", face_name(cube::letter_of(move).face));
    return fmt::format("{}, {}{}", turned(move), how_far[quarters], seen);
}

// Such as r, which is Rw.
std::string small_form(char letter) {
    for (const auto& row : lang::move_letters)
        if (row.letter == letter && row.form == lang::LetterForm::small) return fmt::format(" or {}", row.written);
    return {};
}

// The same layers, a quarter turn clockwise: Rw of Rw2'.
std::string base_of(Move move) {
    move.turns = 1;
    return cube::spell(move);
}

std::string relatives(const Move& move) {
    const auto base = base_of(move);
    const auto again = fmt::format("{0}' turns back, {0}2 twice", base);
    const auto kind = cube::letter_of(move).kind;
    if (kind == Letter::Kind::middle) return fmt::format("{}; cubes of even size have no middle layer", again);
    if (kind == Letter::Kind::whole)
        return fmt::format("{}; no part moves against another: the cube is held differently", again);
    if (base.size() > 1) return fmt::format("{}; {} turns the face alone", again, move.letter);
    return fmt::format("{0}; {1}w{2} takes the next layer along, 2{1} is that layer alone, {1}v the whole cube", again,
                       base, small_form(move.letter));
}

void show_example(render::Drawing& page, std::string_view written, int n, const render::Screen& screen) {
    if (n > largest_shown) return;
    say_example(page, n == 3 ? std::string(written) : fmt::format("cube {}; {}", n, written), screen);
}

}  // namespace

std::string meaning_of_moves(std::string_view text) {
    const auto moves = moves_in(trimmed(text));
    if (moves.empty()) return {};
    return moves.size() == 1 ? meaning(moves.front()) : "moves, done one after another from left to right";
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
    say(page, alone ? fmt::format("{}, a move{}", written, same) : std::string(written), render::Role::strong);
    say(page, fmt::format("    {}", meaning_of_moves(written)));
    if (alone) say(page, fmt::format("    {}", relatives(moves.front())));
    if (n > 3) say(page, fmt::format("    on cubes from the {0}x{0}x{0} up", n));
    show_example(page, written, n, screen);
    say(page, alone ? "more: help moves" : "more: help moves, help products; help and a single move tells about it");
    return page;
}

}  // namespace cubelang::eval
