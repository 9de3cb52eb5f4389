#include "lang/editing/pieces.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace cubelang::lang {
namespace {

using Kind = Token::Kind;

bool is_operation(const Piece& piece, std::string_view text) {
    return piece.kind == Kind::operation && piece.text == text;
}
bool is_minus(const Piece& piece) { return is_operation(piece, "-"); }
bool is_block(const Piece& piece, Kind kind) { return piece.kind == kind && piece.is_block; }
bool begins_value(const Piece& piece) {
    constexpr std::array kinds{Kind::text, Kind::moves, Kind::name, Kind::part, Kind::location, Kind::open};
    return std::ranges::find(kinds, piece.kind) != kinds.end();
}
bool ends_value(const Piece& piece) {
    return begins_value(piece) ? piece.kind != Kind::open
                               : piece.kind == Kind::close || piece.kind == Kind::number || piece.kind == Kind::field;
}
bool is_infix(const Piece& piece) {
    constexpr std::array<std::string_view, 13> signs{"|>", "=", "==", "!=", "<",  "<=", ">",
                                                     ">=", "+", "*",  "/",  "..", "->"};
    return piece.kind == Kind::operation && std::ranges::find(signs, piece.text) != signs.end();
}

// The result of a rule: is there a blank? Nothing if the rule does not apply.
using Blank = std::optional<bool>;
struct Pair {
    const Piece &left, &right;
    [[nodiscard]] bool as_written() const { return !right.touches; }
};

// A sign that is kept as written keeps its left side too, even if that is a move of another value: `R^UU<-UF`.
bool are_kept(const Piece& left, const Piece& right) {
    return right.is_as_written && (left.is_as_written || right.kind == Kind::operation);
}

Blank as_written(Pair pair) {
    const bool is_unknown = pair.left.kind == Kind::unknown || pair.right.kind == Kind::unknown;
    return is_unknown || are_kept(pair.left, pair.right) ? Blank(pair.as_written()) : std::nullopt;
}

// A minus before a blank subtracts; one that touches a value inverts it.
Blank at_minus(Pair pair) {
    if (is_minus(pair.left)) return pair.as_written();
    const bool is_free = !is_minus(pair.right) || pair.left.kind == Kind::open || pair.left.kind == Kind::separator ||
                         is_operation(pair.left, "^") || is_infix(pair.left) || pair.left.kind == Kind::keyword;
    return is_free ? std::nullopt : Blank(pair.as_written());
}

Blank at_comment(Pair pair) {
    if (is_comment(pair.right) && is_minus(pair.left)) return std::nullopt;
    return is_comment(pair.left) || is_comment(pair.right) ? Blank(true) : std::nullopt;
}

Blank at_bracket(Pair pair) {
    const auto& [left, right] = pair;
    if (left.kind == Kind::open && right.kind == Kind::close) return false;
    if (is_block(left, Kind::open) || is_block(left, Kind::close)) return true;
    if (is_block(right, Kind::open) || is_block(right, Kind::close)) return true;
    return left.kind == Kind::open || right.kind == Kind::close ? Blank(false) : std::nullopt;
}

Blank at_separator(Pair pair) {
    if (pair.right.kind == Kind::separator) return false;
    if (pair.left.kind != Kind::separator || pair.right.kind == Kind::close) return std::nullopt;
    return !(pair.left.is_compact && pair.right.is_compact);
}

// A suffix of a keyword, as in `true'`, is an error and left to other rules.
Blank at_keyword(Pair pair) {
    const auto& right = pair.right;
    if (right.kind == Kind::operation && (right.text.starts_with('\'') || right.text.starts_with('^')))
        return std::nullopt;
    return pair.left.kind == Kind::keyword || pair.right.kind == Kind::keyword ? Blank(true) : std::nullopt;
}

Blank at_sign(Pair pair) {
    const auto& [left, right] = pair;
    if (is_operation(left, "^") || is_operation(right, "^")) return false;
    if (left.is_tight || right.is_tight) return false;
    return is_infix(left) || is_infix(right) ? Blank(true) : std::nullopt;
}

// Between the factors of a product; but a name that touches a bracket is a call, and moves that touch one, `R(1,5)`,
// name no numbering.
Blank at_neighbours(Pair pair) {
    const auto& [left, right] = pair;
    if (left.kind == Kind::moves && right.kind == Kind::open && right.is_compact) return pair.as_written();
    if (left.kind == Kind::name && right.kind == Kind::open) return right.text != "(" || pair.as_written();
    return ends_value(left) && begins_value(right) ? Blank(true) : std::nullopt;
}

// Pauses are moves, but a dot between digits is a decimal point.
Blank at_pause(Pair pair) {
    const auto& [left, right] = pair;
    const auto is_move = [](const Piece& piece) { return piece.kind == Kind::moves || piece.kind == Kind::pause; };
    return is_move(left) && is_move(right) ? Blank(true) : std::nullopt;
}

constexpr Blank (*rules[])(Pair pair) = {at_comment, at_separator, as_written,    at_bracket, at_minus,
                                         at_keyword, at_sign,      at_neighbours, at_pause};

}  // namespace

bool has_blank_between(const Piece& left, const Piece& right) {
    if (left.kind == Kind::moves && right.kind == Kind::moves && !left.is_as_written) return true;  // nearly always
    for (const auto rule : rules)
        if (const Blank blank = rule({left, right})) return *blank;
    return !right.touches;
}

bool may_break_between(const Piece& left, const Piece& right) {
    const bool is_numbering = left.kind == Kind::name && right.kind == Kind::open;
    return !is_numbering && !are_kept(left, right) && !is_comment(right) && has_blank_between(left, right);
}

}  // namespace cubelang::lang
